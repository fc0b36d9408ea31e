"""What a seat might have laid in a round, tried with `golems.rules` against what the others did.

Chance and answers are as they were: the rows that an event took, the dice, the contents of the barrels, and
all choices that are still possible.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple, TypeAlias

from golems.bots.evaluation import WIN, judge
from golems.notation.dice import Dice
from golems.notation.inputs import Choice, RoundInput, plan_of
from golems.rules.event_kinds import UPSETTING
from golems.rules.legal import legal_programs
from golems.rules.resignation import without
from golems.rules.rounds import ENGINES, Outcome, outcome, play_row
from golems.rules.table import Answer, Option, Question, Table
from golems.rules.values import Position, Program, Result, Row, Seat

LAID_ONCE = 200  # how many programs are tried where one is laid for the whole game (G12)

Answers: TypeAlias = list[tuple[Seat, Choice]]  # the answers that nobody has used yet


class RatedProgram(NamedTuple):
    """A program, and what it is worth to its seat, between -1 and 1."""

    program: Program
    worth: float


class ReachedState(NamedTuple):
    """How far a round has come: the position, the result, and the answers that nobody has used yet."""

    position: Position
    result: Result | None
    answers: tuple[tuple[Seat, Choice], ...]


class Replies:
    """A round as it was played except for the program of one seat; states are cached."""

    def __init__(self, position: Position, given: RoundInput, seat: Seat) -> None:
        self.position, self.seat = position, seat
        self.engine = ENGINES[position.edition]
        self.plan = plan_of(given, position, Dice(), empty_rows=True)
        self.reached: list[ReachedState] = []
        self.numbers: dict[ReachedState, int] = {}
        self.after_row, self.after_round = cache(self.play), cache(self.close)
        self.others_rows, self.worth_at = cache(self.longest), cache(self.judge)
        answers = answers_in(given)
        table = Table(position, fitting(answers))
        self.programs = self.engine.open(table, self.plan)
        self.start = self.keep(outcome(table), answers)

    def worth(self, program: Program) -> float:
        """Return what the round would have brought; in autonomous mode, the whole game (G12)."""
        mine = self.as_run(program)
        at = self.cycle(self.start, mine)
        while self.position.mode == "autonomous" and not self.reached[at].result:
            at = self.cycle(at, mine)
        return self.worth_at(at)

    def as_run(self, program: Program) -> Program:
        """Return the program as the event card leaves it (E6, E7)."""
        if self.plan.event not in UPSETTING:
            return program
        laid = list(self.plan.programs)
        laid[self.seat] = program
        return self.engine.open(Table(self.position), replace(self.plan, programs=tuple(laid)))[self.seat]

    def cycle(self, at: int, mine: Program) -> int:
        """Play all rows of the robots that are there when row 1 begins, and the end of the round."""
        rows = () if self.reached[at].position.robots[self.seat].out else mine
        for number in range(max(len(rows), self.others_rows(at))):
            at = self.after_row(at, number, rows[number] if number < len(rows) else None)
        return self.after_round(at)

    def longest(self, at: int) -> int:
        """Return how many rows the others have."""
        robots = enumerate(self.reached[at].position.robots)
        others = [seat for seat, robot in robots if seat != self.seat and not robot.out]
        return max([len(self.programs[seat]) for seat in others], default=0)

    def play(self, at: int, number: int, mine: Row | None) -> int:
        """Play a row; once there is a result nothing happens any more (R6)."""
        position, result, answers = self.reached[at]
        if result:
            return at
        rows = [program[number] if number < len(program) else None for program in self.programs]
        rows[self.seat] = mine
        left = list(answers)
        return self.keep(play_row(position, rows, fitting(left)), left)

    def close(self, at: int) -> int:
        position, result, answers = self.reached[at]
        if result:
            return at
        left = list(answers)
        table = Table(position, fitting(left))
        self.engine.close(table)
        return self.keep(outcome(table), left)

    def keep(self, came: Outcome, left: Answers) -> int:
        """Return the number of a state; equal states exist once, however they were reached."""
        reached = ReachedState(came.position, came.result, tuple(left))
        if reached not in self.numbers:
            self.numbers[reached] = len(self.reached)
            self.reached.append(reached)
        return self.numbers[reached]

    def judge(self, at: int) -> float:
        position, result, _ = self.reached[at]
        return judge(position, result, self.seat, self.position) / WIN


def answers_in(given: RoundInput) -> Answers:
    return [(robot, choice) for robot, choices in given.choices.items() for choice in choices]


def fitting(left: Answers) -> Answer:
    """Return a function that gives the robot's first answer to such a question that is possible now and uses
    it up, or else the default."""

    def answer(question: Question) -> Option:
        for given in left:
            seat, (kind, option) = given
            if (seat, kind) == (question.robot, question.kind) and option in question.options:
                left.remove(given)
                return option
        return question.default

    return answer


# ---------------------------------------------------------------- the best reply


class BestReply(NamedTuple):
    """What was laid, the best that might have been, and how many programs were tried."""

    laid: RatedProgram
    best: RatedProgram
    tried: int


def best_reply(position: Position, given: RoundInput, seat: Seat) -> BestReply:
    """Return the best reply; of equally good ones, the one that is most like what was laid."""
    replies, laid = Replies(position, given, seat), given.programs[seat]
    others = [other for other in candidates(without(position, given.resigned), given, seat) if other != laid]
    found = [RatedProgram(program, replies.worth(program)) for program in [laid, *others]]
    best = max(found, key=lambda reply: (reply.worth, likeness(reply.program, laid)))
    return BestReply(found[0], best, len(found))


def candidates(position: Position, given: RoundInput, seat: Seat) -> Iterator[Program]:
    """Yield all programs that may be laid except those that do the same as others: in 4.0 a Condition does
    what one of its commands does alone. Where a program is laid for the whole game, yield some without bonus
    cards."""
    robot = position.robots[seat]
    if position.mode == "autonomous":
        plain = list(legal_programs(position._replace(mode="battle"), robot))
        return iter(Random(0).sample(plain, min(LAID_ONCE, len(plain))))
    event = "nothing" if given.event == "condition" else given.event
    return legal_programs(position, robot, event, given.bonus.get(seat))


def likeness(program: Program, other: Program) -> int:
    """Return in how many rows the programs are the same."""
    return sum(one == two for one, two in zip(program, other, strict=False))
