"""Records are found by whoever has their link: their names say nothing, and nobody can list them."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from golems.server.api import ENDPOINTS
from golems.server.clients import Client
from golems.server.http.guesses import Guesses
from golems.server.log.databases import open_store
from golems.server.rooms.entries import Rematched, Started
from golems.server.tables import ChairSetup, Setup
from tests.server import browsers
from tests.server.driving import (
    Browser,
    RoomTable,
    Server,
    ask,
    browsers_at,
    logs_of,
    plain_client,
    play,
    set_table,
    stopping,
    until,
)
from tests.server.visitors import visiting

RED, BLUE = ChairSetup(colour="red"), ChairSetup(colour="blue")
DUEL = Setup("L1", (RED, BLUE))
NAME = re.compile("[0-9a-f]{32}")
CHILDREN = 30


# ---------------------------------------------------------------- against a server


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    started = Server(tmp_path_factory.mktemp("records") / "data")
    with stopping(started):
        await started.start()
        yield started
        assert started.errors() == []


async def status_of(server: Server, path: str) -> int:
    async with plain_client() as client:
        return (await client.get(server.url(path))).status_code


async def played(server: Server, table: RoomTable) -> list[Browser]:
    """Play to the end of a match, and begin a rematch."""
    both = browsers_at([server], table)
    for browser in both:
        browser.most_rounds = 2
    await play(both)
    async with visiting(server, table.code, table.host) as host:
        await host.say("rematch")
    return both


@pytest.mark.anyio
async def test_no_name_of_a_record_tells_the_code_of_a_room(server: Server) -> None:
    """The code of a room leads to a rematch that may be running."""
    table = await set_table(server, DUEL)
    both = await played(server, table)
    seen = both[0].views[0]
    assert NAME.fullmatch(seen["record"])
    assert not [code for code in (table.code, table.code.lower()) if code in seen["record"]]

    async def is_kept() -> bool:
        return await status_of(server, f"/api/records/{seen['record']}") == 200

    await until(is_kept)
    record = await ask(server, f"/api/records/{seen['record']}")
    assert record["result"].items() <= seen["match"]["result"].items()
    assert table.code not in str(record)
    assert await status_of(server, "/api/records") == 404
    for number in (1, 2):
        assert await status_of(server, f"/api/records/{table.code}-{number}") == 404


@pytest.mark.anyio
async def test_where_a_match_is_kept_is_told_when_it_is_over(server: Server) -> None:
    table = await set_table(server, DUEL)
    both = await played(server, table)
    log = (await logs_of(server, [table.code]))[table.code]
    names = [str(entry.record) for entry in log if isinstance(entry, Started | Rematched)]
    assert len(names) == len(set(names)) == 2
    for browser in both:
        texts = [received.text for received in browser.received]
        [told] = [text for text in texts if names[0] in text]
        assert '"phase":"over"' in told
        assert not [text for text in texts if names[1] in text]
    assert "record" not in await ask(server, f"/api/rooms/{table.code}")


@pytest.mark.anyio
async def test_thirty_children_behind_one_address_read_a_record_at_once(tmp_path: Path) -> None:
    """They can, however often somebody there has tried codes that nobody has."""
    server = Server(tmp_path / "data", flags={"join-limit": "1/minute"})
    with stopping(server):
        await server.start()
        store = await open_store(server.config.database_url)
        await store.save_record("0" * 32, "BCDFG", "L1", b"{}", 1.0)
        await store.close()
        for _ in range(2):
            await status_of(server, "/api/codes/BCDFG")
        paths = [f"/api/records/{'0' * 32}"] * CHILDREN
        assert await asyncio.gather(*[status_of(server, path) for path in paths]) == [200] * CHILDREN


@pytest.mark.anyio
async def test_a_record_of_an_older_release_is_found_by_its_old_link(server: Server) -> None:
    store = await open_store(server.config.database_url)
    await store.save_record("BCDFG-1", "BCDFG", "L1", b'{"old":true}', 1.0)
    await store.close()
    assert await ask(server, "/api/records/BCDFG-1") == {"old": True}


# ---------------------------------------------------------------- what may be tried, and what is told


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with browsers.server(tmp_path / "data") as opened:
        yield opened


def test_a_guess_at_an_old_name_counts_as_a_try(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts like a guess at a code. New names cannot be guessed, and may come a moment after they are
    told."""
    tries = list[Client]()

    async def hold(guesses: Guesses, who: Client) -> bool:
        tries.append(who)
        return True

    monkeypatch.setattr(Guesses, "hold", hold)
    for name, counted in (("BCDFG-1", 1), ("0" * 32, 1)):
        assert client.get(f"/api/records/{name}").status_code == 404
        assert len(tries) == counted


def test_nothing_that_anybody_may_ask_tells_the_code_of_a_room(client: TestClient) -> None:
    table = browsers.lay(client, "Маша", "Петя")
    with browsers.SocketBrowser(client, table.code, table.host, *table.seats) as both:
        both.do("start")
        both.decide(0, resign=True)
        record = both.room(0)["record"]
        browsers.until(lambda: client.get(f"/api/records/{record}").status_code == 200)
        asked = [each.path for each in ENDPOINTS if each.method == "GET" and "{" not in each.path]
        assert "/api/games" in asked
        for path in [*asked, "/metrics", "/healthz", "/openapi.json", "/asyncapi.json"]:
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert table.code not in answer.text
            assert record not in answer.text
