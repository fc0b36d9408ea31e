"""Positions as JSON."""

from collections.abc import Callable
from dataclasses import fields
from typing import get_args

from golems.notation.cells import FACING_NAMES, read_cell, read_facing
from golems.notation.goals import read_goals, write_goal
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_bool,
    as_choice,
    as_int,
    as_object,
    as_text,
    each,
    each_key,
    need,
    shown,
)
from golems.rules.editions import EDITIONS, default_hand
from golems.rules.field import Cell, Field, field_of
from golems.rules.parobots import CARDS
from golems.rules.surfaces import TERRAIN
from golems.rules.validity import check_position
from golems.rules.values import (
    DEFAULTS,
    GROUND,
    MOVEMENT,
    NO_CELL,
    REPAIR_ORDER,
    Column,
    Component,
    Contents,
    Hand,
    Options,
    Position,
    Robot,
    Stream,
)

MOST_LINES = 26  # the most rows, and the most columns, of a board
MOST_CARDS = 99
LONGEST_ID = 40

COMMON_KEYS = {"edition", "options", "mode", "round", "board", "under", "barrels", "robots", "hand"}
KEYS = {
    "4.0": COMMON_KEYS,
    "3.0": COMMON_KEYS | {"energy", "recharged", "streams", "goals"},
    "2.0": COMMON_KEYS | {"goals"},
}
PLACED = {"id", "cell", "facing", "out"}
ON_THE_SPOT = {"effort", "waits", "on_ice_since"}
PLAYER_KEYS = PLACED | ON_THE_SPOT | {"processor", "weapon", "chassis", "damaged", "simple", "bot"}
SIMPLE_KEYS = PLACED | ON_THE_SPOT | {"simple", "damage", "bot"}
BOT_KEYS = PLACED | ON_THE_SPOT | {"bot"}
GOLEM_KEYS = PLACED | {"lives", "carries", "home"}
OUT_KEYS = {"id", "out", "bot"}

OPTION_VALUES: dict[str, tuple[str, ...] | range | None] = {  # none stands for true or false
    "chassis": ("no_backward", "all"),
    "edge_is_obstacle": None,
    "ice_is_obstacle": None,
    "swap_places": None,
    "ice_repeats_turns": None,
    "snow_counts": ("passes", "rows"),
    "snow_effort_lasts": None,
    "push_backward": None,
    "push_column": ("whole", "top"),
    "portal_busy": ("wait", "stay"),
    "turn_wrong_side": ("keep", "repeat"),
    "allies": None,
    "dodge": None,
    "overtime": range(100),
    "stand_cards": range(3, 5),
}
CONTENTS: tuple[Contents, ...] = get_args(Contents)


# ---------------------------------------------------------------- reading


def read_position(value: Json) -> Position:
    """Return the position in a document, or raise a refusal that says where it is not possible.

    >>> document = {
    ...     "edition": "4.0",
    ...     "board": ["...#", "~...", "....", "...."],
    ...     "robots": [{"id": "red", "cell": "b2", "facing": "E", "simple": True}],
    ... }
    >>> position = read_position(document)
    >>> position.robots[0].cell, position.hand[0]
    (5, ('forward', 2))
    >>> write_position(position) == document
    True
    >>> read_position(document | {"round": 9})
    Traceback (most recent call last):
    golems.notation.reading.Malformed: round: expected 8 or less, got 9
    """
    data, edition = read_edition(value)
    options = read_options(data.get("options", {}), edition)
    field, board = read_board(need(data, "board"))
    mode = as_choice(data.get("mode", "battle"), "mode", EDITIONS[edition].modes)
    robots = each(need(data, "robots"), "robots", lambda robot: read_robot(robot, field, edition, mode))
    position = Position(
        edition=edition,
        field=field,
        board=board,
        robots=robots,
        hand=read_hand(data["hand"], edition) if "hand" in data else default_hand(edition, options),
        under=read_under(data.get("under", {}), field),
        barrels=read_barrels(data.get("barrels", {}), field),
        streams=read_streams(data.get("streams", []), field),
        options=options,
        mode=mode,
        round=as_int(data.get("round", 1), "round", 1, EDITIONS[edition].last_round),
        energy=as_int(data.get("energy", 10), "energy", 1),
        recharged=as_bool(data.get("recharged", False), "recharged"),
        goals=read_goals(data.get("goals", []), field, robots),
    )
    check_position(position)
    return position._replace(under=tuple([entry for entry in position.under if entry[1] != GROUND]))


def read_edition(value: Json) -> tuple[Object, str]:
    """Return a document, which has no other keys than its edition knows, and the edition."""
    data = as_object(value, "")
    edition = as_choice(need(data, "edition"), "edition", EDITIONS)
    return as_object(value, "", KEYS[edition]), edition


