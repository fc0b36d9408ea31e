"""The input of `golems.fast` as arrays: programs as they will run, and weights for the value of a position.
Every draw of an event that takes or swaps rows counts. Needs the extra `fast`."""

from collections.abc import Sequence
from itertools import chain, combinations

import numpy as np

from golems.bots.distances import NEVER, StrikeTimes, strike_times_on
from golems.bots.evaluation import Among, weights
from golems.fast.codes import code_of
from golems.fast.jit import Words
from golems.fast.layout import CELLS
from golems.fast.maps import Map
from golems.fast.tree import SEAT_BITS
from golems.fast.value import ROWS, SOON, VALUE_PLACES
from golems.rules.programs import GOLEM_ROWS
from golems.rules.programs import ROWS as ROWS_OF
from golems.rules.values import FACINGS, EventCard, Position, Program, Robot, Row, Seat

NAMES = ("lost", "units", "late", "out", "spare", "kills", "near", "hazard")


def numbers_for(made: Map, position: Position, among: Among = "anyone") -> Words:
    """Return the weights, and how soon each cell can be struck, as `golems.fast.value` expects them."""
    numbers = np.zeros(VALUE_PLACES, np.int64)
    numbers[:ROWS] = [weight for name in NAMES for weight in weights(among)[name]]
    for seat, robot in enumerate(position.robots):
        numbers[ROWS + 2 * seat : ROWS + 2 * seat + 2] = rows_given(robot)
    numbers[SOON:] = strike_times_in_numbers(made, strike_times_on(position))
    return numbers


def rows_given(robot: Robot) -> tuple[int, int]:
    """Return the rows with an intact processor and with a damaged one."""
    return ROWS_OF.get(robot.processor or "", (GOLEM_ROWS, GOLEM_ROWS))


def strike_times_in_numbers(made: Map, soon: StrikeTimes) -> Words:
    found = np.full((len(soon), len(FACINGS), CELLS, CELLS), NEVER, np.int64)
    for which, rows in enumerate(soon):
        for stand, targets in rows.items():
            here = found[which, stand.facing, made.numbers[stand.cell]]
            here[[made.numbers[cell] for cell in targets]] = list(targets.values())
    return found.reshape(-1)


# ---------------------------------------------------------------- programs as they will run


def coded(programs: Sequence[Program], seat: Seat) -> Words:
    """Return the codes of the programs in the bits of the seat, `[program, row]`."""
    rows: list[Row] = list(chain.from_iterable(programs))
    codes = {row: code_of(row) << SEAT_BITS * seat for row in set(rows)}
    return np.array([codes[row] for row in rows], np.int64).reshape(len(programs), -1)


def drawn(programs: Words, event: EventCard) -> Words:
    """Return what each program may become, all equally likely, `[program, draw, row]` (E6, E7)."""
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
    """Return the programs with empty rows added at the end."""
    return np.pad(runs, ((0, 0), (0, 0), (0, width - runs.shape[2])))
