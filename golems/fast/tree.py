"""The tree of what rows can lead to: positions, and choices between them; equal ones exist once.

A node is a position, or a choice between two nodes by the own seat, by another one, or by chance. So a row
with a question leads to one node like any other row, and a question with several options is a chain of
choices. After the last row of a round there are no nodes any more, only worths.
"""

from typing import NamedTuple

import numpy as np

from golems.fast.bits import has
from golems.fast.jit import Numbers, Words, compiled, count, inlined, pointer, spliced
from golems.fast.layout import (
    ACTIVE,
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
from golems.fast.rows import check, row_at
from golems.fast.value import value_of

POSITION, OWN, OTHERS, CHANCE = range(4)  # the kinds of nodes
WHAT = 1
NODE = 1 + WORDS
LEFT, RIGHT, TRIED = 1, 2, 3  # the sides of a choice, and how many options are on its left

# A joint row holds the rows of all seats, seven bits each. What comes before row 1 is a row too.
ROW_BITS, SEAT_BITS = 127, 7
OPEN = 1 << (SEAT_BITS * SEATS)  # plus the event card

# Counts: nodes; whether the tree is full; the seat that thinks; listed nodes; rows played.
NODES, FULL, SEAT, LISTED, PLAYED = range(5)

ENDS = 1 << 14  # positions after the last row that are cached with their worth
END = WORDS + 1


class Tree(NamedTuple):
    """The arrays of nodes, and the table on which a row is played."""

    nodes: Words
    slots: Words  # by the hash of a node, its number plus 1
    counts: Words
    table: Words
    rows: Words
    tried: Words  # by question, what the options tried so far come to
    closing_table: Words
    closing_tried: Words
    ends: Words
    places: Words  # by node, when it was listed last


class Pointers(NamedTuple):
    """The arrays of a tree as pointers, for compiled code."""

    nodes: Numbers
    slots: Numbers
    counts: Numbers
    table: Numbers
    rows: Numbers
    tried: Numbers
    closing_table: Numbers
    closing_tried: Numbers
    ends: Numbers
    places: Numbers
    field: Numbers
    weights: Numbers
    room: int


def new_tree(room: int, seat: int) -> Tree:
    """Return a tree with room for this many nodes, which must be a power of two."""
    tree = Tree(
        np.empty((room + 1) * NODE, np.int64),
        np.zeros(2 * room, np.int64),
        np.zeros(PLAYED + 1, np.int64),
        np.zeros(PLACES, np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros(QUESTIONS, np.int64),
        np.zeros(PLACES, np.int64),
        np.zeros(QUESTIONS, np.int64),
        np.zeros(ENDS * END, np.int64),
        np.zeros(room, np.int64),
    )
    tree.counts[SEAT] = seat
    tree.counts[LISTED] = 1
    return tree


@inlined
def pointers(tree: Tree, field: Words, weights: Words) -> Pointers:
    return Pointers(
        pointer(tree.nodes),
        pointer(tree.slots),
        pointer(tree.counts),
        pointer(tree.table),
        pointer(tree.rows),
        pointer(tree.tried),
        pointer(tree.closing_table),
        pointer(tree.closing_tried),
        pointer(tree.ends),
        pointer(tree.places),
        pointer(field),
        pointer(weights),
        tree.slots.size >> 1,
    )


# ---------------------------------------------------------------- nodes


@inlined
def free(tree: Pointers) -> int:
    """Return where the next node is to be written."""
    return tree.counts[NODES] * NODE


@inlined
def mixed(number: int) -> int:
    number ^= (number >> 32) & 0xFFFFFFFF
    number *= 0x2545F4914F6CDD1D
    return number ^ ((number >> 29) & 0x7FFFFFFFF)


@inlined
def hashed(numbers: Numbers, at: int, size: int) -> int:
    key = 0
    for place in range(size):
        key = mixed(key + numbers[at + place])
    return key


@inlined
def is_same(numbers: Numbers, one: int, others: Numbers, other: int, size: int) -> bool:
    differs = 0
    for place in range(size):
        differs |= numbers[one + place] ^ others[other + place]
    return differs == 0


@compiled
def settle(tree: Pointers) -> int:
    """Return the number of the node that was written at the free place, or of an equal one."""
    nodes, slots, at = tree.nodes, tree.slots, free(tree)
    slot = hashed(nodes, at, NODE) & (2 * tree.room - 1)
    while slots[slot] != 0:
        if is_same(nodes, (slots[slot] - 1) * NODE, nodes, at, NODE):
            return slots[slot] - 1
        slot = (slot + 1) & (2 * tree.room - 1)
    number = tree.counts[NODES]
    if number == tree.room - 1:
        tree.counts[FULL] = 1
        return 0
    slots[slot] = number + 1
    tree.counts[NODES] = number + 1
    return number


@compiled
def choice(tree: Pointers, kind: int, left: int, right: int, tried: int) -> int:
    if left == right:
        return left
    at = free(tree)
    for place in range(NODE):
        tree.nodes[at + place] = 0
    tree.nodes[at] = kind
    tree.nodes[at + LEFT] = left
    tree.nodes[at + RIGHT] = right
    tree.nodes[at + TRIED] = tried if kind == CHANCE else 0
    return settle(tree)


@inlined
def chosen(kind: int, one: int, other: int, tried: int) -> int:
    """Return the worth of a choice: the own seat takes the better side, another one the worse. Of five
    barrels two are empty, two hold a bomb, and the last one to be tried, one in five, is the toolbox (S5)."""
    if kind == OWN:
        return max(one, other)
    if kind == OTHERS:
        return min(one, other)
    return (one + other) >> 1 if tried == 1 else one + (other - one) // 5


@inlined
def chooser(tree: Pointers, asked: int) -> int:
    if asked // SEATS == CONTENTS_KIND:
        return CHANCE
    return OWN if asked % SEATS == tree.counts[SEAT] else OTHERS


# ---------------------------------------------------------------- rows


@spliced
def play(tree: Pointers, at: int, row: int, to: int) -> None:
    """Play a row, or what comes before row 1, from the position at one place to another place."""
    field, table = tree.field, tree.table
    if row < OPEN:
        for seat in range(field[SEATED]):
            tree.rows[seat] = (row >> (SEAT_BITS * seat)) & ROW_BITS
        row_at(field, table, tree.nodes, at, tree.rows, 0, tree.nodes, to)
    else:
        lay_out(field, table, tree.nodes, at)
        open_on_table(field, table, row - OPEN, 0)
        pack_up(field, table, tree.nodes, to)


@spliced
def outcome(tree: Pointers, node: int, row: int, is_last: bool) -> int:
    """Return the node to which a position leads, or its worth after the last row; every answer is tried."""
    table, tried = tree.table, tree.tried
    found, more = 0, True
    while more:
        to = free(tree)
        play(tree, node * NODE + WHAT, row, to + WHAT)
        tree.counts[PLAYED] += 1
        tree.nodes[to] = POSITION
        found = end_of(tree, to + WHAT) if is_last else settle(tree)
        question = table[ASKED] - 1
        more = False
        while question >= 0 and not more:
            answer = table[ANSWERS + question]
            if answer > 0:
                found = joined(tree, table[KINDS + question], tried[question], found, answer, is_last)
            more = answer + 1 < count(table[OPTIONS + question])
            tried[question] = found
            table[ANSWERS + question] = answer + 1 if more else 0
            question -= 1
    return found


@compiled
def joined(tree: Pointers, asked: int, one: int, other: int, tried: int, are_worths: bool) -> int:
    """Return the choice between two outcomes."""
    kind = chooser(tree, asked)
    return chosen(kind, one, other, tried) if are_worths else choice(tree, kind, one, other, tried)


@compiled
def end_of(tree: Pointers, at: int) -> int:
    """Return what the position at this place is worth when the round ends with it."""
    ends = tree.ends
    place = (hashed(tree.nodes, at, WORDS) & (ENDS - 1)) * END
    if ends[place + WORDS] != 0 and is_same(tree.nodes, at, ends, place, WORDS):
        return ends[place + WORDS] >> 1
    found = closed(tree, at)
    for word in range(WORDS):
        ends[place + word] = tree.nodes[at + word]
    ends[place + WORDS] = found << 1 | 1
    return found


@compiled
def closed(tree: Pointers, at: int) -> int:
    field, table, tried, to = tree.field, tree.closing_table, tree.closing_tried, at + NODE
    found, more = 0, True
    while more:
        lay_out(field, table, tree.nodes, at)
        close_on_table(field, table)
        pack_up(field, table, tree.nodes, to)
        found = value_of(field, tree.weights, tree.nodes, to, tree.counts[SEAT])
        question = table[ASKED] - 1
        more = False
        while question >= 0 and not more:
            answer = table[ANSWERS + question]
            if answer > 0:
                found = joined(tree, table[KINDS + question], tried[question], found, answer, True)
            more = answer + 1 < count(table[OPTIONS + question])
            tried[question] = found
            table[ANSWERS + question] = answer + 1 if more else 0
            question -= 1
    return found


@compiled
def sights(tree: Pointers, node: int) -> int:
    """Return who sees an obstacle in this position, as a set (C1)."""
    field, table = tree.field, tree.table
    lay_out(field, table, tree.nodes, node * NODE + WHAT)
    seen = 0
    for seat in range(field[SEATED]):
        if has(table[ACTIVE], seat) and check(field, table, seat):
            seen |= 1 << seat
    return seen


# ---------------------------------------------------------------- lists of nodes


class NodeList(NamedTuple):
    """The nodes between two rows; a choice comes after the nodes it is between."""

    nodes: Words
    lefts: Words  # where the sides of a choice are in this list
    rights: Words


@compiled
def new_level(room: int) -> NodeList:
    return NodeList(np.empty(room, np.int64), np.empty(room, np.int64), np.empty(room, np.int64))


@compiled
def cut(level: NodeList, size: int) -> NodeList:
    return NodeList(level.nodes[:size].copy(), level.lefts[:size].copy(), level.rights[:size].copy())


@compiled
def listed(tree: Pointers, node: int, level: NodeList, first: int) -> int:
    """Return where the node is in the list that was begun with this count, and add it if need be."""
    places, nodes = tree.places, tree.nodes
    now = node
    while places[node] < first:
        kind, left, right = nodes[now * NODE], nodes[now * NODE + LEFT], nodes[now * NODE + RIGHT]
        if kind != POSITION and places[left] < first:
            now = left
        elif kind != POSITION and places[right] < first:
            now = right
        else:
            place = tree.counts[LISTED] - first
            level.nodes[place] = now
            if kind != POSITION:
                level.lefts[place], level.rights[place] = places[left] - first, places[right] - first
            places[now] = tree.counts[LISTED]
            tree.counts[LISTED] += 1
            now = node
    return places[node] - first
