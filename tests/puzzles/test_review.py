"""What `golems puzzle check` finds wrong with a puzzle."""

from typing import Any

import pytest

from golems.puzzles.review import Review, review_of
from golems.words.language import LANGUAGES
from tests.puzzles.drawing import drawn, golem

WALK = ("x...", "....", "^...")
RIGHT = {"cards": 2, "rows": 2, "solutions": 1}


def report(*drawing: str, **more: Any) -> Review:
    return review_of(drawn(*drawing, **more), LANGUAGES)


def wrong(*drawing: str, **more: Any) -> list[str]:
    return [told.message.removeprefix("puzzle-wrong-") for told in report(*drawing, **more).wrong]


def notes(*drawing: str, **more: Any) -> list[str]:
    return [told.message.removeprefix("puzzle-note-") for told in report(*drawing, **more).notes]


def test_nothing_is_wrong_with_a_good_puzzle() -> None:
    assert wrong(*WALK, minimum=RIGHT, needs=["forward"]) == []
    assert notes(*WALK, minimum=RIGHT) == []


@pytest.mark.parametrize("key", RIGHT)
def test_the_minimum_must_be_the_proven_one(key: str) -> None:
    assert wrong(*WALK, minimum=RIGHT | {key: 3}) == ["minimum"]


def test_it_must_be_solvable_and_not_solved_already() -> None:
    assert wrong(*WALK, hand={"left": 1}) == ["unsolvable"]
    assert wrong("^..", goals=[{"goal": "survive"}]) == ["for-nothing"]


def test_what_it_needs_it_must_need() -> None:
    assert wrong(*WALK, minimum=RIGHT, needs=["left"]) == ["need"]
    assert wrong(*WALK, minimum=RIGHT, needs=[["left", "right"]]) == ["need"]
    assert wrong(*WALK, minimum=RIGHT, needs=["attack"]) == ["need-not-in-hand"]
    assert wrong(*WALK, minimum=RIGHT, needs=["loop"], hand={"forward": 2, "loop": 1}) == ["need-not-in-hand"]


def test_three_stars_must_be_within_reach() -> None:
    assert wrong(*WALK, minimum=RIGHT, stars=[1, 3]) == ["stars"]
    assert wrong(*WALK, minimum=RIGHT, stars=[2, 3]) == []


def test_notes_for_whoever_writes_puzzles() -> None:
    assert notes(*WALK) == ["no-minimum"]
    assert notes(*WALK, minimum=RIGHT, texts={"en": {"title": "Walk"}}) == ["language"]


def test_a_choice_on_the_way_is_noted() -> None:
    """In the water Red would choose what is damaged and where to leave."""
    found = report(">~x", "...", red={"processor": "p4", "weapon": "w2", "chassis": "c1"}).notes
    assert [told.facts.get("kind") for told in found] == [None, "damage", "exit"]


# ---------------------------------------------------------------- bug hunts


def bug(program: str, **more: Any) -> list[str]:
    return wrong("..x", "...", "^..", kind="bug", program=program, **more)


def test_a_bug_hunt_has_one_repair_and_no_more() -> None:
    assert bug("F F L F F") == []
    assert bug("F F R F F") == ["no-bug", "no-repair"]
    assert bug("L L F F F") == ["no-repair"]


def test_every_repair_of_an_ambiguous_bug_hunt_is_named() -> None:
    hand = {"forward": 2, "stand": 1}
    found = report("x", "^", kind="bug", program="F F", limits={"rows": {"exactly": 2}}, hand=hand)
    assert [told.message for told in found.wrong] == ["puzzle-wrong-no-bug", "puzzle-wrong-repairs"]
    assert found.wrong[1].facts == {"count": 2, "programs": ("S F", "F S")}


# ---------------------------------------------------------------- predictions


def test_a_ghost_needs_a_place() -> None:
    weak = {"red": {"simple": True, "damage": 3}, "others_on_board": [golem("blue", "a1 S")]}
    assert wrong("....", "^...", kind="predict", program="L", others={"blue": "A"}, **weak) == ["ghost-out"]
    assert notes("....", "^...", kind="predict", program="L R") == ["ghost-home"]
    assert notes("....", "^...", kind="predict", program="F") == []
