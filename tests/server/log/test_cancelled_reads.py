"""Whoever stops waiting for a log leaves nothing behind that speaks to an event loop which is gone."""

import asyncio
import sqlite3
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from golems.server.log.databases import open_store
from golems.server.log.store import ROOM

pytestmark = pytest.mark.anyio

A_MOMENT = 0.2  # seconds in which a store that waits for nothing has long been closed


async def test_a_store_is_closed_after_the_queries_that_nobody_waits_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'golems.db'}", "normal")
    await store.create("ABCD", ROOM, [b"entry"], 1.0)
    begun, opened, connect = Event(), Event(), sqlite3.connect

    def connect_slowly(*path: Any, **options: Any) -> Any:
        begun.set()
        opened.wait()
        return connect(*path, **options)

    monkeypatch.setattr(sqlite3, "connect", connect_slowly)
    reading = asyncio.ensure_future(store.load("ABCD", ROOM))
    await asyncio.to_thread(begun.wait)
    reading.cancel()
    closing = asyncio.ensure_future(store.close())
    closed, _ = await asyncio.wait([closing], timeout=A_MOMENT)
    opened.set()
    await closing
    assert reading.cancelled()
    assert not closed


async def test_a_reader_that_is_cancelled_takes_no_other_with_it(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'golems.db'}", "normal")
    await store.create("ABCD", ROOM, [b"entry"], 1.0)
    for steps in range(20):  # of the loop, so that it is cancelled in every state of its query
        reading = asyncio.ensure_future(store.load("ABCD", ROOM))
        for _ in range(steps):
            await asyncio.sleep(0)
        reading.cancel()
    assert [entry.body for entry in await store.load("ABCD", ROOM)] == [b"entry"]
    await store.close()
