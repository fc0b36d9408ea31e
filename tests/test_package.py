"""The wheel holds all that the game needs, and works by itself."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


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
