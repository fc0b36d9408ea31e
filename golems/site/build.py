"""Writes the folder: the page, the engine with its Python, and what keeps both without a network."""

import hashlib
import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from golems import __version__
from golems.notation.reading import Malformed
from golems.site.archive import pack, trim_standard_library
from golems.site.wheels import bring, locked_wheels
from golems.words.language import LANGUAGES

PACKAGE = Path(__file__).parents[1]
ROOT = PACKAGE.parent
PAGE = PACKAGE / "page"
WEB = ROOT / "web"
LOCK = ROOT / "uv.lock"
CACHE = ROOT / "build" / "site-cache"

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYODIDE_LOCK = "pyodide-lock.json"
STANDARD_LIBRARY = "python_stdlib.zip"
ENGINE = "golems.bin"  # a compressed tape; a host that knows it as one would unpack it on the way
DESCRIPTION = "engine.json"  # how large everything is; a folder that has it was written here
NOT_COUNTED = ("pyodide.mjs", "pyodide.asm.mjs", PYODIDE_LOCK)  # imported, or not read


def first_steps() -> list[str]:
    """Return how the page asks for the steps of the first battle."""
    guide = json.loads((PACKAGE / "data" / "first" / "guide.json").read_text("utf-8"))
    return [json.dumps({"puzzle": f"first-{each['step']}"}, separators=(",", ":")) for each in guide["steps"]]


# What is asked for before anything is played: it is answered while the engine is being loaded. A body follows
# its path.
PREPARED = (
    "/api/games",
    "/api/arenas",
    "/api/journey",
    "/api/scenarios",
    "/api/options",
    "/api/rulebook",
    "/api/puzzles",
    "/api/plans",
    *[f"/api/puzzle {question}" for question in first_steps()],
)

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)


class Icon(NamedTuple):
    """A picture of the installed page; one that is covered may be cut into any shape."""

    file: str
    size: int
    covered: bool


PICTURES = WEB / "site" / "icons"  # drawn from the logo by tests/e2e/icons.py
APPLE = Icon("icon-180.png", 180, covered=True)
ICONS = (
    APPLE,
    Icon("icon-192.png", 192, covered=False),
    Icon("icon-512-covered.png", 512, covered=True),
)
MANIFEST = {
    "name": "Golems · Битва Големов",
    "short_name": "Golems",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "orientation": "any",
    "background_color": "#f4e9d4",
    "theme_color": "#8fcdeb",
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        *[
            {
                "src": icon.file,
                "sizes": f"{icon.size}x{icon.size}",
                "type": "image/png",
                "purpose": "maskable" if icon.covered else "any",
            }
            for icon in ICONS
            if icon is not APPLE
        ],
    ],
}


def build(folder: Path) -> None:
    """Write everything anew into a folder, which is empty or was written by this before."""
    check(folder)
    made = engine_for_browsers()
    clear(folder)
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns("sources.sha256", "*.br"), dirs_exist_ok=True)
    shutil.copytree(made / "prepared", folder / "prepared")
    add_engine(folder / "py", made)
    shutil.copy(PACKAGE / "data" / "art" / "logo.svg", folder / "icon.svg")
    for icon in ICONS:
        shutil.copy(PICTURES / icon.file, folder / icon.file)
    write_json(folder / "manifest.webmanifest", MANIFEST)
    version = version_of(folder)
    index = folder / "index.html"
    index.write_text(with_head(index.read_text("utf-8"), version), "utf-8")
    write_service_worker(folder, version)


def check(folder: Path) -> None:
    if not LOCK.is_file() or not WEB.is_dir():
        raise Malformed("no-checkout", str(ROOT))
    if not (PAGE / "index.html").is_file():
        raise Malformed("no-page", str(PAGE))
    if folder.exists() and any(folder.iterdir()) and not (folder / "py" / DESCRIPTION).is_file():
        raise Malformed("folder-not-empty", str(folder))


def clear(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)


# ---------------------------------------------------------------- the engine


def engine_for_browsers() -> Path:
    """Return a folder with the archives of the engine and prepared answers; they are made once for the same
    sources."""
    wheels = bring(locked_wheels(LOCK), CACHE / "wheels")
    CACHE.mkdir(parents=True, exist_ok=True)
    sources = CACHE / "sources.zip"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pack(PACKAGE, (project["name"], __version__), wheels, LANGUAGES, sources)
    standard = CACHE / STANDARD_LIBRARY
    trim_standard_library(WEB / "node_modules" / "pyodide" / STANDARD_LIBRARY, standard)
    made = CACHE / hash_of([sources, standard, WEB / "site" / "prepare.mjs"])
    if not (made / "done").is_file():
        npm = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "run", "--silent", "site", "--"]
        made.mkdir(exist_ok=True)
        shutil.copyfile(standard, made / STANDARD_LIBRARY)
        given = [
            str(sources),
            str(made / STANDARD_LIBRARY),
            str(made / ENGINE),
            str(made / "prepared"),
            *PREPARED,
        ]
        subprocess.run([*npm, *given], check=True)
        (made / "done").touch()
    return made


def add_engine(folder: Path, made: Path) -> None:
    folder.mkdir()
    for name in PYODIDE:
        shutil.copyfile(WEB / "node_modules" / "pyodide" / name, folder / name)
    for name in (STANDARD_LIBRARY, ENGINE):
        shutil.copyfile(made / name, folder / name)
    locked = json.loads((WEB / "node_modules" / "pyodide" / PYODIDE_LOCK).read_text("utf-8"))
    write_json(folder / PYODIDE_LOCK, {**locked, "packages": {}})  # what is needed is in the engine
    sizes = {
        path.name: path.stat().st_size for path in sorted(folder.iterdir()) if path.name not in NOT_COUNTED
    }
    write_json(folder / DESCRIPTION, {"sizes": sizes})


# ---------------------------------------------------------------- the page around it


def with_head(index: str, version: str) -> str:
    """Return the page as it is opened from the folder: strict about what it loads, and installable."""
    added = f"""
    <meta http-equiv="content-security-policy" content="{CONTENT_SECURITY_POLICY}" />
    <meta name="golems-site" content="{version}" />
    <meta name="theme-color" content="{MANIFEST["theme_color"]}" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./{APPLE.file}" />"""
    before, charset, after = index.partition('<meta charset="utf-8" />')
    if not charset:
        raise LookupError("index.html: expected a charset")
    return before + charset + added + after


def write_service_worker(folder: Path, version: str) -> None:
    files = ["./", *[f"./{path.relative_to(folder).as_posix()}" for path in files_in(folder)]]
    head = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(files)};\n"
    body = (WEB / "site" / "sw.js").read_text("utf-8")
    (folder / "sw.js").write_text(head + body, "utf-8")


def files_in(folder: Path) -> list[Path]:
    return sorted([path for path in folder.rglob("*") if path.is_file()])


def version_of(folder: Path) -> str:
    return hash_of(files_in(folder))[:16]


def hash_of(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.name}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def write_json(path: Path, document: object) -> None:
    path.write_text(json.dumps(document, ensure_ascii=False, indent=2) + "\n", "utf-8")
