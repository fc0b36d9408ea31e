"""How often one may do something, and who it is that does it."""

import asyncio
from collections import Counter
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import pytest
from starlette.types import Scope

from golems.match.arenas import arenas
from golems.puzzles.course import puzzles
from golems.server.clients import Client
from golems.server.http.callers import caller
from golems.server.http.config import Config
from golems.server.http.limits import CLASS, EVERYBODY, PATIENCE, RateLimits, Window
from golems.server.http.pages import page
from golems.server.http.rates import MOST_COUNTED, Bucket
from tests.server.clocks import Clock
from tests.server.driving import PATIENCE as LONG
from tests.server.driving import UNLIMITED, Server, ask, plain_client, stopping, until

CONFIG = Config(
    data=Path("/nowhere"),
    create_limit="2/minute",
    message_limit="3/second;5/minute",
    request_limit="60/minute",
)


@pytest.fixture
def clock() -> Clock:
    return Clock(0.0)


def scope(client: str | None, *forwarded: str) -> Scope:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    return {"type": "http", "client": (client, 5000) if client else None, "headers": headers}


# ---------------------------------------------------------------- how often


def test_more_than_allowed_is_refused(clock: Clock) -> None:
    limits = RateLimits(CONFIG, clock)
    assert [limits.allow("create", "10.0.0.1") for _ in range(4)] == [True, True, False, False]


def test_each_address_and_each_kind_is_counted_by_itself(clock: Clock) -> None:
    limits = RateLimits(CONFIG, clock)
    for who in ("10.0.0.1", "10.0.0.2"):
        assert [limits.allow("create", who) for _ in range(3)] == [True, True, False]
        assert [limits.allow("message", who) for _ in range(4)] == [True, True, True, False]


def test_browsers_behind_one_address_are_counted_by_themselves_and_together(clock: Clock) -> None:
    """Forged visitors gain no more than a class has."""
    limits = RateLimits(CONFIG, clock)
    assert [limits.allow("create", Client("school", "Anna")) for _ in range(3)] == [True, True, False]
    assert limits.allow("create", Client("school", "Boris"))
    forged = [limits.allow("create", Client("school", f"forged {number}")) for number in range(1000)]
    assert sum(forged) == CLASS * 2 - 3
    assert limits.allow("create", Client("elsewhere", "Anna"))


def test_the_window_moves(clock: Clock) -> None:
    limits = RateLimits(CONFIG, clock)
    allowed = []
    for clock.now in (0.0, 30.0, 59.9, 60.0, 61.0, 90.0, 90.1):
        allowed.append(limits.allow("create", "a"))
    assert allowed == [True, True, False, True, False, True, False]


def test_several_windows_hold_together(clock: Clock) -> None:
    limits = RateLimits(CONFIG, clock)
    assert [limits.allow("message", "a") for _ in range(4)] == [True, True, True, False]
    clock.now = 2.0
    assert [limits.allow("message", "a") for _ in range(4)] == [True, True, False, False]


def test_rooms_are_counted_by_the_day_too(clock: Clock) -> None:
    limits = RateLimits(replace(CONFIG, max_rooms_per_address=3), clock)
    allowed = []
    for hour in range(24):
        clock.now = hour * 3600.0
        allowed.append(limits.allow("create", Client("a", str(hour))))
    assert allowed == [True] * 3 + [False] * 21
    clock.now = 24 * 3600.0
    assert limits.allow("create", Client("a"))


def test_who_did_nothing_for_long_is_forgotten() -> None:
    window = Window(2, 60)
    for second in range(10_000):
        assert window.allow(f"10.0.{second}", float(second))
    assert len(window.times) <= 62


def test_a_busy_caller_costs_no_more_memory_than_allowed() -> None:
    window = Window(5, 60)
    assert sum(window.allow("a", 1.0) for _ in range(1000)) == 5
    assert len(window.times["a"]) == 5


def test_many_addresses_do_not_fill_the_memory() -> None:
    window, bucket = Window(2, 86400), Bucket(2, 86400)
    for number in range(MOST_COUNTED + 100):
        assert window.allow(f"2001:db8:{number:x}::/64", 1.0)
        bucket.pour(f"2001:db8:{number:x}::/64", 1.0)
    assert len(window.times) <= MOST_COUNTED
    assert len(bucket.levels) <= MOST_COUNTED


def test_the_defaults_let_every_child_of_a_class_make_rooms() -> None:
    limits = RateLimits(Config(data=Path("/nowhere")), Clock())
    for number in range(31):
        assert [limits.allow("create", Client("school", str(number))) for _ in range(10)] == [True] * 10


def test_a_school_meets_no_limit_when_all_its_classes_play_in_pairs(clock: Clock) -> None:
    """Twenty classes of thirty begin at once; ten of them do so again and again, in six lessons of a day."""
    limits = RateLimits(Config(data=Path("/nowhere")), clock)
    assert all(limits.allow("table", Client("school", str(number)), 15) for number in range(20))
    assert limits.allow("table", Client("school", "tournament"), 3 * 64)
    assert not limits.allow("table", Client("school", "who lays tables for ever"), 201)
    assert limits.allow("table", Client("school", "a class that comes later"), 15)
    for _ in range(6 * 10):
        clock.now += 6 * 60
        assert all(limits.allow("table", Client("school", str(number)), 15) for number in range(10))


