"""Entries that wait for the next transaction, and how a batch of them gets into either kind of database."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast

from msgspec.json import decode, encode
from sqlalchemy import Connection, Engine, Select, Update, bindparam, func, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from golems.server.log.sql.tables import TOUCHED, LogTables

T = TypeVar("T")
AppendAnswer: TypeAlias = bool | Exception  # False: somebody else was first


@dataclass(eq=False, slots=True)
class Append:
    """Entries that one log shall get."""

    tables: LogTables
    code: str
    number: int
    bodies: Sequence[bytes]
    at: float
    due: float | None
    answer: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def entries(self) -> list[dict[str, Any]]:
        return self.tables.rows(self.code, self.number, self.bodies, self.at)

    @property
    def head(self) -> dict[str, Any]:
        return {"its_code": self.code, "touched": self.at, "due": self.due}

    def settle(self, answer: AppendAnswer) -> None:
        if self.answer.done():
            return
        if isinstance(answer, Exception):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class Batch:
    """Appends to logs of the same tables, in the order they came: the answers, and what is let in."""

    def __init__(self, appends: Sequence[Append]) -> None:
        self.appends = appends
        self.tables = appends[0].tables
        self.codes = sorted({append.code for append in appends})
        self.answers: dict[Append, AppendAnswer] = {}

    def admit(self, ends: Mapping[str, int]) -> bool:
        """Decide who is let in, by the numbers of the last entries; return whether anybody is."""
        lasts = dict(ends)
        for append in self.appends:
            self.answers[append] = admit(append, lasts)
        return any(answer is True for answer in self.answers.values())

    @property
    def admitted(self) -> list[Append]:
        return [append for append, answer in self.answers.items() if answer is True]

    @property
    def entries(self) -> list[dict[str, Any]]:
        return [entry for append in self.admitted for entry in append.entries]

    @property
    def heads(self) -> list[dict[str, Any]]:
        return list({append.code: append.head for append in self.admitted}.values())


def admit(append: Append, ends: dict[str, int]) -> AppendAnswer:
    """Say what becomes of an append, and count its entries; `ends` has the numbers of the last entries."""
    if append.code not in ends:
        return LookupError(f"no log {append.code!r}")
    if append.number != ends[append.code] + 1:
        return False
    ends[append.code] = append.number + len(append.bodies) - 1
    return True


def batches_of(appends: Iterable[Append]) -> list[Batch]:
    """Sort appends by the tables that they go into."""
    found: dict[LogTables, list[Append]] = {}
    for append in appends:
        found.setdefault(append.tables, []).append(append)
    return [Batch(each) for each in found.values()]


def answers_to(appends: Iterable[Append], batches: Iterable[Batch]) -> list[AppendAnswer]:
    answers = {append: answer for batch in batches for append, answer in batch.answers.items()}
    return [answers[append] for append in appends]


class Appender(Protocol):
    """Writes to a database. A write blocks all others, so each one is done in a single call."""

    async def append_all(self, appends: Sequence[Append]) -> list[AppendAnswer]:
        """Append in one transaction; all are answered once it is committed."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction, and return what came of it once it is committed."""

    async def close(self) -> None: ...

    async def rewrite_gatherings(self) -> None:
        """Write all entries of gatherings anew, where bytes of deleted ones stay beside them otherwise."""

    async def truncate_log(self) -> bool:
        """Leave nothing in the write-ahead log of the database; return False while a reader needs it."""


# ---------------------------------------------------------------- PostgreSQL


@cache
def lock_heads(tables: LogTables) -> Select[Any]:
    """Lock logs in the order of their codes: no two workers wait in a ring."""
    code = tables.heads.c.code
    chosen = select(code).where(code.in_(bindparam("codes", expanding=True)))
    return chosen.order_by(code).with_for_update()


@cache
def last_numbers(tables: LogTables) -> Select[Any]:
    code = tables.heads.c.code
    last = select(func.max(tables.entries.c.number)).where(tables.code == code).scalar_subquery()
    chosen = select(code, func.coalesce(last, 0).label("last"))
    return chosen.where(code.in_(bindparam("codes", expanding=True)))


@cache
def touch_heads(tables: LogTables) -> Update:
    touched: dict[str, Any] = {name: bindparam(name) for name in TOUCHED if name in tables.heads.c}
    return update(tables.heads).where(tables.heads.c.code == bindparam("its_code")).values(touched)


