"""A round as a game of two sides: what each own program comes to against what the others lay, found when it
is asked for. Needs the extra `golems[fast]`."""

from functools import lru_cache
from itertools import cycle
from random import Random
from typing import NamedTuple

import numpy as np

from golems.bots.considering import Lay, Rivals, filled, laid_from, lay_of, others_of, rolled_by
from golems.bots.exact import coded, drawn, numbers_for, widened
from golems.bots.judging import Among
from golems.fast.coding import EVENTS
from golems.fast.jit import Words
from golems.fast.maps import map_of
from golems.fast.oracle import Runs, Table, runs_of
from golems.fast.positions import pack
from golems.fast.search import Matrix, Search, Side, Worths, side_of
from golems.fast.solve import Game, Mixture
from golems.fast.value import WIN
from golems.match.view import View
from golems.rules.values import EventCard, Position, Seat

ROLLS = 8  # of all ParoBots together, beside what one player lays
DRAWS = 2  # of what the event and the dice make of the programs of several others
FEW = 1 << 23  # pairs of programs: all of them at once take less time than those that a mixture needs
FILLINGS = 4  # of the barrels, where all that may be in them would take too long; in less than a second fewer
WORK = 2_500_000  # rows that are played in a second of a slow core, and some time is left
FIRST = 3  # only such a part of it is for all that may be in barrels, so that time for some of it is left


# ---------------------------------------------------------------- programs as they will run


@lru_cache(maxsize=32)
def drawn_from(lay: Lay, seat: Seat, event: EventCard) -> Words:
    """All that may become of each program, `[program, draw, row]`."""
    return drawn(coded(laid_from(lay), seat), event)


@lru_cache(maxsize=32)
def runs_from(lay: Lay, seat: Seat, event: EventCard, width: int) -> Runs:
    return runs_of(widened(drawn_from(lay, seat, event), width))


@lru_cache(maxsize=32)
def rolls_from(card: str, seat: Seat) -> Words:
    """Everything that a ParoBot may roll, `[roll, row]`."""
    return coded(rolled_by(card), seat)


def joint(others: list[Words], width: int, chance: np.random.Generator) -> Words:
    """One side of several others: those of the same number are laid together, each with a draw of its own."""
    size = len(others[0]) if others else 1
    found = np.zeros((size, DRAWS, width), np.int64)
    for each in others:
        draws = chance.integers(each.shape[1], size=(size, DRAWS))
        found |= widened(each, width)[np.arange(size)[:, None], draws]
    return found


def together(rolls: list[Words], width: int, chance: np.random.Generator) -> Words:
    """Some of what all ParoBots may roll, `[roll, row]`; without any there is nothing to be rolled."""
    found = np.zeros((ROLLS if rolls else 1, width), np.int64)
    for each in rolls:
        found |= widened(each[:, None], width)[chance.integers(len(each), size=ROLLS), 0]
    return found


def beside(side: Side, roll: Words) -> Side:
    """These programs together with a roll: in the order that they had."""
    rows = [row._replace(kinds=row.kinds | code) for row, code in zip(side.rows, roll, strict=True)]
    return Side(side.programs | roll, rows)


# ---------------------------------------------------------------- the game


class Chance(NamedTuple):
    """One way in which chance may decide what it has to."""

    search: Search
    roll: Words  # of all ParoBots


class Duel:
    """The rows are programs of a seat, the columns what the others lay; worths are those of the seat, on
    average over what chance may do."""

    def __init__(self, mine: Runs, theirs: Runs, chances: list[Chance]) -> None:
        self.mine, self.theirs, self.chances = mine, theirs, chances
        self.sides = [beside(theirs.side, chance.roll) for chance in chances]
        self.whole: Table | None = None  # if all is known
        self.rows: dict[int, Matrix] = {}
        self.columns: dict[int, Matrix] = {}

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.mine.numbers), len(self.theirs.numbers)

    @property
    def work(self) -> int:
        """Of all searches so far."""
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
        """If the first time is not more work than this, and at as much of what chance may do as there is
        patience for."""
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
            whole = worths if whole is None else np.add(whole, worths, out=whole)  # they are large
            looks += 1
        if whole is not None:
            self.whole = Table(np.floor_divide(whole, looks, out=whole), self.mine, self.theirs)


