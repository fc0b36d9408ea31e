"""Events of the attack step: blows, barrels, blasts, damage and repair."""

from typing import NamedTuple

from golems.rules.events.water import open_water
from golems.rules.field import Cell
from golems.rules.table import Table
from golems.rules.values import GROUND, ICE, Component, Contents, Seat


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
    """A robot defends itself: this much is taken off (A5), or everything if `amount` is none (G8)."""

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
            open_water(table, self.cell)
        else:
            table.cover(self.cell, table.under.pop(self.cell, GROUND))


class DamageSummed(NamedTuple):
    """The damage to a robot is added up: attackers with their strength, less defence, plus blasts (A6)."""

    row: int
    rule: str
    robot: Seat
    attacks: tuple[tuple[Seat, int], ...]
    defence: int
    blasts: int
    total: int

    def apply(self, table: Table) -> None: ...


class Damaged(NamedTuple):
    """A robot takes one unit of damage: a component is flipped (K6), or the unit is only counted (L1)."""

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
        table.lay_down(table.figures[self.robot])


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


class Delivered(NamedTuple):
    """A golem leaves the barrel it carries on the cell of its goal, out of the game (G14)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell

    def apply(self, table: Table) -> None:
        table.figures[self.robot].carries = False


def _pop_barrel(table: Table, cell: Cell) -> None:
    column = table.barrels.pop(cell)[:-1]
    if column:
        table.barrels[cell] = column
