"""The goals of a puzzle on its board: flags, ghosts and targets, as pieces."""

from collections.abc import Iterator

from golems.drawing.art import BRASS, LOOKS, SIDE, looks_of, robot_art
from golems.drawing.layout import Layout
from golems.drawing.scene import Piece
from golems.puzzles.goals import PuzzleGoal
from golems.puzzles.puzzle import Puzzle
from golems.rules.field import Cell
from golems.rules.values import Facing, Seat
from golems.server.shared.puzzle_shapes import Mark

FLAG, ABOVE = 48, 20  # of 100 units, which are a cell: how large, and how far it looks out above
SMALL = 50
FLAGS, GHOSTS, TARGETS = 1_900, 1_990, 4_800  # z: below everything that stands, and above it


def marks(puzzle: Puzzle) -> Iterator[Mark]:
    for number, goal in enumerate(puzzle.goals):
        yield from marks_of(puzzle, goal, f"goal-{number}")


def marks_of(puzzle: Puzzle, goal: PuzzleGoal, key: str) -> Iterator[Mark]:
    """Yield what has to be where; nothing for what cannot be seen on the board."""
    seat = puzzle.control[0] if goal.robot is None else goal.robot
    if goal.kind == "push":
        yield barrel(puzzle, goal.cell or 0, SIDE, key)
    elif goal.cell is not None:
        yield flag(puzzle, goal.cell, seat, key)
        if goal.facing is not None:
            yield ghost(puzzle, goal.cell, seat, goal.facing, key)
        if goal.kind == "bring":
            yield barrel(puzzle, goal.cell, SMALL, key)
    for number, cell in enumerate(goal.cells, start=1):
        mark = flag(puzzle, cell, seat, f"{key}-{number}")
        yield Mark("number", mark.piece, str(number))
    if goal.kind == "destroy":
        yield from [target(puzzle, cell, f"{key}-{cell}") for cell in targets(puzzle, goal)]


def corner(puzzle: Puzzle, cell: Cell) -> tuple[int, int]:
    return Layout(puzzle.position.field, 0).corner(cell)


def flag(puzzle: Puzzle, cell: Cell, seat: Seat, key: str) -> Mark:
    x, y = corner(puzzle, cell)
    colour = LOOKS[looks_of(puzzle.position.robots)[seat]]
    place = x + SIDE - FLAG, y - ABOVE, FLAG
    return Mark("flag", Piece(f"{key}-flag", FLAGS, ("goal-flag",), *place, 0, colour))


def ghost(puzzle: Puzzle, cell: Cell, seat: Seat, facing: Facing, key: str) -> Mark:
    look = looks_of(puzzle.position.robots)[seat]
    art = tuple(robot_art(puzzle.position.robots[seat]._replace(damaged=frozenset()), look))
    return Mark("ghost", Piece(f"{key}-ghost", GHOSTS, art, *corner(puzzle, cell), SIDE, facing))


def barrel(puzzle: Puzzle, cell: Cell, size: int, key: str) -> Mark:
    x, y = corner(puzzle, cell)
    return Mark("barrel", Piece(f"{key}-barrel", GHOSTS, ("barrel",), x, y + SIDE - size, size, 0, BRASS))


def target(puzzle: Puzzle, cell: Cell, key: str) -> Mark:
    return Mark("target", Piece(key, TARGETS, ("goal-target",), *corner(puzzle, cell), SIDE, 0))


def targets(puzzle: Puzzle, goal: PuzzleGoal) -> list[Cell]:
    """Return the cell of the robot that is a target, or of every barrel."""
    if goal.target is not None:
        return [puzzle.position.robots[goal.target].cell]
    return [cell for cell, _ in puzzle.position.barrels]
