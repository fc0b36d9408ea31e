"""Who is at the table: told to everybody in the room, stored nowhere, and nothing else with it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode
from starlette.testclient import TestClient

from golems.bots.catalogue import SUBSTITUTE
from golems.match.decisions import write_decision
from golems.server import app
from golems.server.http.config import Config
from golems.server.jobs.inline import Inline
from golems.server.log import presence
from golems.server.log.bus import LocalBus
from golems.server.log.databases import MEMORY, open_bus
from golems.server.log.presence import GRACE, IN_A_NOTICE, Attendance, Presence, PresentChairs
from golems.server.log.store import ROOM
from golems.server.rooms.bot_moves import BotTask, answer
from golems.server.rooms.entries import AnyEntry, Created, Replaced, SatDown, Started
from golems.server.rooms.keeper import task_of
from golems.server.rooms.room import Room
from golems.server.tables import ChairSetup, Setup
from tests.server.browsers import SeatedRoom, SocketBrowser, lay, server, sit
from tests.server.driving import until

HERE, ELSEWHERE = frozenset({0}), frozenset({1})


@pytest.fixture(scope="module", params=["", MEMORY], ids=["sqlite", "memory"])
def client(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("data"), database=request.param) as opened:
        yield opened


@pytest.fixture
def table(client: TestClient) -> SeatedRoom:
    return lay(client, "Маша", "Петя", novices=False)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whoever loses the connection have left at once."""
    monkeypatch.setattr(presence, "GRACE", 0.0)


def read_present(browser: SocketBrowser, *chairs: int) -> None:
    """Read on until exactly these chairs are there."""
    while browser.present != list(chairs):
        browser.read()


# ---------------------------------------------------------------- what everybody is told


def test_everybody_is_told_who_is_there(client: TestClient, table: SeatedRoom) -> None:
    with SocketBrowser(client, table.code, table.host) as host:
        assert host.present == []
        with SocketBrowser(client, table.code, table.seats[1]) as petja:
            read_present(host, 1)
            assert petja.present == [1]
            with (
                SocketBrowser(client, table.code, table.seats[0]),
                SocketBrowser(client, table.code) as watching,
            ):
                read_present(petja, 0, 1)
                assert watching.present == [0, 1]


@pytest.mark.usefixtures("impatient")
def test_whoever_has_left_is_told_to_everybody(client: TestClient, table: SeatedRoom) -> None:
    with SocketBrowser(client, table.code, table.seats[0]) as masha:
        with SocketBrowser(client, table.code, table.seats[1]):
            read_present(masha, 0, 1)
        read_present(masha, 0)
        with SocketBrowser(client, table.code, table.seats[1]):
            read_present(masha, 0, 1)


def test_a_page_that_is_loaded_again_is_not_taken_for_somebody_who_leaves(
    client: TestClient, table: SeatedRoom
) -> None:
    assert GRACE >= 3
    with SocketBrowser(client, table.code, table.seats[0]) as masha:
        for _ in range(3):
            with SocketBrowser(client, table.code, table.seats[1]):
                read_present(masha, 0, 1)
        masha.ask("ping")
        assert masha.presences == [[0], [0, 1]]


@pytest.mark.usefixtures("impatient")
def test_one_of_two_tabs_that_is_closed_changes_nothing(client: TestClient, table: SeatedRoom) -> None:
    with (
        SocketBrowser(client, table.code, table.seats[0]) as masha,
        SocketBrowser(client, table.code, table.seats[1]),
    ):
        with SocketBrowser(client, table.code, table.seats[1]):
            pass
        with SocketBrowser(client, table.code):
            masha.ask("ping")
        assert masha.presences[-1] == [0, 1]


def test_nothing_else_is_told(client: TestClient, table: SeatedRoom) -> None:
    """Nobody learns who watches, how many, or anything about devices; and nothing is written down."""
    with SocketBrowser(client, table.code, table.seats[0]) as masha:
        number = masha.room(0)["number"]
        with SocketBrowser(client, table.code), SocketBrowser(client, table.code, table.host):
            masha.ask("ping")
        assert masha.presences == [[0]]
        assert masha.present_keys == {"type", "chairs"}
        with SocketBrowser(client, table.code, table.seats[1]):
            read_present(masha, 0, 1)
            masha.tell({"type": "sync"})
        assert masha.room(0)["number"] == number
        assert "present" not in str(masha.room(0))


