"""Tournaments: the time to pair a Swiss round of 128, and random ones by the thousand that keep the laws.

python -m benchmarks.tournaments [TOURNAMENTS OF EACH KIND]"""

import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

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

TOURNAMENTS = 1000  # of each kind
ROUNDS = 9
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
            "with seats unavoidably out by two or more": max(map(abs, balance.values()), default=0) > 1,
        }
    )


def any_format(format_: str, seed: int) -> Counter[str]:
    """Check that standings are explained and do not depend on the order of results."""
    rng = random.Random(f"{format_} {seed}")
    order = rng.sample(TIE_BREAKS, rng.randint(0, len(TIE_BREAKS)))
    changes = {} if format_ in ("elimination", "groups") else {"tie_breaks": order}
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
    measure(screen)
    prove(screen, int(sys.argv[1]) if len(sys.argv) > 1 else TOURNAMENTS)
