"""Engines for the solver: positions by number, many at a time. The one here plays with `golems.rules`."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

from golems.puzzles.goals import is_met, touch_goals, touched_after
from golems.puzzles.judge import is_hurt
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.scripts import Joint
from golems.rules.events import Checked
from golems.rules.parobots import DIE, dice_of
from golems.rules.plan import Plan
from golems.rules.rounds import ENGINES, Outcome, outcome, play_round, play_row
from golems.rules.table import Table
from golems.rules.values import Condition, EventCard, Position, Row, Seat, Sense

State: TypeAlias = int  # the number of a position with all else that counts for the goals
LOST: State = -1  # a limit is broken, so that the puzzle cannot be solved any more

LaidRows: TypeAlias = tuple[Row | None, ...]  # the row that each robot under the player's control carries out


class PuzzleEngine(Protocol):
    """Plays puzzles. Equal positions have equal numbers; what is lost stays lost and is never asked about."""

    def start(self) -> State: ...
    def open(self, states: Sequence[State], event: EventCard) -> list[State]: ...
    def play(self, states: Sequence[State], joint: Joint, laid: Sequence[LaidRows]) -> list[list[State]]:
        """Return by state what each thing laid leads to, while the others play these rows."""

    def look(self, states: Sequence[State], joint: Joint, sense: Sense) -> list[tuple[bool, ...]]:
        """Return by state what each robot that the player controls would see with this condition."""

    def close(self, states: Sequence[State]) -> list[State]: ...
    def out(self, state: State) -> frozenset[Seat]: ...
    def is_over(self, state: State) -> bool: ...
    def solves(self, states: Sequence[State]) -> list[bool]:
        """Return by state whether the goals are met if everything ends there."""


class TrackedPosition(NamedTuple):
    """A position, and what it does not show by itself."""

    position: Position
    touched: tuple[int, ...] = ()
    over: bool = False


class RulesEngine:
    """The engine for all editions and options."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.touches = touch_goals(puzzle.goals)
        self.standings: list[TrackedPosition] = []
        self.numbers: dict[TrackedPosition, State] = {}

    def number_of(self, standing: TrackedPosition) -> State:
        number = self.numbers.setdefault(standing, len(self.standings))
        if number == len(self.standings):
            self.standings.append(standing)
        return number

    def after(self, before: TrackedPosition, found: Outcome, touched: tuple[int, ...]) -> State:
        if self.puzzle.limits.no_damage and is_hurt(self.puzzle, before.position, found.position):
            return LOST
        return self.number_of(TrackedPosition(found.position, touched, found.result is not None))

    # ---------------------------------------------------------------- a round

    def start(self) -> State:
        return self.number_of(TrackedPosition(self.puzzle.position, (0,) * len(self.touches)))

    def open(self, states: Sequence[State], event: EventCard) -> list[State]:
        return [self.opened(state, event) for state in states]

    def opened(self, state: State, event: EventCard) -> State:
        """Return the state after the event has acted (R1); dice are part of the scripts instead."""
        standing = self.standings[state]
        if standing.over or event == "nothing":
            return state
        robots = standing.position.robots
        rolls = tuple([DIE[:1] * dice_of(robot.bot) if robot.bot else () for robot in robots])
        plan = Plan(((),) * len(robots), event, rolls=rolls)
        return self.after(standing, play_round(standing.position, plan, rows=0), standing.touched)

    def play(self, states: Sequence[State], joint: Joint, laid: Sequence[LaidRows]) -> list[list[State]]:
        return [[self.played(state, joint, rows) for rows in laid] for state in states]

    def played(self, state: State, joint: Joint, laid: LaidRows) -> State:
        standing = self.standings[state]
        if standing.over:
            return state
        found = play_row(standing.position, self.all_rows(joint, laid))
        return self.after(standing, found, touched_after(self.touches, standing.touched, found.position))

    def all_rows(self, joint: Joint, laid: LaidRows) -> list[Row | None]:
        rows = list(joint)
        for seat, row in zip(self.puzzle.control, laid, strict=True):
            rows[seat] = row
        return rows

    def look(self, states: Sequence[State], joint: Joint, sense: Sense) -> list[tuple[bool, ...]]:
        return [self.seen(self.standings[state], joint, sense) for state in states]

    def seen(self, standing: TrackedPosition, joint: Joint, sense: Sense) -> tuple[bool, ...]:
        row = Condition(sense, "stand", "stand")
        rows = self.all_rows(joint, (row,) * len(self.puzzle.control))
        events = play_row(standing.position, rows).events
        answers = {event.robot: event.answer for event in events if isinstance(event, Checked)}
        return tuple([answers.get(seat, False) for seat in self.puzzle.control])

    def close(self, states: Sequence[State]) -> list[State]:
        return [self.closed(state) for state in states]

    def closed(self, state: State) -> State:
        standing = self.standings[state]
        if standing.over:
            return state
        table = Table(standing.position)
        ENGINES[standing.position.edition].close(table)
        return self.after(standing, outcome(table), standing.touched)

    # ---------------------------------------------------------------- questions about a state

    def out(self, state: State) -> frozenset[Seat]:
        robots = self.standings[state].position.robots
        return frozenset([seat for seat, robot in enumerate(robots) if robot.out])

    def is_over(self, state: State) -> bool:
        return self.standings[state].over

    def solves(self, states: Sequence[State]) -> list[bool]:
        return [self.meets_all(self.standings[state]) for state in states]

    def meets_all(self, standing: TrackedPosition) -> bool:
        touched = dict(zip(self.touches, standing.touched, strict=True))
        return all(
            is_met(goal, self.puzzle.position, standing.position, touched.get(goal, 0))
            for goal in self.puzzle.goals
        )
