"""Every program that a hand allows, as numbers."""

import numpy as np

from golems.fast.jit import Words


def programs_from(hand: Words, costs: Words, length: int) -> Words:
    """Return `[program, row]`, in order: which rows follow each other in programs of this length. The hand
    has this many cards of each kind, and `costs[row, card]` of them are on a row (P1-P4)."""
    programs, left = np.zeros((1, 0), np.int64), hand[None]
    for _ in range(length):
        begun, row = np.nonzero((left[:, None] >= costs).all(axis=2))
        programs = np.column_stack([programs[begun], row])
        left = left[begun] - costs[row]
    return programs
