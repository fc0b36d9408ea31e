"""What players decide, one value each, and its written form."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from golems.notation.given import read_choice, seat_reader, write_choice
from golems.notation.programs import read_program, write_short
from golems.notation.reading import Json, Malformed, Object, as_choice, as_object, need, shown
from golems.rules.setup import COMPONENTS
from golems.rules.table import Option
from golems.rules.values import Position, Program, Seat


class Pick(NamedTuple):
    """A component is taken from the pool (S7)."""

    seat: Seat
    component: str


class Seal(NamedTuple):
    """A program is sealed: it cannot be changed any more, and lies face down unless the game is open (P5)."""

    seat: Seat
    program: Program


class Choose(NamedTuple):
    """A question of the running round is answered."""

    seat: Seat
    kind: str
    option: Option


class Resign(NamedTuple):
    """A player gives the game up."""

    seat: Seat


class TimeOut(NamedTuple):
    """Time is up: the rows laid so far count, the others stay empty (P8); questions take their default."""

    seat: Seat
    program: Program = ()


Decision: TypeAlias = Pick | Seal | Choose | Resign | TimeOut
KEYS = ("pick", "program", "choice", "resign", "timeout")


def read_decision(value: Json, table: Position) -> Decision:
    """`table` says who is who: any position with the robots of the match will do."""
    data = as_object(value, "", ("robot", *KEYS))
    robot = need(data, "robot")
    try:
        seat = seat_reader(table)(robot)
    except Malformed as fault:
        raise fault.within("robot") from None
    kinds = [key for key in KEYS if key in data]
    if "timeout" in kinds:
        return TimeOut(seat, read_program(data.get("program", [])))
    if len(kinds) != 1:
        raise Malformed("one-decision", got=shown(value), choices=", ".join(KEYS))
    return READERS[kinds[0]](seat, data[kinds[0]], table)


def read_pick(seat: Seat, value: Json, table: Position) -> Pick:
    return Pick(seat, as_choice(value, "pick", frozenset(COMPONENTS)))


def read_seal(seat: Seat, value: Json, table: Position) -> Seal:
    return Seal(seat, read_program(value))


def read_choose(seat: Seat, value: Json, table: Position) -> Choose:
    return Choose(seat, *read_choice(table, value))


def read_resign(seat: Seat, value: Json, table: Position) -> Resign:
    return Resign(seat)


READERS: dict[str, Callable[[Seat, Json, Position], Decision]] = {
    "pick": read_pick,
    "program": read_seal,
    "choice": read_choose,
    "resign": read_resign,
}


def write_decision(decision: Decision, table: Position) -> Object:
    data: Object = {"robot": table.robots[decision.seat].id}
    if isinstance(decision, Pick):
        return data | {"pick": decision.component}
    if isinstance(decision, Seal):
        return data | {"program": write_short(decision.program)}
    if isinstance(decision, Choose):
        return data | {"choice": write_choice(table, (decision.kind, decision.option))}
    if isinstance(decision, Resign):
        return data | {"resign": True}
    return data | {"timeout": True, "program": write_short(decision.program)}
