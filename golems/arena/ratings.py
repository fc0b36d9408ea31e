"""Elo ratings of all who have met, each with the interval that holds it with 95 % confidence.

The model is that of Bradley and Terry: a difference in rating gives the expected share of the points, a draw
being half a win. The ratings are the likeliest ones, found by Newton's method. One more drawn match between
every two who have met keeps the ratings of those finite who never lose. The intervals come from a "sandwich":
the inverse Hessian on both sides of how much the points really vary, because draws vary less than wins and
losses.
"""

from collections.abc import Iterable, Sequence
from math import exp, log, log1p, sqrt
from typing import NamedTuple, TypeAlias

from golems.arena.summary import Estimate, Z, variation

MIDDLE = 1500  # the rating of the mean of all, or of the anchor
ELO = 400 / log(10)  # ten to one in points is a difference of 400
PRIOR = 1  # additional drawn matches between every two who have met
NEAR = 1e-6  # the last step of Newton's method, in logits

Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[Vector]


class Meeting(NamedTuple):
    """How two have done against each other; wins and losses are those of the first."""

    first: str
    second: str
    wins: int
    draws: int
    losses: int

    @property
    def points(self) -> list[float]:
        """The points of the first, match by match."""
        return [1.0] * self.wins + [0.5] * self.draws + [0.0] * self.losses

    def turned(self) -> "Meeting":
        return Meeting(self.second, self.first, self.losses, self.draws, self.wins)


class RatedPair(NamedTuple):
    """Two players by their numbers: their matches, the points of the first, and how much these vary."""

    first: int
    second: int
    matches: float
    points: float
    variation: float


def ratings(meetings: Iterable[Meeting], anchor: str | None = None) -> dict[str, Estimate]:
    """Return the ratings from the best on. The anchor, or else the mean, has 1500. All must be linked by
    matches, directly or through others."""
    together = merged(meetings)
    names = sorted({name for meeting in together for name in meeting[:2]})
    pairs = [pair_of(meeting, names) for meeting in together if meeting.points]
    logits = likeliest(pairs, len(names))
    spread = covariance(pairs, logits)
    measure = None if anchor is None else names.index(anchor)
    found = {name: figure(logits, spread, number, measure) for number, name in enumerate(names)}
    return dict(sorted(found.items(), key=lambda entry: -entry[1].value))


def merged(meetings: Iterable[Meeting]) -> list[Meeting]:
    """Return one meeting for every two, in an order that does not depend on that of the input."""
    found: dict[tuple[str, str], Meeting] = {}
    for meeting in meetings:
        one = meeting if meeting.first < meeting.second else meeting.turned()
        before = found.get(one[:2], Meeting(*one[:2], 0, 0, 0))
        counts = [old + new for old, new in zip(before[2:], one[2:], strict=True)]
        found[one[:2]] = Meeting(*one[:2], *counts)
    return [found[names] for names in sorted(found)]


def pair_of(meeting: Meeting, names: Sequence[str]) -> RatedPair:
    points = meeting.points
    return RatedPair(
        names.index(meeting.first),
        names.index(meeting.second),
        len(points) + PRIOR,
        sum(points) + PRIOR / 2,
        variation(points),
    )


def figure(logits: Vector, spread: Matrix, number: int, measure: int | None) -> Estimate:
    """Return a rating above the mean, which is 0, or above the anchor."""
    value, variance = logits[number], spread[number][number]
    if measure is not None:
        value -= logits[measure]
        variance += spread[measure][measure] - 2 * spread[number][measure]
    reach = Z * sqrt(max(0, variance))
    return Estimate(value, value - reach, value + reach).above(-MIDDLE / ELO, ELO)


# ---------------------------------------------------------------- the likeliest ratings


def likeliest(pairs: Sequence[RatedPair], size: int) -> Vector:
    """Return the likeliest ratings, whose mean is 0. Each step is shortened so that Newton's method converges
    from any start (Sun and Tran-Dinh 2019, on generalised self-concordant functions)."""
    logits = [0.0] * size
    while True:
        step = product(inverse(hessian(pairs, logits)), gradient(pairs, logits))
        reach = max(step) - min(step)
        if reach < NEAR:
            return logits
        logits = [logit + log1p(reach) / reach * by for logit, by in zip(logits, step, strict=True)]


def expected(pair: RatedPair, logits: Vector) -> float:
    """Return the share of the points that the first should have."""
    return 1 / (1 + exp(logits[pair.second] - logits[pair.first]))


def gradient(pairs: Sequence[RatedPair], logits: Vector) -> Vector:
    more = [0.0] * len(logits)
    for pair in pairs:
        surplus = pair.points - pair.matches * expected(pair, logits)
        more[pair.first] += surplus
        more[pair.second] -= surplus
    return more


def hessian(pairs: Sequence[RatedPair], logits: Vector) -> Matrix:
    """Return the Hessian of the negative likelihood, with the mean of all ratings held fixed."""
    size = len(logits)
    return [[entry + 1 / size for entry in row] for row in information(pairs, logits, [1.0] * len(pairs))]


def information(pairs: Sequence[RatedPair], logits: Vector, weights: Sequence[float]) -> Matrix:
    """Return what the matches tell of the difference between every two."""
    table = [[0.0] * len(logits) for _ in logits]
    for pair, weight in zip(pairs, weights, strict=True):
        share = expected(pair, logits)
        told = weight * pair.matches * share * (1 - share)
        for one, other in ((pair.first, pair.second), (pair.second, pair.first)):
            table[one][one] += told
            table[one][other] -= told
    return table


def covariance(pairs: Sequence[RatedPair], logits: Vector) -> Matrix:
    bread = inverse(hessian(pairs, logits))
    filling = information(pairs, logits, [pair.variation for pair in pairs])
    return times(times(bread, filling), bread)


# ---------------------------------------------------------------- small matrices


def product(matrix: Matrix, vector: Vector) -> Vector:
    return [sum([a * b for a, b in zip(row, vector, strict=True)]) for row in matrix]


def times(one: Matrix, other: Matrix) -> Matrix:
    columns = [list(column) for column in zip(*other, strict=True)]
    return [product(columns, row) for row in one]


def inverse(matrix: Matrix) -> Matrix:
    """Return the inverse by Gauss-Jordan elimination; a positive definite matrix needs no row exchange."""
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for pivot in range(size):
        lead = [entry / rows[pivot][pivot] for entry in rows[pivot]]
        rows = [
            lead if i == pivot else [a - row[pivot] * b for a, b in zip(row, lead, strict=True)]
            for i, row in enumerate(rows)
        ]
    return [row[size:] for row in rows]
