"""Database URLs, and the engines that they lead to."""

import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from golems.notation.reading import Malformed
from golems.rules.refusals import Illegal
from golems.server.log.sql import migrations
from golems.server.log.store import Durability, NewerDatabase

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
PRIVATE: Final = 0o600  # permissions of a database in a file, and of the files beside it
BESIDE: Final = ("", "-wal", "-shm", "-journal")


async def prepare(url: str) -> None:
    """Bring a database to the newest schema; raise a refusal that says in words why it cannot be used."""
    try:
        async with database(url):
            await upgrade(url)
    except NewerDatabase as newer:
        raise Illegal("newer-database", found=newer.found, known=newer.known) from None
    except OSError as error:
        raise Malformed("database", detail=error.strerror or type(error).__name__) from None


@asynccontextmanager
async def database(url: str) -> AsyncIterator[AsyncEngine]:
    """Open an engine; raise what is wrong with the database as a refusal of one line."""
    engine = engine_for(url, "full")
    try:
        yield engine
    except faults_of(url) as error:
        raise Malformed("database", detail=str(error).partition("\n")[0]) from None
    finally:
        await engine.dispose()


async def upgrade(url: str) -> None:
    """Bring the database to the newest schema; raise NewerDatabase if a newer release has been here."""
    make_private(url)
    engine = engine_for(url, "full")
    try:
        async with writing(engine) as connection:
            await connection.run_sync(migrations.upgrade)
    finally:
        await engine.dispose()


def address(url: str) -> URL:
    """Read a URL; raise ValueError if this server cannot keep anything there."""
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
    """Return the URL as PostgreSQL itself writes it, `sslmode` and all."""
    return address(url).set(drivername="postgresql").render_as_string(hide_password=False)


def engine_for(url: str, durability: Durability) -> AsyncEngine:
    return postgres_engine(url, durability) if is_postgres(url) else sqlite_engine(url, durability)


def asyncpg() -> Any:
    """Return the library that speaks to PostgreSQL, which comes with the extra `server`."""
    try:
        return import_module("asyncpg")
    except ImportError:
        raise Malformed("no-asyncpg") from None


def faults_of(url: str) -> tuple[type[Exception], ...]:
    """Return the errors that say a database cannot be used; SQLAlchemy does not wrap all of asyncpg's."""
    usual = (SQLAlchemyError, ConnectionError)
    return (*usual, asyncpg().PostgresError, asyncpg().InterfaceError) if is_postgres(url) else usual


def postgres_engine(url: str, durability: Durability) -> AsyncEngine:
    settings = {"synchronous_commit": "off"} if durability == "normal" else {}
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(asyncpg().connect, dsn(url), server_settings=settings),
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


def sqlite_writer(url: str, durability: Durability) -> Engine:
    """Return an engine of one connection, with which everything is written."""
    engine = create_engine(
        address(url).set(drivername="sqlite"),
        connect_args={"isolation_level": None, "timeout": PATIENCE},
        poolclass=StaticPool,
        execution_options={"writing": True},
    )
    event.listen(engine, "connect", partial(prepare_sqlite, durability))
    event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(durability: Durability, connection: Any, _: object) -> None:
    cursor = connection.cursor()
    switch_to_wal(cursor)
    cursor.execute(f"PRAGMA synchronous = {durability}")
    cursor.execute("PRAGMA secure_delete = ON")
    cursor.execute("PRAGMA temp_store = MEMORY")
    cursor.close()


def switch_to_wal(cursor: Any) -> None:
    """Switch a file to a write-ahead log. SQLite does not take turns here: of two processes that switch a new
    file at the same time one is refused, and tries again."""
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
    """Let a writer ask for its turn at once; a reader needs no transaction for its one query."""
    if connection.get_execution_options().get("writing"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def writing(engine: AsyncEngine) -> AbstractAsyncContextManager[AsyncConnection]:
    return engine.execution_options(writing=True).begin()
