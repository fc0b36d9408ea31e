"""A round from its event card to its end, for every edition; it can stop at each question."""

from collections.abc import Callable, Sequence
from itertools import islice, zip_longest
from typing import NamedTuple

from golems.rules import battle, duel
from golems.rules.events import RowLost, RowsSwapped
from golems.rules.plan import Plan
from golems.rules.table import Answer, Event, Option, Question, Table, by_default
from golems.rules.values import Position, Program, Result, Row, Seat


class RoundEngine(NamedTuple):
    """What an edition does before, in and after the rows of a round."""

    open: Callable[[Table, Plan], list[Program]]
    row: Callable[[Table, Sequence[Row | None]], None]
    close: Callable[[Table], None]


BATTLE = RoundEngine(battle.open_round, battle.play_row, battle.close_round)
DUEL = RoundEngine(duel.open_cycle, duel.play_row, duel.close_cycle)
ENGINES = {"4.0": BATTLE, "3.0": DUEL, "2.0": DUEL}


class Outcome(NamedTuple):
    """What became of a position: the new position, what happened, and the result if the game is over."""

    position: Position
    events: tuple[Event, ...]
    result: Result | None


def outcome(table: Table) -> Outcome:
    return Outcome(table.frozen(), tuple(table.events), table.result)


class PausedRound(NamedTuple):
    """A round that waits for an answer: the table as it stands now, and what has happened so far."""

    question: Question
    position: Position
    events: tuple[Event, ...]


def play_round(
    position: Position, plan: Plan, answer: Answer = by_default, rows: int | None = None
) -> Outcome:
    """Play a round (R1). With `rows` it stops after that many rows, before the end of the round.

    >>> from golems.rules.field import field_of
    >>> from golems.rules.values import EAST, WEST, Position, Robot
    >>> red, blue = Robot("red", 0, EAST, simple=True), Robot("blue", 3, WEST, simple=True)
    >>> position = Position("4.0", field_of(4, "...."), "....", (red, blue), hand=())
    >>> outcome = play_round(position, Plan((("forward", "attack"), ("forward", "stand"))))
    >>> [robot.cell for robot in outcome.position.robots], outcome.position.robots[1].damage
    ([1, 2], 1)
    >>> outcome.position.round, outcome.result
    (2, None)
    """
    table = Table(position, answer)
    run(table, plan, rows)
    return outcome(table)


def run(table: Table, plan: Plan, rows: int | None = None) -> None:
    engine = ENGINES[table.position.edition]
    programs = engine.open(table, plan)
    in_play = [() if figure.out else programs[figure.seat] for figure in table.figures]
    for number, revealed in enumerate(islice(zip_longest(*in_play), rows), start=1):
        if table.result:
            break
        table.row = number
        engine.row(table, revealed)
    if rows is None and table.result is None:
        engine.close(table)


def play_row(position: Position, rows: Sequence[Row | None], answer: Answer = by_default) -> Outcome:
    """Play one row alone (R2, G4); it counts as the first row of a round."""
    table = Table(position, answer)
    table.row = 1
    ENGINES[position.edition].row(table, rows)
    return outcome(table)


def close_round(position: Position, answer: Answer = by_default) -> Outcome:
    """End a round all rows of which have been played (R4, G14)."""
    table = Table(position, answer)
    ENGINES[position.edition].close(table)
    return outcome(table)


class Unanswered(Exception):
    """Raised when a question comes up that nobody has answered yet."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


def in_turn(answers: Sequence[Option]) -> Answer:
    """Return a function that gives these answers one after the other, then stops at the next question."""
    left = iter(answers)

    def answer(question: Question) -> Option:
        for option in left:
            return option
        raise Unanswered(question)

    return answer


def advance(position: Position, plan: Plan, answers: Sequence[Option]) -> PausedRound | Outcome:
    """Play the round as far as these answers carry it, and return the pause it comes to or its outcome."""
    table = Table(position, in_turn(answers))
    try:
        run(table, plan)
    except Unanswered as stop:
        return PausedRound(stop.question, table.frozen(), tuple(table.events))
    return outcome(table)


def replay(position: Position, events: Sequence[Event]) -> Position:
    """Return the position that these events lead to, without playing by the rules.

    >>> from golems.rules.field import field_of
    >>> from golems.rules.values import EAST, Position, Robot
    >>> position = Position("4.0", field_of(2, ".."), "..", (Robot("red", 0, EAST, simple=True),), hand=())
    >>> outcome = play_round(position, Plan((("forward",),)))
    >>> replay(position, outcome.events) == outcome.position
    True
    """
    table = Table(position)
    for event in events:
        event.apply(table)
    return table.frozen()


def upset(program: Program, events: Sequence[Event], seat: Seat) -> Program:
    """Return the program as the event card has left it (E6, E7)."""
    rows = list(program)
    for event in events:
        if isinstance(event, RowLost) and event.robot == seat:
            del rows[event.lost - 1]
        elif isinstance(event, RowsSwapped) and event.robot == seat:
            first, second = event.first - 1, event.second - 1
            rows[first], rows[second] = rows[second], rows[first]
    return tuple(rows)