def read_options(value: Json, edition: str) -> Options:
    """Read the options of a game; options of another edition are accepted and ignored."""
    data = as_object(value, "options", OPTION_VALUES)
    if not data:
        return DEFAULTS
    known = EDITIONS[edition].options
    read = {name: read_option(name, option) for name, option in data.items()}
    return Options(**{name: option for name, option in read.items() if name in known})  # type: ignore[arg-type]


def read_option(name: str, value: Json) -> str | int:
    allowed, path = OPTION_VALUES[name], f"options.{name}"
    if allowed is None:
        return as_bool(value, path)
    if isinstance(allowed, range):
        return as_int(value, path, allowed.start, allowed.stop - 1)
    return as_choice(value, path, allowed)


def read_board(value: Json) -> tuple[Field, str]:
    lines = each(value, "board", as_text)
    width = max([len(line) for line in lines], default=0)
    if not 0 < width <= MOST_LINES or len(lines) > MOST_LINES:
        raise Malformed("board-size", "board", most=MOST_LINES, width=width, height=len(lines))
    board = "".join([line.ljust(width, NO_CELL) for line in lines])
    return field_of(width, "".join([NO_CELL if sign == NO_CELL else GROUND for sign in board])), board


def read_under(value: Json, field: Field) -> tuple[tuple[Cell, str], ...]:
    return tuple(sorted(each_key(value, "under", cell_reader(field), read_terrain).items()))


def read_terrain(value: Json) -> str:
    return as_choice(value, "", (GROUND, *TERRAIN))


def read_barrels(value: Json, field: Field) -> tuple[tuple[Cell, Column], ...]:
    return tuple(sorted(each_key(value, "barrels", cell_reader(field), read_column).items()))


def read_column(value: Json) -> Column:
    column = each(value, "", read_contents)
    if not column:
        raise Malformed("no-barrel")
    return column


def read_contents(value: Json) -> Contents:
    return as_choice(value, "", CONTENTS)


def read_streams(value: Json, field: Field) -> tuple[Stream, ...]:
    return each(value, "streams", lambda stream: read_stream(stream, field))


def read_stream(value: Json, field: Field) -> Stream:
    data = as_object(value, "", {"cells", "outlets"})
    cells = each(need(data, "cells"), "cells", cell_reader(field))
    outlets = each(need(data, "outlets"), "outlets", cell_reader(field))
    if len(outlets) != 2:
        raise Malformed("two-outlets", "outlets", got=len(outlets))
    return Stream(cells, (outlets[0], outlets[1]))


def cell_reader(field: Field) -> Callable[[Json], Cell]:
    return lambda value: read_cell(field, value)


def read_hand(value: Json, edition: str) -> Hand:
    """Read a hand; a card that is not named is not in it."""
    cards = EDITIONS[edition].cards
    data = as_object(value, "hand", cards)
    return tuple([(card, as_int(data.get(card, 0), f"hand.{card}", 0, MOST_CARDS)) for card in cards])


# ---------------------------------------------------------------- reading robots


def read_robot(value: Json, field: Field, edition: str, mode: str) -> Robot:
    data = as_object(value, "")
    name = read_id(need(data, "id"))
    if as_bool(data.get("out", False), "out"):
        as_object(data, "", OUT_KEYS)
        return Robot(name, out=True, bot=read_card(data, edition))
    cell = read_cell(field, need(data, "cell"), "cell")
    facing = read_facing(need(data, "facing"), "facing")
    if edition != "4.0":
        return Robot(name, cell, facing, **read_golem(data, field, mode))  # type: ignore[arg-type]
    kind = read_parobot if data.get("bot") is not None else read_simple if data.get("simple") else read_player
    return Robot(name, cell, facing, **kind(data), **read_on_the_spot(data))  # type: ignore[arg-type]


def read_id(value: Json) -> str:
    name = as_text(value, "id")
    if not (name and name.isprintable() and len(name) <= LONGEST_ID):
        raise Malformed("id", "id", got=shown(value), most=LONGEST_ID)
    return name


def read_card(data: Object, edition: str) -> str | None:
    if data.get("bot") is None:
        return None
    if edition != "4.0":
        raise Malformed("unknown-key", key=shown("bot"))
    return as_choice(data["bot"], "bot", CARDS)


def read_parobot(data: Object) -> Object:
    as_object(data, "", BOT_KEYS)
    return {"bot": as_choice(data["bot"], "bot", CARDS)}


