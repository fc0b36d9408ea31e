"""The value of the end of a round to a seat: a result, or how likely a win has become.

The losses of each robot, and how soon it can strike the other, are added up and bent into the range of an
open game. Everything is whole numbers, so that the result does not depend on the order of adding. The
weights, and how many rows it takes to strike a cell, come in as numbers; `golems.bots.evaluation` has the
same sum in values of the rules.
"""

import numpy as np

from golems.fast.bits import has
from golems.fast.jit import Numbers, Words, compiled, count, inlined, pointer
from golems.fast.layout import (
    BOTS,
    CELL_BITS,
    CELLS,
    COURSE,
    DAMAGE_AT,
    FAR,
    OUT_AT,
    OVER,
    PLAYERS,
    PROCESSOR,
    ROBOT_BITS,
    ROBOTS,
    ROUND_BITS,
    SEATED,
    SEATS,
    SIMPLE,
    STRONG,
    THREE_BITS,
    WEAPON,
    WEAPONS,
    WINNERS_AT,
)

WIN = 1_000_000
MOST = 900_000  # the most that an open game is worth
WHOLE = 1000  # the unit of weights
LIVES = 4  # the units of damage that destroy a player's robot
STRIKES = 2  # the strikes for which the cards of a round suffice
EARLY, LATE_ROWS = 4, -4  # rows to spare for striking, cut to this range

# Weights, each from its place on: damage by the set of components and by units; a unit for each round
# played; being out; rows to spare, from LATE_ROWS on; a strike that destroys; one more row on the
# way; a ParoBot that can strike, by the number of rows it needs.
LOST = 0
UNITS = LOST + 8
LATE = UNITS + 4
OUT = LATE + 1
SPARE = OUT + 1
KILLS = SPARE + EARLY - LATE_ROWS + 1
NEAR = KILLS + 1
HAZARD = NEAR + 1
HAZARDS = 3
WEIGHTS = HAZARD + HAZARDS
# After them: by seat, rows with an intact and a damaged processor; by place, facing and target, rows
# until the target can be struck, with a weapon that reaches one cell, then with one that reaches two.
ROWS = WEIGHTS
SOON = ROWS + 2 * SEATS
STANDS = 4 * CELLS
VALUE_PLACES = SOON + 2 * STANDS * CELLS
STAND_BITS = STANDS - 1  # the bits of a robot that hold its cell and facing


@compiled
def value_of(field: Numbers, weights: Numbers, states: Numbers, at: int, seat: int) -> int:
    """Return the value to this seat of the position that begins at this place."""
    course = states[at + COURSE]
    if course & OVER:
        return result_value((course >> WINNERS_AT) & ((1 << SEATS) - 1), seat)
    robots, number = states[at + ROBOTS], course & ROUND_BITS
    rivals = field[PLAYERS] if count(field[PLAYERS]) > 1 else (1 << field[SEATED]) - 1
    others = count(rivals) - 1
    if others == 0:
        return 0
    score = others * standing(field, weights, robots, number, seat, rivals)
    for other in range(field[SEATED]):
        if other != seat and has(rivals, other):
            score -= standing(field, weights, robots, number, other, rivals)
            score += between(field, weights, robots, seat, other)
    return bent(score // others if score >= 0 else -(-score // others))


@inlined
def result_value(winners: int, seat: int) -> int:
    """Return the value of a result; a game that several or no seats have won is a draw."""
    if winners == 0 or count(winners) > 1:
        return 0 if winners == 0 or has(winners, seat) else -WIN
    return WIN if has(winners, seat) else -WIN


@inlined
def bent(score: int) -> int:
    """Return about the hyperbolic tangent, which comes to 1 at 3."""
    size = min(3 * WHOLE, abs(score))
    square = size * size
    worth = size * (27 * WHOLE * WHOLE + square) * (WIN // WHOLE) // (27 * WHOLE * WHOLE + 9 * square)
    worth = min(MOST, worth)
    return worth if score >= 0 else -worth


@inlined
def robot_of(robots: int, seat: int) -> int:
    return (robots >> (ROBOT_BITS * seat)) & ((1 << ROBOT_BITS) - 1)


@inlined
def standing(field: Numbers, weights: Numbers, robots: int, number: int, seat: int, rivals: int) -> int:
    """Return what a robot has lost and which ParoBots threaten it, as a number below 0."""
    robot = robot_of(robots, seat)
    if (robot >> OUT_AT) & 1:
        return -weights[OUT]
    damage = (robot >> DAMAGE_AT) & THREE_BITS
    lost = weights[UNITS + damage] if has(field[SIMPLE], seat) else weights[LOST + damage]
    lost += units_of(field, robot, seat) * number * weights[LATE]
    for other in range(field[SEATED]):
        stranger = robot_of(robots, other)
        if not (has(rivals, other) or (stranger >> OUT_AT) & 1):
            rows = rows_to_strike(field, weights, stranger, other, robot)
            lost += weights[HAZARD + rows] if rows < HAZARDS else 0
    return -lost


@inlined
def units_of(field: Numbers, robot: int, seat: int) -> int:
    damage = (robot >> DAMAGE_AT) & THREE_BITS
    return damage if has(field[SIMPLE], seat) else count(damage)


@inlined
def rows_to_strike(field: Numbers, weights: Numbers, robot: int, seat: int, target: int) -> int:
    """Return the rows until the robot can strike the target, if the target stays."""
    is_far = field[WEAPONS + seat] == FAR and not (robot >> DAMAGE_AT) & WEAPON
    table = SOON + (STANDS * CELLS if is_far else 0)
    return weights[table + CELLS * (robot & STAND_BITS) + (target & CELL_BITS)]


@inlined
def between(field: Numbers, weights: Numbers, robots: int, seat: int, other: int) -> int:
    """Return who can strike whom how soon, and how far off the other is."""
    me, enemy = robot_of(robots, seat), robot_of(robots, other)
    if (me | enemy) >> OUT_AT & 1:
        return 0
    mine = threat(field, weights, me, seat, enemy, other)
    way = rows_to_strike(field, weights, me, seat, enemy)
    return mine - threat(field, weights, enemy, other, me, seat) - way * weights[NEAR]


@inlined
def threat(field: Numbers, weights: Numbers, robot: int, seat: int, target: int, other: int) -> int:
    """Return the worth of the rows that the robot has to spare once it can strike the target."""
    damage = (robot >> DAMAGE_AT) & THREE_BITS
    is_slow = 0 if has(field[SIMPLE] | field[BOTS], seat) or not damage & PROCESSOR else 1
    spare = weights[ROWS + 2 * seat + is_slow] - rows_to_strike(field, weights, robot, seat, target)
    strength = 2 if field[WEAPONS + seat] == STRONG and not damage & WEAPON else 1
    left = 1 if has(field[BOTS], other) else LIVES - units_of(field, target, other)
    worth = weights[SPARE + max(LATE_ROWS, min(EARLY, spare)) - LATE_ROWS]
    return worth + (weights[KILLS] if strength * min(STRIKES, spare) >= left else 0)


@compiled
def values_at(field: Words, weights: Words, states: Words, seat: int) -> Words:
    """Return the values of many positions, one in each row."""
    found = np.empty(states.shape[0], np.int64)
    for number in range(states.shape[0]):
        at = number * states.shape[1]
        found[number] = value_of(pointer(field), pointer(weights), pointer(states), at, seat)
    return found
