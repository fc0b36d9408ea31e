"""A cycle of editions 3.0 and 2.0 (G)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from golems.rules.events import (
    Attacked,
    BarrelOpened,
    Blocked,
    Checked,
    Defended,
    Destroyed,
    Dropped,
    Ignored,
    LifeLost,
    Moved,
    Recharged,
    Revealed,
    Rolled,
    RoundEnded,
    Splashed,
    Swept,
    Taken,
    Turned,
)
from golems.rules.field import OFF, Cell
from golems.rules.lines import led_by
from golems.rules.plan import Plan
from golems.rules.resignation import resign
from golems.rules.table import Figure, Table
from golems.rules.values import (
    STEPS,
    TURNS,
    WALL,
    WATER,
    Condition,
    Facing,
    Program,
    Row,
    Seat,
)
from golems.rules.victory import LAST_CYCLE, end_cycle, end_game, end_row, verdict_without_energy
from golems.rules.water import is_free_land
from golems.rules.wishes import Wish, settle


class Blow(NamedTuple):
    """An attack and what it was aimed at: a golem, a barrel, or nothing (G6)."""

    seat: Seat
    direction: Facing
    hits: int
    golem: Seat | None
    barrel: Cell | None


# ---------------------------------------------------------------- a cycle


def open_cycle(table: Table, plan: Plan) -> list[Program]:
    """Throw the bonus die for all to see (G2), and return the programs that will run."""
    resign(table, plan.resigned)
    for seat, bonus in enumerate(plan.bonus):
        if bonus and not table.figures[seat].out and table.result is None:
            table.happen(Rolled(0, "G2", seat, (bonus,)))
    return list(plan.programs)


def close_cycle(table: Table) -> None:
    """End the cycle: a scenario may be over; if not, the game goes on (G14)."""
    table.row = 0
    if table.goals:
        end_cycle(table)
    if table.result is None:
        next_cycle(table)


def next_cycle(table: Table) -> None:
    """Begin the next cycle, or end the game when energy or the limit is spent (G11, G12)."""
    counts_rounds = table.position.edition == "2.0" or table.position.mode == "autonomous"
    if counts_rounds and table.round < LAST_CYCLE:
        table.happen(RoundEnded(0, "G12", table.round + 1, table.energy))
    elif not counts_rounds and table.energy > 1:
        table.happen(RoundEnded(0, "G1", table.round, table.energy - 1))
    else:
        spend_last(table, may_recharge=not counts_rounds)


def spend_last(table: Table, may_recharge: bool) -> None:
    """End the game with more lives as the winner; if equal, the option `overtime` recharges once (G11)."""
    result = verdict_without_energy(table)
    overtime = table.options.overtime
    if len(result.winners) > 1 and may_recharge and overtime and not table.recharged:
        table.happen(Recharged(0, "G11", overtime))
    else:
        end_game(table, result)


# ---------------------------------------------------------------- a row


def play_row(table: Table, rows: Sequence[Row | None]) -> None:
    """Play movement, Enemy? with its movement, Attacked? with its movement, then actions (G4)."""
    table.happen(Revealed(table.row, "G4", table.still_here(rows)))
    plain = []
    for figure in table.active:
        row = rows[figure.seat] or "none"
        if isinstance(row, Condition):
            figure.begin_row("none")
        else:
            figure.begin_row(row)
            plain.append(figure)
    move_golems(table, plain)
    early = plain + decide(table, rows, "enemy?", lambda figure: enemy_ahead(table, figure))
    aimed_at = {target.seat for figure in attackers(early) if (target := golem_ahead(table, figure))}
    blows = [] if table.options.dodge else aim_all(table, early)
    late = decide(table, rows, "attacked?", lambda figure: figure.seat in aimed_at)
    blows += aim_all(table, early + late if table.options.dodge else late)
    act(table, sorted(blows, key=lambda blow: blow.seat))
    end_row(table)


def decide(
    table: Table, rows: Sequence[Row | None], sense: str, is_true: Callable[[Figure], bool]
) -> list[Figure]:
    """Check one kind of condition for all golems that have it, then carry out its movement (G5, G6)."""
    deciding = []
    for figure in table.active:
        row = rows[figure.seat]
        if isinstance(row, Condition) and row.sense == sense:
            answer = is_true(figure)
            figure.take_order(row.yes if answer else row.no)
            tell_check(table, figure, sense, answer)
            deciding.append(figure)
    move_golems(table, deciding)
    return deciding


def tell_check(table: Table, figure: Figure, sense: str, answer: bool) -> None:
    if sense == "enemy?":
        cell = table.field.ahead[figure.facing][figure.cell]
        table.happen(Checked(table.row, "G5", figure.seat, None if cell == OFF else cell, answer))
    else:
        table.happen(Checked(table.row, "G6", figure.seat, figure.cell, answer))


def enemy_ahead(table: Table, figure: Figure) -> bool:
    """Tell whether a golem or a barrel is in the cell ahead (G5)."""
    cell = table.field.ahead[figure.facing][figure.cell]
    return cell != OFF and (cell in table.barrels or table.figure_at(cell) is not None)


# ---------------------------------------------------------------- movement


def move_golems(table: Table, golems: list[Figure]) -> None:
    """Play all first passes together, then the second ones, then the third ones (G4)."""
    for number in (1, 2, 3):
        wishes = [
            wish
            for figure in golems
            if figure.times >= number and not figure.destroyed and (wish := wish_of(table, figure))
        ]
        for wish in settle(table, wishes):
            go(table, wish)


def wish_of(table: Table, figure: Figure) -> Wish | None:
    """Make a turn at once, or return the wish of a step unless it is blocked at once."""
    if figure.command in TURNS:
        facing = (figure.facing + TURNS[figure.command]) % 4
        table.happen(Turned(table.row, "M1", figure.seat, figure.cell, facing))
        return None
    return wish_to_step(table, figure) if figure.command in STEPS else None


def wish_to_step(table: Table, figure: Figure) -> Wish | None:
    """Return the wish of a step, unless an obstacle or water keeps the golem where it is (G7, G10)."""
    direction = led_by(figure.command, figure.facing)
    cell = table.field.ahead[direction][figure.cell]
    if cell == OFF:
        table.happen(Blocked(table.row, "G7", figure.seat, None, "edge"))
    elif table.board[cell] == WALL:
        table.happen(Blocked(table.row, "G7", figure.seat, cell, "wall"))
    elif cell in table.barrels:
        table.happen(Blocked(table.row, "G7", figure.seat, cell, "barrel"))
    elif table.board[cell] == WATER:
        return wish_to_swim(table, figure, direction, cell)
    else:
        return Wish(figure, direction, cell, cell)
    return None


def wish_to_swim(table: Table, figure: Figure, direction: Facing, cell: Cell) -> Wish | None:
    """Take a life for entering water; only a stream entered from its outlet carries through (G10)."""
    table.happen(Splashed(table.row, "G10", figure.seat, cell))
    lose_life(table, figure, "G10")
    outlet = other_outlet(table, figure.cell, cell)
    if figure.destroyed:
        return None
    if outlet is None:
        table.happen(Blocked(table.row, "G10", figure.seat, cell, "water"))
        return None
    if not is_free_land(table, outlet):
        table.happen(Blocked(table.row, "G10", figure.seat, cell, "stream"))
        return None
    return Wish(figure, direction, outlet, outlet)


def other_outlet(table: Table, outlet: Cell, entered: Cell) -> Cell | None:
    """Return where the stream that begins here comes out, if there is one."""
    for stream in table.position.streams:
        first, last = stream.outlets
        if (outlet, entered) == (first, stream.cells[0]):
            return last
        if (outlet, entered) == (last, stream.cells[-1]):
            return first
    return None


def go(table: Table, wish: Wish) -> None:
    figure = wish.figure
    if table.field.ahead[wish.direction][figure.cell] == wish.to:
        table.happen(Moved(table.row, "M2", figure.seat, figure.cell, wish.to))
    else:
        table.happen(Swept(table.row, "G10", figure.seat, figure.cell, wish.to))


def lose_life(table: Table, figure: Figure, rule: str) -> None:
    table.happen(LifeLost(table.row, rule, figure.seat, figure.lives - 1))
    if not figure.lives:
        table.happen(Destroyed(table.row, rule, figure.seat))


# ---------------------------------------------------------------- actions


def aim_all(table: Table, golems: list[Figure]) -> list[Blow]:
    """Aim attacks at what is in the cell ahead now (G6). With the option `dodge` that is after the Attacked?
    movement, in which no attacker moves or turns."""
    return [aim(table, figure, figure.times) for figure in attackers(golems)]


def attackers(golems: list[Figure]) -> list[Figure]:
    return [figure for figure in golems if figure.command == "attack" and not figure.destroyed]


def golem_ahead(table: Table, figure: Figure) -> Figure | None:
    cell = table.field.ahead[figure.facing][figure.cell]
    return None if cell == OFF else table.figure_at(cell)


def aim(table: Table, figure: Figure, hits: int) -> Blow:
    cell = table.field.ahead[figure.facing][figure.cell]
    target = golem_ahead(table, figure)
    cells = () if cell == OFF else (cell,)
    targets = () if target is None else (target.seat,)
    table.happen(Attacked(table.row, "G8", figure.seat, cells, 1, hits, targets))
    barrel = cell if cell in table.barrels else None
    return Blow(figure.seat, figure.facing, hits, target.seat if target else None, barrel)


def act(table: Table, blows: list[Blow]) -> None:
    """Hit and take barrels, then deal the hits to the golems in seat order (G8, G9)."""
    protected = [figure for figure in table.active if figure.carries]
    hit = {blow.barrel: blow.seat for blow in reversed(blows) if blow.barrel is not None}
    take_barrels(table, hit)
    for cell, seat in sorted(hit.items()):
        table.happen(BarrelOpened(table.row, "G8", seat, cell, "empty"))
    for figure in table.active:
        if figure.command == "defend":
            table.happen(Defended(table.row, "G8", figure.seat, None))
        else:
            take_hits(table, figure, blows, figure in protected)


def take_barrels(table: Table, hit: dict[Cell, Seat]) -> None:
    """Let a golem lift a barrel if it is the only one to try and nobody hits the barrel (G9)."""
    ways = [
        (figure, table.field.ahead[figure.facing][figure.cell])
        for figure in table.active
        if figure.command == "take"
    ]
    wanted = [cell for figure, cell in ways if not figure.carries]
    for figure, cell in ways:
        if figure.carries or cell not in table.barrels or cell in hit or wanted.count(cell) > 1:
            table.happen(Ignored(table.row, "G9", figure.seat, "take"))
        else:
            table.happen(Taken(table.row, "G9", figure.seat, cell))


def take_hits(table: Table, figure: Figure, blows: list[Blow], protected: bool) -> None:
    """Take a life for each hit; the first hit costs a carried barrel instead (G8, G9)."""
    hits = [blow for blow in blows if blow.golem == figure.seat for _ in range(blow.hits)]
    if protected and hits:
        table.happen(Dropped(table.row, "G9", figure.seat, put_down(table, figure, hits[0].direction)))
        hits = hits[1:]
    for _ in hits[: figure.lives]:
        lose_life(table, figure, "G8")


def put_down(table: Table, figure: Figure, direction: Facing) -> Cell | None:
    """Return the cell for a dropped barrel: beyond the golem, else the first free neighbour (G9)."""
    ways = (direction, *range(4))
    cells = [table.field.ahead[way][figure.cell] for way in ways]
    return next((cell for cell in cells if cell != OFF and is_free_land(table, cell)), None)
