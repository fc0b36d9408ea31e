"""The solver: a complete search that merges equal positions, so that what it says of a puzzle is proven."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Literal, NamedTuple, TypeAlias

from golems.fast import is_installed
from golems.puzzles.engines import LOST, RulesEngine
from golems.puzzles.graph import Bounds, Graph, Node
from golems.puzzles.programs import cards_in, check_laid, hand_of
from golems.puzzles.puzzle import Puzzle
from golems.rules.refusals import Illegal
from golems.rules.values import Program

MOST = 500_000  # the most positions
FEW = 250  # positions that the rules search in a moment
EngineName: TypeAlias = Literal["rules", "fast"]
Solution: TypeAlias = tuple[Program, ...]  # one program for each round


class Proof(NamedTuple):
    """What is proven of a puzzle."""

    cards: int | None  # the fewest; none if it cannot be solved
    rows: int | None
    solutions: int  # how many different solutions need no more cards
    examples: tuple[Solution, ...]  # some of these solutions
    positions: int  # the positions from which something was tried

    @property
    def is_solvable(self) -> bool:
        return self.cards is not None


def solve(puzzle: Puzzle, examples: int = 1, engine: EngineName | None = None, most: int = MOST) -> Proof:
    """Prove the fewest cards and rows, and how many solutions need no more cards, with some examples."""
    graph = graph_of(puzzle, engine, most)
    search = SolutionSearch(graph, "cards")
    cards, solutions = search.fewest()
    if cards is None:
        return Proof(None, None, 0, (), graph.size)
    rows, _ = SolutionSearch(graph, "rows").fewest()
    found = tuple(islice(search.solutions(cards), examples))
    return Proof(cards, rows, solutions, found, graph.size)


def is_solvable(puzzle: Puzzle, engine: EngineName | None = None, most: int = MOST) -> bool:
    """Tell whether the puzzle can be solved, without computing more than that needs."""
    return SolutionSearch(graph_of(puzzle, engine, most), "rows").fewest()[0] is not None


def good_rows(puzzle: Puzzle, programs: Sequence[Program]) -> int:
    """Return how many rows of an attempt can stay; raise if it cannot be laid."""
    check_laid(puzzle, programs)
    return SolutionSearch(graph_of(puzzle), "rows").good_rows(programs)


# ---------------------------------------------------------------- engines


def graph_of(puzzle: Puzzle, engine: EngineName | None = None, most: int = MOST) -> Graph:
    """Return the graph with this engine. By default the rules play small graphs, for which nothing has to be
    loaded or compiled, and the fast engine plays larger ones where it covers the game."""
    covered = engine == "fast" or (puzzle.position.edition == "4.0" and most > FEW and is_installed())
    if engine == "rules" or not covered:
        return Graph(puzzle, RulesEngine(puzzle), most)
    if engine is None and (small := small_graph_of(puzzle)):
        return small
    from golems.fast.maps import NotCovered  # noqa: PLC0415
    from golems.puzzles.fast_engine import FastEngine  # noqa: PLC0415

    try:
        return Graph(puzzle, FastEngine(puzzle), most)
    except NotCovered:
        if engine == "fast":
            raise
        return Graph(puzzle, RulesEngine(puzzle), most)


def small_graph_of(puzzle: Puzzle) -> Graph | None:
    try:
        return Graph(puzzle, RulesEngine(puzzle), FEW)
    except Illegal:  # there are more positions
        return None


# ---------------------------------------------------------------- what is left of the hand


class Holding:
    """A hand as one number: eight bits for each kind of card; the highest bit is set as long as no more cards
    are taken than there are."""

    BITS = 8

    def __init__(self, puzzle: Puzzle) -> None:
        hand = hand_of(puzzle)
        senses = sum(count for card, count in hand.items() if card.endswith("?") or card == "if")
        most = puzzle.rows + min(senses, puzzle.rows)  # the most cards of a kind that a program can use
        counted = [card for card, count in hand.items() if count < most or puzzle.limits.all_cards]
        self.places = {card: self.BITS * number for number, card in enumerate(counted)}
        self.none = sum(1 << (place + self.BITS - 1) for place in self.places.values())
        self.all = self.none + self.taken(Counter(hand))

    def taken(self, cards: Counter[str]) -> int:
        return sum(cards[card] << place for card, place in self.places.items())

    def is_overdrawn(self, left: int) -> bool:
        return left & self.none != self.none


# ---------------------------------------------------------------- the search


class Belief:
    """Where a program may have come to, with one node for each way the dice can have fallen."""

    __slots__ = ("after", "least", "level", "moves", "nodes", "number")

    def __init__(self, number: int, level: int, nodes: frozenset[Node], least: int) -> None:
        self.number = number  # the number of the round
        self.level = level  # the rows laid in it
        self.nodes = nodes
        self.least = least  # what is needed from here on, even with all cards in hand
        self.moves: list[SearchMove] | None = None  # computed when asked for
        self.after: Belief | bool | None = None  # the next round, or whether the puzzle is solved at the end


class SearchMove(NamedTuple):
    """A row that may lead to a solution."""

    least: int  # what is needed for it and all that follows
    row: int
    to: Belief


class SolutionSearch:
    """Counts the solutions that need exactly a given budget, in cards or in rows.

    A *tally* is what the limits need to know of the rows laid so far: the cards of `use` that are among them,
    a bit each, and above them how many rows there were (or cards, where rows are the budget).
    """

    def __init__(self, graph: Graph, budget: Literal["cards", "rows"]) -> None:
        self.graph, self.puzzle, self.limits = graph, graph.puzzle, graph.puzzle.limits
        used = [cards_in(self.puzzle, [(row,)]) for row in graph.rows]
        cards, rows = [each.total() for each in used], [1] * len(used)
        self.costs, self.other_costs = (cards, rows) if budget == "cards" else (rows, cards)
        self.bound, self.other_bound = self.limits.cards, self.limits.rows
        if budget == "rows":
            self.bound, self.other_bound = self.other_bound, self.bound
        self.bounds = Bounds(graph, self.costs)
        self.holding = Holding(self.puzzle)
        self.takes = [self.holding.taken(each) for each in used]
        use = self.limits.use
        self.flags = [sum(1 << bit for bit, card in enumerate(use) if each[card]) for each in used]
        self.beliefs: dict[tuple[int, int, frozenset[Node]], Belief | None] = {}
        self.counts: dict[tuple[Belief, int, int, int], int] = {}
        start = graph.starts[0].get(graph.engine.start(), [])
        self.start = self.belief(0, 0, frozenset(start)) if start else None

    # ---------------------------------------------------------------- questions

    def fewest(self) -> tuple[int | None, int]:
        """Return the least budget with which the puzzle can be solved, and in how many ways."""
        if self.start:
            for budget in self.budgets(self.start.least):
                if ways := self.ways(self.start, self.holding.all, budget, 0):
                    return budget, ways
        return None, 0

    def budgets(self, least: int) -> list[int]:
        """Return the budgets that may be spent in all."""
        most = self.puzzle.rounds * self.puzzle.rows * max(self.costs, default=0)
        return [budget for budget in range(least, most + 1) if not self.bound or self.bound.allows(budget)]

    def solutions(self, budget: int) -> Iterator[Solution]:
        """Yield all solutions with this budget, in the order of the rows."""
        if self.start:
            for rows in self.continuations(self.start, self.holding.all, budget, 0):
                yield tuple([tuple([self.graph.rows[row] for row in program]) for program in rows])

    def good_rows(self, programs: Sequence[Program]) -> int:
        """Return how many rows of the longest beginning of an attempt lead to a solution."""
        good, belief, left, spent, tally = 0, self.start, self.holding.all, 0, 0
        for number, program in enumerate(programs):
            for row in map(self.graph.rows.index, program):
                belief = belief and self.led_to(belief, row)
                left, spent, tally = left - self.takes[row], spent + self.costs[row], self.tallied(tally, row)
                if belief is None or not self.can_go_on(belief, left, spent, tally):
                    return good
                good += 1
            after = self.stopped(belief) if belief and number + 1 < len(programs) else False
            belief, left = after if isinstance(after, Belief) else None, self.holding.all
        return good

    def can_go_on(self, belief: Belief, left: int, spent: int, tally: int) -> bool:
        budgets = self.budgets(spent + belief.least)
        return any(self.ways(belief, left, budget - spent, tally) for budget in budgets)

    # ---------------------------------------------------------------- counting

    def ways(self, belief: Belief, left: int, budget: int, tally: int) -> int:
        """Return how many solutions go on from here with these cards left in the hand."""
        key = (belief, left, budget, tally)
        if key not in self.counts:
            count = self.ways_to_stop(belief, left, budget, tally)
            for least, row, to in self.moves(belief):
                if least > budget:
                    break
                rest = left - self.takes[row]
                if not self.holding.is_overdrawn(rest):
                    count += self.ways(to, rest, budget - self.costs[row], self.tallied(tally, row))
            self.counts[key] = count
        return self.counts[key]

    def ways_to_stop(self, belief: Belief, left: int, budget: int, tally: int) -> int:
        """Return how many there are if the program of this round is over."""
        after = self.stopped(belief)
        if after is False or (self.limits.all_cards and left != self.holding.none):
            return 0
        if after is True:
            return budget == 0 and self.is_allowed(tally)
        return self.ways(after, self.holding.all, budget, tally) if after.least <= budget else 0

    def continuations(self, belief: Belief, left: int, budget: int, tally: int) -> Iterator[list[list[int]]]:
        """Yield the rows of every solution from here on: of this program, and of those after it."""
        if self.ways_to_stop(belief, left, budget, tally):
            after = self.stopped(belief)
            if isinstance(after, Belief):
                yield from [
                    [[], *more] for more in self.continuations(after, self.holding.all, budget, tally)
                ]
            else:
                yield [[]]
        for _, row, to in sorted(self.moves(belief), key=lambda move: move.row):
            rest = left - self.takes[row]
            further = (to, rest, budget - self.costs[row], self.tallied(tally, row))
            if not self.holding.is_overdrawn(rest) and to.least <= further[2] and self.ways(*further):
                for first, *more in self.continuations(*further):
                    yield [[row, *first], *more]

    def tallied(self, tally: int, row: int) -> int:
        amount = self.other_costs[row] if self.other_bound else 0
        return (tally | self.flags[row]) + (amount << len(self.limits.use))

    def is_allowed(self, tally: int) -> bool:
        use = len(self.limits.use)
        has_all = tally & ((1 << use) - 1) == (1 << use) - 1
        return has_all and (self.other_bound is None or self.other_bound.allows(tally >> use))

    # ---------------------------------------------------------------- beliefs

    def belief(self, number: int, level: int, nodes: frozenset[Node]) -> Belief | None:
        """Return the one belief with these nodes, or none if one of them is hopeless."""
        key = (number, level, nodes)
        if key not in self.beliefs:
            levels = self.bounds.levels[number]
            least = levels[level] if level < len(levels) else {}  # every way on is lost
            found = [least[rest][state] for rest, state in nodes if state in least.get(rest, {})]
            hopeful = len(found) == len(nodes)
            self.beliefs[key] = Belief(number, level, nodes, max(found)) if hopeful else None
        return self.beliefs[key]

    def moves(self, belief: Belief) -> list[SearchMove]:
        """Return the rows that may be laid here, the most hopeful ones first."""
        if belief.moves is None:
            belief.moves = []
            for row in range(len(self.graph.rows) if belief.level < self.puzzle.rows else 0):
                if to := self.led_to(belief, row):
                    belief.moves.append(SearchMove(self.costs[row] + to.least, row, to))
            belief.moves.sort(key=lambda move: move.least)
        return belief.moves

    def led_to(self, belief: Belief, row: int) -> Belief | None:
        """Return what follows if this row is laid."""
        nodes = frozenset([self.graph.reached(node, row) for node in belief.nodes])
        return self.belief(belief.number, belief.level + 1, nodes)

    def stopped(self, belief: Belief) -> Belief | bool:
        """Return the next round if this program is over, or whether the puzzle is solved."""
        if belief.after is None:
            belief.after = self.look_after(belief)
        return belief.after

    def look_after(self, belief: Belief) -> Belief | bool:
        arrivals, number = {self.graph.stopped(node) for node in belief.nodes}, belief.number + 1
        if LOST in arrivals:
            return False
        if number == self.puzzle.rounds:
            return all(self.graph.ends[state] for state in arrivals)
        starts = self.graph.starts[number]
        if not starts.keys() >= arrivals:
            return False
        nodes = frozenset([node for arrival in arrivals for node in starts[arrival]])
        return self.belief(number, 0, nodes) or False
