"""Only its owner reads the files of a server, and of a deleted lesson no byte is left in them."""

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert

from golems.lessons.entries import ChildCame, write_entry
from golems.server.http.config import DATABASE_FILE
from golems.server.http.sockets import NO_ROOM
from golems.server.lessons.views import NAME
from golems.server.log.databases import open_store
from golems.server.log.sql import store as sql
from golems.server.log.sql.backup import bring_back, keep
from golems.server.log.sql.engines import writing
from golems.server.log.sql.tables import GATHERING_ENTRIES, GATHERING_LOGS
from golems.server.log.store import ROOM
from tests.server.driving import BOOT, Server, ask, set_table, stopping, until
from tests.server.http.test_bad_clients import SETUP, end_of, say, talking

pytestmark = pytest.mark.anyio

OPEN_HANDED = f"import os; os.umask(0o022)\n{BOOT}"
HASTY = f"""
from golems.server import app
from golems.server.log import retention as forgetting
app.TIDY, forgetting.TRUST_FOR_GOOD, forgetting.DAY = 0.05, 0.1, 1e-3
{BOOT}
"""
CHILDREN = ("Машенька", "Петруша", "Василиса", "Konstantin")


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in folder.iterdir()}


# ---------------------------------------------------------------- who may read


async def test_nobody_else_can_read_the_database_whatever_the_umask(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", boot=OPEN_HANDED)
    with stopping(server):
        await server.start()
        await set_table(server, SETUP)
        files = ("secret.key", DATABASE_FILE, f"{DATABASE_FILE}-wal", f"{DATABASE_FILE}-shm")
        assert modes(server.data) == dict.fromkeys(files, "0o600")
        server.kill()
        for path in server.data.glob(f"{DATABASE_FILE}*"):
            path.chmod(0o644)
        await server.start()
        assert modes(server.data) == dict.fromkeys(files, "0o600")


async def test_nor_one_that_was_restored(tmp_path: Path) -> None:
    old, new = (f"sqlite:///{tmp_path}/{name}.sqlite" for name in ("old", "new"))
    store = await open_store(old)
    await store.create("ABCD", ROOM, [b"{}"], 1.0)
    await store.close()
    await keep(old, tmp_path / "backup.gz")
    await bring_back(new, tmp_path / "backup.gz")
    found = {name: mode for name, mode in modes(tmp_path).items() if mode != "0o600"}
    assert found == {}


# ---------------------------------------------------------------- nothing is left


def bytes_in(folder: Path) -> bytes:
    return b"".join([path.read_bytes() for path in folder.iterdir()])


def named_in(folder: Path) -> list[str]:
    found = bytes_in(folder)
    return [name for name in CHILDREN if name.encode() in found]


def rows_in(folder: Path) -> dict[str, int]:
    database = sqlite3.connect(folder / DATABASE_FILE)
    try:
        tables = ("rooms", "entries", "records", "gatherings", "gathering_entries", "trash")
        counts = {table: database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables}
    finally:
        database.close()
    return {table: count for table, count in counts.items() if count}


async def teach(server: Server) -> Any:
    """Open a lesson in which children play in pairs."""
    lesson = await ask(server, "/api/lessons", {})
    path = f"/api/lessons/{lesson['code']}"
    tokens = [(await ask(server, f"{path}/children", {"name": name}))["token"] for name in CHILDREN]
    await ask(server, f"{path}/lead", {"token": lesson["token"], "wish": {"type": "pairs"}})
    return lesson | {"path": path, "tokens": tokens}


async def test_after_the_button_no_byte_of_a_lesson_is_left(tmp_path: Path) -> None:
    """Rooms of pairs go too, and who plays there is told."""
    server = Server(tmp_path / "data")
    with stopping(server):
        await server.start()
        lesson = await teach(server)
        chair = await ask(server, f"{lesson['path']}/table", {"token": lesson["tokens"][0]})
        async with talking(server, chair["code"]) as child:
            await say(child, type="hello", tokens=[chair["token"]])
            await say(child, type="decide", id=1, chair=chair["chair"], number=99, decision={"resign": True})
            await until(lambda: rows_in(server.data).get("records") == 1)
            assert set(named_in(server.data)) == set(CHILDREN)
            await ask(server, f"{lesson['path']}/delete", {"token": lesson["token"]})
            assert await end_of(child) == NO_ROOM
        assert rows_in(server.data) == {}
        await until(lambda: named_in(server.data) == [])
        assert server.errors() == []


async def test_nor_after_the_day(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", boot=HASTY, flags={"lesson-days": "3000", "retention-days": "0"})
    with stopping(server):
        await server.start()
        await teach(server)
        await until(lambda: "lesson deleted count=1" in server.log.read_text())
        await until(lambda: rows_in(server.data) == {} and named_in(server.data) == [])


async def test_no_copy_stays_behind_where_rows_were_moved(tmp_path: Path) -> None:
    """Many lessons at the same time, whose entries have any length: SQLite moves them between its pages."""
    rng, codes = Random(5), [f"CODE{number}" for number in range(20)]
    store = await sql.open_store(f"sqlite:///{tmp_path}/golems.sqlite")
    for code in codes:
        await store.create(code, NAME, [b"{}"], 1.0)
    numbers, rows = Counter(codes), list[dict[str, Any]]()
    for _ in range(1000):
        code = rng.choice(codes)
        numbers[code] += 1
        body = f"{code}-{numbers[code]}".encode() + rng.randbytes(rng.choice([10, 200, 900, 6000]))
        rows += GATHERING_LOGS.rows(code, numbers[code], [body], 2.0)
    async with writing(store._engine) as connection:
        await connection.execute(insert(GATHERING_ENTRIES), rows)
    before = [await store.load(code, NAME) for code in codes[10:]]
    for code in codes[:10]:
        await store.delete(code, NAME)
        assert f"{code}-".encode() not in bytes_in(tmp_path)
    assert [await store.load(code, NAME) for code in codes[10:]] == before
    await store.close()


async def test_a_reader_in_the_way_is_waited_for(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/golems.sqlite")
    await store.create("ABCD", NAME, [write_entry(ChildCame("key", CHILDREN[0]))], 1.0)
    reader = sqlite3.connect(tmp_path / "golems.sqlite", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM gatherings").fetchall()
    assert await store.delete("ABCD", NAME) == []
    assert named_in(tmp_path) == [CHILDREN[0]]
    assert await asyncio.wait_for(store.create("BCDF", ROOM, [b"{}"], 1.0), 5)
    reader.execute("COMMIT")
    reader.close()
    await store.wipe()
    assert named_in(tmp_path) == []
    await store.close()
