"""The standings of a whole tournament (V6)."""

from golems.arena.tournaments.bracket import places_in_bracket
from golems.arena.tournaments.groups import group_standings
from golems.arena.tournaments.ledger import RankingFigures, ledger_of
from golems.arena.tournaments.ranking import Criterion, StandingsRow, ranked, ranked_by
from golems.arena.tournaments.rules import WITH_BRACKET
from golems.arena.tournaments.tournament import Tournament


def standings(tournament: Tournament) -> list[StandingsRow]:
    """Return the standings from the first on, of everybody who has entered, those who withdrew included."""
    everybody = range(len(tournament.players))
    if tournament.rules.format not in WITH_BRACKET:
        return ranked(everybody, ledger_of(tournament))
    return ranked_by(
        everybody, {"bracket": fixed(bracket_places(tournament)), "group": fixed(group_places(tournament))}
    )


def fixed(figures: RankingFigures) -> Criterion:
    return lambda level: {player: figures.get(player) for player in level}


def bracket_places(tournament: Tournament) -> RankingFigures:
    return dict(places_in_bracket(tournament)) if tournament.seeds else {}


def group_places(tournament: Tournament) -> RankingFigures:
    """Return the places in the groups of players who have not come into the bracket."""
    places = {row.player: row.place for rows in group_standings(tournament) for row in rows}
    return {player: place for player, place in places.items() if player not in tournament.seeds}
