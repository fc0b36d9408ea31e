"""What is old is forgotten only when the clock can be trusted, in portions, and can be undone for a week."""

import asyncio
import logging
import time
from pathlib import Path

import pytest

from golems.cli import backup as command
from golems.cli import common
from golems.lessons.entries import ClassOpened, write_entry
from golems.server.gatherings.logs import open_gatherings
from golems.server.http.config import Config
from golems.server.lessons.endpoints import LESSONS
from golems.server.log import retention
from golems.server.log.bus import LocalBus
from golems.server.log.clock import DAY, HOUR
from golems.server.log.databases import open_store
from golems.server.log.retention import TRUST, TRUST_FOR_GOOD, UNDO, Retention
from golems.server.log.sql.undelete import Undone, undelete
from golems.server.log.store import ROOM, Store, StoredEntry, StoredRecord
from golems.server.rooms.kind import open_rooms
from golems.server.tournaments.views import TOURNAMENTS
from tests.server.clocks import NOW, Clocks
from tests.server.driving import BOOT, Server, set_table, stopping, until
from tests.server.http.test_bad_clients import SETUP

pytestmark = pytest.mark.anyio

LONG_AGO = NOW - 100 * DAY
LESSON = write_entry(ClassOpened("key", "seed"))


class Tidied:
    """A server's tidying, with clocks that the test sets."""

    def __init__(self, store: Store, clocks: Clocks, **settings: int) -> None:
        self.clocks = clocks
        self.store = store
        bus = LocalBus()
        logs = open_gatherings(store, bus, [TOURNAMENTS, LESSONS]), open_rooms(store, bus)
        config = Config(**settings)  # type: ignore[arg-type]
        days = config.retention_days, config.lesson_days
        self.retention = Retention(store, logs, *days, clocks.plausible())

    async def after(self, seconds: float) -> None:
        """Tidy, and tidy once more so much later, when somebody has played in the meantime."""
        await self.retention.forget()
        self.clocks.go_on(seconds)
        await play(self.store, self.clocks.now)
        await self.retention.forget()


async def play(store: Store, at: float) -> None:
    await store.save_record(f"played {at}", "", "Played", b"{}", at)


async def fill(store: Store, rooms: int = 1, at: float = LONG_AGO) -> None:
    for number in range(rooms):
        code = f"ROOM{number}"
        await store.create(code, ROOM, [b"first"], at)
        await store.append(code, ROOM, 2, [b"second", b"\xff\x00"], at + 1, at + 7)
        await store.save_record(f"id{number}", code, "Аня", b"{}", at + 2)
    await store.create("CLUB", TOURNAMENTS.name, [b"1", b"2"], at)


async def codes_in(store: Store) -> list[str]:
    rooms = [f"ROOM{number}" for number in range(9)]
    found = [code for code in rooms if await store.kind_of(code)]
    return [*found, *[code for code in ("CLUB", "CLASS") if await store.kind_of(code)]]


async def everything_in(store: Store) -> list[object]:
    logs = [await store.load("ROOM0", ROOM), await store.load("CLUB", TOURNAMENTS.name)]
    return [*logs, await store.record("id0")]


# ---------------------------------------------------------------- when


async def test_nothing_is_forgotten_before_the_clock_was_plausible_for_an_hour(store: Store) -> None:
    await fill(store)
    await play(store, NOW)
    tidied = Tidied(store, Clocks())
    await tidied.after(TRUST - 1)
    assert await codes_in(store) == ["ROOM0", "CLUB"]
    await tidied.after(1)
    assert await codes_in(store) == []
    assert await store.load("ROOM0", ROOM) == []
    assert await store.record("id0") is None


