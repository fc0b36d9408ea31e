"""The bot that plays what would be best if the others did nothing."""

from collections.abc import Iterator
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple, TypeAlias

from golems.bots.protocol import Reply
from golems.match.requests import PROGRAM, Request
from golems.match.view import View
from golems.rules.field import Cell, Field
from golems.rules.legal import CardsLeft, NextRows, cards_in, choices, laying, lengths
from golems.rules.rounds import Unanswered, in_turn, play_row
from golems.rules.table import Answer, Option
from golems.rules.values import Column, Condition, Goal, Position, Program, Result, Robot, Row, Seat

EMPTY: Column = ("empty",)
Worth: TypeAlias = tuple[float, ...]
StepOutcome: TypeAlias = tuple[Position, Result | None]
DESTROYED = 4  # the units of damage that destroy a robot


class ProgramState(NamedTuple):
    """Where a program has led so far, and the cards that are left for the rest of it."""

    position: Position
    result: Result | None
    left: CardsLeft


Reached: TypeAlias = dict[ProgramState, Program]  # each state with one program that leads to it


def greedy(view: View, request: Request, rng: Random) -> Reply:
    """Lay the program that would be best if nobody else moved."""
    if request.kind == PROGRAM:
        return best_program(view, request.seat, rng)
    return choose(request.kind, request.options, rng)


def choose(kind: str, options: tuple[Option, ...], rng: Random) -> Option:
    """Choose an exit or a facing by chance, because the default prefers the north; else take the default."""
    return rng.choice(options) if kind in ("exit", "face") else options[0]


def best_program(view: View, seat: Seat, rng: Random) -> Program:
    """Return the best program if nobody else moves. A condition then does what one of its commands would do
    alone, so none is tried."""
    found = [
        choice
        for choice in choices(view.position, view.event, view.bonus)
        if not isinstance(choice.row, Condition)
    ]
    rng.shuffle(found)
    left, next_rows = tuple(cards_in(view.position.hand).items()), laying(found)
    reached: Reached = {ProgramState(barrels_opened(view.position), None, left): ()}
    for missing in reversed(range(lengths(view.position, view.me)[-1])):
        reached = one_row_more(reached, seat, next_rows, missing, rng)
    return reached[max(reached, key=partial(worth, seat=seat))]


def one_row_more(reached: Reached, seat: Seat, next_rows: NextRows, missing: int, rng: Random) -> Reached:
    """Return every state that a further row leads to; after the last row no cards are kept."""
    after: Reached = {}
    known: dict[Position, dict[Row, StepOutcome]] = {}
    for state, program in reached.items():
        known_here = known.setdefault(state.position, {})
        for row, left in next_rows(state.left):
            if state.result is None and row not in known_here:
                known_here[row] = alone(state.position, seat, row, rng)
            position, result = known_here.get(row, state[:2])
            after.setdefault(ProgramState(position, result, left if missing else ()), (*program, row))
    return after


def alone(position: Position, seat: Seat, row: Row, rng: Random) -> StepOutcome:
    """Return what a row comes to if nobody else moves."""
    known = certain(position, seat, row)
    return known or stepped(
        position, seat, row, lambda question: choose(question.kind, question.options, rng)
    )


@lru_cache(maxsize=1 << 12)
def certain(position: Position, seat: Seat, row: Row) -> StepOutcome | None:
    """Return what a row comes to, or none if an owner would be asked something."""
    try:
        return stepped(position, seat, row, in_turn(()))
    except Unanswered:
        return None


def stepped(position: Position, seat: Seat, row: Row, answer: Answer) -> StepOutcome:
    rows = [row if other == seat else None for other in range(len(position.robots))]
    outcome = play_row(position, rows, answer)
    return outcome.position, outcome.result


def barrels_opened(position: Position) -> Position:
    """Return the position with hidden contents taken as empty."""
    opened = [(cell, EMPTY * len(column)) for cell, column in position.barrels]
    return position._replace(barrels=tuple(opened))


# ---------------------------------------------------------------- what a state is worth


def worth(state: ProgramState, seat: Seat) -> Worth:
    """Return the worth of a state: first the result, then what the goals ask for, then damage, then the way
    to the aim. A robot that has somewhere to go goes there before it looks for a fight."""
    position, result, _ = state
    me = position.robots[seat]
    hurt = sum([harm(robot) for robot in enemies(position, seat)])
    won = 0 if result is None else 1 if seat in result.winners else -1
    if me.out:
        return won, 0, hurt
    near, facing = closeness(position, seat)
    done = 2 * sum([goal.done for goal in goals_of(position, seat)]) + me.carries
    if me.home is not None or goals_of(position, seat):
        return won, done, near, -harm(me), facing, hurt
    return won, done, hurt - harm(me), near, facing


def closeness(position: Position, seat: Seat) -> tuple[int, bool]:
    """Return how near the robot is to its aim, and whether the aim lies ahead."""
    me, cells = position.robots[seat], aims(position, seat)
    away = [steps(position.field, me.cell, cell) for cell in cells]
    return -min(away, default=0), position.field.ahead[me.facing][me.cell] in cells


def harm(robot: Robot) -> int:
    if robot.out:
        return DESTROYED
    return robot.damage + len(robot.damaged) + 3 - robot.lives


def enemies(position: Position, seat: Seat) -> Iterator[Robot]:
    for other, robot in enumerate(position.robots):
        if other != seat and (robot.bot or not position.options.allies):
            yield robot


def goals_of(position: Position, seat: Seat) -> list[Goal]:
    return [goal for goal in position.goals if goal.robot == seat]


def aims(position: Position, seat: Seat) -> list[Cell]:
    """Return the cells that the robot wants to be near: a goal, a barrel to fetch, a home, an enemy."""
    me = position.robots[seat]
    barrels = [cell for cell, _ in position.barrels]
    if me.home is not None:
        return [me.home] if me.carries else barrels
    for goal in goals_of(position, seat):
        if goal.kind == "survive":
            return []
        if goal.cell is not None:
            return barrels if goal.kind == "bring" and not me.carries else [goal.cell]
        if goal.target is None:
            return barrels
    return [robot.cell for robot in enemies(position, seat) if not robot.out]


def steps(field: Field, here: Cell, there: Cell) -> int:
    """Return the distance in steps, ignoring walls."""
    (row, column), (to_row, to_column) = divmod(here, field.width), divmod(there, field.width)
    return abs(row - to_row) + abs(column - to_column)
