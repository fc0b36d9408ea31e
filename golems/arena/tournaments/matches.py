"""A match of a tournament: how it is agreed, and what the tournament learns from it."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from golems.arena.matches import damage_to
from golems.arena.tournaments.entries import SeatResult
from golems.arena.tournaments.rules import settings_on
from golems.arena.tournaments.tournament import Bout, Player, Tournament
from golems.match.chance import stream
from golems.match.match import Match
from golems.match.ranking import ranking
from golems.match.settings import Settings
from golems.notation.reading import Object
from golems.rules.events import Attacked, Destroyed
from golems.rules.values import Seat
from golems.rules.victory import end_of

Components: TypeAlias = Sequence[Sequence[str]]  # the components of each seat


def settings_of(tournament: Tournament, bout: Bout) -> Settings:
    """Return the settings of a match for the players who are there, in the order of their seats."""
    seats = [seat_of(tournament.players[player]) for player in bout.present]
    return settings_on(tournament.rules, bout.table.arena, seats)


def seat_of(player: Player) -> Object:
    seat: Object = {"name": player.name}
    return seat | {"bot": player.bot} if player.bot else seat


def seed_of(tournament: Tournament, bout: Bout) -> str:
    """Return the seed of a match; it changes when the match is played again."""
    return stream(tournament.seed, "match", bout.number, bout.attempt)


def components_of(bout: Bout) -> Components:
    given = zip(bout.players, bout.table.components or (), strict=False)
    return [components for player, components in given if player in bout.present]


# ---------------------------------------------------------------- results


def results_of(match: Match, players: Sequence[int]) -> tuple[SeatResult, ...]:
    """Return the results of the players in the order of their seats, once the match is over."""
    if match.start is None:
        raise LookupError("the match has not begun")
    places, kills = places_of(match), destroyed_in(match)
    robots = list(zip(match.start.robots, match.position.robots, strict=True))
    return tuple(
        [
            SeatResult(player, places[seat], damage_to(*robots[seat], match.position.edition), kills[seat])
            for seat, player in enumerate(players)
        ]
    )


def is_shared(match: Match) -> bool:
    """Tell whether several have won together instead of drawing."""
    return match.result is not None and end_of(match.position.robots, match.result) == "shared"


def places_of(match: Match) -> dict[Seat, int]:
    """Return the places among players; those who share a place take up the next ones too."""
    places: dict[Seat, int] = {}
    for place in ranking(match):
        better = len(places)
        places |= {seat: better + 1 for seat in place if seat < match.settings.players}
    return places


def destroyed_in(match: Match) -> Counter[Seat]:
    """Return how many robots each seat has destroyed: those it struck in the row in which they fell."""
    kills: Counter[Seat] = Counter()
    for round_ in match.rounds:
        struck = [event for event in round_.events if isinstance(event, Attacked)]
        for fallen in round_.events:
            if isinstance(fallen, Destroyed):
                kills.update(
                    {hit.robot for hit in struck if hit.row == fallen.row and fallen.robot in hit.targets}
                )
    return kills
