"""When the disk is full nobody is shown what is not written, everybody is told, and then all goes on."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from golems.server.http.config import DATABASE_FILE
from golems.server.http.sockets import NOT_KEPT
from tests.server.driving import RoomTable, Server, ask, logs_of, plain_client, set_table, stopping, until
from tests.server.http.test_bad_clients import PROGRAM, SETUP, answer, end_of, say, talking

pytestmark = pytest.mark.anyio


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Let no file of the server become larger than its write-ahead log is now."""
    assert server.process
    pid, log = server.process.pid, server.data / f"{DATABASE_FILE}-wal"
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (log.stat().st_size, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


async def status(server: Server, path: str, body: object = None) -> tuple[int, Any]:
    async with plain_client() as client:
        method = "GET" if body is None else "POST"
        found = await client.request(method, server.url(path), content=msgspec.json.encode(body))
        return found.status_code, found.json()


async def is_well(server: Server, well: bool) -> bool:
    return (await status(server, "/healthz"))[0] == (200 if well else 503)


def written(server: Server, code: str) -> int:
    """Return how many entries a room or a gathering has, seen from outside."""
    database = sqlite3.connect(server.data / DATABASE_FILE)
    try:
        counts = [
            database.execute(f"SELECT count(*) FROM {table} WHERE {column} = ?", (code,)).fetchone()[0]
            for table, column in (("entries", "room"), ("gathering_entries", "gathering"))
        ]
    finally:
        database.close()
    return sum(counts)


async def begin(server: Server, table: RoomTable) -> int:
    """Start the match; return the number of the entry."""
    async with talking(server, table.code) as host:
        await say(host, type="hello", tokens=[table.host])
        await say(host, type="start", id=1)
        return int((await answer(host, 1))["number"])


async def numbers_told(server: Server, code: str) -> list[int]:
    """Return what a room tells over REST and to a spectator who comes now."""
    async with talking(server, code) as spectator:
        await say(spectator, type="hello")
        seen = msgspec.json.decode(str(await spectator.recv()).partition("\n")[0])
    return [(await ask(server, f"/api/rooms/{code}"))["number"], seen["number"]]


async def test_only_what_is_committed_is_shown(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with stopping(server):
        await server.start()
        table = await set_table(server, SETUP)
        number = await begin(server, table)
        async with talking(server, table.code) as spectator:
            await say(spectator, type="hello")
            with full_disk(server):
                await until(partial(is_well, server, well=False))
                for seat in (0, 1, 0):
                    async with talking(server, table.code) as client:
                        await say(client, type="hello", tokens=[table.seats[seat]])
                        await say(client, type="decide", id=2, chair=seat, number=number, decision=PROGRAM)
                        assert await end_of(client) == NOT_KEPT
                    assert await numbers_told(server, table.code) == [number, number]
                    assert written(server, table.code) == number
                assert (await status(server, "/api/rooms", {"setup": SETUP}))[0] == 503
            await until(partial(is_well, server, well=True))
            assert await numbers_told(server, table.code) == [number, number]
            told = [msgspec.json.decode(line) for line in str(await spectator.recv()).split("\n")]
            assert {message["number"] for message in told if message["type"] != "present"} == {number}
        for seat in (1, 0):
            async with talking(server, table.code) as client:
                await say(client, type="hello", tokens=[table.seats[seat]])
                await say(client, type="decide", id=2, chair=seat, number=number, decision=PROGRAM)
                done = await answer(client, 2)
                assert (done["type"], done["number"]) == ("done", number + 2 - seat)
        assert len((await logs_of(server, [table.code]))[table.code]) == number + 2


async def test_so_it_is_in_a_lesson(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with stopping(server):
        await server.start()
        lesson = await ask(server, "/api/lessons", {})
        path, wish = f"/api/lessons/{lesson['code']}", {"token": lesson["token"], "wish": {"type": "end"}}
        await ask(server, f"{path}/children", {"name": "Vera"})
        before = (await ask(server, f"{path}/export", {"token": lesson["token"]}))["lesson"]
        with full_disk(server):
            await until(partial(is_well, server, well=False))
            assert (await status(server, f"{path}/children", {"name": "Petya"}))[0] == 503
            assert (await status(server, f"{path}/lead", wish))[0] == 503
            assert (await ask(server, f"{path}/export", {"token": lesson["token"]}))["lesson"] == before
            assert written(server, lesson["code"]) == 2
        await until(partial(is_well, server, well=True))
        assert (await ask(server, f"{path}/children", {"name": "Petya"}))["child"] == 1
        await ask(server, f"{path}/lead", wish)
        assert written(server, lesson["code"]) == 4


async def test_that_nothing_can_be_written_is_said_in_words(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with stopping(server):
        await server.start()
        with full_disk(server):
            await until(partial(is_well, server, well=False))
            assert (await status(server, "/healthz?lang=ru"))[1] == {
                "reason": "not-kept",
                "text": "Сервер сейчас ничего не может записать; попробуем ещё раз чуть позже?",
            }
            problem = (await status(server, "/api/rooms", {"setup": SETUP}))[1]
            assert problem["reason"] == "not-kept"
        await until(partial(is_well, server, well=True))
        assert (await status(server, "/healthz"))[1] == {"status": "ok"}