@pytest.mark.usefixtures("impatient")
def test_a_chair_that_was_given_to_somebody_else_is_theirs(client: TestClient, table: SeatedRoom) -> None:
    with (
        SocketBrowser(client, table.code, table.host) as host,
        SocketBrowser(client, table.code, table.seats[1]),
    ):
        read_present(host, 1)
        host.do("leave", chair=1)
        read_present(host)
        with SocketBrowser(client, table.code, sit(client, table.code, 1, "Катя")):
            read_present(host, 1)


# ---------------------------------------------------------------- a bot until they are back


@pytest.mark.usefixtures("impatient")
def test_a_golem_plays_for_whoever_left_until_they_are_back(client: TestClient, table: SeatedRoom) -> None:
    with SocketBrowser(client, table.code, table.host, table.seats[0]) as masha:
        masha.do("start")
        masha.do("substitute", chair=1)
        chair = masha.room(0)["chairs"][1]
        assert (chair["bot"], chair["until_back"], chair["name"]) == (SUBSTITUTE, True, "Петя")
        masha.read_until(lambda room: "blue" in room["match"].get("sealed", {}))
        with SocketBrowser(client, table.code, table.seats[1]) as petja:
            back = petja.room(1)["chairs"][1]
            assert "bot" not in back
            assert "until_back" not in back
            masha.read_until(lambda room: "bot" not in room["chairs"][1])


def test_who_is_there_and_does_not_want_it_plays_again(client: TestClient, table: SeatedRoom) -> None:
    with (
        SocketBrowser(client, table.code, table.host) as host,
        SocketBrowser(client, table.code, table.seats[1]) as petja,
    ):
        host.do("start")
        host.do("substitute", chair=1)
        petja.do("retake", chair=1)
        assert "bot" not in petja.room(1)["chairs"][1]
        assert petja.ask("retake", chair=1)["reason"] == "no-bot-plays"


def test_only_the_host_lets_a_golem_play_and_only_who_sits_there_returns(
    client: TestClient, table: SeatedRoom
) -> None:
    with (
        SocketBrowser(client, table.code, table.seats[0]) as masha,
        SocketBrowser(client, table.code, table.host) as host,
    ):
        assert host.ask("substitute", chair=1)["reason"] == "no-match"
        host.do("start")
        assert masha.ask("substitute", chair=1)["reason"] == "only-host"
        assert host.ask("substitute", chair=3)["reason"] == "no-chair"
        host.do("substitute", chair=1)
        assert host.ask("substitute", chair=1)["reason"] == "bot-plays"
        assert masha.ask("retake", chair=1)["reason"] == "not-your-chair"
        assert host.ask("retake", chair=1)["reason"] == "not-your-chair"


@pytest.mark.anyio
async def test_a_bot_that_still_thinks_does_not_decide_for_who_is_back(tmp_path: Path) -> None:
    setup = Setup("L1", (ChairSetup(colour="red"), ChairSetup(colour="blue")), arena="carousel")
    async with app.running(Config(data=tmp_path), Inline()) as (keeper, _):
        rooms = keeper.rooms
        rooms.after = lambda live: None
        assert await rooms.create("BCDFG", ROOM, [Created(setup, "host")])
        people: list[AnyEntry] = [SatDown(chair, f"Player {chair}", f"key {chair}") for chair in (0, 1)]
        for entry in (*people, Started("seed"), Replaced(1, SUBSTITUTE, until_back=True)):
            await rooms.write("BCDFG", always(entry))
        live = await rooms.live("BCDFG")
        task = task_of(live.fold, lambda *_: False)
        assert isinstance(task, BotTask)
        late = write_decision(answer(task, 0.1), live.fold.running().position)
        await rooms.write("BCDFG", always(Replaced(1)))
        number = live.number
        await keeper.settle(live, late, live.fold.awaits, task)
        assert live.number == number
        assert len(live.fold.running().requests()) == 2


