"""What is done when a folder is made, by the Python that will run in the browser: bytecode, and answers."""

import io
import json
import py_compile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from golems.server.jobs.inline import Inline
from golems.server.log.memory import MemoryStore
from golems.site.archive import WRITTEN
from golems.site.engine import Engine, application
from golems.words.language import LANGUAGES

NO_DOCSTRINGS = 2
READ_AS_SOURCE = ("anyio/__init__.py",)  # it looks into itself to find out what to import later


def compiled(folder: str) -> bytes:
    """Return an archive of everything that lies in a folder, with bytecode instead of sources."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(Path(folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                name, body = as_it_runs(path, Path(folder))
                packed.writestr(zipfile.ZipInfo(name, WRITTEN), body, zipfile.ZIP_DEFLATED, 9)
    return archive.getvalue()


def as_it_runs(path: Path, folder: Path) -> tuple[str, bytes]:
    """Return a file's name in the archive and what is in it."""
    name = path.relative_to(folder)
    if path.suffix != ".py" or name.as_posix() in READ_AS_SOURCE:
        return name.as_posix(), path.read_bytes()
    target = path.with_suffix(".pyc")
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(path), str(target), str(name), True, NO_DOCSTRINGS, mode)
    body = target.read_bytes()
    target.unlink()
    return name.with_suffix(".pyc").as_posix(), body


async def answers(paths: Sequence[str]) -> dict[str, str]:
    """Return what a new engine answers to these paths, as JSON, by language."""
    app = application(Path("/tmp/golems"), bytes(32), Inline(), MemoryStore())
    engine = Engine(app, lambda number, message: None)
    await engine.start()
    return {lang: json.dumps(await answers_in(engine, paths, lang), ensure_ascii=False) for lang in LANGUAGES}


async def answers_in(engine: Engine, paths: Sequence[str], lang: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for path in paths:
        answer = await engine.ask(0, "GET", path, f"lang={lang}", [], b"")
        if answer.status != 200:
            raise LookupError(f"{path}: {answer.body.decode()}")
        found[path] = json.loads(answer.body)
    return found
