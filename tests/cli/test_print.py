"""golems print: sheets as PDF files."""

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Golems, Write
from tests.printing.measurements import page_sizes

A4, LETTER = (210.0, 297.0), (215.9, 279.4)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "sheets.pdf"


def puzzle(**changes: Any) -> dict[str, Any]:
    """Return a puzzle of two steps to c1, with changes."""
    return {
        "format": "golems-puzzle/1",
        "kind": "write",
        "texts": {"en": {"title": "Two steps", "story": "Go to C1."}},
        "position": {
            "edition": "4.0",
            "board": ["..."],
            "robots": [{"id": "red", "cell": "a1", "facing": "E", "simple": True}],
            "hand": {"forward": 2},
        },
        "control": "red",
        "rows": 2,
        "goals": [{"goal": "reach", "cell": "c1"}],
    } | changes


def test_the_whole_game(golems: Golems, out: Path) -> None:
    answer = golems("print", "game", str(out))
    assert answer == (0, f"{out}: 32 pages. Print them at 100%.\n", "")
    assert page_sizes(out.read_bytes()) == [A4] * 32


def test_the_older_edition_for_two_in_russian_on_other_paper(golems: Golems, out: Path) -> None:
    command = ("print", "game", "--edition", "3.0", "--players", "2", "--paper", "letter", "--lang", "ru")
    answer = golems(*command, str(out))
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith(f"{out}: 26 страниц")
    assert page_sizes(out.read_bytes()) == [LETTER] * 26


def test_the_box_of_the_oldest_edition(golems: Golems, out: Path) -> None:
    for stands, cards in ((3, 22), (4, 23)):
        command = ("print", "cards", "--edition", "2.0", "--stand-cards", str(stands), "--sides", "one")
        assert golems(*command, str(out)).status == 0
        assert len(page_sizes(out.read_bytes())) == -(-(2 * cards + 2 + 2 + 2) // 9)
    assert golems("print", "game", "--edition", "2.0", str(out)).out.startswith(f"{out}: 24 pages")


@pytest.mark.parametrize(("age", "pages"), [("6-7", 24), ("8-9", 30), ("10-11", 32), ("12+", 32)])
def test_a_pack_for_every_age(golems: Golems, out: Path, age: str, pages: int) -> None:
    assert golems("print", "pack", age, str(out)).out.startswith(f"{out}: {pages} pages")


def test_a_pack_for_no_age(golems: Golems, out: Path) -> None:
    answer = golems("print", "pack", "../6-7", str(out))
    assert (answer.status, out.exists()) == (2, False)
    assert "age: '../6-7' is not one of: 10-11, 12+, 6-7, 8-9" in answer.err


def test_a_scenario_by_name_or_from_a_file(golems: Golems, write: Write, out: Path) -> None:
    assert golems("print", "scenario", "royal-hill", str(out)).out == f"{out}: one page. Print it at 100%.\n"
    own = write(
        {
            "edition": "3.0",
            "board": ["...", "...", "..."],
            "robots": [{"id": "red", "cell": "a1", "facing": "S"}],
            "goals": [{"robot": "red", "goal": "reach", "cell": "b2"}],
        }
    )
    assert golems("print", "scenario", own, str(out)).status == 0
    assert page_sizes(out.read_bytes()) == [A4]
    assert "scenario: 'no-hill' is not one of:" in golems("print", "scenario", "no-hill", str(out)).err


def test_an_arena(golems: Golems, out: Path) -> None:
    assert golems("print", "arena", "kings-cup", str(out)).out == f"{out}: one page. Print it at 100%.\n"
    assert page_sizes(out.read_bytes()) == [A4]


def test_puzzles_and_their_answers(golems: Golems, write: Write, out: Path) -> None:
    files = [write(puzzle()), write(puzzle(rows=3)), write(puzzle())]
    assert golems("print", "puzzles", *files, str(out)).out.startswith(f"{out}: 3 pages")
    assert page_sizes(out.read_bytes()) == [A4] * 3


def test_a_puzzle_without_a_solution_has_no_answer_to_print(golems: Golems, write: Write, out: Path) -> None:
    file = write(puzzle(rows=1))
    answer = golems("print", "puzzles", file, str(out))
    assert answer.status == 2
    assert answer.err == "golems: “Two steps” can’t be solved, so there’s no answer to print (G14)\n"
    assert not out.exists()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--edition", "1.0"), "edition: '1.0' is not one of: 2.0, 3.0, 4.0"),
        (("--sides", "three"), "sides: 'three' is not one of: one, two"),
        (("--stand-cards", "4"), "stand-cards: only edition 2.0 has"),
        (("--paper", "a5"), "paper: 'a5' is not one of: a4, letter"),
    ],
)
def test_what_there_is_not(golems: Golems, out: Path, options: tuple[str, str], complaint: str) -> None:
    answer = golems("print", "game", *options, str(out))
    assert answer.status == 2
    assert complaint in answer.err


def test_where_nothing_can_be_written(golems: Golems, tmp_path: Path) -> None:
    answer = golems("print", "arena", "kings-cup", str(tmp_path))
    assert answer.status == 2
    assert "can’t write the file" in answer.err


def test_without_the_extra_it_says_what_to_install(
    golems: Golems, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    answer = golems("print", "game", str(out))
    assert answer == (2, "", 'golems: printing needs Typst: pip install "battle-of-golems[print]"\n')
