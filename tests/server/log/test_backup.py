"""A backup is the whole database of one moment, and comes back into either kind of database."""

import asyncio
import gzip
import json
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from golems.cli import backup as command
from golems.rules.refusals import Refusal
from golems.server.log.databases import open_store
from golems.server.log.sql.backup import bring_back, keep
from golems.server.log.store import ROOM, Store
from golems.words.language import language
from golems.words.refusals import explain
from tests.refusals import because

pytestmark = pytest.mark.anyio

BODY = bytes(range(256)) * 20


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "golems.backup.gz"


@pytest.fixture
def other(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/other.sqlite"


async def fill(url: str, rooms: int = 3, more: int = 0) -> None:
    store = await open_store(url)
    for number in range(rooms):
        code = f"ROOM{number}"
        await store.create(code, ROOM, [b'{"name":"\xd0\xaf"}'], 1.1 + number)
        await store.append(
            code,
            ROOM,
            2,
            [BODY, *[b""] * (more + 1)],
            1234567890.123456,
            7.5 if number else None,
        )
        await store.save_record(f"id{number}", code, "Аня 🤖", BODY, 0.1 + 0.2)
    await store.close()


async def contents(url: str) -> list[object]:
    store = await open_store(url)
    rooms = [await store.load(f"ROOM{number}", ROOM) for number in range(9)]
    records = [await store.record(f"id{number}") for number in range(9)]
    found = [rooms, records, await store.due(9.0, 99)]
    await store.close()
    return found


def said(refusal: pytest.ExceptionInfo[Refusal]) -> str:
    return explain(refusal.value, language("en"))


# ---------------------------------------------------------------- there and back


async def test_everything_comes_back_from_either_kind(url: str, file: Path, other: str) -> None:
    await fill(url)
    assert await keep(url, file) == 15
    assert await bring_back(other, file) == 15
    assert await contents(other) == await contents(url)


async def test_everything_comes_back_into_either_kind(url: str, file: Path, other: str) -> None:
    await fill(other, 2, 1000)
    await keep(other, file)
    assert await bring_back(url, file) == 2010
    assert await contents(url) == await contents(other)


async def test_the_same_database_makes_the_same_file(
    url: str, file: Path, other: str, tmp_path: Path
) -> None:
    await fill(url)
    await keep(url, file)
    await bring_back(other, file)
    await keep(other, tmp_path / "again.gz")
    assert (tmp_path / "again.gz").read_bytes() == file.read_bytes()


async def test_the_file_is_lines_of_json_that_only_its_owner_may_read(url: str, file: Path) -> None:
    await fill(url)
    await keep(url, file)
    head, *rows = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    assert head == {"format": "golems-backup/1", "schema": head["schema"], "rows": 15}
    assert {table for table, _ in rows} == {"rooms", "entries", "records"}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_a_restored_server_plays_on(url: str, file: Path, other: str) -> None:
    await fill(url)
    await keep(url, file)
    await bring_back(other, file)
    store = await open_store(other)
    assert not await store.append("ROOM0", ROOM, 3, [b"late"], 2.0, None)
    assert await store.append("ROOM0", ROOM, 4, [b"next"], 2.0, None)
    await store.close()


async def test_a_backup_is_of_one_moment_while_others_play_on(
    durable: Store, url: str, file: Path, other: str
) -> None:
    """Whatever is in it, no room lacks an entry that is before one it has."""
    for number in range(20):
        await durable.create(f"ROOM{number}", ROOM, [b"1"], 1.0)
    done = asyncio.Event()

    async def play() -> int:
        number = 2
        while not done.is_set():
            await asyncio.gather(
                *(durable.append(f"ROOM{room}", ROOM, number, [b"x"], 1.0, None) for room in range(20))
            )
            number += 1
        return number

    playing = asyncio.create_task(play())
    counts = []
    for _ in range(5):
        await asyncio.sleep(0.02)
        rows = await keep(url, file)
        assert await bring_back(other, file, replace=True) == rows
        restored = await open_store(other)
        logs = [[logged.number for logged in await restored.load(f"ROOM{room}", ROOM)] for room in range(20)]
        await restored.close()
        assert all(log == list(range(1, len(log) + 1)) for log in logs)
        assert max(map(len, logs)) - min(map(len, logs)) <= 1
        counts.append(rows)
    done.set()
    assert await playing > 5
    assert counts == sorted(set(counts))


# ---------------------------------------------------------------- refused


async def test_a_database_that_is_not_empty_is_left_alone(url: str, file: Path, other: str) -> None:
    await fill(other)
    await keep(other, file)
    await fill(url, 1)
    before = await contents(url)
    with pytest.raises(Refusal) as refusal:
        await bring_back(url, file)
    assert said(refusal) == "the database isn’t empty: 5 rows; with --replace they are deleted first"
    assert await contents(url) == before
    assert await bring_back(url, file, replace=True) == 15
    assert await contents(url) == await contents(other)


def changed(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    return lambda data: gzip.compress(b"".join(change(gzip.decompress(data).splitlines(keepends=True))))


DAMAGED: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "no gzip": lambda data: b"golems",
    "cut": lambda data: data[:-20],
    "a wrong bit": lambda data: data[:100] + bytes([data[100] ^ 1]) + data[101:],
    "a row less": changed(lambda lines: lines[:-1]),
    "a row more": changed(lambda lines: [*lines, lines[-1].replace(b"ROOM2", b"ROOM9")]),
    "no head": changed(lambda lines: lines[1:]),
    "another format": changed(lambda lines: [lines[0].replace(b"golems-backup/1", b"chess"), *lines[1:]]),
    "another table": changed(lambda lines: [line.replace(b'["records"', b'["users"') for line in lines]),
    "another column": changed(lambda lines: [line.replace(b'"title"', b'"colour"') for line in lines]),
    "no JSON": changed(lambda lines: [*lines[:-1], b"{"]),
    "no UTF-8": changed(lambda lines: [line.replace("Аня".encode(), b"\xff") for line in lines]),
    "no base64": changed(lambda lines: [line.replace(b'"body":"', b'"body":"A') for line in lines]),
    "another type": changed(lambda lines: [line.replace(b'"body":"', b'"body":7,"x":"') for line in lines]),
}


@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED.keys())
async def test_a_damaged_file_changes_nothing(
    damage: Callable[[bytes], bytes], file: Path, other: str, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/golems.sqlite"
    await fill(url)
    await keep(url, file)
    file.write_bytes(damage(file.read_bytes()))
    before = await contents(url)
    with pytest.raises(Refusal) as refusal:
        await bring_back(url, file, replace=True)
    assert said(refusal) == "this isn’t a backup of golems, or it’s damaged"
    assert await contents(url) == before


async def test_a_backup_of_a_newer_release_is_refused(url: str, file: Path) -> None:
    file.write_bytes(gzip.compress(b'{"format":"golems-backup/1","schema":"9999","rows":0}\n'))
    with pytest.raises(Refusal) as refusal:
        await bring_back(url, file)
    assert "has schema ‘9999’" in said(refusal)


async def test_where_nothing_is_there_is_nothing_to_keep(
    tmp_path: Path, file: Path, postgres_url: str
) -> None:
    for url in (f"sqlite:///{tmp_path}/none.sqlite", postgres_url):
        with pytest.raises(Refusal) as refusal:
            await keep(url, file)
        assert said(refusal) == "there’s nothing to keep yet: the database is empty"
    assert list(tmp_path.iterdir()) == []


async def test_a_file_that_cannot_be_is_refused(url: str, tmp_path: Path) -> None:
    await fill(url)
    with pytest.raises(Refusal) as refusal:
        await keep(url, tmp_path / "nowhere" / "golems.gz")
    assert "can’t write the file" in said(refusal)
    with pytest.raises(Refusal) as refusal:
        await bring_back(url, tmp_path / "none.gz")
    assert "can’t read the file" in said(refusal)


async def test_a_database_out_of_reach_is_told_in_one_line(tmp_path: Path, file: Path) -> None:
    (tmp_path / "text.sqlite").write_text("this is no database at all" * 100)
    for url in (f"sqlite:///{tmp_path}/text.sqlite", "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(Refusal) as refusal:
            await keep(url, file)
        assert refusal.value.reason == "database"
        assert said(refusal).startswith("can’t use the database: ")


# ---------------------------------------------------------------- the commands


def test_there_is_no_backup_of_what_is_only_in_memory(tmp_path: Path, file: Path) -> None:
    for run in (command.backup, command.restore):
        with pytest.raises(Refusal, check=because("no-database")):
            run(str(file), data=str(tmp_path), database="memory:")
    with pytest.raises(Refusal, check=because("no-database")):
        command.undelete(data=str(tmp_path), database="memory:")


def test_the_commands_say_what_they_did(
    tmp_path: Path,
    file: Path,
    other: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("GOLEMS_DATA", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    asyncio.run(fill(f"sqlite:///{tmp_path}/data/golems.sqlite"))
    command.backup(str(file))
    command.restore(str(file), database=other)
    command.restore(str(file), replace=True, data=str(tmp_path / "third"), lang="ru")
    assert capsys.readouterr().out.splitlines() == [
        f"{file}: 15 rows saved. Keep this file as safe as the server itself.",
        f"{file}: 15 rows are back in the database.",
        f"{file}: строк снова в базе: 15.",
    ]
    assert (tmp_path / "third" / "golems.sqlite").exists()
