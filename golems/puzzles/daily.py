"""The puzzle of the day, the same for everyone: easy on Monday, hard on Sunday, every day another idea."""

from datetime import date

from golems.puzzles.drafts import recipes
from golems.puzzles.generator import make_puzzle
from golems.puzzles.puzzle import Puzzle

LEVELS = (1, 1, 2, 2, 3, 3, 4)  # from Monday to Sunday


def daily(day: date) -> Puzzle:
    """A week later the same weekday has the idea of the day that came after it."""
    week, weekday = divmod(day.toordinal() - 1, 7)  # the first day of all was a Monday
    concepts = list(recipes())
    return make_puzzle(LEVELS[weekday], concepts[(week + weekday) % len(concepts)], day.isoformat()).puzzle