# ---------------------------------------------------------------- requests of every kind


def test_strangers_behind_one_address_share_their_requests(clock: Clock) -> None:
    requests = RateLimits(CONFIG, clock).requests
    waits = [requests.wait(Client("school", f"stranger {number}")) for number in range(62)]
    assert waits == [0] * 60 + [1.0, 2.0]
    assert requests.wait(Client("elsewhere")) == 0
    clock.now = 2.0
    assert requests.wait(Client("school")) == 1.0


def test_a_request_waits_so_long_at_most_and_no_longer_for_all_that_were_refused(clock: Clock) -> None:
    requests = RateLimits(CONFIG, clock).requests
    waits = [requests.wait(Client("school")) for _ in range(1000)]
    assert waits[60:70] == [float(number) for number in range(1, int(PATIENCE) + 1)]
    assert set(waits[70:]) == {PATIENCE + 1}
    clock.now = 1.0
    assert requests.wait(Client("school")) == PATIENCE


def test_a_flood_of_strangers_does_not_reach_who_is_known(clock: Clock) -> None:
    limits = RateLimits(CONFIG, clock)
    anna = Client("school", "Anna")
    limits.visitors.meet(anna)
    for number in range(1000):
        limits.requests.wait(Client("school", f"stranger {number}"))
    assert [limits.requests.wait(anna) for _ in range(4)] == [0, 0, 0, 20.0]
    assert PATIENCE < 20.0


def test_all_together_have_a_limit_too(clock: Clock) -> None:
    limits = RateLimits(CONFIG, clock)
    forged = [Client("school", f"forged {number}") for number in range(100)]
    for client in forged:
        limits.visitors.meet(client)
    waits = [limits.requests.wait(client) for client in [*forged, *forged, *forged]]
    assert waits.count(0) == EVERYBODY * 60


def test_a_class_that_opens_the_page_at_once_meets_no_limit() -> None:
    """Every file of the page, and a picture of every puzzle and arena, without a word of its own."""
    requests = RateLimits(Config(data=Path("/nowhere")), Clock()).requests
    files = len(page()) + len(puzzles()) + len(arenas())
    assert sum(requests.wait(Client("school")) > 0 for _ in range(31 * files)) == 0


# ---------------------------------------------------------------- who


PROXIES = (ip_network("10.0.0.0/8"), ip_network("fd00::/8"))


@pytest.mark.parametrize(
    ("given", "who"),
    [
        (scope("192.0.2.1"), "192.0.2.1"),
        (scope("192.0.2.1", "198.51.100.7"), "192.0.2.1"),
        (scope("10.0.0.1", "198.51.100.7"), "198.51.100.7"),
        (scope("10.0.0.1", "6.6.6.6, 198.51.100.7"), "198.51.100.7"),
        (scope("10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2"), "198.51.100.7"),
        (scope("10.0.0.1", "6.6.6.6", "198.51.100.7"), "198.51.100.7"),
        (scope("10.0.0.1", "10.0.0.3"), "10.0.0.3"),
        (scope("10.0.0.1", "nonsense"), "10.0.0.1"),
        (scope("10.0.0.1", ""), "10.0.0.1"),
        (scope("fd00::1", "2001:db8::7"), "2001:db8::/64"),
        (scope("::ffff:192.0.2.1"), "192.0.2.1"),
        (scope("2001:db8:0:1:2:3:4:5"), "2001:db8:0:1::/64"),
        (scope(None, "198.51.100.7"), "unknown"),
        (scope("testclient"), "unknown"),
    ],
)
def test_only_a_trusted_proxy_is_believed(given: Scope, who: str) -> None:
    assert caller(given, PROXIES) == who


def test_without_trusted_proxies_nobody_is_believed() -> None:
    assert caller(scope("10.0.0.1", "198.51.100.7")) == "10.0.0.1"


# ---------------------------------------------------------------- a real server

FLOODERS = 40
BURST = 600


@pytest.mark.anyio
async def test_who_comes_anew_is_answered_while_somebody_behind_the_address_floods(tmp_path: Path) -> None:
    """One has used up all that strangers may send, and goes on; what is too much waits."""
    limits = {**UNLIMITED, "request-limit": f"{BURST}/minute"}
    server, answered = Server(tmp_path / "data", limits=limits), Counter[int]()

    async def flood() -> None:
        async with plain_client() as client:
            while True:
                answered[(await client.get(server.url("/healthz"))).status_code] += 1

    with stopping(server):
        await server.start()
        floods = [asyncio.create_task(flood()) for _ in range(FLOODERS)]
        await until(lambda: answered[200] > BURST)
        async with asyncio.timeout(LONG):
            for path in ("/api/bots", "/api/options"):
                await ask(server, path)
        for each in floods:
            each.cancel()
        await asyncio.wait(floods)
    assert answered.keys() == {200}
    assert all(each.cancelled() for each in floods)
