"""Who was told everything once, and then what is new, knows as much as who comes now."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.json import decode, encode

from golems.bots.protocol import decide
from golems.bots.random_bot import random_bot
from golems.match.decisions import write_decision
from golems.match.view import view
from golems.server.rooms.entries import (
    AnyEntry,
    Changed,
    Created,
    Decided,
    Freed,
    Paused,
    Reacted,
    Rematched,
    Renamed,
    Replaced,
    Resumed,
    SatDown,
    Started,
    read_entry,
    write_entry,
)
from golems.server.rooms.room import Room
from golems.server.rooms.views import Sight, see
from golems.server.tables import ChairSetup, Setup, ThinkingTime
from tests.server.folding import fold_news

PERSON, BOT, PAROBOT = ChairSetup(), ChairSetup("bot", bot="random"), ChairSetup("parobot", card="any")
GAMES = {
    "L1": Setup("L1", (PERSON, PERSON, BOT)),
    "L2": Setup("L2", (PERSON,) * 4, think=ThinkingTime(programs=60)),
    "L4": Setup("L4", (PERSON, PERSON, PAROBOT), think=ThinkingTime(components=5, programs=60, question=10)),
    "3.0": Setup("standard", (PERSON, PERSON), edition="3.0"),
    "2.0": Setup("standard", (PERSON, PERSON), edition="2.0", arena="random"),
    "autonomous": Setup("autonomous", (PERSON, PERSON)),
    "scenario": Setup("scenario", (PERSON, PERSON), arena="two-banks"),
}


class Watchers:
    """Every chair of a room and a spectator, each with the room as it makes it out from what it was told."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.sight = Sight(room)
        self.rooms: dict[int | None, Any] = {eye: self.whole(eye) for eye in self.eyes()}
        self.bytes = 0

    def eyes(self) -> list[int | None]:
        return [None, *range(len(self.room.chairs))]

    def whole(self, eye: int | None) -> Any:
        return decode(self.sight.message(self.room, eye))["room"]

    def look(self) -> None:
        change = self.sight.look(self.room)
        for eye in self.eyes():
            text = change.message(eye)
            news = decode(text)
            assert (news["type"], news["number"], news["chair"]) == ("news", self.room.number, eye)
            self.rooms[eye] = fold_news(self.rooms[eye], news)
            self.bytes += len(text)
            assert self.rooms[eye] == self.whole(eye) == decode(encode(see(self.room, eye)))


def begun(setup: Setup) -> tuple[Room, Watchers]:
    room = Room("BCDFG")
    room.apply(Created(setup, "host"), 0.0)
    watchers = Watchers(room)
    for number, chair in enumerate(room.chairs):
        if chair.is_free:
            take(watchers, SatDown(number, f"Player {number}", f"key {number}"))
    take(watchers, Started("seed"))
    return room, watchers


def take(watchers: Watchers, entry: AnyEntry, at: float = 1.0) -> None:
    watchers.room.apply(entry, at)
    watchers.look()


def decisions(room: Room, seed: int) -> Iterator[Decided]:
    rng, match = Random(seed), room.running()
    while requests := match.requests():
        request = rng.choice(requests)
        decision = decide(request, random_bot(view(match, request.seat), request, rng))
        yield Decided(write_decision(decision, match.position))


@pytest.mark.parametrize("name", GAMES)
def test_news_fold_to_what_is_seen_through_two_whole_matches(name: str) -> None:
    room, watchers = begun(GAMES[name])
    for seed in range(2):
        for at, entry in enumerate(decisions(room, seed)):
            take(watchers, entry, float(at))
        take(watchers, Rematched(f"again {seed}"))


def test_news_fold_to_what_is_seen_whatever_else_happens() -> None:
    room, watchers = begun(GAMES["L2"])
    play = decisions(room, 0)
    for number in range(8):
        take(watchers, next(play))
        take(watchers, Reacted(number % 4, "wow"))
    take(watchers, Renamed(1, "Another"))
    take(watchers, Paused(), 5.0)
    take(watchers, Resumed(), 9.0)
    take(watchers, Replaced(2, "random"))
    take(watchers, Freed(3))
    take(watchers, SatDown(3, "New", "new key"))
    for robot in list(room.running().position.robots)[:3]:
        take(watchers, Decided({"robot": robot.id, "resign": True}))
    for entry in play:
        take(watchers, entry)
    assert watchers.rooms[None]["match"]["phase"] == "over"
    take(watchers, Changed(GAMES["L1"]))
    for change in (Renamed(0, "Me"), Started("other")):
        take(watchers, change)


def test_a_room_read_again_from_its_log_is_no_news() -> None:
    log: list[AnyEntry] = [
        Created(GAMES["L1"], "host"),
        SatDown(0, "A", "a"),
        SatDown(1, "B", "b"),
        Started("s"),
    ]
    room, again = Room("BCDFG"), Room("BCDFG")
    for entry in log:
        room.apply(entry, 1.0)
        again.apply(read_entry(write_entry(entry)), 1.0)
    watchers = Watchers(room)
    watchers.room = again
    watchers.look()


def test_a_sealed_program_is_news_of_a_few_hundred_bytes() -> None:
    room, watchers = begun(GAMES["L1"])
    before, entry = watchers.bytes, next(decisions(room, 0))
    take(watchers, entry)
    assert watchers.bytes - before < 250 * len(watchers.eyes())


def test_others_learn_of_a_sealed_program_that_it_is_sealed_and_nothing_else() -> None:
    room, watchers = begun(GAMES["L2"])
    play = decisions(room, 0)
    while room.running().phase != "programs":
        take(watchers, next(play))
    before = watchers.rooms[None]["match"]
    entry = next(play)
    room.apply(entry, 1.0)
    robot, change = entry.decision["robot"], watchers.sight.look(room)
    [seal] = room.running().round.given.sealed.values()
    others = [eye for eye in watchers.eyes() if watchers.rooms[eye]["match"].get("robot") != robot]
    told = [decode(change.message(eye))["match"] for eye in others]
    assert before["waiting"][robot] == "program"
    assert told == [{"waiting": {robot: None}, "sealed": {robot: seal}}] * 4


def test_what_is_new_for_nobody_is_only_a_number() -> None:
    _, watchers = begun(GAMES["L1"])
    take(watchers, Renamed(0, "Player 0"))
    assert decode(watchers.sight.look(watchers.room).message(0)).keys() == {"type", "number", "chair"}
