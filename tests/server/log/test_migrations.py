"""Every released schema comes to the newest, with all that was in it."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from golems.server.log.databases import open_store
from golems.server.log.sql.engines import engine_for, upgrade, writing
from golems.server.log.sql.migrations import revisions
from golems.server.log.sql.tables import METADATA
from golems.server.log.store import ROOM, NewerDatabase, StoredEntry, StoredRecord

if TYPE_CHECKING:
    pass

pytestmark = pytest.mark.anyio

SCHEMAS = Path(__file__).parent / "schemas"


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


async def differences_of(url: str) -> list[object]:
    engine = engine_for(url, "full")
    async with engine.connect() as connection:
        found = await connection.run_sync(differences)
    await engine.dispose()
    return found


async def pretend(url: str, revision: str) -> None:
    engine = engine_for(url, "full")
    async with writing(engine) as connection:
        await connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")
    await engine.dispose()


async def restore(url: str, revision: str) -> None:
    """Make a database as that release left it."""
    engine = engine_for(url, "full")
    dump = (SCHEMAS / engine.dialect.name / f"{revision}.sql").read_text()
    async with writing(engine) as connection:
        for statement in dump.split(";\n"):
            await connection.exec_driver_sql(statement)
    await engine.dispose()


async def test_an_empty_database_gets_the_newest_schema(url: str) -> None:
    assert await differences_of(url)
    await upgrade(url)
    assert await differences_of(url) == []


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
@pytest.mark.parametrize("revision", revisions())
def test_every_schema_is_kept_for_these_tests(backend: str, revision: str) -> None:
    assert (SCHEMAS / backend / f"{revision}.sql").is_file()


@pytest.mark.parametrize("revision", revisions())
async def test_every_released_schema_comes_to_the_newest(url: str, revision: str) -> None:
    await restore(url, revision)
    store = await open_store(url)
    assert await store.load("ABCD", ROOM) == [
        StoredEntry(1, 1700000000.5, b'{"kind":"created"}'),
        StoredEntry(2, 1700000001.25, b"\xff\x00'"),
    ]
    assert await store.due(1700000060.0, 9) == ["ABCD"]
    assert await store.record("0f1e") == StoredRecord("0f1e", "DONE", "Битва", 1690000000.0, b"{}")
    assert await store.append("ABCD", ROOM, 3, [b"more"], 1700000002.0, None)
    await store.close()
    assert await differences_of(url) == []


async def test_gatherings_stay_what_they_were(url: str) -> None:
    await restore(url, "0002")
    store = await open_store(url)
    assert await store.kind_of("CLUB") == "tournament"
    assert await store.load("CLUB", "tournament") == [StoredEntry(1, 1700000000.5, b"{}")]
    assert await store.append("CLUB", "tournament", 2, [b"more"], 1700000002.0)
    await store.close()


async def test_workers_that_start_together_take_turns(url: str) -> None:
    await asyncio.gather(*(upgrade(url) for _ in range(8)))
    assert await differences_of(url) == []


async def test_a_newer_database_is_left_alone(url: str) -> None:
    await upgrade(url)
    await pretend(url, "9999")
    with pytest.raises(NewerDatabase, match=f"has schema 9999.* up to {revisions()[0]}"):
        await open_store(url)
    await pretend(url, revisions()[0])
    await upgrade(url)


async def test_an_upgrade_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", fail)
        with pytest.raises(RuntimeError, match="power cut"):
            await upgrade(url)
    await upgrade(url)
    assert await differences_of(url) == []
