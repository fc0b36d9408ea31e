"""Columns of barrels packed into one number, and columns in open water (B7, B8)."""

from golems.fast.bits import nth
from golems.fast.jit import Numbers, compiled, count, lowest
from golems.fast.layout import BARREL_BITS, BARRELS, BESIDE, CONTENTS, OFF, TOP, TOPS, TWO_BITS
from golems.fast.table import occupied, open_water

# ---------------------------------------------------------------- columns


@compiled
def begins_at(table: Numbers, cell: int) -> int:
    """Return where the column of this cell begins among the contents, or would begin."""
    before = count(table[BARRELS] & ((1 << cell) - 1))
    return 0 if before == 0 else nth(table[CONTENTS] & TOPS, before - 1) + 1


@compiled
def length_of(column: int) -> int:
    """Return the length of a column in bits."""
    return lowest(column & TOPS) + 1


@compiled
def take(table: Numbers, cell: int) -> int:
    """Lift the whole column off its cell and return it."""
    start = begins_at(table, cell)
    contents = table[CONTENTS]
    rest = contents >> start
    length = length_of(rest)
    table[CONTENTS] = (contents & ((1 << start) - 1)) | ((rest >> length) << start)
    table[BARRELS] &= ~(1 << cell)
    return rest & ((1 << length) - 1)


@compiled
def put(table: Numbers, cell: int, column: int) -> None:
    """Put a column on a cell that has none."""
    start = begins_at(table, cell)
    contents = table[CONTENTS]
    above = (contents >> start) << (start + length_of(column))
    table[CONTENTS] = (contents & ((1 << start) - 1)) | (column << start) | above
    table[BARRELS] |= 1 << cell


@compiled
def take_top(table: Numbers, cell: int) -> int:
    """Lift the top barrel off a column and return its contents."""
    column = take(table, cell)
    below = length_of(column) - BARREL_BITS
    if below > 0:
        put(table, cell, (column & ((1 << below) - 1)) | (TOP << (below - BARREL_BITS)))
    return (column >> below) & TWO_BITS


# ---------------------------------------------------------------- in open water


@compiled
def drop_columns(field: Numbers, table: Numbers, cells: int) -> None:
    """Drop columns into open water: all bottoms float, then the other barrels drift by column (B7)."""
    rest = cells
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        column = take(table, cell)
        put(table, cell, (column & TWO_BITS) | TOP)
        while column & TOP == 0:
            column >>= BARREL_BITS
            drift(field, table, cell, (column & TWO_BITS) | TOP)


@compiled
def drift(field: Numbers, table: Numbers, cell: int, barrel: int) -> None:
    """Move a barrel to the nearest free open water of the channel; without any it is lost (B7)."""
    to = nearest_free(field, table, cell)
    if to != OFF:
        put(table, to, barrel)


@compiled
def nearest_free(field: Numbers, table: Numbers, cell: int) -> int:
    water = open_water(field, table)
    free = ~(table[BARRELS] | occupied(field, table))
    seen = 1 << cell
    reached = seen
    while reached != 0:
        reached = beside(field, reached) & water & ~seen
        seen |= reached
        if reached & free != 0:
            return lowest(reached & free)
    return OFF


@compiled
def beside(field: Numbers, cells: int) -> int:
    """Return all cells next to these."""
    near = 0
    while cells != 0:
        near |= field[BESIDE + lowest(cells)]
        cells &= cells - 1
    return near
