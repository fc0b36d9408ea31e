"""golems puzzle make: new puzzles, proven and measured."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Golems


def test_a_new_puzzle_is_told_proven_and_measured(golems: Golems) -> None:
    status, out, err = golems("puzzle", "make", "--level", "2", "--concept", "loop", "--seed", "17")
    assert (status, err) == (0, "")
    name, story, proven, difficulty = out.splitlines()
    assert name.startswith("loop-2-17: ")
    assert "without the Loop" in story or "without Loop 3" in story
    assert "Proven: " in proven
    assert "  Difficulty 2" in difficulty


def test_it_is_told_in_russian_too(golems: Golems) -> None:
    out = golems("puzzle", "make", "--concept", "turns", "--lang", "ru").out
    assert "Без поворотов туда не дойти." in out
    assert "Сложность 1" in out


def test_what_is_printed_can_be_solved_at_once(golems: Golems) -> None:
    status, document, _ = golems("puzzle", "make", "--concept", "turns", "--json")
    assert status == 0
    assert json.loads(document)["format"] == "golems-puzzle/1"
    assert golems("puzzle", "solve", "-", given=document).status == 0


def test_many_are_written_into_a_folder_and_are_sound(golems: Golems, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    arguments = ("--concept", "turns", "--count", "3", "--seed", "a b", "--out", str(folder))
    status, out, err = golems("puzzle", "make", *arguments)
    assert (status, err) == (0, "")
    files = sorted(folder.iterdir())
    assert {file.name for file in files} == {f"turns-1-a_b{end}.json" for end in ("", "-2", "-3")}
    assert all(f"{file.stem}: " in out for file in files)
    checked = golems("puzzle", "check", *map(str, files))
    assert (checked.status, "note:" in checked.out) == (0, False)


def test_the_first_of_many_is_the_one_of_the_seed(golems: Golems) -> None:
    one = golems("puzzle", "make", "--concept", "turns").out
    assert golems("puzzle", "make", "--concept", "turns", "--count", "2").out.startswith(one)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--concept", "dance"), "--concept: 'dance' is not one of: condition, loop"),
        (("--concept", "debugging"), "--concept: 'debugging' is not one of"),
        (("--level", "5"), "--level"),
        (("--count", "0"), "--count"),
    ],
)
def test_what_cannot_be_made_is_refused_in_one_line(
    golems: Golems, arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = golems("puzzle", "make", *arguments)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_folder_that_is_a_file_is_refused(golems: Golems, tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.write_text("")
    status, _, err = golems("puzzle", "make", "--concept", "turns", "--out", str(file))
    assert status == 2
    assert err.count("\n") == 1
