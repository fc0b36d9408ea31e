"""Attacks, defences, barrels and blasts (A, B8, X)."""

from golems.fast.barrels import take_top
from golems.fast.bits import has
from golems.fast.damage import harm, is_damaged, repair
from golems.fast.ice import break_ice
from golems.fast.jit import Numbers, compiled, inlined, lowest, spliced
from golems.fast.layout import (
    ACTIVE,
    AROUND,
    ATTACK,
    BARRELS,
    BLASTED,
    BLASTS,
    BOMB,
    BOMB_AT,
    BOMBS,
    CELL,
    COMMAND,
    CONTENTS_KIND,
    DEFEND,
    FACING,
    FAR,
    FIRST,
    ICE,
    LINES,
    LOST_AFLOAT,
    OFF,
    PORTALS,
    SEATED,
    SECOND,
    STRONG,
    TIMES,
    TOKENS,
    TOOLBOX,
    TOOLBOX_AT,
    TOOLBOXES,
    UNKNOWN,
    UNKNOWNS_ASKED,
    WALLS,
    WEAPON,
    WEAPONS,
)
from golems.fast.portals import end_waiting
from golems.fast.table import ahead, ask, occupied, open_water
from golems.fast.water import fall

NOBODY = -1
KNOWN = 7  # empty, bomb or toolbox


@spliced
def act_all(field: Numbers, table: Numbers) -> None:
    """Let the robots attack and defend (step 5 of R2)."""
    attackers = 0
    for seat in range(field[SEATED]):
        if has(table[ACTIVE], seat) and table[COMMAND + seat] == ATTACK:
            attackers |= 1 << seat
            aim(field, table, seat)
    if attackers != 0:
        land(field, table, attackers)


@inlined
def aim(field: Numbers, table: Numbers, seat: int) -> None:
    """Note the cell ahead and, with an intact `w11`, the next one too unless something is in the first
    (A2)."""
    way = table[FACING + seat]
    first = ahead(field, table[CELL + seat], way)
    reaches_far = field[WEAPONS + seat] == FAR and not is_damaged(field, table, seat, WEAPON)
    table[FIRST + seat] = first
    table[SECOND + seat] = OFF
    if first != OFF and reaches_far and not has(field[WALLS] | occupied(field, table), first):
        table[SECOND + seat] = ahead(field, first, way)


@compiled
def land(field: Numbers, table: Numbers, attackers: int) -> None:
    """Let the attacks land: barrels and blasts, tokens, damage, falling, repairs (A6). Weapons are as they
    were when aimed (A1)."""
    struck = 0
    for seat in range(field[SEATED]):
        table[BLASTS + seat] = 0
        if has(attackers, seat):
            struck |= aimed(table, seat)
    table[LOST_AFLOAT] = table[BLASTED] = table[BOMBS] = table[TOOLBOXES] = 0
    if struck & table[BARRELS] != 0:
        hit_barrels(field, table, attackers)
    broken_ice = remove_tokens(field, table, struck)
    deal_damage(field, table, attackers)
    if broken_ice | table[LOST_AFLOAT] != 0:
        fall(field, table, broken_ice | table[LOST_AFLOAT])
    for number in range(table[TOOLBOXES]):
        hand_out(field, table, attackers, table[TOOLBOX_AT + number])


@inlined
def aimed(table: Numbers, seat: int) -> int:
    """Return the aimed cells as a set."""
    cells = 0
    if table[FIRST + seat] != OFF:
        cells |= 1 << table[FIRST + seat]
    if table[SECOND + seat] != OFF:
        cells |= 1 << table[SECOND + seat]
    return cells


# ---------------------------------------------------------------- barrels


@compiled
def hit_barrels(field: Numbers, table: Numbers, attackers: int) -> None:
    """Hit barrels with all attacks, then let bombs go off in the order of discovery (X4)."""
    for seat in range(field[SEATED]):
        if has(attackers, seat):
            for _ in range(table[TIMES + seat]):
                hit_column(field, table, table[FIRST + seat], seat)
            for _ in range(table[TIMES + seat]):
                hit_column(field, table, table[SECOND + seat], seat)
    number = 0
    while number < table[BOMBS]:  # grows while bombs set off others
        blast(field, table, table[BOMB_AT + number])
        number += 1


