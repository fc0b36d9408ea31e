"""Robots leaving the field, and when a game ends (V, step 6 of R2)."""

from golems.fast.bits import has
from golems.fast.damage import damage_of
from golems.fast.jit import Numbers, compiled, count, inlined
from golems.fast.layout import (
    ACTIVE,
    BOTS,
    COURSE,
    OFF,
    OUT,
    OVER,
    PLAYERS,
    REASON_AT,
    SEATED,
    WINNERS_AT,
)
from golems.fast.table import place

LAST_ROUND = 8  # R1


@inlined
def clear_field(field: Numbers, table: Numbers) -> None:
    """Take destroyed robots off the field; then the game may be over (step 6 of R2)."""
    gone = ~(table[ACTIVE] | table[OUT]) & ((1 << field[SEATED]) - 1)
    if gone == 0:
        return
    table[OUT] |= gone
    for seat in range(field[SEATED]):
        if has(gone, seat):
            place(table, seat, OFF)
    check_who_is_left(field, table)


@compiled
def end_game(table: Numbers, winners: int, reason: int) -> None:
    table[COURSE] |= OVER | winners << WINNERS_AT | reason << REASON_AT


@inlined
def is_over(table: Numbers) -> bool:
    return table[COURSE] & OVER != 0


@compiled
def check_who_is_left(field: Numbers, table: Numbers) -> None:
    """End the game if those who are left decide it (V1, V2, V4)."""
    players, bots = field[PLAYERS], field[BOTS]
    players_left, bots_left = players & ~table[OUT], bots & ~table[OUT]
    if count(players) > 1:
        if count(players_left) <= 1:
            end_game(table, players_left, 1)
    elif bots != 0:
        if players_left == 0 or bots_left == 0:
            end_game(table, players_left | bots_left, 2)
    elif players_left == 0:
        end_game(table, 0, 4)


@compiled
def end_after_last_round(field: Numbers, table: Numbers) -> None:
    """End the game with the least damage as the winner (V3)."""
    rivals = ~table[OUT] & ((1 << field[SEATED]) - 1)
    if count(field[PLAYERS]) > 1:
        rivals &= field[PLAYERS]
    winners, fewest = 0, 4
    for seat in range(field[SEATED]):
        if has(rivals, seat):
            damage = damage_of(field, table, seat)
            if damage < fewest:
                winners, fewest = 0, damage
            if damage == fewest:
                winners |= 1 << seat
    end_game(table, winners, 3)