async def test_by_a_wrong_clock_nothing_is_and_that_is_told_once(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await fill(store, at=NOW)
    await store.create("CLASS", LESSONS.name, [LESSON], NOW)
    tidied = Tidied(store, Clocks(NOW + 100 * DAY))
    for _ in range(5):
        await tidied.retention.forget()
        tidied.clocks.go_on(HOUR)
    assert await codes_in(store) == ["ROOM0", "CLUB", "CLASS"]
    told = [(record.message, record.facts) for record in caplog.records if hasattr(record, "facts")]
    assert told == [("deleting waits", {"reason": "clock-far-ahead-of-newest"})]


async def test_how_many_is_told(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await fill(store, 3)
    await store.save_record("orphan", "GONE", "Old", b"{}", LONG_AGO)
    await play(store, NOW)
    await Tidied(store, Clocks()).after(TRUST)
    told = [(record.message, record.facts["count"]) for record in caplog.records if hasattr(record, "facts")]
    assert told == [("tournament forgotten", 1), ("room forgotten", 3), ("record forgotten", 1)]


async def test_it_goes_in_portions(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PORTION", 2)
    await fill(store, 5)
    await play(store, NOW)
    tidied = Tidied(store, Clocks())
    await tidied.after(TRUST)
    assert await codes_in(store) == ["ROOM2", "ROOM3", "ROOM4"]
    await tidied.retention.forget()
    assert await codes_in(store) == ["ROOM4"]
    await tidied.retention.forget()
    assert await codes_in(store) == []


@pytest.mark.parametrize(
    ("settings", "left"),
    [
        ({}, []),
        ({"retention_days": 0}, ["ROOM0", "CLUB"]),
        ({"lesson_days": 0}, []),
        ({"retention_days": 200, "lesson_days": 150}, ["ROOM0", "CLUB", "CLASS"]),
        ({"retention_days": 200, "lesson_days": 0}, ["ROOM0", "CLUB", "CLASS"]),
        ({"retention_days": 0, "lesson_days": 0}, ["ROOM0", "CLUB", "CLASS"]),
    ],
)
async def test_after_as_many_days_as_were_set(
    store: Store, settings: dict[str, int], left: list[str]
) -> None:
    await fill(store)
    await store.create("CLASS", LESSONS.name, [LESSON], LONG_AGO)
    await play(store, NOW)
    await Tidied(store, Clocks(), **settings).after(TRUST)
    assert await codes_in(store) == left


async def test_a_lesson_goes_sooner_and_for_good(durable: Store, url: str) -> None:
    await fill(durable)
    await durable.create("CLASS", LESSONS.name, [LESSON], NOW - 2 * DAY)
    await play(durable, NOW)
    await Tidied(durable, Clocks()).after(TRUST_FOR_GOOD)
    assert await codes_in(durable) == ["ROOM0", "CLUB"]
    assert await undelete(url) == Undone(0, 0)


# ---------------------------------------------------------------- undone


async def test_what_was_forgotten_comes_back_whole(durable: Store, url: str) -> None:
    await fill(durable)
    await play(durable, NOW)
    before = [
        await durable.load("ROOM0", ROOM),
        await durable.record("id0"),
        await durable.load("CLUB", TOURNAMENTS.name),
    ]
    await Tidied(durable, Clocks()).after(TRUST)
    assert await undelete(url) == Undone(2, 0)
    after = [
        await durable.load("ROOM0", ROOM),
        await durable.record("id0"),
        await durable.load("CLUB", TOURNAMENTS.name),
    ]
    assert after == before
    assert (await durable.load("ROOM0", ROOM, 2)) == [StoredEntry(3, LONG_AGO + 1, b"\xff\x00")]
    assert await durable.record("id0") == StoredRecord("id0", "ROOM0", "Аня", LONG_AGO + 2, b"{}")
    assert await durable.due(LONG_AGO + 7, 9) == ["ROOM0"]
    assert await durable.append("ROOM0", ROOM, 4, [b"more"], NOW, None)
    assert await durable.append("CLUB", TOURNAMENTS.name, 3, [b"more"], NOW)
    assert await undelete(url) == Undone(0, 0)


async def test_what_is_back_is_not_forgotten_again_at_once(durable: Store, url: str) -> None:
    await fill(durable)
    now = time.time()
    await play(durable, now)
    tidied = Tidied(durable, Clocks(now))
    await tidied.after(TRUST)
    assert await codes_in(durable) == []
    await undelete(url)
    await tidied.after(TRUST)
    assert await codes_in(durable) == ["ROOM0", "CLUB"]
    assert await durable.record("id0")


async def test_a_code_that_is_taken_stays_with_whoever_has_it(durable: Store, url: str) -> None:
    await fill(durable)
    await play(durable, NOW)
    await Tidied(durable, Clocks()).after(TRUST)
    assert await durable.create("CLUB", ROOM, [b"new"], NOW)
    assert await undelete(url) == Undone(1, 1)
    assert await codes_in(durable) == ["ROOM0", "CLUB"]
    assert await durable.load("CLUB", ROOM) == [StoredEntry(1, NOW, b"new")]


async def test_after_a_week_it_is_gone_for_good(durable: Store, url: str) -> None:
    await fill(durable)
    await play(durable, NOW)
    tidied = Tidied(durable, Clocks())
    await tidied.after(TRUST)
    tidied.clocks.go_on(UNDO)
    await play(durable, tidied.clocks.now)
    await tidied.after(TRUST)
    assert await undelete(url) == Undone(0, 0)


async def test_what_a_wrong_clock_threw_away_waits_until_the_clock_is_right(durable: Store, url: str) -> None:
    """The hour was over before somebody noticed; then the clock was set."""
    await fill(durable, at=NOW)
    await play(durable, NOW + 100 * DAY)
    await Tidied(durable, Clocks(NOW + 100 * DAY)).after(TRUST)
    assert await codes_in(durable) == []
    right = Tidied(durable, Clocks(NOW + 2 * DAY))
    for _ in range(3):
        await right.after(UNDO)
    assert await undelete(url) == Undone(2, 0)
    assert await codes_in(durable) == ["ROOM0", "CLUB"]


async def test_a_room_that_is_listened_to_is_closed(store: Store) -> None:
    await fill(store)
    rooms = open_rooms(store, LocalBus())
    assert await rooms.forget(ROOM, NOW, NOW, 9) == 1
    assert rooms.held == {}


def test_the_command_says_what_is_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setattr(common, "chosen", [])  # by the commands of other tests
    url = f"sqlite:///{tmp_path}/golems.sqlite"

    async def forget_everything() -> None:
        store = await open_store(url)
        await fill(store)
        await play(store, NOW)
        await Tidied(store, Clocks()).after(TRUST)
        await store.create("CLUB", ROOM, [b"new"], NOW)
        await store.close()

    asyncio.run(forget_everything())
    command.undelete(data=str(tmp_path))
    command.undelete(data=str(tmp_path), lang="ru")
    assert capsys.readouterr().out.splitlines() == [
        "Back in the database: 1 (rooms, tournaments and replays).",
        "Still in the trash: 1. Their codes are taken now.",
        "Снова в базе: 0 (комнаты, турниры и повторы).",
        "Осталось в корзине: 1. Их коды уже заняты.",
    ]


# ---------------------------------------------------------------- a real server

AHEAD = f"""
import time
real = time.time
time.time = lambda: real() + {100 * DAY}
from golems.server import app
app.TIDY = 0.05
tidy = app.tidy

async def told(*given):
    await tidy(*given)
    print("tidied", flush=True)

app.tidy = told
{BOOT}
"""
HASTY = f"""
from golems.server import app
from golems.server.log import retention
app.TIDY, retention.TRUST, retention.DAY = 0.05, 0.5, 1e-5
{BOOT}
"""


async def logged(server: Server, words: str, times: int = 1) -> None:
    await until(lambda: server.log.read_text().count(words) >= times)


async def rooms_of(server: Server) -> int:
    store = await open_store(server.config.database_url)
    found = await store.untouched(ROOM, 1e12, 99)
    await store.close()
    return len(found)


async def test_a_server_with_a_wrong_clock_deletes_nothing_and_says_so(tmp_path: Path) -> None:
    """The server starts with its clock 100 days ahead."""
    right, wrong = Server(tmp_path / "data"), Server(tmp_path / "data", boot=AHEAD)
    with stopping(right, wrong):
        await right.start()
        codes = [(await set_table(right, SETUP)).code for _ in range(3)]
        right.stop()
        await wrong.start()
        await logged(wrong, "tidied", times=5)
        assert await rooms_of(wrong) == len(codes)
        wrong.stop()
        assert wrong.log.read_text().count("deleting waits reason=clock-far-ahead-of-newest") == 1
        assert "forgotten" not in wrong.log.read_text()


async def test_a_server_forgets_what_is_old_with_a_line_and_undelete_brings_it_back(tmp_path: Path) -> None:
    """The days after which something is old are over at once."""
    server = Server(tmp_path / "data", boot=HASTY, flags={"retention-days": "36500"})
    with stopping(server):
        await server.start()
        await set_table(server, SETUP)
        await logged(server, "room forgotten count=1")
        assert await rooms_of(server) == 0
        server.stop()
        assert await undelete(server.config.database_url) == Undone(1, 0)
        assert await rooms_of(server) == 1
        assert server.errors() == []
