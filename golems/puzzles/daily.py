"""The puzzle of the day, the same for everyone: one of the course, until every day gets its own."""

from datetime import date
from random import Random

from golems.puzzles.course import puzzles
from golems.puzzles.puzzle import Puzzle


def daily(day: date) -> Puzzle:
    return Random(day.isoformat()).choice(list(puzzles().values()))
