"""Symmetry of puzzles: which are the same one, turned or mirrored."""

from collections.abc import Iterator

from golems.match.symmetry import Turning
from golems.puzzles.goals import PuzzleGoal
from golems.puzzles.puzzle import Puzzle
from golems.rules.field import Field
from golems.rules.values import FACINGS, Condition, Loop, Program, Row, Seat

MIRRORED = {"left": "right", "right": "left"}


class TurnedPuzzle:
    """A puzzle as it looks from one side, without words and names of robots. A given program is not part of
    it: only puzzles in which programs are written can be told apart."""

    def __init__(self, puzzle: Puzzle, quarters: int, mirrored: bool) -> None:
        self.puzzle, self.mirrored = puzzle, mirrored
        self.turning = turned(puzzle.position.field, quarters, mirrored)
        height = len(puzzle.position.board) // puzzle.position.field.width
        self.width = height if quarters % 2 else puzzle.position.field.width

    def seen(self) -> str:
        position, cells = self.puzzle.position, self.turning.cells
        signs = {cells[cell]: self.turning.sign(sign) for cell, sign in enumerate(position.board)}
        barrels = sorted([(cells[cell], column) for cell, column in position.barrels])
        hand = sorted([(self.card(card), count) for card, count in position.hand])
        robots = sorted([self.robot(seat) for seat in range(len(position.robots))])
        goals = sorted(
            [repr(self.goal(goal)) for goal in self.puzzle.goals if goal.robot is goal.target is None]
        )
        board = "".join([signs[cell] for cell in range(len(signs))])
        return repr((position.edition, self.width, board, barrels, hand, robots, goals, self.rest()))

    def rest(self) -> tuple[object, ...]:
        puzzle, use = self.puzzle, sorted([self.card(card) for card in self.puzzle.limits.use])
        limits = puzzle.limits._replace(use=tuple(use))
        return (puzzle.kind, puzzle.rows, puzzle.rounds, puzzle.events, sorted(puzzle.bonuses), limits)

    def robot(self, seat: Seat) -> str:
        robot = self.puzzle.position.robots[seat]
        place = (self.turning.cells[robot.cell], self.turning.facings[robot.facing])
        others = [other for other in self.puzzle.others if other.seat == seat]
        scripts = [([self.program(each) for each in other.programs], other.rolls) for other in others]
        goals = [self.goal(goal) for goal in self.puzzle.goals if seat in (goal.robot, goal.target)]
        body = (robot.bot, robot.lives, robot.damage, sorted(robot.damaged), robot.weapon, robot.chassis)
        return repr((place, seat in self.puzzle.control, body, scripts, goals))

    def goal(self, goal: PuzzleGoal) -> tuple[object, ...]:
        cells = [
            self.turning.cells[cell] for cell in (*goal.cells, *([] if goal.cell is None else [goal.cell]))
        ]
        facing = None if goal.facing is None else self.turning.facings[goal.facing]
        return (goal.kind, cells, facing, goal.count, goal.part)

    def program(self, program: Program) -> list[str]:
        return [repr(self.row(row)) for row in program]

    def row(self, row: Row) -> object:
        if isinstance(row, Loop):
            return row.times, self.card(row.command)
        if isinstance(row, Condition):
            return row.sense, self.row(row.yes), self.row(row.no)
        return self.card(row)

    def card(self, card: str) -> str:
        return MIRRORED.get(card, card) if self.mirrored else card


def turned(field: Field, quarters: int, mirrored: bool) -> Turning:
    """Return the turn of any rectangle by this many quarters clockwise, after mirroring."""
    width, height = field.width, len(field.shape) // field.width
    cells = []
    for place in range(width * height):
        x, y = place % width, place // width
        x = width - 1 - x if mirrored else x
        w, h = width, height
        for _ in range(quarters):
            x, y, w, h = h - 1 - y, x, h, w
        cells.append(y * w + x)
    facings = [((-facing if mirrored else facing) + quarters) % 4 for facing in FACINGS]
    return Turning(tuple(cells), tuple(facings))


def views(puzzle: Puzzle) -> Iterator[str]:
    for mirrored in (False, True):
        for quarters in range(4):
            yield TurnedPuzzle(puzzle, quarters, mirrored).seen()


def look_of(puzzle: Puzzle) -> str:
    """Return a text that is the same for all puzzles that are one, and for no others."""
    return min(views(puzzle))
