"""One match of bots, from its settings and its seed to the figures that are kept of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from golems.bots.protocol import Bot, play
from golems.match.arenas import Arena
from golems.match.games import Game, game_named
from golems.match.match import Match
from golems.match.ranking import Place, ranking
from golems.match.settings import (
    ANY,
    COLOURS,
    Places,
    SeatSettings,
    Settings,
    check_offered,
    check_settings,
    read_seat,
)
from golems.notation.reading import Malformed
from golems.rules.values import Robot, Seat

DESTROYED = 4  # the units of damage of a destroyed robot: it bears three, the next one destroys it (K6)
DESTROYED_PAROBOT = 1  # K9
PAROBOT = "parobot"  # stands for a ParoBot in the place of a bot's name, also as parobot:1A


class Lineup(NamedTuple):
    """The settings of a match, and the name of a bot for each seat of a player."""

    settings: Settings
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """How one match ended."""

    index: int
    winners: tuple[Seat, ...]
    reason: str  # the clause that ended the match
    rounds: int
    damage: tuple[int, ...]  # by seat, units of damage or lives lost
    places: tuple[Place, ...]


def lineup_of(settings: Settings) -> Lineup:
    """Return the bots that the settings name; every seat of a player needs one."""
    return Lineup(settings, tuple([bot_at(settings, seat) for seat in range(settings.players)]))


def bot_at(settings: Settings, seat: Seat) -> str:
    bot = settings.seats[seat].bot
    if bot is None:
        raise Malformed("seat-without-bot", f"seats[{seat}]")
    return bot


def lineup_on(arena: Arena, names: Sequence[str], places: Places | None = None) -> Lineup:
    """Return bots on an arena as it is offered: its first game for so many players, with the ParoBots of that
    game. ParoBots named behind the bots replace those."""
    game = game_on(arena, sum([not is_parobot(name) for name in names]))
    seats = [seat_of(name, colour) for name, colour in zip(names, COLOURS, strict=False)]
    if not any(map(is_parobot, names)):
        seats += [SeatSettings(parobot=ANY)] * game.parobots[len(names)][0]
    settings = Settings(game.id, tuple(seats), arena, arena.edition, places)
    check_settings(settings)
    check_offered(settings)
    return lineup_of(settings)


def game_on(arena: Arena, players: int) -> Game:
    """Return the first game of an arena that this many can play, or else its first."""
    games = [game_named(name) for name in arena.games]
    return next((game for game in games if players in game.players), games[0])


def seat_of(name: str, colour: str) -> SeatSettings:
    who = {PAROBOT: name.partition(":")[2] or ANY} if is_parobot(name) else {"bot": name}
    return read_seat({"colour": colour} | who)


def is_parobot(name: str) -> bool:
    return name.partition(":")[0] == PAROBOT


def play_with(settings: Settings, bots: Sequence[Bot], seed: str) -> Match:
    """Play a match with these bots; ParoBots sit behind the players and have no bot."""
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
    """Return all damage to a robot that was not repaired."""
    if not after.out:
        return after.damage + len(after.damaged) + before.lives - after.lives
    if edition != "4.0":
        return before.lives
    return DESTROYED_PAROBOT if before.bot else DESTROYED