class PostgresAppender:
    """Appends with a connection of the pool."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def append_all(self, appends: Sequence[Append]) -> list[AppendAnswer]:
        batches = batches_of(appends)
        async with self._engine.begin() as connection:
            for batch in batches:
                codes = {"codes": batch.codes}
                await connection.execute(lock_heads(batch.tables), codes)
                lasts = await connection.execute(last_numbers(batch.tables), codes)
                if batch.admit({row.code: row.last for row in lasts}):
                    await connection.execute(insert(batch.tables.entries), batch.entries)
                    await connection.execute(touch_heads(batch.tables), batch.heads)
        return answers_to(appends, batches)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        pass

    async def rewrite_gatherings(self) -> None:
        """Do nothing: PostgreSQL cleans up by itself, when it finds the time (docs/privacy.md)."""

    async def truncate_log(self) -> bool:
        return True


# ---------------------------------------------------------------- SQLite

LAST_NUMBERS_SQL: Final = """
    SELECT json_group_object(value, (SELECT max(number) FROM {entries} WHERE {code} = value))
    FROM json_each(?)
"""
ADD_ENTRIES_SQL: Final = (
    "INSERT INTO {entries} ({code}, number, at, body) VALUES (:{code}, :number, :at, :body)"
)
TOUCH_HEADS_SQL: Final = "UPDATE {heads} SET {columns} WHERE code = :its_code"
# `secure_delete` zeroes what is deleted, but not the copies that SQLite has left in a page when it moved rows
# to another one. Pages that are emptied all at once are zeroed as a whole.
REWRITE_SQL: Final = (
    "CREATE TEMP TABLE kept AS SELECT * FROM gathering_entries",
    "DELETE FROM gathering_entries",
    "INSERT INTO gathering_entries SELECT * FROM kept ORDER BY gathering, number",
    "DROP TABLE kept",
)
SHORTLY: Final = 200  # milliseconds to wait for readers: everybody who writes waits too


class SqliteAppender:
    """Appends on a connection and a thread of its own: one commit through the asynchronous layers takes five
    times as much of the processor."""

    def __init__(self, engine: Engine) -> None:
        self._thread = ThreadPoolExecutor(1, "appends")
        self._engine = engine

    async def append_all(self, appends: Sequence[Append]) -> list[AppendAnswer]:
        return await self._in_transaction(lambda connection: append_in(connection, appends))

    async def write(self, work: Callable[[Connection], T]) -> T:
        def commit() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await self._here(commit)

    async def close(self) -> None:
        await self._here(self._engine.dispose)
        self._thread.shutdown()

    async def rewrite_gatherings(self) -> None:
        def rewrite(connection: sqlite3.Connection) -> None:
            for statement in REWRITE_SQL:
                connection.execute(statement)

        await self._in_transaction(rewrite)

    async def truncate_log(self) -> bool:
        return await self._here(self._truncate_log)

    def _truncate_log(self) -> bool:
        connection = self._open()
        [(patience,)] = connection.execute("PRAGMA busy_timeout")
        connection.execute(f"PRAGMA busy_timeout = {SHORTLY}")
        try:
            [(is_busy, *_)] = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise DBAPIError("checkpoint", None, error) from error
        finally:
            connection.execute(f"PRAGMA busy_timeout = {patience}")
        return not is_busy

    def _open(self) -> sqlite3.Connection:
        return cast(sqlite3.Connection, self._engine.raw_connection().driver_connection)

    async def _in_transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._here(lambda: self._commit(work))

    async def _here(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _commit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something in a transaction; a writer asks for its turn at once."""
        try:
            with self._open() as connection:
                connection.execute("BEGIN IMMEDIATE")
                return work(connection)
        except sqlite3.Error as error:
            raise DBAPIError("append", None, error) from error


def append_in(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[AppendAnswer]:
    """Append with statements that are the same however large the batch: SQLite keeps each one in memory."""
    batches = batches_of(appends)
    for batch in batches:
        if batch.admit(ends_in(connection, batch)):
            connection.executemany(sql_for(ADD_ENTRIES_SQL, batch.tables), batch.entries)
            connection.executemany(sql_for(TOUCH_HEADS_SQL, batch.tables), batch.heads)
    return answers_to(appends, batches)


def ends_in(connection: sqlite3.Connection, batch: Batch) -> dict[str, int]:
    """Return the numbers of the last entries; a log that is there has an entry from the first."""
    query = sql_for(LAST_NUMBERS_SQL, batch.tables)
    [lasts] = connection.execute(query, (encode(batch.codes).decode(),)).fetchone()
    return {code: last for code, last in decode(lasts).items() if last}


@cache
def sql_for(statement: str, tables: LogTables) -> str:
    """Write a statement for these tables."""
    heads = tables.heads
    return statement.format(
        heads=heads.name,
        entries=tables.entries.name,
        code=tables.code.name,
        columns=", ".join([f"{name} = :{name}" for name in TOUCHED if name in heads.c]),
    )
