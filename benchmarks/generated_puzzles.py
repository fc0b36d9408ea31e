"""A thousand random puzzles: proven, different from each other, harder with the level: `python -m
benchmarks.generated_puzzles`."""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import log2
from pathlib import Path
from statistics import median
from typing import NamedTuple

from joblib import Parallel, delayed
from rich.console import Console
from rich.progress import track
from rich.table import Table

from golems.drawing.art import BRASS, INK, PARCHMENT, lettering
from golems.drawing.svg import document
from golems.puzzles.documents import read_puzzle, write_puzzle
from golems.puzzles.drafts import recipes
from golems.puzzles.generator import LEVELS, make_puzzle
from golems.puzzles.programs import cards_in, rows_of
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.review import review_of
from golems.puzzles.solver import Holding
from golems.puzzles.symmetry import look_of

PLOT = Path(__file__).parents[1] / "docs" / "images" / "puzzle-difficulty.svg"


class PuzzleFigures(NamedTuple):
    """What became of one puzzle."""

    level: int
    difficulty: int
    luck: float  # doublings of the programs with as many cards, for each that solves it
    look: str
    proven: bool


def look_at(level: int, number: int) -> PuzzleFigures:
    """Prove a puzzle once more, from its written form."""
    concepts = list(recipes())
    made = make_puzzle(level, concepts[number % len(concepts)], number)
    puzzle = read_puzzle(write_puzzle(made.puzzle))
    report = review_of(puzzle)
    luck = log2(programs_laid(puzzle, made.difficulty.cards) / made.difficulty.solutions)
    proven = puzzle.minimum is not None and not report.wrong and not report.notes
    return PuzzleFigures(level, made.difficulty.value, luck, look_of(puzzle), proven)


def programs_laid(puzzle: Puzzle, cards: int) -> int:
    """Return how many programs of this many cards there are."""
    holding = Holding(puzzle)
    used = [cards_in(puzzle, [(row,)]) for row in rows_of(puzzle)]
    rows = [(each.total(), holding.taken(each)) for each in used]

    @cache
    def count(left: int, budget: int, free: int) -> int:
        if not budget:
            return 1
        fitting = [(cost, taken) for cost, taken in rows if free and cost <= budget]
        return sum(
            count(left - taken, budget - cost, free - 1)
            for cost, taken in fitting
            if not holding.is_overdrawn(left - taken)
        )

    return count(holding.all, cards, puzzle.rows)


# ---------------------------------------------------------------- figures


def report(found: Sequence[PuzzleFigures]) -> None:
    table = Table(
        "level", "ages", "puzzles", "difficulty: least", "median", "most", "one program in … solves it"
    )
    for column in table.columns[2:]:
        column.justify = "right"
    for level, about in LEVELS.items():
        values = [one.difficulty for one in found if one.level == level]
        luck = median([one.luck for one in found if one.level == level])
        figures = (len(values), min(values), median(values), max(values), round(2**luck))
        table.add_row(str(level), about.ages, *[f"{figure:,g}" for figure in figures])
    Console().print(table)
    proven, different = sum(one.proven for one in found), len({one.look for one in found})
    print(
        f"{len(found)} puzzles, {proven} proven, {different} different ({100 * different / len(found):.1f} %)"
    )


# ---------------------------------------------------------------- the plot

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, COLUMN = 860, 430, 70, 76, 374, 82


def plot(found: Sequence[PuzzleFigures]) -> str:
    difficulty = [(one.level, one.difficulty) for one in found]
    luck = [(one.level, round(one.luck)) for one in found]
    body = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="16" fill="{PARCHMENT}"/>',
        *panel(LEFT, "Difficulty", difficulty, 10, str),
        *panel(LEFT + WIDTH / 2, "One program in … solves it", luck, 4, lambda power: f"{2**power:,}"),
    ]
    title = f"{len(found)} puzzles by chance, by level"
    return document("\n".join(body), WIDTH, HEIGHT, title, title, "en", "")


def panel(
    left: float, title: str, points: Sequence[tuple[int, int]], step: int, name: Callable[[int], str]
) -> Iterator[str]:
    """Yield a heap of bars for each level: how many puzzles have each value."""
    highest = -(-max(value for _, value in points) // step) * step
    unit = (BOTTOM - TOP) / highest
    widest = max(Counter(points).values())
    yield lettering(title, left, 44, 19, "800")
    for value in range(0, highest + 1, step):
        y = BOTTOM - unit * value
        yield f'<path d="M{left:g} {y:g}h{4 * COLUMN}" stroke="{INK}" stroke-opacity="0.18"/>'
        yield lettering(name(value), left - 8, y + 5, 13, "600", "end")
    for (level, value), count in sorted(Counter(points).items()):
        wide, x = (COLUMN - 12) * count / widest, left + COLUMN * (level - 0.5)
        box = f'x="{x - wide / 2:.1f}" y="{BOTTOM - unit * (value + 0.5):.1f}" width="{wide:.1f}"'
        yield f'<rect {box} height="{unit:.1f}" fill="#F0C36B" stroke="{BRASS}"/>'
    for level in LEVELS:
        middle = median([value for at, value in points if at == level])
        x, y = left + COLUMN * (level - 0.5), BOTTOM - unit * middle
        yield f'<path d="M{x - 30:g} {y:.1f}h60" stroke="{INK}" stroke-width="2.5"/>'
        yield lettering(f"level {level}", x, BOTTOM + 26, 14, "700", "middle")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=-1, help="-1: all cores")
    parser.add_argument("--plot", type=Path, default=PLOT)
    asked = parser.parse_args()
    each = asked.puzzles // len(LEVELS)
    jobs = [delayed(look_at)(level, number) for level in LEVELS for number in range(each)]
    results = Parallel(n_jobs=asked.workers, return_as="generator")(jobs)
    found = list(track(results, total=len(jobs), console=Console(stderr=True)))
    report(found)
    asked.plot.write_text(plot(found), encoding="utf-8")


if __name__ == "__main__":
    main()
