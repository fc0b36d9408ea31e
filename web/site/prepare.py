"""Run by prepare.mjs in the Python of the browser."""

import io
import json
import py_compile
import zipfile
from pathlib import Path
from types import SimpleNamespace

NO_DOCSTRINGS = 2
READ_AS_SOURCE = ("anyio/__init__.py",)  # it looks into itself to find out what to import later
WRITTEN = (1980, 1, 1, 0, 0, 0)  # the same sources give the same archive


def compiled(folder):
    """Return an archive of everything that lies in a folder, with bytecode instead of sources."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(Path(folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                name = path.relative_to(folder)
                is_code = path.suffix == ".py" and str(name) not in READ_AS_SOURCE
                body = bytecode(path) if is_code else path.read_bytes()
                info = zipfile.ZipInfo(str(name.with_suffix(".pyc") if is_code else name), WRITTEN)
                info.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(info, body)
    return archive.getvalue()


def bytecode(path):
    target = path.with_suffix(".pyc")
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(path), str(target), doraise=True, optimize=NO_DOCSTRINGS, invalidation_mode=mode)
    body = target.read_bytes()
    target.unlink()
    return body


async def answers(paths):
    """Return what a new engine answers to these paths in every language, as JSON."""
    from golems.server.jobs.inline import Inline
    from golems.server.log.memory import MemoryStore
    from golems.site.engine import Engine, application
    from golems.words.language import LANGUAGES

    engine = Engine(application(Path("/tmp/golems"), bytes(32), Inline(), MemoryStore()), print)
    await engine.start()

    async def ask(path, lang):
        answer = await engine.ask(0, "GET", path, f"lang={lang}", [], b"")
        assert answer.status == 200, (path, answer)
        return json.loads(answer.body)

    return {
        lang: json.dumps({path: await ask(path, lang) for path in paths}, ensure_ascii=False) for lang in LANGUAGES
    }


SimpleNamespace(compiled=compiled, answers=answers)
