"""Lines: straights capture robots, turns lead them round (T)."""

from golems.rules.events import Turned
from golems.rules.table import Figure, Table
from golems.rules.values import CORNERS, STRAIGHTS, Facing


def opposite(facing: Facing) -> Facing:
    return (facing + 2) % 4


def turn_to(table: Table, figure: Figure, facing: Facing, rule: str) -> None:
    table.happen(Turned(table.row, rule, figure.seat, figure.cell, facing))


def capture(table: Table, figure: Figure, direction: Facing) -> None:
    """Let the owner choose which way to face along a straight that lies across this direction (T2)."""
    along = STRAIGHTS.get(table.board[figure.cell])
    if along and direction not in along:
        turn_to(table, figure, int(table.ask(figure, "face", along, "T2")), "T2")


def enter_corner(table: Table, figure: Figure, direction: Facing, command: str) -> bool:
    """Follow the turn if the robot came through one of its sides, and tell whether it did (T3)."""
    sides = CORNERS[table.board[figure.cell]]
    came_from = opposite(direction)
    if came_from not in sides:
        return False
    out = other_side(sides, came_from)
    turn_to(table, figure, led_by(command, out), "T3")
    return True


def other_side(sides: tuple[Facing, Facing], side: Facing) -> Facing:
    return sides[1] if side == sides[0] else sides[0]


def led_by(command: str, direction: Facing) -> Facing:
    """Return the facing with which this command leads in this direction."""
    return direction if command == "forward" else opposite(direction)


def way_out(token: str, straight_on: Facing) -> Facing:
    """Return the direction in which a step leaves a turn, which is through one of its sides (T4)."""
    sides = CORNERS[token]
    return straight_on if straight_on in sides else other_side(sides, opposite(straight_on))
