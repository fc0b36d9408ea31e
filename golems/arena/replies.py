"""What a seat might have laid in a round, tried with `golems.rules` against what the others did.

Chance and answers are as they were: the rows that an event took, the dice, what was in the barrels, and what
everybody chose where it could still be chosen.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple, TypeAlias

from golems.bots.judging import WIN, judge
from golems.notation.chance import Dice
from golems.notation.given import Choice, Given, plan_of
from golems.rules.legal import legal_programs
from golems.rules.resigning import without
from golems.rules.rounds import ENGINES, Outcome, outcome, play_row
from golems.rules.table import Answer, Option, Question, Table
from golems.rules.values import Position, Program, Result, Row, Seat

UPSETTING = ("lose_row", "swap_rows")  # events that act on programs
LAID_ONCE = 200  # programs that are tried where one is laid for the whole game (G12)

Answers: TypeAlias = list[tuple[Seat, Choice]]  # that nobody has used yet


class Reply(NamedTuple):
    """A program, and what it is worth to its seat, between -1 and 1."""

    program: Program
    worth: float


class Reached(NamedTuple):
    """Where a round has come: the table, the result, and the answers that nobody has used yet."""

    position: Position
    result: Result | None
    answers: tuple[tuple[Seat, Choice], ...]


class Replies:
    """A round as it was played, but for the program of one seat. What has been played is not played again."""

    def __init__(self, position: Position, given: Given, seat: Seat) -> None:
        self.position, self.seat = position, seat
        self.engine = ENGINES[position.edition]
        self.plan = plan_of(given, position, Dice(), empty_rows=True)
        self.reached: list[Reached] = []
        self.numbers: dict[Reached, int] = {}
        self.after_row, self.after_round = cache(self.play), cache(self.close)
        self.others_rows, self.worth_at = cache(self.longest), cache(self.judge)
        answers = answers_in(given)
        table = Table(position, fitting(answers))
        self.programs = self.engine.open(table, self.plan)
        self.start = self.keep(outcome(table), answers)

    def worth(self, program: Program) -> float:
        """What the round would have brought; in autonomous mode, what the whole game would have (G12)."""
        mine = self.as_run(program)
        at = self.cycle(self.start, mine)
        while self.position.mode == "autonomous" and not self.reached[at].result:
            at = self.cycle(at, mine)
        return self.worth_at(at)

    def as_run(self, program: Program) -> Program:
        """E6, E7."""
        if self.plan.event not in UPSETTING:
            return program
        laid = list(self.plan.programs)
        laid[self.seat] = program
        return self.engine.open(Table(self.position), replace(self.plan, programs=tuple(laid)))[self.seat]

    def cycle(self, at: int, mine: Program) -> int:
        """All rows of those who are there when row 1 begins, and the end of the round."""
        rows = () if self.reached[at].position.robots[self.seat].out else mine
        for number in range(max(len(rows), self.others_rows(at))):
            at = self.after_row(at, number, rows[number] if number < len(rows) else None)
        return self.after_round(at)

    def longest(self, at: int) -> int:
        """How many rows the others have."""
        robots = enumerate(self.reached[at].position.robots)
        others = [seat for seat, robot in robots if seat != self.seat and not robot.out]
        return max([len(self.programs[seat]) for seat in others], default=0)

    def play(self, at: int, number: int, mine: Row | None) -> int:
        """Once there is a result nothing happens any more (R6)."""
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
        """Its number: what is equal is there once, however it was reached."""
        reached = Reached(came.position, came.result, tuple(left))
        if reached not in self.numbers:
            self.numbers[reached] = len(self.reached)
            self.reached.append(reached)
        return self.numbers[reached]

    def judge(self, at: int) -> float:
        position, result, _ = self.reached[at]
        return judge(position, result, self.seat, self.position) / WIN


def answers_in(given: Given) -> Answers:
    return [(robot, choice) for robot, choices in given.choices.items() for choice in choices]


def fitting(left: Answers) -> Answer:
    """The robot's first answer to such a question that is possible now, which is used up then; or else the
    default."""

    def answer(question: Question) -> Option:
        for given in left:
            seat, (kind, option) = given
            if (seat, kind) == (question.robot, question.kind) and option in question.options:
                left.remove(given)
                return option
        return question.default

    return answer


# ---------------------------------------------------------------- the best of them


class Found(NamedTuple):
    """What was laid, the best that might have been, and how many programs were tried."""

    laid: Reply
    best: Reply
    tried: int


def best_reply(position: Position, given: Given, seat: Seat) -> Found:
    """Of several that are as good, the one that is most like what was laid."""
    replies, laid = Replies(position, given, seat), given.programs[seat]
    others = [other for other in candidates(without(position, given.resigned), given, seat) if other != laid]
    found = [Reply(program, replies.worth(program)) for program in [laid, *others]]
    best = max(found, key=lambda reply: (reply.worth, likeness(reply.program, laid)))
    return Found(found[0], best, len(found))


def candidates(position: Position, given: Given, seat: Seat) -> Iterator[Program]:
    """All that may be laid, but for what does the same: in 4.0 a Condition does what one of its commands does
    alone. Where a program is laid for the whole game it is some without bonus cards."""
    robot = position.robots[seat]
    if position.mode == "autonomous":
        plain = list(legal_programs(position._replace(mode="battle"), robot))
        return iter(Random(0).sample(plain, min(LAID_ONCE, len(plain))))
    event = "nothing" if given.event == "condition" else given.event
    return legal_programs(position, robot, event, given.bonus.get(seat))


def likeness(program: Program, other: Program) -> int:
    """In how many rows they are the same."""
    return sum(one == two for one, two in zip(program, other, strict=False))
