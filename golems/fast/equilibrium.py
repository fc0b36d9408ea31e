"""Games of two solved with mixed strategies by a double oracle: a small game of some rows and columns is
solved, then each side's best reply to the other's mixture, out of the whole game, is added to it.

In the small game both sides learn from what they regret (predictive regret matching+, later turns counting
more). The quality of the answer is not estimated: the best replies give it.
"""

from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from golems.fast.jit import compiled

Matrix: TypeAlias = NDArray[np.float32]
Mixture: TypeAlias = NDArray[np.float64]

TARGET = 0.01  # the exploitability, as a part of the range of values
FIRST = 4  # the rows and columns to begin with
MOST = 500  # the most rows and columns
SMALL_GAP = 0.25  # how well the small game is solved, as a part of the target for the whole one
TURNS = 20_000  # the most turns of learning
LOOK = 20  # turns between two looks at the gap


class GameSolution(NamedTuple):
    """How likely each row and each column is to be played, and what both could still gain together."""

    mine: Mixture
    theirs: Mixture
    value: float
    exploitability: float
    span: float  # the range of the values seen


class MatrixGame(Protocol):
    """A game in which rows want high values and columns low ones; lines are computed when asked for."""

    @property
    def shape(self) -> tuple[int, int]: ...
    def row(self, number: int) -> Matrix: ...
    def column(self, number: int) -> Matrix: ...


class KnownGame(NamedTuple):
    """A game of which all values are known."""

    values: Matrix

    @property
    def shape(self) -> tuple[int, int]:
        rows, columns = self.values.shape
        return rows, columns

    def row(self, number: int) -> Matrix:
        line: Matrix = self.values[number]
        return line

    def column(self, number: int) -> Matrix:
        line: Matrix = self.values[:, number]
        return line


def solve(values: Matrix, target: float = TARGET) -> GameSolution:
    return solve_game(KnownGame(values), target)


# ---------------------------------------------------------------- the whole game


class GameLines:
    """The rows or the columns that are in the small game, each in its whole length."""

    def __init__(self, length: int) -> None:
        self.numbers: list[int] = []
        self.room: Matrix = np.empty((16, length), np.float32)
        self.least, self.most = np.inf, -np.inf

    def add(self, number: int, line: Matrix) -> None:
        if len(self.numbers) == len(self.room):
            self.room = np.concatenate([self.room, np.empty_like(self.room)])
        self.room[len(self.numbers)] = line
        self.numbers.append(number)
        self.least, self.most = min(self.least, float(line.min())), max(self.most, float(line.max()))

    @property
    def values(self) -> Matrix:
        return self.room[: len(self.numbers)]

    def mixed(self, mixture: Mixture) -> Matrix:
        """Return what each line of the other side gets against a mixture of these."""
        gains: Matrix = np.einsum("k,kn->n", mixture.astype(np.float32), self.values)  # runs on one core
        return gains

    def spread(self, mixture: Mixture, size: int) -> Mixture:
        whole = np.zeros(size)
        whole[self.numbers] = mixture
        return whole


def solve_game(game: MatrixGame, target: float = TARGET, most: int = MOST) -> GameSolution:
    """Return mixtures with which both sides together could not gain more than the target, as a part of the
    range of values seen, unless that takes more than `most` rows or columns.

    >>> paper_beats_stone = np.array([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], np.float32)
    >>> solution = solve_game(KnownGame(paper_beats_stone))
    >>> [round(float(part), 1) for part in solution.mine]
    [0.3, 0.3, 0.3]
    """
    height, width = game.shape
    mine, theirs = GameLines(width), GameLines(height)
    for number in spaced(height):
        mine.add(number, game.row(number))
    for number in spaced(width):
        theirs.add(number, game.column(number))
    while True:
        span = max(mine.most, theirs.most) - min(mine.least, theirs.least)
        small = mine.values[:, theirs.numbers].astype(np.float64)
        rows, columns = learn(small, SMALL_GAP * target * span, TURNS)
        gains, losses = theirs.mixed(columns), mine.mixed(rows)
        best, worst = int(gains.argmax()), int(losses.argmin())
        exploitability = max(0.0, float(gains[best]) - float(losses[worst]))
        nothing_new = best in mine.numbers and worst in theirs.numbers
        if exploitability <= target * span or nothing_new or len(mine.numbers) >= most:
            mixtures = mine.spread(rows, height), theirs.spread(columns, width)
            return GameSolution(*mixtures, float(rows @ small @ columns), exploitability, span)
        if best not in mine.numbers:
            mine.add(best, game.row(best))
        if worst not in theirs.numbers:
            theirs.add(worst, game.column(worst))


def spaced(size: int) -> list[int]:
    """Return a few numbers below this one, far from each other."""
    few = min(size, FIRST)
    return [size * number // few for number in range(few)]


# ---------------------------------------------------------------- the small game


class Learner(NamedTuple):
    """One side: what it regrets, what it regretted last, what it does now, and what it has done so far."""

    regret: Mixture
    last: Mixture
    now: Mixture
    played: Mixture
    gains: Mixture


@compiled
def learn(values: Mixture, gap: float, turns: int) -> tuple[Mixture, Mixture]:
    """Return both sides' average strategies once neither could gain more than the gap in all."""
    mine, theirs = new_learner(values.shape[0]), new_learner(values.shape[1])
    for turn in range(1, turns + 1):
        wish(mine, turn)
        wish(theirs, turn)
        try_all(values, mine.now, theirs.now, mine.gains, theirs.gains)
        regret(mine)
        regret(theirs)
        if turn % LOOK == 0:
            try_all(values, mine.played, theirs.played, mine.gains, theirs.gains)
            most = mine.gains.max() / theirs.played.sum()
            if most + theirs.gains.max() / mine.played.sum() <= gap:
                break
    return mine.played / mine.played.sum(), theirs.played / theirs.played.sum()


@compiled
def new_learner(size: int) -> Learner:
    return Learner(np.zeros(size), np.zeros(size), np.zeros(size), np.zeros(size), np.zeros(size))


@compiled
def wish(side: Learner, turn: int) -> None:
    """Make a choice the likelier, the more it is regretted not to have played it; the last regret counts
    twice, as if it came again."""
    whole = 0.0
    for number in range(side.now.size):
        side.now[number] = max(side.regret[number] + side.last[number], 0.0)
        whole += side.now[number]
    for number in range(side.now.size):
        side.now[number] = side.now[number] / whole if whole > 0.0 else 1.0 / side.now.size
        side.played[number] += side.now[number] * turn * turn


@compiled
def try_all(values: Mixture, mine: Mixture, theirs: Mixture, gains: Mixture, others: Mixture) -> None:
    """Compute what each row gains against their mixture, and each column against mine."""
    others[:] = 0.0
    for row in range(mine.size):
        gain = 0.0
        for column in range(theirs.size):
            gain += values[row, column] * theirs[column]
            others[column] -= values[row, column] * mine[row]
        gains[row] = gain


@compiled
def regret(side: Learner) -> None:
    got = 0.0
    for number in range(side.now.size):
        got += side.now[number] * side.gains[number]
    for number in range(side.now.size):
        side.last[number] = side.gains[number] - got
        side.regret[number] = max(side.regret[number] + side.last[number], 0.0)
