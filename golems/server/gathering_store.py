"""Gatherings in the database: a growing log of entries each, like rooms."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from golems.server.tables import GATHERING_ENTRIES, GATHERINGS, ROOMS, Logged

ENTRIES: Final = GATHERING_ENTRIES.c


class GatheringStore:
    """Shares engine and turn of writing with the rooms of the process."""

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock) -> None:
        self._engine = engine
        self._turn = turn

    async def create(self, code: str, kind: str, bodies: Sequence[bytes], at: float) -> bool:
        """A gathering with its first entries, from number 1 on; False if a room or gathering has the code."""
        row = {"code": code, "kind": kind, "created": at, "touched": at, "closed": False}
        async with self._turn, self._writing() as connection:
            if await is_taken(connection, code):
                return False
            await connection.execute(insert(GATHERINGS).values(row))
            await connection.execute(insert(GATHERING_ENTRIES), rows_of(code, 1, bodies, at))
        return True

    async def append(
        self, code: str, number: int, bodies: Sequence[bytes], at: float, closed: bool
    ) -> bool | None:
        """Entries `number`, `number + 1`, …: all of them, or False if somebody else was first; None if there
        is no such gathering."""
        touch = update(GATHERINGS).where(GATHERINGS.c.code == code).values(touched=at, closed=closed)
        try:
            async with self._turn, self._writing() as connection:
                if not (await connection.execute(touch)).rowcount:
                    return None
                await connection.execute(insert(GATHERING_ENTRIES), rows_of(code, number, bodies, at))
        except IntegrityError:
            return False
        return True

    async def load(self, code: str, since: int = 0) -> list[Logged]:
        """The entries after number `since`, in order; none of an unknown gathering."""
        query = select(ENTRIES.number, ENTRIES.at, ENTRIES.body).order_by(ENTRIES.number)
        rows = await self._rows(query.where(ENTRIES.gathering == code, ENTRIES.number > since))
        return [Logged(*row) for row in rows]

    async def kind(self, code: str) -> str | None:
        rows = await self._rows(select(GATHERINGS.c.kind).where(GATHERINGS.c.code == code))
        return str(rows[0][0]) if rows else None

    async def delete(self, code: str) -> bool:
        """All of it; False if there was nothing."""
        async with self._turn, self._writing() as connection:
            gone = await connection.execute(delete(GATHERINGS).where(GATHERINGS.c.code == code))
            await connection.execute(delete(GATHERING_ENTRIES).where(ENTRIES.gathering == code))
        return bool(gone.rowcount)

    async def untouched(self, before: float, kind: str | None = None) -> list[str]:
        """Of this kind, or of any."""
        query = select(GATHERINGS.c.code).where(GATHERINGS.c.touched < before)
        rows = await self._rows(query if kind is None else query.where(GATHERINGS.c.kind == kind))
        return [code for (code,) in rows]

    async def _rows(self, query: Any) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    def _writing(self) -> Any:
        return self._engine.execution_options(writing=True).begin()


def rows_of(code: str, first: int, bodies: Sequence[bytes], at: float) -> list[dict[str, Any]]:
    return [
        {"gathering": code, "number": number, "at": at, "body": body}
        for number, body in enumerate(bodies, first)
    ]


async def is_taken(connection: AsyncConnection, code: str) -> bool:
    """By a room or a gathering. Whoever asks for the same code waits until this transaction has ended."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(code))))
    room, gathering = [select(table.c.code).where(table.c.code == code) for table in (ROOMS, GATHERINGS)]
    return bool((await connection.execute(union_all(room, gathering))).first())
