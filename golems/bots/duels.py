"""A round as a game of two sides: the worth of each own program against what the others lay, computed when it
is asked for. Needs the extra `fast`."""

from functools import lru_cache
from itertools import cycle
from random import Random
from typing import NamedTuple

import numpy as np

from golems.bots.arrays import coded, drawn, numbers_for, widened
from golems.bots.candidates import ProgramSpace, Rivals, filled, others_of, programs_in, rolled_by, space_of
from golems.bots.evaluation import Among
from golems.fast.codes import event_code
from golems.fast.equilibrium import MatrixGame, Mixture
from golems.fast.jit import Words
from golems.fast.maps import map_of
from golems.fast.oracle import PayoffTable, Runs, runs_of
from golems.fast.positions import pack
from golems.fast.search import Matrix, RoundSearch, Side, Worths, side_of
from golems.fast.value import WIN
from golems.match.view import View
from golems.rules.values import EventCard, Position, Seat

ROLLS = 8  # joint rolls of all ParoBots, beside what one player lays
DRAWS = 2  # draws of what event and dice make of the programs of several others
FEW = 1 << 23  # pairs of programs: searching all of them is faster than those that a mixture needs
FILLINGS = 4  # fillings of the barrels in a second, where all possible contents would take too long
WORK = 2_500_000  # rows that a slow core plays in a second, with some time to spare
FIRST = 3  # one part in this many is for all possible contents of barrels, so that time for samples is left


# ---------------------------------------------------------------- programs as they will run


@lru_cache(maxsize=32)
def drawn_from(space: ProgramSpace, seat: Seat, event: EventCard) -> Words:
    """Return all that may become of each program, `[program, draw, row]`."""
    return drawn(coded(programs_in(space), seat), event)


@lru_cache(maxsize=32)
def runs_from(space: ProgramSpace, seat: Seat, event: EventCard, width: int) -> Runs:
    return runs_of(widened(drawn_from(space, seat, event), width))


@lru_cache(maxsize=32)
def rolls_from(card: str, seat: Seat) -> Words:
    """Return everything that a ParoBot may roll, `[roll, row]`."""
    return coded(rolled_by(card), seat)


def joint(others: list[Words], width: int, chance: np.random.Generator) -> Words:
    """Return one side of several others: programs with the same number together, each with its own draw."""
    size = len(others[0]) if others else 1
    found = np.zeros((size, DRAWS, width), np.int64)
    for each in others:
        draws = chance.integers(each.shape[1], size=(size, DRAWS))
        found |= widened(each, width)[np.arange(size)[:, None], draws]
    return found


def together(rolls: list[Words], width: int, chance: np.random.Generator) -> Words:
    """Return some of what all ParoBots may roll together, `[roll, row]`; without any it is one empty roll."""
    found = np.zeros((ROLLS if rolls else 1, width), np.int64)
    for each in rolls:
        found |= widened(each[:, None], width)[chance.integers(len(each), size=ROLLS), 0]
    return found


def beside(side: Side, roll: Words) -> Side:
    """Return these programs together with a roll, in the same order."""
    rows = [row._replace(kinds=row.kinds | code) for row, code in zip(side.rows, roll, strict=True)]
    return Side(side.programs | roll, rows)


# ---------------------------------------------------------------- the game


class Chance(NamedTuple):
    """One way in which chance may decide."""

    search: RoundSearch
    roll: Words  # the roll of all ParoBots


class Duel:
    """A game whose rows are programs of a seat and whose columns are what the others lay; worths are those of
    the seat, averaged over chance."""

    def __init__(self, mine: Runs, theirs: Runs, chances: list[Chance]) -> None:
        self.mine, self.theirs, self.chances = mine, theirs, chances
        self.sides = [beside(theirs.side, chance.roll) for chance in chances]
        self.whole: PayoffTable | None = None  # set if all of it is known
        self.rows: dict[int, Matrix] = {}
        self.columns: dict[int, Matrix] = {}

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.mine.numbers), len(self.theirs.numbers)

    @property
    def work(self) -> int:
        """The work of all searches so far."""
        return sum([search.work for search in {chance.search for chance in self.chances}])

    def row(self, number: int) -> Matrix:
        if self.whole:
            return self.whole.row(number)
        if number not in self.rows:
            sides = [side_of(run[None]) for run in running(self.mine, number)]
            met = [(chance.search, they) for chance, they in zip(self.chances, self.sides, strict=True)]
            worths = [search.worths(side, they)[0] for side in sides for search, they in met]
            self.rows[number] = self.theirs.drawn(np.mean(worths, axis=0) / WIN).astype(np.float32)
        return self.rows[number]

    def column(self, number: int) -> Matrix:
        if self.whole:
            return self.whole.column(number)
        if number not in self.columns:
            sides, mine = [side_of(run[None]) for run in running(self.theirs, number)], self.mine.side
            met = [(search, beside(side, roll)) for side in sides for search, roll in self.chances]
            worths = [search.worths(mine, they)[:, 0] for search, they in met]
            self.columns[number] = self.mine.drawn(np.mean(worths, axis=0) / WIN).astype(np.float32)
        return self.columns[number]

    def look_at_all(self, first: int, patience: int) -> None:
        """Compute the whole game if the first look takes no more work than `first`; then average over as much
        chance as `patience` allows."""
        if len(self.mine.side.programs) * len(self.theirs.side.programs) > FEW:
            return
        whole: Worths | None = None
        looks = 0
        for chance, theirs in zip(self.chances, self.sides, strict=True):
            left = patience - self.work
            if whole is None:
                left = min(first, left)
            worths = chance.search.worths_within(left, self.mine.side, theirs)
            if worths is None:
                break
            whole = worths if whole is None else np.add(whole, worths, out=whole)  # large: in place
            looks += 1
        if whole is not None:
            self.whole = PayoffTable(np.floor_divide(whole, looks, out=whole), self.mine, self.theirs)


