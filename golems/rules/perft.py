"""Counts of the different positions that can be reached in some number of rows."""

from collections.abc import Iterator
from itertools import product

from golems.rules.rounds import Unanswered, in_turn, play_row
from golems.rules.table import Option
from golems.rules.values import Command, Position

SEVEN: tuple[Command, ...] = ("forward", "backward", "left", "right", "stand", "attack", "defend")

Commands = tuple[Command | None, ...]


def joint_commands(position: Position) -> Iterator[Commands]:
    """Yield every way in which the robots on the field can play one of the seven commands each."""
    return product(*[(None,) if robot.out else SEVEN for robot in position.robots])


def after_row(position: Position, commands: Commands, answers: tuple[Option, ...] = ()) -> Iterator[Position]:
    """Yield the positions after one row for every choice of the owners, except where the game is over."""
    try:
        outcome = play_row(position, commands, in_turn(answers))
    except Unanswered as stop:
        for option in stop.question.options:
            yield from after_row(position, commands, (*answers, option))
    else:
        if outcome.result is None:
            yield outcome.position


def reachable(positions: set[Position], rows: int) -> set[Position]:
    """Return all different positions after this many rows."""
    for _ in range(rows):
        positions = {
            after
            for position in positions
            for commands in joint_commands(position)
            for after in after_row(position, commands)
        }
    return positions


def perft(position: Position, rows: int) -> int:
    """Count the different positions after this many rows.

    >>> from golems.rules.field import field_of
    >>> from golems.rules.values import EAST, Robot
    >>> position = Position("4.0", field_of(2, ".."), "..", (Robot("red", 0, EAST, simple=True),), hand=())
    >>> [perft(position, rows) for rows in (1, 2)]
    [4, 7]
    """
    return len(reachable({position}, rows))


def divide(position: Position, rows: int) -> dict[Commands, int]:
    """Return the same count for each first row."""
    return {
        commands: len(reachable(set(after_row(position, commands)), rows - 1))
        for commands in joint_commands(position)
    }
