"""Tournaments: the time to pair a Swiss round of 128, a checker's table of Swiss pairings, and random ones by
the thousand that keep the laws.

python -m benchmarks.tournaments [TOURNAMENTS OF EACH KIND]"""

import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

from joblib import Parallel, delayed
from rich.console import Console
from rich.progress import track
from rich.table import Table

from golems.arena.tournaments.entries import MOST_PLAYERS, TIE_BREAKS
from golems.arena.tournaments.pairing import next_round
from golems.arena.tournaments.standings import standings
from tests.arena.tournaments.chronicle import CALM, LIVELY, Chances, play_round, rounds_of
from tests.arena.tournaments.laws import (
    FORMATS,
    every_place_is_explained,
    started,
    swiss_keeps_its_laws,
    the_order_of_results_changes_nothing,
)
from tests.arena.tournaments.pairing_checker import faults, meetings, never_met, rests, seats_of
from tests.arena.tournaments.spectator import KINDS, WAYS, EveningKind, watched

TOURNAMENTS = 1000  # of each kind
ROUNDS = 9
CHECKED = (5, 7, 8, 13, 16)  # players of the tournaments that are checked
FEW = 10  # players up to whom every pairing of every round is tried
COLUMNS = (
    "rounds",
    "tried",
    "faults",
    "second byes",
    "rematches",
    "several won all",
    "seats out by 2",
    "by more",
)
SMALL = 20  # players; every third tournament may have up to 128


def timed(work: Callable[[], object]) -> float:
    """Return the time in seconds of one core, whatever else the machine does."""
    start = time.process_time()
    work()
    return time.process_time() - start


# ---------------------------------------------------------------- time


def measure(console: Console) -> None:
    """Measure how long pairing takes; the first one also loads the library for it."""
    table = Table(
        "players", "median", "slowest", "standings", title="Pairing a Swiss round, seconds on one core"
    )
    for players in (16, 64, MOST_PLAYERS - 1, MOST_PLAYERS):
        chronicle, rng = started("swiss", players, 1, rounds=ROUNDS)
        seconds = []
        for _ in range(ROUNDS):
            seconds.append(timed(partial(next_round, chronicle.tournament)))
            chronicle.pair()
            play_round(chronicle, CALM, rng)
        figures = (statistics.median(seconds), max(seconds), timed(partial(standings, chronicle.tournament)))
        table.add_row(str(players), *[f"{figure:.3f}" for figure in figures])
    console.print(table)


# ---------------------------------------------------------------- what the checker finds


def checked(players: int, kind: EveningKind, pairing: int, seed: int) -> Counter[str]:
    """Return what the checker says of one tournament; of large ones it tries every pairing of every tenth."""
    evening = watched(players, seed, kind, pairing)
    is_tried = players <= FEW or seed % 10 == 0
    out = [abs(sum(seats)) for seats in seats_of(evening.rounds).values()]
    return Counter(
        {
            "rounds": len(evening.rounds),
            "tried": len(evening.rounds) if is_tried else 0,
            "faults": len(faults(evening.rounds)) if is_tried else 0,
            "second byes": sum(count > 1 for count in rests(evening.rounds).values()),
            "rematches": sum(count - 1 for count in meetings(evening.rounds).values()),
            "several won all": never_met(evening.rounds, evening.perfect),
            "seats out by 2": sum(each == 2 for each in out),
            "by more": sum(each > 2 for each in out),
        }
    )


def check_pairings(console: Console, tournaments: int) -> None:
    table = Table("players", "results", "pairing", title=f"The checker: {tournaments} tournaments each")
    rows = []
    for players, kind, (way, pairing) in product(CHECKED, KINDS, WAYS.items()):
        played = Parallel(-1)(delayed(checked)(players, kind, pairing, seed) for seed in range(tournaments))
        rows.append((players, kind.name, way, sum(played, Counter[str]())))
    for name in COLUMNS:
        table.add_column(name, justify="right")
    for players, name, way, found in rows:
        table.add_row(str(players), name, way, *[f"{found[column]:,}" for column in COLUMNS])
    console.print(table)


# ---------------------------------------------------------------- laws


def size(rng: random.Random) -> int:
    return rng.randint(2, MOST_PLAYERS if rng.random() < 1 / 3 else SMALL)


def swiss(seed: int) -> Counter[str]:
    """Return what happened in a tournament that kept all laws."""
    rng = random.Random(f"swiss {seed}")
    chances = rng.choice([CALM, LIVELY])
    chronicle = swiss_keeps_its_laws(size(rng), seed, chances, rng.choice([None, 5, 9]))
    met = Counter(frozenset(bout.players) for bout in chronicle.tournament.bouts.values())
    balance: Counter[int] = Counter()
    for bout in chronicle.tournament.bouts.values():
        if bout.is_played:
            balance.update({bout.players[0]: 1, bout.players[1]: -1})
    return Counter(
        {
            "tournaments": 1,
            "rounds": len(chronicle.tournament.rounds),
            "with unavoidable rematches": max(met.values(), default=0) > 1,
            "with seats out by two": max(map(abs, balance.values()), default=0) == 2,
            "with seats out by more": max(map(abs, balance.values()), default=0) > 2,
        }
    )


def any_format(format_: str, seed: int) -> Counter[str]:
    """Check that standings are explained and do not depend on the order of results."""
    rng = random.Random(f"{format_} {seed}")
    order = rng.sample(TIE_BREAKS, rng.randint(0, len(TIE_BREAKS)))
    changes: dict[str, Any] = {} if format_ in ("elimination", "groups") else {"tie_breaks": order}
    chronicle, chances_rng = started(format_, rng.randint(4, SMALL), seed, **changes)
    list(rounds_of(chronicle, Chances(leaves=0.3, comes=0.3), chances_rng))
    every_place_is_explained(chronicle.tournament)
    the_order_of_results_changes_nothing(chronicle, rng)
    return Counter({"tournaments": 1, "rounds": len(chronicle.tournament.rounds)})


def prove(console: Console, tournaments: int) -> None:
    kinds: dict[str, Callable[[int], Counter[str]]] = {"swiss, all laws": swiss}
    kinds |= {f"{format_}, standings": partial(any_format, format_) for format_ in FORMATS}
    for name, play in kinds.items():
        found: Counter[str] = Counter()
        played = Parallel(-1, return_as="generator")(delayed(play)(seed) for seed in range(tournaments))
        for one in track(played, name, total=tournaments, console=console, transient=True):
            found += one
        console.print(f"{name}: " + ", ".join([f"{count:,} {what}" for what, count in found.items()]))


if __name__ == "__main__":
    screen = Console()
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else TOURNAMENTS
    measure(screen)
    check_pairings(screen, wanted)
    prove(screen, wanted)
