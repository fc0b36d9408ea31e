"""A row (R2, C), one at a time and many at once."""

import numpy as np

from golems.fast.attack import act_all
from golems.fast.bits import has
from golems.fast.jit import Numbers, Words, compiled, count, inlined, pointer, spliced
from golems.fast.layout import (
    ACTIVE,
    ANSWERS,
    ASKED,
    BARRELS,
    BEGAN,
    CELL,
    COMMAND,
    COMMAND_BITS,
    FACING,
    LOOP,
    NO_AT,
    OFF,
    OPTIONS,
    PLACES,
    ROW,
    SEATED,
    SEATS,
    TIMES,
    WALLS,
    WATERS,
    WET,
    WORDS,
)
from golems.fast.movement import move_all
from golems.fast.packing import lay_out, pack_up
from golems.fast.table import ahead, lines, occupied
from golems.fast.victory import clear_field, is_over
from golems.fast.water import leave_water


@compiled
def step_row(field: Words, table: Words, state: Words, rows: Words, after: Words) -> int:
    """Play one row, given by seat, pack the position after it, and return the number of questions.

    They are answered with the options that `table` holds from ANSWERS on, the first one where that is 0; the
    questions themselves lie from KINDS and OPTIONS on. A game that is over stays as it is.
    """
    return row_at(pointer(field), pointer(table), pointer(state), 0, pointer(rows), 0, pointer(after), 0)


@compiled
def step_rows(field: Words, states: Words, rows: Words, answers: Words, after: Words, asked: Words) -> None:
    """Play `step_row` for many positions, each with its rows and its answers."""
    if states.shape[1] != WORDS or rows.shape[1] != SEATS or after.shape != states.shape:
        raise ValueError("positions are of 6 words, rows of 4 seats")
    table = new_table()
    told = answers.shape[1]
    for number in range(states.shape[0]):
        for question in range(told):
            table[ANSWERS + question] = answers[number, question]
        asked[number] = row_at(
            pointer(field),
            pointer(table),
            pointer(states),
            number * WORDS,
            pointer(rows),
            number * SEATS,
            pointer(after),
            number * WORDS,
        )


@spliced
def row_at(
    field: Numbers,
    table: Numbers,
    states: Numbers,
    at: int,
    rows: Numbers,
    rows_at: int,
    after: Numbers,
    to: int,
) -> int:
    """Play `step_row` with pointers to the position, its rows and the position after it."""
    lay_out(field, table, states, at)
    if not is_over(table):
        for seat in range(field[SEATED]):
            table[ROW + seat] = rows[rows_at + seat]
        play_row(field, table)
    pack_up(field, table, after, to)
    return table[ASKED]


@compiled
def new_table() -> Words:
    """Return an empty table, on which every question is answered with its first option."""
    return np.zeros(PLACES, np.int64)


@compiled
def answer_otherwise(table: Words) -> bool:
    """Change the answers of the last row to the next ones not tried; return false once every choice was made.

    So `while True: step_row(…); …; if not answer_otherwise(table): break` visits every outcome, the default
    one first; at the end all answers are 0 again.
    """
    for number in range(table[ASKED] - 1, -1, -1):
        table[ANSWERS + number] += 1
        if table[ANSWERS + number] < count(table[OPTIONS + number]):
            return True
        table[ANSWERS + number] = 0
    return False


# ---------------------------------------------------------------- on the table


@spliced
def play_row(field: Numbers, table: Numbers) -> None:
    """Play one row on the table (R2)."""
    reveal(field, table)
    leave_water(field, table)
    move_all(field, table)
    act_all(field, table)
    clear_field(field, table)


@spliced
def reveal(field: Numbers, table: Numbers) -> None:
    """Note what each robot does in this row, and how many times."""
    table[WET] = 0
    for seat in range(field[SEATED]):
        if not has(table[ACTIVE], seat):
            continue
        row = table[ROW + seat]
        yes, no = row & COMMAND_BITS, (row >> NO_AT) & COMMAND_BITS
        table[COMMAND + seat] = yes if yes == no or check(field, table, seat) else no
        table[TIMES + seat] = 2 if row & LOOP else 1
        table[BEGAN + seat] = table[CELL + seat]


@inlined
def check(field: Numbers, table: Numbers, seat: int) -> bool:
    """Tell whether the robot sees an obstacle ahead (C1-C4)."""
    cell = ahead(field, table[CELL + seat], table[FACING + seat])
    if cell == OFF:
        return True
    obstacles = field[WALLS] | field[WATERS] | lines(field, table)
    return has(obstacles | table[BARRELS] | occupied(field, table), cell)