def running(runs: Runs, number: int) -> Words:
    """What this program may become."""
    found: Words = runs.side.programs[runs.numbers[number]]
    return found


def search_for(position: Position, event: EventCard, seat: Seat, among: Among = "anyone") -> Search:
    """What is in a barrel that nobody knows is part of it."""
    made = map_of(position, ask_contents=True)
    desk = made.field, numbers_for(made, position, among), pack(made, position)
    return Search(*desk, EVENTS.index(event), seat)


def duel_with(
    view: View, seat: Seat, rival: Seat, rng: Random, seconds: float, among: Among = "anyone"
) -> Duel:
    """Against every program of one player. What ParoBots roll beside him is up to chance; so is what is in
    barrels, if it takes too long to think of all of it."""
    lays = [(lay_of(view, each), each, view.event) for each in (seat, rival)]
    rolls = [rolls_from(robot.bot, other) for other, robot in others_of(view) if robot.bot]
    width = widest([*[drawn_from(*lay) for lay in lays], *[each[:, None] for each in rolls]])
    mine, theirs = [runs_from(*lay, width) for lay in lays]
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
    """Every own program against what all others lay together."""
    chance, lay = np.random.default_rng(rng.getrandbits(32)), lay_of(view, seat)
    others = drawn_for(view.position, view.event, laid)
    width = widest([drawn_from(lay, seat, view.event), *others])
    mine = runs_from(lay, seat, view.event, width)
    theirs = runs_of(widened(others[0], width) if len(others) == 1 else joint(others, width, chance))
    search = search_for(view.position, view.event, seat)
    return Duel(mine, theirs, [Chance(search, np.zeros(width, np.int64))])


def duel_between(position: Position, event: EventCard, laid: Rivals) -> Duel:
    """Of two seats with these programs, as the first of them sees it."""
    runs = drawn_for(position, event, laid)
    width = widest(runs)
    mine, theirs = [runs_of(widened(each, width)) for each in runs]
    search = search_for(position, event, next(iter(laid)))
    return Duel(mine, theirs, [Chance(search, np.zeros(width, np.int64))])


def widest(runs: list[Words]) -> int:
    """The rows of the longest; a round has one at least."""
    return max([1, *[int(each.shape[2]) for each in runs]])


def drawn_for(position: Position, event: EventCard, laid: Rivals) -> list[Words]:
    """E6, E7: no event upsets the program of a ParoBot."""
    upsets: dict[Seat, EventCard] = {seat: "nothing" if position.robots[seat].bot else event for seat in laid}
    return [drawn(coded(programs, seat), upsets[seat]) for seat, programs in laid.items()]


# ---------------------------------------------------------------- other games made of it


def replies(game: Game, mixture: Mixture) -> Mixture:
    """What each row is worth against a mixture of the columns."""
    worths = np.zeros(game.shape[0])
    for number in np.flatnonzero(mixture):
        worths += mixture[number] * game.column(int(number))
    return worths


class Turned(NamedTuple):
    """The game as the other side sees it."""

    game: Game

    @property
    def shape(self) -> tuple[int, int]:
        rows, columns = self.game.shape
        return columns, rows

    def row(self, number: int) -> Matrix:
        return -self.game.column(number)

    def column(self, number: int) -> Matrix:
        return -self.game.row(number)


class Leaning(NamedTuple):
    """A game in which each row gains so much more, whatever the column."""

    game: Game
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


class Corrected(NamedTuple):
    """A game of which some pairs are worth so much more."""

    game: Game
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
