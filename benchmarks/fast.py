"""Measures `golems.fast` against the rules and OpenSpiel; `--compare ROWS` plays both engines row by row.

OpenSpiel is a peer to be measured against and nothing else: `uv pip install open-spiel`.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.arenas import ARENAS
from golems.fast.codes import code_of, event_code
from golems.fast.jit import Numbers, Words, compiled, pointer
from golems.fast.layout import ROW, SEATED, SEATS
from golems.fast.packing import lay_out
from golems.fast.rounds import close_on_table, open_on_table, play_rounds
from golems.fast.rows import new_table, play_row, step_rows
from golems.fast.stepper import Stepper
from golems.fast.victory import is_over
from golems.notation.dice import Dice
from golems.notation.inputs import plan_of
from golems.rules.plan import Plan
from golems.rules.rounds import play_round
from golems.rules.values import Position
from tests.fast.comparison import compare_match
from tests.fast.starts import arenas, random_arenas, random_plan, start_on, wild_start
from tests.random_play import random_rounds

ARENA = "every token"
REPEATS = 9
ROUNDS = 400  # rounds of random games, played again in every repeat
COPIES = 250  # copies of them for the fast engine
MATCHES = 20_000  # matches of random rows in every repeat
ROLLOUTS = 4_000  # rollouts of OpenSpiel in every repeat
PEER = "markov_soccer"


# ---------------------------------------------------------------- the same rounds


class Rounds(NamedTuple):
    """Rounds out of random games, for either engine."""

    plans: list[tuple[Position, Plan]]
    rows: int
    field: Words
    states: Words
    events: Words
    programs: Words
    lengths: Words
    drawn: Words


def rounds_of(start: Position, count: int, rng: random.Random) -> Rounds:
    plans: list[tuple[Position, Plan]] = []
    while len(plans) < count:
        plans += [(before, plan_of(given, before, Dice())) for before, given in random_rounds(start, rng)]
    stepper = Stepper(start)
    size = len(plans)
    programs, lengths = np.zeros((size, SEATS, 4), np.int64), np.zeros((size, SEATS), np.int64)
    drawn = np.ones((size, SEATS, 2), np.int64)
    for number, (_, plan) in enumerate(plans):
        for seat, program in enumerate(plan.programs):
            programs[number, seat, : len(program)] = [code_of(row) for row in program]
            lengths[number, seat] = len(program)
            drawn[number, seat, : len(plan.random[seat])] = plan.random[seat]
    return Rounds(
        plans,
        sum(len({event.row for event in play_round(*plan).events} - {0}) for plan in plans),
        stepper.map.field,
        np.stack([stepper.pack(position) for position, _ in plans]),
        np.array([event_code(plan.event) for _, plan in plans], np.int64),
        programs,
        lengths,
        drawn,
    )


def play_slow(rounds: Rounds) -> int:
    for position, plan in rounds.plans:
        play_round(position, plan)
    return rounds.rows


def play_fast(rounds: Rounds) -> Callable[[], int]:
    """Play the same many times, because one turn would be over too soon."""
    states = np.tile(rounds.states, (COPIES, 1))
    events, drawn = np.tile(rounds.events, COPIES), np.tile(rounds.drawn, (COPIES, 1, 1))
    answers, after = np.zeros((len(states), 0), np.int64), np.empty_like(states)

    def play() -> int:
        programs, lengths = np.tile(rounds.programs, (COPIES, 1, 1)), np.tile(rounds.lengths, (COPIES, 1))
        return play_rounds(rounds.field, states, events, programs, lengths, drawn, answers, after)

    assert play() == COPIES * rounds.rows
    return play


def step_fast(rounds: Rounds) -> Callable[[], int]:
    """Play rows alone, as a search does: a packed position in, a packed position out."""
    rng = np.random.default_rng(1)
    states = np.tile(rounds.states, (COPIES, 1))
    rows = rng.integers(1, 8, (len(states), SEATS)) * code_of("forward")
    answers, after = np.zeros((len(states), 0), np.int64), np.empty_like(states)
    asked = np.empty(len(states), np.int64)

    def play() -> int:
        step_rows(rounds.field, states, rows, answers, after, asked)
        return len(states)

    return play


# ---------------------------------------------------------------- random matches, joint steps


@compiled
def next_random(seed: int) -> int:
    """Return the next number of a xorshift generator."""
    seed ^= seed << 13
    seed ^= (seed >> 7) & 0x1FFFFFFFFFFFFFF
    return seed ^ (seed << 17)


@compiled
def random_matches(field: Words, state: Words, matches: int, seed: int) -> int:
    """Play whole matches with every event card and every row by chance, and return the number of rows."""
    table = new_table()
    rows = 0
    for _ in range(matches):
        lay_out(pointer(field), pointer(table), pointer(state), 0)
        while not is_over(pointer(table)):
            seed = next_random(seed)
            open_on_table(pointer(field), pointer(table), (seed >> 8 & 0xFFFF) % 7, 0)
            for _ in range(4):
                if not is_over(pointer(table)):
                    seed = next_random(seed)
                    reveal_random(pointer(field), pointer(table), seed)
                    play_row(pointer(field), pointer(table))
                    rows += 1
            close_on_table(pointer(field), pointer(table))
    return rows


@compiled
def reveal_random(field: Numbers, table: Numbers, seed: int) -> None:
    for seat in range(field[SEATED]):
        table[ROW + seat] = 9 * (1 + (seed >> (8 + 12 * seat) & 0xFFF) % 7)


def play_matches(start: Position) -> Callable[[], int]:
    stepper = Stepper(start)
    state = stepper.pack(start)
    return lambda: random_matches(stepper.map.field, state, MATCHES, random.getrandbits(60) | 1)


def play_peer() -> Callable[[], int]:
    """Play OpenSpiel's rollouts, all in C++: a search of one simulation, whose evaluator rolls out many
    times."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(f"turn_based_simultaneous_game(game={PEER}())")
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])
    rng = random.Random(1)
    steps = statistics.mean([joint_steps(start.clone(), rng) for _ in range(2000)])

    def play() -> int:
        evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, rng.getrandbits(30))
        spiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False).step(start)
        return round(ROLLOUTS * steps)

    return play


