"""What many matches say, each figure with the interval that holds it with 95 % confidence."""

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


class Figure(NamedTuple):
    """A figure and the ends of its interval."""

    value: float
    low: float
    high: float

    def above(self, zero: float, unit: float = 1) -> "Figure":
        """The same, counted from another zero and in another unit."""
        return Figure(*[(end - zero) * unit for end in self])


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A seat over all matches. A win is a win alone; a draw is one that is shared, or that nobody has."""

    wins: int
    draws: int
    losses: int
    points: Figure  # its share of all points
    damage: Figure


@dataclass(frozen=True, slots=True)
class Summary:
    """All matches together."""

    matches: int
    players: int
    seats: tuple[SeatSummary, ...]  # the players', then the ParoBots'
    rounds: Figure
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
    """Every match is worth one point: the winners share it, or if there are none all who are ranked; one who
    plays alone and does not win has nothing."""
    ranked = [other for place in match.places for other in place]
    sharers = match.winners or (ranked if len(ranked) > 1 else ())
    return 1 / len(sharers) if seat in sharers else 0


def share(points: Sequence[float]) -> Figure:
    """Points that are often shared vary less than wins and losses, so they tell as much as more matches."""
    return wilson(fmean(points), len(points) / variation(points))


def variation(points: Sequence[float]) -> float:
    """How much they vary, where as many points in wins and losses alone would vary by 1; but what has never
    happened may still happen in three of so many."""
    value = fmean(points)
    if value in (0, 1):
        return 1
    return min(1, max(pvariance(points) / (value * (1 - value)), SELDOM / len(points)))


def wilson(value: float, matches: float) -> Figure:
    """Wilson's interval of a share."""
    spread = 1 + Z**2 / matches
    middle = (value + Z**2 / (2 * matches)) / spread
    reach = Z / spread * sqrt(value * (1 - value) / matches + Z**2 / (4 * matches**2))
    return Figure(value, max(0, middle - reach), min(1, middle + reach))


def mean(values: Sequence[float]) -> Figure:
    """Of something that is never less than nothing. One value alone has no interval around it."""
    value = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0
    return Figure(value, max(0, value - reach), value + reach)


def advantage(summary: Summary, seat: Seat) -> Figure:
    """How much more of the points the seat has than a player's fair share, in percentage points."""
    return summary.seats[seat].points.above(1 / summary.players, 100)


def first_seat_advantage(summary: Summary) -> Figure:
    return advantage(summary, 0)
