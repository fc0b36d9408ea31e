"""A puzzle is equally hard from whichever side one looks at it."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from golems.puzzles.goals import PuzzleGoal
from golems.puzzles.puzzle import Other, Puzzle
from golems.puzzles.solver import solve
from golems.rules.field import Field
from golems.rules.values import ICE, LINES, WATER
from tests.puzzles.random_puzzles import random_puzzles
from tests.rules.symmetry import MIRROR, QUARTER, BoardTurn

ONE_SIDED = frozenset({WATER, ICE}) | LINES  # where the first option depends on the names of cells


def looks_alike(puzzle: Puzzle) -> bool:
    """Tell whether nothing in the puzzle depends on the compass: no choice, no barrel put down (G9)."""
    position = puzzle.position
    return not ONE_SIDED & set(position.board) and not (position.edition == "3.0" and position.barrels)


PUZZLES = [puzzle for puzzle in random_puzzles(range(600)) if looks_alike(puzzle)]


def turned(puzzle: Puzzle, turn: BoardTurn) -> Puzzle:
    position = puzzle.position
    hand = tuple([(turn.commands.get(card, card), count) for card, count in position.hand])  # type: ignore[call-overload]
    return replace(
        puzzle,
        position=turn.position(position)._replace(hand=tuple(sorted(hand))),
        goals=tuple([turned_goal(goal, position.field, turn) for goal in puzzle.goals]),
        others=tuple([turned_other(other, turn) for other in puzzle.others]),
        limits=puzzle.limits._replace(
            use=tuple([turn.commands.get(card, card) for card in puzzle.limits.use])  # type: ignore[call-overload]
        ),
    )


def turned_goal(goal: PuzzleGoal, field: Field, turn: BoardTurn) -> PuzzleGoal:
    return goal._replace(
        cell=None if goal.cell is None else turn.cell(field, goal.cell),
        facing=None if goal.facing is None else turn.facing(goal.facing),
        cells=tuple([turn.cell(field, cell) for cell in goal.cells]),
    )


def turned_other(other: Other, turn: BoardTurn) -> Other:
    return other._replace(programs=tuple([turn.program(program) for program in other.programs]))


@settings(max_examples=80)
@given(puzzle=st.sampled_from(PUZZLES), quarters=st.integers(0, 3))
def test_a_turned_puzzle_is_as_hard(puzzle: Puzzle, quarters: int) -> None:
    other = puzzle
    for _ in range(quarters):
        other = turned(other, QUARTER)
    assert solve(other)[:3] == solve(puzzle)[:3]


@settings(max_examples=80)
@given(
    puzzle=st.sampled_from([puzzle for puzzle in PUZZLES if not any(r.bot for r in puzzle.position.robots)])
)
def test_a_puzzle_in_the_mirror_is_as_hard(puzzle: Puzzle) -> None:
    """Left is right there; a ParoBot's card cannot be turned over."""
    assert solve(turned(puzzle, MIRROR))[:3] == solve(puzzle)[:3]
