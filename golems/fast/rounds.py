"""A round (R): what comes before row 1, the rows, and the end; one at a time and many at once."""

from golems.fast.bits import has
from golems.fast.events import upset_programs
from golems.fast.ice import break_thin_ice, freeze, remember_ice, thaw
from golems.fast.jit import Numbers, Words, compiled, pointer
from golems.fast.layout import (
    ACTIVE,
    ANSWERS,
    ASKED,
    COURSE,
    FREEZE,
    OUT,
    ROUND_BITS,
    ROW,
    SEATED,
    SEATS,
    THAW,
    WORDS,
)
from golems.fast.packing import lay_out, pack_up
from golems.fast.rows import new_table, play_row
from golems.fast.victory import LAST_ROUND, clear_field, end_after_last_round, is_over


@compiled
def open_round(field: Words, table: Words, state: Words, event: int, resigned: int, after: Words) -> int:
    """Open a round: resigned robots leave, the event acts on the field, destroyed robots go (R1). Return the
    number of questions."""
    lay_out(pointer(field), pointer(table), pointer(state), 0)
    open_on_table(pointer(field), pointer(table), event, resigned)
    pack_up(pointer(field), pointer(table), pointer(after), 0)
    return pointer(table)[ASKED]


@compiled
def close_round(field: Words, table: Words, state: Words, after: Words) -> int:
    """End a round: thin ice, removal, then the next round or the end (R4, V3). Return how many questions."""
    lay_out(pointer(field), pointer(table), pointer(state), 0)
    close_on_table(pointer(field), pointer(table))
    pack_up(pointer(field), pointer(table), pointer(after), 0)
    return pointer(table)[ASKED]


@compiled
def change_programs(
    field: Words, state: Words, event: int, programs: Words, lengths: Words, drawn: Words
) -> None:
    """Change `programs[seat, row]` in place as the event asks; `drawn[seat]` are the rows (E6, E7)."""
    table = new_table()
    lay_out(pointer(field), pointer(table), pointer(state), 0)
    laid, width = pointer(programs), programs.shape[1]
    upset_programs(pointer(field), pointer(table), event, laid, width, pointer(lengths), pointer(drawn))


@compiled
def play_rounds(
    field: Words,
    states: Words,
    events: Words,
    programs: Words,
    lengths: Words,
    drawn: Words,
    answers: Words,
    after: Words,
) -> int:
    """Play whole rounds and return how many rows were played.

    They take `programs[number, seat, row]` with their lengths, the rows that E6 and E7 hit as `drawn[number,
    seat]`, and answers to all questions of a round in turn. Programs of ParoBots have their dice rolled
    already. The event changes the programs in place.
    """
    if states.shape[1] != WORDS or programs.shape[1] != SEATS or after.shape != states.shape:
        raise ValueError("positions are of 6 words, programs of 4 seats")
    table = new_table()
    played = 0
    width = programs.shape[2]
    for number in range(states.shape[0]):
        for question in range(answers.shape[1]):
            table[ANSWERS + question] = answers[number, question]
        lay_out(pointer(field), pointer(table), pointer(states), number * WORDS)
        if not is_over(pointer(table)):
            laid, rows = pointer(programs[number]), pointer(lengths[number])
            open_on_table(pointer(field), pointer(table), events[number], 0)
            upset_programs(
                pointer(field), pointer(table), events[number], laid, width, rows, pointer(drawn[number])
            )
            played += play_rows(pointer(field), pointer(table), laid, width, rows)
            close_on_table(pointer(field), pointer(table))
        pack_up(pointer(field), pointer(table), pointer(after), number * WORDS)
    return played


# ---------------------------------------------------------------- on the table


@compiled
def open_on_table(field: Numbers, table: Numbers, event: int, resigned: int) -> None:
    if resigned != 0:  # V1
        table[ACTIVE] &= ~resigned
        clear_field(field, table)
    if is_over(table):
        return
    if event == FREEZE:
        freeze(field, table)
    elif event == THAW:
        thaw(field, table)
    clear_field(field, table)


@compiled
def play_rows(field: Numbers, table: Numbers, programs: Numbers, width: int, lengths: Numbers) -> int:
    """Play as many rows as the longest program of the robots left at row 1 (R1), and return their number."""
    most, played = 0, 0
    for seat in range(field[SEATED]):
        if not has(table[OUT], seat):
            most = max(most, lengths[seat])
    for row in range(most):
        if is_over(table):  # R6
            break
        for seat in range(field[SEATED]):
            table[ROW + seat] = programs[width * seat + row] if row < lengths[seat] else 0
        play_row(field, table)
        played += 1
    return played


@compiled
def close_on_table(field: Numbers, table: Numbers) -> None:
    if is_over(table):
        return
    break_thin_ice(field, table)
    clear_field(field, table)
    if is_over(table):
        return
    if table[COURSE] & ROUND_BITS == LAST_ROUND:
        end_after_last_round(field, table)
    else:
        table[COURSE] += 1
        remember_ice(field, table)