def read_simple(data: Object) -> Object:
    as_object(data, "", SIMPLE_KEYS)
    return {
        "simple": as_bool(data["simple"], "simple"),
        "damage": as_int(data.get("damage", 0), "damage", 0, 3),
    }


def read_player(data: Object) -> Object:
    as_object(data, "", PLAYER_KEYS)
    as_bool(data.get("simple", False), "simple")
    return {
        "processor": as_choice(need(data, "processor"), "processor", ("p3", "p4")),
        "weapon": as_choice(need(data, "weapon"), "weapon", ("w2", "w11")),
        "chassis": as_choice(need(data, "chassis"), "chassis", ("c1", "c2")),
        "damaged": read_damaged(data["damaged"]) if "damaged" in data else frozenset(),
    }


def read_damaged(value: Json) -> frozenset[Component]:
    parts = each(value, "damaged", lambda part: as_choice(part, "", REPAIR_ORDER))
    if len(set(parts)) < len(parts):
        raise Malformed("damaged-twice", "damaged")
    return frozenset(parts)


def read_on_the_spot(data: Object) -> Object:
    """Read what a robot was doing on its cell."""
    state: Object = {}
    if data.get("effort") is not None:
        state["effort"] = as_choice(data["effort"], "effort", MOVEMENT)
    if "waits" in data:
        state["waits"] = as_bool(data["waits"], "waits")
    if data.get("on_ice_since") is not None:
        state["on_ice_since"] = as_int(data["on_ice_since"], "on_ice_since", 0)
    return state


def read_golem(data: Object, field: Field, mode: str) -> Object:
    as_object(data, "", GOLEM_KEYS)
    reads_home = mode == "bring_barrel" and data.get("home") is not None
    return {
        "lives": as_int(data.get("lives", 3), "lives", 1),
        "carries": as_bool(data.get("carries", False), "carries"),
        "home": read_cell(field, data["home"], "home") if reads_home else None,
    }


# ---------------------------------------------------------------- writing


def write_position(position: Position) -> Object:
    """Write a position, the exact inverse of `read_position`; defaults and empty parts are left out."""
    field = position.field
    name = field.name
    data: Object = {"edition": position.edition}
    if position.mode != "battle":
        data["mode"] = position.mode
    if position.options is not DEFAULTS and (options := write_options(position.options)):
        data["options"] = options
    for key, default in COUNTERS:
        if (value := getattr(position, key)) != default:
            data[key] = value
    data["board"] = write_board(position)
    if position.under:
        data["under"] = {name(cell): sign for cell, sign in position.under}
    if position.barrels:
        data["barrels"] = {name(cell): list(column) for cell, column in position.barrels}
    if position.streams:
        data["streams"] = [write_stream(field, stream) for stream in position.streams]
    data["robots"] = [write_robot(field, robot) for robot in position.robots]
    if position.goals:
        data["goals"] = [write_goal(position, goal) for goal in position.goals]
    if position.hand != default_hand(position.edition, position.options):
        data["hand"] = {card: count for card, count in position.hand if count}
    return data


def write_options(options: Options) -> Object:
    return {
        option.name: value
        for option in fields(options)
        if (value := getattr(options, option.name)) != option.default
    }


def write_board(position: Position) -> list[str]:
    width, board = position.field.width, position.board
    return [board[start : start + width] for start in range(0, len(board), width)]


def write_stream(field: Field, stream: Stream) -> Object:
    return {
        "cells": [field.name(cell) for cell in stream.cells],
        "outlets": [field.name(cell) for cell in stream.outlets],
    }


def write_robot(field: Field, robot: Robot) -> Object:
    data: Object = {"id": robot.id}
    if robot.out:
        return data | {"out": True} | ({"bot": robot.bot} if robot.bot else {})
    data["cell"] = field.name(robot.cell)
    data["facing"] = FACING_NAMES[robot.facing]
    if robot.processor:
        data |= {"processor": robot.processor, "weapon": robot.weapon, "chassis": robot.chassis}
    if robot.damaged:
        data["damaged"] = [part for part in REPAIR_ORDER if part in robot.damaged]
    for key, default in ROBOT_DEFAULTS:
        if (value := getattr(robot, key)) != default:
            data[key] = value
    if robot.home is not None:
        data["home"] = field.name(robot.home)
    return data


COUNTERS: tuple[tuple[str, object], ...] = (("round", 1), ("energy", 10), ("recharged", False))
ROBOT_DEFAULTS: tuple[tuple[str, object], ...] = (
    ("bot", None),
    ("simple", False),
    ("damage", 0),
    ("lives", 3),
    ("carries", False),
    ("effort", None),
    ("waits", False),
    ("on_ice_since", None),
)
