"""Rounds of finished matches, looked into where bots think: not in the event loop, one after the other."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec

from golems.arena.analysis import Moment, analyse_seat, moments, write_round
from golems.notation.reading import Json, encode
from golems.notation.records import Record, read_record
from golems.rules.refusals import Illegal, Refusal
from golems.server.entries import Value
from golems.server.films import read_within

MOST_WAITING = 40  # a class that has finished at once
MOST_KEPT = 1000  # rounds

Run: TypeAlias = Callable[..., Awaitable[Any]]  # a function and what it is given, in another process


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
    """Those of this process. Whoever asks waits for a turn, and bots are asked between two seats; what was
    found is kept for a while."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.kept: OrderedDict[str, RoundAnalysis] = OrderedDict()

    @property
    def is_full(self) -> bool:
        return self.waiting >= MOST_WAITING

    async def look_into(self, record: Json, number: int) -> RoundAnalysis:
        """A round, counted from 0."""
        key = sha256(encode([record, number])).hexdigest()
        if key not in self.kept:
            self.waiting += 1
            try:
                await self.take_turn(key, record, number)
            finally:
                self.waiting -= 1
        self.kept.move_to_end(key)
        return self.kept[key]

    async def take_turn(self, key: str, record: Json, number: int) -> None:
        moment = await asyncio.to_thread(moment_in, record, number)
        async with self.turn:
            if key not in self.kept:  # somebody else has not just asked the same
                turns = [await self.run(analyse_seat, moment, seat) for seat in moment.laid]
                data = write_round(number + 1, moment.given.event, tuple(turns), moment.position)
                self.kept[key] = msgspec.convert(data, RoundAnalysis)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)


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
