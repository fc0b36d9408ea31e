"""The trash: what was forgotten stays in it for a while, with all its rows, and can be put back."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, insert, select, update

from golems.server.log.sql.claims import is_taken
from golems.server.log.sql.rows import LINE, decode, read_row, write_row
from golems.server.log.sql.tables import (
    ENTRIES,
    GATHERING_ENTRIES,
    GATHERINGS,
    METADATA,
    RECORDS,
    ROOMS,
    TRASH,
)

TrashKind: TypeAlias = Literal["room", "gathering", "record"]

# The rows that belong to a thing, by the columns that hold its code.
PARTS: Final[dict[str, tuple[ColumnElement[str], ...]]] = {
    "room": (ROOMS.c.code, ENTRIES.c.room, RECORDS.c.room),
    "gathering": (GATHERINGS.c.code, GATHERING_ENTRIES.c.gathering),
    "record": (RECORDS.c.id,),
}


class TrashedThing(NamedTuple):
    """A room, a gathering or a record in the trash, and since when."""

    kind: TrashKind
    code: str
    at: float


def throw_away(connection: Connection, thing: TrashedThing) -> None:
    """Move all rows of a thing into the trash."""
    lines: list[bytes] = []
    for column in PARTS[thing.kind]:
        table = table_of(column)
        query = select(table).where(column == thing.code).order_by(*table.primary_key)
        lines += [write_row(table, row) for row in connection.execute(query.with_for_update())]
        connection.execute(delete(table).where(column == thing.code))
    if lines:
        connection.execute(insert(TRASH).values(**thing._asdict(), lines=b"\n".join(lines)))


def delete_rows(connection: Connection, kind: TrashKind, codes: Sequence[str]) -> None:
    """Delete all rows of some things for good."""
    for column in PARTS[kind]:
        connection.execute(delete(table_of(column)).where(column.in_(codes)))


def put_back(connection: Connection, thing: TrashedThing, now: float) -> bool:
    """Move all rows of a thing out of the trash; return False if something else has its code by now. It
    counts as touched now: otherwise it would be forgotten again at once."""
    if is_there(connection, thing):
        return False
    [lines] = connection.execute(select(TRASH.c.lines).where(is_thing(thing))).one()
    for line in lines.splitlines():
        name, row = decode(line, LINE)
        put_row(connection, METADATA.tables[name], row)
    connection.execute(delete(TRASH).where(is_thing(thing)))
    for table in (ROOMS, GATHERINGS):
        connection.execute(update(table).where(table.c.code == thing.code).values(touched=now))
    return True


def put_row(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """Insert a row; a record that is there again already stays as it is."""
    if table is not RECORDS or not is_there(connection, TrashedThing("record", row["id"], 0.0)):
        connection.execute(insert(table).values(read_row(row, table)))


def is_there(connection: Connection, thing: TrashedThing) -> bool:
    if thing.kind != "record":
        return is_taken(connection, thing.code)
    return bool(connection.execute(select(RECORDS.c.id).where(RECORDS.c.id == thing.code)).first())


def things_in(connection: Connection) -> list[TrashedThing]:
    """List what is in the trash, the newest first."""
    found = connection.execute(select(TRASH.c.kind, TRASH.c.code, TRASH.c.at).order_by(TRASH.c.at.desc()))
    return [TrashedThing(*row) for row in found]


def is_thing(thing: TrashedThing) -> ColumnElement[bool]:
    return and_(TRASH.c.kind == thing.kind, TRASH.c.code == thing.code, TRASH.c.at == thing.at)


def table_of(column: Any) -> Table:
    table: Table = column.table
    return table
