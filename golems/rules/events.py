"""What can happen: typed events, each with the row (0 = before row 1 or after the last), the clause that
explains it, all that is needed to show it, and the one change it makes to the table."""

from typing import NamedTuple

from golems.rules.field import OFF, Cell
from golems.rules.table import Table
from golems.rules.values import (
    GROUND,
    ICE,
    WATER,
    Bonus,
    Command,
    Component,
    Contents,
    EventCard,
    Facing,
    Result,
    Row,
    Seat,
)

# ---------------------------------------------------------------- before the rows


class CardDrawn(NamedTuple):
    """The event card of the round acts (E1-E7)."""

    row: int
    rule: str
    event: EventCard

    def apply(self, table: Table) -> None: ...


class RowLost(NamedTuple):
    """A program loses a row, counted from 1 (E6)."""

    row: int
    rule: str
    robot: Seat
    lost: int

    def apply(self, table: Table) -> None: ...


class RowsSwapped(NamedTuple):
    """Two rows of a program, counted from 1, change places (E7)."""

    row: int
    rule: str
    robot: Seat
    first: int
    second: int

    def apply(self, table: Table) -> None: ...


class Frozen(NamedTuple):
    """Ice is laid on these cells (E4)."""

    row: int
    rule: str
    cells: tuple[Cell, ...]

    def apply(self, table: Table) -> None:
        for cell in self.cells:
            table.cover(cell, ICE)


class Thawed(NamedTuple):
    """The ice on these cells is gone (E5)."""

    row: int
    rule: str
    cells: tuple[Cell, ...]

    def apply(self, table: Table) -> None:
        for cell in self.cells:
            _open_water(table, cell)


class Rolled(NamedTuple):
    """What the AI die showed for a ParoBot (Q2), or the bonus die for a golem (G2)."""

    row: int
    rule: str
    robot: Seat
    values: tuple[Command | Bonus, ...]

    def apply(self, table: Table) -> None: ...


# ---------------------------------------------------------------- a row


class Revealed(NamedTuple):
    """All robots reveal their row together, by seat; none where a robot has no such row (R2)."""

    row: int
    rule: str
    rows: tuple[Row | None, ...]

    def apply(self, table: Table) -> None: ...


class Checked(NamedTuple):
    """A condition looked at a cell (none: off the board) and was true or false (C, G5, G6)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell | None
    answer: bool

    def apply(self, table: Table) -> None: ...


class Ignored(NamedTuple):
    """A command does nothing: T4 turn on a line, K8 Backward, W4/W5 a robot in the water, G9 Take."""

    row: int
    rule: str
    robot: Seat
    command: Command

    def apply(self, table: Table) -> None: ...


class Blocked(NamedTuple):
    """A step is not made. `by` says what is in the way, `others` which robots are part of it."""

    row: int
    rule: str
    robot: Seat
    cell: Cell | None  # the wished cell; none: off the board
    by: str  # edge, wall, barrel, robot, swap, column, water, stream
    others: tuple[Seat, ...] = ()

    def apply(self, table: Table) -> None: ...


class Dug(NamedTuple):
    """A try in the snow that only digs (N1)."""

    row: int
    rule: str
    robot: Seat
    command: Command

    def apply(self, table: Table) -> None:
        table.figures[self.robot].effort = self.command


class EffortSpent(NamedTuple):
    """The second try in the snow acts (N1)."""

    row: int
    rule: str
    robot: Seat
    command: Command

    def apply(self, table: Table) -> None:
        table.figures[self.robot].effort = None


class EffortForgotten(NamedTuple):
    """Something else came between two tries in the snow (N2)."""

    row: int
    rule: str
    robot: Seat

    def apply(self, table: Table) -> None:
        table.figures[self.robot].effort = None


class Turned(NamedTuple):
    """A robot faces another way: M1 by command, T2-T4 by a line."""

    row: int
    rule: str
    robot: Seat
    cell: Cell
    facing: Facing

    def apply(self, table: Table) -> None:
        table.figures[self.robot].facing = self.facing


class Moved(NamedTuple):
    """A robot steps to the next cell: M2, M8 sliding, M9 in the second pass of a Loop."""

    row: int
    rule: str
    robot: Seat
    cell: Cell
    to: Cell

    def apply(self, table: Table) -> None:
        table.figures[self.robot].place(self.to)


class Pushed(NamedTuple):
    """A robot pushes so many barrels of a column: B3 the whole, or the top one."""

    row: int
    rule: str
    robot: Seat
    cell: Cell
    to: Cell
    barrels: int

    def apply(self, table: Table) -> None:
        column = table.barrels.pop(self.cell)
        if rest := column[: -self.barrels]:
            table.barrels[self.cell] = rest
        table.barrels[self.to] = column[-self.barrels :]


class Swallowed(NamedTuple):
    """Barrels pushed onto a portal are gone, contents unseen (B5)."""

    row: int
    rule: str
    cell: Cell
    barrels: int

    def apply(self, table: Table) -> None:
        del table.barrels[self.cell]


class Floated(NamedTuple):
    """The bottom barrel of a column floats in open water (B7)."""

    row: int
    rule: str
    cell: Cell

    def apply(self, table: Table) -> None: ...


class Drifted(NamedTuple):
    """The next barrel of a column in the water drifts to another cell (B7)."""

    row: int
    rule: str
    cell: Cell
    to: Cell

    def apply(self, table: Table) -> None:
        bottom, drifting, *rest = table.barrels[self.cell]
        table.barrels[self.cell] = (bottom, *rest)
        table.barrels[self.to] = (drifting,)


class Sunk(NamedTuple):
    """The next barrel of a column in the water finds no free cell and is lost, contents unseen (B7)."""

    row: int
    rule: str
    cell: Cell

    def apply(self, table: Table) -> None:
        bottom, _, *rest = table.barrels[self.cell]
        table.barrels[self.cell] = (bottom, *rest)


class Teleported(NamedTuple):
    """A robot goes through a portal (O1, O2)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell
    to: Cell

    def apply(self, table: Table) -> None:
        table.figures[self.robot].place(self.to)


