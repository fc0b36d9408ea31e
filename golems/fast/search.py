"""The exact outcome of a round for every pair of programs.

First the rows are played, each from every position that those before it may lead to; equal positions exist
once. Then, from the last row back, every position and every choice gets a table of what it is worth by how
the programs of both sides go on from it.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from golems.fast.jit import Numbers, Words, compiled, inlined, pointer
from golems.fast.layout import COMMAND_BITS, LOOP, NO_AT, SEATS
from golems.fast.tree import (
    FULL,
    LEFT,
    LISTED,
    NODE,
    NODES,
    OPEN,
    PLAYED,
    POSITION,
    RIGHT,
    ROW_BITS,
    SEAT_BITS,
    TRIED,
    NodeList,
    Pointers,
    Tree,
    chosen,
    cut,
    listed,
    mixed,
    new_level,
    new_tree,
    outcome,
    pointers,
    sights,
)
from golems.fast.value import WIN

Matrix: TypeAlias = NDArray[np.float32]
Worths: TypeAlias = NDArray[np.int32]
ROOM = 1 << 17  # the number of nodes to begin with
KNOWN = 1 << 19  # endings from a position that are cached with what they are worth
SPARSE = 8  # a side is sparse if it has one program in this many
MOST_WORTHS = 1 << 27  # the most worths in the tables of one row
WRITTEN = 48  # writing this many worths takes as long as playing one row
BEGUN = 1500  # rows that could be played in the time it takes to begin


class TooLarge(ValueError):
    """Raised when a round leads to more positions than it may."""


class TreeFull(Exception):
    """Raised when the tree has no room left."""


class TooMany(Exception):
    """Raised when the tables would take more memory than they may."""


class TooLong(Exception):
    """Raised when more rows would be played than may be."""


# ---------------------------------------------------------------- programs


class SideRow(NamedTuple):
    """A row of the programs of a side, and the different endings with which they go on from it."""

    kinds: Words  # the different rows
    seen: Words  # [who sees an obstacle, row]: the first row that comes to the same
    starts: Words  # [row]: the first ending that begins with it, then the number of all
    rests: Words  # [ending]: the ending that follows its first row
    shorter: int  # the number of endings that follow


class Side(NamedTuple):
    """Programs `[program, row]`, sorted and each once."""

    programs: Words
    rows: list[SideRow]

    def endings(self) -> tuple[Words, Words]:
        """Return for all rows in turn the row with which each ending begins, and the ending that follows."""
        behind = np.cumsum([len(row.rests) for row in self.rows])
        codes = [np.repeat(row.kinds, np.diff(row.starts)) for row in self.rows]
        rests = [row.rests + start for row, start in zip(self.rows, behind, strict=True)]
        return np.concatenate(codes), np.concatenate(rests)


def side_of(programs: Words) -> Side:
    size, length = programs.shape
    rows: list[SideRow] = []
    endings, shorter = np.zeros(size, np.int64), 1  # the ending of each program
    for number in reversed(range(length)):
        kinds, numbers = different(programs[:, number])
        found, endings = different(numbers * shorter + endings)
        starts = np.searchsorted(found, np.arange(len(kinds) + 1) * shorter)
        rows.insert(0, SideRow(kinds, same_rows(kinds), starts, found % shorter, shorter))
        shorter = len(found)
    return Side(programs, rows)


def different(numbers: Words) -> tuple[Words, Words]:
    """Return each number once, in order, and which of them every one is."""
    if len(numbers) == 1:
        return numbers.copy(), np.zeros(1, np.int64)
    return np.unique(numbers, return_inverse=True)


def same_rows(kinds: Words) -> Words:
    """Return which rows are equal by who sees an obstacle; a condition is one of its two commands (C1)."""
    found = np.tile(np.arange(len(kinds)), (1 << SEATS, 1))
    if len(kinds) > 1:
        for who in range(1 << SEATS):
            _, firsts, numbers = np.unique(plain(kinds, who), return_index=True, return_inverse=True)
            found[who] = firsts[numbers]
    return found


def plain(kinds: Words, who: int) -> Words:
    """Return the rows without the commands that are not carried out if these seats see an obstacle."""
    found = np.zeros_like(kinds)
    for seat in range(SEATS):
        rows = kinds >> SEAT_BITS * seat & ROW_BITS
        command = (rows if who >> seat & 1 else rows >> NO_AT) & COMMAND_BITS
        found |= (rows & LOOP | command) << SEAT_BITS * seat
    return found


def is_sparse(side: Side) -> bool:
    """Tell whether the side has few of the programs that could be made of its rows."""
    return SPARSE * len(side.programs) < prod([len(row.kinds) for row in side.rows])


def goes_apart(side: Side) -> bool:
    """Tell whether the side has few of the programs that could be made of its rows, counting rows that
    come to the same as one; with several robots it is often true."""
    return SPARSE * len(side.programs) < prod([len(np.unique(row.seen[0])) for row in side.rows])


def first_rows(side: Side) -> list[SideRow]:
    """Return the first row of the programs, each kind of it alone."""
    first = side.rows[0]
    nobody = np.zeros((1 << SEATS, 1), np.int64)
    return [
        first._replace(
            kinds=first.kinds[kind : kind + 1],
            seen=nobody,
            starts=np.array([0, end - start]),
            rests=first.rests[start:end],
        )
        for kind, (start, end) in enumerate(pairwise(first.starts))
    ]


# ---------------------------------------------------------------- a round


class Going(NamedTuple):
    """How an own program and the endings of others go on, and what is known of them."""

    mine: Numbers  # the rows of the own program
    codes: Numbers  # by ending, its first row
    rests: Numbers  # by ending, the one that follows
    known: Numbers  # pairs of a key and what it leads to
    last: int  # the number of the last row


class RoundSearch:
    """A search of a round from one position, and of what it is worth to one seat."""

    def __init__(
        self, field: Words, weights: Words, state: Words, event: int, seat: int, most: int | None = None
    ) -> None:
        self.field, self.weights, self.state, self.event, self.seat = field, weights, state, event, seat
        self.room, self.most = ROOM, most
        self.patience: int | None = None  # the most work, if limited
        self.played = 0  # rows in trees that were given up, and work of equal cost in tables
        self.begin()

    def begin(self) -> None:
        """Begin with an empty tree and with what comes before row 1."""
        if self.most is not None and self.room > self.most:
            raise TooLarge(f"more than {self.most} positions and choices")
        self.tree = new_tree(self.room, self.seat)
        self.tree.nodes[:NODE] = POSITION, *self.state
        self.tree.counts[NODES] = 1
        nowhere = np.zeros(1, np.int64)
        opening, nobody = [side_of(np.array([[row]])).rows[0] for row in (OPEN + self.event, 0)]
        self.opened, _ = self.play(NodeList(nowhere, nowhere, nowhere), opening, nobody, False)

    @property
    def work(self) -> int:
        """The rows played so far, and work of equal cost, as a measure of time on any machine."""
        return self.played + int(self.tree.counts[PLAYED])

    def worths_within(self, patience: int, mine: Side, theirs: Side) -> Worths | None:
        """Return what `worths` returns, or none if that would be more work than this."""
        self.patience = self.work + patience
        try:
            return self.worths(mine, theirs)
        except TooLong:
            return None
        finally:
            self.patience = None

    def worths(self, mine: Side, theirs: Side) -> Worths:
        """Return what every pair of programs is worth, `[mine, theirs]`, searched at once or part by part."""
        if len(mine.programs) > 1 and is_sparse(theirs):
            return self.by_parts(mine, theirs, len(theirs.programs))
        try:
            return self.singly(mine, theirs) if goes_apart(theirs) else self.tabled(mine, theirs)
        except TreeFull:
            self.room *= 4
            self.played = self.work
            self.begin()
            return self.worths(mine, theirs)
        except TooMany:
            return self.by_parts(mine, theirs, 2)

    def singly(self, mine: Side, theirs: Side) -> Worths:
        """Return the worths of one own program, for sides in which hardly two programs go the same way and
        tables gain nothing."""
        root, known = self.opened.nodes[-1], np.zeros(2 * KNOWN, np.int64)
        programs = mine.programs[0], *theirs.endings()
        worths = worths_against(
            self.tree, self.field, self.weights, root, *programs, known, len(theirs.programs)
        )
        if self.tree.counts[FULL]:
            raise TreeFull
        return worths[None]

    def by_parts(self, mine: Side, theirs: Side, parts: int) -> Worths:
        programs = np.array_split(theirs.programs, parts)
        return np.hstack([self.worths(mine, side_of(part)) for part in programs])

    def tabled(self, mine: Side, theirs: Side) -> Worths:
        """Return the worths by tables; the first rows of theirs are taken one by one, so that no more memory
        is needed than for one."""
        self.played += BEGUN
        firsts = first_rows(theirs) if len(mine.programs) > 1 else theirs.rows[:1]
        rows = list(zip(mine.rows, theirs.rows, strict=True))[1:]
        begun = [self.play(self.opened, mine.rows[0], first, not rows) for first in firsts]
        tables = [worths for _, worths in begun]
        if rows:
            later = self.tables([level for level, _ in begun], rows)
            tables = [
                self.before(self.opened, ways, worths, mine.rows[0], first)
                for (_, ways), worths, first in zip(begun, later, firsts, strict=True)
            ]
        sizes = [len(mine.programs) * first.starts[-1] for first in firsts]  # of the opened node
        opened = [table[-size:] for table, size in zip(tables, sizes, strict=True)]
        return np.hstack([table.reshape(len(mine.programs), -1) for table in opened])

    def tables(self, levels: list[NodeList], rows: list[tuple[SideRow, SideRow]]) -> Iterator[Worths]:
        """Yield the tables of each list of nodes for all that follows these rows."""
        whole, (row, *rest) = joined(levels), rows
        after, ways = self.play(whole, *row, not rest)
        worths = next(self.tables([after], rest)) if rest else ways
        sizes = [len(level.nodes) for level in levels]
        parts = np.split(ways.reshape(len(whole.nodes), -1), np.cumsum(sizes[:-1]))
        for level, part in zip(levels, parts, strict=True):
            yield self.before(level, part.ravel(), worths, *row) if rest else part.ravel()

    def play(self, level: NodeList, mine: SideRow, theirs: SideRow, is_last: bool) -> tuple[NodeList, Worths]:
        self.expect(len(level.nodes) * mine.kinds.size * theirs.kinds.size)
        played = play_row(self.tree, self.field, self.weights, level, mine, theirs, is_last)
        if self.tree.counts[FULL]:
            raise TreeFull
        return played

    def expect(self, rows: int) -> None:
        if self.patience is not None and self.work + rows > self.patience:
            raise TooLong

    def before(self, level: NodeList, ways: Worths, worths: Worths, mine: SideRow, theirs: SideRow) -> Worths:
        size = len(level.nodes) * int(mine.starts[-1] * theirs.starts[-1])
        if theirs.starts[-1] > 1 and size > MOST_WORTHS:
            raise TooMany
        self.expect(size // WRITTEN)
        self.played += size // WRITTEN
        return worths_before(self.tree.nodes, level, ways, worths, mine, theirs)


def joined(levels: list[NodeList]) -> NodeList:
    """Return one list of nodes made of several."""
    sizes = [len(level.nodes) for level in levels]
    before = np.repeat(np.cumsum([0, *sizes[:-1]]), sizes)
    nodes, lefts, rights = [np.concatenate(lists) for lists in zip(*levels, strict=True)]
    return NodeList(nodes, lefts + before, rights + before)


def round_values(
    field: Words,
    weights: Words,
    state: Words,
    event: int,
    seat: int,
    mine: Words,
    theirs: Words,
    most: int | None = None,
) -> Matrix:
    """Return what the round is worth to the seat, between -1 and 1, by its programs and those of the others.

    Both are `[program, row]`, sorted and each once as by `numpy.unique`, with equally many rows. A row holds
    the codes of the seats of its side, seven bits a seat. The position is that before the round; whoever is
    asked something in it answers in the own best interest. More than `most` nodes are refused.
    """
    search = RoundSearch(field, weights, state, event, seat, most)
    return in_wins(search.worths(side_of(mine), side_of(theirs)))


def in_wins(worths: Worths) -> Matrix:
    """Return the worths as parts of a won game."""
    return np.divide(worths, WIN, dtype=np.float32, casting="unsafe")


# ---------------------------------------------------------------- compiled


@compiled
def play_row(
    tree: Tree, field: Words, weights: Words, level: NodeList, mine: SideRow, theirs: SideRow, is_last: bool
) -> tuple[NodeList, Worths]:
    """Return the nodes after a row, and which of them each pair of rows leads to from each position; after
    the last row, return what each pair is worth in each node."""
    nodes = pointers(tree, field, weights)
    found, first = new_level(0 if is_last else nodes.room), tree.counts[LISTED]
    width = theirs.kinds.size
    block = mine.kinds.size * width
    ways, known = np.empty(level.nodes.size * block, np.int32), np.empty(block, np.int64)
    for place in range(level.nodes.size):
        node = level.nodes[place]
        if tree.nodes[node * NODE] != POSITION:
            if is_last:
                choose(tree.nodes, level, place, ways, block)
            continue
        known[:] = UNKNOWN
        who = sights(nodes, node)
        for pair in range(block):
            me, they = pair // width, pair % width
            like = mine.seen[who, me] * width + theirs.seen[who, they]
            if known[like] == UNKNOWN:
                reached = outcome(nodes, node, mine.kinds[me] | theirs.kinds[they], is_last)
                known[like] = reached if is_last else listed(nodes, reached, found, first)
            ways[place * block + pair] = known[like]
        if tree.counts[FULL]:
            break
    return cut(found, tree.counts[LISTED] - first), ways


UNKNOWN = -(1 << 62)


@compiled
def worths_against(
    tree: Tree,
    field: Words,
    weights: Words,
    root: int,
    mine: Words,
    codes: Words,
    rests: Words,
    known: Words,
    size: int,
) -> Worths:
    """Return what a program is worth against the first endings: these rows, and what follows each. The caller
    must keep everything alive that is pointed to."""
    found, nodes = np.empty(size, np.int32), pointers(tree, field, weights)
    going = Going(pointer(mine), pointer(codes), pointer(rests), pointer(known), mine.size - 1)
    for ending in range(size):
        found[ending] = worth_on(nodes, going, root, 0, ending)
        if tree.counts[FULL]:
            break
    return found


@compiled
def worth_on(nodes: Pointers, going: Going, node: int, row: int, ending: int) -> int:
    """Return the worth of a node from which the programs go on with this row and this ending."""
    key = ending << 32 | node
    place = place_of(key)
    if going.known[place] == key:
        return going.known[place + 1]
    at = node * NODE
    kind = nodes.nodes[at]
    if kind != POSITION:
        one = worth_on(nodes, going, nodes.nodes[at + LEFT], row, ending)
        other = worth_on(nodes, going, nodes.nodes[at + RIGHT], row, ending)
        worth = chosen(kind, one, other, nodes.nodes[at + TRIED])
    else:
        worth = reached(nodes, going, node, going.mine[row] | going.codes[ending], row == going.last)
        if row < going.last:
            worth = worth_on(nodes, going, worth, row + 1, going.rests[ending])
    going.known[place], going.known[place + 1] = key, worth
    return worth


@compiled
def reached(nodes: Pointers, going: Going, node: int, row: int, is_last: bool) -> int:
    """Return what `outcome` returns, without computing again what is known."""
    key = -((2 * row + is_last) << 32 | node)
    place = place_of(key)
    if going.known[place] != key:
        found = outcome(nodes, node, row, is_last)
        going.known[place], going.known[place + 1] = key, found
    return going.known[place + 1]


@inlined
def place_of(key: int) -> int:
    return 2 * (mixed(key) & (KNOWN - 1))


@compiled
def choose(nodes: Words, level: NodeList, place: int, worths: Worths, block: int) -> None:
    """Compute the table of a choice from those of its sides."""
    at = level.nodes[place] * NODE
    kind, tried = nodes[at], nodes[at + TRIED]
    left, right, to = level.lefts[place] * block, level.rights[place] * block, place * block
    for pair in range(block):
        worths[to + pair] = chosen(kind, worths[left + pair], worths[right + pair], tried)


@compiled
def worths_before(
    nodes: Words, level: NodeList, ways: Worths, worths: Worths, mine: SideRow, theirs: SideRow
) -> Worths:
    """Return the tables of these nodes, from those of the nodes to which they lead with the next row."""
    size, width = mine.starts[mine.kinds.size], theirs.starts[theirs.kinds.size]
    found = np.empty(level.nodes.size * size * width, np.int32)
    for place in range(level.nodes.size):
        if nodes[level.nodes[place] * NODE] != POSITION:
            choose(nodes, level, place, found, size * width)
            continue
        pair = place * mine.kinds.size * theirs.kinds.size
        for me in range(mine.kinds.size):
            for they in range(theirs.kinds.size):
                for ending in range(mine.starts[me], mine.starts[me + 1]):
                    at = (ways[pair] * mine.shorter + mine.rests[ending]) * theirs.shorter
                    to = (place * size + ending) * width
                    for other in range(theirs.starts[they], theirs.starts[they + 1]):
                        found[to + other] = worths[at + theirs.rests[other]]
                pair += 1
    return found
