"""Each misconception with attempts that show it, and with similar attempts that do not."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from golems.lessons.attempts import tried_ghosts, tried_programs
from golems.lessons.entries import MISCONCEPTIONS
from golems.lessons.misconceptions import WORLDS, shown_by_ghosts, shown_by_programs
from golems.notation.cells import read_cell, read_facing
from golems.notation.programs import read_short
from golems.puzzles.course import puzzles
from golems.puzzles.judge import Ghost, judge, judge_ghosts, missed_goals, runs
from golems.puzzles.programs import rows_of
from golems.puzzles.puzzle import Puzzle
from golems.rules.values import NORTH, Program
from tests.puzzles.drawing import drawn, golem, programs

EAST_OF_ONE_WHO_LOOKS_SOUTH = drawn("v..x")
EAST_OF_ONE_WHO_LOOKS_NORTH = drawn("^..x")
SOUTH_THEN_EAST = drawn(
    "v..",
    "...",
    "..x",
)
THREE_STEPS_NORTH = drawn(
    "x",
    ".",
    ".",
    "^",
)
WITH_A_LOOP = drawn(
    "x",
    ".",
    ".",
    "^",
    position={"hand": {"forward": 3, "loop": 1}},
    bonuses=["loop"],
)
BLUE_CROSSES = drawn(
    "x..",
    "...",
    "^..",
    others_on_board=[golem("blue", "b2 W")],
    others={"blue": "F F F F"},
)
BLUE_LOOKS_ON = drawn(
    "x..",
    "...",
    "^..",
    others_on_board=[golem("blue", "b2 W")],
    others={"blue": "S S S S"},
)
A_RAM_CROSSES = drawn(
    "x..",
    "...",
    "^..",
    others_on_board=[{"id": "green", "cell": "b2", "facing": "W", "bot": "2A"}],
    others={"green": ["attack"]},
)
BLUE_COMES_BEFORE_RED = drawn(
    "....",
    ">...",
    position={"hand": {"forward": 2, "attack": 2, "defend": 1, "if": 1, "stand": 1}},
    others_on_board=[golem("blue", "b1 S", simple=True, damage=3)],
    others={"blue": "F"},
    goals=[{"goal": "destroy", "target": "blue"}],
    bonuses=["if"],
)

SHOWN: dict[str, tuple[Puzzle, str, tuple[str, ...]]] = {
    "turns right for the right of the page": (EAST_OF_ONE_WHO_LOOKS_SOUTH, "R F F F", ("south",)),
    "turns left, which is east there": (EAST_OF_ONE_WHO_LOOKS_SOUTH, "L F F F", ()),
    "turns the wrong way, and walks too short a way too": (EAST_OF_ONE_WHO_LOOKS_SOUTH, "R F", ()),
    "turns the wrong way, but looks north": (EAST_OF_ONE_WHO_LOOKS_NORTH, "L F F F", ()),
    "goes south first, then turns right": (SOUTH_THEN_EAST, "2F R 2F", ("south",)),
    "goes south first, then turns left": (SOUTH_THEN_EAST, "2F L 2F", ()),
    "forgets that Blue acts": (BLUE_CROSSES, "F F", ("at_once",)),
    "forgets that a ParoBot acts": (A_RAM_CROSSES, "F F", ("at_once",)),
    "does not come there if Blue stands still either": (BLUE_CROSSES, "F L", ()),
    "has waited, though for nothing": (BLUE_LOOKS_ON, "F F", ()),
    "is alone on the field": (THREE_STEPS_NORTH, "L F", ()),
    "is one step short": (THREE_STEPS_NORTH, "F F", ("off_by_one",)),
    "is two steps short": (THREE_STEPS_NORTH, "F", ()),
    "walks as far as it is": (THREE_STEPS_NORTH, "F F F", ()),
    "walks against the edge, which does no harm": (THREE_STEPS_NORTH, "F F F F", ()),
    "loops, and is one step short": (WITH_A_LOOP, "2F", ("off_by_one",)),
    "loops, and is there": (WITH_A_LOOP, "2F F", ()),
    "thinks the Condition sees Blue come": (BLUE_COMES_BEFORE_RED, "?A:F", ("condition",)),
    "knows that the Condition sees nobody yet": (BLUE_COMES_BEFORE_RED, "?F:A", ()),
    "would do nothing to Blue in either case": (BLUE_COMES_BEFORE_RED, "?D:F", ()),
    "has no Condition at all": (BLUE_COMES_BEFORE_RED, "S", ()),
}


@pytest.mark.parametrize("name", SHOWN)
def test_an_attempt_shows(name: str) -> None:
    puzzle, text, expected = SHOWN[name]
    assert shown_by_programs(puzzle, programs(text)) == expected


def test_every_misconception_has_examples_each_way() -> None:
    assert tuple(WORLDS) == MISCONCEPTIONS
    shown = {misconception for _, _, found in SHOWN.values() for misconception in found}
    assert shown == set(MISCONCEPTIONS)
    assert sum(not found for _, _, found in SHOWN.values()) >= len(MISCONCEPTIONS)


@pytest.mark.parametrize(
    "puzzle",
    [EAST_OF_ONE_WHO_LOOKS_SOUTH, SOUTH_THEN_EAST, THREE_STEPS_NORTH, BLUE_CROSSES, BLUE_COMES_BEFORE_RED],
)
def test_who_reaches_the_goal_shows_nothing(puzzle: Puzzle) -> None:
    for texts in product(["F", "L", "R", "A", "?F:L"], repeat=2):
        laid = read_short(" ".join(texts))
        if not missed(puzzle, laid):
            assert shown_by_programs(puzzle, [laid]) == ()


def missed(puzzle: Puzzle, laid: Program) -> list[str]:
    """Return the goals that are missed; the program need not come from the hand."""
    hand = tuple([(card, 9) for card in ("forward", "left", "right", "attack", "if")])
    rich = replace(puzzle, position=puzzle.position._replace(hand=hand), bonuses=("if",))
    return [missed.where for missed in judge(rich, [laid]).missed]


# ---------------------------------------------------------------- predictions

TURNS_IN_THE_SOUTH = drawn(".v.", kind="predict", program="R F")
TWO_STEPS_WEST = drawn("....", "...^", kind="predict", program="L F F")
BLUE_IS_IN_THE_WAY = drawn(
    "...",
    "^..",
    kind="predict",
    program="F",
    others_on_board=[golem("blue", "b1 W")],
    others={"blue": "F F"},
)
READS_EARLY = drawn(
    "....",
    ">...",
    kind="predict",
    program="?L:F",
    position={"hand": {"forward": 1, "left": 1, "if": 1}},
    others_on_board=[golem("blue", "c2 W")],
    others={"blue": "F"},
)

PREDICTED: dict[str, tuple[Puzzle, str, tuple[str, ...]]] = {
    "right": (TURNS_IN_THE_SOUTH, "a1 W", ()),
    "to the right of the page": (TURNS_IN_THE_SOUTH, "c1 E", ("south",)),
    "the right cell, looking elsewhere": (TURNS_IN_THE_SOUTH, "a1 E", ()),
    "two steps as they are": (TWO_STEPS_WEST, "b2 W", ()),
    "a step too many": (TWO_STEPS_WEST, "a2 W", ("off_by_one",)),
    "on another row altogether": (TWO_STEPS_WEST, "d2 N", ()),
    "as if Blue stood still": (BLUE_IS_IN_THE_WAY, "a1 N", ("at_once",)),
    "both stay": (BLUE_IS_IN_THE_WAY, "a2 N", ()),
    "as if the Condition saw Blue come": (READS_EARLY, "a2 N", ("condition",)),
    "the Condition sees nobody yet": (READS_EARLY, "a2 E", ()),
}


def ghost(puzzle: Puzzle, place: str) -> dict[int, Ghost]:
    cell, facing = place.split()
    return {0: Ghost(read_cell(puzzle.position.field, cell, ""), read_facing(facing, ""))}


@pytest.mark.parametrize("name", PREDICTED)
def test_a_prediction_shows(name: str) -> None:
    puzzle, place, expected = PREDICTED[name]
    assert shown_by_ghosts(puzzle, ghost(puzzle, place)) == expected


def test_nothing_is_said_where_dice_may_show_anything() -> None:
    puzzle = drawn(
        "v..x",
        others_on_board=[{"id": "green", "cell": "a2", "facing": "N", "bot": "3A"}],
        position={"board": ["....", "...."]},
        others={"green": "any"},
    )
    assert shown_by_programs(puzzle, programs("R F F F")) == ()


# ---------------------------------------------------------------- what is written down


def test_of_a_program_it_is_written_where_the_golem_ended_and_what_it_cost() -> None:
    tried = tried_programs(3, "east", EAST_OF_ONE_WHO_LOOKS_SOUTH, programs("L F F"))
    assert (tried.child, tried.puzzle, tried.programs) == (3, "east", ("L F F",))
    assert (tried.end, tried.solved, tried.cards, tried.shows) == (("c1 E",), False, 3, ("off_by_one",))


def test_of_a_prediction_it_is_written_where_the_ghost_stands() -> None:
    tried = tried_ghosts(0, "turns", TURNS_IN_THE_SOUTH, ghost(TURNS_IN_THE_SOUTH, "c1 E"))
    assert (tried.end, tried.solved, tried.shows) == (("c1 E",), False, ("south",))


# ---------------------------------------------------------------- the course


@pytest.mark.parametrize("name", [name for name, puzzle in puzzles().items() if puzzle.kind != "predict"])
def test_of_every_puzzle_of_the_course_any_attempt_can_be_looked_into(name: str) -> None:
    puzzle, source = puzzles()[name], Random(name)
    for _ in range(10):
        laid = [any_program(puzzle, source) for _ in range(puzzle.rounds)]
        shown = shown_by_programs(puzzle, laid)
        assert not shown or missed_goals(puzzle, runs(puzzle, laid)[0])


def any_program(puzzle: Puzzle, source: Random) -> Program:
    return tuple(source.choices(rows_of(puzzle), k=source.randint(1, puzzle.rows)))


@pytest.mark.parametrize("name", [name for name, puzzle in puzzles().items() if puzzle.kind == "predict"])
def test_of_every_prediction_of_the_course_any_ghost_can_be_looked_into(name: str) -> None:
    puzzle = puzzles()[name]
    for cell in puzzle.position.field.cells():
        ghosts = {seat: Ghost(cell, NORTH) for seat in puzzle.control}
        right = judge_ghosts(puzzle, ghosts).solved
        assert not (right and shown_by_ghosts(puzzle, ghosts))
