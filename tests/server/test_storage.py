"""A room is kept as it was played, whoever plays at the same time."""

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from golems.rules.refusals import Illegal
from golems.server import storage
from golems.server.storage import Record, Store, open_store
from golems.server.tables import Logged

pytestmark = pytest.mark.anyio


async def bodies(store: Store, code: str) -> list[bytes]:
    return [logged.body for logged in await store.load(code)]


async def test_a_new_room_has_its_first_entry(store: Store) -> None:
    assert await store.create_room("ABCD", b"first", 1.5)
    assert await store.load("ABCD") == [Logged(1, 1.5, b"first")]


async def test_a_code_is_given_once(store: Store) -> None:
    assert await store.create_room("ABCD", b"mine", 1.0)
    assert not await store.create_room("ABCD", b"yours", 2.0)
    assert await bodies(store, "ABCD") == [b"mine"]


async def test_of_many_who_want_one_code_one_gets_it(store: Store) -> None:
    wishes = await asyncio.gather(*(store.create_room("ABCD", b"%d" % each, 1.0) for each in range(20)))
    assert sum(wishes) == 1


async def test_entries_come_back_as_they_were_written(store: Store) -> None:
    body = bytes(range(256)) * 100
    await store.create_room("ABCD", b"first", 1.0)
    assert await store.append("ABCD", 2, [body, b""], 1234567890.123456, None)
    assert await store.load("ABCD", since=1) == [
        Logged(2, 1234567890.123456, body),
        Logged(3, 1234567890.123456, b""),
    ]


async def test_who_comes_second_writes_nothing(store: Store) -> None:
    await store.create_room("ABCD", b"first", 1.0)
    assert await store.append("ABCD", 2, [b"mine"], 2.0, None)
    assert not await store.append("ABCD", 2, [b"yours", b"and more"], 3.0, 4.0, closed=True)
    assert await bodies(store, "ABCD") == [b"first", b"mine"]
    assert await store.due_rooms(9.0, 9) == []


async def test_of_many_who_append_at_once_one_is_first(store: Store) -> None:
    await store.create_room("ABCD", b"first", 1.0)
    answers = await asyncio.gather(*(store.append("ABCD", 2, [b"%d" % i], 2.0, None) for i in range(50)))
    assert sum(answers) == 1
    assert await bodies(store, "ABCD") == [b"first", b"%d" % answers.index(True)]


async def test_what_waits_together_is_written_in_order(store: Store) -> None:
    codes = ["AAAA", "BBBB", "CCCC"]
    for code in codes:
        await store.create_room(code, b"1", 1.0)
    answers = await asyncio.gather(
        *(store.append(code, n, [b"%d" % n], n, None) for n in range(2, 1200) for code in codes)
    )
    assert all(answers)
    for code in codes:
        assert await bodies(store, code) == [b"%d" % n for n in range(1, 1200)]


async def test_an_unknown_room(store: Store) -> None:
    assert await store.load("NONE") == []
    assert not await store.exists("NONE")
    with pytest.raises(LookupError, match="NONE"):
        await store.append("NONE", 1, [b"entry"], 1.0, None)
    await store.set_due("NONE", 1.0)
    assert await store.due_rooms(9.0, 9) == []


async def test_an_unknown_room_does_not_hinder_the_others(store: Store) -> None:
    await store.create_room("ABCD", b"first", 1.0)
    lost, kept = await asyncio.gather(
        store.append("NONE", 2, [b"lost"], 2.0, None),
        store.append("ABCD", 2, [b"kept"], 2.0, None),
        return_exceptions=True,
    )
    assert isinstance(lost, LookupError)
    assert kept is True


async def test_nothing_is_not_an_entry(store: Store) -> None:
    await store.create_room("ABCD", b"first", 1.0)
    with pytest.raises(ValueError, match="nothing to append"):
        await store.append("ABCD", 2, [], 2.0, None)


