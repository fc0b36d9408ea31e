"""Which programs look sensible to somebody who watches: judged as if nobody else moved."""

from random import Random

from golems.bots.greedy import alone, barrels_opened, certain, enemies, harm
from golems.match.view import View
from golems.rules.values import Condition, Position, Program, Robot, Row, Seat

STEPS: tuple[Row, ...] = ("forward", "backward")
BLOW: Row = "attack"


def is_sensible(view: View, seat: Seat, program: Program, rng: Random) -> bool:
    """Tell whether a program takes a last blow that is plainly there, gets somewhere or strikes somebody, and
    neither hurts its own robot, nor walks against something, nor asks what makes no difference."""
    if any(asks_for_nothing(row) for row in program):
        return False
    position = barrels_opened(view.position)
    if wins_at_once(position, seat) and program[0] != BLOW:
        return False
    gets_somewhere = False
    for row in program:
        before = position
        position, result = alone(before, seat, row, rng)
        if result is not None:
            return seat in result.winners
        if is_foolish(before.robots[seat], position.robots[seat], row):
            return False
        gets_somewhere |= has_moved(before, position, seat) or hurt(position, seat) > hurt(before, seat)
    return gets_somewhere


def wins_at_once(position: Position, seat: Seat) -> bool:
    """Tell whether a blow in the first row wins the battle if nobody else moves."""
    known = certain(position, seat, BLOW) if dict(position.hand).get("attack") else None
    return known is not None and known[1] is not None and known[1].winners == (seat,)


def asks_for_nothing(row: Row) -> bool:
    """Tell whether a row does the same whatever the answer is."""
    return isinstance(row, Condition) and row.yes == row.no


def is_foolish(before: Robot, after: Robot, row: Row) -> bool:
    """Tell whether a row hurts the robot, or is a step that leads nowhere."""
    stays = (before.cell, before.facing, before.effort) == (after.cell, after.facing, after.effort)
    return after.out or harm(after) > harm(before) or (row in STEPS and stays)


def has_moved(before: Position, after: Position, seat: Seat) -> bool:
    return before.robots[seat].cell != after.robots[seat].cell


def hurt(position: Position, seat: Seat) -> int:
    """Return the damage of all enemies."""
    return sum([harm(robot) for robot in enemies(position, seat)])
