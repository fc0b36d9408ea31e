"""The decisions of players, one value each, and their written form."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from golems.notation.inputs import read_choice, seat_reader, write_choice
from golems.notation.programs import read_program, write_short
from golems.notation.reading import Json, Malformed, Object, as_choice, as_object, need, shown
from golems.rules.setup import COMPONENTS
from golems.rules.table import Option
from golems.rules.values import Position, Program, Seat


class Pick(NamedTuple):
    """A player takes a component from the pool (S7)."""

    seat: Seat
    component: str


class Seal(NamedTuple):
    """A player seals a program; it lies face down unless the game is open (P5)."""

    seat: Seat
    program: Program


class Choose(NamedTuple):
    """A player answers a question of the running round."""

    seat: Seat
    kind: str
    option: Option


class Resign(NamedTuple):
    """A player gives the game up."""

    seat: Seat


class TakeBack(NamedTuple):
    """A player takes the sealed program back, while others still lay theirs."""

    seat: Seat


class TimeOut(NamedTuple):
    """A player's time is up: the rows laid so far count (P8), and questions take their default."""

    seat: Seat
    program: Program = ()


Decision: TypeAlias = Pick | Seal | Choose | Resign | TakeBack | TimeOut
KEYS = ("pick", "program", "choice", "resign", "takeback", "timeout")


def read_decision(value: Json, table: Position) -> Decision:
    """Read a decision. `table` says who is who: any position with the robots of the match will do.

    >>> from golems.notation.positions import read_position
    >>> red = {"id": "red", "cell": "a1", "facing": "E", "simple": True}
    >>> table = read_position({"edition": "4.0", "board": ["...."], "robots": [red]})
    >>> read_decision({"robot": "red", "program": "F A"}, table)
    Seal(seat=0, program=('forward', 'attack'))
    >>> write_decision(Resign(0), table)
    {'robot': 'red', 'resign': True}
    """
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


def read_take_back(seat: Seat, value: Json, table: Position) -> TakeBack:
    return TakeBack(seat)


READERS: dict[str, Callable[[Seat, Json, Position], Decision]] = {
    "pick": read_pick,
    "program": read_seal,
    "choice": read_choose,
    "resign": read_resign,
    "takeback": read_take_back,
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
    if isinstance(decision, TakeBack):
        return data | {"takeback": True}
    return data | {"timeout": True, "program": write_short(decision.program)}
