"""What the end of a round is worth to a seat: a result, or a sum of what its robot and the others have left.

All worths are whole numbers, WIN for a game that is won, so nothing depends on who adds them up. The weights
and the ways between cells come in as numbers; `golems.bots.judging` has the same sum in values of the rules.
"""

from golems.fast.bits import has
from golems.fast.jit import Numbers, compiled, count, inlined
from golems.fast.layout import (
    AHEAD,
    CELL_BITS,
    CELLS,
    CHASSIS,
    COURSE,
    DAMAGE_AT,
    FACING_AT,
    FAR,
    OFF,
    OUT_AT,
    OVER,
    PROCESSOR,
    ROBOT_BITS,
    ROBOTS,
    ROUND_BITS,
    SEATED,
    SEATS,
    SIMPLE,
    THREE_BITS,
    TWO_BITS,
    WALLS,
    WEAPON,
    WEAPONS,
    WINNERS_AT,
)

WIN = 1_000_000
MOST = 900_000  # what a game that goes on is worth at most

# The weights, in this order; after them the way from each cell to each, CELLS apart.
LOST_CHASSIS, LOST_WEAPON, LOST_PROCESSOR, UNIT, LAST, LATE, OUT, STRIKES, HEADS, NEAR = range(10)
WAYS = NEAR + 1
VALUE_PLACES = WAYS + CELLS * CELLS


@compiled
def value_of(field: Numbers, weights: Numbers, states: Numbers, at: int, seat: int) -> int:
    """To this seat, of the position that begins there."""
    course = states[at + COURSE]
    if course & OVER:
        return result_value((course >> WINNERS_AT) & ((1 << SEATS) - 1), seat)
    robots, number, others = states[at + ROBOTS], course & ROUND_BITS, field[SEATED] - 1
    if others == 0:
        return 0
    worth = others * state_of(field, weights, robots, number, seat)
    for other in range(field[SEATED]):
        if other != seat:
            worth -= state_of(field, weights, robots, number, other)
            worth += between(field, weights, robots, seat, other)
    return max(-MOST, min(MOST, worth // others))


@inlined
def result_value(winners: int, seat: int) -> int:
    """A game that several have won is a draw, and so is one that nobody has."""
    if winners == 0 or count(winners) > 1:
        return 0 if winners == 0 or has(winners, seat) else -WIN
    return WIN if has(winners, seat) else -WIN


@inlined
def robot_of(robots: int, seat: int) -> int:
    return (robots >> (ROBOT_BITS * seat)) & ((1 << ROBOT_BITS) - 1)


@inlined
def state_of(field: Numbers, weights: Numbers, robots: int, number: int, seat: int) -> int:
    """What it has lost, as a number below 0; a unit weighs the more the later it is."""
    robot = robot_of(robots, seat)
    if (robot >> OUT_AT) & 1:
        return -weights[OUT]
    damage = (robot >> DAMAGE_AT) & THREE_BITS
    if has(field[SIMPLE], seat):
        units, lost = damage, damage * weights[UNIT]
    else:
        units = count(damage)
        lost = (
            (weights[LOST_CHASSIS] if damage & CHASSIS else 0)
            + (weights[LOST_WEAPON] if damage & WEAPON else 0)
            + (weights[LOST_PROCESSOR] if damage & PROCESSOR else 0)
        )
    return -lost - units * number * weights[LATE] - (weights[LAST] if units == 3 else 0)


@inlined
def between(field: Numbers, weights: Numbers, robots: int, seat: int, other: int) -> int:
    """Who can strike whom, who is on the way to whom, and how far apart they are."""
    me, enemy = robot_of(robots, seat), robot_of(robots, other)
    if (me | enemy) >> OUT_AT & 1:
        return 0
    way = weights[WAYS + CELLS * (me & CELL_BITS) + (enemy & CELL_BITS)]
    mine = stance(field, weights, me, seat, enemy & CELL_BITS, way)
    return mine - stance(field, weights, enemy, other, me & CELL_BITS, way) - way * weights[NEAR]


@inlined
def stance(field: Numbers, weights: Numbers, robot: int, seat: int, target: int, way: int) -> int:
    facing = (robot >> FACING_AT) & TWO_BITS
    first = field[AHEAD + CELLS * facing + (robot & CELL_BITS)]
    if first == OFF:
        return 0
    worth = weights[HEADS] if weights[WAYS + CELLS * first + target] < way else 0
    if first == target:
        return worth + weights[STRIKES]
    is_far = field[WEAPONS + seat] == FAR and not (robot >> DAMAGE_AT) & WEAPON
    if is_far and not has(field[WALLS], first) and field[AHEAD + CELLS * facing + first] == target:
        worth += weights[STRIKES]
    return worth