@compiled
def hit_column(field: Numbers, table: Numbers, cell: int, by: int) -> None:
    """Destroy the top barrel of a column; on land and ice it shows its contents (B8)."""
    if cell == OFF or not has(table[BARRELS], cell):
        return
    contents = take_top(table, cell)
    if has(open_water(field, table), cell):
        table[LOST_AFLOAT] |= 1 << cell
        return
    if contents == UNKNOWN and field[UNKNOWNS_ASKED]:
        contents = ask(table, CONTENTS_KIND, 0, KNOWN)
    if contents == BOMB:
        table[BOMB_AT + table[BOMBS]] = cell
        table[BOMBS] += 1
    elif contents == TOOLBOX and by != NOBODY:  # X3: found by a blast it is lost
        table[TOOLBOX_AT + table[TOOLBOXES]] = cell
        table[TOOLBOXES] += 1


@compiled
def blast(field: Numbers, table: Numbers, cell: int) -> None:
    """Let a bomb go off over the cells around it (X2)."""
    cells = field[AROUND + cell]
    table[BLASTED] |= cells
    for seat in range(field[SEATED]):
        if has(table[ACTIVE], seat) and has(cells, table[CELL + seat]):
            table[BLASTS + seat] += 1
    rest = cells & table[BARRELS]
    while rest != 0:
        hit_column(field, table, lowest(rest), NOBODY)
        rest &= rest - 1


@compiled
def hand_out(field: Numbers, table: Numbers, attackers: int, cell: int) -> None:
    """Repair every robot that hit the column and is not destroyed (X3, X4)."""
    for seat in range(field[SEATED]):
        if has(attackers & table[ACTIVE], seat) and has(aimed(table, seat), cell):
            repair(field, table, seat)


# ---------------------------------------------------------------- tokens


@inlined
def remove_tokens(field: Numbers, table: Numbers, struck: int) -> int:
    """Remove lines, portals and ice that were hit, and return the cells where ice broke (A4, I2, X2)."""
    reached = struck | table[BLASTED]
    gone = table[TOKENS] & ((field[LINES] & reached) | (field[PORTALS] & struck))
    table[TOKENS] &= ~gone
    if gone & field[PORTALS] != 0:
        end_waiting(field, table)
    broken = table[ICE] & reached
    break_ice(field, table, broken)
    return broken


# ---------------------------------------------------------------- damage


@inlined
def deal_damage(field: Numbers, table: Numbers, attackers: int) -> None:
    """Deal attack damage less defence, plus blasts; a robot strikes before its weapon breaks (A5, A6)."""
    strong = strong_ones(field, table, attackers)
    for seat in range(field[SEATED]):
        if has(table[ACTIVE], seat):
            attacks = attacks_on(field, table, seat, attackers, strong)
            if table[COMMAND + seat] == DEFEND:
                attacks = max(0, attacks - table[TIMES + seat])
            harm(field, table, seat, attacks + table[BLASTS + seat])


@inlined
def strong_ones(field: Numbers, table: Numbers, attackers: int) -> int:
    """Return the attackers with strength 2 as a set (A3)."""
    strong = 0
    for seat in range(field[SEATED]):
        is_strong = field[WEAPONS + seat] == STRONG and not is_damaged(field, table, seat, WEAPON)
        if is_strong and has(attackers, seat):
            strong |= 1 << seat
    return strong


@inlined
def attacks_on(field: Numbers, table: Numbers, seat: int, attackers: int, strong: int) -> int:
    damage = 0
    for other in range(field[SEATED]):
        if has(attackers, other) and has(aimed(table, other), table[CELL + seat]):
            damage += table[TIMES + other] * (2 if has(strong, other) else 1)
    return damage
