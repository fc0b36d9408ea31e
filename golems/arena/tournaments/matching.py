"""Pairs with the least cost together: a weighted matching, found by rustworkx or else by our own blossoms."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from importlib.util import find_spec
from math import prod
from operator import mul
from typing import TypeAlias

from golems.arena.tournaments.blossoms import heaviest_pairs
from golems.match.chance import chance

Pair: TypeAlias = tuple[int, int]  # the smaller number first
PairCost: TypeAlias = Sequence[int]  # the most important cost first
BYE = -1  # the opponent of a player who is left over
LARGEST_BITS = 120
BITS = 32  # the bits of a lot: enough that two pairings never cost the same


def pair_up(costs: Mapping[Pair, PairCost], *lots: object) -> list[Pair]:
    """Return as many pairs as possible, each player in at most one, with the least cost together. A lot
    decides between equal pairings, so that both ways to match, on every machine, find the same one."""
    if not costs:
        return []
    weights = weights_of(costs, *lots)
    match = matched_by_rustworkx if find_spec("rustworkx") and fit(weights) else heaviest_pairs
    return sorted([(min(pair), max(pair)) for pair in match(weights)])


def fit(weights: Mapping[Pair, int]) -> bool:
    """Tell whether the library can count with these weights: it keeps a few times the largest in 128 bits."""
    return max(weights.values()).bit_length() <= LARGEST_BITS


def matched_by_rustworkx(weights: Mapping[Pair, int]) -> Iterable[Pair]:
    """Return the heaviest pairs by the library of the extra `fast`."""
    import rustworkx  # noqa: PLC0415  an extra

    players = sorted({player for pair in weights for player in pair})
    number = {player: index for index, player in enumerate(players)}
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(players)
    graph.add_edges_from([(number[one], number[other], weight) for (one, other), weight in weights.items()])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return [(players[one], players[other]) for one, other in found]


def weights_of(costs: Mapping[Pair, PairCost], *lots: object) -> dict[Pair, int]:
    """Return one number for each pair: the less a pair costs, the more it weighs. However often something
    happens that matters less, it does not outweigh what matters more."""
    source = chance("pairs", *lots)
    pairs = {pair: (*costs[pair], source.getrandbits(BITS)) for pair in sorted(costs)}
    players = len({player for pair in pairs for player in pair})
    bases = [max(level) * players // 2 + 1 for level in zip(*pairs.values(), strict=True)]
    factors = [prod(bases[level + 1 :]) for level in range(len(bases))]
    summed = {pair: sum(map(mul, cost, factors)) for pair, cost in pairs.items()}
    most = max(summed.values())
    return {pair: most - cost for pair, cost in summed.items()}


def pairs_of(players: Collection[int]) -> list[Pair]:
    ordered = sorted(players)
    return [(one, other) for index, one in enumerate(ordered) for other in ordered[index + 1 :]]
