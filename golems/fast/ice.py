"""Ice (I), and what the weather does to it (E4, E5)."""

from golems.fast.bits import has
from golems.fast.jit import Numbers, compiled
from golems.fast.layout import ACTIVE, CELL, ICE, OFF, SEATED, STATUS, STOOD, THIN, WATERS
from golems.fast.water import fall


@compiled
def freeze(field: Numbers, table: Numbers) -> None:
    """Lay ice on all water (E4)."""
    table[ICE] = field[WATERS]


@compiled
def thaw(field: Numbers, table: Numbers) -> None:
    """Turn all ice into open water; what stood on it falls (E5)."""
    cells = table[ICE]
    break_ice(field, table, cells)
    fall(field, table, cells)


@compiled
def break_ice(field: Numbers, table: Numbers, cells: int) -> None:
    """Turn these cells into open water; who stands there has stood on this ice no longer (I2, I3)."""
    if cells != 0:
        table[ICE] &= ~cells
        for seat in range(field[SEATED]):
            if table[CELL + seat] != OFF and has(cells, table[CELL + seat]):
                table[STATUS + seat] = 0


@compiled
def break_thin_ice(field: Numbers, table: Numbers) -> None:
    """Break the ice under robots that stood on it for a second round in a row (I3)."""
    on_ice, thin = 0, 0
    for seat in range(field[SEATED]):
        if has(table[ACTIVE], seat) and has(table[ICE], table[CELL + seat]):
            on_ice |= 1 << seat
            if table[STATUS + seat] == THIN:
                thin |= 1 << table[CELL + seat]
    break_ice(field, table, thin)
    for seat in range(field[SEATED]):
        if has(on_ice, seat) and not has(thin, table[CELL + seat]):
            table[STATUS + seat] = STOOD
    if thin != 0:
        fall(field, table, thin)


@compiled
def remember_ice(field: Numbers, table: Numbers) -> None:
    """Note at the end of a round who stood on ice, for the round that follows (I3)."""
    for seat in range(field[SEATED]):
        if table[STATUS + seat] == STOOD:
            table[STATUS + seat] = THIN
