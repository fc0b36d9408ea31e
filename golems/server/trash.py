"""The trash: what was forgotten stays in it for a while, with all its rows, and can be put back."""

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Table, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from golems.server.claims import is_taken
from golems.server.rows import LINE, decode, read_row, write_row
from golems.server.tables import ENTRIES, GATHERING_ENTRIES, GATHERINGS, METADATA, RECORDS, ROOMS, TRASH

Kind: TypeAlias = Literal["room", "gathering", "record"]

# The rows that belong to a thing, by the columns that hold its code.
PARTS: Final[dict[str, tuple[ColumnElement[str], ...]]] = {
    "room": (ROOMS.c.code, ENTRIES.c.room, RECORDS.c.room),
    "gathering": (GATHERINGS.c.code, GATHERING_ENTRIES.c.gathering),
    "record": (RECORDS.c.id,),
}


class Thing(NamedTuple):
    """A room, a gathering or a record in the trash, and since when."""

    kind: Kind
    code: str
    at: float


async def throw_away(connection: AsyncConnection, thing: Thing) -> None:
    """Move all rows of a thing into the trash."""
    lines: list[bytes] = []
    for column in PARTS[thing.kind]:
        table = table_of(column)
        query = select(table).where(column == thing.code).order_by(*table.primary_key)
        lines += [write_row(table, row) for row in await connection.execute(query.with_for_update())]
        await connection.execute(delete(table).where(column == thing.code))
    if lines:
        await connection.execute(insert(TRASH).values(**thing._asdict(), lines=b"\n".join(lines)))


async def put_back(connection: AsyncConnection, thing: Thing, now: float) -> bool:
    """Move all rows of a thing out of the trash; False if something else has its code by now. It counts as
    touched now: otherwise it would be forgotten again at once."""
    if await is_there(connection, thing):
        return False
    [lines] = (await connection.execute(select(TRASH.c.lines).where(is_thing(thing)))).one()
    for line in lines.splitlines():
        name, row = decode(line, LINE)
        await put_row(connection, METADATA.tables[name], row)
    await connection.execute(delete(TRASH).where(is_thing(thing)))
    for table in (ROOMS, GATHERINGS):
        await connection.execute(update(table).where(table.c.code == thing.code).values(touched=now))
    return True


async def put_row(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> None:
    """Insert a row; a record that is there again already stays as it is."""
    if table is not RECORDS or not await is_there(connection, Thing("record", row["id"], 0.0)):
        await connection.execute(insert(table).values(read_row(row, table)))


async def is_there(connection: AsyncConnection, thing: Thing) -> bool:
    if thing.kind != "record":
        return await is_taken(connection, thing.code)
    return bool((await connection.execute(select(RECORDS.c.id).where(RECORDS.c.id == thing.code))).first())


async def things_in(connection: AsyncConnection) -> list[Thing]:
    """List what is in the trash, the newest first."""
    found = await connection.execute(
        select(TRASH.c.kind, TRASH.c.code, TRASH.c.at).order_by(TRASH.c.at.desc())
    )
    return [Thing(*row) for row in found]


def is_thing(thing: Thing) -> ColumnElement[bool]:
    return and_(TRASH.c.kind == thing.kind, TRASH.c.code == thing.code, TRASH.c.at == thing.at)


def table_of(column: Any) -> Table:
    table: Table = column.table
    return table
