"""Event cards that change programs (E6, E7). Programs of ParoBots never change."""

from golems.fast.bits import has
from golems.fast.jit import Numbers, compiled
from golems.fast.layout import ACTIVE, LOSE_ROW, PLAYERS, SEATED, SWAP_ROWS


@compiled
def upset_programs(
    field: Numbers,
    table: Numbers,
    event: int,
    programs: Numbers,
    width: int,
    lengths: Numbers,
    drawn: Numbers,
) -> None:
    """Change the programs, which lie `width` apart; two rows are drawn for each, counted from 1."""
    for seat in range(field[SEATED]):
        if not has(table[ACTIVE] & field[PLAYERS], seat):
            continue
        start = width * seat
        first, second = drawn[2 * seat] - 1, drawn[2 * seat + 1] - 1
        if event == LOSE_ROW and lengths[seat] > 0:
            lose_row(programs, start + first, start + lengths[seat] - 1)
            lengths[seat] -= 1
        elif event == SWAP_ROWS and lengths[seat] > 1:
            kept = programs[start + first]
            programs[start + first] = programs[start + second]
            programs[start + second] = kept


@compiled
def lose_row(programs: Numbers, lost: int, last: int) -> None:
    """Remove a row; later rows move up (E6)."""
    for row in range(lost, last):
        programs[row] = programs[row + 1]
