"""Rooms kept in a database. A room is a growing log of entries; what is acknowledged is committed."""

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, Final, Literal, NamedTuple

import asyncpg
from sqlalchemy import URL, Connection, delete, event, insert, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from golems.server import migrations
from golems.server.appends import Answer, Append, Appender, PostgresAppender, SqliteAppender
from golems.server.gathering_store import GatheringStore, is_taken
from golems.server.tables import ENTRIES, RECORDS, ROOMS, Logged

Durability = Literal["full", "normal"]

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
CONNECTIONS: Final = 8
PAUSE: Final = 0.01  # seconds
PATIENCE: Final = 10.0  # seconds to wait for another process that is writing to the same SQLite file
BATCH: Final = 500  # appends in one transaction at most
CHUNK: Final = 500  # rooms forgotten in one transaction at most
SET_DUE: Final = """
    UPDATE rooms SET due = :due WHERE code = :code AND (due = :was OR CAST(:was AS DOUBLE PRECISION) IS NULL)
"""
SAVE_RECORD: Final = """
    INSERT INTO records (id, room, title, body, finished) VALUES (:id, :room, :title, :body, :finished)
    ON CONFLICT DO NOTHING
"""


class Listed(NamedTuple):
    id: str
    title: str
    finished: float


class Record(NamedTuple):
    id: str
    room: str
    title: str
    finished: float
    body: bytes


class Store:
    """The database of one process. Writers of this process take turns; appends that wait share a commit."""

    def __init__(self, engine: AsyncEngine, appender: Appender) -> None:
        self._engine = engine
        self._appender = appender
        self._turn = asyncio.Lock()
        self.gatherings = GatheringStore(engine, self._turn)
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._between = asyncio.Event()  # two transactions of appends
        self._between.set()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self._appender.close()
        await self._engine.dispose()

    async def create_room(self, code: str, body: bytes, at: float, due: float | None = None) -> bool:
        """A room with its first entry, number 1; False if a room or a gathering has the code."""
        room = insert(ROOMS).values(code=code, created=at, touched=at, due=due, closed=False)
        first = insert(ENTRIES).values(room=code, number=1, at=at, body=body)
        async with self._turn, writing(self._engine) as connection:
            if await is_taken(connection, code):
                return False
            await connection.execute(room)
            await connection.execute(first)
        return True

    async def append(
        self,
        code: str,
        number: int,
        bodies: Sequence[bytes],
        at: float,
        due: float | None,
        closed: bool = False,
    ) -> bool:
        """Entries `number`, `number + 1`, …: all of them, or False if somebody else was first."""
        if not bodies:
            raise ValueError(f"room {code!r}: nothing to append")
        waiting = Append(code, number, bodies, at, due, closed)
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return await waiting.answer

    async def turn_comes(self) -> None:
        """Until what is appended at once will be in the next transaction: whoever makes its entries only then
        makes them of all that it was asked for in the meantime."""
        await self._between.wait()

    async def load(self, code: str, since: int = 0) -> list[Logged]:
        """The entries after number `since`, in order; none for an unknown room."""
        query = select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body).order_by(ENTRIES.c.number)
        rows = await self._rows(query.where(ENTRIES.c.room == code, ENTRIES.c.number > since))
        return [Logged(*row) for row in rows]

    async def exists(self, code: str) -> bool:
        return bool(await self._rows(select(ROOMS.c.code).where(ROOMS.c.code == code)))

    async def due_rooms(self, now: float, limit: int) -> list[str]:
        """Open rooms whose time has come, the longest waiting first."""
        query = select(ROOMS.c.code).where(ROOMS.c.closed.is_(False), ROOMS.c.due <= now)
        return [code for (code,) in await self._rows(query.order_by(ROOMS.c.due, ROOMS.c.code).limit(limit))]

    async def set_due(self, code: str, due: float | None, was: float | None = None) -> None:
        """With `was` only if nobody has set it since."""
        async with self._turn:
            await self._appender.execute(SET_DUE, {"code": code, "due": due, "was": was})

    async def save_record(self, id: str, room: str, title: str, body: bytes, finished: float) -> None:
        """Once: a record that is there stays as it is."""
        record = {"id": id, "room": room, "title": title, "body": body, "finished": finished}
        async with self._turn:
            await self._appender.execute(SAVE_RECORD, record)

    async def record(self, id: str) -> Record | None:
        columns = [RECORDS.c[name] for name in Record._fields]
        rows = await self._rows(select(*columns).where(RECORDS.c.id == id))
        return Record(*rows[0]) if rows else None

    async def records(self, limit: int, before: float | None = None) -> list[Listed]:
        """The newest first; `before` is the time of the last one on the page before."""
        query = select(*(RECORDS.c[name] for name in Listed._fields))
        if before is not None:
            query = query.where(RECORDS.c.finished < before)
        newest = query.order_by(RECORDS.c.finished.desc(), RECORDS.c.id).limit(limit)
        return [Listed(*row) for row in await self._rows(newest)]

    async def forget(self, before: float) -> int:
        """Delete rooms untouched and records finished before then; how many of both."""
        async with self._turn, writing(self._engine) as connection:
            result = await connection.execute(delete(RECORDS).where(RECORDS.c.finished < before))
        forgotten: int = result.rowcount
        while rooms := await self._forget_rooms(before):
            forgotten += rooms
        return forgotten

    async def _forget_rooms(self, before: float) -> int:
        untouched = select(ROOMS.c.code).where(ROOMS.c.touched < before).limit(CHUNK)
        async with self._turn, writing(self._engine) as connection:
            codes = list(await connection.scalars(untouched.with_for_update(skip_locked=True)))
            await connection.execute(delete(ENTRIES).where(ENTRIES.c.room.in_(codes)))
            await connection.execute(delete(ROOMS).where(ROOMS.c.code.in_(codes)))
        return len(codes)

    async def _rows(self, query: Any) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            self._between.clear()
            answers = await self._commit(batch)
            self._between.set()
            for append, answer in zip(batch, answers, strict=True):
                append.settle(answer)
            await asyncio.sleep(0)  # now come all who have waited

    async def _commit(self, batch: Sequence[Append]) -> Sequence[Answer]:
        try:
            async with self._turn:
                return await self._appender.append_all(batch)
        except Exception as error:
            return [error] * len(batch)


