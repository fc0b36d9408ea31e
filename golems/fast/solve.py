"""A game of two, given by its matrix, solved with mixed strategies: programs that always come to the same are
one, then both sides learn from what they regret (predictive regret matching+, later rounds counting more).

How good the answer is, is not estimated: against the whole matrix the best replies are computed.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from golems.fast.jit import Words, compiled

Matrix: TypeAlias = NDArray[np.float32]
Mixture: TypeAlias = NDArray[np.float64]

TARGET = 0.01  # exploitability, as a part of the range of the values
TURNS = 4000  # at most
LOOK = 20  # turns between two looks at how good it is


class Solution(NamedTuple):
    """How likely each row and each column is to be played, and what both could still gain together."""

    mine: Mixture
    theirs: Mixture
    value: float
    exploitability: float


def solve(values: Matrix, target: float = TARGET, turns: int = TURNS) -> Solution:
    """The rows want much, the columns little. With enough turns the exploitability is at most the target,
    as a part of the range of the values."""
    rows = different_rows(values)
    columns = different_rows(values[rows].T.copy())
    reduced = values[np.ix_(rows, columns)]
    mine, theirs = learn(reduced, target * float(np.ptp(values)), turns)
    return judged(values, spread(mine, rows, values.shape[0]), spread(theirs, columns, values.shape[1]))


def judged(values: Matrix, mine: Mixture, theirs: Mixture) -> Solution:
    """With what best replies would get against each of the two."""
    to_rows, to_columns = values @ theirs, mine @ values
    return Solution(
        mine, theirs, float(mine @ to_rows), max(0.0, float(to_rows.max()) - float(to_columns.min()))
    )


def spread(mixture: Mixture, numbers: Words, size: int) -> Mixture:
    whole = np.zeros(size)
    whole[numbers] = mixture
    return whole


# ---------------------------------------------------------------- the same


def different_rows(values: Matrix) -> Words:
    """The first of each kind."""
    keys = np.random.default_rng(1).integers(1 << 62, size=(values.shape[1],), dtype=np.int64)
    _, firsts = np.unique(hashes(values.view(np.int32), keys), return_index=True)
    return np.sort(firsts)


@compiled
def hashes(values: NDArray[np.int32], keys: Words) -> Words:
    found = np.zeros(values.shape[0], np.int64)
    for row in range(values.shape[0]):
        for column in range(values.shape[1]):
            found[row] += values[row, column] * keys[column]
    return found


# ---------------------------------------------------------------- learning


class Learner:
    """One side: what it regrets, what it regretted last, and what it has played so far."""

    def __init__(self, size: int) -> None:
        self.regret, self.last = np.zeros(size, np.float32), np.zeros(size, np.float32)
        self.played = np.zeros(size)

    def wish(self, turn: int) -> Matrix:
        """The more one regrets not to have played it, the likelier it is; the last regret counts twice, as if
        it came again."""
        wished: Matrix = np.maximum(self.regret + self.last, np.float32(0))
        whole = float(wished.sum())
        wished = wished / np.float32(whole) if whole > 0 else np.full_like(wished, 1 / len(wished))
        self.played += wished * np.float32(turn) ** 2
        return wished

    def learn(self, wished: Matrix, gains: Matrix) -> None:
        self.last = gains - wished @ gains
        self.regret = np.maximum(self.regret + self.last, np.float32(0))

    def average(self) -> Mixture:
        mixture: Mixture = self.played / self.played.sum()
        return mixture


def learn(values: Matrix, gap: float, turns: int) -> tuple[Mixture, Mixture]:
    """Both sides' average strategies, once neither could gain more than the gap in all."""
    back = values.T.copy()
    rows, columns = Learner(values.shape[0]), Learner(values.shape[1])
    for turn in range(1, turns + 1):
        mine = rows.wish(turn)
        theirs = columns.wish(turn)
        columns.learn(theirs, -(back @ mine))
        rows.learn(mine, values @ theirs)
        if turn % LOOK == 0 and judged(values, rows.average(), columns.average()).exploitability <= gap:
            break
    return rows.average(), columns.average()
