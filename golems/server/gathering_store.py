"""Gatherings in the database: a growing log of entries each, like rooms."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from golems.server import tables
from golems.server.claims import is_taken, is_untouched
from golems.server.tables import GATHERING_ENTRIES, GATHERINGS, RECORDS, ROOMS, Logged
from golems.server.trash import Thing, throw_away

ENTRIES: Final = GATHERING_ENTRIES.c


class GatheringStore:
    """Shares engine and turn of writing with the rooms of the process. `wipe` leaves no byte of what is
    deleted."""

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock, wipe: Callable[[], Awaitable[None]]) -> None:
        self._engine = engine
        self._turn = turn
        self._wipe = wipe

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

    async def delete(self, code: str, before: float | None = None) -> list[str] | None:
        """Delete a gathering for good, and its rooms with their records: the codes of these rooms. None if
        there is no such gathering, or (with `before`) it was touched since then."""
        async with self._turn, self._writing() as connection:
            if not await is_untouched(connection, GATHERINGS, code, before):
                return None
            its = select(ROOMS.c.code).where(ROOMS.c.gathering == code).order_by(ROOMS.c.code)
            rooms = list(await connection.scalars(its.with_for_update()))
            for column in (RECORDS.c.room, tables.ENTRIES.c.room, ROOMS.c.code):
                await connection.execute(delete(column.table).where(column.in_(rooms)))
            await connection.execute(delete(GATHERING_ENTRIES).where(ENTRIES.gathering == code))
            await connection.execute(delete(GATHERINGS).where(GATHERINGS.c.code == code))
        await self._wipe()
        return rooms

    async def discard(self, code: str, before: float, at: float) -> bool:
        """Move a gathering into the trash, unless somebody has touched it since then."""
        async with self._turn, self._writing() as connection:
            if not await is_untouched(connection, GATHERINGS, code, before):
                return False
            await throw_away(connection, Thing("gathering", code, at))
        return True

    async def untouched(self, before: float, kind: str, most: int) -> list[str]:
        """Find gatherings of this kind that nobody has touched since then, the oldest first."""
        query = select(GATHERINGS.c.code).where(GATHERINGS.c.touched < before, GATHERINGS.c.kind == kind)
        rows = await self._rows(query.order_by(GATHERINGS.c.touched).limit(most))
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
