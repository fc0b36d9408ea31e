"""Measures rows against python-chess, rounds through the command line, its start, and matches at once."""

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path

import chess
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.arenas import ARENAS
from golems.arena.matches import lineup_of
from golems.arena.simulation import simulate
from golems.match.settings import read_settings
from golems.notation.dice import Dice
from golems.notation.inputs import plan_of, write_input
from golems.notation.positions import write_position
from golems.notation.reading import encode
from golems.rules.plan import Plan
from golems.rules.rounds import play_round
from golems.rules.values import Position
from tests.random_play import random_rounds

REPEATS = 15
ROUNDS = 300  # rounds of each arena, played again in every repeat
GAMES = 10  # games of chess in every repeat
FIRST_PLIES = 200
BARE = "python-chess, bare random legal plies"
WHOLE = "python-chess, whole random games"
BATCH = 10_000
MATCHES = 200  # matches of random bots in every repeat
SPREADS = 5  # repeats of the comparison of workers
GOLEMS = Path(sys.executable).with_name("golems")


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


# ---------------------------------------------------------------- rows against plies


def random_plans(position: Position, count: int, rng: random.Random) -> list[tuple[Position, Plan]]:
    """Return rounds out of random games, ready to be played."""
    rounds = ((before, given) for _ in iter(int, 1) for before, given in random_rounds(position, rng))
    return [(before, plan_of(given, before, Dice())) for before, given in islice(rounds, count)]


def rows_in(plans: list[tuple[Position, Plan]]) -> int:
    return sum(len({event.row for event in play_round(*plan).events} - {0}) for plan in plans)


def play_rounds(plans: list[tuple[Position, Plan]], rows: int) -> int:
    for position, plan in plans:
        play_round(position, plan)
    return rows


def play_chess(games: int, rng: random.Random) -> int:
    """Play whole games of random legal plies, each asked after every ply whether it is over, and return the
    number of plies."""
    plies = 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        plies += board.ply()
    return plies


def push_plies(games: int, rng: random.Random) -> int:
    """Play legal moves and pushes alone, in the first plies of each game: the stricter peer."""
    plies = 0
    for _ in range(games):
        board = chess.Board()
        while board.ply() < FIRST_PLIES and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
        plies += board.ply()
    return plies


def compare_rows(console: Console) -> None:
    """Let all take turns, so that they meet the same machine; a ratio is the median over the turns."""
    rng = random.Random(1)
    work: dict[str, Callable[[], int]] = {
        BARE: partial(push_plies, 2 * GAMES, rng),
        WHOLE: partial(play_chess, GAMES, rng),
    }
    plans = {name: random_plans(position, ROUNDS, rng) for name, position in ARENAS.items()}
    plans["all four arenas"] = [plan for each in plans.values() for plan in each]
    for name, each in plans.items():
        work[f"golems rows, {name}"] = partial(play_rounds, each, rows_in(each))
    rates: dict[str, list[float]] = {name: [] for name in work}
    for _ in track(range(REPEATS), "rows against plies", console=console, transient=True):
        for name, play in work.items():
            start = time.perf_counter()
            rates[name].append(play() / (time.perf_counter() - start))
    table = Table("in process, one core", "a second", "to bare", "to whole", title="Rows of 4.0, two robots")
    for name, found in rates.items():
        ratios = [f"{ratio(found, rates[peer]):.1f}" for peer in (BARE, WHOLE)]
        table.add_row(name, f"{statistics.median(found):,.0f}", *ratios)
    console.print(table)


def ratio(found: list[float], peer: list[float]) -> float:
    return statistics.median(mine / other for mine, other in zip(found, peer, strict=True))


# ---------------------------------------------------------------- the command line


def batch_lines(count: int) -> bytes:
    """Return rounds out of random games as `golems resolve --batch` reads them."""
    rng = random.Random(2)
    each = count // len(ARENAS)
    lines = []
    for position in ARENAS.values():
        rounds = ((before, given) for _ in iter(int, 1) for before, given in random_rounds(position, rng))
        for before, given in islice(rounds, each):
            lines.append(encode({"position": write_position(before)} | write_input(given, before)))
    return b"\n".join(lines) + b"\n"


def measure_batch(console: Console) -> None:
    lines = batch_lines(BATCH)
    command = [str(GOLEMS), "resolve", "--batch", "-"]
    answers = subprocess.run(command, input=lines, capture_output=True, check=True).stdout
    refused = answers.count(b'{"error"')
    seconds = [
        timed(lambda: subprocess.run(command, input=lines, capture_output=True, check=True))
        for _ in track(range(3), "rounds in a batch", console=console, transient=True)
    ]
    table = Table("golems resolve --batch, one core", "", title="Rounds through the command line")
    table.add_row("rounds", f"{BATCH:,} ({refused} refused)")
    table.add_row("rounds a second, start included", f"{BATCH / statistics.median(seconds):,.0f}")
    console.print(table)


def measure_start(console: Console) -> None:
    def start(*command: str) -> float:
        return min(timed(lambda: subprocess.run(command, capture_output=True, check=True)) for _ in range(7))

    table = Table("start", "seconds", title="Start of a command")
    table.add_row("python -c pass", f"{start(sys.executable, '-c', 'pass'):.3f}")
    table.add_row("golems --help", f"{start(str(GOLEMS), '--help'):.3f}")
    console.print(table)


# ---------------------------------------------------------------- many matches


def compare_workers(console: Console) -> None:
    """Compare numbers of workers; those of the first turn are started before it, and nothing else waits for
    them."""
    seats = [{"bot": "random"}, {"bot": "random"}]
    lineup = lineup_of(read_settings({"game": "L2", "arena": "powder-store", "seats": seats}))
    rates: dict[int, list[float]] = {1: [], 2: []}
    simulate(lineup, 2, "warm", workers=2)
    for turn in track(range(SPREADS), "matches at once", console=console, transient=True):
        for workers, found in rates.items():
            found.append(MATCHES / timed(partial(simulate, lineup, MATCHES, str(turn), workers)))
    table = Table("golems simulate, random bots, L2", "a second", "to one worker", title="Matches at once")
    for workers, found in rates.items():
        table.add_row(
            f"workers: {workers}", f"{statistics.median(found):,.1f}", f"{ratio(found, rates[1]):.2f}"
        )
    console.print(table)


def main() -> None:
    console = Console()
    compare_rows(console)
    measure_batch(console)
    measure_start(console)
    compare_workers(console)


if __name__ == "__main__":
    main()
