"""The Swiss system: players with equal points meet, and nobody meets twice while that can be avoided. The
Dutch system of FIDE (Handbook, C.04.3) is the model; seats stand for its colours."""

from golems.arena.tournaments.draw import arena_of, coin, tables
from golems.arena.tournaments.entries import FIRST_PAIRING, Paired
from golems.arena.tournaments.floats import Floats, floats_again, last_floats
from golems.arena.tournaments.ledger import byes_of
from golems.arena.tournaments.matching import BYE, Pair, PairCost, pair_up, pairs_of
from golems.arena.tournaments.score_groups import ScoreGroups, score_groups
from golems.arena.tournaments.seats import both_wish_one, seat_history, seated_by_wish, strain
from golems.arena.tournaments.swiss_by_seats import pairs_by_seats, seats_ahead
from golems.arena.tournaments.tournament import Tournament, times_met


def next_swiss(tournament: Tournament) -> Paired | None:
    if tournament.is_last_round_over or len(tournament.active) < 2:
        return None
    groups = score_groups(tournament, tournament.playing)
    if tournament.pairing == FIRST_PAIRING:
        pairs = pairs_by_seats(tournament, groups)
        seats = seats_ahead(tournament, pairs)
    else:
        pairs = pair_up(costs(tournament, groups), tournament.seed, len(tournament.regular))
        playing = [pair for pair in pairs if pair[0] != BYE]
        seats = seated_by_wish(playing, seat_history(tournament), coin(tournament))
    byes = [player for bye, player in pairs if bye == BYE]
    arena = arena_of(tournament, len(tournament.regular))
    rests = [player for player in tournament.active if player not in tournament.playing]
    return Paired(tuple(tables(seats, tournament.rules.games, arena)), tuple(byes), rests=tuple(rests))


# ---------------------------------------------------------------- who meets whom


def costs(tournament: Tournament, groups: ScoreGroups) -> dict[Pair, PairCost]:
    """Return what each pair costs, the most important cost first: a second bye; meeting again; leaving a
    group of equal points, the first group before all others; the difference of points, squared, so that
    nobody floats far; seats out of balance; both wishing the same seat; floating the same way again; and
    within a group how far the upper half is from meeting the lower half in order."""
    met, history, floated = times_met(tournament), seat_history(tournament), last_floats(tournament)
    balance = {player: sum(seats) for player, seats in history.items()}
    found: dict[Pair, PairCost] = {
        pair: (
            0,
            met[pair] ** 2,
            groups.floats(pair),
            groups.gap(pair) ** 2,
            strain(balance, *pair),
            both_wish_one(history, pair),
            floats_again(groups, floated, pair),
            groups.shift(pair),
        )
        for pair in pairs_of(groups.ranks)
    }
    return found | byes(tournament, groups, floated)


def byes(tournament: Tournament, groups: ScoreGroups, floated: Floats) -> dict[Pair, PairCost]:
    """Return the costs of byes where the number is odd: whoever rests has had none, comes from as low as
    possible, and is the last there."""
    if len(groups.ranks) % 2 == 0:
        return {}
    had = byes_of(tournament)
    return {
        (BYE, player): (
            had[player] ** 2,
            0,
            groups.floats((BYE, player)),
            groups.gap((BYE, player)) ** 2,
            0,
            0,
            floats_again(groups, floated, (BYE, player)),
            len(groups.ranks) - rank,
        )
        for player, rank in groups.ranks.items()
    }
