"""The difficulty of a puzzle, measured by the size of the search and by what leads astray."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log2
from typing import NamedTuple

from golems.puzzles.engines import LOST, RulesEngine, State
from golems.puzzles.goals import PuzzleGoal
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.scripts import scripts
from golems.puzzles.solver import Belief, EngineName, SolutionSearch, graph_of
from golems.rules.field import Cell
from golems.rules.values import Condition, Position, Seat

LOOKS_AHEAD = 3  # the most rows of a start that may tempt
FOR_A_CARD, FOR_A_DOUBLING, FOR_TEMPTING, FOR_SOLUTIONS = 2, 3, 3, 2
FAR = 100  # the distance where nothing can come nearer


class Difficulty(NamedTuple):
    """A measured difficulty; `value` is made of the others (docs/puzzles.md). None depends on the engine."""

    value: int
    cards: int  # the cards of a shortest program
    positions: int  # the positions from which the search tries something
    tempting: int  # how many wrong starts look right
    solutions: int


def difficulty_of(puzzle: Puzzle, engine: EngineName | None = None) -> Difficulty | None:
    """Return the difficulty, or none where nothing is written or there is no solution."""
    if puzzle.kind not in ("write", "fewest"):
        return None
    search = SolutionSearch(graph_of(puzzle, engine), "cards")
    cards, solutions = search.fewest()
    if cards is None:
        return None
    positions, tempting = search.graph.size, sum(1 for _ in Starts(puzzle, search, cards).tempting())
    return Difficulty(value_of(cards, positions, tempting, solutions), cards, positions, tempting, solutions)


def value_of(cards: int, positions: int, tempting: int, solutions: int) -> int:
    return max(
        1,
        round(
            FOR_A_CARD * cards
            + FOR_A_DOUBLING * log2(max(1, positions))
            + FOR_TEMPTING * log2(1 + tempting)
            - FOR_SOLUTIONS * log2(solutions)
        ),
    )


# ---------------------------------------------------------------- starts that tempt


class ProgramStart(NamedTuple):
    """The first rows of a program: how far they have come on the field and in the search."""

    states: tuple[State, ...]  # all states from the start on
    belief: Belief | None  # none if no solution begins in this way
    left: int  # what is left of the hand
    budget: int
    tally: int


class Starts:
    """The starts of a program that bring the golems nearer to their goals for the first time. Where dice are
    rolled, the first way they can fall counts; conditions tempt nobody."""

    def __init__(self, puzzle: Puzzle, search: SolutionSearch, cards: int) -> None:
        self.puzzle, self.search, self.engine = puzzle, search, RulesEngine(puzzle)
        start = self.engine.opened(self.engine.start(), puzzle.events[0])
        self.script = scripts(puzzle, 0, self.engine.out(start))[0]
        self.first = ProgramStart((start,), search.start, search.holding.all, cards, 0)
        self.far = self.apart(start)

    def tempting(self) -> Iterator[ProgramStart]:
        """Yield the starts that no shortest program has."""
        return (laying for laying in self.nearer(self.first) if not self.is_right(laying))

    def nearer(self, laying: ProgramStart) -> Iterator[ProgramStart]:
        for row in self.rows_left(laying):
            longer = self.longer(laying, row)
            *before, state = longer.states
            if state == LOST or state in before:
                continue
            if self.apart(state) < self.far:
                yield longer
            elif len(before) < min(LOOKS_AHEAD, self.puzzle.rows):
                yield from self.nearer(longer)

    def rows_left(self, laying: ProgramStart) -> list[int]:
        """Return the rows for which the rest of the hand has enough cards."""
        search = self.search
        return [
            number
            for number, row in enumerate(search.graph.rows)
            if not isinstance(row, Condition)
            and not search.holding.is_overdrawn(laying.left - search.takes[number])
        ]

    def longer(self, laying: ProgramStart, row: int) -> ProgramStart:
        search, number = self.search, len(laying.states) - 1
        robots = len(self.puzzle.position.robots)
        joint = self.script[number] if number < len(self.script) else (None,) * robots
        laid = (search.graph.rows[row],) * len(self.puzzle.control)
        return ProgramStart(
            (*laying.states, self.engine.played(laying.states[-1], joint, laid)),
            laying.belief and search.led_to(laying.belief, row),
            laying.left - search.takes[row],
            laying.budget - search.costs[row],
            search.tallied(laying.tally, row),
        )

    def is_right(self, laying: ProgramStart) -> bool:
        _, belief, left, budget, tally = laying
        return (
            belief is not None
            and belief.least <= budget
            and self.search.ways(belief, left, budget, tally) > 0
        )

    def apart(self, state: State) -> int:
        position = self.engine.standings[state].position
        touched = dict(zip(self.engine.touches, self.engine.standings[state].touched, strict=True))
        return sum(
            apart(goal, position, self.puzzle.control, touched.get(goal, 0)) for goal in self.puzzle.goals
        )


# ---------------------------------------------------------------- distances at first sight


def apart(goal: PuzzleGoal, position: Position, control: tuple[Seat, ...], touched: int) -> int:
    """Return how many steps lie between what is and what should be, ignoring walls."""
    robots = places_of(position, control)
    barrels = [cell for cell, _ in position.barrels]
    if goal.kind == "push":
        return nearest(position, robots, barrels) + nearest(position, barrels, [goal.cell or 0])
    if goal.kind == "destroy":
        return nearest(
            position, robots, barrels if goal.target is None else places_of(position, [goal.target])
        )
    own = places_of(position, [goal.robot or 0])
    if goal.kind == "touch":
        way = [*own, *goal.cells[touched:]]
        return sum(nearest(position, [one], [other]) for one, other in pairwise(way)) if own else FAR
    return 0 if goal.cell is None else nearest(position, own, [goal.cell])


def places_of(position: Position, seats: Sequence[Seat]) -> list[Cell]:
    return [position.robots[seat].cell for seat in seats if not position.robots[seat].out]


def nearest(position: Position, ones: Sequence[Cell], others: Sequence[Cell]) -> int:
    width = position.field.width
    return min(
        [
            abs(one % width - other % width) + abs(one // width - other // width)
            for one in ones
            for other in others
        ],
        default=FAR,
    )
