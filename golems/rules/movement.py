"""Movement of edition 4.0: passes, slides, snow, pushing (M, N, B1-B6)."""

from collections.abc import Iterable
from typing import NamedTuple

from golems.rules.events import (
    Blocked,
    Dug,
    EffortForgotten,
    EffortSpent,
    Ignored,
    Moved,
    Pushed,
    Swallowed,
    Turned,
)
from golems.rules.field import OFF, Cell
from golems.rules.lines import capture, enter_corner, led_by, turn_to, way_out
from golems.rules.portals import go_through_portals
from golems.rules.table import Figure, Table
from golems.rules.values import (
    CORNERS,
    ICY,
    LINES,
    MOVEMENT,
    PORTALS,
    SNOW,
    STEPS,
    TURNS,
    WALL,
    WATER,
    Command,
)
from golems.rules.water import drop_columns, in_open_water, swim
from golems.rules.wishes import Wish, settle

PASS_RULES = ("M2", "M9")  # which clause explains a step of the first and of the second pass


class Order(NamedTuple):
    """What a robot does in a row: one command, once or more often."""

    command: Command | None
    times: int


class Try(NamedTuple):
    """A robot carries out a movement command in a pass that it began on this cell."""

    figure: Figure
    command: Command
    cell: Cell


def move_all(table: Table, orders: list[Order]) -> None:
    """Steps 3 and 4 of R2: the first pass, then the second one of Loop rows, each with its slide."""
    movers = [
        (figure, order)
        for figure, order in zip(table.figures, orders, strict=True)
        if can_move(table, figure, order)
    ]
    for number, rule in enumerate(PASS_RULES, start=1):
        tries = [
            Try(figure, order.command, figure.cell)  # type: ignore[arg-type]
            for figure, order in movers
            if order.times >= number and keeps_moving(table, figure, order)
        ]
        if tries or number == 1:
            move_with_slide(table, tries, rule)


def can_move(table: Table, figure: Figure, order: Order) -> bool:
    """Whether the robot has a movement command in this row; without one it forgets its effort (N2)."""
    if figure.destroyed:
        return False
    command = order.command
    if command in MOVEMENT:
        if figure.wet:
            table.happen(Ignored(table.row, "W5", figure.seat, command))
            return False
        if not (command == "backward" and backward_fails(table, figure)):
            return True
        table.happen(Ignored(table.row, "K8", figure.seat, "backward"))
    if figure.effort:
        table.happen(EffortForgotten(table.row, "N2", figure.seat))
    return False


def backward_fails(table: Table, figure: Figure) -> bool:
    return "chassis" in figure.damaged and table.options.chassis == "no_backward"


def keeps_moving(table: Table, figure: Figure, order: Order) -> bool:
    """W4: a robot that went into water moves no more in this row."""
    if figure.wet and not figure.destroyed:
        table.happen(Ignored(table.row, "W4", figure.seat, order.command))  # type: ignore[arg-type]
    return not figure.wet


def move_with_slide(table: Table, tries: list[Try], rule: str) -> None:
    """M8: who stands on icy ground, before or after, carries the same command out once more."""
    repeats = run_pass(table, tries, rule)
    sliding = [
        Try(figure, command, figure.cell)
        for figure, command, began in tries
        if not figure.wet and (figure.seat in repeats or slides(table, figure, command, began))
    ]
    if sliding:
        run_pass(table, sliding, "M8")


def slides(table: Table, figure: Figure, command: Command, began: Cell) -> bool:
    board = table.board
    return (board[began] == ICY or board[figure.cell] == ICY) and (
        command in STEPS or table.options.ice_repeats_turns
    )


def run_pass(table: Table, tries: Iterable[Try], rule: str) -> set[int]:
    """One pass for all robots together; the seats that repeat because of a turn's wrong side (T3)."""
    wishes: list[Wish] = []
    for figure, command, cell in tries:
        token = table.board[cell]
        if token == SNOW and not acts_in_snow(table, figure, command):
            continue
        if command in TURNS:
            turn(table, figure, command, token)
        elif wish := wish_to_step(table, figure, command, token):
            wishes.append(wish)
    granted = settle(table, wishes)
    moved = carry_out(table, granted, rule)
    return arrive(table, moved)


# ---------------------------------------------------------------- snow


def acts_in_snow(table: Table, figure: Figure, command: Command) -> bool:
    """N1: the first try digs, the second same one acts; N2 `rows`: the passes of a row are one try."""
    if table.options.snow_counts == "rows" and figure.tried and figure.tried[0] == figure.cell:
        return figure.tried[1]
    acts = figure.effort == command
    figure.tried = (figure.cell, acts)
    spent_or_dug = EffortSpent if acts else Dug
    table.happen(spent_or_dug(table.row, "N1", figure.seat, command))
    return acts


