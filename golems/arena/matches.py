"""One match of bots, from its settings and its seed to the figures that are kept of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from golems.bots.named import bot_named
from golems.bots.protocol import Bot, play
from golems.match.match import Match
from golems.match.ranking import Place, ranking
from golems.match.settings import Settings
from golems.notation.reading import Malformed
from golems.rules.values import Robot, Seat

DESTROYED = 4  # units of damage: three are borne, the next one destroys (K6)
DESTROYED_PAROBOT = 1  # K9


class Job(NamedTuple):
    """What is played again and again: the settings, and a bot by name for each seat of a player."""

    settings: Settings
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """How one match ended."""

    index: int
    winners: tuple[Seat, ...]
    reason: str  # the clause that ended it
    rounds: int
    damage: tuple[int, ...]  # by seat: units of damage, or lives lost
    places: tuple[Place, ...]


def job_of(settings: Settings) -> Job:
    """The bots that the settings name; every seat of a player needs one."""
    return Job(settings, tuple([bot_at(settings, seat) for seat in range(settings.players)]))


def bot_at(settings: Settings, seat: Seat) -> str:
    bot = settings.seats[seat].bot
    if bot is None:
        raise Malformed("seat-without-bot", f"seats[{seat}]")
    return bot


def play_match(settings: Settings, bots: tuple[str, ...], seed: str) -> Match:
    return play_with(settings, [bot_named(name) for name in bots], seed)


def play_with(settings: Settings, bots: Sequence[Bot], seed: str) -> Match:
    """ParoBots sit behind the players and have no bot."""
    match = Match(settings, seed)
    play(match, [*bots, *[None] * (len(settings.seats) - len(bots))])
    return match


def summary_of(match: Match, index: int) -> MatchSummary:
    if match.result is None or match.start is None:
        raise LookupError("the match is not over")
    robots = zip(match.start.robots, match.position.robots, strict=True)
    return MatchSummary(
        index,
        match.result.winners,
        match.result.reason,
        len(match.rounds),
        tuple([damage_to(before, after, match.position.edition) for before, after in robots]),
        ranking(match),
    )


def damage_to(before: Robot, after: Robot, edition: str) -> int:
    """All that a robot has suffered and that was not repaired."""
    if not after.out:
        return after.damage + len(after.damaged) + before.lives - after.lives
    if edition != "4.0":
        return before.lives
    return DESTROYED_PAROBOT if before.bot else DESTROYED
