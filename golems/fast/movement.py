"""Movement: passes, slides, snow, pushing (M, N, B1-B6)."""

from golems.fast.barrels import drop_columns, put, take
from golems.fast.bits import has
from golems.fast.damage import is_damaged
from golems.fast.jit import Numbers, compiled, inlined, spliced
from golems.fast.layout import (
    ACTIVE,
    BACKWARD,
    BARRELS,
    BEYOND,
    CELL,
    CHASSIS,
    COMMAND,
    DIRECTION,
    FACING,
    FORWARD,
    ICY,
    LEFT,
    OFF,
    PASS_BEGAN,
    PORTALS,
    RIGHT,
    SEATED,
    SNOW,
    STATUS,
    TIMES,
    TOKENS,
    WALLS,
    WET,
    WISHED,
)
from golems.fast.lines import led_by, meet_line, way_out
from golems.fast.portals import go_through_portals
from golems.fast.table import ahead, lines, occupied, open_water, place
from golems.fast.water import in_open_water, swim
from golems.fast.wishes import settle


@spliced
def move_all(field: Numbers, table: Numbers) -> None:
    """Move the robots: the first pass, then the second one of Loop rows, each with its slide (R2, steps 3,
    4)."""
    movers = who_can_move(field, table)
    if movers == 0:
        go_through_portals(field, table, 0)  # O2: a waiting robot needs no command
        return
    move_with_slide(field, table, movers)
    again = 0
    for seat in range(field[SEATED]):
        if has(movers & ~table[WET], seat) and table[TIMES + seat] > 1:  # W4
            again |= 1 << seat
    if again != 0:
        move_with_slide(field, table, again)  # M9


@inlined
def who_can_move(field: Numbers, table: Numbers) -> int:
    """Return who has a movement command in this row; others forget their effort (N2)."""
    movers = 0
    for seat in range(field[SEATED]):
        if not has(table[ACTIVE], seat):
            continue
        command = table[COMMAND + seat]
        moves = FORWARD <= command <= RIGHT
        if moves and has(table[WET], seat):  # W5
            continue
        if moves and not (command == BACKWARD and is_damaged(field, table, seat, CHASSIS)):  # K8
            movers |= 1 << seat
        elif FORWARD <= table[STATUS + seat] <= RIGHT:
            table[STATUS + seat] = 0
    return movers


@spliced
def move_with_slide(field: Numbers, table: Numbers, movers: int) -> None:
    """Play a pass and its slide: a robot on icy ground, before or after, repeats its command once (M8)."""
    run_pass(field, table, movers)
    icy = field[ICY] & ~table[TOKENS]
    if icy == 0:
        return
    sliding = 0
    for seat in range(field[SEATED]):
        steps = has(movers & ~table[WET], seat) and table[COMMAND + seat] <= BACKWARD
        if steps and (has(icy, table[PASS_BEGAN + seat]) or has(icy, table[CELL + seat])):
            sliding |= 1 << seat
    if sliding != 0:
        run_pass(field, table, sliding)


@compiled
def run_pass(field: Numbers, table: Numbers, movers: int) -> None:
    """Play one pass for all robots together (M7)."""
    wishes = 0
    for seat in range(field[SEATED]):
        if has(movers, seat) and wish_of(field, table, seat):
            wishes |= 1 << seat
    moved = settle(field, table, wishes)
    if moved != 0:
        carry_out(field, table, moved)
    go_through_portals(field, table, moved)
    if moved != 0:
        meet_ground(field, table, moved)


@spliced
def meet_ground(field: Numbers, table: Numbers, moved: int) -> None:
    """Let robots that moved meet lines, then water (M7)."""
    if lines(field, table) != 0:
        for seat in range(field[SEATED]):
            if has(moved, seat):
                meet_line(field, table, seat, table[DIRECTION + seat])
    if open_water(field, table) != 0:
        for seat in range(field[SEATED]):
            if has(moved, seat) and in_open_water(field, table, seat):
                swim(field, table, seat, True)


# ---------------------------------------------------------------- wishes


@inlined
def wish_of(field: Numbers, table: Numbers, seat: int) -> bool:
    """Make a turn at once, or note the wish of a step unless it is blocked; tell whether there is a wish."""
    cell = table[CELL + seat]
    table[PASS_BEGAN + seat] = cell
    if has(field[SNOW] & ~table[TOKENS], cell) and not acts_in_snow(table, seat):
        return False
    command = table[COMMAND + seat]
    if command >= LEFT:
        if not has(lines(field, table), cell):  # T4
            table[FACING + seat] = (table[FACING + seat] + (1 if command == RIGHT else 3)) & 3  # M1
        return False
    return wish_to_step(field, table, seat, cell)


@inlined
def acts_in_snow(table: Numbers, seat: int) -> bool:
    """Tell whether a try in snow acts: the first one digs, the second same one acts (N1)."""
    acts = table[STATUS + seat] == table[COMMAND + seat]
    table[STATUS + seat] = 0 if acts else table[COMMAND + seat]
    return acts


@inlined
def wish_to_step(field: Numbers, table: Numbers, seat: int, cell: int) -> bool:
    """Note the wish of Forward or Backward unless it is blocked at once; tell whether there is one (M2,
    M3)."""
    direction = way_out(field, table, cell, led_by(table[COMMAND + seat], table[FACING + seat]))
    to = ahead(field, cell, direction)
    if to == OFF or has(field[WALLS], to):
        return False
    beyond = OFF
    if has(table[BARRELS] & ~open_water(field, table), to):
        beyond = ahead(field, to, direction)
        if beyond == OFF or has(in_the_way(field, table), beyond):
            return False
    table[DIRECTION + seat] = direction
    table[WISHED + seat] = to
    table[BEYOND + seat] = beyond
    return True


@compiled
def in_the_way(field: Numbers, table: Numbers) -> int:
    """Return the cells to which no column can be pushed (B1)."""
    return field[WALLS] | table[BARRELS] | occupied(field, table)


# ---------------------------------------------------------------- moving


@spliced
def carry_out(field: Numbers, table: Numbers, granted: int) -> None:
    """Move everything that was granted at once; pushed columns meet portals and water (M7, B4-B6)."""
    pushed_to = 0
    for seat in range(field[SEATED]):
        if has(granted, seat):
            if table[BEYOND + seat] != OFF:
                pushed_to |= 1 << table[BEYOND + seat]
                push(field, table, table[WISHED + seat], table[BEYOND + seat])
            table[FACING + seat] = led_by(table[COMMAND + seat], table[DIRECTION + seat])  # T4
            place(table, seat, table[WISHED + seat])
    if pushed_to != 0:
        drop_columns(field, table, pushed_to & open_water(field, table))


@compiled
def push(field: Numbers, table: Numbers, cell: int, beyond: int) -> None:
    """Push a column on; on a portal its barrels are gone (B3, B5)."""
    column = take(table, cell)
    if not has(field[PORTALS] & table[TOKENS], beyond):
        put(table, beyond, column)
