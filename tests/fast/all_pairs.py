"""The values of every pair of programs of a round, all computed: the reference for the double oracle."""

from collections.abc import Sequence

import numpy as np

from golems.bots.arrays import coded, drawn, numbers_for, widened
from golems.bots.candidates import Rivals
from golems.bots.evaluation import Among
from golems.fast.codes import event_code
from golems.fast.jit import Words
from golems.fast.maps import map_of
from golems.fast.positions import pack
from golems.fast.search import Matrix, round_values
from golems.rules.values import EventCard, Position, Program, Seat


def values_of(
    position: Position,
    event: EventCard,
    seat: Seat,
    mine: Sequence[Program],
    theirs: Rivals,
    most: int | None = None,
    among: Among = "anyone",
) -> Matrix:
    """Return what the round is worth to the seat, between -1 and 1, by its programs and those of the
    others."""
    made = map_of(position, ask_contents=True)
    own = drawn(coded(mine, seat), event)
    others = [
        drawn(coded(programs, other), "nothing" if position.robots[other].bot else event)
        for other, programs in theirs.items()
    ]
    width = max([runs.shape[2] for runs in [own, *others]])
    my_programs, my_numbers = different(widened(own, width))
    programs, numbers = different(together([widened(runs, width) for runs in others], width))
    state, weighed = pack(made, position), numbers_for(made, position, among)
    card = event_code(event)
    values = round_values(made.field, weighed, state, card, seat, my_programs, programs, most)
    return averaged(averaged(values, my_numbers).T, numbers).T.copy()


def together(others: list[Words], width: int) -> Words:
    """Return one side of all others: alone every draw counts; of several each program has one draw, in
    turn."""
    if len(others) == 1:
        return others[0]
    joint = np.zeros((len(others[0]) if others else 1, 1, width), np.int64)
    for seat, runs in enumerate(others):
        numbers = np.arange(len(runs))
        joint[:, 0] |= runs[numbers, numbers * (seat + 1) % runs.shape[1]]
    return joint


def different(runs: Words) -> tuple[Words, Words]:
    """Return each run once, in order, and which of them every draw of every program is."""
    size, draws, width = runs.shape
    found, numbers = np.unique(runs.reshape(-1, width), axis=0, return_inverse=True)
    return found, numbers.reshape(size, draws)


def averaged(values: Matrix, numbers: Words) -> Matrix:
    """Return values by program from values by run."""
    whole = values[numbers[:, 0]]
    for draw in range(1, numbers.shape[1]):
        whole += values[numbers[:, draw]]
    return whole / np.float32(numbers.shape[1])
