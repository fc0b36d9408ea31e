"""The scenario for a group: three or four robots on one field, with seats and components rotating."""

from collections.abc import Sequence
from math import ceil

from golems.arena.tournaments.entries import Paired, Seating
from golems.arena.tournaments.round_robin import dealt
from golems.arena.tournaments.seats import rotated
from golems.arena.tournaments.tournament import Tournament
from golems.match.chance import chance
from golems.match.games import game_named
from golems.match.setup import deal_components


def next_scenario(tournament: Tournament) -> Paired | None:
    if tournament.is_last_round_over:
        return None
    groups = tournament.groups or dealt(tournament, ceil(len(tournament.active) / tournament.rules.seats))
    sitting = [[player for player in group if player in tournament.active] for group in groups]
    made = [
        table_for(tournament, group, players) for group, players in enumerate(sitting) if len(players) > 1
    ]
    if not made:
        return None
    first = () if tournament.groups else tuple([tuple(group) for group in groups])
    return Paired(
        tuple(made), byes=tuple([players[0] for players in sitting if len(players) == 1]), groups=first
    )


def table_for(tournament: Tournament, group: int, players: Sequence[int]) -> Seating:
    order = rotated(players, tournament.bouts.values())
    number = len(tournament.regular)
    arenas = tournament.rules.arenas
    arena = arenas[number // tournament.rules.seats % len(arenas)]  # all seats of one arena before the next
    return Seating(order, arena, components=components_for(tournament, group, players, order))


def components_for(
    tournament: Tournament, group: int, players: Sequence[int], order: Sequence[int]
) -> tuple[tuple[str, ...], ...] | None:
    """Return as many sets of components as players, out of one box. In every match each set goes to the next
    player, and new ones are dealt when everybody has had each. Return none where the rules say how components
    are dealt."""
    rules, number = tournament.rules, len(tournament.regular)
    if "components" in rules.match or game_named(str(rules.match["game"])).robots != "components":
        return None
    turn, shift = divmod(number, len(players))
    sets = deal_components(len(players), chance(tournament.seed, "components", group, turn))
    mine = {player: sets[(place - shift) % len(players)] for place, player in enumerate(players)}
    return tuple([tuple(mine[player]) for player in order])
