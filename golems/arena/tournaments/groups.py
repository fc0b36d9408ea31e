"""Groups: their standings, and who goes on to the bracket."""

from collections.abc import Sequence

from golems.arena.tournaments.bracket import lined_up
from golems.arena.tournaments.ledger import ledger_of
from golems.arena.tournaments.ranking import StandingsRow, ranked
from golems.arena.tournaments.tournament import Tournament


def group_standings(tournament: Tournament) -> list[list[StandingsRow]]:
    return [ranked(group, ledger_of(tournament, group)) for group in tournament.groups]


def qualified(tournament: Tournament) -> list[int]:
    """Return the players who go on, seeded by their place in the group; each place is rotated so that few of
    one group meet at once."""
    tables = [
        [row.player for row in rows if is_active(tournament, row)] for rows in group_standings(tournament)
    ]
    group_of = {player: number for number, table in enumerate(tables) for player in table}
    places = [
        [table[place] for table in tables if len(table) > place] for place in range(tournament.rules.advance)
    ]
    for number, place in enumerate(places[1:], start=1):
        turns = [[*places[:number], turned(place, by), *places[number + 1 :]] for by in range(len(place))]
        if turns:
            places = min(turns, key=lambda turn: meetings(flat(turn), group_of))
    return flat(places)


def is_active(tournament: Tournament, row: StandingsRow) -> bool:
    return not tournament.players[row.player].withdrawn


def turned(place: Sequence[int], by: int) -> list[int]:
    return [*place[by:], *place[:by]]


def flat(places: Sequence[Sequence[int]]) -> list[int]:
    return [player for place in places for player in place]


def meetings(seeds: Sequence[int], group_of: dict[int, int]) -> int:
    """Return how many of the first matches bring two players of a group together again."""
    line = [None if player is None else group_of[player] for player in lined_up(seeds)]
    return sum(one == other is not None for one, other in zip(line[::2], line[1::2], strict=True))
