"""What is told of a puzzle besides its goals."""

from collections.abc import Iterator

from golems.puzzles.puzzle import Other, Puzzle
from golems.rules.parobots import CARDS
from golems.rules.values import Goal, Position, Program
from golems.words.language import Language
from golems.words.story import row_in_words


def with_marks(puzzle: Puzzle) -> Position:
    """Return the position with marks on the cells that something has to come to."""
    seat = puzzle.control[0]
    marks = [
        Goal(seat if goal.robot is None else goal.robot, "reach", cell)
        for goal in puzzle.goals
        for cell in (goal.cell, *goal.cells)
        if cell is not None
    ]
    return puzzle.position._replace(goals=tuple(marks))


def told_other(puzzle: Puzzle, other: Other, words: Language) -> str:
    """Return what a robot that nobody controls will do."""
    robot, edition = puzzle.position.robots[other.seat], puzzle.position.edition
    name = words.robot(robot.id)
    if robot.bot is None:
        programs = [in_rows(program, edition, words) for program in other.programs]
        return words.say("print-puzzle-other", robot=name, program=" / ".join(dict.fromkeys(programs)))
    facts = {"robot": name, "card": robot.bot, "program": in_rows(CARDS[robot.bot], edition, words)}
    if other.rolls is None:
        return words.say("print-puzzle-parobot-any", **facts)
    shown = [" · ".join([words.say(f"command-{face}") for face in faces]) for faces in other.rolls]
    return words.say("print-puzzle-parobot", **facts, rolls=" / ".join(dict.fromkeys(shown)))


def in_rows(program: Program, edition: str, words: Language) -> str:
    return " · ".join([row_in_words(row, edition, words) for row in program])


def fewest_in_words(puzzle: Puzzle, words: Language) -> Iterator[str]:
    """Say how few cards are enough, where that is the task."""
    if puzzle.kind == "fewest" and puzzle.minimum:
        yield words.say("print-puzzle-fewest", cards=puzzle.minimum.cards)
