"""The course of puzzles, the puzzle of the day, and which puzzle is meant."""

from datetime import UTC, date, datetime, timedelta
from functools import cache, lru_cache

from golems.drawing.svg import draw_bare
from golems.puzzles.course import Chapter, chapters, first_steps, puzzles
from golems.puzzles.daily_puzzle import daily
from golems.puzzles.puzzle import Puzzle
from golems.rules.refusals import Illegal
from golems.server.shared.puzzle_shapes import AnyPuzzle, CourseChapter, CoursePuzzle
from golems.server.shared.puzzles import AT_MOST, FoundPuzzle, concepts, read_sent
from golems.server.shared.thinker import PuzzleThinker
from golems.texts.puzzles import with_marks
from golems.words.language import Language

DAILY = "daily"
DAYS_BACK = timedelta(days=31)  # for which the puzzle of the day can be asked for
DAY_AHEAD = timedelta(days=1)  # where it is tomorrow already


async def find(thinker: PuzzleThinker, asked: AnyPuzzle) -> FoundPuzzle:
    if isinstance(asked, dict):
        return FoundPuzzle(None, read_sent(asked))
    # Whoever begins waits for the first steps alone, not for the whole course.
    if puzzle := first_steps().get(asked) or puzzles().get(asked):
        return FoundPuzzle(asked, puzzle)
    if day := day_named(asked, datetime.now(UTC).date()):
        return FoundPuzzle(f"{DAILY}-{day}", await thinker.know(AT_MOST, daily, day))
    raise Illegal("no-puzzle", asked)


def day_named(name: str, today: date) -> date | None:
    """Return the day of `daily` or `daily-2026-08-01`; none if that is no such name, or too far from
    today."""
    word, _, written = name.partition("-")
    if word != DAILY:
        return None
    try:
        day = date.fromisoformat(written) if written else today
    except ValueError:
        return None
    return day if today - DAYS_BACK <= day <= today + DAY_AHEAD else None


# ---------------------------------------------------------------- the course


@cache
def course(said: Language) -> list[CourseChapter]:
    return [in_course(chapter, said) for chapter in chapters()]


def in_course(chapter: Chapter, said: Language) -> CourseChapter:
    text = chapter.text(said.code)
    listed = tuple([listed_puzzle(name, puzzle, said) for name, puzzle in chapter.puzzles.items()])
    return CourseChapter(chapter.name, text.title, text.story, chapter.ages, listed)


def listed_puzzle(name: str, puzzle: Puzzle, said: Language) -> CoursePuzzle:
    text, picture = puzzle.text(said.code), f"/api/puzzles/{name}/picture"
    return CoursePuzzle(
        name, text.title, text.story, puzzle.kind, puzzle.position.edition, concepts(puzzle, said), picture
    )


@lru_cache(maxsize=512)
def picture_of_puzzle(name: str, lang: str) -> str:
    if name not in puzzles():
        raise Illegal("no-puzzle", name)
    puzzle = puzzles()[name]
    return draw_bare(with_marks(puzzle), lang, puzzle.text(lang).title)
