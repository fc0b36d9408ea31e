"""Round robin: every two of some bots meet on the same arenas, seats swapped.

The seed of a match depends on nothing but the league's seed, the arena, who sits where, and its number: the
same matches are played wherever that is, and whoever else takes part.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, cycle, islice, product
from typing import NamedTuple

from golems.arena.matches import MatchSummary, is_parobot, job_on
from golems.arena.ratings import Meeting, merged
from golems.arena.simulate import Progress, Series, simulate_all
from golems.arena.summary import Figure, points_of, share
from golems.bots.named import FindBot, bot_named
from golems.match.arenas import Arena

# Ten arenas over the four levels of 4.0, with every kind of token among them.
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
    """Two bots in the order of their seats, and how often they meet so on an arena."""

    arena: Arena
    bots: tuple[str, str]
    matches: int


class Played(NamedTuple):
    """What a fixture brought."""

    arena: str
    meeting: Meeting  # the first sat on the first seat


def fixtures(bots: Sequence[str], arenas: Sequence[Arena], matches: int) -> list[Fixture]:
    """So many matches of every two: from arena to arena, on each with both ways to sit, and round again."""
    return [
        Fixture(arenas[place], seated, times)
        for pair in combinations(bots, 2)
        for (place, seated), times in meetings_of(pair, len(arenas), matches).items()
    ]


def meetings_of(pair: tuple[str, str], arenas: int, matches: int) -> Counter[tuple[int, tuple[str, str]]]:
    return Counter(islice(cycle(product(range(arenas), seatings(*pair))), matches))


def seatings(one: str, other: str) -> list[tuple[str, str]]:
    """Both ways to sit; but ParoBots sit last (Q1), and two of them do not meet."""
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
) -> list[Played]:
    """`workers`, `cluster` and `find` as for `simulate`. All bots are looked up before the first match."""
    for bot in bots:
        if not is_parobot(bot):
            find(bot)
    found = fixtures(bots, arenas, matches)
    series = [series_of(fixture, seed) for fixture in found]
    played = simulate_all(series, workers, cluster, progress, find)
    return [outcome(fixture, ended) for fixture, ended in zip(found, played, strict=True)]


def series_of(fixture: Fixture, seed: str) -> Series:
    job = job_on(fixture.arena, fixture.bots)
    return Series(job, fixture.matches, "/".join([seed, fixture.arena.id, *fixture.bots]))


def outcome(fixture: Fixture, ended: Sequence[MatchSummary]) -> Played:
    """A win is a win alone; what both share, or nobody has, is a draw."""
    points = [points_of(match, 0) for match in ended]
    wins, losses = points.count(1), points.count(0)
    return Played(fixture.arena.id, Meeting(*fixture.bots, wins, len(points) - wins - losses, losses))


# ---------------------------------------------------------------- what it says


def crosstable(played: Sequence[Played]) -> dict[tuple[str, str], Meeting]:
    """How each fared against each."""
    once = merged([one.meeting for one in played])
    return {meeting[:2]: meeting for one in once for meeting in (one, one.turned())}


def score(meeting: Meeting) -> Figure:
    """The first one's share of the points."""
    return share(meeting.points)