class Waits(NamedTuple):
    """The twin of the portal is occupied: the robot waits (O2)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell

    def apply(self, table: Table) -> None:
        table.figures[self.robot].waits = True


class WaitEnded(NamedTuple):
    """There is no way through the portal any more (O3)."""

    row: int
    rule: str
    robot: Seat

    def apply(self, table: Table) -> None:
        table.figures[self.robot].waits = False


class Splashed(NamedTuple):
    """A robot is in open water: W2 walked in, W5 began the row there, I2/I3/B8/E5 fell."""

    row: int
    rule: str
    robot: Seat
    cell: Cell

    def apply(self, table: Table) -> None: ...


class Left(NamedTuple):
    """A robot leaves the water (W3)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell
    to: Cell

    def apply(self, table: Table) -> None:
        table.figures[self.robot].place(self.to)


class Stuck(NamedTuple):
    """There is no way out of the water (W4)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell

    def apply(self, table: Table) -> None: ...


# ---------------------------------------------------------------- attacks


class Attacked(NamedTuple):
    """A robot attacks these cells so many times with this strength (A2, A3, G8)."""

    row: int
    rule: str
    robot: Seat
    cells: tuple[Cell, ...]
    strength: int
    hits: int
    targets: tuple[Seat, ...]  # the robots in those cells

    def apply(self, table: Table) -> None: ...


class Defended(NamedTuple):
    """A robot defends itself: so much is taken off (A5); none: everything (G8)."""

    row: int
    rule: str
    robot: Seat
    amount: int | None

    def apply(self, table: Table) -> None: ...


class BarrelOpened(NamedTuple):
    """The top barrel of a column is destroyed and shows what was in it (B8)."""

    row: int
    rule: str
    robot: Seat | None  # nobody: a blast
    cell: Cell
    contents: Contents

    def apply(self, table: Table) -> None:
        _pop_barrel(table, self.cell)


class BarrelLost(NamedTuple):
    """A floating barrel is destroyed, contents unseen (B8)."""

    row: int
    rule: str
    robot: Seat | None  # nobody: a blast
    cell: Cell

    def apply(self, table: Table) -> None:
        _pop_barrel(table, self.cell)


class Blast(NamedTuple):
    """A bomb goes off over these cells and reaches these robots (X2)."""

    row: int
    rule: str
    cell: Cell
    cells: tuple[Cell, ...]
    robots: tuple[Seat, ...]

    def apply(self, table: Table) -> None: ...


class TokenRemoved(NamedTuple):
    """A line or portal is taken off the board, or ice breaks (A4, X2, I2, I3)."""

    row: int
    rule: str
    cell: Cell
    token: str

    def apply(self, table: Table) -> None:
        if self.token == ICE:
            _open_water(table, self.cell)
        else:
            table.cover(self.cell, table.under.pop(self.cell, GROUND))


class DamageSummed(NamedTuple):
    """How the damage to a robot came about: attackers with strength, taken off by Defence, blasts (A6)."""

    row: int
    rule: str
    robot: Seat
    attacks: tuple[tuple[Seat, int], ...]
    defence: int
    blasts: int
    total: int

    def apply(self, table: Table) -> None: ...


class Damaged(NamedTuple):
    """One unit of damage: a component is flipped (K6), a unit is counted (L1)."""

    row: int
    rule: str
    robot: Seat
    part: Component | None

    def apply(self, table: Table) -> None:
        figure = table.figures[self.robot]
        if self.part is None:
            figure.damage += 1
        else:
            figure.damaged |= {self.part}


class LifeLost(NamedTuple):
    """A golem of 2.0/3.0 loses a life (G8, G10)."""

    row: int
    rule: str
    robot: Seat
    lives: int  # left

    def apply(self, table: Table) -> None:
        table.figures[self.robot].lives = self.lives


class Destroyed(NamedTuple):
    """A robot is destroyed; its body stays until the end of the row (R3)."""

    row: int
    rule: str
    robot: Seat

    def apply(self, table: Table) -> None:
        figure = table.figures[self.robot]
        figure.destroyed = True
        table.active = [other for other in table.active if other is not figure]
        table.bodies.append(figure)


class Repaired(NamedTuple):
    """A toolbox repairs a component, or takes one unit off (X3)."""

    row: int
    rule: str
    robot: Seat
    part: Component | None

    def apply(self, table: Table) -> None:
        figure = table.figures[self.robot]
        if self.part is None:
            figure.damage -= 1
        else:
            figure.damaged -= {self.part}


# ---------------------------------------------------------------- barrels and water of 2.0/3.0


class Taken(NamedTuple):
    """A golem lifts a barrel (G9)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell

    def apply(self, table: Table) -> None:
        del table.barrels[self.cell]
        table.figures[self.robot].carries = True


