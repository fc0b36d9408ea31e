"""Portals (O)."""

from golems.fast.bits import has
from golems.fast.jit import Numbers, compiled, inlined
from golems.fast.layout import ACTIVE, CELL, OFF, OUT, PORTALS, SEATED, STATUS, TOKENS, TWIN, WAITS
from golems.fast.table import occupied, place


@inlined
def go_through_portals(field: Numbers, table: Numbers, moved: int) -> None:
    """Send robots that walked onto a portal, or wait on one, to its twin if that is free (O1, O2)."""
    portals = field[PORTALS] & table[TOKENS]
    if portals == 0:
        return
    due, cells = 0, 0
    for seat in range(field[SEATED]):
        waits = has(table[ACTIVE], seat) and table[STATUS + seat] == WAITS
        if waits or (has(moved, seat) and has(portals, table[CELL + seat])):
            due |= 1 << seat
            cells |= 1 << table[CELL + seat]
    if due != 0:
        travel(field, table, due, cells)


@compiled
def travel(field: Numbers, table: Numbers, due: int, cells: int) -> None:
    """Move the robots that are due; twins that both hold such robots count as free for each other."""
    taken = occupied(field, table) & ~cells
    for seat in range(field[SEATED]):
        if has(due, seat):
            twin = twin_of(field, table, table[CELL + seat])
            if twin == OFF:
                continue
            if has(taken, twin):
                table[STATUS + seat] = WAITS
            else:
                place(table, seat, twin)


@compiled
def twin_of(field: Numbers, table: Numbers, cell: int) -> int:
    """Return the other portal of the pair, or OFF (O3)."""
    twin = field[TWIN + cell]
    return twin if twin != OFF and has(table[TOKENS], twin) else OFF


@compiled
def end_waiting(field: Numbers, table: Numbers) -> None:
    """End the waiting of robots that are off a portal, or whose portal has no twin any more (O3)."""
    for seat in range(field[SEATED]):
        if table[STATUS + seat] == WAITS and not has(table[OUT], seat):
            cell = table[CELL + seat]
            if not has(table[TOKENS], cell) or twin_of(field, table, cell) == OFF:
                table[STATUS + seat] = 0
