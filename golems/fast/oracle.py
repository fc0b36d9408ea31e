"""A round as a game of two sides, solved without all pairs of programs.

Against one program of the others all own ones are tried at once, and exactly: as the rows are played,
programs that have led to the same position go on together, and of a condition only the command that is
carried out is played.
"""

from typing import NamedTuple

import numpy as np

from golems.fast.equilibrium import MOST, TARGET, GameSolution, MatrixGame, Mixture, solve_game
from golems.fast.jit import Words
from golems.fast.search import Matrix, RoundSearch, Side, Worths, side_of
from golems.fast.value import WIN


class Runs(NamedTuple):
    """Programs, and what an event may make of each of them, every draw being equally likely (E6, E7)."""

    side: Side  # all that may run
    numbers: Words  # [program, draw]: the number of what runs

    def drawn(self, worths: Mixture) -> Mixture:
        """Return what the programs are worth, from the worths of what may run."""
        whole: Mixture = worths[self.numbers[:, 0]]
        for draw in range(1, self.numbers.shape[1]):
            whole += worths[self.numbers[:, draw]]
        whole /= self.numbers.shape[1]
        return whole


def runs_of(programs: Words) -> Runs:
    """Return the runs of `[program, draw, row]`; both sides need the same number of rows."""
    size, draws, length = programs.shape
    runs, keys = programs.reshape(-1, length), np.zeros(size * draws, np.int64)
    for number in range(length):
        kinds, rows = np.unique(runs[:, number], return_inverse=True)
        keys = keys * len(kinds) + rows
    _, firsts, numbers = np.unique(keys, return_index=True, return_inverse=True)
    return Runs(side_of(runs[firsts]), numbers.reshape(size, draws))


class PayoffTable(NamedTuple):
    """A round whose worths are all known, by what runs."""

    worths: Worths
    mine: Runs
    theirs: Runs

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.mine.numbers), len(self.theirs.numbers)

    def row(self, number: int) -> Matrix:
        worths = self.worths[self.mine.numbers[number]].mean(axis=0)
        return self.theirs.drawn(worths / WIN).astype(np.float32)

    def column(self, number: int) -> Matrix:
        worths = self.worths[:, self.theirs.numbers[number]].mean(axis=1)
        return self.mine.drawn(worths / WIN).astype(np.float32)


class SearchedRound(NamedTuple):
    """A round in which programs run as they were laid; worths are searched when they are asked for."""

    search: RoundSearch
    mine: Runs
    theirs: Runs

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.mine.numbers), len(self.theirs.numbers)

    def row(self, number: int) -> Matrix:
        laid = self.mine.side.programs[self.mine.numbers[number]]
        worths = self.search.worths(side_of(laid), self.theirs.side)
        return self.theirs.drawn(worths[0] / WIN).astype(np.float32)

    def column(self, number: int) -> Matrix:
        laid = self.theirs.side.programs[self.theirs.numbers[number]]
        worths = self.search.worths(self.mine.side, side_of(laid))
        return self.mine.drawn(worths[:, 0] / WIN).astype(np.float32)


def game_of(search: RoundSearch, mine: Runs, theirs: Runs) -> MatrixGame:
    """Return the round as a game; all pairs are searched at once where an event draws rows."""
    if mine.numbers.shape[1] * theirs.numbers.shape[1] > 1:
        return PayoffTable(search.worths(mine.side, theirs.side), mine, theirs)
    return SearchedRound(search, mine, theirs)


def solve_round(
    field: Words,
    weights: Words,
    state: Words,
    event: int,
    seat: int,
    mine: Runs,
    theirs: Runs,
    target: float = TARGET,
    most: int = MOST,
) -> GameSolution:
    """Return mixtures of both sides' programs; `golems.fast.search.round_values` says what they stand for.
    The exploitability is computed: no program of either side gains more. At most `most` best replies of a
    side are added."""
    search = RoundSearch(field, weights, state, event, seat)
    return solve_game(game_of(search, mine, theirs), target, most)
