"""Entries that come together are written and told together, and nobody loses by it."""

import asyncio
import gc
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any
from weakref import ref

import msgspec
import pytest

from golems.bots.protocol import decision_of
from golems.bots.random_bot import random_bot
from golems.match.decisions import write_decision
from golems.rules.refusals import Illegal
from golems.server.clients import NOBODY, Client
from golems.server.http.tokens import Grant
from golems.server.log import actor
from golems.server.log.actor import Logs
from golems.server.log.bus import LocalBus
from golems.server.log.sql.appends import Append, AppendAnswer
from golems.server.log.sql.store import SqlStore
from golems.server.log.store import ROOM, Store
from golems.server.log.writes import Written
from golems.server.rooms.actions import decided
from golems.server.rooms.audience import SPECTATOR, Eyes, client_of
from golems.server.rooms.entries import AnyEntry, Changed, Created, Decided, Reacted, SatDown, Started
from golems.server.rooms.kind import open_rooms
from golems.server.rooms.messages import Decide
from golems.server.rooms.room import Room
from golems.server.rooms.tables import RoomTables
from golems.server.tables import ChairSetup, Setup
from tests.refusals import because
from tests.server.driving import until

pytestmark = pytest.mark.anyio
CODE = "BCDFG"
Make = Callable[[Room], Sequence[AnyEntry]]


class Listening:
    def __init__(self, client: Client = NOBODY, *chairs: int) -> None:
        self.client = client
        self.eyes: Eyes = chairs or SPECTATOR
        self.numbers: list[int] = []
        self.reactions = 0
        self.is_gone = False

    def gone(self) -> None:
        self.is_gone = True

    def chairs(self, room: Room) -> Eyes:
        return self.eyes

    def tell(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] == "present":
            return
        self.numbers.append(told["number"])
        self.reactions += bool(told["room"].get("reaction")) if "room" in told else 0


async def playing(store: Store) -> Logs[Room]:
    """Let three sit down, and begin the match: entry 5 is the last."""
    rooms = open_rooms(store, LocalBus())
    assert await rooms.create(CODE, ROOM, [Created(Setup("L1", (ChairSetup(),) * 3), "host")])
    for chair in range(3):
        await rooms.write(CODE, always(SatDown(chair, f"Player {chair}", f"key {chair}")))
    await rooms.write(CODE, always(Started("seed")))
    return rooms


def always(entry: AnyEntry) -> Make:
    return lambda room: [entry]


def program_of(chair: int) -> Make:
    def make(room: Room) -> Sequence[AnyEntry]:
        match = room.running()
        [request] = [request for request in match.requests() if request.seat == chair]
        return [Decided(write_decision(decision_of(match, request, random_bot), match.position))]

    return make


def refused(room: Room) -> Sequence[AnyEntry]:
    raise Illegal("not-your-chair", "chairs[0]", chair=1)


def broken(room: Room) -> Sequence[AnyEntry]:
    room.chairs.clear()
    raise ZeroDivisionError


async def test_decisions_that_come_together_are_told_together(store: Store) -> None:
    rooms, spectator = await playing(store), Listening()
    await rooms.listen(CODE, spectator)
    written = await asyncio.gather(*[rooms.write(CODE, program_of(chair)) for chair in range(3)])
    assert [each.number for each in written] == [6, 7, 8]
    assert spectator.numbers == [5, 8]
    assert [logged.number for logged in await store.load(CODE, ROOM)] == list(range(1, 9))


