"""Records: whole games that can be replayed without their seed."""

from collections.abc import Iterator
from dataclasses import dataclass

from golems.notation.dice import Dice
from golems.notation.events import write_result
from golems.notation.inputs import (
    KEYS,
    SEAL_KEYS,
    RoundInput,
    answers_from,
    plan_of,
    read_input,
    seat_reader,
    write_input,
)
from golems.notation.positions import read_options, read_position, write_options, write_position
from golems.notation.reading import Json, Malformed, Object, as_list, as_object, as_text, each, need, shown
from golems.rules.refusals import Refusal
from golems.rules.rounds import Outcome, play_round
from golems.rules.values import Position, Result

FORMAT = "golems-record/1"
RECORD_KEYS = {"format", "edition", "level", "options", "start", "players", "rounds", "result"}


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played, up to any point."""

    start: Position
    rounds: tuple[RoundInput, ...] = ()
    result: Result | None = None
    level: str | None = None
    players: tuple[Json, ...] = ()


def read_record(value: Json) -> Record:
    data = as_object(value, "", RECORD_KEYS)
    if data.get("format") != FORMAT:
        raise Malformed("record-format", "format", expected_format=FORMAT, got=shown(data.get("format")))
    start = read_start(need(data, "start"))
    check_agreement(data, start)
    level = data.get("level")
    return Record(
        start,
        each(need(data, "rounds"), "rounds", lambda entry: read_round(entry, start)),
        read_result(data.get("result"), start),
        None if level is None else as_text(level, "level"),
        tuple(as_list(data.get("players", []), "players")),
    )


def read_round(value: Json, start: Position) -> RoundInput:
    return read_input(as_object(value, "", (*KEYS, *SEAL_KEYS)), start)


def read_start(value: Json) -> Position:
    try:
        return read_position(value)
    except Refusal as refusal:
        raise refusal.within("start") from None


def check_agreement(data: Object, start: Position) -> None:
    """Raise if the edition and the options beside the start position differ from its own."""
    if data.get("edition", start.edition) != start.edition:
        raise Malformed("record-differs", "edition", key="edition")
    if "options" in data and read_options(data["options"], start.edition) != start.options:
        raise Malformed("record-differs", "options", key="options")


def read_result(value: Json, start: Position) -> Result | None:
    if value is None:
        return None
    data = as_object(value, "result", {"winners", "reason"})
    winners = each(data.get("winners"), "result.winners", seat_reader(start))
    return Result(winners, as_text(data.get("reason"), "result.reason"))


def write_record(record: Record) -> Object:
    start = record.start
    return {
        "format": FORMAT,
        "edition": start.edition,
        "level": record.level,
        "options": write_options(start.options),
        "start": write_position(start),
        "players": list(record.players),
        "rounds": [write_input(given, start) for given in record.rounds],
        "result": write_result(start, record.result),
    }


def replay(record: Record) -> Iterator[Outcome]:
    """Play the rounds again, one after the other; every program must be legal where it was laid."""
    position = record.start
    result: Result | None = None
    for number, given in enumerate(record.rounds, start=1):
        if result:
            raise Malformed("record-after-end", f"rounds[{number - 1}]", round=number)
        try:
            plan = plan_of(given, position, Dice(), empty_rows=True)
            outcome = play_round(position, plan, answers_from(given.choices))
        except Refusal as refusal:
            raise refusal.within(f"rounds[{number - 1}]") from None
        position, result = outcome.position, outcome.result
        yield outcome
