"""Rounds searched with `golems.fast`: what every pair of programs comes to. Needs the extra `golems[fast]`.

An unknown barrel holds what the box makes likely, and every draw of an event that takes or swaps rows counts.
"""

from collections.abc import Sequence
from contextlib import suppress
from itertools import combinations
from random import Random

import numpy as np

from golems.bots.considering import Rivals, others_of, programs_of, rivals_of
from golems.bots.judging import ways_of, weights
from golems.fast.coding import EVENTS, code_of
from golems.fast.jit import Words
from golems.fast.layout import CELLS
from golems.fast.maps import Map, NotCovered, map_of
from golems.fast.positions import pack
from golems.fast.search import ROOM, Matrix, TooLarge, round_values
from golems.fast.solve import solve
from golems.fast.tree import SEAT_BITS
from golems.fast.value import VALUE_PLACES, WAYS
from golems.match.view import View
from golems.rules.values import EventCard, Position, Program, Row, Seat

NAMES = ("chassis", "weapon", "processor", "unit", "last", "late", "out", "strikes", "heads", "near")
PROGRAMS = 2010  # of a side in a second; without bonus cards there are not more
WITH_BONUS = {"loop": 1000, "condition": 500}  # by event: rows are of more kinds there
SAMPLES = 200  # of programs for several others
TARGET = 0.002  # how exploitable a mixture may be


def best_reply(view: View, seat: Seat, rng: Random, seconds: float) -> Program | None:
    """To others who play anything; none where the fast engine does not cover the game."""
    if (found := searched(view, seat, rng, seconds)) is None:
        return None
    mine, values = found
    return mine[int(values.mean(axis=1).argmax())]


def equilibrium(view: View, seat: Seat, rng: Random, seconds: float) -> Program | None:
    """Drawn from a mixture that no reply beats. What a ParoBot plays is up to chance, and several others are
    not one enemy: there it is the best reply."""
    if [robot.bot for _, robot in others_of(view)] != [None]:
        return best_reply(view, seat, rng, seconds)
    if (found := searched(view, seat, rng, seconds)) is None:
        return None
    mine, values = found
    return rng.choices(mine, solve(values, TARGET).mine.tolist())[0]


def searched(view: View, seat: Seat, rng: Random, seconds: float) -> tuple[list[Program], Matrix] | None:
    """The own programs in a random order, for many may be as good as the best, and what they are worth. Where
    all of them come to too much it is half of them."""
    at_most = max(1, int(WITH_BONUS.get(view.event, PROGRAMS) * seconds))
    mine = programs_of(view, seat, at_most, rng)
    theirs = rivals_of(view, at_most, max(1, int(SAMPLES * seconds)), rng)
    most = int(ROOM * max(1, seconds))
    try:
        while True:
            with suppress(TooLarge):
                return mine, values_of(view.position, view.event, seat, mine, theirs, most)
            mine = half(mine)
            theirs = {other: half(programs) for other, programs in theirs.items()}
    except NotCovered:
        return None


def half(programs: list[Program]) -> list[Program]:
    return programs[: (len(programs) + 1) // 2]


def values_of(
    position: Position,
    event: EventCard,
    seat: Seat,
    mine: Sequence[Program],
    theirs: Rivals,
    most: int | None = None,
) -> Matrix:
    """What the round is worth to the seat, between -1 and 1, by its programs and those of the others."""
    made = map_of(position, ask_contents=True)
    own = drawn(coded(mine, seat), event)
    others = [
        drawn(coded(programs, other), "nothing" if position.robots[other].bot else event)
        for other, programs in theirs.items()
    ]
    width = max([runs.shape[2] for runs in [own, *others]])
    my_programs, my_numbers = different(widened(own, width))
    programs, numbers = different(together([widened(runs, width) for runs in others], width))
    state, weighed = pack(made, position), numbers_for(made, position)
    card = EVENTS.index(event)
    values = round_values(made.field, weighed, state, card, seat, my_programs, programs, most)
    return averaged(averaged(values, my_numbers).T, numbers).T.copy()


def numbers_for(made: Map, position: Position) -> Words:
    """The weights and the ways, as `golems.fast.value` wants them."""
    numbers = np.zeros(VALUE_PLACES, np.int64)
    numbers[:WAYS] = [weights()[name] for name in NAMES]
    ways, size = ways_of(position), len(made.cells)
    between = numbers[WAYS:].reshape(CELLS, CELLS)
    between[:size, :size] = [[ways[here][there] for there in made.cells] for here in made.cells]
    return numbers


# ---------------------------------------------------------------- programs as they will run


def coded(programs: Sequence[Program], seat: Seat) -> Words:
    """Their codes in the bits of the seat, `[program, row]`."""
    rows: set[Row] = {row for program in programs for row in program}
    codes = {row: code_of(row) << SEAT_BITS * seat for row in rows}
    return np.array([[codes[row] for row in program] for program in programs], np.int64)


def drawn(programs: Words, event: EventCard) -> Words:
    """E6, E7: what each program may become, all equally likely, `[program, draw, row]`."""
    length = programs.shape[1]
    if event == "lose_row":
        kept = [[row for row in range(length) if row != lost] for lost in range(length)]
    elif event == "swap_rows" and length > 1:
        kept = [swapped(length, *pair) for pair in combinations(range(length), 2)]
    else:
        kept = [list(range(length))]
    return programs[:, np.array(kept, np.int64)]


def swapped(length: int, first: int, second: int) -> list[int]:
    rows = list(range(length))
    rows[first], rows[second] = second, first
    return rows


def widened(runs: Words, width: int) -> Words:
    """With empty rows at the end."""
    return np.pad(runs, ((0, 0), (0, 0), (0, width - runs.shape[2])))


def together(others: list[Words], width: int) -> Words:
    """One side of all others: alone every draw counts; of several each program has one draw, in turn."""
    if len(others) == 1:
        return others[0]
    joint = np.zeros((len(others[0]) if others else 1, 1, width), np.int64)
    for seat, runs in enumerate(others):
        numbers = np.arange(len(runs))
        joint[:, 0] |= runs[numbers, numbers * (seat + 1) % runs.shape[1]]
    return joint


def different(runs: Words) -> tuple[Words, Words]:
    """Each run once, in order, and which of them every draw of every program is."""
    size, draws, width = runs.shape
    found, numbers = np.unique(runs.reshape(-1, width), axis=0, return_inverse=True)
    return found, numbers.reshape(size, draws)


def averaged(values: Matrix, numbers: Words) -> Matrix:
    """By program, from values by run."""
    whole = values[numbers[:, 0]]
    for draw in range(1, numbers.shape[1]):
        whole += values[numbers[:, draw]]
    return whole / np.float32(numbers.shape[1])
