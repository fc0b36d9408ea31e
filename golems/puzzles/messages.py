"""Messages of puzzles to people, with facts; the words are in the language files.

A fact is a number, a word that the message selects by, or a name: `robot` is a robot's id, `cell` a cell's
name, `card` a card's, `row` and `program` are in the short form; several are in `cells`, `cards`, `programs`.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from golems.notation.cells import FACING_NAMES
from golems.notation.programs import write_short
from golems.puzzles.goals import PuzzleGoal, PuzzleGoalKind
from golems.puzzles.puzzle import Puzzle
from golems.rules.values import Position, Program

Fact: TypeAlias = str | int | tuple[str, ...]
NONE = "none"


class PuzzleMessage(NamedTuple):
    """A message of the language files, and its facts."""

    message: str
    facts: dict[str, Fact]


def programs_in(programs: Sequence[Program]) -> str:
    """Return the programs of all rounds in the short form."""
    return " / ".join([write_short(program) for program in programs])


# ---------------------------------------------------------------- goals


def tell_goal(goal: PuzzleGoal, position: Position) -> PuzzleMessage:
    return GOALS[goal.kind](goal, position)


def robot_of(goal: PuzzleGoal, position: Position) -> str:
    return position.robots[goal.robot or 0].id


def cell_of(goal: PuzzleGoal, position: Position) -> str:
    return position.field.name(goal.cell or 0)


def tell_reach(goal: PuzzleGoal, position: Position) -> PuzzleMessage:
    facing = NONE if goal.facing is None else FACING_NAMES[goal.facing]
    facts: dict[str, Fact] = {"robot": robot_of(goal, position), "cell": cell_of(goal, position)}
    return PuzzleMessage("puzzle-goal-reach", facts | {"facing": facing})


def tell_touch(goal: PuzzleGoal, position: Position) -> PuzzleMessage:
    cells = tuple([position.field.name(cell) for cell in goal.cells])
    return PuzzleMessage("puzzle-goal-touch", {"robot": robot_of(goal, position), "cells": cells})


def tell_destroy(goal: PuzzleGoal, position: Position) -> PuzzleMessage:
    if goal.target is None:
        return PuzzleMessage("puzzle-goal-destroy-barrels", {"count": goal.count})
    return PuzzleMessage("puzzle-goal-destroy", {"robot": position.robots[goal.target].id})


def tell_push(goal: PuzzleGoal, position: Position) -> PuzzleMessage:
    return PuzzleMessage("puzzle-goal-push", {"cell": cell_of(goal, position)})


def tell_bring(goal: PuzzleGoal, position: Position) -> PuzzleMessage:
    return PuzzleMessage(
        "puzzle-goal-bring", {"robot": robot_of(goal, position), "cell": cell_of(goal, position)}
    )


def tell_survive(goal: PuzzleGoal, position: Position) -> PuzzleMessage:
    return PuzzleMessage("puzzle-goal-survive", {"robot": robot_of(goal, position)})


def tell_repair(goal: PuzzleGoal, position: Position) -> PuzzleMessage:
    return PuzzleMessage("puzzle-goal-repair", {"robot": robot_of(goal, position), "part": goal.part or NONE})


GOALS: dict[PuzzleGoalKind, Callable[[PuzzleGoal, Position], PuzzleMessage]] = {
    "reach": tell_reach,
    "touch": tell_touch,
    "destroy": tell_destroy,
    "push": tell_push,
    "bring": tell_bring,
    "survive": tell_survive,
    "repair": tell_repair,
}


# ---------------------------------------------------------------- limits


def tell_limits(puzzle: Puzzle) -> Iterator[tuple[str, PuzzleMessage]]:
    """Yield the message of each limit with its key."""
    limits = puzzle.limits
    if limits.rows:
        number, kind = limits.rows.number, "exactly" if limits.rows.exactly else "most"
        yield "rows", PuzzleMessage("puzzle-limit-rows", {"kind": kind, "number": number})
    if limits.cards:
        number, kind = limits.cards.number, "exactly" if limits.cards.exactly else "most"
        yield "cards", PuzzleMessage("puzzle-limit-cards", {"kind": kind, "number": number})
    for card in limits.use:
        yield f"use.{card}", PuzzleMessage("puzzle-limit-use", {"card": card})
    if limits.all_cards:
        yield "all_cards", PuzzleMessage("puzzle-limit-all-cards", {})
    if limits.no_damage:
        yield "no_damage", PuzzleMessage("puzzle-limit-no-damage", {})
