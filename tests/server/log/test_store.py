"""A log is kept as it was written, whoever writes at the same time, in every kind of store."""

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from golems.server.log.databases import open_store
from golems.server.log.sql import store as sql
from golems.server.log.sql.engines import writing
from golems.server.log.store import ROOM, Durability, Store, StoredEntry, StoredRecord, StoreError

pytestmark = pytest.mark.anyio


async def bodies(store: Store, code: str) -> list[bytes]:
    return [logged.body for logged in await store.load(code, ROOM)]


async def test_a_new_room_has_its_first_entry(store: Store) -> None:
    assert await store.create("ABCD", ROOM, [b"first"], 1.5)
    assert await store.load("ABCD", ROOM) == [StoredEntry(1, 1.5, b"first")]


async def test_a_code_is_given_once(store: Store) -> None:
    assert await store.create("ABCD", ROOM, [b"mine"], 1.0)
    assert not await store.create("ABCD", ROOM, [b"yours"], 2.0)
    assert await bodies(store, "ABCD") == [b"mine"]


async def test_of_many_who_want_one_code_one_gets_it(store: Store) -> None:
    wishes = await asyncio.gather(*(store.create("ABCD", ROOM, [b"%d" % each], 1.0) for each in range(20)))
    assert sum(wishes) == 1


async def test_entries_come_back_as_they_were_written(store: Store) -> None:
    body = bytes(range(256)) * 100
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    assert await store.append("ABCD", ROOM, 2, [body, b""], 1234567890.123456, None)
    assert await store.load("ABCD", ROOM, since=1) == [
        StoredEntry(2, 1234567890.123456, body),
        StoredEntry(3, 1234567890.123456, b""),
    ]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
async def test_a_long_log_comes_back_whole_in_portions(
    store: Store, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql, "PORTION", 2)
    await store.create("ABCD", ROOM, [b"%d" % number for number in range(count)], 1.0)
    await store.create("BCDF", ROOM, [b"another"], 1.0)
    assert await bodies(store, "ABCD") == [b"%d" % number for number in range(count)]
    assert [entry.number for entry in await store.load("ABCD", ROOM, since=1)] == [*range(2, count + 1)]


async def test_who_comes_second_writes_nothing(store: Store) -> None:
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    assert await store.append("ABCD", ROOM, 2, [b"mine"], 2.0, None)
    assert not await store.append("ABCD", ROOM, 2, [b"yours", b"and more"], 3.0, 4.0)
    assert await bodies(store, "ABCD") == [b"first", b"mine"]
    assert await store.due(9.0, 9) == []


async def test_of_many_who_append_at_once_one_is_first(store: Store) -> None:
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    answers = await asyncio.gather(
        *(store.append("ABCD", ROOM, 2, [b"%d" % i], 2.0, None) for i in range(50))
    )
    assert sum(answers) == 1
    assert await bodies(store, "ABCD") == [b"first", b"%d" % answers.index(True)]


async def test_what_waits_together_is_written_in_order(store: Store) -> None:
    codes = ["AAAA", "BBBB", "CCCC"]
    for code in codes:
        await store.create(code, ROOM, [b"1"], 1.0)
    answers = await asyncio.gather(
        *(store.append(code, ROOM, n, [b"%d" % n], n, None) for n in range(2, 1200) for code in codes)
    )
    assert all(answers)
    for code in codes:
        assert await bodies(store, code) == [b"%d" % n for n in range(1, 1200)]


async def test_an_unknown_room(store: Store) -> None:
    assert await store.load("NONE", ROOM) == []
    assert not await store.kind_of("NONE")
    with pytest.raises(LookupError, match="NONE"):
        await store.append("NONE", ROOM, 1, [b"entry"], 1.0, None)
    await store.set_due("NONE", 1.0)
    assert await store.due(9.0, 9) == []


async def test_an_unknown_room_does_not_hinder_the_others(store: Store) -> None:
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    lost, kept = await asyncio.gather(
        store.append("NONE", ROOM, 2, [b"lost"], 2.0, None),
        store.append("ABCD", ROOM, 2, [b"kept"], 2.0, None),
        return_exceptions=True,
    )
    assert isinstance(lost, LookupError)
    assert kept is True


