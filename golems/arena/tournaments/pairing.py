"""The next round of a tournament in any format."""

from collections.abc import Callable, Iterable, Sequence

from golems.arena.tournaments.bracket import next_bracket
from golems.arena.tournaments.draw import seeded
from golems.arena.tournaments.entries import Format, Paired, Seating
from golems.arena.tournaments.groups import qualified
from golems.arena.tournaments.ledger import is_deciding, ledger_of
from golems.arena.tournaments.ranking import TiedPlayers, open_ties
from golems.arena.tournaments.round_robin import next_round_robin
from golems.arena.tournaments.rules import deciding_seats
from golems.arena.tournaments.scenario import next_scenario
from golems.arena.tournaments.seats import rotated
from golems.arena.tournaments.swiss import next_swiss
from golems.arena.tournaments.tournament import Tournament
from golems.match.chance import chance
from golems.rules.refusals import Illegal


def next_round(tournament: Tournament) -> Paired | None:
    """Return the next round, or none when the tournament is over; raise while a match is open."""
    tournament.check_rounds_over()
    if not tournament.rounds:
        check_players(tournament)
    return FORMATS[tournament.rules.format](tournament)


def check_players(tournament: Tournament) -> None:
    least, active = 2 * tournament.rules.groups, len(tournament.active)
    if active < least:
        raise Illegal("too-few-players", "players", least=least, got=active)


def then_decided(
    next_regular: Callable[[Tournament], Paired | None],
) -> Callable[[Tournament], Paired | None]:
    """Return a function that pairs the regular rounds, then deciding matches for the first places."""

    def next_or_deciding(tournament: Tournament) -> Paired | None:
        regular = None if any(map(is_deciding, tournament.rounds)) else next_regular(tournament)
        return regular or deciding_round(tournament, ties_at_the_top(tournament))

    return next_or_deciding


def next_of_groups(tournament: Tournament) -> Paired | None:
    """Pair a round robin in every group, then deciding matches at the border, then the bracket."""
    if tournament.seeds:
        return next_bracket(tournament, tournament.seeds)
    regular = None if any(map(is_deciding, tournament.rounds)) else next_round_robin(tournament)
    return (
        regular
        or deciding_round(tournament, ties_at_the_border(tournament))
        or next_bracket(tournament, qualified(tournament))
    )


def next_elimination(tournament: Tournament) -> Paired | None:
    return next_bracket(tournament, tournament.seeds or seeded(tournament, tournament.active))


FORMATS: dict[Format, Callable[[Tournament], Paired | None]] = {
    "round_robin": then_decided(next_round_robin),
    "swiss": then_decided(next_swiss),
    "scenario": then_decided(next_scenario),
    "groups": next_of_groups,
    "elimination": next_elimination,
}


# ---------------------------------------------------------------- deciding matches


def ties_at_the_top(tournament: Tournament) -> list[TiedPlayers]:
    borders = range(1, tournament.rules.deciding.places + 1)
    return open_ties(range(len(tournament.players)), ledger_of(tournament), borders)


def ties_at_the_border(tournament: Tournament) -> list[TiedPlayers]:
    advance = tournament.rules.advance
    return [
        tie
        for group in tournament.groups
        for tie in open_ties(group, ledger_of(tournament, group), [advance])
    ]


def deciding_round(tournament: Tournament, ties: Iterable[TiedPlayers]) -> Paired | None:
    """Return a round in which tied players who are still there meet at as few tables as it takes."""
    active = set(tournament.active)
    playing = [[player for player in tie if player in active] for tie in ties]
    sitting = [part for tie in playing if len(tie) > 1 for part in parts(tournament, tie)]
    made = [table_for(tournament, part) for part in sitting if len(part) > 1]
    byes = [part[0] for part in sitting if len(part) == 1]
    return Paired(tuple(made), tuple(byes), "deciding") if made else None


def parts(tournament: Tournament, tie: Sequence[int]) -> list[list[int]]:
    """Return parts of the tied players that are as equal as possible and drawn by lot."""
    order = list(tie)
    chance(tournament.seed, "deciding", len(tournament.rounds)).shuffle(order)
    count = -(-len(order) // deciding_seats(tournament.rules))
    return [order[number::count] for number in range(count)]


def table_for(tournament: Tournament, players: Sequence[int]) -> Seating:
    before = [bout for round_ in tournament.rounds if is_deciding(round_) for bout in round_.bouts]
    return Seating(rotated(players, before), tournament.rules.deciding.arena)
