"""Random tournaments, and an oracle that does not know how pairings are made."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import rustworkx

from golems.arena.tournaments.entries import (
    PAIRING,
    Absent,
    AnyEntry,
    Corrected,
    Joined,
    Opened,
    Paired,
    Replayed,
    Reported,
    Rules,
    SeatResult,
    Withdrawn,
)
from golems.arena.tournaments.pairing import next_round
from golems.arena.tournaments.rules import read_rules
from golems.arena.tournaments.tournament import Bout, Tournament
from golems.match.random_arenas import DRAWING
from golems.notation.reading import decode, encode
from golems.rules.refusals import Illegal


def small_rules(format_: str, **changes: Any) -> Rules:
    """Return rules for simple robots on two small arenas."""
    document = {"format": format_, "match": {"game": "L1"}, "arenas": ["zigzag", "parade-ground"]}
    return rules_in(encode(document | changes))


@cache
def rules_in(document: bytes) -> Rules:
    return read_rules(decode(document))


class Chronicle:
    """A tournament and its log."""

    def __init__(self, rules: Rules, players: int, seed: str = "0", pairing: int = PAIRING) -> None:
        self.tournament = Tournament()
        self.log: list[AnyEntry] = []
        self.write(Opened(rules, seed, DRAWING, pairing))
        for number in range(players):
            self.write(Joined(f"Player {number}"))

    def write(self, entry: AnyEntry) -> None:
        self.tournament.apply(entry)
        self.log.append(entry)

    def pair(self) -> Paired | None:
        paired = next_round(self.tournament)
        if paired:
            self.write(paired)
        return paired

    def waiting(self) -> list[Bout]:
        return [bout for bout in self.tournament.bouts.values() if not bout.is_over]


class Chances(NamedTuple):
    """How likely something happens, for each round or each match."""

    leaves: float = 0
    comes: float = 0
    absent: float = 0
    replayed: float = 0
    corrected: float = 0


CALM = Chances()
LIVELY = Chances(leaves=0.4, comes=0.4, absent=0.03, replayed=0.03, corrected=0.03)
TIMES = 3  # the most players who leave or come after a round
LATEST = 4  # the last round after which somebody leaves or comes


def rounds_of(chronicle: Chronicle, chances: Chances, rng: random.Random) -> Iterator[Paired]:
    """Yield every round just after it was paired; it is played when the next one is asked for."""
    while paired := chronicle.pair():
        yield paired
        play_round(chronicle, chances, rng)
        if len(chronicle.tournament.rounds) <= LATEST:
            come_and_go(chronicle, chances, rng)


def play_round(chronicle: Chronicle, chances: Chances, rng: random.Random) -> None:
    """Report the results of a round in any order."""
    bouts = chronicle.waiting()
    rng.shuffle(bouts)
    for bout in bouts:
        if rng.random() < chances.absent:
            chronicle.write(Absent(bout.number, tuple(rng.sample(bout.present, 1))))
        if not bout.is_over:
            chronicle.write(Reported(bout.number, any_result(bout, rng)))
        if rng.random() < chances.replayed:
            chronicle.write(Replayed(bout.number, "the table was pushed over"))
            chronicle.write(Reported(bout.number, any_result(bout, rng)))
        if rng.random() < chances.corrected:
            chronicle.write(Corrected(bout.number, any_result(bout, rng), "a slip of the pen"))


def any_result(bout: Bout, rng: random.Random) -> tuple[SeatResult, ...]:
    return tuple(
        [
            SeatResult(player, rng.randint(1, len(bout.players)), rng.randint(0, 4), rng.randint(0, 1))
            for player in bout.present
        ]
    )


def come_and_go(chronicle: Chronicle, chances: Chances, rng: random.Random) -> None:
    for _ in range(TIMES):
        if rng.random() < chances.leaves and len(chronicle.tournament.active) > 2:
            chronicle.write(Withdrawn(rng.choice(chronicle.tournament.active)))
        if rng.random() < chances.comes:
            join_late(chronicle)


def join_late(chronicle: Chronicle) -> None:
    """Let a player join late if there is room."""
    try:
        chronicle.write(Joined(f"Player {len(chronicle.tournament.players)}"))
    except Illegal as refusal:
        if refusal.reason not in ("entries-closed", "no-seat-free", "too-many-players"):
            raise


# ---------------------------------------------------------------- the oracle


def can_pair_all(
    players: list[int], fits: Callable[[int, int], bool], may_rest: Callable[[int], bool]
) -> bool:
    """Tell whether all can be put into pairs that fit; where the number is odd, one may rest."""
    edges = [
        (one, other)
        for one, other in combinations(range(len(players)), 2)
        if fits(players[one], players[other])
    ]
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph()
    graph.add_nodes_from(players)
    if len(players) % 2:
        nobody = graph.add_node(-1)
        edges += [(place, nobody) for place, player in enumerate(players) if may_rest(player)]
    graph.add_edges_from([(one, other, 1) for one, other in edges])
    return 2 * len(rustworkx.max_weight_matching(graph, max_cardinality=True)) == graph.num_nodes()


class Past(NamedTuple):
    """What has happened in the rounds before one, derived from the tables alone."""

    met: set[frozenset[int]]
    rested: Counter[int]
    balance: Counter[int]  # how many more times a player sat first than second


def past(tournament: Tournament, rounds: int) -> Past:
    found = Past(set(), Counter(), Counter())
    for round_ in tournament.rounds[:rounds]:
        found.rested.update(round_.byes)
        for bout in round_.bouts:
            found.met.update(map(frozenset, combinations(bout.players, 2)))
            if bout.is_played:
                found.balance[bout.players[0]] += 1
                found.balance[bout.players[1]] -= 1
    return found
