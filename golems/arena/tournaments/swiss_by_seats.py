"""The Swiss system as the first releases paired it, seats before points: a tournament goes on as it began."""

from collections import Counter
from collections.abc import Collection

from golems.arena.tournaments.draw import coin
from golems.arena.tournaments.ledger import byes_of
from golems.arena.tournaments.matching import BYE, Pair, PairCost, pair_up, pairs_of
from golems.arena.tournaments.score_groups import ScoreGroups
from golems.arena.tournaments.seats import Balance, Seated, balance_after, balance_of, seated, strain
from golems.arena.tournaments.tournament import Tournament, times_met


def balance_in(tournament: Tournament) -> Balance:
    """Return the balance that counts; where two meet an even number of times, seats are always equal."""
    return balance_of(tournament.bouts.values()) if tournament.rules.games % 2 else Counter[int]()


def pairs_by_seats(tournament: Tournament, groups: ScoreGroups) -> list[Pair]:
    return pair_up(costs(tournament, groups), tournament.seed, len(tournament.regular))


def costs(tournament: Tournament, groups: ScoreGroups) -> dict[Pair, PairCost]:
    """Return what each pair costs: a second bye, meeting again, seats out of balance, a difference of points
    (squared), and within the same points how far the upper half is from meeting the lower half in order."""
    met, balance, scores = times_met(tournament), balance_in(tournament), groups.scores
    found: dict[Pair, PairCost] = {
        pair: (
            0,
            met[pair] ** 2,
            strain(balance, *pair),
            (scores[pair[0]] - scores[pair[1]]) ** 2,
            groups.shift(pair),
        )
        for pair in pairs_of(groups.ranks)
    }
    return found | byes(tournament, groups)


def byes(tournament: Tournament, groups: ScoreGroups) -> dict[Pair, PairCost]:
    """Return the costs of byes where the number is odd: for a player who has had none, with the fewest
    points, and of those the last."""
    if len(groups.ranks) % 2 == 0:
        return {}
    had, least = byes_of(tournament), min(groups.scores.values())
    return {
        (BYE, player): (
            had[player] ** 2,
            0,
            0,
            (groups.scores[player] - least) ** 2,
            len(groups.ranks) - rank,
        )
        for player, rank in groups.ranks.items()
    }


# ---------------------------------------------------------------- who sits first


def seats_ahead(tournament: Tournament, pairs: Collection[Pair]) -> list[Seated]:
    """Return who sits where, so that a next round is possible in balance and without meeting again."""
    balance = balance_in(tournament)
    playing = [pair for pair in pairs if pair[0] != BYE]
    is_open = tournament.rules.games % 2 and any(
        balance.get(one, 0) == balance.get(other, 0) == 0 for one, other in playing
    )
    after = next_pairs(tournament, pairs, balance) if is_open else []
    return seated([playing, after], balance, coin(tournament))


def next_pairs(tournament: Tournament, pairs: Collection[Pair], balance: Balance) -> list[Pair]:
    """Return a round that could follow, whatever comes of this one."""
    met, had = times_met(tournament) + Counter(pairs), byes_of(tournament)
    after = balance_after(pairs, balance)
    found: dict[Pair, PairCost] = {
        pair: (0, met[pair] ** 2, strain(after, *pair)) for pair in pairs_of(tournament.active)
    }
    if len(tournament.active) % 2:
        found |= {(BYE, one): ((had[one] + ((BYE, one) in pairs)) ** 2, 0, 0) for one in tournament.active}
    return [pair for pair in pair_up(found, tournament.seed, "after") if pair[0] != BYE]
