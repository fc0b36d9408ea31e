"""Movement of edition 4.0: passes, slides, snow, pushing (M, N, B1-B6)."""

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
    STRAIGHTS,
    TURNS,
    WALL,
    WATER,
    Facing,
)
from golems.rules.water import drop_columns, in_open_water, swim
from golems.rules.wishes import Wish, settle


def move_all(table: Table) -> None:
    """Move the robots: the first pass, then the second one of Loop rows, each with its slide (R2, steps 3,
    4)."""
    movers = [figure for figure in table.active if can_move(table, figure)]
    if not movers:
        go_through_portals(table, [])  # O2: a waiting robot needs no command
        return
    move_with_slide(table, movers, "M2")
    again = [figure for figure in movers if figure.times > 1 and keeps_moving(table, figure)]
    if again:
        move_with_slide(table, again, "M9")


def can_move(table: Table, figure: Figure) -> bool:
    """Tell whether the robot has a movement command in this row; without one it forgets its effort (N2)."""
    command = figure.command
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


def keeps_moving(table: Table, figure: Figure) -> bool:
    """Tell whether the robot moves in the second pass; one that went into water does not (W4)."""
    if figure.wet and not figure.destroyed:
        table.happen(Ignored(table.row, "W4", figure.seat, figure.command))
    return not figure.wet


def move_with_slide(table: Table, movers: list[Figure], rule: str) -> None:
    """Play a pass and its slide: a robot on icy ground, before or after, repeats its command once (M8)."""
    run_pass(table, movers, rule)
    if sliding := [figure for figure in movers if slides(table, figure)]:
        run_pass(table, sliding, "M8")


def slides(table: Table, figure: Figure) -> bool:
    if figure.wet:
        return False
    board = table.board
    on_icy = board[figure.pass_began] == ICY or board[figure.cell] == ICY
    return figure.repeats or (on_icy and (figure.command in STEPS or table.options.ice_repeats_turns))


def run_pass(table: Table, movers: list[Figure], rule: str) -> None:
    """Play one pass for all robots together."""
    wishes = [wish for figure in movers if (wish := wish_of(table, figure))]
    moved = carry_out(table, settle(table, wishes), rule) if wishes else []
    go_through_portals(table, moved)
    for wish in moved:
        meet_line(table, wish)
    for wish in moved:
        if in_open_water(table, wish.figure):
            swim(table, wish.figure, "W2", walked_in=True)


def wish_of(table: Table, figure: Figure) -> Wish | None:
    """Make a turn at once, or return the wish of a step unless it only digs or is blocked at once."""
    figure.pass_began = figure.cell
    figure.repeats = False
    token = table.board[figure.cell]
    if token == SNOW and not acts_in_snow(table, figure):
        return None
    if figure.command in TURNS:
        turn(table, figure, token)
        return None
    return wish_to_step(table, figure, token)


# ---------------------------------------------------------------- snow


def acts_in_snow(table: Table, figure: Figure) -> bool:
    """Tell whether a try in snow acts: the first one digs, the second same one acts (N1). With the option
    `rows` all passes of a row are one try (N2)."""
    if table.options.snow_counts == "rows" and figure.tried and figure.tried[0] == figure.cell:
        return figure.tried[1]
    acts = figure.effort == figure.command
    figure.tried = (figure.cell, acts)
    spent_or_dug = EffortSpent if acts else Dug
    table.happen(spent_or_dug(table.row, "N1", figure.seat, figure.command))
    return acts


# ---------------------------------------------------------------- wishes


def turn(table: Table, figure: Figure, token: str) -> None:
    """Turn the robot, unless it stands on a line (M1, T4)."""
    if token in LINES:
        table.happen(Ignored(table.row, "T4", figure.seat, figure.command))
    else:
        facing = (figure.facing + TURNS[figure.command]) % 4
        table.happen(Turned(table.row, "M1", figure.seat, figure.cell, facing))


def wish_to_step(table: Table, figure: Figure, token: str) -> Wish | None:
    """Return the wish of Forward or Backward, unless it is blocked at once (M2, M3)."""
    direction = led_by(figure.command, figure.facing)
    if token in CORNERS:
        direction = way_out(token, direction)
    cell = table.field.ahead[direction][figure.cell]
    if cell == OFF:
        table.happen(Blocked(table.row, "M2", figure.seat, None, "edge"))
    elif table.board[cell] == WALL:
        table.happen(Blocked(table.row, "M2", figure.seat, cell, "wall"))
    elif cell in table.barrels and table.board[cell] != WATER:
        return wish_to_push(table, figure, direction, cell)
    else:
        return Wish(figure, direction, cell, cell)
    return None


def wish_to_push(table: Table, figure: Figure, direction: Facing, cell: Cell) -> Wish | None:
    """Return the wish to push the column on this cell, unless it cannot move (B1-B3)."""
    beyond = table.field.ahead[direction][cell]
    if figure.command == "backward" and not table.options.push_backward:
        table.happen(Blocked(table.row, "B2", figure.seat, cell, "barrel"))
        return None
    if obstacle := obstacle_beyond(table, beyond):
        table.happen(Blocked(table.row, "B1", figure.seat, cell, *obstacle))
        return None
    height = len(table.barrels[cell])
    count = 1 if table.options.push_column == "top" else height
    to = cell if count == height else figure.cell
    return Wish(figure, direction, cell, to, beyond, count)


def obstacle_beyond(table: Table, beyond: Cell) -> tuple[str, tuple[int, ...]] | None:
    """Return what keeps a column from being pushed to this cell, and which robots are part of it (B1)."""
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
    """Move everything that was granted at once (M7), and return the wishes that led onto another cell."""
    row = table.row
    pushes = [wish for wish in granted if wish.beyond != OFF]
    for wish in pushes:
        table.happen(Pushed(row, "B3", wish.figure.seat, wish.cell, wish.beyond, wish.count))
    moved = [wish for wish in granted if wish.to == wish.cell]
    for wish in moved:
        figure = wish.figure
        facing = led_by(figure.command, wish.direction)
        if facing != figure.facing:
            turn_to(table, figure, facing, "T4")
        table.happen(Moved(row, rule, figure.seat, figure.cell, wish.to))
    if pushes:
        meet_ground(table, [wish.beyond for wish in pushes])
    return moved


def meet_ground(table: Table, pushed_to: list[Cell]) -> None:
    """Let portals and open water take the columns that were pushed onto them (B4-B6)."""
    for cell in pushed_to:
        if table.board[cell] in PORTALS:
            table.happen(Swallowed(table.row, "B5", cell, len(table.barrels[cell])))
    drop_columns(table, [cell for cell in pushed_to if table.board[cell] == WATER])


def meet_line(table: Table, wish: Wish) -> None:
    """Let a line turn the robot that came onto it; one that entered a turn from a side without line may have
    to repeat its command (T2, T3)."""
    figure = wish.figure
    token = table.board[figure.cell]
    if token in STRAIGHTS:
        capture(table, figure, wish.direction)
    elif token in CORNERS and not enter_corner(table, figure, wish.direction, figure.command):
        figure.repeats = table.options.turn_wrong_side == "repeat"
