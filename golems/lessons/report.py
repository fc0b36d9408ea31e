"""The report after a lesson: what went well, and which misconceptions showed."""

from collections.abc import Iterator

from golems.lessons.entries import MISCONCEPTIONS, ChildNumber, Misconception, Tried
from golems.lessons.histogram import who_shows
from golems.lessons.lesson import Lesson
from golems.lessons.running import Running
from golems.notation.structs import StrictStruct


class PuzzleReport(StrictStruct, frozen=True):
    """How many children tried a puzzle, how many solved it, and how many of these with their first try."""

    puzzle: str
    tried: int
    solved: int
    at_once: int
    attempts: int


class ShownMisconception(StrictStruct, frozen=True):
    """A misconception: which children showed it, and one attempt that does."""

    misconception: Misconception
    children: tuple[ChildNumber, ...]
    puzzle: str
    programs: tuple[str, ...]
    end: tuple[str, ...]


class ActivityReport(StrictStruct, frozen=True):
    """What was done in one activity."""

    number: int
    kind: str
    puzzles: tuple[PuzzleReport, ...]
    tables: int = 0
    played: int = 0
    hints: int = 0  # that the teacher gave
    minutes: int = 0


class LessonReport(StrictStruct, frozen=True):
    """What was done in a whole lesson."""

    children: int
    activities: tuple[ActivityReport, ...]
    misconceptions: tuple[ShownMisconception, ...]  # the most frequent first
    minutes: int = 0  # from its first entry to its last
    opened: float = 0  # when, by the server's clock


def report(lesson: Lesson) -> LessonReport:
    tries = [tried for running in lesson.activities for tried in running.tries]
    return LessonReport(
        len(lesson.present),
        tuple([of_activity(running, lesson.latest) for running in lesson.activities]),
        shown_in(tries),
        whole_minutes(lesson.latest - lesson.opened),
        lesson.opened,
    )


def of_activity(running: Running, now: float) -> ActivityReport:
    return ActivityReport(
        running.number,
        running.kind,
        tuple(of_puzzles(running)),
        len(running.tables) - len(running.closed),
        len(running.played),
        running.hints.total(),
        whole_minutes((running.finished or now) - running.began),
    )


def whole_minutes(seconds: float) -> int:
    return round(seconds / 60)


def of_puzzles(running: Running) -> Iterator[PuzzleReport]:
    by_puzzle: dict[str, list[Tried]] = {puzzle: [] for puzzle in running.puzzles}
    for tried in running.tries:
        by_puzzle[tried.puzzle].append(tried)
    return (of_puzzle(puzzle, tries) for puzzle, tries in by_puzzle.items())


def of_puzzle(puzzle: str, tries: list[Tried]) -> PuzzleReport:
    first: dict[int, Tried] = {}
    for tried in tries:
        first.setdefault(tried.child, tried)
    solved = {tried.child for tried in tries if tried.solved}
    at_once = sum(tried.solved for tried in first.values())
    return PuzzleReport(puzzle, len(first), len(solved), at_once, len(tries))


def shown_in(tries: list[Tried]) -> tuple[ShownMisconception, ...]:
    shown = who_shows(tries)
    examples = {name: tried for tried in reversed(tries) for name in tried.shows}
    names = sorted(shown, key=lambda name: (-len(shown[name]), MISCONCEPTIONS.index(name)))
    return tuple(
        [
            ShownMisconception(
                name, shown[name], examples[name].puzzle, examples[name].programs, examples[name].end
            )
            for name in names
        ]
    )
