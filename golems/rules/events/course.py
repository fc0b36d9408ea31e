"""Events before, between and after the rows: cards, dice, revealed rows, robots leaving, the result."""

from typing import NamedTuple

from golems.rules.events.water import open_water
from golems.rules.field import OFF, Cell
from golems.rules.table import Table
from golems.rules.values import ICE, Bonus, Command, EventCard, Result, Row, Seat


class Resigned(NamedTuple):
    """A player gives the game up; the robot is out of action and leaves before anything else (V1, G11)."""

    row: int
    rule: str
    robot: Seat

    def apply(self, table: Table) -> None:
        table.lay_down(table.figures[self.robot])


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
            open_water(table, cell)


class Rolled(NamedTuple):
    """A die was thrown: the AI die for a ParoBot (Q2), or the bonus die for a golem (G2)."""

    row: int
    rule: str
    robot: Seat
    values: tuple[Command | Bonus, ...]

    def apply(self, table: Table) -> None: ...


class Revealed(NamedTuple):
    """All robots reveal their row together, by seat; none where a robot has no such row (R2)."""

    row: int
    rule: str
    rows: tuple[Row | None, ...]

    def apply(self, table: Table) -> None: ...


class Checked(NamedTuple):
    """A condition looked at a cell (none if it is off the board) and was true or false (C, G5, G6)."""

    row: int
    rule: str
    robot: Seat
    cell: Cell | None
    answer: bool

    def apply(self, table: Table) -> None: ...


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


class GoalAdvanced(NamedTuple):
    """A golem has done this much of a goal, counted from 0 among all; 0 means it begins again (G14)."""

    row: int
    rule: str
    robot: Seat
    goal: int
    done: int

    def apply(self, table: Table) -> None:
        before, after = table.goals[: self.goal], table.goals[self.goal + 1 :]
        table.goals = (*before, table.goals[self.goal]._replace(done=self.done), *after)


class GameEnded(NamedTuple):
    """The game is over (V, G11, G13, G14)."""

    row: int
    rule: str
    winners: tuple[Seat, ...]

    def apply(self, table: Table) -> None:
        table.result = Result(self.winners, self.rule)
