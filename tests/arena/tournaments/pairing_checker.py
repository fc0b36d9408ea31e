"""A checker of Swiss pairings that knows nothing of how they are made: it is given tables and points alone,
and tries every pairing that there is."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

NOBODY = ""
MOST = 10**4  # more than any single figure of a pairing
MOST_TRIED = 16  # players of whom every pairing is tried

Table = tuple[str, str]  # who sits first, and who second; NOBODY for a bye
Points = Mapping[str, Fraction]


class CheckedRound(NamedTuple):
    """A round as a spectator writes it down: who sat where, who rested, and what all had earned before."""

    tables: Sequence[Table]
    rested: Sequence[str]
    before: Points

    @property
    def pairs(self) -> list[Table]:
        return [*self.tables, *[(player, NOBODY) for player in self.rested]]

    @property
    def players(self) -> list[str]:
        return [player for pair in self.pairs for player in pair if player != NOBODY]


class CheckedPast(NamedTuple):
    """How often every two have met, and who has rested."""

    met: Counter[frozenset[str]]
    rested: Counter[str]


def pasts(rounds: Sequence[CheckedRound]) -> Iterator[CheckedPast]:
    """Yield what had happened before each round."""
    past = CheckedPast(Counter(), Counter())
    for each in rounds:
        yield past
        met = past.met + Counter(map(frozenset, each.tables))
        past = CheckedPast(met, past.rested + Counter(each.rested))


# ---------------------------------------------------------------- what a pairing costs


def figures(pair: Table, past: CheckedPast, points: Points, groups: Sequence[Fraction]) -> list[int]:
    """Return the figures of a pair, the most important one first: second byes, meetings again, who leaves
    each group of equal points, and the difference of points in halves, squared."""
    if NOBODY in pair:
        [player] = [one for one in pair if one != NOBODY]
        own = points[player]
        gone = [int(own >= group) for group in groups]
        return [past.rested[player] ** 2, 0, *gone, int(4 * (own - groups[-1]) ** 2)]
    high, low = sorted([points[player] for player in pair], reverse=True)
    left = [int(high >= group > low) for group in groups]
    return [0, past.met[frozenset(pair)] ** 2, *left, int(4 * (high - low) ** 2)]


def price(pair: Table, past: CheckedPast, points: Points, groups: Sequence[Fraction]) -> int:
    """Return the figures as one number in which no figure outweighs one before it."""
    total = 0
    for figure in figures(pair, past, points, groups):
        total = total * MOST + figure
    return total


def prices(past: CheckedPast, checked: CheckedRound) -> Callable[[Table], int]:
    groups = sorted({checked.before[player] for player in checked.players}, reverse=True)
    return lambda pair: price(pair, past, checked.before, groups)


# ---------------------------------------------------------------- all pairings


def cheapest(players: Sequence[str], cost: Callable[[Table], int]) -> int:
    """Return what the best of all pairings costs: every one is tried, each set of players once."""
    seats = [*players, *([NOBODY] if len(players) % 2 else [])]
    table = [[cost((one, other)) if one != other else 0 for other in seats] for one in seats]

    @cache
    def best(left: int) -> int:
        if not left:
            return 0
        first = left.bit_length() - 1
        rest = left ^ (1 << first)
        return min(
            table[first][other] + best(rest ^ (1 << other)) for other in range(first) if rest >> other & 1
        )

    return best((1 << len(seats)) - 1)


def every_pairing(players: Sequence[str]) -> Iterator[list[Table]]:
    """Yield all pairings one by one: slow, and plain."""
    if not players:
        yield []
        return
    first, *others = players
    for other in others:
        for rest in every_pairing([player for player in others if player != other]):
            yield [(first, other), *rest]


# ---------------------------------------------------------------- what is wrong


def faults(rounds: Sequence[CheckedRound]) -> list[str]:
    """Return what is wrong with the pairings of a tournament."""
    found: list[str] = []
    for number, (past, checked) in enumerate(zip(pasts(rounds), rounds, strict=True), start=1):
        found += [f"round {number}: {fault}" for fault in faults_of(past, checked)]
    return found


def faults_of(past: CheckedPast, checked: CheckedRound) -> Iterator[str]:
    players = checked.players
    if len(set(players)) < len(players) or len(checked.rested) != len(players) % 2:
        yield "somebody sits twice, or more rest than must"
        return
    if len(players) > MOST_TRIED:
        return
    cost = prices(past, checked)
    is_, could = sum(map(cost, checked.pairs)), cheapest(players, cost)
    if is_ != could:
        yield f"another pairing is better: {is_} against {could}"


def seats_of(rounds: Sequence[CheckedRound]) -> dict[str, list[int]]:
    """Return for each player 1 for each match on the first seat, -1 for each on the second."""
    seats: dict[str, list[int]] = {}
    for checked in rounds:
        for first, second in checked.tables:
            seats.setdefault(first, []).append(1)
            seats.setdefault(second, []).append(-1)
    return seats


def meetings(rounds: Sequence[CheckedRound]) -> Counter[frozenset[str]]:
    """Return how often every two have met."""
    return Counter(frozenset(table) for checked in rounds for table in checked.tables)


def rests(rounds: Sequence[CheckedRound]) -> Counter[str]:
    """Return how often everybody has rested."""
    return Counter(player for checked in rounds for player in checked.rested)


def never_met(rounds: Sequence[CheckedRound], players: Sequence[str]) -> bool:
    """Tell whether two of these players have not met."""
    met = meetings(rounds)
    return any(frozenset((one, other)) not in met for one in players for other in players if one != other)
