"""Rounds of finished matches, looked into elsewhere: seat by seat, so that everybody gets a turn."""

from dataclasses import replace
from functools import partial
from hashlib import sha256

import msgspec

from golems.arena.analysis import RecordedRound, analyse_seat, recorded_rounds, write_round
from golems.fast import warm_up
from golems.notation.reading import Json, encode, need
from golems.notation.records import Record, read_record, read_start
from golems.rules.refusals import Illegal, Refusal
from golems.rules.values import Position
from golems.server.clients import Client
from golems.server.jobs.pool import Jobs
from golems.server.shapes import Shape, read_within
from golems.server.shared.sizes import check_size


class WrittenReply(Shape, frozen=True):
    """A program in its short form, and what the round would have been worth with it, between -1 and 1."""

    program: str
    worth: float


class WrittenBestPlay(Shape, frozen=True):
    """What best play would have been, as docs/analysis.md describes it."""

    value: float
    worth: float
    guarantee: float
    gap: float
    regret: float
    mark: int
    tried: int
    replies: int


class WrittenHabit(Shape, frozen=True):
    row: int
    card: str
    times: int
    rounds: int


class WrittenHabits(Shape, frozen=True):
    """What can be foretold of a player, up to this round."""

    rows: int
    right: int
    blind: float
    predictability: float | None
    level: int | None
    strongest: WrittenHabit | None


class SeatAnalysis(Shape, frozen=True):
    """What a robot laid, and the best reply to what the others did."""

    robot: str
    program: str
    worth: float
    best: WrittenReply
    regret: float
    mark: int
    tried: int
    best_play: WrittenBestPlay | None
    habits: WrittenHabits


class RoundAnalysis(Shape, frozen=True):
    """A round that was looked into; `round` is counted from 1, `seats` are those who laid a program."""

    round: int
    event: str
    seats: tuple[SeatAnalysis, ...]


async def look_into(jobs: Jobs, client: Client, record: Json, number: int) -> RoundAnalysis:
    """Look into a round, counted from 0. What was found is kept for a while."""
    start: Position = read_within("record", lambda data: read_start(need(data, "start")), record)
    check_size("analysis", "record.start", start.field, start.hand)
    key = sha256(encode([record, number])).hexdigest()
    return await jobs.keep("analyses", key, lambda: found(jobs, client, key, record, number))


async def found(jobs: Jobs, client: Client, key: str, record: Json, number: int) -> RoundAnalysis:
    """Look into a round seat by seat. All who ask for the same round meanwhile wait for the same jobs."""
    run = partial(jobs.run, "analyses", client)
    moment = await run(moment_in, record, number, key=key)
    turns = [await run(analyse_seat, moment, seat, key=(key, seat), prepare=warm_up) for seat in moment.laid]
    data = write_round(number + 1, moment.given.event, tuple(turns), moment.position)
    return msgspec.convert(data, RoundAnalysis)


def moment_in(record: Json, number: int) -> RecordedRound:
    """Return a round of a record; refused before the match is over, for who plays may not be helped."""
    game: Record = read_within("record", read_record, record)
    if game.result is None:
        raise Illegal("not-over", "record.result")
    if number >= len(game.rounds):
        raise Illegal("no-round", "round", got=number + 1)
    try:
        *_, last = recorded_rounds(replace(game, rounds=game.rounds[: number + 1]))
    except Refusal as refusal:
        raise refusal.within("record") from None
    return last
