"""Attacks, defences, barrels and blasts of edition 4.0 (A, B8, X)."""

from golems.rules.damage import harm, repair
from golems.rules.events import (
    Attacked,
    BarrelLost,
    BarrelOpened,
    Blast,
    DamageSummed,
    Defended,
    TokenRemoved,
)
from golems.rules.field import OFF, Cell
from golems.rules.portals import end_waiting
from golems.rules.table import Figure, Table
from golems.rules.values import ICE, LINES, PORTALS, WALL, WATER, Seat
from golems.rules.water import fall


class Wreckage:
    """What the hits of one row have done to barrels so far."""

    __slots__ = ("blasted", "bombs", "hitters", "lost_afloat", "toolboxes")

    def __init__(self) -> None:
        self.hitters: dict[Cell, list[Seat]] = {}
        self.bombs: list[Cell] = []
        self.toolboxes: list[Cell] = []
        self.blasted: list[Cell] = []  # a cell for every blast that reached it
        self.lost_afloat: list[Cell] = []  # where floating barrels were destroyed


def act_all(table: Table) -> None:
    """Let the robots attack and defend, in the order of A6 (step 5 of R2)."""
    strikes: list[Attacked] = []
    defences: dict[Seat, int] = {}
    for figure in table.active:
        if figure.command == "attack":
            strikes.append(aim(table, figure, figure.times))
        elif figure.command == "defend":
            defences[figure.seat] = figure.times
            table.happen(Defended(table.row, "A5", figure.seat, figure.times))
    if strikes:
        land(table, strikes, defences)


def aim(table: Table, figure: Figure, hits: int) -> Attacked:
    """Aim one attack; all attacks are aimed from the same position with the weapons of that moment (A1)."""
    cells = aimed_cells(table, figure)
    strength = 2 if figure.robot.weapon == "w2" and "weapon" not in figure.damaged else 1  # A3
    targets = tuple([other.seat for other in table.figures if other.cell in cells])
    strike = Attacked(table.row, "A2", figure.seat, cells, strength, hits, targets)
    table.happen(strike)
    return strike


def aimed_cells(table: Table, figure: Figure) -> tuple[Cell, ...]:
    """Return the cell ahead; with an intact `w11` the next one too, unless something is in the first (A2)."""
    way = table.field.ahead[figure.facing]
    first = way[figure.cell]
    if first == OFF:
        return ()
    if figure.robot.weapon != "w11" or "weapon" in figure.damaged:
        return (first,)
    if table.board[first] == WALL or table.figure_at(first):
        return (first,)
    second = way[first]
    return (first,) if second == OFF else (first, second)


def land(table: Table, strikes: list[Attacked], defences: dict[Seat, int]) -> None:
    struck = {cell for strike in strikes for cell in strike.cells}
    wreckage = Wreckage()
    if not struck.isdisjoint(table.barrels):
        hit_barrels(table, strikes, wreckage)
    broken_ice = remove_tokens(table, struck, wreckage.blasted)
    deal_damage(table, strikes, defences, wreckage.blasted)
    if broken_ice or wreckage.lost_afloat:
        fall(table, dict.fromkeys(broken_ice, "I2") | dict.fromkeys(wreckage.lost_afloat, "B8"))
    for cell in wreckage.toolboxes:
        for seat in wreckage.hitters[cell]:
            if not table.figures[seat].destroyed:
                repair(table, table.figures[seat])


# ---------------------------------------------------------------- barrels


def hit_barrels(table: Table, strikes: list[Attacked], wreckage: Wreckage) -> None:
    """Hit barrels with all attacks, then let bombs go off in the order of discovery (X4)."""
    for strike in strikes:
        for cell in strike.cells:
            if cell in table.barrels or cell in wreckage.hitters:  # surplus hits count too
                wreckage.hitters.setdefault(cell, []).append(strike.robot)
                for _ in range(strike.hits):
                    hit_column(table, cell, strike.robot, wreckage)
    for cell in wreckage.bombs:  # grows while bombs set off others
        blast(table, cell, wreckage)


def hit_column(table: Table, cell: Cell, by: Seat | None, wreckage: Wreckage) -> None:
    """Destroy the top barrel of a column; on land and ice it shows its contents (B8)."""
    column = table.barrels.get(cell)
    if column is None:
        return
    if table.board[cell] == WATER:
        table.happen(BarrelLost(table.row, "B8", by, cell))
        wreckage.lost_afloat.append(cell)
        return
    table.happen(BarrelOpened(table.row, "B8", by, cell, column[-1]))
    if column[-1] == "bomb":
        wreckage.bombs.append(cell)
    elif column[-1] == "toolbox" and by is not None:  # X3: found by a blast it is lost
        wreckage.toolboxes.append(cell)


def blast(table: Table, cell: Cell, wreckage: Wreckage) -> None:
    """Let a bomb go off over the cells around it (X2)."""
    cells = table.field.around(cell)
    robots = tuple([figure.seat for figure in table.figures if figure.cell in cells])
    table.happen(Blast(table.row, "X2", cell, cells, robots))
    wreckage.blasted += cells
    for near in cells:
        hit_column(table, near, None, wreckage)


# ---------------------------------------------------------------- tokens


def remove_tokens(table: Table, struck: set[Cell], blasted: list[Cell]) -> list[Cell]:
    """Remove lines, portals and ice that were hit, and return the cells where ice broke (A4, I2, X2)."""
    broken_ice = []
    for cell in sorted(struck.union(blasted)):
        token = table.board[cell]
        if token == ICE:
            broken_ice.append(cell)
            table.happen(TokenRemoved(table.row, "I2", cell, token))
        elif token in LINES or (token in PORTALS and cell in struck):
            table.happen(TokenRemoved(table.row, "A4" if cell in struck else "X2", cell, token))
            if token in PORTALS:
                end_waiting(table)
    return broken_ice


# ---------------------------------------------------------------- damage


def deal_damage(
    table: Table, strikes: list[Attacked], defences: dict[Seat, int], blasted: list[Cell]
) -> None:
    """Deal attack damage less defence, plus blast damage (A5, A6)."""
    for figure in table.active:
        attacks = attacks_on(figure, strikes)
        if attacks or figure.cell in blasted:
            attack_damage = sum([strength for _, strength in attacks])
            defence = min(defences.get(figure.seat, 0), attack_damage)
            blasts = blasted.count(figure.cell)
            total = attack_damage - defence + blasts
            table.happen(DamageSummed(table.row, "A6", figure.seat, attacks, defence, blasts, total))
            harm(table, figure, total)


def attacks_on(figure: Figure, strikes: list[Attacked]) -> tuple[tuple[Seat, int], ...]:
    return tuple(
        [(strike.robot, strike.strength * strike.hits) for strike in strikes if figure.seat in strike.targets]
    )
