"""Modules that are read from the tape import one another and find what lies beside them, as files do."""

import gc
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest

from golems.site.beginning import begin
from golems.site.preparation import as_it_runs

SOURCES = {
    "moon/__init__.py": "from moon.crater import depth",
    "moon/crater.py": "import gc\ndepth, searched = 7, gc.isenabled()",
    "moon/dark/side.py": "from pathlib import Path\nfrom moon import depth\nplace = Path(__file__).parent",
}
NAMES = {file.removesuffix(".py") + ".pyc": file for file in SOURCES}


class Bytes:
    """What JavaScript hands over."""

    def __init__(self, body: bytes) -> None:
        self.body = body

    def to_bytes(self) -> bytes:
        return self.body


@pytest.fixture
def moon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Return a module of three that lie on a tape; beside them lies a file."""
    for file, source in SOURCES.items():
        path = tmp_path / "sources" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, "utf-8")
    laid = tmp_path / "laid"
    (laid / "moon" / "dark").mkdir(parents=True)
    (laid / "moon" / "flag.txt").write_text("here", "utf-8")
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.syspath_prepend(laid)

    def read(name: str) -> Bytes:
        found, body = as_it_runs(tmp_path / "sources" / NAMES[name], tmp_path / "sources")
        assert found == name
        return Bytes(body)

    yield begin(str(laid), NAMES, read, "moon.dark.side")
    gc.unfreeze()
    for name in [each for each in sys.modules if each.partition(".")[0] == "moon"]:
        del sys.modules[name]


def test_a_module_of_the_tape_imports_others_of_it(moon: ModuleType, tmp_path: Path) -> None:
    assert moon.__name__ == "moon.dark.side"
    assert moon.depth == 7
    assert moon.place == tmp_path / "laid" / "moon" / "dark"


def test_what_lies_beside_a_module_of_the_tape_is_found(moon: ModuleType) -> None:
    assert files("moon").joinpath("flag.txt").read_text("utf-8") == "here"


def test_what_is_not_on_the_tape_is_looked_for_elsewhere(moon: ModuleType) -> None:
    with pytest.raises(ModuleNotFoundError):
        __import__("moon.water")


def test_garbage_is_looked_for_only_when_everything_is_there(moon: ModuleType) -> None:
    assert not sys.modules["moon.crater"].searched
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0
