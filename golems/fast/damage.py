"""Damage and repair (K6, K9, L1)."""

from golems.fast.jit import Numbers, compiled, count, inlined
from golems.fast.layout import (
    ACTIVE,
    BOTS,
    CHASSIS,
    DAMAGE,
    DAMAGE_KIND,
    PROCESSOR,
    REPAIR_KIND,
    SIMPLE,
    THREE_BITS,
    WEAPON,
)
from golems.fast.table import choose

LAST_UNIT = 3  # a robot bears this many units; the next one destroys it


@compiled
def harm(field: Numbers, table: Numbers, seat: int, units: int) -> None:
    """Deal damage unit by unit; the owner chooses which component each unit flips."""
    for _ in range(units):
        if not (table[ACTIVE] >> seat) & 1:
            return
        if bears_no_more(field, table, seat):
            table[ACTIVE] &= ~(1 << seat)  # R3: its body stays
        elif (field[SIMPLE] >> seat) & 1:  # L1
            table[DAMAGE + seat] += 1
        else:
            intact = THREE_BITS & ~table[DAMAGE + seat]
            table[DAMAGE + seat] |= 1 << choose(field, table, DAMAGE_KIND, seat, intact)


@compiled
def bears_no_more(field: Numbers, table: Numbers, seat: int) -> bool:
    """Tell whether one more unit destroys the robot (K6, K9)."""
    return (field[BOTS] >> seat) & 1 != 0 or damage_of(field, table, seat) == LAST_UNIT


@compiled
def damage_of(field: Numbers, table: Numbers, seat: int) -> int:
    damage = table[DAMAGE + seat]
    return damage if (field[SIMPLE] >> seat) & 1 else count(damage)


@inlined
def is_damaged(field: Numbers, table: Numbers, seat: int, part: int) -> bool:
    return table[DAMAGE + seat] & part != 0 and not (field[SIMPLE] >> seat) & 1


@compiled
def repair(field: Numbers, table: Numbers, seat: int) -> None:
    """Repair one damaged component of the owner's choice (X3); without damage nothing happens."""
    damage = table[DAMAGE + seat]
    if damage == 0:
        return
    if (field[SIMPLE] >> seat) & 1:
        table[DAMAGE + seat] -= 1
    else:
        chosen = choose(field, table, REPAIR_KIND, seat, mirrored(damage))
        table[DAMAGE + seat] = damage & ~(PROCESSOR >> chosen)


@compiled
def mirrored(parts: int) -> int:
    """Return the parts in the opposite order, because repairs are offered with the processor first."""
    return (parts & WEAPON) | ((parts & CHASSIS) << 2) | ((parts & PROCESSOR) >> 2)
