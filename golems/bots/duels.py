"""A round as a game of two sides: what each own program comes to against what the others lay, found when it
is asked for. Needs the extra `golems[fast]`."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np

from golems.bots.considering import Lay, Rivals, laid_from, lay_of, others_of, rolled_by
from golems.bots.exact import coded, drawn, numbers_for, widened
from golems.bots.judging import Among
from golems.fast.coding import EVENTS
from golems.fast.jit import Words
from golems.fast.maps import map_of
from golems.fast.oracle import Runs, Table, runs_of
from golems.fast.positions import pack
from golems.fast.search import Matrix, Search, is_sparse, side_of
from golems.fast.solve import Game, Mixture
from golems.fast.value import WIN
from golems.match.view import View
from golems.rules.values import EventCard, Position, Seat

ROLLS = 8  # of all ParoBots together, with what one player lays
DRAWS = 2  # of what the event and the dice make of the programs of several others
FEW = 1 << 23  # pairs of programs: all of them at once take less time than those that a mixture needs


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


# ---------------------------------------------------------------- the game


class Duel:
    """The rows are programs of a seat, the columns what the others lay; worths are those of the seat."""

    def __init__(
        self,
        position: Position,
        event: EventCard,
        seat: Seat,
        mine: Runs,
        theirs: Runs,
        among: Among = "anyone",
    ) -> None:
        made = map_of(position, ask_contents=True)
        desk = made.field, numbers_for(made, position, among), pack(made, position)
        self.mine, self.theirs = mine, theirs
        self.search = Search(*desk, EVENTS.index(event), seat)
        self.rows: dict[int, Matrix] = {}
        self.columns: dict[int, Matrix] = {}

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.mine.numbers), len(self.theirs.numbers)

    def row(self, number: int) -> Matrix:
        if number not in self.rows:
            sides = [side_of(run[None]) for run in running(self.mine, number)]
            worths = np.mean([self.search.worths(side, self.theirs.side)[0] for side in sides], axis=0)
            self.rows[number] = self.theirs.drawn(worths / WIN).astype(np.float32)
        return self.rows[number]

    def column(self, number: int) -> Matrix:
        if number not in self.columns:
            sides = [side_of(run[None]) for run in running(self.theirs, number)]
            worths = np.mean([self.search.worths(self.mine.side, side)[:, 0] for side in sides], axis=0)
            self.columns[number] = self.mine.drawn(worths / WIN).astype(np.float32)
        return self.columns[number]


def running(runs: Runs, number: int) -> Words:
    """What this program may become."""
    found: Words = runs.side.programs[runs.numbers[number]]
    return found


def duel_with(view: View, seat: Seat, rival: Seat, rng: Random, among: Among = "anyone") -> Game:
    """Against every program of one player; what ParoBots roll beside him is up to chance."""
    theirs = drawn_from(lay_of(view, rival), rival, view.event)
    chance = np.random.default_rng(rng.getrandbits(32))
    rolls = [rolls_from(robot.bot, other) for other, robot in others_of(view) if robot.bot]
    few = [each[chance.integers(len(each), size=ROLLS)] for each in rolls]
    which = chance.integers(ROLLS, size=(len(theirs), DRAWS))
    rolled = [each[which] for each in few]
    return known_whole(duel_against(view, seat, [theirs, *rolled], chance, among))


def known_whole(duel: Duel) -> Game:
    """If it is small enough."""
    mine, theirs = duel.mine.side, duel.theirs.side
    if len(mine.programs) * len(theirs.programs) > FEW or is_sparse(theirs):
        return duel
    return Table(duel.search.worths(mine, theirs), duel.mine, duel.theirs)


def duel_among(view: View, seat: Seat, laid: Rivals, rng: Random) -> Duel:
    """Against what all others lay together."""
    return duel_against(
        view, seat, drawn_for(view.position, view.event, laid), np.random.default_rng(rng.getrandbits(32))
    )


def duel_against(
    view: View, seat: Seat, others: list[Words], chance: np.random.Generator, among: Among = "anyone"
) -> Duel:
    """Of every own program."""
    lay = lay_of(view, seat)
    width = widest([drawn_from(lay, seat, view.event), *others])
    mine = runs_from(lay, seat, view.event, width)
    theirs = runs_of(widened(others[0], width) if len(others) == 1 else joint(others, width, chance))
    return Duel(view.position, view.event, seat, mine, theirs, among)


def duel_between(position: Position, event: EventCard, laid: Rivals) -> Duel:
    """Of two seats with these programs, as the first of them sees it."""
    runs = drawn_for(position, event, laid)
    width = widest(runs)
    mine, theirs = [runs_of(widened(each, width)) for each in runs]
    return Duel(position, event, next(iter(laid)), mine, theirs)


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