async def test_nothing_is_not_an_entry(store: Store) -> None:
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    with pytest.raises(ValueError, match="nothing to append"):
        await store.append("ABCD", ROOM, 2, [], 2.0, None)


async def test_who_gives_up_waiting_does_not_hinder_the_others(store: Store) -> None:
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    impatient = asyncio.create_task(store.append("ABCD", ROOM, 2, [b"second"], 2.0, None))
    patient = asyncio.create_task(store.append("ABCD", ROOM, 3, [b"third"], 3.0, None))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient
    assert await bodies(store, "ABCD") == [b"first", b"second", b"third"]


async def test_what_the_database_refuses_is_not_acknowledged(store: Store) -> None:
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    with pytest.raises(StoreError):
        await store.append("ABCD", ROOM, 2, [None], 2.0, None)  # type: ignore[list-item]
    assert await store.append("ABCD", ROOM, 2, [b"second"], 2.0, None)


async def test_a_room_outlives_the_process(url: str) -> None:
    first = await open_store(url)
    await first.create("ABCD", ROOM, [b"first"], 1.0)
    waiting = asyncio.create_task(first.append("ABCD", ROOM, 2, [b"second"], 2.0, 5.0))
    await asyncio.sleep(0)
    await first.close()
    assert await waiting
    second = await open_store(url)
    assert await second.kind_of("ABCD") == ROOM
    assert await bodies(second, "ABCD") == [b"first", b"second"]
    assert await second.due(5.0, 9) == ["ABCD"]
    await second.close()


async def test_rooms_whose_time_has_come(store: Store) -> None:
    for code, due in {"LATE": 30.0, "SOON": 20.0, "PAST": 10.0, "IDLE": None}.items():
        await store.create(code, ROOM, [b"first"], 1.0)
        await store.append(code, ROOM, 2, [b"second"], 2.0, due)
    assert await store.due(9.9, 9) == []
    assert await store.due(20.0, 9) == ["PAST", "SOON"]
    assert await store.due(99.0, 2) == ["PAST", "SOON"]
    await store.set_due("LATE", 5.0)
    await store.set_due("SOON", None)
    assert await store.due(99.0, 9) == ["LATE", "PAST"]


async def test_when_a_room_is_due_is_changed_only_if_nobody_did_so_before(store: Store) -> None:
    await store.create("ABCD", ROOM, [b"first"], 1.0, due=5.0)
    await store.set_due("ABCD", None, was=4.0)
    assert await store.due(5.0, 9) == ["ABCD"]
    await store.set_due("ABCD", None, was=5.0)
    assert await store.due(5.0, 9) == []


# ---------------------------------------------------------------- kinds


@pytest.mark.parametrize("kind", [ROOM, "tournament", "lesson"])
async def test_logs_of_every_kind_are_kept_in_the_same_way(store: Store, kind: str) -> None:
    assert await store.create("ABCD", kind, [b"first", b"second"], 1.0)
    assert await store.append("ABCD", kind, 3, [b"third"], 2.0)
    assert not await store.append("ABCD", kind, 3, [b"too late"], 3.0)
    assert await store.kind_of("ABCD") == kind
    assert await store.load("ABCD", kind, 1) == [
        StoredEntry(2, 1.0, b"second"),
        StoredEntry(3, 2.0, b"third"),
    ]
    assert await store.untouched(kind, 2.5, 9) == ["ABCD"]
    assert await store.untouched(kind, 2.0, 9) == []
    assert not await store.discard("ABCD", kind, 2.0, 9.0)
    assert await store.discard("ABCD", kind, 2.5, 9.0)
    assert await store.kind_of("ABCD") is None
    with pytest.raises(LookupError, match="ABCD"):
        await store.append("ABCD", kind, 4, [b"gone"], 4.0)


async def test_a_log_is_found_only_as_its_kind(store: Store) -> None:
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    assert await store.load("ABCD", "lesson") == []
    assert not await store.discard("ABCD", "lesson", 9.0, 9.0)
    assert await store.delete("ABCD", "lesson") is None
    assert await store.untouched("lesson", 9.0, 9) == []
    with pytest.raises(LookupError, match="ABCD"):
        await store.append("ABCD", "lesson", 2, [b"second"], 2.0)
    assert not await store.create("ABCD", "lesson", [b"first"], 1.0)


