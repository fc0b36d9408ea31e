"""Misconceptions by stated rules. Each is a world that works as somebody mistaken thinks it does. An attempt
shows a misconception if it misses a goal in the real world but would meet all of them in that other world; a
prediction, if the ghosts are wrong but would be right there.

Where dice may show anything, nothing is concluded.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from golems.lessons.entries import Misconception
from golems.puzzles.goals import touch_goals
from golems.puzzles.judge import Ghost, Run, expected_ghosts, is_right, missed_goals, plan_of, runs, watched
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.scripts import rolls_in
from golems.rules.battle import check
from golems.rules.plan import Plan
from golems.rules.rounds import play_round
from golems.rules.table import Table
from golems.rules.values import SOUTH, STEPS, Command, Condition, Loop, Position, Program, Robot, Row, Seat

Programs: TypeAlias = Sequence[Program]
Rewrite: TypeAlias = Callable[[Puzzle, Position, Plan], Plan]  # as somebody mistaken sees the plan
World: TypeAlias = Callable[[Puzzle, Programs], Iterator[Run]]
FOURTH = 4  # the damage that destroys a robot (K6)
OTHER_TURN: dict[str, Command] = {"left": "right", "right": "left"}


def shown_by_programs(puzzle: Puzzle, programs: Programs) -> tuple[Misconception, ...]:
    if is_open(puzzle) or not missed_goals(puzzle, runs(puzzle, programs)[0]):
        return ()
    return tuple(
        [
            name
            for name, world in WORLDS.items()
            if any(not missed_goals(puzzle, run) for run in world(puzzle, programs))
        ]
    )


def shown_by_ghosts(puzzle: Puzzle, ghosts: Mapping[Seat, Ghost]) -> tuple[Misconception, ...]:
    if is_open(puzzle) or are_right(puzzle, ghosts, expected_ghosts(puzzle)):
        return ()
    return tuple(
        [
            name
            for name, world in WORLDS.items()
            if any(are_right(puzzle, ghosts, ends_of(puzzle, run)) for run in world(puzzle, puzzle.program))
        ]
    )


def is_open(puzzle: Puzzle) -> bool:
    """Tell whether dice may show anything."""
    return any(other.rolls is None for other in puzzle.others)


def are_right(puzzle: Puzzle, ghosts: Mapping[Seat, Ghost], ends: Mapping[Seat, Ghost]) -> bool:
    return all(is_right(puzzle, ghost, ends[seat]) for seat, ghost in ghosts.items())


def ends_of(puzzle: Puzzle, run: Run) -> dict[Seat, Ghost]:
    return {seat: ghost_of(run.position.robots[seat]) for seat in puzzle.control}


def ghost_of(robot: Robot) -> Ghost:
    return Ghost(None, None) if robot.out else Ghost(robot.cell, robot.facing)


# ---------------------------------------------------------------- running in another world


def run_in(puzzle: Puzzle, programs: Programs, rewrite: Rewrite) -> Run:
    run = Run(puzzle.position, touched=(0,) * len(touch_goals(puzzle.goals)))
    for number, program in enumerate(programs):
        if run.is_over:
            break
        out = [seat for seat, robot in enumerate(run.position.robots) if robot.out]
        (rolls,) = rolls_in(puzzle, number, out)
        plan = rewrite(puzzle, run.position, plan_of(puzzle, number, program, rolls))
        outcome = play_round(run.position, plan)
        touched, unhurt = watched(puzzle, run, plan, outcome)
        run = Run(outcome.position, (*run.plans, plan), (*run.outcomes, outcome), touched, unhurt)
    return run


def with_row(plan: Plan, seat: Seat, index: int, row: Row) -> Plan:
    programs = list(plan.programs)
    programs[seat] = (*programs[seat][:index], row, *programs[seat][index + 1 :])
    return replace(plan, programs=tuple(programs))


class RowContext(NamedTuple):
    """A round that has come to the row of this number: how it began, its plan, and the position now."""

    start: Position
    plan: Plan
    row: int  # counted from 0
    now: Position


def row_by_row(mistake: Callable[[RowContext, Seat, Row], Row]) -> Rewrite:
    """Return a rewrite that replaces each row of the player's robots by what it is mistaken for, given all
    that has happened before it."""

    def rewrite(puzzle: Puzzle, start: Position, plan: Plan) -> Plan:
        for index in range(max(map(len, plan.programs))):
            moment = RowContext(start, plan, index, play_round(start, plan, rows=index).position)
            for seat in puzzle.control:
                if index < len(plan.programs[seat]) and not moment.now.robots[seat].out:
                    plan = with_row(plan, seat, index, mistake(moment, seat, plan.programs[seat][index]))
        return plan

    return rewrite


# ---------------------------------------------------------------- left and right when facing south


def south(puzzle: Puzzle, programs: Programs) -> Iterator[Run]:
    """Yield the run in which a robot that looks south turns to the other side; Loops stay as they are."""
    yield run_in(puzzle, programs, row_by_row(turned_over))


def turned_over(moment: RowContext, seat: Seat, row: Row) -> Row:
    return other_turn(row) if moment.now.robots[seat].facing == SOUTH else row


def other_turn(row: Row) -> Row:
    if isinstance(row, Condition):
        return row._replace(yes=other_command(row.yes), no=other_command(row.no))
    return other_command(row)


def other_command(row: Command | Loop) -> Command | Loop:
    return row if isinstance(row, Loop) else OTHER_TURN.get(row, row)


# ---------------------------------------------------------------- all act at once


def at_once(puzzle: Puzzle, programs: Programs) -> Iterator[Run]:
    """Yield the run in which the others stay where they are and do nothing."""
    if puzzle.others:
        robots = tuple([robot if robot.bot is None else at_rest(robot) for robot in puzzle.position.robots])
        yield runs(replace(puzzle, position=puzzle.position._replace(robots=robots), others=()), programs)[0]


def at_rest(parobot: Robot) -> Robot:
    """Return a golem that runs no card, and is destroyed as easily (K9)."""
    return parobot._replace(bot=None, simple=True, damage=FOURTH - 1)


# ---------------------------------------------------------------- off by one


def off_by_one(puzzle: Puzzle, programs: Programs) -> Iterator[Run]:
    """Yield the runs with one step more, or one step less, somewhere in the program."""
    for number, program in enumerate(programs):
        for changed in one_step_away(program):
            yield runs(puzzle, [*programs[:number], changed, *programs[number + 1 :]])[0]


def one_step_away(program: Program) -> Iterator[Program]:
    for index, row in enumerate(program):
        step = row.command if isinstance(row, Loop) else row
        if isinstance(step, str) and step in STEPS:
            yield (*program[: index + 1], step, *program[index + 1 :])
            yield (*program[:index], *one_step_less(row), *program[index + 1 :])


def one_step_less(row: Row) -> Program:
    if isinstance(row, Loop):
        return (row.command,) * (row.times - 1)
    return ()


# ---------------------------------------------------------------- when a Condition is read


def condition(puzzle: Puzzle, programs: Programs) -> Iterator[Run]:
    """Yield the run in which a Condition is read after others have moved instead of before (C1)."""
    if puzzle.position.edition == "4.0":
        yield run_in(puzzle, programs, row_by_row(read_late))


def read_late(moment: RowContext, seat: Seat, row: Row) -> Row:
    if not isinstance(row, Condition):
        return row
    waiting = with_row(moment.plan, seat, moment.row, "stand")
    after = play_round(moment.start, waiting, rows=moment.row + 1).position
    if after.robots[seat].out:
        return row
    table = Table(after)
    return row.yes if check(table, table.figures[seat]) else row.no


WORLDS: dict[Misconception, World] = {
    "south": south,
    "at_once": at_once,
    "off_by_one": off_by_one,
    "condition": condition,
}
