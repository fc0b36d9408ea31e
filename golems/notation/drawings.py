"""Positions drawn as text: the board cell by cell, and under it, line by line, what a board does not show.

A cell is its sign (left out: ground), the barrels on it from the bottom up in brackets, and the robot on it
with an arrow: `.`, `#`, `R>`, `=(eb)`, `~(e)B^`. `_` is no cell. R, B, G and Y are the robots called red,
blue, green and yellow; any other one is drawn as the number of its line. Lines are in the order of the seats,
and hold the keys of docs/notation.md in JSON.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from golems.notation.positions import KEYS, read_position, write_position
from golems.notation.reading import Json, Malformed, Object, as_object, decode, encode, shown
from golems.rules.surfaces import BY_SIGN
from golems.rules.values import GROUND, Position

LETTERS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}
ARROWS = {"^": "N", ">": "E", "v": "S", "<": "W"}
CONTENTS = {"e": "empty", "b": "bomb", "t": "toolbox", "?": "?"}
NO_CELL = "_"
SIGNS = re.escape("".join([GROUND, NO_CELL, *BY_SIGN]))
CELL = re.compile(
    rf"(?P<sign>[{SIGNS}])?(\((?P<barrels>[ebt?]+)\))?((?P<robot>[RBGY1-4])(?P<arrow>[\^>v<]))?"
)
LINE = re.compile(r'(?P<name>"(?:[^"\\]|\\.)*"|[^\s":]+)\s*:\s*(?P<value>.+)')
WORD = re.compile("[a-z_]+")
SAID = frozenset().union(*KEYS.values()) - {"board", "barrels", "robots"}  # the keys that may be on a line
NEWEST = "4.0"
PLACE = ("id", "cell", "facing")  # the keys of a robot that are drawn
BEGINNER: Object = {"simple": True}  # a robot of 4.0 of which nothing is said (L1)

NumberedLine: TypeAlias = tuple[int, str]
Documents: TypeAlias = dict[str, Object]


# ---------------------------------------------------------------- reading


def read_drawing(text: str, more: Mapping[str, Json] | None = None) -> Position:
    """Return the position that is drawn; `more` holds further lines by name.

    >>> position = read_drawing('''
    ...     R>  .   #   .
    ...     .   ~   (b) B<
    ... ''')
    >>> [robot.id for robot in position.robots], position.barrels
    (['red', 'blue'], ((6, ('bomb',)),))
    >>> print(write_drawing(position))
    R> . #   .
    .  ~ (b) B<
    red: {"simple": true}
    blue: {"simple": true}
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    document: Object = {"edition": NEWEST}
    robots: Documents = {}
    for name, value, is_robot in [*map(read_line, [line for line in lines if ":" in line[1]]), *named(more)]:
        if is_robot:
            robots[name] = as_object(value, name)
        else:
            document[name] = value
    board, barrels, places = read_cells([line for line in lines if line[1] and ":" not in line[1]])
    beginner = BEGINNER if document["edition"] == NEWEST else {}
    for name, place in called(places, [*robots]).items():
        robots[name] = place | robots.get(name, beginner)
    seats = [{"id": name} | fields for name, fields in robots.items()]
    if barrels:
        document["barrels"] = barrels
    return read_position(document | {"board": board, "robots": seats})


def read_line(line: NumberedLine) -> tuple[str, Json, bool]:
    """Read what a line says: its name, its value, and whether the name is a robot's."""
    number, text = line
    found = LINE.fullmatch(text)
    try:
        if found is None:
            raise Malformed("cut-json")
        name = str(decode(found["name"])) if found["name"].startswith('"') else found["name"]
        return name, decode(found["value"]), name != found["name"] or name not in SAID
    except Malformed:
        raise Malformed("drawing-line", "drawing", line=number, got=shown(text)) from None


def named(more: Mapping[str, Json] | None) -> list[tuple[str, Json, bool]]:
    return [(name, value, name not in SAID) for name, value in (more or {}).items()]


def read_cells(lines: Iterable[NumberedLine]) -> tuple[list[str], Object, dict[str, Any]]:
    """Read the board, the barrels by cell, and where each robot stands, by its letter."""
    board: list[str] = []
    barrels: Object = {}
    places: dict[str, Any] = {}
    for row, (number, line) in enumerate(lines, start=1):
        signs = ""
        for column, text in enumerate(line.split()):
            cell, name = CELL.fullmatch(text), f"{chr(ord('a') + column)}{row}"
            if cell is None:
                raise Malformed("drawing-cell", "drawing", line=number, got=shown(text))
            signs += (cell["sign"] or GROUND).replace(NO_CELL, " ")
            if cell["barrels"]:
                barrels[name] = [CONTENTS[letter] for letter in cell["barrels"]]
            if letter := cell["robot"]:
                if letter in places:
                    raise Malformed("drawing-twice", "drawing", line=number, robot=letter)
                places[letter] = {"cell": name, "facing": ARROWS[cell["arrow"]]}
        board.append(signs)
    return board, barrels, places


def called(places: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """Return the places by the names of the robots, colours first; a number without a line is a name."""
    numbers = dict(enumerate(names, start=1))
    order = sorted(places, key=[*LETTERS, *"1234"].index)
    return {LETTERS.get(letter) or numbers.get(int(letter), letter): places[letter] for letter in order}


# ---------------------------------------------------------------- writing


def write_drawing(position: Position) -> str:
    """Draw a position, the exact inverse of `read_drawing`; keys with their default are left out."""
    document = write_position(position)
    said = [f"{key}: {in_json(document[key])}" for key in document if is_said(key, document[key])]
    robots: Any = document["robots"]
    seats = [f"{name_on_line(robot['id'])}: {in_json(without_place(robot))}" for robot in robots]
    return "\n".join([*draw_rows(position), *said, *seats])


def is_said(key: str, value: Json) -> bool:
    return key in SAID and (key, value) != ("edition", NEWEST)


def without_place(robot: Object) -> Object:
    return {key: value for key, value in robot.items() if key not in PLACE}


def in_json(value: Json) -> str:
    """Return JSON in one line, with spaces for people."""
    return msgspec.json.format(encode(value), indent=0).decode()


def name_on_line(robot: str) -> str:
    return robot if WORD.fullmatch(robot) and robot not in SAID else encode(robot).decode()


def draw_rows(position: Position) -> list[str]:
    """Draw the board with the columns under each other."""
    width = position.field.width
    cells = draw_cells(position)
    widest = [max(map(len, cells[column::width])) for column in range(width)]
    rows = [cells[start : start + width] for start in range(0, len(cells), width)]
    return [
        " ".join([cell.ljust(size) for cell, size in zip(row, widest, strict=True)]).rstrip() for row in rows
    ]


def draw_cells(position: Position) -> list[str]:
    letters = {name: letter for letter, name in LETTERS.items()}
    contents = {inside: letter for letter, inside in CONTENTS.items()}
    on_top = {
        cell: f"({''.join([contents[inside] for inside in column])})" for cell, column in position.barrels
    }
    for seat, robot in enumerate(position.robots, start=1):
        if not robot.out:
            badge = f"{letters.get(robot.id, str(seat))}{'^>v<'[robot.facing]}"
            on_top[robot.cell] = on_top.get(robot.cell, "") + badge
    return [draw_cell(sign, on_top.get(cell, "")) for cell, sign in enumerate(position.board)]


def draw_cell(sign: str, on_top: str) -> str:
    return on_top if sign == GROUND and on_top else sign.replace(" ", NO_CELL) + on_top