async def test_logs_of_different_kinds_are_written_together(store: Store) -> None:
    kinds = {"AAAA": ROOM, "BBBB": "lesson", "CCCC": "tournament"}
    for code, kind in kinds.items():
        await store.create(code, kind, [b"1"], 1.0)
    answers = await asyncio.gather(
        *(store.append(code, kinds[code], n, [b"%d" % n], n) for n in range(2, 50) for code in kinds)
    )
    assert all(answers)
    for code, kind in kinds.items():
        assert [logged.body for logged in await store.load(code, kind)] == [b"%d" % n for n in range(1, 50)]


async def test_a_tournament_in_the_trash_leaves_its_rooms(store: Store) -> None:
    await store.create("CLUB", "tournament", [b"{}"], 1.0)
    await store.create("ABCD", ROOM, [b"{}"], 1.0, owner="CLUB")
    assert await store.discard("CLUB", "tournament", 9.0, 9.0)
    assert await store.kind_of("ABCD") == ROOM


async def test_what_is_deleted_for_good_goes_with_its_rooms_and_their_records(store: Store) -> None:
    await store.create("CLASS", "lesson", [b"{}"], 1.0)
    for code, owner in {"BBBB": "CLASS", "AAAA": "CLASS", "CCCC": None}.items():
        await store.create(code, ROOM, [b"{}"], 1.0, owner=owner)
        await store.save_record(f"of {code}", code, "Final", b"record", 2.0)
    assert await store.delete("CLASS", "lesson", before=1.0) is None
    assert await store.delete("CLASS", "lesson", before=1.5) == ["AAAA", "BBBB"]
    assert await store.delete("CLASS", "lesson") is None
    kinds = [await store.kind_of(code) for code in ("CLASS", "AAAA", "BBBB", "CCCC")]
    assert kinds == [None, None, None, ROOM]
    records = [await store.record(f"of {code}") for code in ("AAAA", "BBBB", "CCCC")]
    assert records == [None, None, StoredRecord("of CCCC", "CCCC", "Final", 2.0, b"record")]


async def test_the_trash_is_emptied_of_what_is_old(store: Store) -> None:
    for number in range(3):
        await store.create(f"OLD{number}", ROOM, [b"{}"], 1.0)
        await store.discard(f"OLD{number}", ROOM, 2.0, 10.0 + number)
    await store.save_record("orphan", "GONE", "Final", b"record", 1.0)
    await store.discard_records(2.0, 20.0, 9)
    assert [await store.empty_trash(before) for before in (10.0, 12.0, 99.0, 99.0)] == [0, 2, 2, 0]


# ---------------------------------------------------------------- records and what is old


async def test_a_record_is_kept_once(store: Store) -> None:
    await store.save_record("id", "ABCD", "Final", b"record", 7.0)
    await store.save_record("id", "ABCD", "Final, again", b"other", 8.0)
    assert await store.record("id") == StoredRecord("id", "ABCD", "Final", 7.0, b"record")
    assert await store.record("none") is None


async def test_what_is_old_is_forgotten(store: Store) -> None:
    for code in ("OLD1", "OLD2", "OLD3", "KEPT", "USED"):
        await store.create(code, ROOM, [b"first"], 20.0 if code == "KEPT" else 1.0)
    await store.append("USED", ROOM, 2, [b"second"], 20.0, None)
    await store.save_record("old", "OLD1", "Old", b"record", 5.0)
    await store.save_record("new", "USED", "New", b"record", 25.0)
    old = await store.untouched(ROOM, 10.0, 9)
    assert old == await store.untouched(ROOM, 10.0, 3) == ["OLD1", "OLD2", "OLD3"]
    discarded = [await store.discard(code, ROOM, 10.0, 30.0) for code in (*old, "USED", "NONE")]
    assert discarded == [True] * 3 + [False] * 2
    kinds = [await store.kind_of(code) for code in ("OLD1", "OLD2", "OLD3", "KEPT", "USED")]
    assert kinds == [None] * 3 + [ROOM] * 2
    assert await store.load("OLD1", ROOM) == []
    assert await bodies(store, "USED") == [b"first", b"second"]
    assert [await store.record(name) for name in ("old", "new")] == [
        None,
        StoredRecord("new", "USED", "New", 25.0, b"record"),
    ]
    assert await store.untouched(ROOM, 10.0, 9) == []


