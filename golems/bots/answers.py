"""Answers to questions in the middle of a round of 4.0: every option is tried, and the rest of the round is
played out many times, in which the others lay anything that fits what they have shown."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from random import Random
from typing import NamedTuple

from golems.bots.candidates import any_program, filled
from golems.bots.evaluation import judge
from golems.match.requests import Request
from golems.match.view import View
from golems.rules.battle import close_round, play_row
from golems.rules.events import (
    Attacked,
    Checked,
    Damaged,
    Defended,
    Destroyed,
    Left,
    Repaired,
    Revealed,
    Rolled,
    RowLost,
    Turned,
)
from golems.rules.legal import RowChoice, cards_in, choices, lengths
from golems.rules.parobots import fill_in
from golems.rules.rounds import upset
from golems.rules.table import Event, Figure, Option, Table
from golems.rules.values import Condition, Loop, Position, Program, Robot, Row, Seat
from golems.rules.water import exits, in_open_water

SAMPLES = 60  # samples of the rest of a round in a second
ACTIONS = ("attack", "defend")

# The event that an option brings about.
EVENTS: dict[str, Callable[[int, Robot, Seat, Option], Event]] = {
    "damage": lambda row, robot, seat, option: Damaged(row, "K6", seat, option),  # type: ignore[arg-type]
    "repair": lambda row, robot, seat, option: Repaired(row, "X3", seat, option),  # type: ignore[arg-type]
    "exit": lambda row, robot, seat, option: Left(row, "W3", seat, robot.cell, int(option)),
    "face": lambda row, robot, seat, option: Turned(row, "T2", seat, robot.cell, int(option)),
}


class RestOfRound(NamedTuple):
    """One way in which a round may go on: the position with barrels filled, and the rows by seat."""

    position: Position
    rows: list[list[Row | None]]


def best_answer(view: View, request: Request, rng: Random, seconds: float) -> Option:
    """Return the option with the best average worth, the first of equal ones."""
    rests = [rest_of_round(view, rng) for _ in range(max(1, int(SAMPLES * seconds)))]
    return max(
        request.options, key=lambda option: sum([worth(view, request, option, rest) for rest in rests])
    )


def worth(view: View, request: Request, option: Option, rest: RestOfRound) -> int:
    """Return what the round comes to if the question is answered in this way."""
    seat, events = request.seat, view.rounds[-1].events
    table = Table(rest.position)
    for event in events:
        if isinstance(event, Destroyed) and not table.figures[event.robot].out:
            table.lay_down(table.figures[event.robot])
    EVENTS[request.kind](table.row, view.me, seat, option).apply(table)
    leave_water(table, table.figures[seat])
    for number, rows in enumerate(zip_longest(*rest.rows)):
        if table.result is None:
            table.row = number
            play_row(table, rows)
    if table.result is None:
        close_round(table)
    return judge(table.frozen(), table.result, seat, view.position)


def leave_water(table: Table, figure: Figure) -> None:
    """Move a robot out of the water; its owner would be asked for the exit next."""
    if in_open_water(table, figure) and (ways := exits(table, figure.cell)):
        table.happen(Left(table.row, "W3", figure.seat, figure.cell, ways[0]))


# ---------------------------------------------------------------- what is still to come


def rest_of_round(view: View, rng: Random) -> RestOfRound:
    seats = range(len(view.position.robots))
    rows = [[rest_of_row(view, seat), *rows_to_come(view, seat, rng)] for seat in seats]
    return RestOfRound(filled(view, rng), rows)


def shown_by(view: View, seat: Seat) -> list[Row | None]:
    """Return the rows that the seat has revealed in this round."""
    return [event.rows[seat] for event in view.rounds[-1].events if isinstance(event, Revealed)]


def rest_of_row(view: View, seat: Seat) -> Row | None:
    """Return what this robot still does in this row: it has moved, and acts if nobody has acted yet."""
    shown, events = shown_by(view, seat), view.rounds[-1].events
    now = [event for event in events if event.row == len(shown)]
    if not shown or any(isinstance(event, Attacked | Defended) for event in now):
        return None
    row = shown[-1]
    if isinstance(row, Condition):
        is_true = any(event.answer for event in now if isinstance(event, Checked) and event.robot == seat)
        row = row.yes if is_true else row.no
    command = row.command if isinstance(row, Loop) else row
    return row if command in ACTIONS else None


def rows_to_come(view: View, seat: Seat, rng: Random) -> Program:
    """Return the rows to come: the own ones and those that everybody knows, else anything legal."""
    now, robot, shown = view.rounds[-1], view.position.robots[seat], shown_by(view, seat)
    program = view.program if seat == view.seat else now.programs.get(seat)
    if robot.out:
        return ()
    if robot.bot:
        return rolled(view, seat, robot.bot, rng)[len(shown) :]
    if program is not None:
        return upset(program, now.events, seat)[len(shown) :]
    return drawn(view, seat, shown, rng)


def rolled(view: View, seat: Seat, card: str, rng: Random) -> Program:
    """Return the ParoBot's program as everybody has seen it, or any roll before that (Q3)."""
    for event in view.rounds[-1].events:
        if isinstance(event, Rolled) and event.robot == seat:
            return fill_in(card, event.values)  # type: ignore[arg-type]
    return any_program(view, seat, rng)


def drawn(view: View, seat: Seat, shown: Sequence[Row | None], rng: Random) -> Program:
    """Draw one row after the other from the cards that are left."""
    found = choices(view.position, view.event, None)
    left = cards_in(view.position.hand)
    costs: dict[Row | None, RowChoice] = {choice.row: choice for choice in found}
    program: Program = ()
    for number in range(rows_laid(view, seat)):
        if number < len(shown):
            choice = costs.get(shown[number])
        else:
            choice = rng.choice([choice for choice in found if choice.fits(left)])
            program = (*program, choice.row)
        left = choice.taken_from(left) if choice else left
    return program


def rows_laid(view: View, seat: Seat) -> int:
    """Return how many rows the processor gave when the round began, less the one that was lost."""
    robot, lost = view.position.robots[seat], 0
    for event in reversed(view.rounds[-1].events):
        if isinstance(event, Damaged) and event.robot == seat and event.part:
            robot = robot._replace(damaged=robot.damaged - {event.part})
        elif isinstance(event, Repaired) and event.robot == seat and event.part:
            robot = robot._replace(damaged=robot.damaged | {event.part})
        lost += isinstance(event, RowLost) and event.robot == seat
    return lengths(view.position, robot)[-1] - lost
