"""What the end of a round is worth to a seat: the sum of `golems.fast.value`, in values of the rules.

The weights are those of `data/value.json`, as parts of a game that is won.
"""

from functools import lru_cache
from importlib.resources import files
from typing import TypeAlias

from golems.bots.greedy import enemies, goals_of, harm
from golems.notation.reading import decode
from golems.rules.field import OFF, Cell, Field
from golems.rules.values import WALL, Component, Position, Result, Robot, Seat

WIN = 1_000_000  # worths are whole numbers
MOST = 900_000  # what a game that goes on is worth at most
UNITS = 3  # of damage that a robot bears
FAR_AWAY = 64  # where no way leads
GOAL = 100_000  # what has been done for a goal

Ways: TypeAlias = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=1)
def weights() -> dict[str, int]:
    data = decode(files("golems").joinpath("data", "value.json").read_bytes())
    assert isinstance(data, dict)
    return {name: round(float(str(weight)) * WIN) for name, weight in data.items()}


# ---------------------------------------------------------------- ways


def ways_of(position: Position) -> Ways:
    """How many steps it is from each cell to each, around walls."""
    walls = frozenset([cell for cell in position.field.cells() if position.board[cell] == WALL])
    return ways_on(position.field, walls)


@lru_cache(maxsize=64)
def ways_on(field: Field, walls: frozenset[Cell]) -> Ways:
    return tuple([ways_from(field, walls, cell) for cell in range(len(field.ahead[0]))])


def ways_from(field: Field, walls: frozenset[Cell], start: Cell) -> tuple[int, ...]:
    way = [FAR_AWAY] * len(field.ahead[0])
    if start in walls:
        return tuple(way)
    way[start] = 0
    reached = [start]
    for cell in reached:
        for ahead in field.ahead:
            there = ahead[cell]
            if there != OFF and there not in walls and way[there] == FAR_AWAY:
                way[there] = way[cell] + 1
                reached.append(there)
    return tuple(way)


# ---------------------------------------------------------------- worth


def judge(position: Position, result: Result | None, seat: Seat) -> int:
    """Between -WIN and WIN."""
    if result is not None:
        return result_worth(result, seat)
    others = list(enemies(position, seat))
    goals = GOAL * (2 * sum([goal.done for goal in goals_of(position, seat)]) + position.robots[seat].carries)
    if not others:
        return min(MOST, goals)
    ways = ways_of(position)
    worth = len(others) * state_worth(position, position.robots[seat])
    for other in others:
        worth -= state_worth(position, other)
        worth += between(position, ways, position.robots[seat], other)
    return max(-MOST, min(MOST, goals + worth // len(others)))


def result_worth(result: Result, seat: Seat) -> int:
    """A game that several have won is a draw, and so is one that nobody has."""
    if seat in result.winners:
        return WIN if len(result.winners) == 1 else 0
    return -WIN if result.winners else 0


def state_worth(position: Position, robot: Robot) -> int:
    """What it has lost, as a number below 0; a unit weighs the more the later it is."""
    weight = weights()
    if robot.out:
        return -weight["out"]
    units = harm(robot)
    lost = sum([weight[part] for part in robot.damaged]) + (units - len(robot.damaged)) * weight["unit"]
    return -lost - units * position.round * weight["late"] - (units == UNITS) * weight["last"]


def between(position: Position, ways: Ways, me: Robot, other: Robot) -> int:
    """Who can strike whom, who is on the way to whom, and how far apart they are."""
    if me.out or other.out:
        return 0
    mine = stance(position, ways, me, other.cell)
    return mine - stance(position, ways, other, me.cell) - ways[me.cell][other.cell] * weights()["near"]


def stance(position: Position, ways: Ways, robot: Robot, target: Cell) -> int:
    ahead = position.field.ahead[robot.facing]
    first = ahead[robot.cell]
    if first == OFF:
        return 0
    weight = weights()
    worth = weight["heads"] if ways[first][target] < ways[robot.cell][target] else 0
    weapon: Component = "weapon"
    is_far = robot.weapon == "w11" and weapon not in robot.damaged and position.board[first] != WALL
    if first == target or (is_far and ahead[first] == target):
        worth += weight["strikes"]
    return worth
