"""What a round can come to: positions, and choices between them; what is equal is there once.

A node is a position, or a choice between two nodes by the own seat, by another one, or by chance. So a row
with a question leads to one node like any other row, and a question with several options is a chain of
choices. A node of eight numbers: its kind, what it is, and, once a round may end with it, what it is worth.
"""

from typing import NamedTuple

import numpy as np

from golems.fast.jit import Numbers, Words, compiled, count, inlined, pointer
from golems.fast.layout import (
    ANSWERS,
    ASKED,
    CONTENTS_KIND,
    KINDS,
    OPTIONS,
    PLACES,
    QUESTIONS,
    SEATED,
    SEATS,
    WORDS,
)
from golems.fast.packing import lay_out, pack_up
from golems.fast.rounds import close_on_table, open_on_table
from golems.fast.rows import row_at
from golems.fast.value import value_of

POSITION, OWN, OTHERS, CHANCE = range(4)  # kinds
WHAT, WORTH, NODE = 1, 1 + WORDS, 2 + WORDS
LEFT, RIGHT, TRIED = 1, 2, 3  # of a choice; how many options are on its left
UNKNOWN = -(1 << 62)  # a worth that nobody has asked for

ODDS = (0, 2, 4, 5)  # S5: of five barrels two are empty, two hold a bomb, one a toolbox

# A joint row: the rows of all seats, seven bits each. The ends of a round are rows too.
ROW_BITS, SEAT_BITS = 127, 7
CLOSE = 1 << (SEAT_BITS * SEATS)
OPEN = CLOSE + 1  # and the event card
STEP_BITS = SEAT_BITS * SEATS + 1

NODES, STEPS, FULL, SEAT = range(4)  # counts: how many there are; whether there was room; who thinks


class Tree(NamedTuple):
    """Where the nodes lie, and where a row is played."""

    nodes: Words
    slots: Words  # by the hash of a node: its number and 1
    steps: Words  # by node and row, in twos: both as one number, and the node it leads to
    counts: Words
    table: Words
    rows: Words
    tried: Words  # by question: the node of the options tried so far
    pending: Words  # the nodes that a step is still to be made from


class Pointers(NamedTuple):
    """The same, for compiled code."""

    nodes: Numbers
    slots: Numbers
    steps: Numbers
    counts: Numbers
    table: Numbers
    rows: Numbers
    tried: Numbers
    pending: Numbers
    field: Numbers
    weights: Numbers
    room: int


