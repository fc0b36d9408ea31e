"""Counts of what a class has handed in."""

from collections.abc import Iterable

from msgspec.structs import replace

from golems.lessons.entries import ChildNumber, Misconception, Tried
from golems.notation.structs import StrictStruct


class Bar(StrictStruct, frozen=True):
    """Equal attempts. `programs` is empty where ghosts were put; `solved` is None before the class has seen
    them run; `children` handed it in, where that may be told."""

    programs: tuple[str, ...]
    end: tuple[str, ...]
    solved: bool | None
    cards: int
    count: int
    children: tuple[ChildNumber, ...] = ()


class Histogram(StrictStruct, frozen=True):
    """Attempts by frequency. `ends` are counted by where robots ended; `best` and `mistake` number bars."""

    bars: tuple[Bar, ...]  # the most frequent first
    ends: tuple[Bar, ...]  # each with its most frequent programs
    best: int | None
    mistake: int | None


def histogram(tries: Iterable[Tried], named: bool = False) -> Histogram:
    """Count what was handed in; with `named` each bar tells whose it is."""
    bars = bars_of(tries)
    ends = ends_of(bars)
    found = Histogram(bars, ends, best_of(bars), mistake_in(bars, ends))
    return found if named else nameless(found)


def nameless(found: Histogram) -> Histogram:
    bars, ends = ([replace(bar, children=()) for bar in each] for each in (found.bars, found.ends))
    return replace(found, bars=tuple(bars), ends=tuple(ends))


def unjudged(found: Histogram) -> Histogram:
    """Return what was handed in, without what comes of it: neither in a bar nor in the order of the bars."""
    bars = [replace(bar, solved=None, end=() if bar.programs else bar.end) for bar in found.bars]
    bars.sort(key=lambda bar: (-bar.count, bar.programs, bar.end))
    return Histogram(tuple(bars), (), None, None)


def bars_of(tries: Iterable[Tried]) -> tuple[Bar, ...]:
    equal: dict[Bar, list[int]] = {}
    for tried in tries:
        bar = Bar(tried.programs, tried.end, tried.solved, tried.cards, 0)
        equal.setdefault(bar, []).append(tried.child)
    bars = [
        replace(bar, count=len(children), children=tuple(sorted(children))) for bar, children in equal.items()
    ]
    return tuple(sorted(bars, key=lambda bar: (-bar.count, not bar.solved, bar.cards, bar.programs, bar.end)))


def ends_of(bars: tuple[Bar, ...]) -> tuple[Bar, ...]:
    """Return the bars by end. Solved and failed ends differ, even if the robots stand in the same place."""
    together: dict[tuple[tuple[str, ...], bool | None], list[Bar]] = {}
    for bar in bars:
        together.setdefault((bar.end, bar.solved), []).append(bar)
    ends = [
        replace(
            alike[0],
            count=sum(bar.count for bar in alike),
            children=tuple(sorted([child for bar in alike for child in bar.children])),
        )
        for alike in together.values()
    ]
    return tuple(sorted(ends, key=lambda bar: (-bar.count, not bar.solved, bar.end)))


def best_of(bars: tuple[Bar, ...]) -> int | None:
    """Return a bar that solves the puzzle with the fewest cards, the most frequent of equal ones."""
    solving = [(bar.cards, number) for number, bar in enumerate(bars) if bar.solved]
    return min(solving)[1] if solving else None


def mistake_in(bars: tuple[Bar, ...], ends: tuple[Bar, ...]) -> int | None:
    """Return the most frequent attempt with the most frequent wrong end; what one child alone did is not
    frequent."""
    wrong = next((end for end in ends if not end.solved and end.count > 1), None)
    if wrong is None:
        return None
    return next(number for number, bar in enumerate(bars) if bar.end == wrong.end and not bar.solved)


def who_shows(tries: Iterable[Tried]) -> dict[Misconception, tuple[int, ...]]:
    """Return the children that have shown each misconception."""
    shown: dict[Misconception, set[int]] = {}
    for tried in tries:
        for name in tried.shows:
            shown.setdefault(name, set()).add(tried.child)
    return {name: tuple(sorted(children)) for name, children in shown.items()}
