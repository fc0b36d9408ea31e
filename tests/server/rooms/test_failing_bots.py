"""A bot that fails again and again is relieved: a kind one plays on, everybody can read why, and the match
comes to its end."""

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from golems.server.http.config import DATABASE_FILE, ensure_data_folder
from golems.server.log.databases import open_store
from golems.server.log.store import ROOM
from golems.server.rooms.entries import AnyEntry, Created, Decided, Relieved, Started
from golems.server.rooms.keeper import TRIES
from golems.server.tables import ChairSetup, Setup
from tests.server import failing
from tests.server.driving import (
    PATIENCE,
    Server,
    ask,
    browsers_at,
    folded,
    logs_of,
    play,
    set_table,
    stopping,
    until,
    write_log,
)

pytestmark = pytest.mark.anyio

PERSON, KIND = ChairSetup(colour="red"), ChairSetup("bot", bot="apprentice", colour="green")


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    started = Server(tmp_path_factory.mktemp("failing") / "data", boot=failing.booting())
    with stopping(started):
        await started.start()
        yield started
    told = started.log.read_text()
    assert "Traceback" not in told
    assert "Ann plays" not in told


def bot(name: str) -> ChairSetup:
    return ChairSetup("bot", bot=name, colour="blue")


async def log_of(server: Server, code: str) -> list[AnyEntry]:
    """Return the log of a match that is over."""
    log = (await logs_of(server, [code]))[code]
    match = folded(code, log).match
    assert match
    assert match.result
    return log


def failures(server: Server) -> list[str]:
    return [line for line in server.errors() if "bot failed" in line]


@pytest.mark.parametrize("name", failing.WAYS)
async def test_a_kind_bot_plays_on_for_one_that_fails(server: Server, name: str) -> None:
    """It raises, it wants to end the process, it ends it, or it decides what the rules do not allow."""
    before = len(failures(server))
    table = await set_table(server, Setup("L1", (PERSON, bot(name))))
    [browser] = browsers_at([server], table)
    await play([browser])
    relieved = {"kind": "bot", "bot": "apprentice", "relieved": "bot-failed", "robot": "blue"}
    assert browser.views[0]["chairs"][1] == relieved
    assert (await ask(server, f"/api/rooms/{table.code}"))["chairs"][1] == relieved
    log = await log_of(server, table.code)
    assert [entry for entry in log if isinstance(entry, Relieved)] == [
        Relieved(1, "apprentice", "bot-failed")
    ]
    assert len(failures(server)) == before + TRIES
    assert server.is_running


async def test_where_the_substitute_fails_too_the_rules_decide(server: Server) -> None:
    """Two chairs are of bots, one of them of the substitute itself: the match ends all the same."""
    table = await set_table(server, Setup(failing.HOPELESS, (PERSON, bot("random"), KIND)))
    [browser] = browsers_at([server], table)
    await play([browser])
    log = await log_of(server, table.code)
    assert sorted([entry.chair for entry in log if isinstance(entry, Relieved)]) == [1, 2]
    decided = [entry.decision for entry in log if isinstance(entry, Decided)]
    assert {decision["robot"] for decision in decided if "timeout" in decision} == {"blue", "green"}
    assert all("timeout" in decision for decision in decided if decision["robot"] != "red")


async def test_after_a_kill_the_substitute_plays_on(server: Server) -> None:
    table = await set_table(server, Setup("L1", (PERSON, bot("master"))))
    [browser] = browsers_at([server], table)

    async def kill_when_relieved() -> None:
        await until(lambda: "relieved" in str(browser.views))
        server.kill()
        await server.start()

    await play([browser], kill_when_relieved(), seconds=3 * PATIENCE)
    log = await log_of(server, table.code)
    assert len([entry for entry in log if isinstance(entry, Relieved)]) == 1


# ---------------------------------------------------------------- rooms that cannot be looked after


def due_of(server: Server, code: str) -> float:
    with closing(sqlite3.connect(server.data / DATABASE_FILE)) as connection:
        [(due,)] = connection.execute("SELECT due FROM rooms WHERE code = ?", (code,)).fetchall()
    return float(due)


def is_put_off(server: Server, code: str) -> bool:
    return due_of(server, code) > time.time()


async def damaged_room(server: Server, code: str) -> None:
    """Write a room that waits for a bot, and whose log no release can read."""
    ensure_data_folder(server.config)
    store, now = await open_store(server.config.database_url), time.time()
    try:
        await write_log(
            store, code, [Created(Setup("L1", (KIND, bot("random"))), "host"), Started("seed")], now
        )
        assert await store.append(code, ROOM, 3, [b'{"type":"mystery"}'], now, now)
    finally:
        await store.close()


def complaints(server: Server) -> list[str]:
    return [line for line in server.errors() if "room not looked after" in line]


async def test_a_room_that_cannot_be_looked_after_comes_later_and_later(server: Server) -> None:
    await damaged_room(server, "BCDFG")
    dues = [due_of(server, "BCDFG")]

    def is_later() -> bool:
        if (due := due_of(server, "BCDFG")) not in dues:
            dues.append(due)
        return len(dues) > 4

    await until(is_later)
    assert dues == sorted(dues)
    assert [line.rpartition("count=")[2] for line in complaints(server)[:4]] == ["1", "2", "3", "4"]
    assert server.is_running


async def test_nor_does_it_come_again_with_every_restart(tmp_path: Path) -> None:
    """It is left alone for long after the first failure, and the server comes to other rooms."""
    server = Server(tmp_path / "data", boot=failing.booting(rest=1000.0))
    with stopping(server):
        for code in ("BCDFG", "BCDFH"):
            await damaged_room(server, code)
            await server.start()
            await until(partial(is_put_off, server, code))
            server.stop()
    assert len([line for line in complaints(server) if line.endswith("count=1")]) == 2
