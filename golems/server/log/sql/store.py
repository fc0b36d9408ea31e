"""Logs kept in a database. Writers of one process take turns; appends that wait share a commit."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from logging import ERROR
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, TextClause, delete, func, insert, literal, select, text, union_all
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from golems.server.journal import fault, tell
from golems.server.log.sql.appends import Append, AppendAnswer, Appender, PostgresAppender, SqliteAppender
from golems.server.log.sql.claims import is_taken, is_untouched
from golems.server.log.sql.engines import engine_for, is_postgres, sqlite_writer, upgrade
from golems.server.log.sql.tables import GATHERINGS, RECORDS, ROOMS, TRASH, tables_of
from golems.server.log.sql.trash import TrashedThing, delete_rows, throw_away
from golems.server.log.store import ROOM, Durability, StoredEntry, StoredRecord, StoreError

T = TypeVar("T")

PORTION = 5000  # entries that are read at once
BATCH: Final = 500  # appends in one transaction at most
SET_DUE: Final = text("""
    UPDATE rooms SET due = :due WHERE code = :code AND (due = :was OR CAST(:was AS DOUBLE PRECISION) IS NULL)
""")
SAVE_RECORD: Final = text("""
    INSERT INTO records (id, room, title, body, finished) VALUES (:id, :room, :title, :body, :finished)
    ON CONFLICT DO NOTHING
