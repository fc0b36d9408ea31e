"""Entries that wait for the next transaction, and how a batch of them gets into either kind of database."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from msgspec.json import decode, encode
from sqlalchemy import bindparam, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from golems.server.tables import ENTRIES, ROOMS

T = TypeVar("T")
Answer: TypeAlias = bool | Exception  # False: somebody else was first


@dataclass(eq=False, slots=True)
class Append:
    """Entries of one room."""

    code: str
    number: int
    bodies: Sequence[bytes]
    at: float
    due: float | None
    closed: bool
    answer: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def entries(self) -> list[dict[str, Any]]:
        return [
            {"room": self.code, "number": number, "at": self.at, "body": body}
            for number, body in enumerate(self.bodies, self.number)
        ]

    @property
    def room(self) -> dict[str, Any]:
        return {"its_code": self.code, "touched": self.at, "due": self.due, "closed": self.closed}

    def settle(self, answer: Answer) -> None:
        if self.answer.done():
            return
        if isinstance(answer, Exception):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


def admit(append: Append, ends: dict[str, int]) -> Answer:
    """`ends`: the numbers of the last entries."""
    if append.code not in ends:
        return LookupError(f"no room {append.code!r}")
    if append.number != ends[append.code] + 1:
        return False
    ends[append.code] = append.number + len(append.bodies) - 1
    return True


def admit_all(batch: Sequence[Append], ends: dict[str, int]) -> tuple[list[Answer], list[Append]]:
    """In the order they came: the answers, and those that are let in."""
    answers = [admit(append, ends) for append in batch]
    return answers, [append for append, answer in zip(batch, answers, strict=True) if answer is True]


def entries_of(admitted: Sequence[Append]) -> list[dict[str, Any]]:
    return [entry for append in admitted for entry in append.entries]


def rooms_of(admitted: Sequence[Append]) -> list[dict[str, Any]]:
    return list({append.code: append.room for append in admitted}.values())


ADD_ENTRY: Final = insert(ENTRIES)
TOUCH_ROOM: Final = (
    update(ROOMS)
    .where(ROOMS.c.code == bindparam("its_code"))
    .values(touched=bindparam("touched"), due=bindparam("due"), closed=bindparam("closed"))
)


class Appender(Protocol):
    """Takes a batch in one transaction, all answered once it is committed."""

    async def append_all(self, batch: Sequence[Append]) -> list[Answer]: ...
    async def execute(self, sql: str, values: dict[str, Any]) -> None: ...
    async def close(self) -> None: ...

    async def rewrite_gatherings(self) -> None:
        """Write all entries of gatherings anew, where bytes of deleted ones stay beside them otherwise."""

    async def truncate_log(self) -> bool:
        """Leave nothing in the write-ahead log of the database; False while a reader needs it."""


# ---------------------------------------------------------------- PostgreSQL

LOCK_ROOMS: Final = (
    select(ROOMS.c.code)
    .where(ROOMS.c.code.in_(bindparam("codes", expanding=True)))
    .order_by(ROOMS.c.code)
    .with_for_update()
)
LAST_NUMBERS: Final = select(
    ROOMS.c.code,
    func.coalesce(
        select(func.max(ENTRIES.c.number)).where(ENTRIES.c.room == ROOMS.c.code).scalar_subquery(), 0
    ).label("last"),
).where(ROOMS.c.code.in_(bindparam("codes", expanding=True)))


class PostgresAppender:
    """Rooms are locked in the order of their codes: no two workers wait in a ring."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def append_all(self, batch: Sequence[Append]) -> list[Answer]:
        codes = sorted({append.code for append in batch})
        async with self._engine.begin() as connection:
            await connection.execute(LOCK_ROOMS, {"codes": codes})
            lasts = await connection.execute(LAST_NUMBERS, {"codes": codes})
            answers, admitted = admit_all(batch, {row.code: row.last for row in lasts})
            if admitted:
                await connection.execute(ADD_ENTRY, entries_of(admitted))
                await connection.execute(TOUCH_ROOM, rooms_of(admitted))
        return answers

    async def execute(self, sql: str, values: dict[str, Any]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(text(sql), values)

    async def close(self) -> None:
        pass

    async def rewrite_gatherings(self) -> None:
        """PostgreSQL cleans up by itself, when it finds the time: docs/privacy.md."""

    async def truncate_log(self) -> bool:
        return True


# ---------------------------------------------------------------- SQLite

LAST_NUMBERS_SQL: Final = """
    SELECT json_group_object(value, (SELECT max(number) FROM entries WHERE room = value)) FROM json_each(?)
"""
ADD_ENTRIES_SQL: Final = "INSERT INTO entries (room, number, at, body) VALUES "
TOUCH_ROOMS_SQL: Final = """
    UPDATE rooms SET touched = new.column2, due = new.column3, closed = new.column4
    FROM (VALUES {rows}) AS new WHERE code = new.column1
"""
FOUR: Final = "(?, ?, ?, ?)"
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
    """On a connection and a thread of its own, in five statements however large the batch: one commit through
    the asynchronous layers takes five times as much of the processor."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._thread = ThreadPoolExecutor(1, "appends")
        self._connect = connect
        self._connection: sqlite3.Connection | None = None

    async def append_all(self, batch: Sequence[Append]) -> list[Answer]:
        return await self._in_transaction(lambda connection: append_in(connection, batch))

    async def execute(self, sql: str, values: dict[str, Any]) -> None:
        await self._in_transaction(lambda connection: connection.execute(sql, values))

    async def close(self) -> None:
        if self._connection:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    async def rewrite_gatherings(self) -> None:
        def rewrite(connection: sqlite3.Connection) -> None:
            for statement in REWRITE_SQL:
                connection.execute(statement)

        await self._in_transaction(rewrite)

    async def truncate_log(self) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._truncate_log)

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
        self._connection = self._connection or self._connect()
        return self._connection

    async def _in_transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, work)

    def _commit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """A writer asks for its turn at once."""
        try:
            with self._open() as connection:
                connection.execute("BEGIN IMMEDIATE")
                return work(connection)
        except sqlite3.Error as error:
            raise DBAPIError("append", None, error) from error


def append_in(connection: sqlite3.Connection, batch: Sequence[Append]) -> list[Answer]:
    """A room has an entry from the first."""
    codes = encode(list({append.code for append in batch})).decode()
    [lasts] = connection.execute(LAST_NUMBERS_SQL, (codes,)).fetchone()
    ends = {code: last for code, last in decode(lasts).items() if last}
    answers, admitted = admit_all(batch, ends)
    if admitted:
        entries, rooms = entries_of(admitted), rooms_of(admitted)
        connection.execute(ADD_ENTRIES_SQL + fours(entries), flat(entries))
        connection.execute(TOUCH_ROOMS_SQL.format(rows=fours(rooms)), flat(rooms))
    return answers


def fours(rows: Sequence[dict[str, Any]]) -> str:
    return ", ".join([FOUR] * len(rows))


def flat(rows: Sequence[dict[str, Any]]) -> list[Any]:
    return [value for row in rows for value in row.values()]
