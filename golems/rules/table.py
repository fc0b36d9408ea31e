"""The table while a round is played: a working copy of a position that only events change."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from golems.rules.field import Cell
from golems.rules.refusals import Illegal
from golems.rules.values import Column, Command, Component, Loop, Position, Result, Robot, Row, Seat

Option: TypeAlias = str | int


class Question(NamedTuple):
    """A choice that the engine waits for; the first option is the default."""

    robot: Seat
    kind: str  # damage, repair, exit, face
    options: tuple[Option, ...]
    rule: str

    @property
    def default(self) -> Option:
        return self.options[0]


Answer: TypeAlias = Callable[[Question], Option]


def by_default(question: Question) -> Option:
    return question.default


class Event(Protocol):
    """Something that happened: in which row, by which clause, and what it changes on the table."""

    @property
    def row(self) -> int: ...
    @property
    def rule(self) -> str: ...
    def apply(self, table: "Table") -> None: ...


class Figure:
    """The working copy of one robot."""

    __slots__ = (
        "began",
        "carries",
        "cell",
        "command",
        "damage",
        "damaged",
        "destroyed",
        "effort",
        "facing",
        "lives",
        "on_ice_since",
        "out",
        "pass_began",
        "repeats",
        "robot",
        "seat",
        "times",
        "tried",
        "waits",
        "wet",
    )

    def __init__(self, seat: Seat, robot: Robot) -> None:
        self.seat = seat
        self.robot = robot
        self.cell: Cell = robot.cell
        self.facing = robot.facing
        self.out = robot.out
        self.damaged: frozenset[Component] = robot.damaged
        self.damage = robot.damage
        self.lives = robot.lives
        self.carries = robot.carries
        self.effort: Command | None = robot.effort
        self.waits = robot.waits
        self.on_ice_since = robot.on_ice_since
        self.destroyed = robot.out
        # Set for one row only:
        self.command: Command  # what it does, and how often
        self.times: int
        self.began: Cell  # where it began the row (W3)
        self.wet: bool  # it went into water, or began there (W4, W5)
        self.tried: tuple[Cell, bool] | None  # its try in snow and whether that acts (N2)
        # Set for one pass only:
        self.pass_began: Cell  # where it began the pass (M8)
        self.repeats: bool  # it came onto a turn through the wrong side (T3)

    def begin_row(self, row: Command | Loop) -> None:
        """Forget the last row and take the order of the next one."""
        self.began = self.cell
        self.wet = False
        self.tried = None
        self.take_order(row)

    def take_order(self, row: Command | Loop) -> None:
        if isinstance(row, str):
            self.command = row
            self.times = 1
        else:
            self.times, self.command = row

    def place(self, cell: Cell) -> None:
        """Put the robot on another cell and end what it was doing on the old one."""
        self.cell = cell
        self.effort = None
        self.waits = False
        self.on_ice_since = None

    def frozen(self) -> Robot:
        was = self.robot
        if self.out:
            return was if was.out else Robot(was.id, out=True, bot=was.bot)
        return Robot(
            was.id,
            self.cell,
            self.facing,
            False,
            was.bot,
            was.processor,
            was.weapon,
            was.chassis,
            self.damaged,
            was.simple,
            self.damage,
            self.lives,
            self.carries,
            was.home,
            self.effort,
            self.waits,
            self.on_ice_since,
        )


class Table:
    """The working state of one round; `happen` is the only way to change it."""

    __slots__ = (
        "active",
        "answer",
        "barrels",
        "board",
        "bodies",
        "energy",
        "events",
        "field",
        "figures",
        "goals",
        "options",
        "position",
        "recharged",
        "result",
        "round",
        "row",
        "under",
    )

    def __init__(self, position: Position, answer: Answer = by_default) -> None:
        self.position = position
        self.answer = answer
        self.field = position.field
        self.options = position.options
        self.board = position.board
        self.under = dict(position.under)
        self.barrels: dict[Cell, Column] = dict(position.barrels)
        self.figures = [Figure(seat, robot) for seat, robot in enumerate(position.robots)]
        self.active = [figure for figure in self.figures if not figure.out]  # those that can still act
        self.bodies: list[Figure] = []  # destroyed in this row (R3)
        self.round = position.round
        self.energy = position.energy
        self.recharged = position.recharged
        self.goals = position.goals
        self.row = 0
        self.result: Result | None = None
        self.events: list[Event] = []

    def still_here(self, rows: Sequence[Row | None]) -> tuple[Row | None, ...]:
        """Return the rows that are revealed; a robot that has left the field reveals none."""
        if len(self.active) == len(self.figures):
            return tuple(rows)
        return tuple([None if figure.out else rows[figure.seat] for figure in self.figures])

    def happen(self, event: Event) -> None:
        self.events.append(event)
        event.apply(self)

    def lay_down(self, figure: Figure) -> None:
        """Put a robot out of action; its body stays on its cell until it is taken off (R3)."""
        figure.destroyed = True
        self.active = [other for other in self.active if other is not figure]
        self.bodies.append(figure)

    def figure_at(self, cell: Cell) -> Figure | None:
        for figure in self.figures:
            if figure.cell == cell:
                return figure
        return None

    def cover(self, cell: Cell, sign: str) -> None:
        """Put another sign on a cell of the board."""
        self.board = self.board[:cell] + sign + self.board[cell + 1 :]

    def ask(self, figure: Figure, kind: str, options: tuple[Option, ...], rule: str) -> Option:
        """Return the owner's choice; a single option is no question, and a ParoBot takes the first (Q5)."""
        if len(options) == 1 or figure.robot.bot:
            return options[0]
        chosen = self.answer(Question(figure.seat, kind, options, rule))
        if chosen not in options:
            names = [self.name_option(kind, option) for option in (chosen, *options)]
            raise Illegal(
                "answer",
                f"choices.{figure.robot.id}",
                rule,
                kind=kind,
                got=names[0],
                options=", ".join(names[1:]),
            )
        return chosen

    def name_option(self, kind: str, option: Option) -> str:
        """Return an option as the notation writes it: cells and facings by name."""
        if kind == "exit":
            return self.field.name(int(option))
        return "NESW"[int(option)] if kind == "face" else str(option)

    def frozen(self) -> Position:
        was = self.position
        return Position(
            was.edition,
            was.field,
            self.board,
            tuple([figure.frozen() for figure in self.figures]),
            was.hand,
            tuple(sorted(self.under.items())),
            tuple(sorted(self.barrels.items())),
            was.streams,
            was.options,
            was.mode,
            self.round,
            self.energy,
            self.recharged,
            self.goals,
        )
