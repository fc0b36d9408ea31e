"""Positions of the rules as numbers, and back."""

from collections.abc import Iterable

import numpy as np

from golems.fast.codes import COMMANDS, INSIDE
from golems.fast.jit import Words
from golems.fast.layout import (
    BARREL_BITS,
    BARRELS,
    BARRELS_IN_ALL,
    CELL_BITS,
    CONTENTS,
    COURSE,
    DAMAGE_AT,
    FACING_AT,
    ICE,
    OUT_AT,
    OVER,
    REASON_AT,
    ROBOT_BITS,
    ROBOTS,
    ROUND_BITS,
    SEATS,
    STATUS_AT,
    STOOD,
    THIN,
    THREE_BITS,
    TOKENS,
    TOP,
    TWO_BITS,
    WAITS,
    WINNERS_AT,
    WORDS,
)
from golems.fast.maps import Map, bits, members, need, signed
from golems.rules import values
from golems.rules.values import (
    DAMAGE_ORDER,
    Column,
    Component,
    Contents,
    Position,
    Result,
    Robot,
)

PARTS: tuple[Component, ...] = DAMAGE_ORDER  # each has one bit
REASONS = ("", "V1", "V2", "V3", "V4")


def pack(made: Map, position: Position) -> Words:
    """Return a position of this map as numbers; one of another map is refused."""
    need(position.field == made.start.field, "a position of another map")
    state = np.zeros(WORDS, np.int64)
    robots = [pack_robot(made, position, robot) for robot in position.robots]
    state[ROBOTS] = signed(sum(robot << (ROBOT_BITS * seat) for seat, robot in enumerate(robots)))
    state[ICE] = bits(made, [place for place in made.cells if position.board[place] == values.ICE])
    state[TOKENS] = bits(made, [place for place in made.cells if is_token(position.board[place])])
    state[BARRELS] = bits(made, [place for place, _ in position.barrels])
    state[CONTENTS] = pack_barrels(column for _, column in sorted(position.barrels))
    state[COURSE] = position.round
    need(unpack(made, state) == position, "a position of another map, or one that cannot come up in play")
    return state


def is_token(sign: str) -> bool:
    return sign in values.LINES or sign in values.PORTALS


def pack_robot(made: Map, position: Position, robot: Robot) -> int:
    if robot.out:
        return 1 << OUT_AT
    damage = robot.damage if robot.simple else sum(1 << PARTS.index(part) for part in robot.damaged)
    return (
        made.numbers[robot.cell]
        | robot.facing << FACING_AT
        | damage << DAMAGE_AT
        | status_of(position, robot) << STATUS_AT
    )


def status_of(position: Position, robot: Robot) -> int:
    """Return the status of a robot: its effort (N1), its waiting (O2), or its time on ice (I3)."""
    if robot.effort:
        return COMMANDS.index(robot.effort)
    if robot.waits:
        return WAITS
    if robot.on_ice_since is None:
        return 0
    return STOOD if robot.on_ice_since == position.round else THIN


def pack_barrels(columns: Iterable[Column]) -> int:
    barrels = [
        INSIDE.index(contents) | (TOP if height == len(column) else 0)
        for column in columns
        for height, contents in enumerate(column, start=1)
    ]
    need(len(barrels) <= BARRELS_IN_ALL, f"{len(barrels)} barrels: at most {BARRELS_IN_ALL} are covered")
    return sum(barrel << (BARREL_BITS * number) for number, barrel in enumerate(barrels))


def unpack(made: Map, state: Words) -> Position:
    """Return the position that these numbers stand for.

    >>> from golems.fast.maps import map_of
    >>> from golems.rules.field import field_of
    >>> red = Robot("red", 0, values.EAST, simple=True)
    >>> position = Position("4.0", field_of(2, "...."), "..~.", (red,), hand=(), barrels=((2, ("bomb",)),))
    >>> made = map_of(position)
    >>> unpack(made, pack(made, position)) == position
    True
    """
    start = made.start
    words = [int(word) for word in state]
    number = words[COURSE] & ROUND_BITS
    robots = [
        unpack_robot(made, robot, words[ROBOTS] >> (ROBOT_BITS * seat), number)
        for seat, robot in enumerate(start.robots)
    ]
    here = {made.cells[cell] for cell in members(words[TOKENS])}
    ice = {made.cells[cell] for cell in members(words[ICE])}
    under = dict(start.under)
    board = list(start.board)
    for place in made.cells:
        if board[place] in (values.WATER, values.ICE):
            board[place] = values.ICE if place in ice else values.WATER
        elif is_token(board[place]) and place not in here:
            board[place] = under.pop(place, values.GROUND)
    return start._replace(
        board="".join(board),
        robots=tuple(robots),
        under=tuple(sorted(under.items())),
        barrels=unpack_barrels(made, words[BARRELS], words[CONTENTS]),
        round=number,
    )


def unpack_robot(made: Map, was: Robot, word: int, number: int) -> Robot:
    if word >> OUT_AT & 1:
        return was if was.out else Robot(was.id, out=True, bot=was.bot)
    damage, status = word >> DAMAGE_AT & THREE_BITS, word >> STATUS_AT & THREE_BITS
    return was._replace(
        cell=made.cells[word & CELL_BITS],
        facing=word >> FACING_AT & TWO_BITS,
        damaged=frozenset() if was.simple else frozenset(PARTS[part] for part in members(damage)),
        damage=damage if was.simple else 0,
        effort=COMMANDS[status] if 0 < status < WAITS else None,
        waits=status == WAITS,
        on_ice_since={THIN: number - 1, STOOD: number}.get(status),
    )


def unpack_barrels(made: Map, cells: int, contents: int) -> tuple[tuple[int, Column], ...]:
    columns = []
    for cell in members(cells):
        column: list[Contents] = []
        top = False
        while not top:
            column.append(INSIDE[contents & TWO_BITS])
            top = bool(contents & TOP)
            contents >>= BARREL_BITS
        columns.append((made.cells[cell], tuple(column)))
    return tuple(columns)


def result_of(state: Words) -> Result | None:
    """Return how the game ended, or none if it goes on."""
    course = int(state[COURSE])
    if not course & OVER:
        return None
    winners = course >> WINNERS_AT & ((1 << SEATS) - 1)
    return Result(tuple(members(winners)), REASONS[course >> REASON_AT])
