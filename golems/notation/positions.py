"""Positions."""

from dataclasses import fields
from typing import get_args

from golems.notation.cells import FACING_NAMES, read_cell, read_facing
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_bool,
    as_choice,
    as_int,
    as_object,
    as_text,
    items,
    shown,
)
from golems.rules.editions import EDITIONS, default_hand
from golems.rules.field import Cell, Field, field_of
from golems.rules.parobots import CARDS
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

MOST_LINES = 26  # rows and columns of a board
MOST_CARDS = 99
LONGEST_ID = 40

COMMON_KEYS = {"edition", "options", "mode", "round", "board", "under", "barrels", "robots", "hand"}
KEYS = {
    "4.0": COMMON_KEYS,
    "3.0": COMMON_KEYS | {"energy", "recharged", "streams"},
    "2.0": COMMON_KEYS,
}
PLACED = {"id", "cell", "facing", "out"}
ON_THE_SPOT = {"effort", "waits", "on_ice_since"}
PLAYER_KEYS = PLACED | ON_THE_SPOT | {"processor", "weapon", "chassis", "damaged", "simple"}
SIMPLE_KEYS = PLACED | ON_THE_SPOT | {"simple", "damage"}
BOT_KEYS = PLACED | ON_THE_SPOT | {"bot"}
GOLEM_KEYS = PLACED | {"lives", "carries", "home"}
OUT_KEYS = {"id", "out", "bot"}

OPTION_VALUES: dict[str, tuple[str, ...] | range | None] = {  # none: true or false
    "chassis": ("no_backward", "all"),
    "edge_is_obstacle": None,
    "ice_is_obstacle": None,
    "swap_places": None,
    "ice_repeats_turns": None,
    "snow_counts": ("passes", "rows"),
    "push_backward": None,
    "push_column": ("whole", "top"),
    "portal_busy": ("wait", "stay"),
    "turn_wrong_side": ("keep", "repeat"),
    "allies": None,
    "overtime": range(100),
    "stand_cards": range(3, 5),
}
CONTENTS: tuple[Contents, ...] = get_args(Contents)


# ---------------------------------------------------------------- reading


def read_position(value: Json) -> Position:
    """A possible position, or a refusal that says where it is not."""
    data = as_object(value, "position")
    edition = as_choice(data.get("edition"), "edition", EDITIONS)
    as_object(value, "position", KEYS[edition])
    options = read_options(data.get("options", {}), edition, "options")
    field, board = read_board(data.get("board"), "board")
    mode = as_choice(data.get("mode", "battle"), "mode", EDITIONS[edition].modes)
    position = Position(
        edition=edition,
        field=field,
        board=board,
        robots=tuple(
            [
                read_robot(robot, where, field, edition, mode)
                for robot, where in items(data.get("robots"), "robots")
            ]
        ),
        hand=read_hand(data["hand"], edition, "hand") if "hand" in data else default_hand(edition, options),
        under=read_under(data.get("under", {}), field, "under"),
        barrels=read_barrels(data.get("barrels", {}), field, "barrels"),
        streams=read_streams(data.get("streams", []), field, "streams"),
        options=options,
        mode=mode,
        round=as_int(data.get("round", 1), "round", 1, EDITIONS[edition].last_round),
        energy=as_int(data.get("energy", 10), "energy", 1),
        recharged=as_bool(data.get("recharged", False), "recharged"),
    )
    check_position(position)
    return position


def read_options(value: Json, edition: str, path: str) -> Options:
    """Options of another edition are read and ignored."""
    data = as_object(value, path, OPTION_VALUES)
    if not data:
        return DEFAULTS
    read = {name: read_option(name, option, f"{path}.{name}") for name, option in data.items()}
    known = EDITIONS[edition].options
    return Options(**{name: option for name, option in read.items() if name in known})  # type: ignore[arg-type]


def read_option(name: str, value: Json, path: str) -> str | int:
    allowed = OPTION_VALUES[name]
    if allowed is None:
        return as_bool(value, path)
    if isinstance(allowed, range):
        return as_int(value, path, allowed.start, allowed.stop - 1)
    return as_choice(value, path, allowed)


def read_board(value: Json, path: str) -> tuple[Field, str]:
    lines = [as_text(line, where) for line, where in items(value, path)]
    width = max([len(line) for line in lines], default=0)
    if not 0 < width <= MOST_LINES or len(lines) > MOST_LINES:
        raise Malformed("board-size", path, most=MOST_LINES, width=width, height=len(lines))
    board = "".join([line.ljust(width, NO_CELL) for line in lines])
    shape = "".join([NO_CELL if sign == NO_CELL else GROUND for sign in board])
    return field_of(width, shape), board


def read_under(value: Json, field: Field, path: str) -> tuple[tuple[Cell, str], ...]:
    under = {
        read_cell(field, name, path): as_choice(terrain, f"{path}.{name}", (".", "i", "s"))
        for name, terrain in as_object(value, path).items()
    }
    return tuple(sorted(under.items()))


def read_barrels(value: Json, field: Field, path: str) -> tuple[tuple[Cell, Column], ...]:
    barrels = {
        read_cell(field, name, path): read_column(column, f"{path}.{name}")
        for name, column in as_object(value, path).items()
    }
    return tuple(sorted(barrels.items()))


def read_column(value: Json, path: str) -> Column:
    column = tuple([as_choice(contents, where, CONTENTS) for contents, where in items(value, path)])
    if not column:
        raise Malformed("no-barrel", path)
    return column


