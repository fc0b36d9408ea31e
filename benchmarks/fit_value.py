"""Finds what the end of a round is worth, by self-play: quick bots play with weights that somebody has
thought of, and new ones are fitted to how those matches ended.

`python -m benchmarks.fit_value` writes golems/data/value.json, always the same. What is fitted is drawn
towards what was there before.
"""

import argparse
import json
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from golems.arena.matches import job_on
from golems.bots.considering import Rivals, any_program, others_of, programs_of
from golems.bots.judging import Terms, terms, weights
from golems.bots.protocol import Reply, decision_of
from golems.bots.replying import best_against
from golems.bots.thinking import knight
from golems.bots.uniform import random_program
from golems.bots.walking import soon_on
from golems.match.arenas import Arena, arenas
from golems.match.match import Match
from golems.match.requests import PROGRAM, Request
from golems.match.view import View, view

FILE = Path(str(files("golems").joinpath("data", "value.json")))
START: dict[str, list[float]] = {
    "lost": [0, 0.31, 0.34, 0.38, 0.4, 0.5, 0.5, 0.62],
    "units": [0, 0.3, 0.45, 0.7],
    "late": [0.13],
    "out": [3],
    "spare": [-0.2, -0.12, -0.1, -0.05, 0, 0, 0, 0.08, 0.08],
    "kills": [0.15],
    "near": [0.006],
    "hazard": [0.1, 0.05, 0.03],
}
FIXED = {("lost", 0), ("units", 0), ("out", 0), ("near", 0)}  # near: both are, or neither is
MATCHES = 400
PROGRAMS = 15  # of the others that are replied to
WITH_BONUS = {"loop": 7, "condition": 4}  # by event
SECONDS = 0.06  # for an answer in the middle of a round
SLIPS = 0.1  # of the programs are anything, so that unusual positions come up too
WIDTH = 0.1  # how far a weight may well be from what it was before
STEPS = 30  # of Newton's method
HELD_OUT = 5  # every so many matches are not learned from, but foretold
DIGITS = 2

Numbers: TypeAlias = NDArray[np.float64]
Place: TypeAlias = tuple[str, int]  # of a weight: its name and which of them


class Example(NamedTuple):
    """A position between two rounds, and what the first seat got in the end: 1, ½ or 0."""

    match: int
    terms: Terms
    points: float


# ---------------------------------------------------------------- playing


def quick(view: View, request: Request, rng: Random) -> Reply:
    """Lays the best reply to a few programs of the others, or anything."""
    if request.kind != PROGRAM:
        return knight(view, request, rng, SECONDS)
    if rng.random() < SLIPS:
        return random_program(view, rng)
    return best_against(view, request.seat, few_programs(view, rng), rng)


def few_programs(view: View, rng: Random) -> Rivals:
    others, size = others_of(view), WITH_BONUS.get(view.event, PROGRAMS)
    if [robot.bot for _, robot in others] == [None]:
        return {seat: rng.sample(programs_of(view, seat), size) for seat, _ in others}
    return {seat: [any_program(view, seat, rng) for _ in range(size)] for seat, _ in others}


def played(number: int, grounds: list[Arena]) -> list[Example]:
    """On one of the arenas."""
    arena = grounds[number % len(grounds)]
    match = Match(job_on(arena, ("random", "random")).settings, f"0/{number}")
    seen: list[Terms] = []
    while requests := match.requests():
        if requests[0].kind == PROGRAM and requests[0].seat == 0 and match.position.round > 1:
            position = view(match, 0).position
            seen.append(terms(position, soon_on(position), 0))
        match.decide(decision_of(match, requests[0], quick))
    assert match.result
    winners = match.result.winners
    points = 0.5 if len(winners) != 1 else float(winners == (0,))
    return [Example(number, each, points) for each in seen]


# ---------------------------------------------------------------- fitting


def places() -> list[Place]:
    return [(name, place) for name, listed in START.items() for place in range(len(listed))]


def as_numbers(listed: dict[str, list[float]]) -> Numbers:
    return np.array([listed[name][place] for name, place in places()])


def design(examples: list[Example]) -> tuple[Numbers, Numbers]:
    """How often each weight counts in each position, and what came of it. Being near is left out."""
    counts = [
        [0 if name == "near" else example.terms[name, place] for name, place in places()]
        for example in examples
    ]
    return np.array(counts, float), np.array([example.points for example in examples])


def foretold(counts: Numbers, weighed: Numbers) -> Numbers:
    """The points: a worth is a hyperbolic tangent, so they are a logistic curve of twice the sum."""
    found: Numbers = 1 / (1 + np.exp(-2 * counts @ weighed))
    return found


def fitted(counts: Numbers, points: Numbers, before: Numbers) -> Numbers:
    """The likeliest weights, given those before."""
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
    """How little was foretold, in bits a position; 1 bit is a coin."""
    told = np.clip(foretold(counts, weighed), 1e-6, 1 - 1e-6)
    return float(-np.mean(points * np.log2(told) + (1 - points) * np.log2(1 - told)))


# ---------------------------------------------------------------- writing


def write(weighed: Numbers) -> None:
    """Rounded, and into the file that the bots read."""
    found: dict[str, list[float]] = {name: [] for name in START}
    for place, weight in zip(places(), weighed.tolist(), strict=True):
        found[place[0]].append(weight if place in FIXED else round(weight, DIGITS) + 0.0)
    lines = [f'  "{name}": {json.dumps(listed)}' for name, listed in found.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    weights.cache_clear()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    numbers, console, start = range(parser.parse_args().matches), Console(), as_numbers(START)
    write(start)
    grounds = [arena for arena in arenas().values() if arena.edition == "4.0" and 2 in arena.starts]
    watched = track(numbers, "matches", console=console, transient=True)
    examples = [each for number in watched for each in played(number, grounds)]
    learned = [example for example in examples if example.match % HELD_OUT]
    unseen = design([example for example in examples if not example.match % HELD_OUT])
    before, after = surprise(*unseen, start), surprise(*unseen, fitted(*design(learned), start))
    console.print(f"{len(examples)} positions of {len(numbers)} matches")
    console.print(f"bits a position, of matches not learned from: {before:.3f} before, {after:.3f} after")
    write(fitted(*design(examples), start))


if __name__ == "__main__":
    main()
