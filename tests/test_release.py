"""What is released is whole: made from the sdist, installed into an empty environment, nothing is missing."""

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from trove_classifiers import classifiers

import golems
import hatch_build
from tests.test_package import ROOT, build
from tests.walk import walk

NAME = "battle-of-golems"
# `golems` on PyPI belongs to somebody else: whoever names our package to an installer names the other one.
INSTALLING = re.compile(r"(?:pip install|uv add|uv pip install|pipx install|uvx|uv tool install)[^`\n]*")
PACKAGE = re.compile(r"(?<![\w./-])golems(?=\[|\s|\"|'|`|$|==)")
EXTRA = re.compile(r"(?<!-)\bgolems\[(?:cluster|fast|print|server)\]")
READ = (".md", ".ftl", ".py", ".svelte", ".ts", ".toml", ".yaml", ".service", "Containerfile", "Makefile")
LEFT_OUT = [ROOT / name for name in ("build", "dist", "golems/page", "web/node_modules")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel that is made from what the sdist holds, as `uv build` and installers make it."""
    folder = tmp_path_factory.mktemp("release")
    with tarfile.open(build("sdist", ROOT, folder / "sdist")) as archive:
        archive.extractall(folder, filter="data")
    return build("wheel", next(folder.glob("battle_of_golems-*")), folder / "wheel", path="")


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_bytes(archive.read(name))


# ---------------------------------------------------------------- installed


def needed(names: list[str]) -> Iterator[Distribution]:
    """Yield the distributions of this environment that these need, and what those need, without extras."""
    found: dict[str, Distribution] = {}
    while names:
        wished = Requirement(names.pop())
        extras = {"extra": next(iter(wished.extras), "")}
        if wished.name.lower() not in found and (not wished.marker or wished.marker.evaluate({"extra": ""})):
            found[wished.name.lower()] = distribution(wished.name)
            further = [Requirement(each) for each in distribution(wished.name).requires or []]
            names += [plain(each) for each in further if not each.marker or each.marker.evaluate(extras)]
    yield from found.values()


def plain(wished: Requirement) -> str:
    return f"{wished.name}[{','.join(wished.extras)}]" if wished.extras else wished.name


@pytest.fixture(scope="module")
def python(wheel: Path, metadata: Message, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment that has the wheel and what it requires, and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=os.name == "posix")
    scheme = {"base": str(folder), "platbase": str(folder)}
    site = Path(sysconfig.get_path("purelib", "venv", scheme))
    for each in needed(metadata.get_all("Requires-Dist", [])):
        for top in {file.parts[0] for file in each.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(each.locate_file(top))))
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    return Path(sysconfig.get_path("scripts", "venv", scheme), "python")


def run(python: Path, *arguments: str) -> str:
    command = [str(python), "-I", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout


def test_the_environment_holds_no_extra(python: Path) -> None:
    extras = ("asyncpg", "numpy", "numba", "rustworkx", "typst", "dask", "pytest")
    asked = f"from importlib.util import find_spec; print([name for name in {extras} if find_spec(name)])"
    assert run(python, "-c", asked) == "[]\n"
    assert run(python, "-c", "import golems; print(golems.__file__)").startswith(str(python.parents[1]))


def test_nothing_is_missing_in_the_wheel_that_is_made_from_the_sdist(wheel: Path, python: Path) -> None:
    assert walk(wheel, python) == []


def test_a_walk_finds_what_is_missing(wheel: Path, python: Path) -> None:
    [site] = python.parents[1].glob("lib/*/site-packages")
    picture = site / "golems" / "data" / "rules" / "ru" / "pictures" / "M4.svg"
    kept = picture.read_bytes()
    picture.unlink()
    try:
        [line] = walk(wheel, python)
    finally:
        picture.write_bytes(kept)
    assert line.endswith("/api/rules/M4/picture?lang=ru: 404 no-picture, not 200")


def test_it_says_its_version(python: Path) -> None:
    assert run(python, "-m", "golems", "--version") == f"golems {golems.__version__}\n"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_shells_complete_its_commands(shell: str) -> None:
    environment = os.environ | {
        "_GOLEMS_COMPLETE": f"complete_{shell}",
        "COMP_WORDS": "golems tour",
        "COMP_CWORD": "1",
        "_TYPER_COMPLETE_ARGS": "golems tour",
        "_TYPER_COMPLETE_WORD_TO_COMPLETE": "tour",
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }
    done = subprocess.run(
        [sys.executable, "-m", "golems"], env=environment, capture_output=True, encoding="utf-8", check=True
    )
    assert "tournament" in done.stdout


# ---------------------------------------------------------------- what is told about it


def test_it_is_called_by_a_name_that_is_ours(metadata: Message) -> None:
    assert metadata["Name"] == NAME
    assert metadata["Version"] == golems.__version__ == "1.0.0"


def test_nobody_is_told_to_install_the_package_of_somebody_else() -> None:
    texts = [file for kind in READ for file in ROOT.rglob(f"*{kind}") if is_ours(file)]
    assert len(texts) > 500
    wrong = [
        f"{file.relative_to(ROOT)}: {said}"
        for file in texts
        for said in wrong_names(file.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def is_ours(file: Path) -> bool:
    hidden = any(part.startswith(".") for part in file.relative_to(ROOT).parts)
    return not hidden and file != Path(__file__) and not set(LEFT_OUT) & set(file.parents)


def wrong_names(text: str) -> list[str]:
    return [said for said in INSTALLING.findall(text) if PACKAGE.search(said)] + EXTRA.findall(text)


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("pip install golems", True),
        ('py -m pip install "golems[print]"', True),
        ("the extra golems[fast]", True),
        ('pip install "battle-of-golems[print]"', False),
        ("pip install battle-of-golems, then `golems`", False),
        ("uv pip install --python /opt/golems .", False),
    ],
)
def test_the_wrong_name_is_found(text: str, is_wrong: bool) -> None:
    assert bool(wrong_names(text)) == is_wrong


def test_it_is_described(metadata: Message) -> None:
    assert metadata["Author"] == "The Golems authors"
    assert "Copyright (c) 2026 The Golems authors" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert metadata["License-Expression"] == "MIT"
    assert metadata.get_all("License-File") == ["LICENSE", "NOTICE"]
    assert set(metadata.get_all("Classifier", [])) <= classifiers
    assert len(metadata["Keywords"].split(",")) > 3
    assert set(metadata.get_all("Provides-Extra", [])) == {"cluster", "fast", "print", "server"}


def test_the_changelog_tells_of_this_version_with_a_date() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(golems.__version__)} \(\d{{4}}-\d\d-\d\d\)$", text, re.M)


def test_the_description_needs_no_other_file(metadata: Message) -> None:
    shown = str(metadata.get_payload())
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "make play" in shown
    assert re.findall(r"\]\((?!https?:)", shown) == []


def test_the_description_leads_to_the_files_where_they_can_be_fetched() -> None:
    text = "![A golem](docs/golem.png)\n\n[rules](golems/data/rules), [Numba](https://numba.pydata.org)"
    assert hatch_build.readme_elsewhere(text, "https://golems.example/1.0.0/") == (
        "![A golem](https://golems.example/1.0.0/docs/golem.png)\n\n"
        "[rules](https://golems.example/1.0.0/golems/data/rules), [Numba](https://numba.pydata.org)"
    )
    assert hatch_build.readme_elsewhere(text, None) == "rules, [Numba](https://numba.pydata.org)"


@pytest.mark.parametrize("source", ["", "https://golems.example/1.0.0", "https://golems.example/1.0.0/"])
def test_an_index_page_links_to_the_files_where_they_can_be_fetched(source: str) -> None:
    command = [sys.executable, "-m", "hatchling", "metadata", "urls"]
    environment = os.environ | {hatch_build.SOURCE_URL: source}
    told = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True, encoding="utf-8"
    )
    links = json.loads(told.stdout or "{}")
    places = {link.removeprefix("https://golems.example/1.0.0/") for link in links.values()}
    assert len(places) == (len(hatch_build.LINKED) if source else 0)
    assert all((ROOT / place).exists() for place in places)
