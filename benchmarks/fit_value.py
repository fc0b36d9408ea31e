"""Finds what the end of a round is worth, by self-play: bots play matches, and weights are fitted to how
those ended, drawn towards what somebody has thought of.

`python -m benchmarks.fit_value` lets quick bots play, with the weights that were thought of; after it
`python -m benchmarks.fit_value masters` lets masters play, with the weights that were found. Each writes its
part of golems/data/value.json, always the same.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from golems.arena.matches import lineup_on
from golems.bots.candidates import Rivals, any_program, others_of, programs_of
from golems.bots.distances import strike_times_on
from golems.bots.evaluation import Among, Terms, terms, weights
from golems.bots.fast_strategies import best_against
from golems.bots.protocol import Bot, Reply, decision_of
from golems.bots.random_bot import random_program
from golems.bots.thinkers import knight, master
from golems.match.arenas import arenas
from golems.match.match import Match
from golems.match.requests import PROGRAM, Request
from golems.match.view import View, view

FILE = Path(str(files("golems").joinpath("data", "value.json")))
THOUGHT: dict[Among, dict[str, list[float]]] = {
    "anyone": {
        "lost": [0, 0.31, 0.34, 0.38, 0.4, 0.5, 0.5, 0.62],
        "units": [0, 0.3, 0.45, 0.7],
        "late": [0.13],
        "out": [3],
        "spare": [-0.2, -0.12, -0.1, -0.05, 0, 0, 0, 0.08, 0.08],
        "kills": [0.15],
        "near": [0.006],
        "hazard": [0.1, 0.05, 0.03],
    },
    # A robot that is struck first hardly ever recovers.
    "masters": {
        "lost": [0, 0.45, 0.6, 0.95, 0.62, 0.65, 0.75, 1.04],
        "units": [0, 0.2, 0.4, 0.75],
        "late": [0.11],
        "out": [3],
        "spare": [-0.18, -0.1, -0.1, -0.02, 0, -0.03, -0.08, 0.1, 0.1],
        "kills": [0.14],
        "near": [0.006],
        "hazard": [0.1, 0.05, 0.05],
    },
}
FIXED = {("lost", 0), ("units", 0), ("out", 0), ("near", 0)}  # near: both are, or neither is
MATCHES: dict[Among, int] = {"anyone": 400, "masters": 600}
PROGRAMS = 15  # programs of the others that are replied to
WITH_BONUS = {"loop": 7, "condition": 4}  # the same, by event
SECONDS = 0.06  # for an answer in the middle of a round
SLIPS = 0.1  # the share of random programs, so that unusual positions come up too
WIDTH = 0.1  # how far a weight may be from what it was before
STEPS = 30  # steps of Newton's method
HELD_OUT = 5  # one match in this many is not learned from, but foretold
DIGITS = 2

Numbers: TypeAlias = NDArray[np.float64]
Place: TypeAlias = tuple[str, int]  # a weight by its name and number


class Example(NamedTuple):
    """A position between two rounds, and what the first seat got in the end: 1, ½ or 0."""

    match: int
    terms: Terms
    points: float


# ---------------------------------------------------------------- playing


def quick(view: View, request: Request, rng: Random) -> Reply:
    """Lay the best reply to a few programs of the others, or anything."""
    if request.kind != PROGRAM:
        return knight(view, request, rng, SECONDS)
    if rng.random() < SLIPS:
        return random_program(view, rng)
    return best_against(view, request.seat, few_programs(view, rng), rng)


def masterly(view: View, request: Request, rng: Random) -> Reply:
    """Lay what a master does, or anything."""
    slips = request.kind == PROGRAM and rng.random() < SLIPS
    return random_program(view, rng) if slips else master(view, request, rng)


PLAYERS: dict[Among, Bot] = {"anyone": quick, "masters": masterly}


def few_programs(view: View, rng: Random) -> Rivals:
    others, size = others_of(view), WITH_BONUS.get(view.event, PROGRAMS)
    if [robot.bot for _, robot in others] == [None]:
        return {seat: rng.sample(programs_of(view, seat), size) for seat, _ in others}
    return {seat: [any_program(view, seat, rng) for _ in range(size)] for seat, _ in others}


def played(number: int, among: Among) -> list[Example]:
    """Play a match on one of the arenas."""
    grounds = [arena for arena in arenas().values() if arena.edition == "4.0" and 2 in arena.starts]
    arena = grounds[number % len(grounds)]
    match = Match(lineup_on(arena, ("random", "random")).settings, f"0/{number}")
    seen: list[Terms] = []
    while requests := match.requests():
        if requests[0].kind == PROGRAM and requests[0].seat == 0 and match.position.round > 1:
            position = view(match, 0).position
            seen.append(terms(position, strike_times_on(position), 0))
        match.decide(decision_of(match, requests[0], PLAYERS[among]))
    assert match.result
    winners = match.result.winners
    points = 0.5 if len(winners) != 1 else float(winners == (0,))
    return [Example(number, each, points) for each in seen]


# ---------------------------------------------------------------- fitting


def places() -> list[Place]:
    return [(name, place) for name, listed in THOUGHT["anyone"].items() for place in range(len(listed))]


def as_numbers(listed: dict[str, list[float]]) -> Numbers:
    return np.array([listed[name][place] for name, place in places()])


def design(examples: list[Example]) -> tuple[Numbers, Numbers]:
    """Return how often each weight counts in each position, and what came of it. Being near is left out."""
    counts = [
        [0 if name == "near" else example.terms[name, place] for name, place in places()]
        for example in examples
    ]
    return np.array(counts, float), np.array([example.points for example in examples])


def foretold(counts: Numbers, weighed: Numbers) -> Numbers:
    """Return the expected points: a worth is a hyperbolic tangent, so they are a logistic curve of twice the
    sum."""
    found: Numbers = 1 / (1 + np.exp(-2 * counts @ weighed))
    return found


def fitted(counts: Numbers, points: Numbers, before: Numbers) -> Numbers:
    """Return the likeliest weights, given those before."""
    precision = np.array([place not in FIXED for place in places()]) / WIDTH**2
    free = precision > 0
    weighed = before.copy()
    for _ in range(STEPS):
        told = foretold(counts, weighed)
        slope = 2 * counts.T @ (told - points) + precision * (weighed - before)
        curve = 4 * (counts * (told * (1 - told))[:, None]).T @ counts + np.diag(precision)
        weighed[free] -= np.linalg.solve(curve[np.ix_(free, free)], slope[free])
    return weighed


def surprise(counts: Numbers, points: Numbers, weighed: Numbers) -> float:
    """Return how little was foretold, in bits a position; 1 bit is a coin."""
    told = np.clip(foretold(counts, weighed), 1e-6, 1 - 1e-6)
    return float(-np.mean(points * np.log2(told) + (1 - points) * np.log2(1 - told)))


# ---------------------------------------------------------------- writing


def write(weighed: Numbers, among: Among) -> None:
    """Write the rounded weights into the file that the bots read."""
    whole = json.loads(FILE.read_text(encoding="utf-8"))
    whole[among] = {name: [] for name in THOUGHT[among]}
    for place, weight in zip(places(), weighed.tolist(), strict=True):
        whole[among][place[0]].append(weight if place in FIXED else round(weight, DIGITS) + 0.0)
    parts = ",\n".join([f'  "{name}": {written(part)}' for name, part in whole.items()])
    FILE.write_text("{\n" + parts + "\n}\n", encoding="utf-8")
    weights.cache_clear()


def written(part: dict[str, list[float]]) -> str:
    return (
        "{\n" + ",\n".join([f'    "{name}": {json.dumps(listed)}' for name, listed in part.items()]) + "\n  }"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("among", nargs="?", choices=THOUGHT, default="anyone")
    among, console = parser.parse_args().among, Console()
    numbers, thought = range(MATCHES[among]), as_numbers(THOUGHT[among])
    write(thought, among)
    with ProcessPoolExecutor() as workers:
        matches = workers.map(partial(played, among=among), numbers)
        watched = track(matches, "matches", len(numbers), console=console, transient=True)
        examples = [example for match in watched for example in match]
    learned = [example for example in examples if example.match % HELD_OUT]
    unseen = design([example for example in examples if not example.match % HELD_OUT])
    before, after = surprise(*unseen, thought), surprise(*unseen, fitted(*design(learned), thought))
    console.print(f"{len(examples)} positions of {len(numbers)} matches")
    console.print(f"bits a position, of matches not learned from: {before:.3f} before, {after:.3f} after")
    write(fitted(*design(examples), thought), among)


if __name__ == "__main__":
    main()