async def test_and_so_are_those_that_come_one_by_one_while_another_room_is_written(
    durable: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = durable
    assert isinstance(store, SqlStore)
    rooms, spectator, may_end = await playing(store), Listening(), asyncio.Event()
    await rooms.listen(CODE, spectator)
    await store.create("FGHJK", ROOM, [b"{}"], 1.0)
    append_all = store._appender.append_all

    async def slowly(batch: Sequence[Append]) -> list[AppendAnswer]:
        await may_end.wait()
        return await append_all(batch)

    monkeypatch.setattr(store._appender, "append_all", slowly)
    other = asyncio.create_task(store.append("FGHJK", ROOM, 2, [b"{}"], 2.0, None))
    tasks = []
    for chair in range(3):
        await asyncio.sleep(0.01)
        tasks.append(asyncio.create_task(rooms.write(CODE, program_of(chair))))
    await asyncio.sleep(0.01)
    may_end.set()
    assert [each.number for each in await asyncio.gather(*tasks)] == [6, 7, 8]
    assert await other
    assert spectator.numbers == [5, 8]


async def test_nobody_misses_a_reaction_because_somebody_decides(store: Store) -> None:
    rooms, spectator = await playing(store), Listening()
    await rooms.listen(CODE, spectator)
    wishes = (program_of(0), always(Reacted(1, "wow")), program_of(1))
    await asyncio.gather(*[rooms.write(CODE, wish) for wish in wishes])
    assert spectator.numbers == [5, 7, 8]
    assert spectator.reactions == 1


async def test_who_is_refused_does_not_hinder_the_others(store: Store) -> None:
    rooms = await playing(store)
    wishes = (program_of(0), refused, program_of(1))
    one, other, third = await asyncio.gather(
        *[rooms.write(CODE, wish) for wish in wishes], return_exceptions=True
    )
    assert isinstance(one, Written)
    assert isinstance(other, Illegal)
    assert isinstance(third, Written)
    assert (one.number, third.number) == (6, 7)


async def test_nor_does_a_fault(store: Store) -> None:
    """What it has broken in memory is read again from the log."""
    rooms = await playing(store)
    wishes = (program_of(0), broken, program_of(1))
    found = await asyncio.gather(*[rooms.write(CODE, wish) for wish in wishes], return_exceptions=True)
    assert [each.number if isinstance(each, Written) else type(each) for each in found] == [
        6,
        ZeroDivisionError,
        7,
    ]
    assert len((await rooms.live(CODE)).fold.chairs) == 3


async def test_when_another_process_was_quicker_all_are_tried_again(store: Store) -> None:
    rooms, other = await playing(store), open_rooms(store, LocalBus())
    await other.write(CODE, program_of(2))
    written = await asyncio.gather(*[rooms.write(CODE, program_of(chair)) for chair in range(2)])
    assert [each.number for each in written] == [7, 8]


async def test_a_database_that_fails_tells_everybody_who_waits(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = await playing(store)

    async def fail(*_: object) -> bool:
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", fail)
        found = await asyncio.gather(
            *[rooms.write(CODE, program_of(chair)) for chair in range(2)], return_exceptions=True
        )
    assert [type(each) for each in found] == [ConnectionError, ConnectionError]
    assert (await rooms.write(CODE, program_of(0))).number == 6


async def test_a_bot_takes_the_turn_of_whoever_plays_in_its_room(store: Store) -> None:
    """It takes the turn of somebody who only watches if nobody plays; rooms that nobody watches share one."""
    rooms = await playing(store)
    live = await rooms.live(CODE)
    assert client_of(live) == NOBODY
    guest, masha = Listening(Client("guest")), Listening(Client("masha"), 0)
    await rooms.listen(CODE, guest)
    assert client_of(live) == guest.client
    await rooms.listen(CODE, masha)
    assert client_of(live) == masha.client
    rooms.leave(CODE, masha)
    assert client_of(live) == guest.client


async def test_a_refusal_is_told_to_nobody_else(store: Store) -> None:
    """Nobody learns how often somebody else has tried in vain."""
    rooms, listener = await playing(store), Listening()
    await rooms.listen(CODE, listener)
    with pytest.raises(Illegal):
        await rooms.write(CODE, refused)
    assert listener.numbers == [5]


async def test_a_chair_is_passed_on_while_somebody_writes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new link counts, and the old one no more."""
    rooms, may_end, append = await playing(store), asyncio.Event(), store.append

    async def slowly(*given: Any) -> bool:
        await may_end.wait()
        return await append(*given)

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", slowly)
        writing = asyncio.create_task(rooms.write(CODE, program_of(1)))
        await until(lambda: rooms.held[CODE].committed is None)
        passing = asyncio.create_task(RoomTables(rooms, rooms).pass_chair(CODE, 0, "new key"))
        await asyncio.sleep(0)
        may_end.set()
        await asyncio.gather(writing, passing)
    assert (await rooms.live(CODE)).fold.chairs[0].key == "new key"


async def test_whoever_came_after_the_match_decides_nothing_in_it(store: Store) -> None:
    rooms = await playing(store)
    for chair in range(2):
        await rooms.write(CODE, resigned(chair))
    await rooms.write(CODE, always(Changed(Setup("L1", (ChairSetup(),) * 4))))
    await rooms.write(CODE, always(SatDown(3, "Player 3", "key 3")))
    grant = Grant(CODE, "seat", 3, "key 3", datetime.now(UTC))
    wish = Decide(id=1, chair=3, number=99, decision={"resign": True})
    with pytest.raises(Illegal, check=because("match-over")):
        await rooms.write(CODE, lambda room: [decided(wish, room, (grant,))])


def resigned(chair: int) -> Make:
    return lambda room: [Decided({"robot": room.running().id_of(room.seat_of(chair)), "resign": True})]


async def test_a_room_that_nobody_needs_is_freed_without_the_garbage_collector(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = await playing(store)
    listening = Listening()
    await rooms.listen(CODE, listening)
    await rooms.write(CODE, program_of(0))
    rooms.leave(CODE, listening)
    room = ref(rooms.held[CODE].fold)
    gc.collect()
    gc.disable()
    try:
        monkeypatch.setattr(actor, "IDLE", 0.0)
        rooms.forget_idle()
        assert CODE not in rooms.held
        await until(lambda: room() is None, 10)
    finally:
        gc.enable()
