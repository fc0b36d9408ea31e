"""The table on which a row is played: where the robots are, and questions to their owners (Q5)."""

from golems.fast.bits import nth
from golems.fast.jit import Numbers, compiled, count, inlined, lowest
from golems.fast.layout import (
    AHEAD,
    ANSWERS,
    ASKED,
    BOTS,
    CELL,
    CELLS,
    ICE,
    KINDS,
    LINES,
    OPTIONS,
    OUT,
    QUESTIONS,
    SEATED,
    SEATS,
    STATUS,
    TOKENS,
    WATERS,
)


@inlined
def ahead(field: Numbers, cell: int, direction: int) -> int:
    """Return the neighbour in this direction, or OFF."""
    return field[AHEAD + CELLS * direction + cell]


@inlined
def occupied(field: Numbers, table: Numbers) -> int:
    """Return the cells on which robots stand, bodies included (R3)."""
    cells = 0
    for seat in range(field[SEATED]):
        if not (table[OUT] >> seat) & 1:
            cells |= 1 << table[CELL + seat]
    return cells


@inlined
def place(table: Numbers, seat: int, cell: int) -> None:
    """Put the robot on another cell and end what it was doing on the old one."""
    table[CELL + seat] = cell
    table[STATUS + seat] = 0


@inlined
def open_water(field: Numbers, table: Numbers) -> int:
    return field[WATERS] & ~table[ICE]


@inlined
def lines(field: Numbers, table: Numbers) -> int:
    return field[LINES] & table[TOKENS]


# ---------------------------------------------------------------- questions


@inlined
def choose(field: Numbers, table: Numbers, kind: int, seat: int, options: int) -> int:
    """Return the owner's choice; a single option is no question, and a ParoBot takes the first (Q5)."""
    if count(options) == 1 or (field[BOTS] >> seat) & 1:
        return lowest(options)
    return ask(table, kind, seat, options)


@compiled
def ask(table: Numbers, kind: int, seat: int, options: int) -> int:
    """Write the question down and answer it as set beforehand, or else with the first option."""
    number = table[ASKED]
    if number == QUESTIONS:
        return lowest(options)
    table[ASKED] = number + 1
    table[KINDS + number] = kind * SEATS + seat
    table[OPTIONS + number] = options
    return nth(options, table[ANSWERS + number])
