"""Wishes to enter a cell, and which of them are granted together (M4-M6)."""

from golems.fast.bits import has
from golems.fast.jit import Numbers, inlined, spliced
from golems.fast.layout import BEYOND, CELL, OFF, OUT, SEATED, WISHED


@spliced
def settle(field: Numbers, table: Numbers, wishes: int) -> int:
    """Cancel wishes that exclude each other until nothing changes, and return the rest (M4)."""
    cancelled = -1
    while wishes != 0 and cancelled != 0:
        cancelled = crowded(field, table, wishes) | pushed_together(field, table, wishes)
        wishes &= ~cancelled
    return wishes


@inlined
def crowded(field: Numbers, table: Numbers, wishes: int) -> int:
    """Return the wishes for cells on which two or more robots would be (M4)."""
    once, twice = 0, 0
    for seat in range(field[SEATED]):
        if not has(table[OUT], seat):
            cell = 1 << (table[WISHED + seat] if has(wishes, seat) else table[CELL + seat])
            twice |= once & cell
            once |= cell
    crowd = 0
    if twice != 0:
        for seat in range(field[SEATED]):
            if has(wishes, seat) and has(twice, table[WISHED + seat]):
                crowd |= 1 << seat
    return crowd


@inlined
def pushed_together(field: Numbers, table: Numbers, wishes: int) -> int:
    """Return the wishes that conflict with a push: nobody may be where a column is pushed to, and nothing
    else may be pushed there (M6)."""
    cancelled = 0
    for push in range(field[SEATED]):
        if has(wishes, push) and table[BEYOND + push] != OFF:
            for other in range(field[SEATED]):
                if other != push and has(wishes, other) and meets(table, push, other):
                    cancelled |= 1 << push | 1 << other
    return cancelled


@inlined
def meets(table: Numbers, push: int, other: int) -> bool:
    beyond = table[BEYOND + push]
    if table[WISHED + other] == beyond or table[BEYOND + other] == beyond:
        return True
    return table[BEYOND + other] != OFF and table[WISHED + other] == table[WISHED + push]
