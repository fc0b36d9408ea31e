"""Matches to be tested: every way the games can be set up, and players that play anything."""

from collections.abc import Iterator
from random import Random

from golems.bots.protocol import decide, decision_of
from golems.bots.random_bot import random_bot
from golems.match.arenas import offered
from golems.match.decisions import Decision
from golems.match.games import Game, games
from golems.match.match import Match
from golems.match.scenarios import scenarios
from golems.match.settings import SeatSettings, Settings
from golems.match.view import OwnView, view, write_common, write_own
from golems.notation.reading import Object
from golems.notation.records import write_record
from golems.rules.values import Seat

COLOURS = ("red", "blue", "green", "yellow")


def seats(players: int, parobots: int = 0) -> tuple[SeatSettings, ...]:
    """Return red, blue, green and yellow in this order; the last ones may be ParoBots."""
    cards = [None] * players + ["any"] * parobots
    colours = [*COLOURS, None]
    return tuple([SeatSettings(colour=colours[seat], parobot=card) for seat, card in enumerate(cards)])


def match_of(
    game: str = "L2", players: int = 2, parobots: int = 0, seed: str = "seed", **agreed: object
) -> Match:
    edition = str(agreed.pop("edition", games()[game].editions[0]))
    return Match(Settings(game, seats(players, parobots), edition=edition, **agreed), seed)  # type: ignore[arg-type]


def dealt(
    game: str = "L4", players: int = 2, parobots: int = 0, seed: str = "seed", **agreed: object
) -> Match:
    """Return a match that waits for the programs of round 1."""
    return match_of(game, players, parobots, seed, components="deal", **agreed)


def all_settings() -> Iterator[Settings]:
    """Yield every game on each of its arenas for every number of players and ParoBots, and every scenario."""
    for game in games().values():
        for edition in game.editions if game.id != "scenario" else ():
            yield from settings_of(game, edition)
    for name, start in scenarios().items():
        yield Settings("scenario", seats(len(start.robots)), name, start.edition)


def settings_of(game: Game, edition: str) -> Iterator[Settings]:
    for arena in offered(game.id, edition):
        for players in [2] if edition == "2.0" else game.players:
            for parobots in game.parobots[players]:
                if players + parobots == 1 or players + parobots in arena.starts:
                    yield Settings(game.id, seats(players, parobots), arena.id, edition)


def named(settings: Settings) -> str:
    parobots = len(settings.seats) - settings.players
    return f"{settings.game}-{settings.edition}-{settings.arena}-{settings.players}+{parobots}"


def decisions(match: Match) -> Iterator[Decision]:
    """Play the match to its end with anything; each decision is given out before it is taken."""
    while requests := match.requests():
        decision = decision_of(match, requests[0], random_bot)
        yield decision
        match.decide(decision)


def played(match: Match) -> Match:
    for _ in decisions(match):
        pass
    return match


def any_program(match: Match, seat: int, seed: int = 0) -> Decision:
    """Return a legal program for a seat that is asked for one."""
    request = match.request_to(seat, "program")
    return decide(request, random_bot(view(match, seat), request, Random(seed)))


def written_view(match: Match, seat: Seat | None = None) -> Object:
    """Return all that a seat or a spectator is sent of a match."""
    seen = view(match, seat)
    own = write_own(OwnView(seen.seat, seen.request, seen.program), seen.position)
    return write_common(match) | own | ({"record": write_record(seen.record)} if seen.record else {})