def always(entry: AnyEntry) -> Any:
    def make(room: Room) -> list[AnyEntry]:
        return [entry]

    return make


def test_an_entry_of_an_older_release_is_for_good() -> None:
    """Such an entry says nothing about coming back."""
    room = Room("BCDFG")
    for entry in (Created(Setup("L1", (ChairSetup(), ChairSetup())), "host"), Replaced(1, SUBSTITUTE)):
        room.apply(entry, 0.0)
    assert (room.chairs[1].bot, room.chairs[1].until_back) == (SUBSTITUTE, False)


# ---------------------------------------------------------------- several processes


class Watcher:
    """Looks at one room in one process."""

    def __init__(self, where: Presence, code: str = "BCDFG") -> None:
        self.where, self.code, self.told = where, code, 0
        where.watch(code, self.changed)

    def changed(self) -> None:
        self.told += 1

    async def sees(self, chairs: frozenset[int]) -> None:
        await until(lambda: self.where.connected(self.code) == chairs)


@pytest.mark.anyio
async def test_workers_tell_each_other_who_is_connected(postgres_url: str) -> None:
    here, there = await open_bus(postgres_url), await open_bus(postgres_url)
    one, other = Presence(here), Presence(there)
    watchers = Watcher(one), Watcher(other)
    one.set_here("BCDFG", HERE)
    other.set_here("BCDFG", ELSEWHERE)
    for watcher in watchers:
        await watcher.sees(HERE | ELSEWHERE)
    one.set_here("BCDFG", frozenset())
    for watcher in watchers:
        await watcher.sees(ELSEWHERE)
        assert watcher.told
    await here.close()
    await there.close()


@pytest.mark.anyio
async def test_a_worker_that_starts_asks_the_others(postgres_url: str) -> None:
    here, there = await open_bus(postgres_url), await open_bus(postgres_url)
    one = Presence(here)
    rooms = [f"{number:05}" for number in range(2 * IN_A_NOTICE + 1)]  # more than fit into a notice
    for code in rooms:
        one.set_here(code, HERE)
    await until(lambda: not one.unsaid)
    late = Presence(there)
    await late.beat()
    for code in rooms:
        await Watcher(late, code).sees(HERE)
    await here.close()
    await there.close()


@pytest.mark.anyio
async def test_a_worker_that_died_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    alive = Presence(LocalBus())
    watcher = Watcher(alive)
    told = encode(Attendance("another", {"BCDFG": (1,)})).decode()
    alive.hear(told)
    await watcher.sees(ELSEWHERE)
    await alive.beat()
    assert alive.connected("BCDFG") == ELSEWHERE
    monkeypatch.setattr(presence, "SILENCE", -1.0)
    await alive.beat()
    assert alive.connected("BCDFG") == frozenset()
    assert alive.elsewhere == {}
    assert watcher.told == 2


@pytest.mark.anyio
async def test_what_no_worker_of_this_release_would_say_is_left_alone() -> None:
    alive = Presence(LocalBus())
    for text in ("", "{", "[]", '{"worker": 1, "rooms": {}}', '{"worker": "a", "rooms": {"BCDFG": "x"}}'):
        alive.hear(text)
    assert alive.elsewhere == {}


@pytest.mark.anyio
async def test_whoever_comes_back_in_time_never_left(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[frozenset[int]] = []
    chairs = PresentChairs(lambda: told.append(chairs.chairs))
    chairs.update(HERE | ELSEWHERE)
    chairs.update(HERE)
    chairs.update(HERE | ELSEWHERE)
    assert not chairs.leaving
    monkeypatch.setattr(presence, "GRACE", 0.0)
    chairs.update(HERE)
    await until(lambda: not chairs.leaving)
    assert told == [HERE | ELSEWHERE, HERE]
    chairs.update(frozenset())
    chairs.close()
    assert (chairs.chairs, chairs.leaving) == (frozenset(), {})


@pytest.mark.anyio
async def test_a_room_that_nobody_listens_to_leaves_nothing_behind() -> None:
    alive = Presence(LocalBus())
    Watcher(alive)
    alive.set_here("BCDFG", HERE)
    alive.leave("BCDFG")
    assert (alive.here, alive.watchers) == ({}, {})
