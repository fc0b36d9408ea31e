"""Lines: straights capture robots, turns lead them round (T)."""

from golems.fast.bits import has
from golems.fast.jit import Numbers, compiled, inlined, lowest
from golems.fast.layout import CELL, COMMAND, FACE_KIND, FACING, FORWARD, SIDES, STRAIGHT
from golems.fast.table import choose, lines


@inlined
def opposite(facing: int) -> int:
    return facing ^ 2


@inlined
def led_by(command: int, direction: int) -> int:
    """Return the facing with which this command leads in this direction."""
    return direction if command == FORWARD else opposite(direction)


@compiled
def meet_line(field: Numbers, table: Numbers, seat: int, direction: int) -> None:
    """Let a line turn the robot that came onto it (T2, T3)."""
    cell = table[CELL + seat]
    if not has(lines(field, table), cell):
        return
    if field[STRAIGHT + cell]:
        capture(field, table, seat, direction)
    else:
        enter_corner(field, table, seat, direction)


@compiled
def capture(field: Numbers, table: Numbers, seat: int, direction: int) -> None:
    """Let the owner choose which way to face along a straight that lies across this direction (T2)."""
    cell = table[CELL + seat]
    if has(lines(field, table), cell) and field[STRAIGHT + cell] and not has(field[SIDES + cell], direction):
        table[FACING + seat] = choose(field, table, FACE_KIND, seat, field[SIDES + cell])


@compiled
def enter_corner(field: Numbers, table: Numbers, seat: int, direction: int) -> None:
    """Follow the turn if the robot came through one of its sides (T3)."""
    sides = field[SIDES + table[CELL + seat]]
    came_from = opposite(direction)
    if has(sides, came_from):
        table[FACING + seat] = led_by(table[COMMAND + seat], lowest(sides & ~(1 << came_from)))


@inlined
def way_out(field: Numbers, table: Numbers, cell: int, straight_on: int) -> int:
    """Return the direction in which a step leaves a turn, which is through one of its sides (T4)."""
    if not has(lines(field, table), cell) or field[STRAIGHT + cell] or has(field[SIDES + cell], straight_on):
        return straight_on
    return lowest(field[SIDES + cell] & ~(1 << opposite(straight_on)))