def read_streams(value: Json, field: Field, path: str) -> tuple[Stream, ...]:
    return tuple([read_stream(stream, field, where) for stream, where in items(value, path)])


def read_stream(value: Json, field: Field, path: str) -> Stream:
    data = as_object(value, path, {"cells", "outlets"})
    cells = read_cells(data.get("cells"), field, f"{path}.cells")
    outlets = read_cells(data.get("outlets"), field, f"{path}.outlets")
    if len(outlets) != 2:
        raise Malformed("two-outlets", f"{path}.outlets", got=len(outlets))
    return Stream(cells, (outlets[0], outlets[1]))


def read_cells(value: Json, field: Field, path: str) -> tuple[Cell, ...]:
    return tuple([read_cell(field, cell, where) for cell, where in items(value, path)])


def read_hand(value: Json, edition: str, path: str) -> Hand:
    """What is not named is not in the hand."""
    cards = EDITIONS[edition].cards
    data = as_object(value, path, cards)
    return tuple([(card, as_int(data.get(card, 0), f"{path}.{card}", 0, MOST_CARDS)) for card in cards])


# ---------------------------------------------------------------- reading robots


def read_robot(value: Json, path: str, field: Field, edition: str, mode: str) -> Robot:
    data = as_object(value, path)
    name = read_id(data.get("id"), f"{path}.id")
    if as_bool(data.get("out", False), f"{path}.out"):
        as_object(data, path, OUT_KEYS)
        return Robot(name, out=True, bot=read_card(data, edition, path))
    placed = {
        "cell": read_cell(field, data.get("cell"), f"{path}.cell"),
        "facing": read_facing(data.get("facing"), f"{path}.facing"),
    }
    if edition != "4.0":
        return Robot(name, **placed, **read_golem(data, path, field, mode))  # type: ignore[arg-type]
    kind = read_parobot if "bot" in data else read_simple if data.get("simple") else read_player
    return Robot(name, **placed, **kind(data, path), **read_on_the_spot(data, path))  # type: ignore[arg-type]


def read_id(value: Json, path: str) -> str:
    name = as_text(value, path)
    if not (name and name.isprintable() and len(name) <= LONGEST_ID):
        raise Malformed("id", path, got=shown(value), most=LONGEST_ID)
    return name


def read_card(data: Object, edition: str, path: str) -> str | None:
    if "bot" not in data:
        return None
    if edition != "4.0":
        raise Malformed("unknown-key", path, key=shown("bot"))
    return as_choice(data["bot"], f"{path}.bot", CARDS)


def read_parobot(data: Object, path: str) -> Object:
    as_object(data, path, BOT_KEYS)
    return {"bot": as_choice(data["bot"], f"{path}.bot", CARDS)}


def read_simple(data: Object, path: str) -> Object:
    as_object(data, path, SIMPLE_KEYS)
    return {
        "simple": as_bool(data["simple"], f"{path}.simple"),
        "damage": as_int(data.get("damage", 0), f"{path}.damage", 0, 3),
    }


def read_player(data: Object, path: str) -> Object:
    as_object(data, path, PLAYER_KEYS)
    as_bool(data.get("simple", False), f"{path}.simple")
    return {
        "processor": as_choice(data.get("processor"), f"{path}.processor", ("p3", "p4")),
        "weapon": as_choice(data.get("weapon"), f"{path}.weapon", ("w2", "w11")),
        "chassis": as_choice(data.get("chassis"), f"{path}.chassis", ("c1", "c2")),
        "damaged": read_damaged(data.get("damaged", []), f"{path}.damaged"),
    }


def read_damaged(value: Json, path: str) -> frozenset[Component]:
    parts = [as_choice(part, where, REPAIR_ORDER) for part, where in items(value, path)]
    if len(set(parts)) < len(parts):
        raise Malformed("damaged-twice", path)
    return frozenset(parts)


def read_on_the_spot(data: Object, path: str) -> Object:
    since = data.get("on_ice_since")
    return {
        "effort": as_choice(data["effort"], f"{path}.effort", MOVEMENT) if "effort" in data else None,
        "waits": as_bool(data.get("waits", False), f"{path}.waits"),
        "on_ice_since": None if since is None else as_int(since, f"{path}.on_ice_since", 0),
    }


def read_golem(data: Object, path: str, field: Field, mode: str) -> Object:
    as_object(data, path, GOLEM_KEYS)
    reads_home = mode == "bring_barrel" and "home" in data
    return {
        "lives": as_int(data.get("lives", 3), f"{path}.lives", 1),
        "carries": as_bool(data.get("carries", False), f"{path}.carries"),
        "home": read_cell(field, data["home"], f"{path}.home") if reads_home else None,
    }


# ---------------------------------------------------------------- writing


def write_position(position: Position) -> Object:
    """What is default or empty is left out."""
    field = position.field
    name = field.name
    data: Object = {"edition": position.edition}
    if position.mode != "battle":
        data["mode"] = position.mode
    if position.options is not DEFAULTS and (options := write_options(position.options)):
        data["options"] = options
    if position.round != 1:
        data["round"] = position.round
    if position.energy != 10:
        data["energy"] = position.energy
    if position.recharged:
        data["recharged"] = True
    data["board"] = write_board(position)
    if under := {name(cell): sign for cell, sign in position.under if sign != GROUND}:
        data["under"] = under
    if position.barrels:
        data["barrels"] = {name(cell): column for cell, column in position.barrels}
    if position.streams:
        data["streams"] = [write_stream(field, stream) for stream in position.streams]
    data["robots"] = [write_robot(field, robot) for robot in position.robots]
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