async def open_store(url: str, durability: Durability = "full") -> Store:
    """`full`: what is acknowledged survives a power cut. `normal`: the last moments may be lost, no more."""
    await upgrade(url)
    engine = engine_for(url, durability)
    return Store(engine, PostgresAppender(engine) if is_postgres(url) else sqlite_appender(url, durability))


async def upgrade(url: str) -> None:
    """Bring the database to the newest schema; `NewerDatabase` if a newer release has been here."""
    engine = engine_for(url, "full")
    try:
        async with writing(engine) as connection:
            await connection.run_sync(migrations.upgrade)
    finally:
        await engine.dispose()


def address(url: str) -> URL:
    parsed = make_url(url)
    if parsed.drivername not in DRIVERS:
        raise ValueError(f"expected a database url of {', '.join(DRIVERS)}, not of {parsed.drivername!r}")
    if parsed.drivername.startswith("sqlite") and parsed.database in (None, "", ":memory:"):
        raise ValueError(f"expected a file: sqlite:///path, not {url!r}")
    return parsed.set(drivername=DRIVERS[parsed.drivername])


def is_postgres(url: str) -> bool:
    return address(url).get_backend_name() == "postgresql"


def dsn(url: str) -> str:
    """As PostgreSQL itself writes it, `sslmode` and all."""
    return address(url).set(drivername="postgresql").render_as_string(hide_password=False)


def engine_for(url: str, durability: Durability) -> AsyncEngine:
    return postgres_engine(url, durability) if is_postgres(url) else sqlite_engine(url, durability)


def postgres_engine(url: str, durability: Durability) -> AsyncEngine:
    settings = {"synchronous_commit": "off"} if durability == "normal" else {}
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(asyncpg.connect, dsn(url), server_settings=settings),
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_pre_ping=True,
    )


def sqlite_engine(url: str, durability: Durability) -> AsyncEngine:
    engine = create_async_engine(
        address(url),
        connect_args={"isolation_level": None, "timeout": PATIENCE},
        pool_size=CONNECTIONS,
        max_overflow=0,
    )
    event.listen(engine.sync_engine, "connect", partial(prepare_sqlite, durability))
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def sqlite_appender(url: str, durability: Durability) -> SqliteAppender:
    file = address(url).database or ""

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)
        prepare_sqlite(durability, connection, None)
        return connection

    return SqliteAppender(connect)


def prepare_sqlite(durability: Durability, connection: Any, _: object) -> None:
    cursor = connection.cursor()
    switch_to_wal(cursor)
    cursor.execute(f"PRAGMA synchronous = {durability}")
    cursor.close()


def switch_to_wal(cursor: Any) -> None:
    """SQLite does not take turns here: of two that switch a new file at the same time one is refused."""
    last = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > last:
                raise
            time.sleep(PAUSE)
        else:
            return


def begin_sqlite(connection: Connection) -> None:
    """A writer asks for its turn at once; a reader needs no transaction for its one query."""
    if connection.get_execution_options().get("writing"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def writing(engine: AsyncEngine) -> AbstractAsyncContextManager[AsyncConnection]:
    return engine.execution_options(writing=True).begin()
