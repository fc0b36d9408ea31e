"""docs/puzzles.md says what the code does, and leaves nothing out."""

import re
from pathlib import Path

import pytest

from golems.cli import run
from golems.notation.reading import decode, encode
from golems.puzzles import documents, goals, limits
from golems.puzzles.documents import read_puzzle, write_puzzle
from golems.puzzles.judge import Judgement
from golems.puzzles.puzzle import CONCEPTS, KINDS
from golems.puzzles.review import review_of
from tests.puzzles.drawing import drafted, golem

PAGE = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
[EXAMPLE] = re.findall(r"<!-- write -->\n```json\n(.*?)```", PAGE, re.DOTALL)


def test_the_puzzle_shown_is_sound_and_written_as_shown() -> None:
    puzzle = read_puzzle(decode(EXAMPLE))
    assert decode(encode(write_puzzle(puzzle))) == decode(EXAMPLE)
    report = review_of(puzzle)
    assert (report.wrong, report.notes) == ([], [])


def test_nothing_is_left_out() -> None:
    named = {
        *[key for keys in documents.KEYS.values() for key in keys],
        *[key for keys in goals.KEYS.values() for key in keys],
        *goals.KEYS,
        *limits.PuzzleLimits._fields,
        *limits.BOUNDS,
        *KINDS,
        *CONCEPTS,
        *documents.EVENTS,
        documents.ANY,
    }
    assert {word for word in named if not re.search(rf'[`"]{word}[`"]', PAGE)} == set()


def test_numbers_are_those_of_the_code() -> None:
    assert f"1 to {documents.MOST_ROWS}" in PAGE
    assert f"at most {documents.MOST_ROLLS} ways" in PAGE


@pytest.mark.parametrize("text", re.findall(r"^\| `(\{\"goal\".*?\})` \|", PAGE, re.MULTILINE))
def test_a_goal_shown_is_a_goal(text: str) -> None:
    goal = decode(text)
    assert isinstance(goal, dict)
    edition = "3.0" if goal["goal"] == "bring" else "4.0"
    blue = golem("blue", "d4 S") if edition == "4.0" else golem("blue", "d4 S", lives=1)
    drawing = ("....", "oo..", "....", "^...")
    assert read_puzzle(drafted(*drawing, edition=edition, goals=[goal], others_on_board=[blue])).goals


@pytest.mark.parametrize("text", re.findall(r"`(\"\w+\": (?:\{.*?\}|\[.*?\]|true))`", PAGE))
def test_a_limit_shown_is_a_limit(text: str) -> None:
    assert limits.read_limits(decode(f"{{{text}}}"), "4.0")


@pytest.mark.parametrize("command", re.findall(r"^golems (puzzle .*?)  ", PAGE, re.MULTILINE))
def test_a_command_shown_runs(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "shown.json"
    file.write_text(EXAMPLE, encoding="utf-8")
    status = run(command.replace("FILE...", str(file)).split())
    assert status == (1 if "--without" in command else 0)
    assert capsys.readouterr().out


def test_the_program_shown_runs() -> None:
    [block] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    given: dict[str, object] = {}
    exec(block, given)
    assert isinstance(given["judgement"], Judgement)
    assert given["judgement"].solved
