"""Events of movement: turns, steps, pushes, portals, water, and why a command did nothing."""

from typing import NamedTuple

from golems.rules.field import Cell
from golems.rules.table import Table
from golems.rules.values import Command, Facing, Seat


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
    """A robot digs in snow: the first try does nothing else (N1)."""

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
    """A robot is in open water: W2/G10 walked in, W5 began the row there, I2/I3/B8/E5 fell."""

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


class Swept(NamedTuple):
    """A stream carries a golem to its other outlet (G10)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell
    to: Cell

    def apply(self, table: Table) -> None:
        table.figures[self.robot].place(self.to)
