"""What is done when a folder is made, by the Python that will run in the browser: bytecode, and answers."""

import gzip
import io
import json
import py_compile
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from golems.server.jobs.inline import Inline
from golems.server.log.memory import MemoryStore
from golems.site.archive import WRITTEN
from golems.site.engine import Engine, application
from golems.words.language import LANGUAGES

KEPT_WHOLE = ("_pyodide", "pyodide")  # they read their own docstrings
NO_DOCSTRINGS = 2
READ_AS_SOURCE = ("anyio/__init__.py",)  # it looks into itself to find out what to import later


def packed_engine(folder: str) -> bytes:
    """Return everything that lies in a folder as a compressed tape, with bytecode instead of sources.
    Compressed together, files that are alike take a quarter less than each by itself."""
    tape = io.BytesIO()
    with tarfile.open(fileobj=tape, mode="w", format=tarfile.USTAR_FORMAT) as packed:
        for name, body in sorted(files_as_they_run(Path(folder)), key=alike):
            info = tarfile.TarInfo(name)
            info.size = len(body)
            packed.addfile(info, io.BytesIO(body))
    return gzip.compress(tape.getvalue(), 9, mtime=0)


def packed_library(archive: str) -> bytes:
    """Return an archive of Python's own library with bytecode instead of sources."""
    library = io.BytesIO()
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(archive) as sources:
        sources.extractall(folder)
        with zipfile.ZipFile(library, "w") as packed:
            for name, body in files_as_they_run(Path(folder)):
                packed.writestr(zipfile.ZipInfo(name, WRITTEN), body, zipfile.ZIP_DEFLATED, 9)
    return library.getvalue()


def alike(file: tuple[str, bytes]) -> tuple[str, str]:
    """Return what puts files of one kind beside each other."""
    return PurePosixPath(file[0]).suffix, file[0]


def files_as_they_run(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            yield as_it_runs(path, folder)


def as_it_runs(path: Path, folder: Path) -> tuple[str, bytes]:
    """Return a file's name in the archive and what is in it."""
    name = path.relative_to(folder)
    if path.suffix != ".py" or name.as_posix() in READ_AS_SOURCE:
        return name.as_posix(), path.read_bytes()
    target = path.with_suffix(".pyc")
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    level = 0 if name.parts[0] in KEPT_WHOLE else NO_DOCSTRINGS
    py_compile.compile(str(path), str(target), str(name), True, level, mode)
    body = target.read_bytes()
    target.unlink()
    return name.with_suffix(".pyc").as_posix(), body


async def answers(questions: Sequence[str]) -> dict[str, str]:
    """Return what a new engine answers to these questions, as JSON, by language. A question is a path, or a
    path and the body that is sent there."""
    app = application(Path("/tmp/golems"), bytes(32), Inline(), MemoryStore())
    engine = Engine(app, lambda number, message: None)
    await engine.start()
    return {
        lang: json.dumps(await answers_in(engine, questions, lang), ensure_ascii=False) for lang in LANGUAGES
    }


async def answers_in(engine: Engine, questions: Sequence[str], lang: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for question in questions:
        path, _, body = question.partition(" ")
        headers = [("content-type", "application/json")] if body else []
        method = "POST" if body else "GET"
        answer = await engine.ask(0, method, path, f"lang={lang}", headers, body.encode())
        if answer.status != 200:
            raise LookupError(f"{question}: {answer.body.decode()}")
        found[question] = json.loads(answer.body)
    return found