async def test_who_gives_up_waiting_does_not_hinder_the_others(store: Store) -> None:
    await store.create_room("ABCD", b"first", 1.0)
    impatient = asyncio.create_task(store.append("ABCD", 2, [b"second"], 2.0, None))
    patient = asyncio.create_task(store.append("ABCD", 3, [b"third"], 3.0, None))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient
    assert await bodies(store, "ABCD") == [b"first", b"second", b"third"]


async def test_what_the_database_refuses_is_not_acknowledged(store: Store) -> None:
    await store.create_room("ABCD", b"first", 1.0)
    with pytest.raises(DBAPIError):
        await store.append("ABCD", 2, [None], 2.0, None)  # type: ignore[list-item]
    assert await store.append("ABCD", 2, [b"second"], 2.0, None)


async def test_a_room_outlives_the_process(url: str) -> None:
    first = await open_store(url)
    await first.create_room("ABCD", b"first", 1.0)
    waiting = asyncio.create_task(first.append("ABCD", 2, [b"second"], 2.0, 5.0))
    await asyncio.sleep(0)
    await first.close()
    assert await waiting
    second = await open_store(url)
    assert await second.exists("ABCD")
    assert await bodies(second, "ABCD") == [b"first", b"second"]
    assert await second.due_rooms(5.0, 9) == ["ABCD"]
    await second.close()


async def test_rooms_whose_time_has_come(store: Store) -> None:
    for code, due in {"LATE": 30.0, "SOON": 20.0, "PAST": 10.0, "IDLE": None}.items():
        await store.create_room(code, b"first", 1.0)
        await store.append(code, 2, [b"second"], 2.0, due)
    assert await store.due_rooms(9.9, 9) == []
    assert await store.due_rooms(20.0, 9) == ["PAST", "SOON"]
    assert await store.due_rooms(99.0, 2) == ["PAST", "SOON"]
    await store.set_due("LATE", 5.0)
    await store.set_due("SOON", None)
    assert await store.due_rooms(99.0, 9) == ["LATE", "PAST"]


async def test_a_closed_room_is_never_due(store: Store) -> None:
    await store.create_room("ABCD", b"first", 1.0)
    await store.append("ABCD", 2, [b"last"], 2.0, 3.0, closed=True)
    assert await store.due_rooms(9.0, 9) == []


async def test_a_record_is_kept_once(store: Store) -> None:
    await store.save_record("id", "ABCD", "Final", b"record", 7.0)
    await store.save_record("id", "ABCD", "Final, again", b"other", 8.0)
    assert await store.record("id") == Record("id", "ABCD", "Final", 7.0, b"record")
    assert await store.record("none") is None


async def test_what_is_old_is_forgotten(store: Store) -> None:
    for code in ("OLD1", "OLD2", "OLD3", "KEPT", "USED"):
        await store.create_room(code, b"first", 20.0 if code == "KEPT" else 1.0)
    await store.append("USED", 2, [b"second"], 20.0, None)
    await store.save_record("old", "OLD1", "Old", b"record", 5.0)
    await store.save_record("new", "USED", "New", b"record", 25.0)
    old = await store.untouched(10.0, 9)
    assert old == await store.untouched(10.0, 3) == ["OLD1", "OLD2", "OLD3"]
    assert [await store.discard_room(code, 10.0, 30.0) for code in (*old, "USED", "NONE")] == [True] * 3 + [
        False
    ] * 2
    assert [await store.exists(code) for code in ("OLD1", "OLD2", "OLD3", "KEPT", "USED")] == [False] * 3 + [
        True
    ] * 2
    assert await store.load("OLD1") == []
    assert await bodies(store, "USED") == [b"first", b"second"]
    assert [await store.record(name) for name in ("old", "new")] == [
        None,
        Record("new", "USED", "New", 25.0, b"record"),
    ]
    assert await store.untouched(10.0, 9) == []


