"""A log is read into memory once for all who ask, and a long one keeps nobody waiting."""

import asyncio
from itertools import pairwise

import pytest

from golems.server.log import actor
from golems.server.log.bus import LocalBus
from golems.server.log.memory import MemoryStore
from golems.server.log.store import ROOM
from golems.server.rooms.entries import AnyEntry, Created, Reacted, SatDown, write_entry
from golems.server.rooms.kind import open_rooms
from golems.server.rooms.room import Room
from golems.server.tables import ChairSetup, Setup

pytestmark = pytest.mark.anyio
CODE = "BCDFG"
TABLE: list[AnyEntry] = [Created(Setup("L1", (ChairSetup(), ChairSetup())), "host"), SatDown(0, "Ada", "key")]
LONG: list[AnyEntry] = [*TABLE, *[Reacted(0, "wow")] * 200]


async def kept() -> MemoryStore:
    store = MemoryStore()
    await store.create(CODE, ROOM, [write_entry(entry) for entry in LONG], 0.0)
    return store


async def test_others_are_served_while_a_long_log_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actor, "AT_ONCE", 0.0)  # as if every entry took long
    rooms, turns, applied = open_rooms(await kept(), LocalBus()), [], []
    apply = Room.apply

    def noted(room: Room, entry: AnyEntry, at: float) -> None:
        applied.append(entry)
        apply(room, entry, at)

    monkeypatch.setattr(Room, "apply", noted)
    reading = asyncio.create_task(rooms.live(CODE))
    while not reading.done():
        turns.append(len(applied))
        await asyncio.sleep(0)
    assert (await reading).fold.number == len(LONG)
    assert max(after - before for before, after in pairwise(turns)) <= 1


async def test_it_is_read_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actor, "AT_ONCE", 0.0)
    store = await kept()
    rooms, loaded = open_rooms(store, LocalBus()), []
    load = store.load

    async def noted(*given: object) -> object:
        loaded.append(given)
        return await load(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "load", noted)
    found = await asyncio.gather(*[rooms.live(CODE) for _ in range(5)])
    assert len({id(live) for live in found}) == 1
    assert len(loaded) == 1


async def test_nobody_sees_half_a_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads goes away in the middle; the next one finds all of it."""
    monkeypatch.setattr(actor, "AT_ONCE", 0.0)
    rooms = open_rooms(await kept(), LocalBus())
    reading = asyncio.create_task(rooms.live(CODE))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not rooms.held
    reading.cancel()
    await asyncio.wait([reading])
    assert await rooms.look(CODE, lambda room: room.number) == len(LONG)