def new_tree(room: int, seat: int) -> Tree:
    """With room for so many nodes, a power of two."""
    tree = Tree(
        np.empty(room * NODE, np.int64),
        np.zeros(2 * room, np.int64),
        np.zeros(8 * room, np.int64),
        np.zeros(4, np.int64),
        np.zeros(PLACES, np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros(QUESTIONS, np.int64),
        np.empty(room, np.int64),
    )
    tree.nodes[:NODE] = 0  # what is reached where there is no room
    tree.counts[NODES] = 1
    tree.counts[SEAT] = seat
    return tree


@inlined
def pointers(tree: Tree, field: Words, weights: Words) -> Pointers:
    return Pointers(
        pointer(tree.nodes),
        pointer(tree.slots),
        pointer(tree.steps),
        pointer(tree.counts),
        pointer(tree.table),
        pointer(tree.rows),
        pointer(tree.tried),
        pointer(tree.pending),
        pointer(field),
        pointer(weights),
        tree.slots.size >> 1,
    )


# ---------------------------------------------------------------- nodes


@inlined
def free(tree: Pointers) -> int:
    """Where the next node is to be written."""
    return tree.counts[NODES] * NODE


@inlined
def mixed(number: int) -> int:
    number ^= (number >> 32) & 0xFFFFFFFF
    number *= 0x2545F4914F6CDD1D
    return number ^ ((number >> 29) & 0x7FFFFFFFF)


@compiled
def settle(tree: Pointers) -> int:
    """The number of the node that was written at the free place, or of the one it is equal to."""
    nodes, slots, at = tree.nodes, tree.slots, free(tree)
    key = 0
    for place in range(WORTH):
        key = mixed(key + nodes[at + place])
    slot = key & (2 * tree.room - 1)
    while slots[slot] != 0:
        if is_same(nodes, (slots[slot] - 1) * NODE, at):
            return slots[slot] - 1
        slot = (slot + 1) & (2 * tree.room - 1)
    number = tree.counts[NODES]
    if number + 2 > tree.room:
        tree.counts[FULL] = 1
        return 0
    nodes[at + WORTH] = UNKNOWN
    slots[slot] = number + 1
    tree.counts[NODES] = number + 1
    return number


@inlined
def is_same(nodes: Numbers, one: int, other: int) -> bool:
    differs = 0
    for place in range(WORTH):
        differs |= nodes[one + place] ^ nodes[other + place]
    return differs == 0


@compiled
def choice(tree: Pointers, kind: int, left: int, right: int, tried: int) -> int:
    if left == right:
        return left
    at = free(tree)
    for place in range(WORTH):
        tree.nodes[at + place] = 0
    tree.nodes[at] = kind
    tree.nodes[at + LEFT] = left
    tree.nodes[at + RIGHT] = right
    tree.nodes[at + TRIED] = tried if kind == CHANCE else 0
    reached = settle(tree)
    tree.nodes[reached * NODE + WORTH] = chosen_worth(tree, kind, left, right, tried)
    return reached


@inlined
def chosen_worth(tree: Pointers, kind: int, left: int, right: int, tried: int) -> int:
    """The own seat takes the better side, another one the worse."""
    one, other = tree.nodes[left * NODE + WORTH], tree.nodes[right * NODE + WORTH]
    if one == UNKNOWN or other == UNKNOWN:
        return UNKNOWN
    if kind == OWN:
        return max(one, other)
    if kind == OTHERS:
        return min(one, other)
    return one + (other - one) * (ODDS[tried + 1] - ODDS[tried]) // ODDS[tried + 1]


@inlined
def chooser(tree: Pointers, question: int) -> int:
    asked = tree.table[KINDS + question]
    if asked // SEATS == CONTENTS_KIND:
        return CHANCE
    return OWN if asked % SEATS == tree.counts[SEAT] else OTHERS


# ---------------------------------------------------------------- steps


@compiled
def play(tree: Pointers, at: int, row: int, to: int) -> None:
    """A row, or what comes before or after the rows, from the position there to the place there."""
    field, table = tree.field, tree.table
    if row < CLOSE:
        for seat in range(field[SEATED]):
            tree.rows[seat] = (row >> (SEAT_BITS * seat)) & ROW_BITS
        row_at(field, table, tree.nodes, at, tree.rows, 0, tree.nodes, to)
        return
    lay_out(field, table, tree.nodes, at)
    if row == CLOSE:
        close_on_table(field, table)
    else:
        open_on_table(field, table, row - OPEN, 0)
    pack_up(field, table, tree.nodes, to)


@compiled
def branch(tree: Pointers, node: int, row: int) -> int:
    """The node that a position comes to: every answer to every question of this row is tried."""
    table = tree.table
    while True:
        to = free(tree)
        play(tree, node * NODE + WHAT, row, to + WHAT)
        tree.nodes[to] = POSITION
        reached = settle(tree)
        if row == CLOSE:
            at = reached * NODE
            tree.nodes[at + WORTH] = value_of(
                tree.field, tree.weights, tree.nodes, at + WHAT, tree.counts[SEAT]
            )
        question = table[ASKED] - 1
        while question >= 0:
            answer = table[ANSWERS + question]
            if answer > 0:
                reached = choice(tree, chooser(tree, question), tree.tried[question], reached, answer)
            if answer + 1 < count(table[OPTIONS + question]):
                tree.tried[question] = reached
                table[ANSWERS + question] = answer + 1
                break
            table[ANSWERS + question] = 0
            question -= 1
        if question < 0:
            return reached


@compiled
def step(tree: Pointers, node: int, row: int) -> int:
    """The node that this one comes to; a choice comes to a choice, once it is known what its sides do."""
    tree.pending[0] = node
    last = 0
    while last >= 0 and not tree.counts[FULL]:
        now = tree.pending[last]
        left, right = tree.nodes[now * NODE + LEFT], tree.nodes[now * NODE + RIGHT]
        if tree.steps[2 * slot_of(tree, now, row)] != 0:
            last -= 1
        elif tree.nodes[now * NODE] == POSITION:
            remember(tree, now, row, branch(tree, now, row))
        elif came_to(tree, left, row) == 0:
            last += 1
            tree.pending[last] = left
        elif came_to(tree, right, row) == 0:
            last += 1
            tree.pending[last] = right
        else:
            kind, tried = tree.nodes[now * NODE], tree.nodes[now * NODE + TRIED]
            reached = choice(tree, kind, came_to(tree, left, row), came_to(tree, right, row), tried)
            remember(tree, now, row, reached)
    return came_to(tree, node, row)


@inlined
def slot_of(tree: Pointers, node: int, row: int) -> int:
    """Where this step is written down, or is to be."""
    key, mask = node << STEP_BITS | row, 4 * tree.room - 1
    slot = mixed(key) & mask
    while tree.steps[2 * slot] != 0 and tree.steps[2 * slot] != key:
        slot = (slot + 1) & mask
    return slot


@inlined
def came_to(tree: Pointers, node: int, row: int) -> int:
    """The node it is known to come to, or 0."""
    return tree.steps[2 * slot_of(tree, node, row) + 1]


@inlined
def remember(tree: Pointers, node: int, row: int, reached: int) -> None:
    if tree.counts[STEPS] + 2 > 3 * tree.room:
        tree.counts[FULL] = 1
        return
    tree.counts[STEPS] += 1
    slot = slot_of(tree, node, row)
    tree.steps[2 * slot] = node << STEP_BITS | row
    tree.steps[2 * slot + 1] = reached


@inlined
def worth(tree: Pointers, node: int) -> int:
    """To the own seat, of what a round ends with."""
    return tree.nodes[node * NODE + WORTH]
