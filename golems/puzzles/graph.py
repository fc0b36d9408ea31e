"""The graph of everything that can come of a puzzle if cards cost nothing, and how far each position is from
the goals.

A *node* is a position between two rows of a round, with the rest of the script that the others follow. The
cards of the hand are not part of it, so there are few nodes. They tell how many cards are still needed at
least, which keeps the search that does count the cards (`solver.py`) small.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

from golems.puzzles.engines import LOST, LaidRows, PuzzleEngine, State
from golems.puzzles.programs import rows_of
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.scripts import Joint, Script, scripts
from golems.rules.refusals import Illegal
from golems.rules.values import Condition, Row, Sense

IDLE = 0  # the number of the first thing laid, which is nothing


class RowEffect(NamedTuple):
    """What a row comes to: the number of a thing laid, or one for each way the robots can see."""

    sense: Sense | None
    laid: dict[tuple[bool, ...], int]


class Known:
    """What is known, by state, of rows that are played while the others play one row."""

    __slots__ = ("idle", "joint", "sights", "steps")

    def __init__(self, joint: Joint) -> None:
        self.joint = joint
        self.steps: dict[State, list[State]] = {}  # what each thing laid leads to
        self.idle: dict[State, State] = {}
        self.sights: defaultdict[Sense, dict[State, tuple[bool, ...]]] = defaultdict(dict)


class RestOfScript:
    """What is left of the script that the others follow in a round; equal ones exist once.

    It is silent where nobody is left to follow the player's program: then rows that are laid do nothing.
    """

    __slots__ = ("known", "rows", "shorter", "silent")

    def __init__(self, rows: int, known: Known, shorter: "RestOfScript | None", silent: bool) -> None:
        self.rows = rows
        self.known = known
        self.shorter = shorter or self
        self.silent = silent


Node: TypeAlias = tuple[RestOfScript, State]
GraphLevel: TypeAlias = dict[RestOfScript, set[State]]
Least: TypeAlias = dict[
    RestOfScript, dict[State, int]
]  # how much is needed at least; hopeless states are left out


class Graph:
    """The nodes of all rounds, row by row."""

    def __init__(self, puzzle: Puzzle, engine: PuzzleEngine, most: int) -> None:
        self.puzzle = puzzle
        self.engine = engine
        self.most = most  # the most positions from which something may be tried
        self.size = 0  # the positions from which something was tried
        self.rows = rows_of(puzzle)
        self.laid: list[LaidRows] = [(None,) * len(puzzle.control)]
        self.effects = [self.effect_of(row) for row in self.rows]
        self.senses = {effect.sense for effect in self.effects if effect.sense}
        self.rests: dict[tuple[Script, bool], RestOfScript] = {}
        self.known: dict[Joint, Known] = {}
        self.closed: dict[State, State] = {}
        self.starts: list[dict[State, list[Node]]] = []  # by round, how it begins for each arrival
        self.levels: list[list[GraphLevel]] = []  # the levels of each round, row by row
        self.ends = self.build()

    # ---------------------------------------------------------------- rows

    def effect_of(self, row: Row) -> RowEffect:
        robots = len(self.puzzle.control)
        if not isinstance(row, Condition):
            return RowEffect(None, {(): self.number_of((row,) * robots)})
        seen = product((False, True), repeat=robots)
        return RowEffect(
            row.sense, {answers: self.number_of(self.branches(row, answers)) for answers in seen}
        )

    def branches(self, row: Condition, answers: Sequence[bool]) -> LaidRows:
        """Return what each robot carries out: in 4.0 a row like any other (C1); in 3.0 and 2.0 the movement
        of a condition comes after other movement (G4)."""
        chosen = [row.yes if answer else row.no for answer in answers]
        if self.puzzle.position.edition == "4.0":
            return tuple(chosen)
        return tuple([Condition(row.sense, inner, inner) for inner in chosen])

    def number_of(self, laid: LaidRows) -> int:
        if laid not in self.laid:
            self.laid.append(laid)
        return self.laid.index(laid)

    # ---------------------------------------------------------------- scripts

    def rest_of(self, script: Script, silent: bool) -> RestOfScript:
        if (script, silent) not in self.rests:
            joint = script[0] if script else (None,) * len(self.puzzle.position.robots)
            known = self.known.setdefault(joint, Known(joint))
            shorter = self.rest_of(script[1:], silent) if script else None
            self.rests[script, silent] = RestOfScript(len(script), known, shorter, silent)
        return self.rests[script, silent]

    # ---------------------------------------------------------------- from the start to the end

    def build(self) -> dict[State, bool]:
        """Lay out all rounds, and return the states in which it can end, with whether the goals are met."""
        arrivals = {self.engine.start()}
        for number in range(self.puzzle.rounds):
            self.starts.append(self.opened(number, sorted(arrivals)))
            level: GraphLevel = defaultdict(set)
            for nodes in self.starts[number].values():
                for rest, state in nodes:
                    level[rest].add(state)
            levels = [level]
            while level := self.next_level(level, len(levels) - 1):
                levels.append(level)
            self.levels.append(levels)
            arrivals = self.close(levels)
        ends = sorted(arrivals)
        return dict(zip(ends, self.engine.solves(ends), strict=True))

    def opened(self, number: int, arrivals: Sequence[State]) -> dict[State, list[Node]]:
        """Return how the round begins for every script, without states that are lost at once."""
        states = self.engine.open(arrivals, self.puzzle.events[number])
        pairs = zip(arrivals, states, strict=True)
        return {arrival: self.nodes_at(number, state) for arrival, state in pairs if state != LOST}

    def nodes_at(self, number: int, state: State) -> list[Node]:
        if self.engine.is_over(state):
            return [(self.rest_of((), silent=True), state)]
        out = self.engine.out(state)
        silent = out.issuperset(self.puzzle.control)
        return [(self.rest_of(script, silent), state) for script in scripts(self.puzzle, number, out)]

    def next_level(self, level: GraphLevel, row: int) -> GraphLevel:
        """Return all nodes one row later."""
        following: GraphLevel = defaultdict(set)
        for rest, states in level.items():
            found: set[State] = set()
            if rest.rows or (rest.silent and row < self.puzzle.rows):
                found.update(self.idle(rest, states))
            if row < self.puzzle.rows and not rest.silent:
                for reached in self.play(rest, states):
                    found.update(reached[IDLE + 1 :])
            if found := found - {LOST}:
                following[rest.shorter] |= found
        return following

    def play(self, rest: RestOfScript, states: Iterable[State]) -> list[list[State]]:
        """Return by state what each thing laid leads to; each is played once."""
        known, states = rest.known, list(states)
        missing = [state for state in states if state not in known.steps]
        if missing:
            self.size += len(missing)
            if self.size > self.most:
                raise Illegal("puzzle-too-large", rule="G14", most=self.most)
            played = self.engine.play(missing, known.joint, self.laid)
            known.steps.update(zip(missing, played, strict=True))
            for sense in self.senses:
                seen = self.engine.look(missing, known.joint, sense)
                known.sights[sense].update(zip(missing, seen, strict=True))
        return [known.steps[state] for state in states]

    def idle(self, rest: RestOfScript, states: Iterable[State]) -> list[State]:
        """Return what follows when the player lays nothing more and the others go on."""
        known, states = rest.known, list(states)
        if not rest.rows:
            return states
        missing = [state for state in states if state not in known.idle]
        if missing:
            played = self.engine.play(missing, known.joint, self.laid[: IDLE + 1])
            known.idle.update({state: reached[IDLE] for state, reached in zip(missing, played, strict=True)})
        return [known.idle[state] for state in states]

    def close(self, levels: Sequence[GraphLevel]) -> set[State]:
        """End the round wherever no script goes on, and return where the next one begins."""
        ending = {
            state for level in levels for rest, states in level.items() if not rest.rows for state in states
        }
        missing = sorted(ending - self.closed.keys())
        if missing:
            self.closed.update(zip(missing, self.engine.close(missing), strict=True))
        return {self.closed[state] for state in ending} - {LOST}

    # ---------------------------------------------------------------- from node to node

    def reached(self, node: Node, row: int) -> Node:
        """Return where a row, by its number, leads to."""
        rest, state = node
        if rest.silent:
            return rest.shorter, self.idle(rest, [state])[0]
        sense, laid = self.effects[row]
        seen = rest.known.sights[sense][state] if sense else ()
        return rest.shorter, rest.known.steps[state][laid[seen]]

    def stopped(self, node: Node) -> State:
        """Return where the next round begins, or everything ends, if no row is laid from here on."""
        rest, state = node
        while rest.rows and state != LOST:
            rest, state = rest.shorter, self.idle(rest, [state])[0]
        return LOST if state == LOST else self.closed[state]


# ---------------------------------------------------------------- from the end to the start


class Bounds:
    """What is needed at least, in cards or in rows, from every node on."""

    def __init__(self, graph: Graph, costs: Sequence[int]) -> None:
        self.graph = graph
        self.costs = least_costs(graph, costs)
        rounds = graph.puzzle.rounds
        self.arrivals: list[dict[State, int]] = [{} for _ in range(rounds)]
        self.arrivals.append({state: 0 for state, solved in graph.ends.items() if solved})
        self.levels: list[list[Least]] = [[] for _ in range(rounds)]
        for number in reversed(range(rounds)):
            self.look_back(number)

    def look_back(self, number: int) -> None:
        """Compute the nodes of a round from its last row to its first, then its arrivals."""
        graph, levels = self.graph, self.levels[number]
        stopping: Least = {}
        following: Least = {}
        for row, level in reversed([*enumerate(graph.levels[number])]):
            stopping = {rest: self.stop(number, rest, states, stopping) for rest, states in level.items()}
            goes_on = row < graph.puzzle.rows
            following = {
                rest: self.go_on(rest, states, stopping[rest], following) if goes_on else stopping[rest]
                for rest, states in level.items()
            }
            levels.insert(0, following)
        for arrival, nodes in graph.starts[number].items():
            found = [levels[0][rest][state] for rest, state in nodes if state in levels[0][rest]]
            if len(found) == len(nodes):
                self.arrivals[number][arrival] = max(found)

    def stop(self, number: int, rest: RestOfScript, states: set[State], later: Least) -> dict[State, int]:
        """Return what is needed if no row is laid from here on."""
        graph = self.graph
        if rest.rows:
            least, reached = later.get(rest.shorter, {}), graph.idle(rest, states)
        else:
            least, reached = self.arrivals[number + 1], [graph.closed[state] for state in states]
        return {state: least[after] for state, after in zip(states, reached, strict=True) if after in least}

    def go_on(
        self, rest: RestOfScript, states: set[State], stopping: dict[State, int], later: Least
    ) -> dict[State, int]:
        """Return what is needed if another row may be laid here."""
        if rest.silent:
            return stopping
        least, found, costs = later.get(rest.shorter, {}), dict(stopping), self.costs[IDLE + 1 :]
        for state in states:
            reached = zip(costs, rest.known.steps[state][IDLE + 1 :], strict=True)
            needed = [cost + least[after] for cost, after in reached if after in least]
            if needed:
                found[state] = min(*needed, found.get(state, needed[0]))
        return found


def least_costs(graph: Graph, costs: Sequence[int]) -> list[int]:
    """Return what each thing laid costs at least."""
    found = [0] * len(graph.laid)
    for row, effect in enumerate(graph.effects):
        for laid in effect.laid.values():
            found[laid] = min(found[laid] or costs[row], costs[row])
    return found
