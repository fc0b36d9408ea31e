"""Pairs that cost least together: a weighted matching, found by rustworkx."""

from collections.abc import Collection, Mapping, Sequence
from math import prod
from operator import mul
from typing import TypeAlias

from golems.match.chance import chance

Pair: TypeAlias = tuple[int, int]  # the smaller one first
Cost: TypeAlias = Sequence[int]  # what matters most comes first
BYE = -1  # whom one meets who is left over
BITS = 32  # of a lot: so many that two pairings never cost the same


def pair_up(costs: Mapping[Pair, Cost], *lots: object) -> list[Pair]:
    """As many pairs as possible, each player in one at most, and of those pairings the one that costs least.
    Between equal ones the lot decides, so that the same is found by every library on every machine."""
    import rustworkx  # noqa: PLC0415  heavy

    if not costs:
        return []
    weights = weights_of(costs, *lots)
    players = sorted({player for pair in costs for player in pair})
    number = {player: index for index, player in enumerate(players)}
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(players)
    graph.add_edges_from([(number[one], number[other], weight) for (one, other), weight in weights.items()])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted(tuple(sorted((players[one], players[other]))) for one, other in found)  # type: ignore[misc]


def weights_of(costs: Mapping[Pair, Cost], *lots: object) -> dict[Pair, int]:
    """One number a pair: the less a pair costs, the more it weighs; and however often something happens that
    matters less, it does not outweigh what matters more."""
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
