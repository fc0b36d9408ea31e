"""The whole database as one file: compressed lines of JSON, the same from SQLite and from PostgreSQL."""

import gzip
import os
import tempfile
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO

import msgspec
from alembic import command
from msgspec.json import Decoder
from sqlalchemy import Connection, MetaData, Table, func, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from golems.notation.reading import MOST_SHOWN, Malformed
from golems.rules.refusals import Illegal
from golems.server.log.sql import migrations
from golems.server.log.sql.engines import address, database, is_postgres, make_private, writing
from golems.server.log.sql.rows import LINE, decode, read_row, write_row
from golems.server.log.sql.tables import METADATA, PULSE

FORMAT = "golems-backup/1"
VERSION_TABLE = "alembic_version"
BATCH = 500


class Head(msgspec.Struct):
    """The first line of a backup; every other one is a row with the name of its table."""

    format: str
    schema: str
    rows: int


HEAD = Decoder(Head)


async def keep(url: str, file: Path) -> int:
    """Write a backup of one moment, while the server plays on; return how many rows it has."""
    need_file_of(url)
    try:
        with drafted(file) as raw:
            async with snapshot(url) as connection:
                return await write(connection, raw)
    except OSError as error:
        raise Malformed("not-written", str(file), detail=error.strerror or str(error)) from None


async def bring_back(url: str, file: Path, replace: bool = False) -> int:
    """Read a backup into a database, all of it or nothing; return how many rows it has."""
    try:
        with file.open("rb") as raw:
            return await load(url, raw, replace)
    except OSError as error:
        raise Malformed("no-file", str(file), detail=error.strerror or str(error)) from None


# ---------------------------------------------------------------- out


def need_file_of(url: str) -> None:
    """Raise if a file of SQLite is not there: to look into it would make it."""
    if not is_postgres(url) and not Path(str(address(url).database)).exists():
        raise Illegal("no-database")


@contextmanager
def drafted(file: Path) -> Iterator[IO[bytes]]:
    """Open a file that only its owner may read, and that takes its name when it is whole."""
    handle, draft = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    try:
        with os.fdopen(handle, "wb") as raw:
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(draft, file)
    except BaseException:
        os.unlink(draft)
        raise


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[AsyncConnection]:
    """Connect in such a way that all that is read is of one moment; nobody who writes has to wait."""
    async with database(url) as engine, engine.connect() as connection:
        if is_postgres(url):
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection


async def write(connection: AsyncConnection, raw: IO[bytes]) -> int:
    schema = await connection.run_sync(migrations.current)
    if schema is None:
        raise Illegal("no-database")
    there = kept(await connection.run_sync(tables))
    rows = await connection.run_sync(count, there)
    with gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as out:
        out.write(msgspec.json.encode(Head(FORMAT, schema, rows)) + b"\n")
        for table in there:
            async for row in await connection.stream(select(table).order_by(*table.primary_key)):
                out.write(write_row(table, row) + b"\n")
    return rows


# ---------------------------------------------------------------- in


async def load(url: str, raw: IO[bytes], replace: bool) -> int:
    lines = decompressed(raw)
    head = read_head(next(lines, b""))
    make_private(url)
    async with database(url) as engine, writing(engine) as connection:
        await connection.run_sync(clear, replace)
        await connection.run_sync(prepare, head.schema)
        if await connection.run_sync(fill, lines) != head.rows:
            raise Malformed("not-a-backup")
        await connection.run_sync(migrations.upgrade)
    return head.rows


def decompressed(raw: IO[bytes]) -> Iterator[bytes]:
    try:
        with gzip.GzipFile(fileobj=raw) as lines:
            yield from lines
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise Malformed("not-a-backup") from None


def read_head(first: bytes) -> Head:
    head = decode(first, HEAD)
    if head.format != FORMAT:
        raise Malformed("not-a-backup")
    if head.schema not in migrations.revisions():
        raise Illegal("backup-newer", schema=head.schema[:MOST_SHOWN])
    return head


def clear(connection: Connection, replace: bool) -> None:
    """Drop the tables, if there is nothing in them or they may be replaced."""
    there = tables(connection)
    rows = count(connection, kept(there))
    if rows and not replace:
        raise Illegal("database-not-empty", rows=rows)
    for table in reversed(there):
        table.drop(connection)
    Table(VERSION_TABLE, MetaData()).drop(connection, checkfirst=True)


def prepare(connection: Connection, schema: str) -> None:
    """Make the tables as they were when the backup was made."""
    command.upgrade(migrations.configuration(connection), schema)


def fill(connection: Connection, lines: Iterator[bytes]) -> int:
    there = {table.name: table for table in tables(connection)}
    rows = 0
    for name, found in groupby((decode(line, LINE) for line in lines), key=itemgetter(0)):
        if name not in there:
            raise Malformed("not-a-backup")
        table = there[name]
        while batch := [read_row(row, table) for _, row in islice(found, BATCH)]:
            connection.execute(table.insert(), batch)
            rows += len(batch)
    return rows


# ---------------------------------------------------------------- tables


def tables(connection: Connection) -> list[Table]:
    """Return the tables as this database has them, whichever release made it."""
    found = MetaData()
    there = inspect(connection).get_table_names()
    found.reflect(connection, only=[name for name in METADATA.tables if name in there])
    return found.sorted_tables


def kept(there: list[Table]) -> list[Table]:
    """Leave out the table that says nothing about anything."""
    return [table for table in there if table.name != PULSE.name]


def count(connection: Connection, there: list[Table]) -> int:
    return sum([connection.scalars(select(func.count()).select_from(table)).one() for table in there])