async def test_a_record_goes_with_its_room_or_by_itself_when_that_is_gone(store: Store) -> None:
    await store.create("USED", ROOM, [b"first"], 20.0)
    await store.save_record("stays", "USED", "Old", b"record", 5.0)
    await store.save_record("goes", "GONE", "Old", b"record", 5.0)
    assert await store.discard_records(10.0, 30.0, 9) == 1
    assert await store.record("goes") is None
    assert await store.record("stays")


async def test_the_newest_thing_is_of_any_kind(store: Store) -> None:
    assert await store.newest() is None
    await store.create("ABCD", ROOM, [b"first"], 2.0)
    assert await store.newest() == 2.0
    await store.create("CLUB", "tournament", [b"{}"], 3.0)
    assert await store.newest() == 3.0
    await store.save_record("id", "ABCD", "Final", b"record", 4.0)
    assert await store.newest() == 4.0


async def test_a_room_of_a_deleted_gathering_is_not_made(store: Store) -> None:
    """Who lays tables while the lesson is deleted leaves none behind."""
    await store.create("CLUB", "lesson", [b"{}"], 3.0)
    assert await store.create("ABCD", ROOM, [b"first"], 3.0, None, "CLUB")
    assert await store.delete("CLUB", "lesson") == ["ABCD"]
    with pytest.raises(LookupError, match="CLUB"):
        await store.create("BCDF", ROOM, [b"first"], 3.0, None, "CLUB")
    assert not await store.kind_of("ABCD")


async def test_several_processes_start_at_once_and_share_a_room(url: str) -> None:
    """Each wants to write every number; every number is written by one of them."""
    spawn = multiprocessing.get_context("spawn")
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(2, mp_context=spawn) as workers:
        firsts = await asyncio.gather(*(loop.run_in_executor(workers, race_alone, url, n) for n in range(2)))
    store = await open_store(url)
    numbers = [logged.number for logged in await store.load("ABCD", ROOM)]
    written = [logged.body for logged in await store.load("ABCD", ROOM, since=1)]
    await store.close()
    assert numbers == list(range(1, 62))
    assert [written.count(b"%d" % n) for n in range(2)] == [len(first) for first in firsts]


def race_alone(url: str, worker: int) -> Sequence[int]:
    return asyncio.run(race(url, worker))


async def race(url: str, worker: int) -> Sequence[int]:
    store = await open_store(url)
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    firsts = [n for n in range(2, 62) if await store.append("ABCD", ROOM, n, [b"%d" % worker], 2.0, None)]
    await store.close()
    return firsts


@pytest.mark.parametrize(("durability", "level"), [("full", 2), ("normal", 1)])
async def test_sqlite_keeps_the_promise_of_its_durability(
    tmp_path: Path, durability: Durability, level: int
) -> None:
    store = await sql.open_store(f"sqlite+aiosqlite:///{tmp_path}/golems.db", durability)
    async with writing(store._engine) as connection:
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == level
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
    await store.close()


async def test_sqlite_waits_for_another_writer(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/golems.db")
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    other = sqlite3.connect(tmp_path / "golems.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store.append("ABCD", ROOM, 2, [b"second"], 2.0, None))
    await asyncio.sleep(0.1)
    assert await bodies(store, "ABCD") == [b"first"]
    assert not waiting.done()
    other.execute("COMMIT")
    other.close()
    assert await waiting
    await store.close()


@pytest.mark.parametrize("durability", ["full", "normal"])
async def test_postgresql_urls_as_people_write_them(postgres_url: str, durability: Durability) -> None:
    store = await open_store(
        f"{postgres_url}&sslmode=prefer".replace("postgresql", "postgres", 1), durability
    )
    await store.create("ABCD", ROOM, [b"first"], 1.0)
    assert await bodies(store, "ABCD") == [b"first"]
    await store.close()


@pytest.mark.parametrize(
    ("url", "expected"),
    [("mysql://host/golems", "database url"), ("sqlite://", "a file"), ("sqlite:///:memory:", "a file")],
)
async def test_other_databases_are_refused(url: str, expected: str) -> None:
    with pytest.raises(ValueError, match=f"expected .*{expected}"):
        await open_store(url)
