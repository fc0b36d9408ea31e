"""A league: every two of some bots meet on the same arenas, with seats swapped.

The seed of a match depends only on the league's seed, the arena, who sits where, and its number. So the same
matches are played on every machine, no matter who else takes part.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, cycle, islice, product
from typing import NamedTuple

from golems.arena.matches import MatchSummary, is_parobot, lineup_on
from golems.arena.ratings import Meeting, merged
from golems.arena.simulation import Progress, Series, simulate_all
from golems.arena.summary import Estimate, points_of, share
from golems.bots.catalogue import FindBot, bot_named
from golems.match.arenas import Arena

# Ten arenas from the four levels of 4.0, with every kind of token among them.
ARENAS = (
    "parade-ground",
    "zigzag",
    "harbour",
    "water-mill",
    "leapfrog",
    "two-ferries",
    "canal",
    "ice-towers",
    "railway",
    "winter-wings",
)


class Fixture(NamedTuple):
    """Two bots in the order of their seats, and how many times they meet in this order on an arena."""

    arena: Arena
    bots: tuple[str, str]
    matches: int


class FixtureResult(NamedTuple):
    """The result of a fixture."""

    arena: str
    meeting: Meeting  # the first bot sat on the first seat


def fixtures(bots: Sequence[str], arenas: Sequence[Arena], matches: int) -> list[Fixture]:
    """Return the fixtures in which every two bots play this many matches: from arena to arena, with both
    seatings on each, and round again."""
    return [
        Fixture(arenas[place], seated, times)
        for pair in combinations(bots, 2)
        for (place, seated), times in meetings_of(pair, len(arenas), matches).items()
    ]


def meetings_of(pair: tuple[str, str], arenas: int, matches: int) -> Counter[tuple[int, tuple[str, str]]]:
    return Counter(islice(cycle(product(range(arenas), seatings(*pair))), matches))


def seatings(one: str, other: str) -> list[tuple[str, str]]:
    """Return both seatings of two bots; but ParoBots sit last (Q1), and two of them do not meet."""
    return [pair for pair in ((one, other), (other, one)) if not is_parobot(pair[0])]


def play_league(
    bots: Sequence[str],
    arenas: Sequence[Arena],
    matches: int,
    seed: str,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Progress = lambda matches: None,
    find: FindBot = bot_named,
) -> list[FixtureResult]:
    """Play a league; `workers`, `cluster` and `find` are as for `simulate`. All bots are looked up before the
    first match."""
    for bot in bots:
        if not is_parobot(bot):
            find(bot)
    found = fixtures(bots, arenas, matches)
    series = [series_of(fixture, seed) for fixture in found]
    played = simulate_all(series, workers, cluster, progress, find)
    return [outcome(fixture, ended) for fixture, ended in zip(found, played, strict=True)]


def series_of(fixture: Fixture, seed: str) -> Series:
    lineup = lineup_on(fixture.arena, fixture.bots)
    return Series(lineup, fixture.matches, "/".join([seed, fixture.arena.id, *fixture.bots]))


def outcome(fixture: Fixture, ended: Sequence[MatchSummary]) -> FixtureResult:
    """Return the result of a fixture. Only a sole win counts as a win; a shared win or no win is a draw."""
    points = [points_of(match, 0) for match in ended]
    wins, losses = points.count(1), points.count(0)
    return FixtureResult(fixture.arena.id, Meeting(*fixture.bots, wins, len(points) - wins - losses, losses))


# ---------------------------------------------------------------- figures


def crosstable(played: Sequence[FixtureResult]) -> dict[tuple[str, str], Meeting]:
    """Return how each bot did against each."""
    once = merged([one.meeting for one in played])
    return {meeting[:2]: meeting for one in once for meeting in (one, one.turned())}


def score(meeting: Meeting) -> Estimate:
    """Return the first bot's share of the points."""
    return share(meeting.points)
