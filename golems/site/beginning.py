"""How the engine begins: its modules are read straight from the tape that they came on. Laid out as files,
each of hundreds would be looked for in one folder after the other."""

import gc
import marshal
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from pathlib import PurePosixPath
from types import CodeType, ModuleType
from typing import Any

ENDING = ".pyc"
PACKAGE = "/__init__"
HEAD = 16  # bytes of a file before its code

Read = Callable[[str], Any]  # what lies on the tape under a name, as JavaScript has it


class TapeLoader(SourcelessFileLoader):
    """Loads a module from the tape; what lies beside it is found as if it were a file."""

    def __init__(self, name: str, folder: str, file: str, read: Read) -> None:
        super().__init__(name, f"{folder}/{file}")
        self.file = file
        self.read = read

    def get_code(self, fullname: str) -> CodeType:
        code = marshal.loads(self.read(self.file).to_bytes()[HEAD:])
        assert isinstance(code, CodeType)
        return code


class Tape:
    """Finds the modules of a tape, by the names of its files."""

    def __init__(self, folder: str, files: Iterable[str], read: Read) -> None:
        self.folder = folder
        self.read = read
        self.files = {module_of(file): file for file in files}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if not file:
            return None
        loader = TapeLoader(name, self.folder, file, self.read)
        is_package = file.endswith(PACKAGE + ENDING)
        spec = ModuleSpec(name, loader, origin=loader.path, is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations = [str(PurePosixPath(loader.path).parent)]
        return spec


def module_of(file: str) -> str:
    """Return `golems.site` for `golems/site/__init__.pyc`."""
    return file.removesuffix(ENDING).removesuffix(PACKAGE).replace("/", ".")


def begin(folder: str, files: Iterable[str], read: Read, name: str) -> ModuleType:
    """Import a module and all that it needs. Nothing of that becomes garbage: it is not searched for any."""
    sys.meta_path.insert(0, Tape(folder, files, read))
    gc.disable()
    try:
        return import_module(name)
    finally:
        gc.freeze()
        gc.enable()