def joint_steps(state: Any, rng: random.Random) -> float:
    moves = 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return moves / 2


# ---------------------------------------------------------------- measuring


def measure(console: Console) -> None:
    """Let all take turns, so that they meet the same machine; a ratio is the median over the turns. What is
    counted is the time of the process, for others may want the core too."""
    rounds = rounds_of(ARENAS[ARENA], ROUNDS, random.Random(1))
    work: dict[str, Callable[[], int]] = {
        "rules, rounds": partial(play_slow, rounds),
        "fast, the same rounds": play_fast(rounds),
        "fast, rows of packed positions": step_fast(rounds),
        "fast, random matches": play_matches(ARENAS[ARENA]),
    }
    if find_spec("pyspiel"):
        work[f"OpenSpiel {PEER}, random rollouts in C++"] = play_peer()
    else:
        console.print("OpenSpiel is not here: uv pip install open-spiel")
    rates: dict[str, list[float]] = {name: [] for name in work}
    for turn in range(REPEATS + 1):
        for name, play in work.items():
            start = time.process_time()
            rate = play() / (time.process_time() - start)
            if turn:  # the first one warms up
                rates[name].append(rate)
    peers = [next(iter(work)), *[name for name in work if PEER in name]]
    table = Table(f"{ARENA}, two robots, one core", "a second", *[f"to {peer}" for peer in peers])
    for name, found in rates.items():
        ratios = [
            statistics.median(mine / other for mine, other in zip(found, rates[peer], strict=True))
            for peer in peers
        ]
        table.add_row(name, f"{statistics.median(found):,.0f}", *[f"{each:.2f}" for each in ratios])
    console.print(table)


def compare(console: Console, rows: int, seed: int) -> None:
    """Compare matches on every arena, on random ones, and on boards where everything lies about, in turn."""
    chance = random.Random(seed)
    everywhere = [*arenas(), *random_arenas(range(25))]
    compared = matches = 0
    start_time = time.perf_counter()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("rows compared", total=rows)
        while compared < rows:
            if matches % 2:
                start = wild_start(chance)
            else:
                start = start_on(everywhere[matches // 2 % len(everywhere)], chance.randint(1, 4), chance)
            compared += compare_match(start, lambda position: random_plan(position, chance), chance)
            matches += 1
            progress.update(task, completed=compared)
    seconds = time.perf_counter() - start_time
    console.print(f"{compared:,} rows of {matches:,} matches are the same in both engines ({seconds:,.0f} s)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compare", type=int, metavar="ROWS", help="compare both engines instead")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    console = Console()
    if given.compare:
        compare(console, given.compare, given.seed)
    else:
        measure(console)


if __name__ == "__main__":
    main()
