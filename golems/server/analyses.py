"""Rounds of finished matches, looked into elsewhere: seat by seat, so that everybody gets a turn."""

from collections import OrderedDict
from dataclasses import replace
from functools import partial
from hashlib import sha256

import msgspec

from golems.arena.analysis import Moment, analyse_seat, moments, write_round
from golems.fast import warm_up
from golems.notation.reading import Json, encode, need
from golems.notation.records import Record, read_record, read_start
from golems.rules.refusals import Illegal, Refusal
from golems.rules.values import Position
from golems.server.clients import Client
from golems.server.entries import Value
from golems.server.films import read_within
from golems.server.jobs import Jobs
from golems.server.sizes import check_size

MOST_KEPT = 1000  # rounds


class WrittenReply(Value, frozen=True):
    """A program in its short form, and what the round would have been worth with it, between -1 and 1."""

    program: str
    worth: float


class WrittenBestPlay(Value, frozen=True):
    """As docs/analysis.md has it."""

    value: float
    worth: float
    guarantee: float
    gap: float
    regret: float
    mark: int
    tried: int
    replies: int


class WrittenHabit(Value, frozen=True):
    row: int
    card: str
    times: int
    rounds: int


class WrittenHabits(Value, frozen=True):
    """Up to this round."""

    rows: int
    right: int
    blind: float
    predictability: float | None
    level: int | None
    strongest: WrittenHabit | None


class SeatAnalysis(Value, frozen=True):
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


class RoundAnalysis(Value, frozen=True):
    """`round` is counted from 1; `seats` are those who laid a program."""

    round: int
    event: str
    seats: tuple[SeatAnalysis, ...]


class Analyses:
    """Those of this process. What was found is kept for a while."""

    def __init__(self, jobs: Jobs) -> None:
        self.jobs = jobs
        self.kept: OrderedDict[str, RoundAnalysis] = OrderedDict()

    async def look_into(self, client: Client, record: Json, number: int) -> RoundAnalysis:
        """A round, counted from 0."""
        start: Position = read_within("record", lambda data: read_start(need(data, "start")), record)
        check_size("analysis", "record.start", start.field, start.hand)
        key = sha256(encode([record, number])).hexdigest()
        if key not in self.kept:
            self.kept[key] = await self.found(client, key, record, number)
        self.kept.move_to_end(key)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return self.kept[key]

    async def found(self, client: Client, key: str, record: Json, number: int) -> RoundAnalysis:
        """Whoever asks for the same round at the same time waits for the same jobs."""
        run = partial(self.jobs.run, "analyses", client)
        moment = await run(moment_in, record, number, key=key)
        turns = [
            await run(analyse_seat, moment, seat, key=(key, seat), prepare=warm_up) for seat in moment.laid
        ]
        data = write_round(number + 1, moment.given.event, tuple(turns), moment.position)
        return msgspec.convert(data, RoundAnalysis)


def moment_in(record: Json, number: int) -> Moment:
    """Refused before the match is over: who plays may not be helped."""
    game: Record = read_within("record", read_record, record)
    if game.result is None:
        raise Illegal("not-over", "record.result")
    if number >= len(game.rounds):
        raise Illegal("no-round", "round", got=number + 1)
    try:
        *_, last = moments(replace(game, rounds=game.rounds[: number + 1]))
    except Refusal as refusal:
        raise refusal.within("record") from None
    return last
