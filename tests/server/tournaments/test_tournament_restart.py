"""A tournament outlives its server: at whichever moment it is killed, whoever goes on, nothing is lost and
nothing is written twice."""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec import convert
from msgspec.json import decode

from golems.arena.tournaments.entries import Joined, Opened, Reported
from golems.arena.tournaments.rules import read_rules
from golems.match.random_arenas import DRAWING, FIRST_DRAWING, find_arena
from golems.server.gatherings.logs import open_gatherings
from golems.server.log.bus import LocalBus
from golems.server.log.store import Store
from golems.server.rooms.entries import Decided
from golems.server.rooms.keeper import Keeper
from golems.server.rooms.kind import open_rooms
from golems.server.rooms.tables import RoomTables
from golems.server.tournaments.contest import Contest, Organised
from golems.server.tournaments.tables import lay, next_tables
from golems.server.tournaments.views import TOURNAMENTS
from tests.server.clubs import NAMES, SWISS
from tests.server.driving import Browser, Server, plain_client, start_all, stopping, until

pytestmark = pytest.mark.anyio
OPENED = Opened(read_rules(SWISS), "seed")


# ---------------------------------------------------------------- workers that die halfway


class NoThinkers:
    """These tables need no bots."""

    def shutdown(self) -> None: ...


