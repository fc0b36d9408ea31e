"""How `companion` gets to know its opponents: each plays some matches by which it adapts, then some that
count, in which it goes on adapting.

A match's seed depends only on the seed, the game, the opponent, and the numbers of the two and of the match.
So the same matches are played on every machine, no matter who else takes part.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from golems.arena.matches import play_with
from golems.arena.summary import Estimate, wilson
from golems.bots.catalogue import COMPANION, FindBot, bot_named, with_strength
from golems.bots.strength import damage_at_first, manners, strength_after
from golems.match.match import Match
from golems.match.settings import SeatSettings, Settings
from golems.rules.values import Seat

ADAPTING, COUNTING = 10, 10  # matches of two who meet
OPPONENTS = ("random", "apprentice", "greedy", "knight", "master")
GAMES = ("L1", "L2", "L4")


class Acquaintance(NamedTuple):
    """Somebody new to whom a companion adapts."""

    game: str
    opponent: str
    number: int
    seed: str


class KnownMatch(NamedTuple):
    """One match of two who meet."""

    strength: int  # of the companion
    points: float  # of the opponent: win 1, draw ½


class Suitability(NamedTuple):
    """How a companion suits an opponent in a game, once it has adapted."""

    game: str
    opponent: str
    wins: int  # of the opponent
    draws: int
    losses: int
    share: Estimate  # the opponent's wins among all matches
    strength: float  # the mean


def acquaintances(
    opponents: Sequence[str], games: Sequence[str], matches: int, seed: str
) -> list[Acquaintance]:
    """Return all who meet, so that this many matches count for each opponent in each game."""
    return [
        Acquaintance(game, opponent, number, seed)
        for game in games
        for opponent in opponents
        for number in range(matches // COUNTING)
    ]


def play_all(
    meetings: Sequence[Acquaintance],
    workers: int | None = None,
    progress: Callable[[int], object] = lambda matches: None,
    find: FindBot = bot_named,
) -> list[Suitability]:
    """Play all matches on the cores of this machine; one worker is this process itself."""
    by_place: dict[tuple[str, str], list[KnownMatch]] = {}
    for meeting, played in zip(meetings, on_cores(meetings, workers, find), strict=True):
        by_place.setdefault(meeting[:2], []).extend(played[ADAPTING:])
        progress(len(played))
    return [suitability(game, opponent, found) for (game, opponent), found in by_place.items()]


def on_cores(
    meetings: Sequence[Acquaintance], workers: int | None, find: FindBot
) -> Iterator[list[KnownMatch]]:
    if workers == 1:
        return (get_to_know(meeting, find) for meeting in meetings)
    from joblib import Parallel, delayed  # noqa: PLC0415  heavy

    played: Iterator[list[KnownMatch]] = Parallel(workers or -1, return_as="generator")(
        delayed(get_to_know)(meeting, find) for meeting in meetings
    )
    return played


def get_to_know(
    meeting: Acquaintance, find: FindBot = bot_named, matches: int = ADAPTING + COUNTING
) -> list[KnownMatch]:
    """Play the matches of two who meet, one after the other; seats are swapped every time."""
    strength, found = manners().first, []
    for number in range(matches):
        seat = 1 - number % 2
        match = played(meeting, number, seat, strength, find)
        assert match.result is not None
        found.append(KnownMatch(strength, points_against(match, seat)))
        strength = strength_after(strength, match.result, seat)
    return found


def played(meeting: Acquaintance, number: int, seat: Seat, strength: int, find: FindBot) -> Match:
    """Play a match on a field by chance, the companion on this seat, with the start that it gives."""
    seats = [SeatSettings(bot=meeting.opponent)]
    seats.insert(seat, SeatSettings(bot=COMPANION, damage=damage_at_first(strength)))
    bots = [find(meeting.opponent)]
    bots.insert(seat, find(with_strength(COMPANION, strength)))
    seed = "/".join([meeting.seed, meeting.game, meeting.opponent, str(meeting.number), str(number)])
    return play_with(Settings(meeting.game, tuple(seats)), bots, seed)


def points_against(match: Match, seat: Seat) -> float:
    """Return the points of the companion's opponent."""
    winners = match.result.winners if match.result else ()
    return 0.5 if len(winners) != 1 else float(winners[0] != seat)


def suitability(game: str, opponent: str, played: Sequence[KnownMatch]) -> Suitability:
    points, matches = [each.points for each in played], len(played)
    wins, losses = points.count(1), points.count(0)
    share = wilson(wins / matches, matches)
    strength = sum([each.strength for each in played]) / matches
    return Suitability(game, opponent, wins, matches - wins - losses, losses, share, strength)
