"""Which room or gathering has a code, as one transaction sees it."""

from sqlalchemy import Table, func, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from golems.server.tables import GATHERINGS, ROOMS


async def is_taken(connection: AsyncConnection, code: str) -> bool:
    """By a room or a gathering. Whoever asks for the same code waits until this transaction has ended."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(code))))
    room, gathering = [select(table.c.code).where(table.c.code == code) for table in (ROOMS, GATHERINGS)]
    return bool((await connection.execute(union_all(room, gathering))).first())


async def is_untouched(
    connection: AsyncConnection, table: Table, code: str, before: float | None = None
) -> bool:
    """Whether a room or a gathering is there, and (with `before`) nobody has touched it since then. Nobody
    touches it until this transaction has ended."""
    query = select(table.c.touched).where(table.c.code == code).with_for_update()
    touched = (await connection.execute(query)).scalar()
    return touched is not None and (before is None or touched < before)
