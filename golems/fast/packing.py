"""Laying a packed position out on the table, and packing it up again."""

from golems.fast.jit import Numbers, inlined, spliced
from golems.fast.layout import (
    ACTIVE,
    ASKED,
    BARRELS,
    CELL,
    CELL_BITS,
    CONTENTS,
    COURSE,
    DAMAGE,
    DAMAGE_AT,
    FACING,
    FACING_AT,
    ICE,
    OFF,
    OUT,
    OUT_AT,
    ROBOT_BITS,
    ROBOTS,
    SEATED,
    STATUS,
    STATUS_AT,
    THREE_BITS,
    TOKENS,
    TWO_BITS,
    WET,
)


@spliced
def lay_out(field: Numbers, table: Numbers, states: Numbers, at: int) -> None:
    """Lay out the position that begins at this place. Answers stay; nothing has been asked yet."""
    table[ICE] = states[at + ICE]
    table[TOKENS] = states[at + TOKENS]
    table[BARRELS] = states[at + BARRELS]
    table[CONTENTS] = states[at + CONTENTS]
    table[COURSE] = states[at + COURSE]
    table[ASKED] = 0
    table[WET] = 0
    robots, out = states[at + ROBOTS], 0
    for seat in range(field[SEATED]):
        gone = (robots >> OUT_AT) & 1
        out |= gone << seat
        table[CELL + seat] = OFF if gone else robots & CELL_BITS
        table[FACING + seat] = (robots >> FACING_AT) & TWO_BITS
        table[DAMAGE + seat] = (robots >> DAMAGE_AT) & THREE_BITS
        table[STATUS + seat] = (robots >> STATUS_AT) & THREE_BITS
        robots >>= ROBOT_BITS
    table[OUT] = out
    table[ACTIVE] = ~out & ((1 << field[SEATED]) - 1)


@spliced
def pack_up(field: Numbers, table: Numbers, states: Numbers, at: int) -> None:
    states[at + ICE] = table[ICE]
    states[at + TOKENS] = table[TOKENS]
    states[at + BARRELS] = table[BARRELS]
    states[at + CONTENTS] = table[CONTENTS]
    states[at + COURSE] = table[COURSE]
    robots = 0
    for seat in range(field[SEATED]):
        robots |= pack_robot(table, seat) << (ROBOT_BITS * seat)
    states[at + ROBOTS] = robots


@inlined
def pack_robot(table: Numbers, seat: int) -> int:
    if (table[OUT] >> seat) & 1:
        return 1 << OUT_AT
    return (
        table[CELL + seat]
        | table[FACING + seat] << FACING_AT
        | table[DAMAGE + seat] << DAMAGE_AT
        | table[STATUS + seat] << STATUS_AT
    )