class Dropped(NamedTuple):
    """A hit costs a golem its barrel: it is put on a cell, or gone (G9)."""

    row: int
    rule: str
    robot: Seat
    to: Cell | None

    def apply(self, table: Table) -> None:
        table.figures[self.robot].carries = False
        if self.to is not None:
            table.barrels[self.to] = ("empty",)


class Swept(NamedTuple):
    """A stream carries a golem to its other outlet (G10)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell
    to: Cell

    def apply(self, table: Table) -> None:
        table.figures[self.robot].place(self.to)


# ---------------------------------------------------------------- endings


class Removed(NamedTuple):
    """A destroyed robot is taken off the field (R2, step 6)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell

    def apply(self, table: Table) -> None:
        figure = table.figures[self.robot]
        figure.out = True
        figure.place(OFF)
        table.bodies.remove(figure)


class StoodOnIce(NamedTuple):
    """A robot stands on ice at the end of this round (I3)."""

    row: int
    rule: str
    robot: Seat
    round: int

    def apply(self, table: Table) -> None:
        table.figures[self.robot].on_ice_since = self.round


class RoundEnded(NamedTuple):
    """The next round begins (R4), or energy goes down (G1)."""

    row: int
    rule: str
    round: int
    energy: int

    def apply(self, table: Table) -> None:
        table.round = self.round
        table.energy = self.energy


class Recharged(NamedTuple):
    """The golems are equal when their energy is spent and get some more, once (G11)."""

    row: int
    rule: str
    energy: int

    def apply(self, table: Table) -> None:
        table.energy = self.energy
        table.recharged = True


class GameEnded(NamedTuple):
    """The game is over (V, G11, G13)."""

    row: int
    rule: str
    winners: tuple[Seat, ...]

    def apply(self, table: Table) -> None:
        table.result = Result(self.winners, self.rule)


def _open_water(table: Table, cell: Cell) -> None:
    table.cover(cell, WATER)
    for figure in table.figures:
        if figure.cell == cell:
            figure.on_ice_since = None


def _pop_barrel(table: Table, cell: Cell) -> None:
    column = table.barrels.pop(cell)[:-1]
    if column:
        table.barrels[cell] = column
