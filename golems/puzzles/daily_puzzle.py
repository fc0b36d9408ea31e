"""The puzzle of the day, the same for everyone: easy on Monday, hard on Sunday, a new idea every day."""

from datetime import date

from golems.puzzles.drafts import recipes
from golems.puzzles.generator import make_puzzle
from golems.puzzles.puzzle import Puzzle

LEVELS = (1, 1, 2, 2, 3, 3, 4)  # from Monday to Sunday


def daily(day: date) -> Puzzle:
    """Return the puzzle of this day; a week later the same weekday has the idea that came after it."""
    week, weekday = divmod(day.toordinal() - 1, 7)  # the first day of all was a Monday
    concepts = list(recipes())
    return make_puzzle(LEVELS[weekday], concepts[(week + weekday) % len(concepts)], day.isoformat()).puzzle