# ---------------------------------------------------------------- wishes


def turn(table: Table, figure: Figure, command: Command, token: str) -> None:
    """M1, T4."""
    if token in LINES:
        table.happen(Ignored(table.row, "T4", figure.seat, command))
    else:
        facing = (figure.facing + TURNS[command]) % 4
        table.happen(Turned(table.row, "M1", figure.seat, figure.cell, facing))


def wish_to_step(table: Table, figure: Figure, command: Command, token: str) -> Wish | None:
    """M2, M3: the wish of Forward or Backward, unless it is blocked at once."""
    direction = way_out(token, figure.facing, command)
    cell = table.field.ahead[direction][figure.cell]
    if cell == OFF:
        table.happen(Blocked(table.row, "M2", figure.seat, None, "edge"))
    elif table.board[cell] == WALL:
        table.happen(Blocked(table.row, "M2", figure.seat, cell, "wall"))
    elif cell in table.barrels and table.board[cell] != WATER:
        return wish_to_push(table, figure, command, direction, cell)
    else:
        return Wish(figure, command, direction, cell, cell)
    return None


def wish_to_push(table: Table, figure: Figure, command: Command, direction: int, cell: Cell) -> Wish | None:
    """B1-B3."""
    beyond = table.field.ahead[direction][cell]
    if command == "backward" and not table.options.push_backward:
        table.happen(Blocked(table.row, "B2", figure.seat, cell, "barrel"))
        return None
    if obstacle := obstacle_beyond(table, beyond):
        table.happen(Blocked(table.row, "B1", figure.seat, cell, *obstacle))
        return None
    height = len(table.barrels[cell])
    count = 1 if table.options.push_column == "top" else height
    to = cell if count == height else figure.cell
    return Wish(figure, command, direction, cell, to, beyond, count)


def obstacle_beyond(table: Table, beyond: Cell) -> tuple[str, tuple[int, ...]] | None:
    """B1: what keeps a column from being pushed to this cell, and who."""
    if beyond == OFF:
        return "edge", ()
    if table.board[beyond] == WALL:
        return "wall", ()
    if beyond in table.barrels:
        return "barrel", ()
    if blocker := table.figure_at(beyond):
        return "robot", (blocker.seat,)
    return None


# ---------------------------------------------------------------- moving


def carry_out(table: Table, granted: list[Wish], rule: str) -> list[Wish]:
    """M7: everything moves at once; pushed columns meet portals and water. The wishes that changed a cell."""
    row = table.row
    for wish in granted:
        if wish.beyond != OFF:
            table.happen(Pushed(row, "B3", wish.figure.seat, wish.cell, wish.beyond, wish.count))
    moved = [wish for wish in granted if wish.to == wish.cell]
    for wish in moved:
        figure = wish.figure
        facing = led_by(wish.command, wish.direction)
        if facing != figure.facing:
            turn_to(table, figure, facing, "T4")
        table.happen(Moved(row, rule, figure.seat, figure.cell, wish.to))
    meet_ground(table, [wish.beyond for wish in granted if wish.beyond != OFF])
    return moved


def meet_ground(table: Table, pushed_to: list[Cell]) -> None:
    """B4-B6: a column stays where it is pushed to, but for portals and open water."""
    for cell in pushed_to:
        if table.board[cell] in PORTALS:
            table.happen(Swallowed(table.row, "B5", cell, len(table.barrels[cell])))
    drop_columns(table, [cell for cell in pushed_to if table.board[cell] == WATER])


def arrive(table: Table, moved: list[Wish]) -> set[int]:
    """M7: portals, lines, water, in this order, for robots whose cell changed."""
    go_through_portals(table, [wish.figure for wish in moved])
    repeats = meet_lines(table, moved)
    for wish in moved:
        if in_open_water(table, wish.figure):
            swim(table, wish.figure, "W2", walked_in=True)
    return repeats


def meet_lines(table: Table, moved: list[Wish]) -> set[int]:
    """T2, T3; the seats that came onto a turn through a side without line and repeat their command."""
    repeats = set()
    for wish in moved:
        figure = wish.figure
        if table.board[figure.cell] not in CORNERS:
            capture(table, figure, wish.direction)
        elif not enter_corner(table, figure, wish.direction, wish.command):
            repeats.add(figure.seat)
    return repeats if table.options.turn_wrong_side == "repeat" else set()
