"""Attempts that children hand in."""

from golems.lessons import entries
from golems.lessons.attempts import tried_ghosts, tried_programs
from golems.puzzles.puzzle import Puzzle
from golems.server.lessons.shapes import HandedIn
from golems.server.shared.puzzles import read_attempt, read_ghosts


def judged(child: int, wanted: HandedIn, puzzle: Puzzle) -> entries.Tried:
    if puzzle.kind == "predict":
        return tried_ghosts(child, wanted.puzzle, puzzle, dict(read_ghosts(puzzle, wanted.ghosts)))
    return tried_programs(child, wanted.puzzle, puzzle, read_attempt(puzzle, wanted.programs))
