"""An owner of the box of 3.0 or 2.0 can read its chapter alone: it names every clause that is ever cited."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from golems.match.match import Match
from golems.match.settings import read_settings
from golems.notation.tasks import play_task, read_task
from golems.rules.refusals import Refusal
from golems.words.rulebook import books, clauses, pages
from tests.casebook import all_cases

CHAPTERS = {"3.0": "13-edition-3.md", "2.0": "14-edition-2.md"}
NAMED = re.compile(r'<a id="([^"]+)"></a>|\]\([^)#]*#([^)]+)\)')
AT_WORK = {"P5", "P6", "P7", "P8", "R3", "R6"}  # in every edition, though no event cites them

RED = {"id": "red", "cell": "a1", "facing": "E"}
BLUE = {"id": "blue", "cell": "d2", "facing": "W"}
STAND = ["stand"] * 3
POSITIONS: list[dict[str, Any]] = [  # each with something wrong
    {"board": ["..  ", "  .."]},
    {"board": ["#...", "...."]},
    {"board": ["~...", "...."]},
    {"barrels": {"a1": ["empty"]}},
    {"barrels": {"b1": ["bomb"]}},
    {"robots": []},
    {"robots": [RED, BLUE, *[RED | {"id": name, "cell": name} for name in ("b1", "b2", "c1")]]},
    {"goals": [{"robot": "red", "goal": "destroy", "target": "red"}]},
]
PROGRAMS: list[list[Any]] = [
    [],
    ["forward"] * 5,
    [["loop", "none"], *STAND],
    [["loop", "forward"], *STAND],
    [["loop", "forward"], ["loop", "left"], *STAND[:2]],
    [["enemy?", ["loop", "left"], "stand"], *STAND],
    [["if", "left", "right"], *STAND],
    ["die", *STAND],
    ["none", *STAND],
    ["stand", *STAND],
]
SETTINGS: list[dict[str, Any]] = [
    {"seats": []},
    {"seats": [{}] * 5},
    {"seats": [{}, {}, {"parobot": "1A"}]},
    {"seats": [{"colour": "red"}] * 2},
    {"hand": {}},
    {"game": "beginners"},
]


def cited_by(play: Callable[[], set[str]]) -> set[str]:
    """Return the clauses of all that happens, or the one by which it is refused."""
    try:
        return play()
    except Refusal as refusal:
        return {refusal.rule} if refusal.rule else set()


def cited_by_task(task: dict[str, Any], rows: int | None = None) -> set[str]:
    def play() -> set[str]:
        outcome = play_task(read_task(task), rows)
        ending = {outcome.result.reason} if outcome.result else set()
        return ending | {event.rule for event in outcome.events}

    return cited_by(play)


def cited_by_settings(document: dict[str, Any]) -> set[str]:
    def begin() -> set[str]:
        Match(read_settings(document), "seed")
        return set()

    return cited_by(begin)


def cited_in(edition: str) -> set[str]:
    """Return the clauses cited by all cases of golems in this edition, and by wrong positions, programs and
    settings."""
    cases = [case for case in all_cases() if case.task["position"].get("edition", "4.0") in CHAPTERS]
    found = set(AT_WORK)
    for case in cases:
        found |= set(case.clauses) if case.task["position"]["edition"] == edition else set()
        found |= cited_by_task(
            case.task | {"position": case.task["position"] | {"edition": edition}}, case.rows
        )
    usual = {"edition": edition, "board": ["....", "...."], "robots": [RED, BLUE]}
    for wrong in POSITIONS:
        found |= cited_by_task({"position": usual | wrong})
    for program in PROGRAMS:
        bonus = {"red": "loop", "blue": "blank"}
        programs = {"red": program, "blue": ["stand", *STAND[:2], "left"]}
        found |= cited_by_task({"position": usual, "programs": programs, "bonus": bonus})
    found |= cited_by_task({"position": usual, "event": "freeze"})
    for settings in SETTINGS:
        agreed = {"game": "standard", "edition": edition, "arena": "ruins", "seats": [{}, {}]}
        found |= cited_by_settings(agreed | settings)
    return found


def named_in(page: str) -> set[str]:
    """Return the clauses that stand in a chapter and those that it refers to."""
    return {name for found in NAMED.findall(page) for name in found if name}


@pytest.mark.parametrize("edition", CHAPTERS)
@pytest.mark.parametrize("code", books())
def test_a_chapter_names_every_clause_that_its_edition_can_cite(code: str, edition: str) -> None:
    needed = cited_in(edition)
    assert {"M1", "M2", "M4", "P1", "P2", "P3", "P7", "Q3", "R2", "V4"} <= needed
    assert needed - named_in(pages(code)[CHAPTERS[edition]]) == set()


def test_what_is_cited_is_in_the_book() -> None:
    assert cited_in("3.0") | cited_in("2.0") <= clauses("en").keys()


@pytest.mark.parametrize("code", books())
def test_the_chapter_of_edition_2_names_its_cards_and_no_game_that_it_has_not(code: str) -> None:
    """It is read alone: how many of each card there are stands in it too."""
    page = pages(code)[CHAPTERS["2.0"]]
    assert len(re.findall(r"^\| .* \| .*\d.*\|$", page, re.M)) == 4
    assert named_in(page) >= {f"G{number}" for number in range(1, 16)} | {"2.0"}
