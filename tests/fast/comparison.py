"""A comparison of both engines, which play the same rounds and are compared after every row."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from golems.fast.jit import Words
from golems.fast.stepper import Stepper
from golems.rules.plan import Plan
from golems.rules.rounds import Outcome, play_round
from golems.rules.table import Event, Option, Question, Table
from golems.rules.values import Position


@dataclass
class Told:
    """Random answers, and the questions they answer."""

    chance: random.Random
    questions: list[Question] = field(default_factory=list)
    indices: list[int] = field(default_factory=list)

    def answer(self, question: Question) -> Option:
        index = self.chance.randrange(len(question.options))
        self.questions.append(question)
        self.indices.append(index)
        return question.options[index]


def folded(position: Position, events: Sequence[Event]) -> Iterator[tuple[int, Table]]:
    """Yield the table at the end of what comes before the rows, of each row, and of the round."""
    table = Table(position)
    row = 0
    for event in events:
        if event.row != row:
            yield row, table
            row = event.row
        event.apply(table)
    yield row, table


class Twin:
    """The fast engine, playing the same round with the same answers."""

    def __init__(self, stepper: Stepper, position: Position, told: Told) -> None:
        self.stepper = stepper
        self.told = told
        self.state = stepper.pack(position)
        stepper.tell(told.indices)

    def steps(self, plan: Plan) -> Iterator[Words]:
        """Yield the positions after what comes before row 1, after each row, and after the round."""
        stepper = self.stepper
        self.state = stepper.open(self.state, plan.event, plan.resigned)
        yield self.state
        for rows in [] if self.is_over() else stepper.rows(self.state, plan):
            if self.is_over():
                return
            self.state = stepper.row(self.state, rows)
            yield self.state
        if not self.is_over():
            self.state = stepper.close(self.state)
            yield self.state

    def is_over(self) -> bool:
        return self.stepper.result(self.state) is not None

    def go_on(self) -> None:
        """Check that the same was asked, and keep the answers that are left for what follows."""
        for mine in self.stepper.asked():
            theirs = self.told.questions.pop(0)
            assert (mine.robot, mine.kind, mine.options) == (theirs.robot, theirs.kind, theirs.options)
            del self.told.indices[0]
        self.stepper.tell(self.told.indices)

    def check(self, expected: Table) -> None:
        """Check that the position is the same in every field, and the result too."""
        assert self.stepper.unpack(self.state) == expected.frozen()
        assert self.stepper.result(self.state) == expected.result


def compare_round(stepper: Stepper, position: Position, plan: Plan, chance: random.Random) -> Outcome:
    """Play the round with both, and compare them row by row."""
    told = Told(chance)
    outcome = play_round(position, plan, told.answer)
    expected = folded(position, outcome.events)
    twin = Twin(stepper, position, told)
    has_rows = any(event.row for event in outcome.events)
    for number, _ in enumerate(twin.steps(plan)):
        twin.go_on()
        if number or has_rows or twin.is_over():  # without rows, before and after them are one
            twin.check(next(expected)[1])
    assert next(expected, None) is None
    assert not told.questions
    return outcome


def rows_of(outcome: Outcome) -> int:
    return len({event.row for event in outcome.events} - {0})


def compare_match(start: Position, plan_for: Callable[[Position], Plan], chance: random.Random) -> int:
    """Compare a whole match from here, and return how many rows were compared."""
    stepper = Stepper(start)
    position, rows, result = start, 0, None
    while result is None:
        outcome = compare_round(stepper, position, plan_for(position), chance)
        position, _, result = outcome
        rows += rows_of(outcome)
    return rows
