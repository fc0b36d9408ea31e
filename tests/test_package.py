"""The wheel holds all that the game needs, the page included, and works by itself."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build

ROOT = Path(__file__).parent.parent
PAGE = Path("golems", "page")
SYSTEMS = (
    "linux-x64-gnu",
    "linux-x64-musl",
    "linux-arm64-gnu",
    "linux-arm64-musl",
    "darwin-x64",
    "darwin-arm64",
    "win32-x64-msvc",
)


def build(target: str, root: Path, folder: Path, path: str = os.environ["PATH"]) -> Path:
    """Build a wheel or an sdist."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=root, check=True, capture_output=True, env=os.environ | {"PATH": path})
    [made] = [*folder.glob("*.whl"), *folder.glob("*.tar.gz")]
    return made


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    with ZipFile(build("wheel", ROOT, folder)) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return what the sdist holds."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(build("sdist", ROOT, folder)) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    [root] = (folder / "unpacked").iterdir()
    return root


def files_of(package: Path) -> set[str]:
    return {
        str(Path(folder, name).relative_to(package))
        for folder, _, names in os.walk(package, followlinks=True)
        for name in names
        if "__pycache__" not in folder
    }


def test_the_wheel_holds_code_data_and_rulebook(unpacked: Path) -> None:
    assert files_of(unpacked / "golems") == files_of(ROOT / "golems")
    assert (unpacked / "golems" / "data" / "rules" / "ru" / "pictures" / "M4.svg").exists()
    assert (unpacked / PAGE / "index.html").exists()
    assert len(list((unpacked / PAGE / "assets").glob("*.js"))) > 3


def test_the_game_runs_from_the_wheel_alone(unpacked: Path) -> None:
    program = (
        "import golems.cli, sys; print(golems.__file__); sys.exit(golems.cli.run(['demo', '--pace', '0']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=unpacked,
        env=os.environ | {"PYTHONPATH": str(unpacked), "LANG": "ru_RU.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.startswith(str(unpacked))
    assert "Битва Големов" in done.stdout


# ---------------------------------------------------------------- the page


@pytest.mark.parametrize("whole", [True, False], ids=["all of the sdist", "without web/"])
def test_a_wheel_is_made_of_the_sdist_without_node(source: Path, tmp_path: Path, whole: bool) -> None:
    root = tmp_path / "source"
    shutil.copytree(source, root, symlinks=True, ignore=None if whole else shutil.ignore_patterns("web"))
    assert (root / "web").exists() == whole
    with ZipFile(build("wheel", root, tmp_path / "dist", path="")) as wheel:
        assert files_of(source / PAGE) == {
            name.removeprefix(f"{PAGE.as_posix()}/")
            for name in wheel.namelist()
            if name.startswith(str(PAGE))
        }


def test_without_a_page_and_its_source_there_is_no_wheel(source: Path, tmp_path: Path) -> None:
    root = tmp_path / "source"
    shutil.copytree(source, root, symlinks=True, ignore=shutil.ignore_patterns("web", "page"))
    with pytest.raises(subprocess.CalledProcessError) as failed:
        build("wheel", root, tmp_path / "dist")
    assert b"golems/page is not there, nor web/ to build it from" in failed.value.stderr


def test_the_page_is_built_again_after_a_change_of_its_sources(source: Path, tmp_path: Path) -> None:
    root = tmp_path / "source"
    shutil.copytree(source, root, symlinks=True)
    assert hatch_build.is_built(root)
    for name in ("web/src/main.ts", "golems/data/lang/ru/story.ftl", "golems/data/art/red.svg"):
        before = (root / name).read_bytes()
        (root / name).write_bytes(before + b"\n")
        assert not hatch_build.is_built(root), name
        (root / name).write_bytes(before)
    (root / "web" / "src" / "New.svelte").touch()
    assert not hatch_build.is_built(root)


def test_uv_builds_after_the_same_changes() -> None:
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    assert [key["file"] for key in tool["uv"]["cache-keys"]] == ["pyproject.toml", *hatch_build.SOURCES]


def test_a_machine_without_node_gets_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert not hatch_build.has_node()
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    assert groups["node"] == [hatch_build.NODE_PACKAGE]


def test_the_lock_file_is_for_every_system_and_names_no_host() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    bindings = {f"node_modules/@rolldown/binding-{system}" for system in SYSTEMS}
    assert bindings - packages.keys() == set()
    assert all("integrity" in packages[name] for name in bindings)
    assert "resolved" not in text
    assert re.findall(r"https?://[^\"]*registry[^\"]*", text) == []
