"""Everything that the engine's Python reads, in one archive: this package and its libraries, without what no
browser needs."""

import os
import pickle  # of a library whose hash the lock file names
import re
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

WRITTEN = (1980, 1, 1, 0, 0, 0)  # the same files give the same archive

# Of this package: what runs elsewhere, and the page itself.
NOT_OURS = re.compile(
    r"golems/(page|cli|envs|api)/|.*\.pyi$|golems/data/print/|golems/server/log/sql/|golems/server/worker\.py"
    r"|golems/server/jobs/process\.py|golems/fast/(?!__init__\.py)|golems/site/(build|wheels)\.py|.*__pycache__/"
)
# Of the libraries: what only people and type checkers read, and languages that the game does not speak.
NOT_THEIRS = re.compile(
    r".*\.pyi$|.*/py\.typed$|.*\.dist-info/|.*\.data/|.*/tests?/|pytz/zoneinfo/|anyio/pytest_plugin"
    r"|anyio/_backends/_trio|starlette/testclient|idna/cli|babel/messages/"
)
# Of the standard library: what no server needs, what is compiled into Python, and alphabets of other times.
NOT_STANDARD = re.compile(
    r"(_pyrepl|multiprocessing|pydoc_data|sqlite3|unittest|xmlrpc|venv|ensurepip|curses|dbm)/"
    r"|xml/(dom|etree)/|asyncio/(windows_|proactor_|tools|__main__)|concurrent/futures/process|wsgiref/validate"
    r"|importlib/_bootstrap|urllib/robotparser|html/(parser|entities\.html)|http/cookiejar"
    r"|(_pydatetime|_pyio|argparse|bdb|cProfile|cmd|compileall|configparser|difflib|doctest|filecmp|fileinput"
    r"|ftplib|imaplib|mailbox|modulefinder|netrc|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pyclbr"
    r"|pydoc|smtplib|symtable|tabnanny|trace|tracemalloc|turtle|wave|zipapp|zipimport)\.py"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode_|utf_|charmap)"
)
LOCALES = re.compile(r"babel/locale-data/(.+)\.dat")
# What messages need to know of a language. Names of countries and currencies are a hundred times as much, and
# every start would put them together.
NUMBERS = (
    "decimal_formats",
    "default_numbering_system",
    "number_symbols",
    "numbering_systems",
    "ordinal_form",
    "percent_formats",
    "plural_form",
)


def pack(
    package: Path, metadata: tuple[str, str], wheels: Iterable[Path], languages: Iterable[str], target: Path
) -> None:
    """Write an archive of sources. The metadata are the name and the version of this package."""
    spoken = {"root", *languages}
    files = {
        **ours(package),
        **described(*metadata),
        **{name: body for wheel in wheels for name, body in theirs(wheel, spoken)},
    }
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, WRITTEN), files[name], zipfile.ZIP_DEFLATED)


def trim_standard_library(source: Path, target: Path) -> None:
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for info in whole.infolist():
            if not NOT_STANDARD.match(info.filename):
                plain = zipfile.ZipInfo(info.filename, WRITTEN)
                archive.writestr(plain, whole.read(info), zipfile.ZIP_DEFLATED, compresslevel=9)


def ours(package: Path) -> dict[str, bytes]:
    """Return the files of this package by name; one of its folders may be a link."""
    found = [Path(folder, file) for folder, _, files in os.walk(package, followlinks=True) for file in files]
    named = {path.relative_to(package.parent).as_posix(): path for path in found}
    return {name: path.read_bytes() for name, path in named.items() if not NOT_OURS.match(name)}


def described(name: str, version: str) -> dict[str, bytes]:
    """Return what tells a program which version is installed."""
    text = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    return {f"{name.replace('-', '_')}-{version}.dist-info/METADATA": text.encode()}


def theirs(wheel: Path, spoken: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            locale = LOCALES.fullmatch(name)
            if locale and locale[1] in spoken:
                yield name, numbers_of(packed.read(name))
            elif not locale and not NOT_THEIRS.match(name):
                yield name, packed.read(name)


def numbers_of(locale: bytes) -> bytes:
    """Return how a language counts and writes numbers, of everything that is known of it."""
    known = pickle.loads(locale)
    return pickle.dumps({name: known[name] for name in NUMBERS if name in known})
