"""golems print: sheets as PDF files."""

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Golems, Write
from tests.printing.measuring import page_sizes

A4, LETTER = (210.0, 297.0), (215.9, 279.4)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "sheets.pdf"


def puzzle(**changes: Any) -> dict[str, Any]:
    """Two steps to c1; whatever is named is changed."""
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
    assert answer == (0, f"{out}: 20 pages. Print them at 100 %.\n", "")
    assert page_sizes(out.read_bytes()) == [A4] * 20


def test_the_older_edition_for_two_in_russian_on_other_paper(golems: Golems, out: Path) -> None:
    command = ("print", "game", "--edition", "3.0", "--players", "2", "--paper", "letter", "--lang", "ru")
    answer = golems(*command, str(out))
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith(f"{out}: 15 страниц")
    assert page_sizes(out.read_bytes()) == [LETTER] * 15


def test_an_arena(golems: Golems, out: Path) -> None:
    assert golems("print", "arena", "kings-cup", str(out)).out == f"{out}: one page. Print it at 100 %.\n"
    assert page_sizes(out.read_bytes()) == [A4]


def test_puzzles_and_their_answers(golems: Golems, write: Write, out: Path) -> None:
    files = [write(puzzle()), write(puzzle(rows=3)), write(puzzle())]
    assert golems("print", "puzzles", *files, str(out)).out.startswith(f"{out}: 3 pages")
    assert page_sizes(out.read_bytes()) == [A4] * 3


def test_a_puzzle_without_a_solution_has_no_answer_to_print(golems: Golems, write: Write, out: Path) -> None:
    file = write(puzzle(rows=1))
    answer = golems("print", "puzzles", file, str(out))
    assert answer.status == 2
    assert answer.err == "golems: “Two steps” cannot be solved, so there is no answer to print (G14)\n"
    assert not out.exists()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--edition", "2.0"), "edition: '2.0' is not one of: 3.0, 4.0"),
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
    assert "cannot write the file" in answer.err


def test_without_the_extra_it_says_what_to_install(
    golems: Golems, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    answer = golems("print", "game", str(out))
    assert answer == (2, "", "golems: printing needs Typst: pip install golems[print]\n")
