"""Rounds searched with `golems.rules` alone: a row is played once for all programs that come to it.

Many programs begin alike, and many come to the same place: so what a row leads to is remembered. A barrel
that hides its contents counts as empty, and questions are answered by default.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations, islice, zip_longest
from random import Random
from typing import NamedTuple, TypeAlias

from golems.bots.candidates import any_program, space_of, through
from golems.bots.evaluation import judge
from golems.bots.greedy import StepOutcome, barrels_opened, best_program
from golems.match.view import View
from golems.notation.dice import Dice
from golems.notation.inputs import RoundInput, with_chance
from golems.rules.legal import choices_from, programs_from
from golems.rules.plan import Plan
from golems.rules.rounds import close_round, play_round, play_row
from golems.rules.values import EventCard, Program, Row, Seat

MOST = 2500  # programs of a seat that are all tried
SOME = 700  # where there are more, so many of them are drawn by chance: they have less in common
DRAWS = 2  # draws of what an event makes of a program that somebody else lays
NODES = 50  # nodes that are walked through in the time of a row

Laid: TypeAlias = Mapping[Seat, Program]
JointRow: TypeAlias = tuple[Row | None, ...]  # by seat
Worths: TypeAlias = list[float]


class ProgramTree(NamedTuple):
    """Programs as they will run, those that begin alike together."""

    levels: list[list[tuple[int, Row | None]]]  # by row: each node has the number of the one before
    ends: list[list[int]]  # by program: where it may end, all equally likely


def grown(programs: Sequence[Program], event: EventCard, width: int) -> ProgramTree:
    """Return the tree of what an event makes of these programs, all made as long as the width."""
    numbers: list[dict[tuple[int, Row | None], int]] = [{} for _ in range(width)]

    def end_of(run: Program) -> int:
        node = 0
        for level, row in zip_longest(numbers, run):
            node = level.setdefault((node, row), len(level))
        return node

    ends = [[end_of(run) for run in drawn(program, event)] for program in programs]
    return ProgramTree([list(level) for level in numbers], ends)


@lru_cache(maxsize=1 << 14)
def drawn(program: Program, event: EventCard) -> tuple[Program, ...]:
    """Return all that an event may make of a program, all equally likely (E6, E7)."""
    places = range(len(program))
    if event == "lose_row" and program:
        return tuple([program[:lost] + program[lost + 1 :] for lost in places])
    if event == "swap_rows" and len(program) > 1:
        return tuple([swapped(program, *pair) for pair in combinations(places, 2)])
    return (program,)


def swapped(program: Program, first: int, second: int) -> Program:
    rows = list(program)
    rows[first], rows[second] = rows[second], rows[first]
    return tuple(rows)


def width_of(*groups: Iterable[Program]) -> int:
    """Return the rows of the longest program; a round has at least one."""
    return max([1, *[len(program) for program in chain(*groups)]])


def programs_tried(view: View, seat: Seat, rng: Random) -> list[Program]:
    """Return all legal programs of a seat; of too many the best one if nobody else moves, and random ones."""
    space = space_of(view, seat)
    found = list(islice(programs_from(choices_from(*space[:4]), space.hand, space.possible), MOST + 1))
    if len(found) <= MOST:
        return found
    some = [any_program(view, seat, rng) for _ in range(SOME)]
    return list(dict.fromkeys([best_program(through(view, seat), seat, rng), *some]))


class RoundMemory:
    """A round as far as it has been searched: what rows lead to, and what that is worth to a seat."""

    def __init__(self, view: View, seat: Seat, rng: Random) -> None:
        self.seat, self.event, self.rng = seat, view.event, rng
        self.before = barrels_opened(view.position)
        self.robots = self.before.robots
        self.states: list[StepOutcome] = []
        self.numbers: dict[StepOutcome, int] = {}
        self.after: dict[tuple[int, JointRow], int] = {}
        self.worths: dict[int, int] = {}
        self.walked = 0
        self.start = self.number_of(self.opened())

    @property
    def work(self) -> int:
        """The rows that could have been played in the time that everything so far has taken."""
        return len(self.after) + 2 * len(self.worths) + self.walked // NODES

    def opened(self) -> StepOutcome:
        """Return what the event makes of the position before anybody moves."""
        dice = Dice(self.rng.getrandbits(32))
        plan = with_chance(Plan(((),) * len(self.robots), self.event), RoundInput(), self.before, dice)
        outcome = play_round(self.before, plan, rows=0)
        return outcome.position, outcome.result

    def number_of(self, state: StepOutcome) -> int:
        number = self.numbers.setdefault(state, len(self.states))
        if number == len(self.states):
            self.states.append(state)
        return number

    # ------------------------------------------------------------ programs

    def worths_of(self, tree: ProgramTree, seat: Seat, laid: Laid) -> Worths:
        """Return what each program of a seat is worth to who searches, against what the others lay."""
        others = [self.joined(laid, number) for number in range(len(tree.levels))]
        here = [self.start]
        for level, row in zip(tree.levels, others, strict=True):
            before, behind = row[:seat], row[seat + 1 :]
            here = [self.step(here[node], (*before, own, *behind)) for node, own in level]
            self.walked += len(here)
        worths = [self.worth(number) for number in here]
        return [sum([worths[end] for end in ends]) / len(ends) for ends in tree.ends]

    def joined(self, laid: Laid, number: int) -> JointRow:
        programs = [laid.get(seat, ()) for seat in range(len(self.robots))]
        return tuple([program[number] if number < len(program) else None for program in programs])

    def step(self, number: int, rows: JointRow) -> int:
        """Return the state that a row of all robots leads to."""
        found = self.after.get((number, rows))
        if found is None:
            found = self.after[number, rows] = self.played(number, rows)
        return found

    def played(self, number: int, rows: JointRow) -> int:
        position, result = self.states[number]
        if result is not None:
            return number
        outcome = play_row(position, rows)
        return self.number_of((outcome.position, outcome.result))

    def worth(self, number: int) -> int:
        if number not in self.worths:
            position, result = self.states[number]
            if result is None:
                position, _, result = close_round(position)
            self.worths[number] = judge(position, result, self.seat, self.before)
        return self.worths[number]

    # ------------------------------------------------------------ what others lay

    def runs_of(self, laid: Laid) -> list[Laid]:
        """Return some of what the event makes of programs that are laid together; ParoBots keep theirs."""
        runs = {seat: self.some(seat, program) for seat, program in laid.items()}
        count = max([len(each) for each in runs.values()], default=1)
        return [{seat: each[draw % len(each)] for seat, each in runs.items()} for draw in range(count)]

    def some(self, seat: Seat, program: Program) -> Sequence[Program]:
        runs = (program,) if self.robots[seat].bot else drawn(program, self.event)
        return runs if len(runs) <= DRAWS else self.rng.sample(runs, DRAWS)

    def mean_worths(self, tree: ProgramTree, seat: Seat, laid: Laid) -> Worths:
        """Return what each program is worth on average over what the event may make of what is laid."""
        found = [self.worths_of(tree, seat, run) for run in self.runs_of(laid)]
        return found[0] if len(found) == 1 else [sum(each) / len(found) for each in zip(*found, strict=True)]
