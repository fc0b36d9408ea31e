"""Maps: the field, its tokens and its robots as tables of numbers; what is not covered is refused."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from golems.fast.jit import Words
from golems.fast.layout import (
    AHEAD,
    ALL_CELLS,
    AROUND,
    BESIDE,
    BOTS,
    CELLS,
    FAR,
    FIELD_PLACES,
    ICY,
    LINES,
    OFF,
    ONE_CELL,
    PLAYERS,
    PORTALS,
    ROUND_BITS,
    SEATED,
    SEATS,
    SIDES,
    SIMPLE,
    SNOW,
    STRAIGHT,
    STRONG,
    TWIN,
    UNKNOWNS_ASKED,
    WALLS,
    WATERS,
    WEAPONS,
)
from golems.rules import values
from golems.rules.values import (
    CORNERS,
    DEFAULTS,
    STRAIGHTS,
    Position,
    Robot,
)

SIGNS = values.LINES | {  # what may be on the board
    values.GROUND,
    values.NO_CELL,
    values.ICY,
    values.SNOW,
    values.WALL,
    values.WATER,
    values.ICE,
    *values.PORTALS,
}
WEAPON_CODES = {"w2": STRONG, "w11": FAR}


class NotCovered(ValueError):
    """Raised for something that only `golems.rules` can play."""


def need(covered: bool, what: str) -> None:
    if not covered:
        raise NotCovered(what)


@dataclass(frozen=True, slots=True)
class Map:
    """A field with its tokens and robots as tables, and what is needed to write positions of it."""

    field: Words
    start: Position
    cells: tuple[int, ...]  # the place of each cell on the field of the rules
    numbers: dict[int, int]  # the number of each cell in these tables


# ---------------------------------------------------------------- the field


def map_of(position: Position, ask_contents: bool = False) -> Map:
    """Return the tables for this position and all that can follow from it. With `ask_contents` opening an
    unknown barrel is a question; otherwise it is empty, as in the rules.

    >>> from golems.rules.field import field_of
    >>> position = Position("4.0", field_of(2, ".. ."), ".. #", (Robot("red", 0, values.EAST),), hand=())
    >>> map_of(position).numbers
    {0: 0, 1: 1, 3: 2}
    >>> map_of(position._replace(edition="3.0"))
    Traceback (most recent call last):
    golems.fast.maps.NotCovered: edition 3.0: only 4.0 is covered
    """
    check_covered(position)
    cells = tuple(position.field.cells())
    made = Map(
        np.zeros(FIELD_PLACES, np.int64),
        position,
        cells,
        {place: number for number, place in enumerate(cells)},
    )
    fill_neighbours(made)
    fill_tokens(made)
    fill_robots(made)
    made.field[UNKNOWNS_ASKED] = ask_contents
    return made


def check_covered(position: Position) -> None:
    need(position.edition == "4.0", f"edition {position.edition}: only 4.0 is covered")
    need(position.mode == "battle", f"mode {position.mode}: only battle is covered")
    need(position.options == DEFAULTS, "options: only the defaults are covered")
    need(not position.goals, "goals are not covered")
    need(not position.streams, "streams are not covered")
    cells = len(position.field.cells())
    need(cells <= CELLS, f"{cells} cells: at most {CELLS} are covered")
    need(1 <= position.round <= ROUND_BITS, f"round {position.round} is not covered")
    for sign in {*position.board, *dict(position.under).values()} - SIGNS:
        need(False, f"{sign} on the board is not covered")
    for letter in values.PORTALS:
        need(position.board.count(letter) <= 2, f"more than two portals {letter}")
    check_robots(position.robots)


def check_robots(robots: Sequence[Robot]) -> None:
    need(len(robots) <= SEATS, f"{len(robots)} robots: at most {SEATS} are covered")
    need(any(not robot.bot for robot in robots), "no player")
    for robot in robots:
        units = robot.damage if robot.simple else len(robot.damaged)
        need(units <= 3 and robot.simple >= bool(robot.damage), f"{robot.id}: damage {robot.damage}")
        need(not (robot.simple and robot.damaged), f"{robot.id}: simple, with damaged components")


def fill_neighbours(made: Map) -> None:
    """Fill in the neighbours of each cell (S1)."""
    shape = made.start.field
    numbers = made.numbers | {OFF: OFF}
    for number, place in enumerate(made.cells):
        for way, ahead in enumerate(shape.ahead):
            made.field[AHEAD + CELLS * way + number] = numbers[ahead[place]]
        made.field[BESIDE + number] = bits(made, shape.beside(place))
        made.field[AROUND + number] = bits(made, shape.around(place))


def fill_tokens(made: Map) -> None:
    field, board = made.field, made.start.board
    under = dict(made.start.under)
    terrain = "".join([under.get(place, sign) for place, sign in enumerate(board)])
    covered = {values.WALL, values.WATER, values.ICE}

    def where(holds: Callable[[int], bool]) -> int:
        return bits(made, [place for place in made.cells if holds(place)])

    field[ALL_CELLS] = where(lambda place: True)
    field[WALLS] = where(lambda place: board[place] == values.WALL)
    field[WATERS] = where(lambda place: board[place] in (values.WATER, values.ICE))
    field[ICY] = where(lambda place: terrain[place] == values.ICY and board[place] not in covered)
    field[SNOW] = where(lambda place: terrain[place] == values.SNOW and board[place] not in covered)
    field[PORTALS] = where(lambda place: board[place] in values.PORTALS)
    field[LINES] = where(lambda place: board[place] in values.LINES)
    field[TWIN : TWIN + CELLS] = OFF
    for number, place in enumerate(made.cells):
        sign = board[place]
        if sign in STRAIGHTS or sign in CORNERS:
            ways = STRAIGHTS.get(sign) or CORNERS[sign]
            field[SIDES + number] = sum(1 << way for way in ways)
            field[STRAIGHT + number] = sign in STRAIGHTS
        if sign in values.PORTALS and board.count(sign) == 2:
            twin = board.find(sign) if board.find(sign) != place else board.rfind(sign)
            field[TWIN + number] = made.numbers[twin]


def fill_robots(made: Map) -> None:
    robots = made.start.robots
    field = made.field
    field[PLAYERS] = sum(1 << seat for seat, robot in enumerate(robots) if not robot.bot)
    field[BOTS] = sum(1 << seat for seat, robot in enumerate(robots) if robot.bot)
    field[SIMPLE] = sum(1 << seat for seat, robot in enumerate(robots) if robot.simple)
    field[SEATED] = len(robots)
    for seat, robot in enumerate(robots):
        field[WEAPONS + seat] = WEAPON_CODES.get(robot.weapon or "", ONE_CELL)


def bits(made: Map, places: Iterable[int]) -> int:
    """Return a set of cells as a number."""
    return signed(sum(1 << made.numbers[place] for place in places))


def signed(number: int) -> int:
    """Return 64 bits as a number that may be negative."""
    return number - (1 << 64) if number >> 63 else number


def members(number: int) -> list[int]:
    """Return the numbers of the bits that are set, lowest first."""
    return [bit for bit in range(CELLS) if number >> bit & 1]
