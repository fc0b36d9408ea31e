"""Rooms kept in a database. A room is a growing log of entries; what is acknowledged is committed."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from logging import ERROR
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import asyncpg
from sqlalchemy import URL, Connection, delete, event, func, insert, make_url, select, union_all
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from golems.rules.refusals import Illegal
from golems.server import migrations
from golems.server.appends import Answer, Append, Appender, PostgresAppender, SqliteAppender
from golems.server.claims import is_taken, is_untouched
from golems.server.gathering_store import GatheringStore
from golems.server.logs import fault, tell
from golems.server.tables import ENTRIES, GATHERINGS, RECORDS, ROOMS, TRASH, Logged
from golems.server.trash import Thing, throw_away

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
PRIVATE: Final = 0o600  # permissions of a database in a file, and of the files beside it
BESIDE: Final = ("", "-wal", "-shm", "-journal")
SET_DUE: Final = """
    UPDATE rooms SET due = :due WHERE code = :code AND (due = :was OR CAST(:was AS DOUBLE PRECISION) IS NULL)
"""
SAVE_RECORD: Final = """
    INSERT INTO records (id, room, title, body, finished) VALUES (:id, :room, :title, :body, :finished)
    ON CONFLICT DO NOTHING
"""
BEAT: Final = "INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = :at"


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
        self.gatherings = GatheringStore(engine, self._turn, self.wipe)
        self._is_wiped = False  # a process that was killed may have left something
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._between = asyncio.Event()  # two transactions of appends
        self._between.set()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self._appender.close()
        await self._engine.dispose()

    async def create_room(
        self, code: str, body: bytes, at: float, due: float | None = None, gathering: str | None = None
    ) -> bool:
        """Create a room with its first entry, number 1; False if a room or a gathering has the code. Refused
        for a gathering that is deleted."""
        room = insert(ROOMS).values(
            code=code, created=at, touched=at, due=due, closed=False, gathering=gathering
        )
        first = insert(ENTRIES).values(room=code, number=1, at=at, body=body)
        async with self._turn, writing(self._engine) as connection:
            if gathering is not None and not await is_untouched(connection, GATHERINGS, gathering):
                raise Illegal("no-gathering", gathering)
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

    async def pulse(self, at: float) -> None:
        """Write one small row, to find out whether writing works."""
        async with self._turn:
            await self._appender.execute(BEAT, {"at": at})

    # ------------------------------------------------------------ forgetting

    async def newest(self) -> float | None:
        """When the newest room or gathering was touched, or a match finished; None if there is nothing."""
        columns = (ROOMS.c.touched, GATHERINGS.c.touched, RECORDS.c.finished)
        rows = await self._rows(union_all(*[select(func.max(column)) for column in columns]))
        return max([time for (time,) in rows if time is not None], default=None)

    async def untouched(self, before: float, most: int) -> list[str]:
        """Find rooms that nobody has touched since then, the oldest first."""
        query = select(ROOMS.c.code).where(ROOMS.c.touched < before).order_by(ROOMS.c.touched)
        return [code for (code,) in await self._rows(query.limit(most))]

    async def discard_room(self, code: str, before: float, at: float) -> bool:
        """Move a room and its records into the trash, unless somebody has touched it since then."""
        async with self._turn, writing(self._engine) as connection:
            if not await is_untouched(connection, ROOMS, code, before):
                return False
            await throw_away(connection, Thing("room", code, at))
        return True

    async def discard_records(self, before: float, at: float, most: int) -> int:
        """Move records of matches that ended before then into the trash if their rooms are gone; how many.
        The others go with their rooms."""
        has_room = select(ROOMS.c.code).where(ROOMS.c.code == RECORDS.c.room).exists()
        query = select(RECORDS.c.id).where(RECORDS.c.finished < before, ~has_room).limit(most)
        ids = [id_ for (id_,) in await self._rows(query)]
        for id_ in ids:
            async with self._turn, writing(self._engine) as connection:
                await throw_away(connection, Thing("record", id_, at))
        return len(ids)

    async def empty_trash(self, before: float) -> int:
        """Delete for good what is in the trash since before then; how many things."""
        async with self._turn, writing(self._engine) as connection:
            result = await connection.execute(delete(TRASH).where(TRASH.c.at < before))
        return result.rowcount

    async def wipe(self) -> None:
        """Leave no byte of deleted gatherings in a file of SQLite. What does not succeed is tried again by
        `wipe_the_rest`."""
        self._is_wiped = False
        try:
            await self.wipe_the_rest()
        except DBAPIError as error:
            tell("not wiped", ERROR, error=fault(error))

    async def wipe_the_rest(self) -> None:
        """Finish what a reader or a full disk hindered, or the end of the process before."""
        if not self._is_wiped:
            async with self._turn:
                await self._appender.rewrite_gatherings()
                self._is_wiped = await self._appender.truncate_log()

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
    make_private(url)
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


def make_private(url: str) -> None:
    """Let only its owner read a database in a file, from the moment it is made. SQLite gives the files beside
    it the same permissions."""
    if is_postgres(url):
        return
    file = Path(str(address(url).database))
    if file.parent.is_dir():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for path in [file.with_name(file.name + end) for end in BESIDE]:
        if path.exists():
            path.chmod(PRIVATE)


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
    cursor.execute("PRAGMA secure_delete = ON")
    cursor.execute("PRAGMA temp_store = MEMORY")
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
