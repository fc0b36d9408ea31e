"""How soon a robot can strike a cell if it walks by the rules, alone on the field and without barrels. A way
that costs damage does not count."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from golems.rules.field import OFF, Cell
from golems.rules.rounds import play_row
from golems.rules.table import Option, Question
from golems.rules.values import FACINGS, WALL, WATER, Command, Facing, Position, Robot

NEVER = 30  # stands for this many rows or more, or for no way at all
MOVES: tuple[Command, ...] = ("forward", "backward", "left", "right")


class Stand(NamedTuple):
    """Where a robot stands and looks."""

    cell: Cell
    facing: Facing


Ways: TypeAlias = dict[Stand, set[tuple[Stand, int]]]  # where one row or two rows lead
RowsToStrike: TypeAlias = dict[Stand, dict[Cell, int]]  # rows until a cell can be struck


class StrikeTimes(NamedTuple):
    """The rows until each cell can be struck from each stand, by a weapon's reach of one or two cells."""

    near: RowsToStrike
    far: RowsToStrike


def strike_times_on(position: Position) -> StrikeTimes:
    return cached_strike_times(
        position._replace(robots=(), barrels=(), goals=(), round=1, energy=10, recharged=False)
    )


@lru_cache(maxsize=64)
def cached_strike_times(bare: Position) -> StrikeTimes:
    ways = ways_on(bare)
    reached = {start: rows_from(ways, start) for start in ways}
    return StrikeTimes(rows_until(bare, reached, 1), rows_until(bare, reached, 2))


# ---------------------------------------------------------------- walking


def ways_on(bare: Position) -> Ways:
    cells = [cell for cell in bare.field.cells() if bare.board[cell] not in (WALL, WATER)]
    return {
        Stand(cell, facing): set(ways_from(bare, Stand(cell, facing))) for cell in cells for facing in FACINGS
    }


def ways_from(bare: Position, start: Stand) -> Iterator[tuple[Stand, int]]:
    """Yield where each command leads; digging in snow takes a second try (N1)."""
    robot = Robot("", *start, simple=True)
    for command, which in product(MOVES, (0, -1)):
        there, rows = walked(bare, robot, command, which), 1
        if there.effort:
            there, rows = walked(bare, there, command, which), 2
        if not there.damage:
            yield stand_of(there), rows


def walked(bare: Position, robot: Robot, command: Command, which: int) -> Robot:
    """Return the robot after one command; asked where to look, it takes the first or the last direction."""

    def answer(question: Question) -> Option:
        return question.options[which]

    return play_row(bare._replace(robots=(robot,)), [command], answer).position.robots[0]


def stand_of(robot: Robot) -> Stand:
    return Stand(robot.cell, robot.facing)


def rows_from(ways: Ways, start: Stand) -> dict[Stand, int]:
    """Return how many rows lead to each stand, where that is fewer than NEVER."""
    waves: list[set[Stand]] = [{start}] + [set() for _ in range(NEVER + 1)]
    rows: dict[Stand, int] = {}
    for number in range(NEVER):
        for stand in waves[number] - rows.keys():
            rows[stand] = number
            for there, more in ways[stand]:
                waves[number + more].add(there)
    return rows


# ---------------------------------------------------------------- striking


def rows_until(bare: Position, reached: dict[Stand, dict[Stand, int]], reach: int) -> RowsToStrike:
    aimed = {stand: aimed_from(bare, stand, reach) for stand in reached}
    return {start: fewest(rows, aimed) for start, rows in reached.items()}


def aimed_from(bare: Position, stand: Stand, reach: int) -> list[Cell]:
    """Return the cells that a weapon reaches from a stand (A2)."""
    found: list[Cell] = []
    cell = stand.cell
    for _ in range(reach):
        cell = bare.field.ahead[stand.facing][cell]
        if cell == OFF or bare.board[cell] == WALL:
            break
        found.append(cell)
    return found


def fewest(rows: dict[Stand, int], aimed: dict[Stand, list[Cell]]) -> dict[Cell, int]:
    found: dict[Cell, int] = {}
    for stand, number in rows.items():
        for cell in aimed[stand]:
            found.setdefault(cell, number)
    return found
