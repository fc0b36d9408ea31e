"""The value of the end of a round to a seat: the sum of `golems.fast.value`, in values of the rules.

The weights are those of `data/value.json`, found by `benchmarks/fit_value.py`. Some fit matches of anyone,
some those of masters, among whom a robot that is struck first hardly ever recovers.
"""

from collections import Counter
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

from golems.bots.distances import NEVER, Stand, StrikeTimes, strike_times_on
from golems.bots.greedy import goals_of, harm
from golems.notation.reading import decode
from golems.rules.programs import rows_of
from golems.rules.values import DAMAGE_ORDER, Component, Position, Result, Robot, Seat

WIN = 1_000_000  # the worth of a win; worths are whole numbers
MOST = 900_000  # the most that an open game is worth
WHOLE = 1000  # the unit of weights
LIVES = 4  # the units of damage that destroy a player's robot
STRIKES = 2  # the strikes for which the cards of a round suffice
EARLY, LATE_ROWS = 4, -4  # rows to spare for striking, cut to this range
HAZARDS = 3  # after this many rows a ParoBot is no threat any more
GOAL = 100_000  # the worth of a step towards a goal

Among: TypeAlias = Literal["anyone", "masters"]  # whose matches the weights fit
Weights: TypeAlias = dict[str, tuple[int, ...]]
Terms: TypeAlias = Counter[tuple[str, int]]  # how often each weight counts, by its name and its place


@lru_cache(maxsize=2)
def weights(among: Among = "anyone") -> Weights:
    return read_weights(files("golems").joinpath("data", "value.json").read_bytes(), among)


def read_weights(data: bytes, among: Among) -> Weights:
    found = decode(data)
    assert isinstance(found, dict)
    listed = found[among]
    assert isinstance(listed, dict)
    return {name: tuple([round(float(str(one)) * WHOLE) for one in ones]) for name, ones in listed.items()}


def judge(position: Position, result: Result | None, seat: Seat, before: Position | None = None) -> int:
    """Return the worth between -WIN and WIN. Distances are measured on `before`, as if all tokens lay as they
    did before the round."""
    if result is not None:
        return result_worth(result, seat)
    goals = GOAL * (2 * sum([goal.done for goal in goals_of(position, seat)]) + position.robots[seat].carries)
    return max(-MOST, min(MOST, goals + bent(score(position, strike_times_on(before or position), seat))))


def result_worth(result: Result, seat: Seat) -> int:
    """Return the worth of a result; a game that several or no seats have won is a draw."""
    if seat in result.winners:
        return WIN if len(result.winners) == 1 else 0
    return -WIN if result.winners else 0


def score(position: Position, soon: StrikeTimes, seat: Seat) -> int:
    """Return the average score against the seats from which the game is won."""
    weight, others = weights(), len(rivals_of(position, seat))
    total = sum([times * weight[name][place] for (name, place), times in terms(position, soon, seat).items()])
    return (abs(total) // others if others else 0) * (1 if total >= 0 else -1)


def bent(score: int) -> int:
    """Return about the hyperbolic tangent, which comes to 1 at 3."""
    size = min(3 * WHOLE, abs(score))
    square = size * size
    worth = size * (27 * WHOLE * WHOLE + square) * (WIN // WHOLE) // (27 * WHOLE * WHOLE + 9 * square)
    return min(MOST, worth) * (1 if score >= 0 else -1)


# ---------------------------------------------------------------- the terms of the sum


def rivals_of(position: Position, seat: Seat) -> list[Robot]:
    """Return the rivals; ParoBots count only against one player or against allies (V1, V2, V5)."""
    players = [robot for robot in position.robots if not robot.bot]
    bots = [robot for robot in position.robots if robot.bot]
    rivals = bots if len(players) == 1 or (position.options.allies and bots) else players
    return [robot for robot in rivals if robot is not position.robots[seat]]


def terms(position: Position, soon: StrikeTimes, seat: Seat) -> Terms:
    me, others = position.robots[seat], rivals_of(position, seat)
    strangers = [robot for robot in position.robots if robot.bot and robot not in others and not robot.out]
    found: Terms = Counter()
    for other in others:
        found.update(standing(position, soon, me, strangers))
        found.subtract(standing(position, soon, other, strangers))
        if not (me.out or other.out):
            found.update(threat(soon, me, other))
            found.subtract(threat(soon, other, me))
            found["near", 0] -= rows_to_strike(soon, me, other)
    return found


def standing(position: Position, soon: StrikeTimes, robot: Robot, strangers: list[Robot]) -> Terms:
    """Return the terms for what a robot has lost, and for ParoBots that threaten it."""
    if robot.out:
        return Counter({("out", 0): -1})
    units = harm(robot)
    has_parts = position.edition == "4.0" and not robot.simple
    found: Terms = Counter({("lost", parts_lost(robot)) if has_parts else ("units", units): -1})
    found["late", 0] = -units * position.round
    for other in strangers:
        rows = rows_to_strike(soon, other, robot)
        if rows < HAZARDS:
            found["hazard", rows] -= 1
    return found


def parts_lost(robot: Robot) -> int:
    """Return the set of damaged components as a number."""
    return sum([1 << DAMAGE_ORDER.index(part) for part in robot.damaged])


def threat(soon: StrikeTimes, robot: Robot, target: Robot) -> Terms:
    """Return the terms for the rows that the robot has to spare once it can strike the target."""
    spare = rows_of(robot) - rows_to_strike(soon, robot, target)
    strength = 2 if is_armed(robot, "w2") else 1
    left = 1 if target.bot else LIVES - harm(target)
    kills = strength * min(STRIKES, spare) >= left
    return Counter({("spare", max(LATE_ROWS, min(EARLY, spare)) - LATE_ROWS): 1, ("kills", 0): int(kills)})


def is_armed(robot: Robot, weapon: str) -> bool:
    """Tell whether the robot has this weapon, intact."""
    part: Component = "weapon"
    return robot.weapon == weapon and part not in robot.damaged


def rows_to_strike(soon: StrikeTimes, robot: Robot, target: Robot) -> int:
    """Return the rows until the robot can strike the target, if the target stays."""
    table = soon.far if is_armed(robot, "w11") else soon.near
    return table.get(Stand(robot.cell, robot.facing), {}).get(target.cell, NEVER)
