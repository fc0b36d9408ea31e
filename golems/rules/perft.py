"""Counting positions: how many different ones can be reached in so many rows."""

from collections.abc import Iterator
from itertools import product

from golems.rules.rounds import Unanswered, in_turn, play_row
from golems.rules.table import Option
from golems.rules.values import Command, Position

SEVEN: tuple[Command, ...] = ("forward", "backward", "left", "right", "stand", "attack", "defend")

Commands = tuple[Command | None, ...]


def joint_commands(position: Position) -> Iterator[Commands]:
    """Every way in which the robots on the field can play one of the seven commands each."""
    return product(*[(None,) if robot.out else SEVEN for robot in position.robots])


def after_row(position: Position, commands: Commands, answers: tuple[Option, ...] = ()) -> Iterator[Position]:
    """The positions after one row, whatever the owners choose; a game that is over is not among them."""
    try:
        outcome = play_row(position, commands, in_turn(answers))
    except Unanswered as stop:
        for option in stop.question.options:
            yield from after_row(position, commands, (*answers, option))
    else:
        if outcome.result is None:
            yield outcome.position


def reachable(positions: set[Position], rows: int) -> set[Position]:
    """All different positions after so many rows."""
    for _ in range(rows):
        positions = {
            after
            for position in positions
            for commands in joint_commands(position)
            for after in after_row(position, commands)
        }
    return positions


def perft(position: Position, rows: int) -> int:
    return len(reachable({position}, rows))


def divide(position: Position, rows: int) -> dict[Commands, int]:
    """The same count for each first row."""
    return {
        commands: len(reachable(set(after_row(position, commands)), rows - 1))
        for commands in joint_commands(position)
    }
