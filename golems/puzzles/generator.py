"""A generator of random puzzles, each proven, and always the same from one seed.

Drafts are thrown away only for what the solver has proven or `difficulty.py` has counted, which does not
depend on the engine; therefore a seed gives the same puzzle with Numba and without.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import NamedTuple, TypeAlias

from golems.puzzles.difficulty import Difficulty, difficulty_of
from golems.puzzles.drafts import Measures, Recipe, draft, recipes
from golems.puzzles.engines import LOST, RulesEngine
from golems.puzzles.goals import PuzzleGoal
from golems.puzzles.graph import Graph
from golems.puzzles.judge import judge
from golems.puzzles.programs import cards_in, hand_of
from golems.puzzles.puzzle import Concept, Minimum, Puzzle
from golems.puzzles.solver import MOST, EngineName, Holding, Proof, is_solvable, solve
from golems.puzzles.texts import texts_for
from golems.rules.field import Cell
from golems.rules.legal import COMMANDS
from golems.rules.values import GROUND, ICY, PORTALS, Command, Position

Goals: TypeAlias = tuple[PuzzleGoal, ...]
Asked: TypeAlias = tuple[int, Goals]  # how many rows the goals take at least, and the goals

GOALS_TRIED = 3  # goals that are tried on a draft
MANY = 30  # more solutions than these are not looked through
SLIPPERY = str.maketrans(dict.fromkeys([ICY, *PORTALS], GROUND))


class DifficultyLevel(NamedTuple):
    """For whom a level is, and how hard its puzzles are measured to be."""

    ages: str
    concepts: tuple[Concept, ...]  # the usual concepts
    easiest: int
    hardest: int


LEVELS = {
    1: DifficultyLevel("6-7", ("sequence", "turns"), 12, 20),
    2: DifficultyLevel("8-9", ("sequence", "turns", "loop", "physics"), 21, 28),
    3: DifficultyLevel("10-11", ("loop", "physics", "condition", "timing", "several-robots"), 29, 34),
    4: DifficultyLevel("12+", ("loop", "physics", "condition", "timing", "several-robots"), 35, 60),
}


class MadePuzzle(NamedTuple):
    """A new puzzle, and what is proven and measured of it."""

    puzzle: Puzzle
    proof: Proof
    difficulty: Difficulty


def make_puzzle(
    level: int, concept: Concept | None, seed: int | str, engine: EngineName | None = None
) -> MadePuzzle:
    """Make a puzzle; drafts that are not good enough are thrown away."""
    usual: Concept = Random(f"concept of level {level}, number {seed}").choice(LEVELS[level].concepts)
    about = concept or usual
    chance = Random(f"puzzle about {about}, level {level}, number {seed}")
    recipe = chance.choice(recipes()[about])
    while True:
        if made := try_draft(level, about, recipe, chance, engine):
            return made


def try_draft(
    level: int, concept: Concept, recipe: Recipe, chance: Random, engine: EngineName | None
) -> MadePuzzle | None:
    measures = recipe.levels[level - 1]
    drafted = draft(concept, recipe, measures, chance)
    goals = ASKS[recipe.asks](drafted, measures, chance)
    for rows, asked in chance.sample(goals, min(GOALS_TRIED, len(goals))):
        puzzle = replace(drafted, goals=asked, rows=rows + measures.spare)
        proof = proven(puzzle, recipe, measures, engine)
        difficulty = difficulty_of(puzzle, engine) if proof else None
        if proof and difficulty and LEVELS[level].easiest <= difficulty.value <= LEVELS[level].hardest:
            return MadePuzzle(finished(puzzle, proof, recipe, chance), proof, difficulty)
    return None


def finished(puzzle: Puzzle, proof: Proof, recipe: Recipe, chance: Random) -> Puzzle:
    minimum = Minimum(proof.cards or 0, proof.rows or 0, proof.solutions)
    return replace(puzzle, minimum=minimum, texts=texts_for(puzzle, recipe.text, chance))


# ---------------------------------------------------------------- what is proven


def proven(puzzle: Puzzle, recipe: Recipe, measures: Measures, engine: EngineName | None) -> Proof | None:
    """Return the proof that there is a solution, but few and none without the concept, or none."""
    if any(is_solvable(puzzle.without(cards), engine) for cards in puzzle.needs):
        return None
    proof = solve(puzzle, measures.solutions, engine)
    few = 0 < proof.solutions <= measures.solutions
    return proof if few and all(PROVES[claim](puzzle, proof) for claim in recipe.proves) else None


def takes_both(puzzle: Puzzle, proof: Proof) -> bool:
    """Tell whether one golem alone would have it easier, whichever it is."""
    alone = [solve(replace(puzzle, goals=(goal,))).cards for goal in puzzle.goals]
    return all(cards is not None and proof.cards is not None and cards < proof.cards for cards in alone)


def slides(puzzle: Puzzle, proof: Proof) -> bool:
    """Tell whether all shortest programs would fail on plain ground."""
    board = puzzle.position.board.translate(SLIPPERY)
    plain = replace(puzzle, position=puzzle.position._replace(board=board))
    return not any(judge(plain, solution).solved for solution in proof.examples)


def meets(puzzle: Puzzle, proof: Proof) -> bool:
    """Tell whether every shortest program of somebody who forgets the other golems fails."""
    still = replace(puzzle, others=())
    found = solve(still, MANY)
    return found.solutions <= MANY and not any(judge(puzzle, each).solved for each in found.examples)


PROVES: dict[str, Callable[[Puzzle, Proof], bool]] = {
    "both": takes_both,
    "slides": slides,
    "meets": meets,
}


# ---------------------------------------------------------------- what is asked for


def farthest(puzzle: Puzzle, measures: Measures, ask: Callable[[Puzzle, Position], Goals]) -> list[Asked]:
    """Return the goals that take many rows and cannot be met without the cards that are needed."""
    needless = {goals for cards in puzzle.needs for goals in rows_to(puzzle.without(cards), ask)}
    first = rows_to(puzzle, ask)
    return sorted(
        [
            (first[goals], goals)
            for goals in first.keys() - needless
            if goals and first[goals] >= measures.rows[0]
        ]
    )


def rows_to(puzzle: Puzzle, ask: Callable[[Puzzle, Position], Goals]) -> dict[Goals, int]:
    """Return all goals that can come about, and how many rows each takes at least."""
    engine = RulesEngine(puzzle)
    graph, holding = Graph(puzzle, engine, MOST), Holding(puzzle)
    takes = [holding.taken(cards_in(puzzle, [(row,)])) for row in graph.rows]
    first: dict[Goals, int] = {}
    reached = {(node, holding.all) for nodes in graph.starts[0].values() for node in nodes}
    for row in range(puzzle.rows + 1):
        for end in {graph.stopped(node) for node, _ in reached} - {LOST}:
            first.setdefault(ask(puzzle, engine.standings[end].position), row)
        if row < puzzle.rows:
            reached = {
                (graph.reached(node, number), left - taken)
                for node, left in reached
                for number, taken in enumerate(takes)
                if not holding.is_overdrawn(left - taken)
            }
            reached = {(node, left) for node, left in reached if node[1] != LOST}
    return first


def ask_to_reach(puzzle: Puzzle, measures: Measures, chance: Random) -> list[Asked]:
    return farthest(puzzle, measures, where_golems_are)


def where_golems_are(puzzle: Puzzle, position: Position) -> Goals:
    """Return goals for where the golems are, or nothing if one is where it was."""
    cells = [(seat, position.robots[seat].cell) for seat in puzzle.control]
    if any(puzzle.position.robots[seat].cell == cell for seat, cell in cells):
        return ()
    return tuple([PuzzleGoal("reach", seat, cell) for seat, cell in cells])


def ask_to_push(puzzle: Puzzle, measures: Measures, chance: Random) -> list[Asked]:
    return farthest(puzzle, measures, where_barrels_are)


def where_barrels_are(puzzle: Puzzle, position: Position) -> Goals:
    """Return goals for where the barrels are, or nothing if one is where it was."""
    before, after = dict(puzzle.position.barrels), dict(position.barrels)
    return () if before.keys() & after else tuple([PuzzleGoal("push", cell=cell) for cell in sorted(after)])


def ask_for_a_way(puzzle: Puzzle, measures: Measures, chance: Random) -> list[Asked]:
    """Return a goal on the way of a golem for which the cards of the hand are laid in random order."""
    cards = [card for card in COMMANDS for _ in range(hand_of(puzzle).get(card, 0))]
    start, *way = walked(puzzle, chance.sample(cards, len(cards)))
    last = way[-1]
    between = [cell for cell in dict.fromkeys(way) if cell not in (start, last)]
    if last == start or len(between) < measures.touched - 1:
        return []
    if measures.touched == 1:
        return [(len(way), (PuzzleGoal("reach", puzzle.control[0], last),))]
    picked = sorted(chance.sample(range(len(between)), measures.touched - 1))
    touched = (*[between[at] for at in picked], last)
    return [(len(way), (PuzzleGoal("touch", puzzle.control[0], cells=touched),))]


def walked(puzzle: Puzzle, program: list[Command]) -> list[Cell]:
    """Return the cells on which a lone golem stands: at the start, and after each row."""
    engine = RulesEngine(puzzle)
    states = [engine.start()]
    for row in program:
        states.append(engine.played(states[-1], (None,), (row,)))
    return [engine.standings[state].position.robots[0].cell for state in states]


ASKS: dict[str, Callable[[Puzzle, Measures, Random], list[Asked]]] = {
    "reach": ask_to_reach,
    "push": ask_to_push,
    "way": ask_for_a_way,
}
