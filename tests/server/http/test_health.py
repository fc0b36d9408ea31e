"""A server is well when its database takes a write; however many ask, it is tried once a second."""

import asyncio

import pytest

from golems.server.http import health
from golems.server.http.health import Health
from golems.server.log.store import Store

pytestmark = pytest.mark.anyio


class Database:
    def __init__(self) -> None:
        self.tries = 0
        self.fails = False
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    async def write(self, at: float) -> None:
        self.tries += 1
        await self.goes_on.wait()
        if self.fails:
            raise OSError("no space left")


async def test_many_who_ask_share_one_try(monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database()
    well = Health(database.write)
    assert await asyncio.gather(*[well.is_well() for _ in range(1000)]) == [True] * 1000
    assert await well.is_well()
    assert database.tries == 1
    monkeypatch.setattr(health, "EVERY", 0.0)
    assert await well.is_well()
    assert database.tries == 2


async def test_a_write_that_fails_is_noticed_and_so_is_one_that_works_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "EVERY", 0.0)
    database = Database()
    well, database.fails = Health(database.write), True
    assert not await well.is_well()
    assert not await well.is_well()
    assert [record.message for record in caplog.records] == ["database takes no writes"]
    database.fails = False
    assert await well.is_well()


async def test_nobody_waits_long_for_one_that_hangs_and_no_second_is_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(health, "EVERY", 0.0)
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    database = Database()
    well = Health(database.write)
    database.goes_on.clear()
    assert not await well.is_well()
    assert not await well.is_well()
    assert database.tries == 1
    database.goes_on.set()
    await well.close()
    assert await well.is_well()


async def test_who_has_waited_is_answered_though_the_next_try_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(health, "EVERY", 0.0)
    database = Database()
    well = Health(database.write)
    database.goes_on.clear()

    async def ask_when_it_goes_on() -> bool:
        await database.goes_on.wait()
        return await well.is_well()

    first = asyncio.create_task(well.is_well())
    while not database.tries:
        await asyncio.sleep(0)
    later = asyncio.create_task(ask_when_it_goes_on())
    await asyncio.sleep(0)
    database.goes_on.set()
    assert [await first, await later] == [True, True]
    assert database.tries == 2


async def test_either_kind_of_database_takes_the_write(store: Store) -> None:
    await store.pulse(1.0)
    await store.pulse(2.0)
