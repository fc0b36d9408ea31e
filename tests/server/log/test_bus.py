"""Every worker hears that a room has grown."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from golems.server.log.bus import Bus, LocalBus
from golems.server.log.databases import open_bus
from golems.server.log.sql.bus import PostgresBus

pytestmark = pytest.mark.anyio


class Listener:
    def __init__(self, bus: Bus) -> None:
        self.heard: list[tuple[str, int]] = []
        self.gaps = 0
        bus.subscribe(lambda room, number: self.heard.append((room, number)), self.gap)

    def gap(self) -> None:
        self.gaps += 1

    async def hears(self, *expected: tuple[str, int]) -> None:
        await until(lambda: len(self.heard) >= len(expected))
        assert self.heard == list(expected)


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not happened():
            await asyncio.sleep(0.01)


async def end_connections(url: str) -> None:
    """End all connections, as an administrator would, or a restart of the server."""
    admin = await asyncpg.connect(url)
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await admin.close()


async def test_a_worker_alone_hears_itself(tmp_path: Path) -> None:
    bus = await open_bus(f"sqlite:///{tmp_path}/golems.db")
    assert isinstance(bus, LocalBus)
    listener = Listener(bus)
    await bus.publish("ABCD", 2)
    assert listener.heard == [("ABCD", 2)]
    await bus.close()


async def test_workers_hear_each_other(postgres_url: str) -> None:
    here, there = await open_bus(postgres_url), await open_bus(postgres_url)
    listeners = [Listener(here), Listener(there), Listener(there)]
    await here.publish("ABCD", 2)
    for listener in listeners:
        await listener.hears(("ABCD", 2))
    await there.publish("EFGH", 3)
    for listener in listeners:
        await listener.hears(("ABCD", 2), ("EFGH", 3))
    assert [listener.gaps for listener in listeners] == [0, 0, 0]
    await here.close()
    await there.close()


async def test_of_many_notices_about_a_room_the_last_is_heard(postgres_url: str) -> None:
    bus = await open_bus(postgres_url)
    listener = Listener(bus)
    for number in (1, 3, 2):
        await bus.publish("ABCD", number)
    await bus.publish("two words", 7)
    await listener.hears(("ABCD", 3), ("two words", 7))
    await bus.close()


async def test_a_worker_that_leaves_says_what_it_has_to_say(postgres_url: str) -> None:
    here, there = await open_bus(postgres_url), await open_bus(postgres_url)
    listener = Listener(there)
    await here.publish("ABCD", 2)
    await here.close()
    await listener.hears(("ABCD", 2))
    await there.close()


async def test_a_lost_connection_is_a_gap_and_then_all_goes_on(postgres_url: str) -> None:
    here, there = await open_bus(postgres_url), await open_bus(postgres_url)
    listeners = [Listener(here), Listener(there)]
    await end_connections(postgres_url)
    await until(lambda: all(listener.gaps == 1 for listener in listeners))
    await here.publish("ABCD", 2)
    for listener in listeners:
        await listener.hears(("ABCD", 2))
    await here.close()
    await there.close()


async def test_a_notice_waits_for_the_connection(postgres_url: str) -> None:
    """Others hear it; who lost the connection is told of the gap, for it may have missed its own notice."""
    bus = await open_bus(postgres_url)
    listener = Listener(bus)
    await end_connections(postgres_url)
    other = await open_bus(postgres_url)
    elsewhere = Listener(other)
    await bus.publish("ABCD", 2)
    await until(lambda: ("ABCD", 2) in elsewhere.heard and listener.gaps == 1)
    await bus.close()
    await other.close()


async def test_it_connects_again_as_soon_as_the_server_lets_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = await open_bus(postgres_url)
    listener = Listener(bus)
    connect, refusals = asyncpg.connect, iter([OSError(), asyncpg.CannotConnectNowError()])

    async def refused(*args: object, **options: object) -> object:
        for refusal in refusals:
            raise refusal
        return await connect(*args, **options)

    await end_connections(postgres_url)
    monkeypatch.setattr(asyncpg, "connect", refused)
    await until(lambda: listener.gaps == 1)
    await bus.close()


async def test_it_can_be_closed_while_the_server_is_away(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*args: object, **options: object) -> object:
        raise OSError

    bus = await open_bus(postgres_url)
    await end_connections(postgres_url)
    monkeypatch.setattr(asyncpg, "connect", refused)
    await asyncio.sleep(0.1)
    await bus.publish("ABCD", 2)
    await bus.close()


async def test_a_quiet_connection_is_tried_now_and_then(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = asyncio.Semaphore(0)
    say = PostgresBus._say

    async def counted(bus: PostgresBus) -> None:
        await say(bus)
        tries.release()

    monkeypatch.setattr("golems.server.log.sql.bus.PULSE", 0.01)
    monkeypatch.setattr(PostgresBus, "_say", counted)
    bus = await open_bus(postgres_url)
    async with asyncio.timeout(10):
        for _ in range(3):
            await tries.acquire()
    await bus.close()


async def test_a_notice_longer_than_postgresql_takes_is_refused(postgres_url: str) -> None:
    bus = await open_bus(postgres_url)
    listener = Listener(bus)
    with pytest.raises(ValueError, match="too long"):
        await bus.publish("Г" * 4000, 2)
    await bus.publish("Г" * 3998, 2)
    await listener.hears(("Г" * 3998, 2))
    await bus.close()


async def test_a_bus_that_never_started_closes(postgres_url: str) -> None:
    await PostgresBus(postgres_url).close()
