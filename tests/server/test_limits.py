"""How often one may do something, and who it is that does it."""

from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import pytest
from starlette.types import Scope

from golems.server.config import Config
from golems.server.limits import Limits, Window, caller

CONFIG = Config(
    data=Path("/nowhere"), create_limit="2/minute", join_limit="3/second;5/minute", message_limit="2/second"
)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def scope(client: str | None, *forwarded: str) -> Scope:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    return {"type": "http", "client": (client, 5000) if client else None, "headers": headers}


# ---------------------------------------------------------------- how often


def test_more_than_allowed_is_refused(clock: Clock) -> None:
    limits = Limits(CONFIG, clock)
    assert [limits.allow("create", "10.0.0.1") for _ in range(4)] == [True, True, False, False]


def test_each_address_and_each_kind_is_counted_by_itself(clock: Clock) -> None:
    limits = Limits(CONFIG, clock)
    for kind in ("create", "message"):
        for who in ("10.0.0.1", "10.0.0.2"):
            assert [limits.allow(kind, who) for _ in range(3)] == [True, True, False]


def test_the_window_moves(clock: Clock) -> None:
    limits = Limits(CONFIG, clock)
    allowed = []
    for clock.now in (0.0, 30.0, 59.9, 60.0, 61.0, 90.0, 90.1):
        allowed.append(limits.allow("create", "a"))
    assert allowed == [True, True, False, True, False, True, False]


def test_several_windows_hold_together(clock: Clock) -> None:
    limits = Limits(CONFIG, clock)
    assert [limits.allow("join", "a") for _ in range(4)] == [True, True, True, False]
    clock.now = 2.0
    assert [limits.allow("join", "a") for _ in range(4)] == [True, True, False, False]


def test_rooms_are_counted_by_the_day_too(clock: Clock) -> None:
    limits = Limits(replace(CONFIG, max_rooms_per_address=3), clock)
    allowed = []
    for hour in range(24):
        clock.now = hour * 3600.0
        allowed.append(limits.allow("create", "a"))
    assert allowed == [True] * 3 + [False] * 21
    clock.now = 24 * 3600.0
    assert limits.allow("create", "a")


def test_who_did_nothing_for_long_is_forgotten() -> None:
    window = Window(2, 60)
    for second in range(10_000):
        assert window.allow(f"10.0.{second}", float(second))
    assert len(window.times) <= 62


def test_a_busy_caller_costs_no_more_memory_than_allowed() -> None:
    window = Window(5, 60)
    assert sum(window.allow("a", 1.0) for _ in range(1000)) == 5
    assert len(window.times["a"]) == 5


def test_the_defaults_let_a_class_in_at_once_and_a_guesser_not_far() -> None:
    limits = Limits(Config(data=Path("/nowhere")), Clock())
    assert sum(limits.allow("join", "school") for _ in range(30)) == 30
    assert sum(limits.allow("join", "guesser") for _ in range(10_000)) == 60


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
