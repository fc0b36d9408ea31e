"""Places for connections: so many in this process, and so many of them for each address.

When all places of an address are taken, whoever comes gets that of a browser which has most of them, so that
nobody behind the address can take all. A page says with a word which browser it is; connections without one
are those of strangers, who share what is left."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from enum import IntEnum
from typing import Literal, Protocol, TypeAlias

from golems.server.http.rates import Bucket

NAMED = 0.8  # of the places of an address at most belong to browsers that have said who they are
CHANGES = 100  # places of an address that change hands in a second
STRANGERS = ""
ENDLESS = 1_000_000  # where the room for all is counted elsewhere

Welcome: TypeAlias = Literal["in", "held", "out"]


class Use(IntEnum):
    """What a connection is used for; what is used least is given up first."""

    IDLE = 0
    BUSY = 1
    LIVE = 2


class Guest(Protocol):
    """A connection that may have a place."""

    address: str | None
    browser: str

    @property
    def use(self) -> Use: ...

    def make_room(self) -> None: ...


class Visit:
    """What a task does at a place, until it has to make room."""

    def __init__(self, address: str, use: Use) -> None:
        self.address: str | None = address
        self.browser = STRANGERS
        self.use = use
        self.task = asyncio.current_task()
        self.has_made_room = False

    def make_room(self) -> None:
        self.has_made_room = True
        if self.task:
            self.task.cancel()


class Places:
    """The open connections of this process. What comes through a trusted proxy has no address here: the door
    counts it by the address that the proxy names."""

    def __init__(
        self,
        most: Callable[[], int],
        room: Callable[[], int] = lambda: ENDLESS,
        clock: Callable[[], float] = time.monotonic,
        changes: int = CHANGES,
    ) -> None:
        """Give an address `most` places, or half of the room for all where that is less; let so many places
        change hands in a second."""
        self.most = most
        self.room = room
        self.clock = clock
        self.all = 0
        self.by_address: Counter[str] = Counter()
        self.browsers: defaultdict[str, dict[str, dict[Guest, None]]] = defaultdict(dict)
        self.changes = Bucket(changes, 1)

    def enter(self, guest: Guest) -> Welcome:
        """Count a connection; return what becomes of it."""
        self.all += 1
        room = self.room()
        if self.all <= room and self.finds_place(guest.address, min(self.most(), room // 2)):
            self.seat(guest, STRANGERS)
            return "in"
        return "held" if self.all <= room // 2 else "out"

    def leave(self, guest: Guest) -> None:
        self.all -= 1
        self.give_up(guest)

    def name(self, guest: Guest, browser: str) -> None:
        """Count a connection as that of this browser, unless it has a name, or too many browsers have one."""
        if not browser or guest.browser or not self.has_place(guest):
            return
        browsers = self.browsers[guest.address or ""]
        if browser in browsers or len(browsers) <= NAMED * self.most():
            self.give_up(guest)
            self.seat(guest, browser)

    def hand_over(self, before: Guest, after: Guest) -> None:
        """Let a connection that is about to speak otherwise keep its place."""
        after.address = before.address
        if self.has_place(before):
            self.give_up(before)
            self.seat(after, before.browser)

    # ------------------------------------------------------------ behind one address

    def finds_place(self, address: str | None, most: int) -> bool:
        return address is None or self.by_address[address] < most or self.makes_room(address)

    def makes_room(self, address: str) -> bool:
        """Take a place from a browser that has most; return whether there was one. The only live connection
        of a browser is never taken away."""
        now = self.clock()
        largest = max(self.browsers[address].values(), key=len)
        guest = next(iter(largest))  # of strangers the first, or who comes now would soon have to go
        if guest.browser:
            guest = min(largest, key=lambda each: each.use)
        is_needed = guest.browser and len(largest) == 1 and guest.use is Use.LIVE
        if is_needed or self.changes.until_room(address, now):
            return False
        self.changes.pour(address, now)
        self.give_up(guest)
        guest.make_room()
        return True

    def has_place(self, guest: Guest) -> bool:
        return guest in self.browsers.get(guest.address or "", {}).get(guest.browser, {})

    def seat(self, guest: Guest, browser: str) -> None:
        guest.browser = browser
        if guest.address is not None:
            self.by_address[guest.address] += 1
            self.browsers[guest.address].setdefault(browser, {})[guest] = None

    def give_up(self, guest: Guest) -> None:
        """Take a connection from its place, if it has one."""
        if guest.address is None or not self.has_place(guest):
            return
        browsers = self.browsers[guest.address]
        del browsers[guest.browser][guest]
        if not browsers[guest.browser]:
            del browsers[guest.browser]
        if not browsers:
            del self.browsers[guest.address]
        self.by_address[guest.address] -= 1
        if not self.by_address[guest.address]:
            del self.by_address[guest.address]
