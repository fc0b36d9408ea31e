"""Classes for the tests, made in a few words."""

from golems.lessons.entries import (
    AnyEntry,
    Begun,
    ChapterActivity,
    ChildCame,
    ClassOpened,
    LessonTable,
    PairsActivity,
    Tried,
)
from golems.lessons.lesson import Lesson, fold
from golems.lessons.pairing import make_pairs
from golems.puzzles.course import Chapter, chapters
from golems.puzzles.puzzle import PuzzleKind

OPENED = ClassOpened("teacher", "seed")


def lesson_with(*levels: int) -> Lesson:
    """Return a lesson with as many children as there are levels: Anna, Boris, and so on."""
    joined = [ChildCame(f"key{number}", NAMES[number], level=level) for number, level in enumerate(levels)]
    return fold([OPENED, *joined])


NAMES = [f"{first}{last}" for last in ("", "a", "b") for first in ("Anna", "Boris", "Vera", "Gleb", "Dasha")]
NAMES += [f"Child {number}" for number in range(60)]


def first_puzzle(kind: PuzzleKind) -> str:
    return next(
        name
        for chapter in chapters()
        for name, puzzle in chapter.puzzles.items()
        if puzzle.kind == kind and puzzle.rounds == 1
    )


def first_chapter() -> Chapter:
    return chapters()[0]


def whole_chapter() -> ChapterActivity:
    chapter = first_chapter()
    return ChapterActivity(chapter.name, tuple(chapter.puzzles))


def failing(child: int, puzzle: str, text: str = "F") -> Tried:
    return Tried(child, puzzle, (text,), ("a1 N",), cards=len(text.split()))


def solving(child: int, puzzle: str, text: str = "F F") -> Tried:
    return Tried(child, puzzle, (text,), ("a2 N",), solved=True, stars=3, cards=len(text.split()))


def paired(lesson: Lesson) -> Begun:
    """Return an activity with the pairs as they are made; rooms are named by their number."""
    tables = [
        LessonTable(pair, f"ROOM{n}", ("x",) * len(pair.children))
        for n, pair in enumerate(make_pairs(lesson))
    ]
    return Begun(PairsActivity(tuple(tables)))


def apply(lesson: Lesson, *entries: AnyEntry) -> Lesson:
    for entry in entries:
        lesson.apply(entry)
    return lesson
