"""A round of a record before it is played: the table, and what each player is asked for."""

from typing import Any

from golems.match.requests import ask_program, write_request
from golems.notation.positions import write_position
from golems.notation.reading import Json
from golems.notation.records import Record, read_record
from golems.rules.values import Position, Seat
from golems.server.records.films import position_before
from golems.server.shapes import Shape, read_within


class RoundSnapshot(Shape, frozen=True):
    """A round that begins: `requests` and `bonus` by robot; `event` is `nothing` where an edition has no
    event cards."""

    position: dict[str, Any]
    event: str
    requests: dict[str, dict[str, Any]]
    bonus: dict[str, str]


def snapshot(record: Json, number: int) -> RoundSnapshot:
    game: Record = read_within("record", read_record, record)
    position, given = position_before(game, number), game.rounds[number]
    ids = [robot.id for robot in position.robots]
    asked = {
        ids[seat]: write_request(ask_program(position, seat, given.event, given.bonus.get(seat)), position)
        for seat in players(position)
        if seat not in given.resigned
    }
    return RoundSnapshot(
        write_position(position), given.event, asked, {ids[seat]: die for seat, die in given.bonus.items()}
    )


def players(position: Position) -> list[Seat]:
    """Return who lays a program."""
    return [seat for seat, robot in enumerate(position.robots) if not robot.out and not robot.bot]
