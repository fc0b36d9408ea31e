"""Who sends a request: an address, one of the browsers behind it, and whether that browser is known."""

import re
import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TypeAlias
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from golems.server.clients import Client
from golems.server.http.config import Network

Address: TypeAlias = IPv4Address | IPv6Address
HOUSEHOLD = 64  # bits that the addresses of one IPv6 line have in common
UNKNOWN = "unknown"
VISITOR = "x-golems-visitor"  # a random word that the page makes when it is loaded and keeps nowhere
QUERY = "visitor"  # the same word behind the address of a socket: a page cannot send headers with it
WORD = re.compile(r"[A-Za-z0-9_-]{8,40}")

MOST_KNOWN = 1000  # browsers behind one address: a school in a day, with every page that is loaded again
MOST_KNOWN_TOGETHER = 50_000  # browsers of all addresses
KEPT = 12 * 3600.0  # seconds that a browser is known after its last request


def client_of(scope: Scope, trusted: tuple[Network, ...] = ()) -> Client:
    """Return whose request this is. A visitor that is not a plain word counts as none."""
    return Client(caller(scope, trusted), visitor_of(scope, scope["type"] == "websocket"))


def visitor_of(scope: Scope, is_socket: bool = False) -> str:
    visitor = Headers(scope=scope).get(VISITOR, "")
    if is_socket:
        visitor = parse_qs(scope.get("query_string", b"").decode("latin-1")).get(QUERY, [visitor])[0]
    return visitor if WORD.fullmatch(visitor) else ""


class Visitors:
    """The browsers that are known: each was given something it asked for, as every page is when it is loaded.
    Whoever makes up new words soon has as many as one address may have, and then no new one is known."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.seen: dict[Client, float] = {}  # the client that asked last stands last
        self.behind: Counter[str] = Counter()  # how many are known, by address

    def meet(self, client: Client) -> None:
        """Remember a browser that was given what it asked for, if its address has room for one more."""
        self.forget_idle()
        if client.visitor and (self.knows(client) or self.behind[client.address] < MOST_KNOWN):
            self.forget(client)
            self.seen[client] = self.clock()
            self.behind[client.address] += 1

    def knows(self, client: Client) -> bool:
        return client in self.seen

    def forget(self, client: Client) -> None:
        if self.seen.pop(client, None) is not None:
            self.behind[client.address] -= 1
            if not self.behind[client.address]:
                del self.behind[client.address]

    def forget_idle(self) -> None:
        """Forget who asked nothing for long, and who asked least recently when there are too many."""
        while self.seen:
            client, last = next(iter(self.seen.items()))
            if last > self.clock() - KEPT and len(self.seen) < MOST_KNOWN_TOGETHER:
                break
            self.forget(client)


# ---------------------------------------------------------------- addresses


def caller(scope: Scope, trusted: tuple[Network, ...] = ()) -> str:
    """Return the address to count by: an IPv6 line counts as one, however many addresses it has."""
    return counted_as(client_address(scope, trusted))


def counted_as(address: Address | None) -> str:
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address) if address else UNKNOWN


def client_address(scope: Scope, trusted: tuple[Network, ...] = ()) -> Address | None:
    """Return who is connected; when that is a trusted proxy, the last one before it that is not."""
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
