"""Nothing is lost: servers are killed at any moment, and every acknowledged decision is in the log."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from golems.server.log.databases import open_store
from golems.server.rooms.entries import Created, Decided, Started
from golems.server.tables import ChairSetup, Setup
from tests.server.driving import (
    Browser,
    RoomTable,
    Server,
    ask,
    browsers_at,
    check_acknowledged,
    folded,
    logs_of,
    plain_client,
    play,
    set_table,
    start_all,
    stopping,
    until,
    write_log,
)

pytestmark = pytest.mark.anyio

PERSON, BOT = ChairSetup(), ChairSetup("bot", bot="random")
SETUPS = (
    Setup("L1", (PERSON, PERSON)),
    Setup("L2", (PERSON, PERSON)),
    Setup("L1", (PERSON, PERSON, PERSON)),
    Setup("L2", (PERSON, BOT)),
    Setup("L1", (PERSON, PERSON, BOT)),
    Setup("standard", (PERSON, PERSON)),
)


def heard(browsers: list[Browser]) -> int:
    return sum(len(browser.received) for browser in browsers)


async def next_moment(browsers: list[Browser], rng: Random) -> None:
    """Wait until some more messages have been received, whatever the server does then."""
    moment = heard(browsers) + rng.randint(20, 60)
    await until(lambda: heard(browsers) >= moment or all(browser.is_over for browser in browsers))


def are_gone(processes: list[Path]) -> bool:
    return not [process for process in processes if process.exists()]


async def check_everything(server: Server, tables: list[RoomTable], browsers: list[Browser]) -> None:
    logs = await logs_of(server, [table.code for table in tables])
    for code, log in logs.items():
        match = folded(code, log).match
        assert match
        assert match.result
        check_acknowledged(log, [browser for browser in browsers if browser.code == code])
        await until_kept(server, code)


async def until_kept(server: Server, code: str) -> None:
    name = (await ask(server, f"/api/rooms/{code}"))["record"]

    async def is_kept() -> bool:
        async with plain_client() as client:
            return (await client.get(server.url(f"/api/records/{name}"))).status_code == 200

    await until(is_kept)
    assert (await ask(server, f"/api/records/{name}"))["result"]


async def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    """One process on SQLite, killed twice under load; its thinking processes end with it."""
    server, rng = Server(tmp_path / "data"), Random(4)

    async def kill_and_restart() -> None:
        for _ in range(2):
            await next_moment(browsers, rng)
            children = server.children()
            server.kill()
            await until(partial(are_gone, children))
            await server.start()

    with stopping(server):
        await server.start()
        tables = [await set_table(server, setup) for setup in SETUPS]
        browsers = [browser for table in tables for browser in browsers_at([server], table)]
        await play(browsers, kill_and_restart())
        assert max(browser.connections for browser in browsers) == 3
        await check_everything(server, tables, browsers)


async def test_of_three_workers_one_may_die(tmp_path: Path, postgres_url: str) -> None:
    """The workers are on PostgreSQL, and clients of the one that is killed go to another."""
    servers = [Server(tmp_path / "data", postgres_url) for _ in range(3)]

    async def kill_one() -> None:
        await next_moment(browsers, Random(5))
        servers[0].kill()

    with stopping(*servers):
        await start_all(servers)
        tables = [await set_table(servers[number % 3], setup) for number, setup in enumerate(SETUPS)]
        browsers = [browser for table in tables for browser in browsers_at(servers, table)]
        for number, browser in enumerate(browsers):
            browser.where = number % 3
        await play(browsers, kill_one())
        assert [browser for browser in browsers if browser.connections > 1]
        assert [browser for browser in browsers if browser.connections == 1]
        await check_everything(servers[1], tables, browsers)


async def test_a_match_that_ended_as_the_server_died_is_kept_by_the_next_one(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with stopping(server):
        await server.start()
        server.kill()
        store = await open_store(server.config.database_url)
        entries = [Created(Setup("L1", (BOT, ChairSetup("bot", bot="random", colour="red"))), "host")]
        resigned = Decided({"robot": "red", "resign": True})
        room = await write_log(store, "BCDFG", [*entries, Started("seed"), resigned], 1.0)
        await store.close()
        assert room.match
        assert room.match.result
        await server.start()
        await until_kept(server, "BCDFG")
        store = await open_store(server.config.database_url)
        assert await store.due(1e12, 9) == []
        await store.close()
