"""Events and results as JSON: seats become ids, cells and facings become names."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from golems.notation.cells import FACING_NAMES
from golems.notation.programs import write_short_row
from golems.notation.reading import Json, Object
from golems.rules.field import Cell
from golems.rules.table import Event
from golems.rules.values import Facing, Position, Result, Row, Seat
from golems.rules.victory import end_of

Writer: TypeAlias = Callable[[Position, Any], Json]


def seat(position: Position, value: Seat | None) -> Json:
    return None if value is None else position.robots[value].id


def seats(position: Position, value: Sequence[Seat]) -> Json:
    return [position.robots[number].id for number in value]


def cell(position: Position, value: Cell | None) -> Json:
    return None if value is None else position.field.names[value]


def cells(position: Position, value: Sequence[Cell]) -> Json:
    return [position.field.names[number] for number in value]


def facing(position: Position, value: Facing) -> Json:
    return FACING_NAMES[value]


def rows(position: Position, value: Sequence[Row | None]) -> Json:
    return {
        robot.id: write_short_row(row)
        for robot, row in zip(position.robots, value, strict=True)
        if row is not None
    }


def attacks(position: Position, value: Sequence[tuple[Seat, int]]) -> Json:
    return {position.robots[attacker].id: strength for attacker, strength in value}


WRITERS: dict[str, Writer] = {
    "robot": seat,
    "robots": seats,
    "others": seats,
    "targets": seats,
    "winners": seats,
    "cell": cell,
    "to": cell,
    "cells": cells,
    "facing": facing,
    "rows": rows,
    "attacks": attacks,
}


@cache
def type_name(kind: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


@cache
def layout(kind: type) -> tuple[tuple[str, ...], tuple[tuple[str, Writer], ...]]:
    """Return the fields of an event type, and the writers of those fields that are not written unchanged."""
    names: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    return names, tuple([(name, WRITERS[name]) for name in names if name in WRITERS])


def write_event(position: Position, event: Event) -> Object:
    kind = type(event)
    names, writers = layout(kind)
    data: Object = {"type": type_name(kind)}
    data.update(zip(names, event, strict=True))  # type: ignore[call-overload]
    for name, write in writers:
        data[name] = write(position, data[name])
    return data


def write_result(position: Position, result: Result | None) -> Object | None:
    if result is None:
        return None
    return {"winners": seats(position, result.winners), "reason": result.reason}


def write_end(position: Position, result: Result | None) -> Object | None:
    """Return the result with `end`, which says how it is told: `won`, `shared`, `drawn` or `nobody`."""
    written = write_result(position, result)
    return written and result and written | {"end": end_of(position.robots, result)}
