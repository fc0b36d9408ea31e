"""What many matches show, each figure with the interval that holds it with 95 % confidence."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, pvariance, stdev
from typing import NamedTuple

from golems.arena.matches import MatchSummary
from golems.rules.values import Seat

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
SELDOM = 3  # the rule of three


class Estimate(NamedTuple):
    """A figure and the ends of its interval."""

    value: float
    low: float
    high: float

    def above(self, zero: float, unit: float = 1) -> "Estimate":
        """Return the same estimate, counted from another zero and in another unit."""
        return Estimate(*[(end - zero) * unit for end in self])


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A seat over all matches. Only a sole win counts as a win; a shared win or no win is a draw."""

    wins: int
    draws: int
    losses: int
    points: Estimate  # the seat's share of all points
    damage: Estimate


@dataclass(frozen=True, slots=True)
class Summary:
    """All matches together."""

    matches: int
    players: int
    seats: tuple[SeatSummary, ...]  # the seats of players, then those of ParoBots
    rounds: Estimate
    reasons: dict[str, int]  # how many matches each clause ended


def summarise(summaries: Sequence[MatchSummary], players: int) -> Summary:
    if not summaries:
        raise ValueError("there is no match to summarise")
    return Summary(
        len(summaries),
        players,
        tuple([summarise_seat(summaries, seat) for seat in range(len(summaries[0].damage))]),
        mean([match.rounds for match in summaries]),
        dict(sorted(Counter(match.reason for match in summaries).items())),
    )


def summarise_seat(summaries: Sequence[MatchSummary], seat: Seat) -> SeatSummary:
    points = [points_of(match, seat) for match in summaries]
    return SeatSummary(
        wins=points.count(1),
        draws=sum(0 < point < 1 for point in points),
        losses=points.count(0),
        points=share(points),
        damage=mean([match.damage[seat] for match in summaries]),
    )


def points_of(match: MatchSummary, seat: Seat) -> float:
    """Return the points of a seat. Every match is worth one point: the winners share it, or all who are
    ranked if there are none; a lone player who does not win gets nothing."""
    ranked = [other for place in match.places for other in place]
    sharers = match.winners or (ranked if len(ranked) > 1 else ())
    return 1 / len(sharers) if seat in sharers else 0


def share(points: Sequence[float]) -> Estimate:
    """Return the share of points. Points that are often shared vary less than wins and losses, so they tell
    as much as more matches would."""
    return wilson(fmean(points), len(points) / variation(points))


def variation(points: Sequence[float]) -> float:
    """Return how much the points vary, where wins and losses alone would vary by 1. What has never happened
    may still happen in three of so many."""
    value = fmean(points)
    if value in (0, 1):
        return 1
    return min(1, max(pvariance(points) / (value * (1 - value)), SELDOM / len(points)))


def wilson(value: float, matches: float) -> Estimate:
    """Return Wilson's interval of a share."""
    spread = 1 + Z**2 / matches
    middle = (value + Z**2 / (2 * matches)) / spread
    reach = Z / spread * sqrt(value * (1 - value) / matches + Z**2 / (4 * matches**2))
    return Estimate(value, max(0, middle - reach), min(1, middle + reach))


def mean(values: Sequence[float]) -> Estimate:
    """Return the mean of something that is never negative. A single value has no interval around it."""
    value = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0
    return Estimate(value, max(0, value - reach), value + reach)


def advantage(summary: Summary, seat: Seat) -> Estimate:
    """Return how much more of the points the seat has than a player's fair share, in percentage points."""
    return summary.seats[seat].points.above(1 / summary.players, 100)


def first_seat_advantage(summary: Summary) -> Estimate:
    return advantage(summary, 0)