""")
BEAT: Final = text("INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = :at")


class SqlStore:
    """The database of one process, as `log.store` describes a store."""

    def __init__(self, engine: AsyncEngine, appender: Appender) -> None:
        self._engine = engine
        self._appender = appender
        self._turn = asyncio.Lock()
        self._is_wiped = False  # a process that was killed may have left something
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._reading: set[asyncio.Future[Sequence[Any]]] = set()
        self._between = asyncio.Event()  # two transactions of appends
        self._between.set()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._appender.close()
        await self._engine.dispose()

    # ------------------------------------------------------------ logs

    async def create(
        self,
        code: str,
        kind: str,
        bodies: Sequence[bytes],
        at: float,
        due: float | None = None,
        owner: str | None = None,
    ) -> bool:
        tables = tables_of(kind)
        row = {"code": code, "created": at, "touched": at, "closed": False}
        row |= {"due": due, "gathering": owner} if kind == ROOM else {"kind": kind}

        def create(connection: Connection) -> bool:
            if owner is not None and not is_untouched(connection, GATHERINGS, owner):
                raise LookupError(f"no log {owner!r}")
            if is_taken(connection, code):
                return False
            connection.execute(insert(tables.heads).values(row))
            connection.execute(insert(tables.entries), tables.rows(code, 1, bodies, at))
            return True

        return await self._write_all(create)

    async def append(
        self, code: str, kind: str, number: int, bodies: Sequence[bytes], at: float, due: float | None = None
    ) -> bool:
        if not bodies:
            raise ValueError(f"log {code!r}: nothing to append")
        waiting = Append(tables_of(kind), code, number, bodies, at, due)
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return await waiting.answer

    async def turn_comes(self) -> None:
        await self._between.wait()

    async def load(self, code: str, kind: str, since: int = 0) -> list[StoredEntry]:
        tables = tables_of(kind)
        columns = tables.entries.c
        query = select(columns.number, columns.at, columns.body).order_by(columns.number)
        found: list[StoredEntry] = []
        is_whole = False
        while not is_whole:  # others are served between two portions of a long log
            last = found[-1].number if found else since
            rows = await self._rows(query.where(tables.code == code, columns.number > last).limit(PORTION))
            found += [StoredEntry(*row) for row in rows]
            is_whole = len(rows) < PORTION
        return found

    async def kind_of(self, code: str) -> str | None:
        room = select(literal(ROOM)).where(ROOMS.c.code == code)
        gathering = select(GATHERINGS.c.kind).where(GATHERINGS.c.code == code)
        rows = await self._rows(union_all(room, gathering))
        return str(rows[0][0]) if rows else None

    async def due(self, now: float, limit: int) -> list[str]:
        query = select(ROOMS.c.code).where(ROOMS.c.due <= now).order_by(ROOMS.c.due, ROOMS.c.code)
        return [code for (code,) in await self._rows(query.limit(limit))]

    async def set_due(self, code: str, due: float | None, was: float | None = None) -> None:
        await self._execute(SET_DUE, {"code": code, "due": due, "was": was})

    # ------------------------------------------------------------ records

    async def save_record(self, id: str, room: str, title: str, body: bytes, finished: float) -> None:
        record = {"id": id, "room": room, "title": title, "body": body, "finished": finished}
        await self._execute(SAVE_RECORD, record)

    async def record(self, id: str) -> StoredRecord | None:
        columns = [RECORDS.c[name] for name in StoredRecord._fields]
        rows = await self._rows(select(*columns).where(RECORDS.c.id == id))
        return StoredRecord(*rows[0]) if rows else None

    async def pulse(self, at: float) -> None:
        await self._execute(BEAT, {"at": at})

    # ------------------------------------------------------------ what is old

    async def newest(self) -> float | None:
        columns = (ROOMS.c.touched, GATHERINGS.c.touched, RECORDS.c.finished)
        rows = await self._rows(union_all(*[select(func.max(column)) for column in columns]))
        return max([time for (time,) in rows if time is not None], default=None)

    async def untouched(self, kind: str, before: float, most: int) -> list[str]:
        columns = tables_of(kind).heads.c
        query = select(columns.code).where(columns.touched < before).order_by(columns.touched)
        of_kind = query if kind == ROOM else query.where(columns.kind == kind)
        return [code for (code,) in await self._rows(of_kind.limit(most))]

    async def discard(self, code: str, kind: str, before: float, at: float) -> bool:
        tables = tables_of(kind)

        def discard(connection: Connection) -> bool:
            if not is_untouched(connection, tables.heads, code, before):
                return False
            throw_away(connection, TrashedThing(tables.name, code, at))
            return True

        return await self._write_all(discard)

    async def discard_records(self, before: float, at: float, most: int) -> int:
        has_room = select(ROOMS.c.code).where(ROOMS.c.code == RECORDS.c.room).exists()
        query = select(RECORDS.c.id).where(RECORDS.c.finished < before, ~has_room).limit(most)
        ids = [id_ for (id_,) in await self._rows(query)]
        for id_ in ids:
            await self._write_all(partial(throw_away, thing=TrashedThing("record", id_, at)))
        return len(ids)

    async def empty_trash(self, before: float) -> int:
        old = delete(TRASH).where(TRASH.c.at < before)
        return await self._write_all(lambda connection: connection.execute(old).rowcount)

    async def delete(self, code: str, kind: str, before: float | None = None) -> list[str] | None:
        tables = tables_of(kind)

        def delete_all(connection: Connection) -> list[str] | None:
            if not is_untouched(connection, tables.heads, code, before):
                return None
            owned = select(ROOMS.c.code).where(ROOMS.c.gathering == code).order_by(ROOMS.c.code)
            rooms = list(connection.scalars(owned.with_for_update()))
            delete_rows(connection, "room", rooms)
            delete_rows(connection, tables.name, [code])
            return rooms

        rooms = await self._write_all(delete_all)
        if rooms is not None:
            self._is_wiped = False
            await self._try_to_wipe()
        return rooms

    async def wipe(self) -> None:
        """Finish what a reader or a full disk hindered, or the end of the process before."""
        if not self._is_wiped:
            with as_store_errors():
                async with self._turn:
                    await self._appender.rewrite_gatherings()
                    self._is_wiped = await self._appender.truncate_log()

    async def _try_to_wipe(self) -> None:
        try:
            await self.wipe()
        except StoreError as error:
            tell("not wiped", ERROR, error=fault(error))

    # ------------------------------------------------------------ the database

    async def _rows(self, query: Any) -> Sequence[Any]:
        """Return what a query finds. One that nobody waits for any more goes on to its end: a connection
        given up in the middle would answer to a loop that may be closed by then."""
        reading = asyncio.ensure_future(self._read(query))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def _read(self, query: Any) -> Sequence[Any]:
        with as_store_errors():
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()

    async def _execute(self, sql: TextClause, values: dict[str, Any]) -> None:
        await self._write_all(lambda connection: connection.execute(sql, values))

    async def _write_all(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction; nobody else of this process writes meanwhile."""
        with as_store_errors():
            async with self._turn:
                return await self._appender.write(work)

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            self._between.clear()
            answers = await self._commit(batch)
            self._between.set()
            for append, answer in zip(batch, answers, strict=True):
                append.settle(answer)
            await asyncio.sleep(0)  # now come all who have waited

    async def _commit(self, batch: Sequence[Append]) -> Sequence[AppendAnswer]:
        try:
            with as_store_errors():
                async with self._turn:
                    return await self._appender.append_all(batch)
        except Exception as error:
            return [error] * len(batch)


@contextmanager
def as_store_errors() -> Iterator[None]:
    """Raise an error of the database as one that the rest of the server knows."""
    try:
        yield
    except DBAPIError as error:
        raise StoreError(type(error).__name__) from error


async def open_store(url: str, durability: Durability = "full") -> SqlStore:
    """Open a database; `full`: what is acknowledged survives a power cut, `normal`: the last moments may be
    lost, no more."""
    await upgrade(url)
    engine = engine_for(url, durability)
    if is_postgres(url):
        return SqlStore(engine, PostgresAppender(engine))
    return SqlStore(engine, SqliteAppender(sqlite_writer(url, durability)))
