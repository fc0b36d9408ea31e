"""Round robin: everybody meets everybody, in one group or in several."""

from collections import Counter
from collections.abc import Collection, Sequence

from golems.arena.tournaments.draw import arena_of, coin, seeded, tables
from golems.arena.tournaments.entries import Paired, Seating
from golems.arena.tournaments.matching import Pair, PairCost, pair_up, pairs_of
from golems.arena.tournaments.seats import Balance, Seated, balance_after, balance_of, seated, strain
from golems.arena.tournaments.tournament import Tournament, times_met


def next_round_robin(tournament: Tournament) -> Paired | None:
    groups = tournament.groups or dealt(tournament, tournament.rules.groups)
    drawn = tournament.drawn or [len(group) for group in groups]
    arena = arena_of(tournament, len(tournament.regular))
    made: list[Seating] = []
    byes: list[int] = []
    for group, size in zip(groups, drawn, strict=True):
        pairs = next_seats(tournament, group, size)
        made += tables(pairs, tournament.rules.games, arena)
        byes += left_over(tournament, group, pairs)
    if not made:
        return None
    first = () if tournament.groups else tuple([tuple(group) for group in groups])
    return Paired(tuple(made), tuple(byes), groups=first)


def dealt(tournament: Tournament, count: int) -> list[list[int]]:
    """Deal the players to groups of equal size or one more, so that the best by seeding are apart."""
    groups: list[list[int]] = [[] for _ in range(count)]
    for number, player in enumerate(seeded(tournament, tournament.active)):
        turn, place = divmod(number, count)
        groups[place if turn % 2 == 0 else count - 1 - place].append(player)
    return groups


def left_over(tournament: Tournament, group: Collection[int], pairs: Collection[Pair]) -> list[int]:
    """Return the players who have nobody to meet in this round although others of their group do."""
    playing = {player for pair in pairs for player in pair}
    return [player for player in group if playing and player in tournament.active and player not in playing]


def next_seats(tournament: Tournament, group: Sequence[int], drawn: int) -> list[Seated]:
    bouts = [bout for round_ in tournament.regular for bout in round_.bouts]
    balance = balance_of(bouts) if tournament.rules.games % 2 else Counter[int]()
    to_come = rounds_to_come(tournament, group, drawn, balance)
    return seated(to_come, balance, coin(tournament)) if to_come else []


def rounds_to_come(
    tournament: Tournament, group: Sequence[int], drawn: int, balance: Balance
) -> list[list[Pair]]:
    """Return the rounds by the circle; once somebody has left or come late, by who has not met."""
    met, active = times_met(tournament), set(tournament.active)
    unmet = {pair for pair in pairs_of(set(group) & active) if not met[pair]}
    if len(group) > drawn or not set(group) <= active:
        return unmet_rounds(tournament, unmet, balance)
    rounds = [[pair for pair in pairs if pair in unmet] for pairs in circle(group)]
    return [pairs for pairs in rounds if pairs]


def circle(players: Sequence[int]) -> list[list[Pair]]:
    """Return the rounds of a circle: one player stays, the others move on, and opposite players meet."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    rounds = []
    for _ in range(len(ring) - 1):
        facing = zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True)
        rounds.append([ordered(one, other) for one, other in facing if one is not None and other is not None])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def ordered(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def unmet_rounds(tournament: Tournament, unmet: Collection[Pair], balance: Balance) -> list[list[Pair]]:
    """Return the next round, and one that could follow."""
    rounds: list[list[Pair]] = []
    left = set(unmet)
    while left and len(rounds) < 2:
        pairs = pair_up(costs(left, balance), tournament.seed, len(tournament.regular), len(rounds))
        rounds.append(pairs)
        left, balance = left - set(pairs), balance_after(pairs, balance)
    return rounds


def costs(unmet: Collection[Pair], balance: Balance) -> dict[Pair, PairCost]:
    """Return the cost of each pair: seats out of balance, then less the more its players still have to
    meet."""
    left = Counter(player for pair in unmet for player in pair)
    most = max(left.values())
    return {
        pair: (strain(balance, *pair), sum([(most - left[player]) ** 2 for player in pair])) for pair in unmet
    }
