"""Measures rows against python-chess, rounds through the command line, and its start."""

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import chess
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.arenas import ARENAS
from golems.notation.chance import Dice
from golems.notation.given import plan_of, write_given
from golems.notation.positions import write_position
from golems.notation.reading import encode
from golems.rules.plan import Plan
from golems.rules.rounds import play_round
from golems.rules.values import Position
from tests.playing import random_rounds

REPEATS = 9
ROUNDS = 300  # of each arena, played again in every repeat
GAMES = 10  # of chess, in every repeat
BATCH = 10_000
GOLEMS = Path(sys.executable).with_name("golems")


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


# ---------------------------------------------------------------- rows against plies


def random_plans(position: Position, count: int, rng: random.Random) -> list[tuple[Position, Plan]]:
    """Rounds out of random games, ready to be played."""
    rounds = ((before, given) for _ in iter(int, 1) for before, given in random_rounds(position, rng))
    return [(before, plan_of(given, before, Dice())) for before, given in islice(rounds, count)]


def rows_in(plans: list[tuple[Position, Plan]]) -> int:
    return sum(len({event.row for event in play_round(*plan).events} - {0}) for plan in plans)


def play_all(plans: list[tuple[Position, Plan]]) -> None:
    for position, plan in plans:
        play_round(position, plan)


def play_chess(games: int, rng: random.Random) -> int:
    """Whole games of random legal plies; how many there were."""
    plies = 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        plies += board.ply()
    return plies


def compare_rows(console: Console) -> None:
    """Rows and plies take turns, so that both meet the same machine."""
    rng = random.Random(1)
    plans = {name: random_plans(position, ROUNDS, rng) for name, position in ARENAS.items()}
    rows = {name: rows_in(plan) for name, plan in plans.items()}
    rates: dict[str, list[float]] = {name: [] for name in plans}
    plies: list[float] = []
    for _ in track(range(REPEATS), "rows against plies", console=console, transient=True):
        for name, plan in plans.items():
            rates[name].append(rows[name] / timed(lambda plan=plan: play_all(plan)))  # type: ignore[misc]
        start = time.perf_counter()
        plies.append(play_chess(GAMES, rng) / (time.perf_counter() - start))
    table = Table("in process, one core", "a second", "times python-chess", title="Rows of 4.0, two robots")
    table.add_row("python-chess, random legal plies", f"{statistics.median(plies):,.0f}", "1.0")
    for name, found in rates.items():
        ratio = statistics.median(a / b for a, b in zip(found, plies, strict=True))
        table.add_row(f"golems rows, {name}", f"{statistics.median(found):,.0f}", f"{ratio:.1f}")
    everything = [sum(rows.values()) / sum(rows[n] / rates[n][i] for n in rows) for i in range(REPEATS)]
    ratio = statistics.median(a / b for a, b in zip(everything, plies, strict=True))
    table.add_row("golems rows, all arenas", f"{statistics.median(everything):,.0f}", f"{ratio:.1f}")
    console.print(table)


# ---------------------------------------------------------------- the command line


def batch_lines(count: int) -> bytes:
    """Rounds out of random games as `golems resolve --batch` reads them."""
    rng = random.Random(2)
    each = count // len(ARENAS)
    lines = []
    for position in ARENAS.values():
        rounds = ((before, given) for _ in iter(int, 1) for before, given in random_rounds(position, rng))
        for before, given in islice(rounds, each):
            lines.append(encode({"position": write_position(before)} | write_given(given, before)))
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


def main() -> None:
    console = Console()
    compare_rows(console)
    measure_batch(console)
    measure_start(console)


if __name__ == "__main__":
    main()
