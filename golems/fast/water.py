"""Open water: channels, exits, swimming and falling robots (R5, W)."""

from golems.fast.barrels import beside, drop_columns
from golems.fast.bits import has
from golems.fast.damage import harm
from golems.fast.jit import Numbers, compiled, inlined
from golems.fast.layout import (
    ACTIVE,
    ALL_CELLS,
    BARRELS,
    BEGAN,
    CELL,
    EXIT_KIND,
    FACING,
    SEATED,
    WALLS,
    WATERS,
    WET,
)
from golems.fast.lines import capture
from golems.fast.table import choose, occupied, open_water, place


@compiled
def channel(field: Numbers, table: Numbers, cell: int) -> int:
    """Return the open water joined to this cell."""
    water = open_water(field, table)
    joined = reached = 1 << cell
    while reached != 0:
        reached = beside(field, reached) & water & ~joined
        joined |= reached
    return joined


@compiled
def exits(field: Numbers, table: Numbers, cell: int) -> int:
    """Return the free land next to the channel (W3)."""
    land = field[ALL_CELLS] & ~(field[WATERS] | field[WALLS])
    free = land & ~(table[BARRELS] | occupied(field, table))
    return beside(field, channel(field, table, cell)) & free


@inlined
def in_open_water(field: Numbers, table: Numbers, seat: int) -> bool:
    return has(open_water(field, table) & ~table[BARRELS], table[CELL + seat])


@compiled
def swim(field: Numbers, table: Numbers, seat: int, walked_in: bool) -> None:
    """Deal one damage to a robot in the water, then let it leave if there is a way (W2-W4)."""
    table[WET] |= 1 << seat
    harm(field, table, seat, 1)
    if not has(table[ACTIVE], seat):
        return
    options = exits(field, table, table[CELL + seat])
    if walked_in and options & ~(1 << table[BEGAN + seat]) != 0:
        options &= ~(1 << table[BEGAN + seat])
    if options == 0:
        return
    place(table, seat, choose(field, table, EXIT_KIND, seat, options))
    capture(field, table, seat, table[FACING + seat])  # W4


@inlined
def leave_water(field: Numbers, table: Numbers) -> None:
    """Let robots that begin the row in open water swim out of it (W5)."""
    if open_water(field, table) & occupied(field, table) == 0:
        return
    for seat in range(field[SEATED]):
        if has(table[ACTIVE], seat) and in_open_water(field, table, seat):
            swim(field, table, seat, False)


@compiled
def fall(field: Numbers, table: Numbers, cells: int) -> None:
    """Let what stood on these cells fall, now that they are open water: the columns, then the robots (R5)."""
    drop_columns(field, table, cells & table[BARRELS])
    for seat in range(field[SEATED]):
        if has(table[ACTIVE], seat) and has(cells, table[CELL + seat]) and in_open_water(field, table, seat):
            swim(field, table, seat, False)