class ServerProcess:
    """A process of the server: what it has in memory is its own, the database is everybody's."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms = open_rooms(store, LocalBus())
        self.gatherings = open_gatherings(store, LocalBus(), [TOURNAMENTS])
        self.tables = RoomTables(self.rooms, self.gatherings)
        self.keeper = Keeper(self.rooms, NoThinkers, self.tables)  # type: ignore[arg-type]

    async def look_after_everything(self) -> None:
        """Do what a beat would, once all that is due has become so."""
        for code in await self.store.due(1e12, 99):
            await self.keeper.look_after(code, is_behind=True)
        await self.rooms.close()

    async def open(self, *names: str, opened: Opened = OPENED) -> str:
        players = [Joined(name, key=name) for name in names]
        return await self.gatherings.open("tournament", [Organised("lead"), opened, *players])

    async def start(self, code: str) -> None:
        await lay(self.gatherings, self.tables, code, next_tables, lambda rooms: None)

    async def rooms_of(self, code: str) -> list[str]:
        return await self.gatherings.look(
            code, lambda contest: [each.room for each in contest.tables.values()]
        )

    async def resign(self, room: str) -> None:
        await self.rooms.write(room, lambda _: [Decided({"robot": "red", "resign": True})])

    async def entries(self, code: str) -> list[Any]:
        return [decode(logged.body) for logged in await self.store.load(code, TOURNAMENTS.name)]


def results(entries: Iterable[Any]) -> list[int]:
    return [entry["match"] for entry in entries if entry["type"] == Reported.__name__.lower()]


async def test_a_round_that_was_written_but_not_begun_is_begun_by_another(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    dying, other = ServerProcess(store), ServerProcess(store)
    code = await dying.open(*NAMES[:4])

    async def die(code: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dying.tables, "begin_waiting", die)
    with pytest.raises(KeyboardInterrupt):
        await dying.start(code)
    rooms = await other.rooms_of(code)
    assert len(rooms) == 2
    assert not any([(await other.rooms.live(room)).fold.matches for room in rooms])
    await other.look_after_everything()
    assert [(await ServerProcess(store).rooms.live(room)).fold.matches for room in rooms] == [1, 1]


async def test_rooms_of_a_round_that_was_never_written_never_begin(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    dying, other = ServerProcess(store), ServerProcess(store)
    code = await dying.open(*NAMES[:4])

    async def die(code: str, make: Callable[[Contest], Any]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dying.gatherings, "write", die)
    with pytest.raises(KeyboardInterrupt):
        await dying.start(code)
    orphans = await store.due(1e12, 99)
    assert len(orphans) == 2
    await other.look_after_everything()
    assert [(await other.rooms.live(room)).fold.matches for room in orphans] == [0, 0]
    await other.start(code)
    assert not set(await other.rooms_of(code)) & set(orphans)


async def test_a_match_that_ended_as_its_worker_died_becomes_a_result_all_the_same(store: Store) -> None:
    dying, other = ServerProcess(store), ServerProcess(store)
    code = await dying.open(*NAMES[:2])
    await dying.start(code)
    dying.rooms.after = lambda live: None
    [room] = await dying.rooms_of(code)
    await dying.resign(room)
    assert results(await other.entries(code)) == []
    await other.look_after_everything()
    assert results(await other.entries(code)) == [0]
    assert await store.due(1e12, 99) == []


@pytest.mark.parametrize(("kept", "drawing"), [({}, FIRST_DRAWING), ({"drawing": DRAWING}, DRAWING)])
async def test_a_tournament_goes_on_on_the_random_fields_with_which_it_was_opened(
    store: Store, kept: dict[str, int], drawing: int
) -> None:
    """Logs of older releases do not say how fields are drawn: they keep the old ones."""
    rules = read_rules(SWISS | {"match": {"game": "L2"}, "arenas": ["random-L2-17"]})
    assert find_arena("random-L2-17", FIRST_DRAWING) != find_arena("random-L2-17", DRAWING)
    worker = ServerProcess(store)
    code = await worker.open(*NAMES[:2], opened=convert({"rules": rules, "seed": "seed", **kept}, Opened))
    await worker.start(code)
    [room] = await worker.rooms_of(code)
    match = (await worker.rooms.live(room)).fold.match
    assert match
    assert match.position.board == find_arena("random-L2-17", drawing).board


async def test_a_result_is_written_once_whoever_writes_it(store: Store) -> None:
    first = ServerProcess(store)
    code = await first.open(*NAMES[:4])
    await first.start(code)
    first.rooms.after = lambda live: None
    for room in await first.rooms_of(code):
        await first.resign(room)
    workers = [ServerProcess(store) for _ in range(4)]
    await asyncio.gather(*[worker.look_after_everything() for worker in workers])
    assert sorted(results(await first.entries(code))) == [0, 1]


# ---------------------------------------------------------------- a real server, killed after each result


async def test_killing_the_server_between_any_two_results_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with stopping(server):
        await server.start()
        async with plain_client(base_url=server.url("")) as client:
            made = await told(client, "/api/tournaments", {"rules": SWISS | {"rounds": 2}})
            path = f"/api/tournaments/{made['code']}"
            players = [await told(client, f"{path}/players", {"name": name}) for name in NAMES[:4]]
            for _ in range(2):
                await told(client, f"{path}/acts", {"token": made["token"], "act": {"type": "start"}})
                for table in (await seen(client, path))["round"]["tables"]:
                    loser = players[table["seats"][0]["player"]]
                    await lose(server, await told(client, f"{path}/seat", {"token": loser["token"]}))
                    server.kill()
                    await server.start()
                    await until(partial(is_over, client, path, table["match"]))
            view = await seen(client, path)
            assert view["state"] == "over"
            assert sum(row["figures"]["points"] for row in view["standings"]) == 4


async def test_of_two_workers_either_may_die_in_the_middle_of_a_round(
    tmp_path: Path, postgres_url: str
) -> None:
    """People are at both, on PostgreSQL, and what one has written the other tells."""
    servers = [Server(tmp_path / "data", postgres_url) for _ in range(2)]
    first, second = servers
    with stopping(*servers):
        await start_all(servers)
        async with (
            plain_client(base_url=first.url("")) as one,
            plain_client(base_url=second.url("")) as other,
        ):
            made = await told(one, "/api/tournaments", {"rules": SWISS | {"rounds": 1}})
            path = f"/api/tournaments/{made['code']}"
            clients = [one, other, one, other]
            players = [
                await told(client, f"{path}/players", {"name": name})
                for client, name in zip(clients, NAMES, strict=False)
            ]
            await told(other, f"{path}/acts", {"token": made["token"], "act": {"type": "start"}})
            here, there = (await seen(one, path))["round"]["tables"]
            losers = [players[table["seats"][0]["player"]]["token"] for table in (here, there)]
            await lose(first, await told(one, f"{path}/seat", {"token": losers[0]}))
            await until(partial(is_over, other, path, here["match"]))
            seat = await told(one, f"{path}/seat", {"token": losers[1]})
            first.kill()
            await lose(second, seat)
            await until(partial(is_over, other, path, there["match"]))
            assert (await seen(other, path))["state"] == "over"


async def told(client: httpx2.AsyncClient, path: str, body: Any) -> Any:
    answer = await client.post(path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def seen(client: httpx2.AsyncClient, path: str) -> Any:
    return (await client.get(path)).json()


async def is_over(client: httpx2.AsyncClient, path: str, match: int) -> bool:
    tables = (await seen(client, path))["round"]["tables"]
    return bool([table for table in tables if table["match"] == match and table["state"] == "over"])


async def lose(server: Server, seat: Any) -> None:
    """Resign, and wait until the match is over for all to see: the server may be killed at once."""
    browser = Browser([server], seat["room"], [seat["token"]])
    browser.most_rounds = -1
    await browser.run()
