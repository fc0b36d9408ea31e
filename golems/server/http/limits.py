"""How often a browser, an address or a seat may do something, counted in the memory of each worker."""

import time
from bisect import bisect_right
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Literal, TypeAlias

from golems.server.clients import Client
from golems.server.http.callers import Visitors
from golems.server.http.config import Config
from golems.server.http.guesses import Guesses
from golems.server.http.rates import MOST_COUNTED, Bucket, buckets, read_rates, times_as_many
from golems.server.http.turns import HERE

LimitedKind: TypeAlias = Literal["create", "message", "question", "table"]
CLASS = 40  # browsers whose share one address has: those of a class
TABLES = 10  # times as many rooms as browsers may make in a day are laid for lessons and tournaments
AT_ONCE = 20  # times as many in a minute as a browser may make: a round of 128 players, laid three times
EACH = 1 / 20  # of the requests that strangers may send together: the share of each browser that is known
PATIENCE = 10.0  # seconds that a request waits until it may be done; one that would wait longer is refused
EVERYBODY = 1.5  # times as many requests as strangers may send: those of everybody behind an address


class Window:
    """A moving window: at most so many times in any so many seconds, for each who asks."""

    def __init__(self, most: int, seconds: int) -> None:
        self.most = most
        self.seconds = seconds
        self.times: dict[str, list[float]] = {}  # who asked last stands last

    def allow(self, who: str, now: float) -> bool:
        times = self.times.pop(who, [])
        del times[: bisect_right(times, now - self.seconds)]
        allowed = len(times) < self.most
        if allowed:
            times.append(now)
        self.times[who] = times
        self.forget_idle(now)
        return allowed

    def forget_idle(self, now: float) -> None:
        for who in list(islice(self.times, 2)):
            if self.times[who][-1] <= now - self.seconds or len(self.times) > MOST_COUNTED:
                del self.times[who]


class RateLimits:
    """Counts everything that a worker limits. Counting waits for nothing, so async code calls it as it is."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        self.windows = windows(config)
        self.windows_together = windows_together(config)
        self.clock = clock
        self.visitors = Visitors(clock)
        self.guesses = Guesses(config.join_limit, self.visitors, clock)
        self.turns = HERE
        self.requests = Requests(config.request_limit, self.visitors, clock)

    def allow(self, kind: LimitedKind, who: str | Client, times: int = 1) -> bool:
        """Count and return whether `who` may do this so many times more: the holder of a key by its id, a
        browser by itself and together with all others behind its address."""
        return all(self.allow_once(kind, who) for _ in range(times))

    def allow_once(self, kind: LimitedKind, who: str | Client) -> bool:
        now = self.clock()
        if isinstance(who, str):
            return all(window.allow(who, now) for window in self.windows[kind])
        return all(window.allow(" ".join(who), now) for window in self.windows[kind]) and all(
            window.allow(who.address, now) for window in self.windows_together[kind]
        )


def windows(config: Config) -> Mapping[LimitedKind, list[Window]]:
    return {
        "create": read_windows(config.create_limit),
        "message": read_windows(config.message_limit),
        "question": read_windows(config.question_limit),
        "table": read_windows(times_as_many(config.create_limit, AT_ONCE)),
    }


def windows_together(config: Config) -> Mapping[LimitedKind, list[Window]]:
    """Return the windows for everybody behind one address."""
    by_day = f"{config.max_rooms_per_address}/day"
    tables = f"{times_as_many(config.create_limit, 2 * CLASS)};{times_as_many(by_day, TABLES)}"
    return {
        "create": read_windows(f"{times_as_many(config.create_limit, CLASS)};{by_day}"),
        "table": read_windows(tables),
        "message": read_windows(times_as_many(config.message_limit, CLASS)),
        "question": read_windows(times_as_many(config.question_limit, CLASS)),
    }


def read_windows(limit: str) -> list[Window]:
    """Read a limit such as 10/minute;100/day."""
    return [Window(most, seconds) for most, seconds in read_rates(limit)]


class Requests:
    """Counts requests of every kind, pages and sockets too. Each browser that is known has a share of its
    own, so that a stranger's flood behind the same address does not reach it; all others have one share
    together. What is too much at the moment waits: whoever floods has its connections wait, and somebody who
    comes anew waits as long as one of them."""

    def __init__(self, limit: str, visitors: Visitors, clock: Callable[[], float]) -> None:
        self.each = buckets(times_as_many(limit, EACH), PATIENCE)
        self.strangers = buckets(limit, PATIENCE)
        self.everybody = buckets(times_as_many(limit, EVERYBODY), PATIENCE)
        self.visitors = visitors
        self.clock = clock

    def wait(self, client: Client) -> float:
        """Return after how many seconds a request may be done, and count it unless that is too long."""
        now = self.clock()
        asked = [(bucket, client.address) for bucket in self.everybody] + self.shares(client)
        seconds = max([bucket.until_room(who, now) for bucket, who in asked])
        if seconds <= PATIENCE:
            for bucket, who in asked:
                bucket.pour(who, now)
        return seconds

    def shares(self, client: Client) -> list[tuple[Bucket, str]]:
        if self.visitors.knows(client):
            return [(bucket, " ".join(client)) for bucket in self.each]
        return [(bucket, client.address) for bucket in self.strangers]