def running(runs: Runs, number: int) -> Words:
    """Return what this program may become."""
    found: Words = runs.side.programs[runs.numbers[number]]
    return found


def search_for(position: Position, event: EventCard, seat: Seat, among: Among = "anyone") -> RoundSearch:
    """Return a search of the round in which the contents of unknown barrels are part of what is searched."""
    made = map_of(position, ask_contents=True)
    inputs = made.field, numbers_for(made, position, among), pack(made, position)
    return RoundSearch(*inputs, event_code(event), seat)


def duel_with(
    view: View, seat: Seat, rival: Seat, rng: Random, seconds: float, among: Among = "anyone"
) -> Duel:
    """Return the duel against every program of one player. Chance decides what ParoBots roll, and also the
    contents of barrels if it takes too long to search all of them."""
    spaces = [(space_of(view, each), each, view.event) for each in (seat, rival)]
    rolls = [rolls_from(robot.bot, other) for other, robot in others_of(view) if robot.bot]
    width = widest([*[drawn_from(*space) for space in spaces], *[each[:, None] for each in rolls]])
    mine, theirs = [runs_from(*space, width) for space in spaces]
    rolled = together(rolls, width, np.random.default_rng(rng.getrandbits(32)))
    search, patience = search_for(view.position, view.event, seat, among), int(WORK * seconds)
    duel, barrels = Duel(mine, theirs, [Chance(search, roll) for roll in rolled]), view.position.barrels
    duel.look_at_all(patience // FIRST if barrels else patience, patience)
    if duel.whole or not barrels:
        return duel
    fillings = [filled(view, rng) for _ in range(max(1, int(FILLINGS * min(seconds, 1))))]
    searches = [search_for(position, view.event, seat, among) for position in fillings]
    duel = Duel(mine, theirs, [Chance(*each) for each in zip(searches, cycle(rolled), strict=False)])
    duel.look_at_all(patience, patience)
    return duel


def duel_among(view: View, seat: Seat, laid: Rivals, rng: Random) -> Duel:
    """Return the duel of every own program against what all others lay together."""
    chance, space = np.random.default_rng(rng.getrandbits(32)), space_of(view, seat)
    others = drawn_for(view.position, view.event, laid)
    width = widest([drawn_from(space, seat, view.event), *others])
    mine = runs_from(space, seat, view.event, width)
    theirs = runs_of(widened(others[0], width) if len(others) == 1 else joint(others, width, chance))
    search = search_for(view.position, view.event, seat)
    return Duel(mine, theirs, [Chance(search, np.zeros(width, np.int64))])


def duel_between(position: Position, event: EventCard, laid: Rivals) -> Duel:
    """Return the duel of two seats with these programs, from the view of the first."""
    runs = drawn_for(position, event, laid)
    width = widest(runs)
    mine, theirs = [runs_of(widened(each, width)) for each in runs]
    search = search_for(position, event, next(iter(laid)))
    return Duel(mine, theirs, [Chance(search, np.zeros(width, np.int64))])


def widest(runs: list[Words]) -> int:
    """Return the number of rows of the longest program; a round has at least one."""
    return max([1, *[int(each.shape[2]) for each in runs]])


def drawn_for(position: Position, event: EventCard, laid: Rivals) -> list[Words]:
    """Return what the event makes of the programs of each seat; those of ParoBots never change (E6, E7)."""
    upsets: dict[Seat, EventCard] = {seat: "nothing" if position.robots[seat].bot else event for seat in laid}
    return [drawn(coded(programs, seat), upsets[seat]) for seat, programs in laid.items()]


# ---------------------------------------------------------------- other games made of it


def replies(game: MatrixGame, mixture: Mixture) -> Mixture:
    """Return what each row is worth against a mixture of the columns."""
    worths = np.zeros(game.shape[0])
    for number in np.flatnonzero(mixture):
        worths += mixture[number] * game.column(int(number))
    return worths


class ReversedGame(NamedTuple):
    """The game from the view of the other side."""

    game: MatrixGame

    @property
    def shape(self) -> tuple[int, int]:
        rows, columns = self.game.shape
        return columns, rows

    def row(self, number: int) -> Matrix:
        return -self.game.column(number)

    def column(self, number: int) -> Matrix:
        return -self.game.row(number)


class BiasedGame(NamedTuple):
    """A game in which each row gains a fixed amount more, whatever the column."""

    game: MatrixGame
    gains: Matrix

    @property
    def shape(self) -> tuple[int, int]:
        return self.game.shape

    def row(self, number: int) -> Matrix:
        line: Matrix = self.game.row(number) + self.gains[number]
        return line

    def column(self, number: int) -> Matrix:
        line: Matrix = self.game.column(number) + self.gains
        return line


class CorrectedGame(NamedTuple):
    """A game in which some pairs are worth a given amount more."""

    game: MatrixGame
    rows: list[int]
    columns: list[int]
    more: Matrix

    @property
    def shape(self) -> tuple[int, int]:
        return self.game.shape

    def row(self, number: int) -> Matrix:
        line = self.game.row(number).copy()
        if number in self.rows:
            line[self.columns] += self.more[self.rows.index(number)]
        return line

    def column(self, number: int) -> Matrix:
        line = self.game.column(number).copy()
        if number in self.columns:
            line[self.rows] += self.more[:, self.columns.index(number)]
        return line
