"""Counts of what a class has handed in; nothing here tells who it was."""

from collections import Counter
from collections.abc import Iterable

from golems.lessons.entries import Misconception, Tried
from golems.notation.structs import StrictStruct


class Bar(StrictStruct, frozen=True):
    """Equal attempts. `programs` is empty where ghosts were put."""

    programs: tuple[str, ...]
    end: tuple[str, ...]
    solved: bool
    cards: int
    count: int


class Histogram(StrictStruct, frozen=True):
    """Attempts by frequency. `ends` are counted by where robots ended; `best` and `mistake` number bars."""

    bars: tuple[Bar, ...]  # the most frequent first
    ends: tuple[Bar, ...]  # each with its most frequent programs
    best: int | None
    mistake: int | None


def histogram(tries: Iterable[Tried]) -> Histogram:
    bars = bars_of(tries)
    ends = ends_of(bars)
    return Histogram(bars, ends, best_of(bars), mistake_in(bars, ends))


def bars_of(tries: Iterable[Tried]) -> tuple[Bar, ...]:
    counted = Counter([Bar(each.programs, each.end, each.solved, each.cards, 0) for each in tries])
    bars = [Bar(bar.programs, bar.end, bar.solved, bar.cards, count) for bar, count in counted.items()]
    return tuple(sorted(bars, key=lambda bar: (-bar.count, not bar.solved, bar.cards, bar.programs, bar.end)))


def ends_of(bars: tuple[Bar, ...]) -> tuple[Bar, ...]:
    """Return the bars by end. Solved and failed ends differ, even if the robots stand in the same place."""
    counts: Counter[tuple[tuple[str, ...], bool]] = Counter()
    first: dict[tuple[tuple[str, ...], bool], Bar] = {}
    for bar in bars:
        counts[bar.end, bar.solved] += bar.count
        first.setdefault((bar.end, bar.solved), bar)
    ends = [Bar(bar.programs, bar.end, bar.solved, bar.cards, counts[key]) for key, bar in first.items()]
    return tuple(sorted(ends, key=lambda bar: (-bar.count, not bar.solved, bar.end)))


def best_of(bars: tuple[Bar, ...]) -> int | None:
    """Return a bar that solves the puzzle with the fewest cards, the most frequent of equal ones."""
    solving = [(bar.cards, number) for number, bar in enumerate(bars) if bar.solved]
    return min(solving)[1] if solving else None


def mistake_in(bars: tuple[Bar, ...], ends: tuple[Bar, ...]) -> int | None:
    """Return the most frequent attempt with the most frequent wrong end."""
    wrong = next((end for end in ends if not end.solved), None)
    if wrong is None:
        return None
    return next(number for number, bar in enumerate(bars) if bar.end == wrong.end and not bar.solved)


def misconceptions_in(tries: Iterable[Tried]) -> Counter[Misconception]:
    """Return how many children have shown each misconception, each child counted once."""
    return Counter([name for _, name in {(tried.child, name) for tried in tries for name in tried.shows}])
