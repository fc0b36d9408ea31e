"""The exact outcome of a round for every pair of programs, equal positions merged after every row."""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from golems.fast.jit import Words, compiled
from golems.fast.layout import WORDS
from golems.fast.tree import (
    CLOSE,
    FULL,
    OPEN,
    POSITION,
    UNKNOWN,
    WHAT,
    Pointers,
    Tree,
    free,
    new_tree,
    pointers,
    settle,
    step,
    worth,
)
from golems.fast.value import WIN

Matrix: TypeAlias = NDArray[np.float32]
ROOM = 1 << 18  # for nodes, to begin with


class TooLarge(ValueError):
    """A round that comes to more positions than there is room for."""


class Side(NamedTuple):
    """The programs of a side in order, and their beginnings: of each length those that are different."""

    kinds: Words  # the different rows
    row: Words  # [program, row]: which of them
    starts: Words  # [length, beginning]: the first program that begins so
    beginnings: Words  # [length]: how many there are


def side_of(programs: Words) -> Side:
    size, length = programs.shape
    kinds, row = np.unique(programs, return_inverse=True)
    starts, beginnings = np.full((length + 1, size + 1), size, np.int64), np.ones(length + 1, np.int64)
    starts[0, 0] = 0
    differs = np.zeros(size, bool)
    differs[0] = True
    for number in range(length):
        differs[1:] |= programs[1:, number] != programs[:-1, number]
        found = np.flatnonzero(differs)
        starts[number + 1, : len(found)] = found
        beginnings[number + 1] = len(found)
    return Side(kinds, row.reshape(size, length).astype(np.int64), starts, beginnings)


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
    """What the round is worth to the seat, between -1 and 1, by its programs and those of the others.

    Both are `[program, row]`, sorted and each once, as `numpy.unique` has them, with as many rows. A row has
    the codes of the seats of its side, seven bits a seat. The position is that before the round; who is asked
    something in it answers as is best for him. Refused if there is room for `most` nodes and there are more.
    """
    one, other = side_of(mine), side_of(theirs)
    room = ROOM
    while most is None or room <= most:
        tree = new_tree(room, seat)
        worths = play_all(tree, field, weights, state, event, one, other)
        if not tree.counts[FULL]:
            return worths.astype(np.float32).reshape(len(mine), len(theirs)) / np.float32(WIN)
        room *= 4
    raise TooLarge(f"more than {most} positions and choices")


# ---------------------------------------------------------------- compiled


@compiled
def play_all(
    tree: Tree, field: Words, weights: Words, state: Words, event: int, mine: Side, theirs: Side
) -> NDArray[np.int32]:
    """What every pair of programs is worth, one row of the matrix after the other."""
    nodes = pointers(tree, field, weights)
    at = free(nodes)
    tree.nodes[at] = POSITION
    for place in range(WORDS):
        tree.nodes[at + WHAT + place] = state[place]
    reached = np.full(1, step(nodes, settle(nodes), OPEN + event), np.int32)
    firsts = np.zeros(nodes.room, np.int64)
    for length in range(mine.row.shape[1]):
        reached = one_row_more(nodes, reached, firsts, mine, theirs, length)
        if tree.counts[FULL]:
            break
    return reached


@compiled
def one_row_more(
    tree: Pointers, reached: NDArray[np.int32], firsts: Words, mine: Side, theirs: Side, length: int
) -> NDArray[np.int32]:
    """From the nodes of all pairs of beginnings to those of beginnings a row longer; after the last row to
    what they are worth. Pairs that have come to the same node go on together."""
    is_last = length + 1 == mine.row.shape[1]
    following = chained(reached, firsts)
    my_longer, longer = longer_ones(mine, length), longer_ones(theirs, length)
    width, next_width = theirs.beginnings[length], theirs.beginnings[length + 1]
    after = np.empty(mine.beginnings[length + 1] * next_width, np.int32)
    known = np.empty(mine.kinds.size * theirs.kinds.size, np.int64)
    for first in range(reached.size):
        node = reached[first]
        if firsts[node] != first + 1:
            continue
        firsts[node] = 0
        known[:] = UNKNOWN
        pair = first
        while pair >= 0:
            me, they = pair // width, pair % width
            for mine_next in range(my_longer[me], my_longer[me + 1]):
                kind = mine.row[mine.starts[length + 1, mine_next], length]
                for theirs_next in range(longer[they], longer[they + 1]):
                    other = theirs.row[theirs.starts[length + 1, theirs_next], length]
                    place = kind * theirs.kinds.size + other
                    if known[place] == UNKNOWN:
                        known[place] = outcome(tree, node, mine.kinds[kind] | theirs.kinds[other], is_last)
                    after[mine_next * next_width + theirs_next] = known[place]
            pair = following[pair]
    return after


@compiled
def outcome(tree: Pointers, node: int, row: int, is_last: bool) -> int:
    reached = step(tree, node, row)
    return worth(tree, step(tree, reached, CLOSE)) if is_last else reached


@compiled
def chained(reached: NDArray[np.int32], firsts: Words) -> Words:
    """For each pair the next one that has come to the same node, or -1; by node the first one, and 1."""
    following = np.empty(reached.size, np.int64)
    for pair in range(reached.size - 1, -1, -1):
        following[pair] = firsts[reached[pair]] - 1
        firsts[reached[pair]] = pair + 1
    return following


@compiled
def longer_ones(side: Side, length: int) -> Words:
    """By beginning: where those that are one row longer begin."""
    found = np.empty(side.beginnings[length] + 1, np.int64)
    longer = 0
    for number in range(found.size):
        while side.starts[length + 1, longer] < side.starts[length, number]:
            longer += 1
        found[number] = longer
    return found
