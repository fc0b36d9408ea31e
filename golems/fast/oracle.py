"""A round as a game of two sides, solved without all pairs of programs; and best replies to a mixture.

Against one program of the others all own ones are tried at once, and exactly: as the rows are played, those
that have come to the same go on together, and of a condition only the command that is carried out is played.
"""

from typing import NamedTuple

import numpy as np

from golems.fast.jit import Words
from golems.fast.search import Matrix, Search, Side, Worths, side_of
from golems.fast.solve import MOST, TARGET, Mixture, Solution, solve_game
from golems.fast.value import WIN

AT_ONCE = 1 << 22  # pairs of programs


class Runs(NamedTuple):
    """Programs, and what an event may make of each of them, every draw being equally likely (E6, E7)."""

    side: Side  # what may run
    numbers: Words  # [program, draw]: which of it

    def drawn(self, worths: Mixture) -> Mixture:
        """What the programs are worth, from what is worth what may run."""
        whole: Mixture = worths[self.numbers[:, 0]]
        for draw in range(1, self.numbers.shape[1]):
            whole += worths[self.numbers[:, draw]]
        whole /= self.numbers.shape[1]
        return whole

    def likely(self, mixture: Mixture) -> Mixture:
        """How likely it is to run, by how likely each program is."""
        draws = self.numbers.shape[1]
        found = np.zeros(len(self.side.programs))
        np.add.at(found, self.numbers, mixture[:, None] / draws)
        return found


def runs_of(programs: Words) -> Runs:
    """Of `[program, draw, row]`; with as many rows as the other side's, empty ones at the end."""
    size, draws, length = programs.shape
    runs, keys = programs.reshape(-1, length), np.zeros(size * draws, np.int64)
    for number in range(length):
        kinds, rows = np.unique(runs[:, number], return_inverse=True)
        keys = keys * len(kinds) + rows
    _, firsts, numbers = np.unique(keys, return_index=True, return_inverse=True)
    return Runs(side_of(runs[firsts]), numbers.reshape(size, draws))


class Table(NamedTuple):
    """A round of which all is known: what it is worth by what runs."""

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


class Round(NamedTuple):
    """A round in which programs run as they were laid; what one comes to is found when it is asked for."""

    search: Search
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
) -> Solution:
    """Mixtures of both sides' programs; see `golems.fast.search.round_values` for what they stand for. The
    exploitability is computed: no program of either side gains more. So many best replies of a side are added
    at most."""
    search = Search(field, weights, state, event, seat)
    if mine.numbers.shape[1] * theirs.numbers.shape[1] > 1:
        return solve_game(Table(search.worths(mine.side, theirs.side), mine, theirs), target, most)
    return solve_game(Round(search, mine, theirs), target, most)


def reply_values(
    field: Words,
    weights: Words,
    state: Words,
    event: int,
    seat: int,
    mine: Runs,
    theirs: Runs,
    mixture: Mixture | None = None,
) -> Mixture:
    """What each own program is worth against a mixture of the others' programs, all equally likely if none is
    given. Of several others every program is a joint one."""
    search, size = Search(field, weights, state, event, seat), len(theirs.numbers)
    likely = theirs.likely(np.full(size, 1 / size) if mixture is None else mixture)
    played, found = np.flatnonzero(likely), np.zeros(len(mine.side.programs))
    for runs in np.array_split(played, 1 + len(played) * len(found) // AT_ONCE):
        worths = search.worths(mine.side, side_of(theirs.side.programs[runs]))
        found += np.einsum("ij,j->i", worths, likely[runs])  # on one core
    return mine.drawn(found / WIN)
