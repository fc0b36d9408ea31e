"""The Swiss system: players with equal points meet, and nobody meets twice while that can be avoided."""

from collections import Counter
from collections.abc import Collection, Mapping
from math import lcm

from golems.arena.tournaments.draw import arena_of, coin, seeded, tables
from golems.arena.tournaments.entries import Paired
from golems.arena.tournaments.ledger import byes_of, ledger_of
from golems.arena.tournaments.matching import BYE, Pair, PairCost, pair_up, pairs_of
from golems.arena.tournaments.seats import Balance, Seated, balance_after, balance_of, seated, strain
from golems.arena.tournaments.tournament import Tournament, times_met


def next_swiss(tournament: Tournament) -> Paired | None:
    if tournament.is_last_round_over or len(tournament.active) < 2:
        return None
    balance = balance_of(tournament.bouts.values()) if tournament.rules.games % 2 else Counter[int]()
    pairs = pair_up(costs(tournament, balance), tournament.seed, len(tournament.regular))
    arena = arena_of(tournament, len(tournament.regular))
    seats = seats_for(tournament, pairs, balance)
    byes = [player for bye, player in pairs if bye == BYE]
    return Paired(tuple(tables(seats, tournament.rules.games, arena)), tuple(byes))


# ---------------------------------------------------------------- who meets whom


def costs(tournament: Tournament, balance: Balance) -> dict[Pair, PairCost]:
    """Return what each pair costs, the most important cost first: a second bye, meeting again, seats out of
    balance, a difference of points (squared, because one who floats far costs more than two who float a
    little), and within the same points how far the upper half is from meeting the lower half in order."""
    ranks, scores = standing(tournament)
    met, size = times_met(tournament), Counter(scores.values())
    found: dict[Pair, PairCost] = {
        pair: (
            0,
            met[pair] ** 2,
            strain(balance, *pair),
            (scores[pair[0]] - scores[pair[1]]) ** 2,
            shift(ranks, size[scores[pair[0]]], pair) if scores[pair[0]] == scores[pair[1]] else 0,
        )
        for pair in pairs_of(ranks)
    }
    return found | byes(tournament, ranks, scores)


def standing(tournament: Tournament) -> tuple[dict[int, int], dict[int, int]]:
    """Return the rank of everybody, and their points in the smallest unit there is."""
    ledger = ledger_of(tournament)
    players = seeded(tournament, tournament.active)
    unit = lcm(*[ledger.points_of(player).denominator for player in players])
    scores = {player: int(ledger.points_of(player) * unit) for player in players}
    return ranks_of(players, scores), scores


def ranks_of(players: list[int], scores: Mapping[int, int]) -> dict[int, int]:
    return {player: rank for rank, player in enumerate(sorted(players, key=lambda player: -scores[player]))}


def shift(ranks: Mapping[int, int], size: int, pair: Pair) -> int:
    return abs(abs(ranks[pair[0]] - ranks[pair[1]]) - size // 2)


def byes(tournament: Tournament, ranks: Mapping[int, int], scores: Mapping[int, int]) -> dict[Pair, PairCost]:
    """Return the costs of byes where the number is odd: for a player who has had none, with the fewest
    points, and of those the last."""
    if len(ranks) % 2 == 0:
        return {}
    had, least = byes_of(tournament), min(scores.values())
    return {
        (BYE, player): (had[player] ** 2, 0, 0, (scores[player] - least) ** 2, len(ranks) - rank)
        for player, rank in ranks.items()
    }


# ---------------------------------------------------------------- who sits first


def seats_for(tournament: Tournament, pairs: Collection[Pair], balance: Balance) -> list[Seated]:
    """Return who sits where, so that a next round is possible in balance and without meeting again."""
    playing = [pair for pair in pairs if pair[0] != BYE]
    is_open = tournament.rules.games % 2 and any(
        balance[one] == balance[other] == 0 for one, other in playing
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
