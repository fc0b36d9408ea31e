"""Rows, event cards and questions as numbers, and back."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from golems.fast.jit import Words
from golems.fast.layout import (
    CONDITION_ROUND,
    CONTENTS_KIND,
    DAMAGE_KIND,
    EXIT_KIND,
    FACE_KIND,
    FREEZE,
    KINDS,
    LOOP,
    LOOP_ROUND,
    LOSE_ROW,
    NO_AT,
    NOTHING,
    OPTIONS,
    REPAIR_KIND,
    SEATS,
    SWAP_ROWS,
    THAW,
)
from golems.fast.maps import Map, members, need
from golems.rules import values
from golems.rules.values import (
    DAMAGE_ORDER,
    REPAIR_ORDER,
    Command,
    Condition,
    Contents,
    EventCard,
    Loop,
    Row,
    Seat,
)

COMMANDS: tuple[Command, ...] = (
    "none",
    "forward",
    "backward",
    "left",
    "right",
    "stand",
    "attack",
    "defend",
)
EVENT_CODES: dict[str, int] = {  # the event cards that are covered
    "nothing": NOTHING,
    "loop": LOOP_ROUND,
    "condition": CONDITION_ROUND,
    "freeze": FREEZE,
    "thaw": THAW,
    "lose_row": LOSE_ROW,
    "swap_rows": SWAP_ROWS,
}
INSIDE: tuple[Contents, ...] = ("empty", "bomb", "toolbox", "?")
KIND_NAMES = ("damage", "repair", "exit", "face", "contents")


@cache
def code_of(row: Row | None) -> int:
    """Return the code of a row; a robot that has none waits.

    >>> code_of("forward"), code_of(Condition("if", "attack", "left"))
    (9, 30)
    """
    if row is None:
        return 0
    if isinstance(row, Loop):
        need(row.times == 2, f"Loop {row.times}: only Loop 2 is covered")
        return LOOP | code_of(row.command)
    if isinstance(row, Condition):
        need(row.sense == "if", f"{row.sense}: only Condition is covered")
        return command_code(row.yes) | command_code(row.no) << NO_AT
    return command_code(row) | command_code(row) << NO_AT


def command_code(command: Command | Loop) -> int:
    need(command in COMMANDS, f"{command} is not covered")
    return COMMANDS.index(command)


def event_code(event: EventCard) -> int:
    """Return the number of an event card, or raise `NotCovered`."""
    need(event in EVENT_CODES, f"the event card {event} is not covered")
    return EVENT_CODES[event]


def codes_of(rows: Sequence[Row | None]) -> Words:
    """Return the codes of one row for each seat."""
    return np.array([code_of(row) for row in rows] + [0] * (SEATS - len(rows)), np.int64)


# ---------------------------------------------------------------- questions


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question that came up: who chose, what, and from which options; the first is the default."""

    robot: Seat
    kind: str  # damage, repair, exit, face; contents
    options: tuple[str | int, ...]


def asked(made: Map, table: Words, number: int) -> AskedQuestion:
    """Return the question with this number, counted from 0, of the last row that was played on this table."""
    kind, seat = divmod(int(table[KINDS + number]), SEATS)
    chosen = members(int(table[OPTIONS + number]))
    names: dict[int, Sequence[str | int]] = {
        DAMAGE_KIND: DAMAGE_ORDER,
        REPAIR_KIND: REPAIR_ORDER,
        EXIT_KIND: made.cells,
        FACE_KIND: values.FACINGS,
        CONTENTS_KIND: INSIDE,
    }
    return AskedQuestion(seat, KIND_NAMES[kind], tuple([names[kind][option] for option in chosen]))
