"""The table that a row is played on: where the robots are, and questions to their owners (Q5)."""

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
    """The neighbour in this direction, or OFF."""
    return field[AHEAD + CELLS * direction + cell]


@inlined
def occupied(field: Numbers, table: Numbers) -> int:
    """The cells on which robots stand, bodies too (R3)."""
    cells = 0
    for seat in range(field[SEATED]):
        if not (table[OUT] >> seat) & 1:
            cells |= 1 << table[CELL + seat]
    return cells


@inlined
def place(table: Numbers, seat: int, cell: int) -> None:
    """Put it on another cell: what it was doing on the old one is over."""
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
    """The owner's choice; one option is no question, and a ParoBot takes the first (Q5)."""
    if count(options) == 1 or (field[BOTS] >> seat) & 1:
        return lowest(options)
    return ask(table, kind, seat, options)


@compiled
def ask(table: Numbers, kind: int, seat: int, options: int) -> int:
    """Write the question down and answer it as told beforehand; where nothing was told, with the first."""
    number = table[ASKED]
    if number == QUESTIONS:
        return lowest(options)
    table[ASKED] = number + 1
    table[KINDS + number] = kind * SEATS + seat
    table[OPTIONS + number] = options
    return nth(options, table[ANSWERS + number])
