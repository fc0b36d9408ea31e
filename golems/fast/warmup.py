"""Compiles everything that this package caches, so that nobody has to wait for it later.

`python -m golems.fast.warmup` takes longer than a second or two only if the code has changed since.
"""

import numpy as np

from golems.fast.jit import Words
from golems.fast.layout import SEATS
from golems.fast.oracle import runs_of, solve_round
from golems.fast.rounds import play_rounds
from golems.fast.rows import answer_otherwise, step_rows
from golems.fast.search import RoundSearch
from golems.fast.stepper import Stepper
from golems.fast.tree import SEAT_BITS
from golems.fast.value import VALUE_PLACES, values_at
from golems.rules.field import field_of
from golems.rules.plan import Plan
from golems.rules.values import EAST, WEST, Position, Robot


def main() -> None:
    """Play a round of two robots in every way there is."""
    robots = Robot("red", cell=0, facing=EAST), Robot("blue", cell=3, facing=WEST)
    stepper = Stepper(Position("4.0", field_of(2, "...."), "....", robots, ()))
    state = stepper.pack(stepper.map.start)
    stepper.close(stepper.row(stepper.open(state, "nothing"), ("attack", "forward")))
    stepper.rows(state, Plan((("attack",), ("forward",))))
    answer_otherwise(stepper.table)
    play_many(stepper.map.field, state[None])
    solve_one(stepper.map.field, state)


def play_many(field: Words, states: Words) -> None:
    rows, nothing, after = np.zeros((1, SEATS), np.int64), np.zeros((1, 0), np.int64), np.empty_like(states)
    step_rows(field, states, rows, nothing, after, np.zeros(1, np.int64))
    programs, drawn = rows[:, :, None].copy(), np.zeros((1, SEATS, 2), np.int64)
    play_rounds(field, states, np.zeros(1, np.int64), programs, np.ones_like(rows), drawn, nothing, after)


def solve_one(field: Words, state: Words) -> None:
    rows = np.array([[[row, row]] for row in (1, 2)])
    weights = np.zeros(VALUE_PLACES, np.int64)
    mine, theirs = runs_of(rows), runs_of(rows << SEAT_BITS)
    solve_round(field, weights, state, 0, 0, mine, theirs)
    RoundSearch(field, weights, state, 0, 0).singly(mine.side, theirs.side)
    values_at(field, weights, state[None], 0)


if __name__ == "__main__":
    main()
