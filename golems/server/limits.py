"""Rate limits, kept in the memory of each worker: how often one address or one seat may do something."""

import time
from collections import deque
from collections.abc import Callable, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from itertools import islice
from typing import Literal, TypeAlias

from starlette.datastructures import Headers
from starlette.types import Scope

from golems.server.config import Config, Network

Kind: TypeAlias = Literal["create", "join", "message"]
Address: TypeAlias = IPv4Address | IPv6Address
SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
HOUSEHOLD = 64  # bits that the addresses of one IPv6 line have in common
UNKNOWN = "unknown"


class Window:
    """A moving window: at most so many times in any so many seconds, for each who asks."""

    def __init__(self, most: int, seconds: int) -> None:
        self.most = most
        self.seconds = seconds
        self.times: dict[str, deque[float]] = {}  # who asked last stands last

    def allow(self, who: str, now: float) -> bool:
        times = self.times.pop(who, None) or deque()
        while times and times[0] <= now - self.seconds:
            times.popleft()
        allowed = len(times) < self.most
        if allowed:
            times.append(now)
        self.times[who] = times
        self.forget_idle(now)
        return allowed

    def is_spent(self, who: str, now: float) -> bool:
        """Whether it would not be allowed now."""
        return sum(time > now - self.seconds for time in self.times.get(who, ())) >= self.most

    def forget_idle(self, now: float) -> None:
        for who in list(islice(self.times, 2)):
            if self.times[who][-1] <= now - self.seconds:
                del self.times[who]


class Limits:
    """Counting waits for nothing, so async code calls it as it is."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        self.windows = windows(config)
        self.clock = clock

    def allow(self, kind: Kind, who: str) -> bool:
        """Whether `who`, an address or the id of a token's key, may do this once more; then it is counted."""
        now = self.clock()
        return all(window.allow(who, now) for window in self.windows[kind])

    def is_spent(self, kind: Kind, who: str) -> bool:
        """Whether `who` may not do this any more now; nothing is counted."""
        return any(window.is_spent(who, self.clock()) for window in self.windows[kind])


def windows(config: Config) -> Mapping[Kind, list[Window]]:
    by_day = f"{config.max_rooms_per_address}/day"
    return {
        "create": read_windows(f"{config.create_limit};{by_day}"),
        "join": read_windows(config.join_limit),
        "message": read_windows(config.message_limit),
    }


def read_windows(limit: str) -> list[Window]:
    """Such as 10/minute;100/day."""
    rates = [rate.split("/") for rate in limit.split(";")]
    return [Window(int(most), SECONDS[unit]) for most, unit in rates]


# ---------------------------------------------------------------- whose request it is


def caller(scope: Scope, trusted: tuple[Network, ...] = ()) -> str:
    """The address to count by: an IPv6 line counts as one, however many addresses it has."""
    address = client_address(scope, trusted)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address) if address else UNKNOWN


def client_address(scope: Scope, trusted: tuple[Network, ...] = ()) -> Address | None:
    """Who is connected; when that is a trusted proxy, the last one before it that is not."""
    client = scope.get("client")
    address = read_address(client[0]) if client else None
    for forwarded in reversed(forwarded_for(scope)):
        before = read_address(forwarded)
        if address is None or before is None or not is_trusted(address, trusted):
            break
        address = before
    return address


def forwarded_for(scope: Scope) -> list[str]:
    values = Headers(scope=scope).getlist("x-forwarded-for")
    return [item.strip() for value in values for item in value.split(",")]


def read_address(text: str) -> Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def is_trusted(address: Address, trusted: tuple[Network, ...]) -> bool:
    return any(address in network for network in trusted)
