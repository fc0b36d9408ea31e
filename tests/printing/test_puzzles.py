"""Puzzles on paper: all that is asked, the field with its goals, the hand, rows to fill in, right answers."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golems.printing.paper import PAPERS, Sheet
from golems.printing.puzzles import PuzzleAnswer, answer_to, in_pages, puzzle_facts, puzzle_sheets
from golems.printing.typesetting import typeset
from golems.puzzles.course import puzzles
from golems.puzzles.documents import read_puzzle
from golems.puzzles.puzzle import Puzzle
from golems.rules.refusals import Illegal
from golems.words.language import LANGUAGES, language
from tests.printing.measurements import fonts_in, page_sizes

ENGLISH = language("en")
A4 = PAPERS["a4"]


def robot(name: str, cell: str, facing: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "cell": cell, "facing": facing} | (more or {"simple": True})


def puzzle(*board: str, robots: list[dict[str, Any]], hand: dict[str, int], **more: Any) -> Puzzle:
    document = {
        "format": "golems-puzzle/1",
        "kind": "write",
        "texts": {
            "en": {"title": "A puzzle", "story": "A story."},
            "ru": {"title": "Задача", "story": "Рассказ."},
        },
        "position": {"edition": "4.0", "board": list(board), "robots": robots, "hand": hand},
        "control": robots[0]["id"],
    }
    return read_puzzle(document | more)


STEPS = puzzle(
    "...",
    "...",
    robots=[robot("red", "a2", "N")],
    hand={"forward": 3, "right": 1, "loop": 1},
    bonuses=["loop"],
    rows=3,
    goals=[{"goal": "reach", "cell": "c1"}],
    limits={"cards": {"most": 5}},
)
BUG = puzzle(
    "...",
    "...",
    robots=[robot("blue", "a2", "N")],
    hand={"forward": 2, "left": 1, "right": 1},
    kind="bug",
    program="F L F",
    goals=[{"goal": "reach", "cell": "b1"}],
)
GHOST = puzzle(
    "...",
    "...",
    robots=[robot("green", "a2", "N"), robot("yellow", "c1", "S", bot="1A")],
    hand={"forward": 2, "right": 1},
    kind="predict",
    program="F R F",
    others={"yellow": ["left"]},
)
ROUNDS = puzzle(
    "....",
    robots=[robot("red", "a1", "E"), robot("blue", "d1", "W")],
    hand={"forward": 1},
    rows=1,
    rounds=2,
    others={"blue": "S"},
    goals=[{"goal": "reach", "cell": "c1"}],
)


def titles(sheets: list[Sheet]) -> list[list[str]]:
    return [[item.piece.kind for item in sheet.items] for sheet in sheets]


def test_two_puzzles_share_a_sheet_and_the_answers_come_last() -> None:
    assert titles(puzzle_sheets([STEPS, BUG, GHOST], A4, ENGLISH)) == [
        ["puzzle", "puzzle"],
        ["puzzle"],
        ["answers"],
    ]


def test_a_sheet_tells_the_story_the_goal_and_the_limits() -> None:
    facts: Any = puzzle_facts(STEPS, 1, ENGLISH)
    assert (facts["number"], facts["title"], facts["story"]) == (1, "A puzzle", "A story.")
    goal, limit = facts["asked"]
    assert "C1" in goal
    assert "5" in limit


def test_the_cell_to_reach_is_marked_on_the_field() -> None:
    assert str(puzzle_facts(STEPS, 1, ENGLISH)["svg"]).count('href="#art-home"') == 1


def test_the_hand_shows_each_card_and_how_many_there_are() -> None:
    hand: Any = puzzle_facts(STEPS, 1, ENGLISH)["hand"]
    assert [(card["art"], card["count"]) for card in hand] == [
        ("card-forward", 3),
        ("card-right", 1),
        ("card-loop", 1),
    ]


def test_there_are_as_many_rows_to_fill_in_as_a_program_may_have() -> None:
    facts = puzzle_facts(STEPS, 1, ENGLISH)
    assert (facts["rows"], facts["given"], facts["mend"]) == (3, [], False)


def test_a_bug_hunt_shows_the_program_with_room_to_mend_it() -> None:
    facts: Any = puzzle_facts(BUG, 1, ENGLISH)
    assert [[card["word"] for card in row] for row in facts["given"][0]] == [
        ["Forward"],
        ["Left"],
        ["Forward"],
    ]
    assert facts["mend"]
    assert facts["asked"][0].startswith("One card in this program is wrong.")


def test_whoever_predicts_needs_no_cards_but_has_to_know_what_the_others_do() -> None:
    facts: Any = puzzle_facts(GHOST, 1, ENGLISH)
    assert facts["hand"] == []
    assert facts["others"] == [
        "Yellow is a ParoBot with card 1A: if there is an obstacle ahead: Turn right, otherwise Forward · "
        "Attack · if there is an obstacle ahead: Turn right, otherwise Forward · die. "
        "Its die will show: Turn left."
    ]


def test_what_another_golem_will_play_is_told() -> None:
    assert puzzle_facts(ROUNDS, 1, ENGLISH)["others"] == ["Blue will play: Stand."]


# ---------------------------------------------------------------- answers


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (STEPS, ["Forward · Turn right · Forward ×2"]),
        (BUG, ["Forward · Turn right · Forward"]),
        (GHOST, ["Green: B1, east"]),
        (ROUNDS, ["Round 1: Forward", "Round 2: Forward"]),
    ],
)
def test_the_answer_is_right(asked: Puzzle, answer: list[str]) -> None:
    assert answer_to(asked, ENGLISH) == answer


def test_there_is_no_answer_to_what_cannot_be_solved() -> None:
    stuck = puzzle(
        ".#.",
        robots=[robot("red", "a1", "E")],
        hand={"forward": 2},
        rows=2,
        goals=[{"goal": "reach", "cell": "c1"}],
    )
    with pytest.raises(Illegal) as refusal:
        answer_to(stuck, ENGLISH)
    assert (refusal.value.reason, refusal.value.facts) == ("no-solution", {"title": "A puzzle"})


@given(st.lists(st.lists(st.text("AB ·", max_size=300), min_size=1, max_size=3)), st.floats(40, 300))
def test_answers_fill_page_after_page(lines: list[list[str]], room: float) -> None:
    answers = [PuzzleAnswer(number, "", told) for number, told in enumerate(lines)]
    pages = in_pages(answers, room)
    assert [answer for page in pages for answer in page] == answers
    for page in pages:
        assert len(page) < 2 or sum(answer.height for answer in page) <= room


# ---------------------------------------------------------------- on paper


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_all_kinds_can_be_printed(code: str, paper: str) -> None:
    words, size = language(code), PAPERS[paper]
    pdf = typeset("", puzzle_sheets([STEPS, BUG, GHOST, ROUNDS], size, words), size, words)
    assert page_sizes(pdf) == [tuple(size)] * 3
    assert fonts_in(pdf) == {"GolemsDisplayRegular", "NunitoRegular", "NunitoBold"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_puzzle_of_the_course_can_be_told(code: str) -> None:
    for asked in puzzles().values():
        facts = puzzle_facts(asked, 1, language(code))
        assert facts["asked"]
        assert all(facts[key] for key in ("title", "story", "svg", "rounds"))


def test_rounds_that_run_the_same_program_are_printed_once() -> None:
    facts: Any = puzzle_facts(puzzles()["it-never-tires"], 1, ENGLISH)
    assert (facts["rounds"], len(facts["given"])) == (["Rounds 1–11"], 1)
    mended = replace(BUG, program=BUG.program * 2, rounds=2)
    facts = puzzle_facts(mended, 1, ENGLISH)
    assert (facts["rounds"], len(facts["given"])) == (["Round 1", "Round 2"], 2)
