"""Floats: who met somebody with fewer points in the last round, or with more, and should not do so again."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeAlias

from golems.arena.tournaments.ledger import ledger_of, points_from
from golems.arena.tournaments.matching import Pair
from golems.arena.tournaments.score_groups import ScoreGroups
from golems.arena.tournaments.tournament import Tournament

Floats: TypeAlias = Mapping[int, int]  # 1 for a player who floated down, -1 for one who floated up
DOWN, UP = 1, -1


def last_floats(tournament: Tournament) -> Floats:
    """Return who floated in the last round; a player who rested has floated down."""
    if not tournament.regular:
        return {}
    last, before = tournament.regular[-1], points_before_last(tournament)
    found = dict.fromkeys((*last.byes, *last.rests), DOWN)
    for one, other in [bout.players for bout in last.bouts]:
        if before[one] != before[other]:
            upper, lower = (one, other) if before[one] > before[other] else (other, one)
            found |= {upper: DOWN, lower: UP}
    return found


def points_before_last(tournament: Tournament) -> dict[int, Fraction]:
    """Return the points of everybody before the last round."""
    ledger = ledger_of(tournament)
    points = {player.number: ledger.points_of(player.number) for player in tournament.players}
    for bout in tournament.regular[-1].bouts:
        for player, earned in points_from(bout, tournament.rules).items():
            points[player] -= earned
    return points


def floats_again(groups: ScoreGroups, floated: Floats, pair: Pair) -> int:
    """Return how many of a pair would float the same way as in the last round."""
    lower, upper = sorted(pair, key=lambda player: -groups.levels[player])
    if groups.levels[upper] == groups.levels[lower]:
        return 0
    return (floated.get(upper) == DOWN) + (floated.get(lower) == UP)