async def test_a_record_goes_with_its_room_or_by_itself_when_that_is_gone(store: Store) -> None:
    await store.create_room("USED", b"first", 20.0)
    await store.save_record("stays", "USED", "Old", b"record", 5.0)
    await store.save_record("goes", "GONE", "Old", b"record", 5.0)
    assert await store.discard_records(10.0, 30.0, 9) == 1
    assert await store.record("goes") is None
    assert await store.record("stays")


async def test_the_newest_thing_is_of_any_kind(store: Store) -> None:
    assert await store.newest() is None
    await store.create_room("ABCD", b"first", 2.0)
    assert await store.newest() == 2.0
    await store.gatherings.create("CLUB", "tournament", [b"{}"], 3.0)
    assert await store.newest() == 3.0
    await store.save_record("id", "ABCD", "Final", b"record", 4.0)
    assert await store.newest() == 4.0


async def test_a_room_of_a_deleted_gathering_is_not_made(store: Store) -> None:
    """Who lays tables while the lesson is deleted leaves none behind."""
    await store.gatherings.create("CLUB", "lesson", [b"{}"], 3.0)
    assert await store.create_room("ABCD", b"first", 3.0, None, "CLUB")
    assert await store.gatherings.delete("CLUB") == ["ABCD"]
    with pytest.raises(Illegal, match="no-gathering"):
        await store.create_room("BCDF", b"first", 3.0, None, "CLUB")
    assert not await store.exists("ABCD")


async def test_several_processes_start_at_once_and_share_a_room(url: str) -> None:
    """Each wants to write every number; every number is written by one of them."""
    spawn = multiprocessing.get_context("spawn")
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(2, mp_context=spawn) as workers:
        firsts = await asyncio.gather(*(loop.run_in_executor(workers, race_alone, url, n) for n in range(2)))
    store = await open_store(url)
    numbers = [logged.number for logged in await store.load("ABCD")]
    written = [logged.body for logged in await store.load("ABCD", since=1)]
    await store.close()
    assert numbers == list(range(1, 62))
    assert [written.count(b"%d" % n) for n in range(2)] == [len(first) for first in firsts]


def race_alone(url: str, worker: int) -> Sequence[int]:
    return asyncio.run(race(url, worker))


async def race(url: str, worker: int) -> Sequence[int]:
    store = await open_store(url)
    await store.create_room("ABCD", b"first", 1.0)
    firsts = [n for n in range(2, 62) if await store.append("ABCD", n, [b"%d" % worker], 2.0, None)]
    await store.close()
    return firsts


@pytest.mark.parametrize(("durability", "level"), [("full", 2), ("normal", 1)])
async def test_sqlite_keeps_the_promise_of_its_durability(
    tmp_path: Path, durability: storage.Durability, level: int
) -> None:
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/golems.db", durability)
    async with storage.writing(store._engine) as connection:
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == level
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
    await store.close()


async def test_sqlite_waits_for_another_writer(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/golems.db")
    await store.create_room("ABCD", b"first", 1.0)
    other = sqlite3.connect(tmp_path / "golems.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store.append("ABCD", 2, [b"second"], 2.0, None))
    await asyncio.sleep(0.1)
    assert await bodies(store, "ABCD") == [b"first"]
    assert not waiting.done()
    other.execute("COMMIT")
    other.close()
    assert await waiting
    await store.close()


@pytest.mark.parametrize("durability", ["full", "normal"])
async def test_postgresql_urls_as_people_write_them(
    postgres_url: str, durability: storage.Durability
) -> None:
    store = await open_store(
        f"{postgres_url}&sslmode=prefer".replace("postgresql", "postgres", 1), durability
    )
    await store.create_room("ABCD", b"first", 1.0)
    assert await bodies(store, "ABCD") == [b"first"]
    await store.close()


@pytest.mark.parametrize(
    ("url", "expected"),
    [("mysql://host/golems", "database url"), ("sqlite://", "a file"), ("sqlite:///:memory:", "a file")],
)
async def test_other_databases_are_refused(url: str, expected: str) -> None:
    with pytest.raises(ValueError, match=f"expected .*{expected}"):
        await open_store(url)
