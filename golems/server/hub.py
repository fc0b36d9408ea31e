"""The rooms of this process: their logs folded in memory, who listens to them, and how an entry comes in.

What is in memory is only a cache: an entry counts once it is in the database, and is told only then."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar

from golems.rules.refusals import Illegal
from golems.server.bus import Bus
from golems.server.entries import AnyEntry, Decided, read_entry, write_entry
from golems.server.metrics import COMMIT_SECONDS, DECISIONS
from golems.server.rooms import Room
from golems.server.seeing import Sight
from golems.server.storage import Store
from golems.server.tables import Logged
from golems.server.wishes import Taken, Wish, take

T = TypeVar("T")
Eyes: TypeAlias = tuple[int | None, ...]


class Listener(Protocol):
    """Somebody who is told what chairs see: those it holds now (none: a spectator). `tell` never waits."""

    def chairs(self, room: Room) -> Eyes: ...
    def tell(self, message: bytes) -> None: ...


@dataclass(eq=False, slots=True)
class Live:
    """A room in memory. Whoever reads or changes it holds the lock."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: dict[Listener, Eyes] = field(default_factory=dict)  # with the chairs they were told
    used: float = 0  # when somebody last asked for it
    sight: Sight | None = None  # as all who listen were told last
    unsure: bool = False  # an entry is in memory that may not be in the log
    wishes: list[Wish] = field(default_factory=list)
    writer: asyncio.Task[None] | None = None  # of the wishes


IDLE = 60.0  # seconds


class Hub:
    """All rooms that this process has to do with."""

    def __init__(self, store: Store, bus: Bus, after: Callable[[Live], None] = lambda live: None) -> None:
        self.store = store
        self.bus = bus
        self.after = after  # what a new entry makes necessary: bots, clocks, records
        self.rooms: dict[str, Live] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        bus.subscribe(self.heard, self.missed)

    # ------------------------------------------------------------ rooms in memory

    async def live(self, code: str) -> Live:
        """The room, from memory or else from its log; refused when there is none."""
        if code not in self.rooms:
            room = fold(code, await self.store.load(code))
            self.rooms.setdefault(code, Live(room))
        live = self.rooms[code]
        live.used = time.monotonic()
        return live

    async def catch_up(self, live: Live) -> bool:
        """Entries that others have written, if there are any. The lock is held."""
        if live.unsure:
            await self.reload(live)
        log = await self.store.load(live.room.code, live.room.number)
        for logged in log:
            live.room.apply(read_entry(logged.body), logged.at)
        if log:
            self.tell(live)
        return bool(log)

    async def reload(self, live: Live) -> None:
        """After an entry that did not get into the log: memory may be ahead of it."""
        live.room = fold(live.room.code, await self.store.load(live.room.code))
        live.unsure = False
        self.tell(live)

    def forget_idle(self) -> None:
        """Rooms that nobody has listened to or written into for a while need no memory."""
        since = time.monotonic() - IDLE
        for code in [code for code, live in self.rooms.items() if not live.listeners and live.used < since]:
            del self.rooms[code]

    # ------------------------------------------------------------ entries

    async def create(self, code: str, entry: AnyEntry) -> bool:
        """False: the code is taken."""
        room, at = Room(code), time.time()
        room.apply(entry, at)
        return await self.store.create_room(code, write_entry(entry), at, room.due(at))

    async def write(self, code: str, make: Callable[[Room], AnyEntry]) -> int:
        """Take an entry into the log and tell everybody; refused, or written: never in between. `make` sees
        the room as it is now, and may be asked again when another process was quicker. It comes to its end
        though nobody waits for it any more."""
        live = await self.live(code)
        wish = Wish(make)
        live.wishes.append(wish)
        if live.writer is None or live.writer.done():
            live.writer = self.spawn(self.write_down(live))
        return await wish.number

    async def write_down(self, live: Live) -> None:
        """All that is wanted: who comes while others are written shares the next transaction."""
        while live.wishes:
            async with live.lock:
                await self.store.turn_comes()
                wishes, live.wishes = live.wishes, []
                try:
                    left = await self.try_to_write(live, wishes)
                except Exception as error:
                    left = without_failed(wishes, error)
                live.wishes = left + live.wishes
            await self.bus.publish(live.room.code, live.room.number)
            self.after(live)

    async def try_to_write(self, live: Live, wishes: list[Wish]) -> list[Wish]:
        """Those that are left; all when others were quicker: what they wrote is in memory now, and told."""
        if live.unsure:
            await self.reload(live)
        live.unsure, at = True, time.time()
        taken, turned = take(live.room, wishes, at)
        live.unsure = bool(taken)
        if taken and not await self.append(live, taken, at):
            await self.reload(live)
            return wishes
        if not taken and await self.catch_up(live):
            return wishes
        for wish, _, number in taken:
            wish.fulfil(number)
        for wish, refusal in turned:
            wish.fail(refusal)
        self.tell(live)
        return wishes[len(taken) + len(turned) :]

    async def append(self, live: Live, taken: list[Taken], at: float) -> bool:
        """Whatever goes wrong leaves the room unsure."""
        bodies, due = [write_entry(entry) for _, entry, _ in taken], live.room.due(at)
        began = time.perf_counter()
        try:
            written = await self.store.append(live.room.code, taken[0].number, bodies, at, due)
        finally:
            COMMIT_SECONDS.observe(time.perf_counter() - began)
        if written:
            live.unsure = False
            DECISIONS.inc(sum([isinstance(entry, Decided) for _, entry, _ in taken]))
        return written

    # ------------------------------------------------------------ telling

    async def listen(self, code: str, listener: Listener, known_rounds: int = 0) -> None:
        """From now on; first everything as it is. Another process may have died before it could tell us."""
        live = await self.live(code)
        async with live.lock:
            await self.catch_up(live)
            live.sight = live.sight or Sight(live.room)
            live.listeners[listener] = self.tell_all(live, live.sight, listener, known_rounds)

    def leave(self, code: str, listener: Listener) -> None:
        if live := self.rooms.get(code):
            live.listeners.pop(listener, None)

    def tell(self, live: Live) -> None:
        """Everybody who listens what is new; who sees with other eyes than before is told everything."""
        if not live.listeners or live.sight is None:
            live.sight = None
            return
        change = live.sight.look(live.room)
        for listener, eyes in live.listeners.items():
            if listener.chairs(live.room) == eyes:
                for chair in eyes:
                    listener.tell(change.message(chair))
            else:
                live.listeners[listener] = self.tell_all(live, live.sight, listener)

    def tell_all(self, live: Live, sight: Sight, listener: Listener, known_rounds: int = 0) -> Eyes:
        eyes = listener.chairs(live.room)
        for chair in eyes:
            listener.tell(sight.message(live.room, chair, known_rounds))
        return eyes

    # ------------------------------------------------------------ other processes

    def heard(self, code: str, number: int) -> None:
        """Another process has written into a room that we have in memory."""
        live = self.rooms.get(code)
        if live and number > live.room.number:
            self.spawn(self.follow(live))

    def missed(self) -> None:
        """Something may have been written without our hearing of it."""
        for live in self.rooms.values():
            self.spawn(self.follow(live))

    async def close(self) -> None:
        """Let what has begun come to its end."""
        self.closing = True
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    async def follow(self, live: Live) -> None:
        async with live.lock:
            await self.catch_up(live)

    def spawn(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def without_failed(wishes: list[Wish], error: Exception) -> list[Wish]:
    """Where it was not one of them that failed, all have."""
    if not any(wish.failed for wish in wishes):
        for wish in wishes:
            wish.fail(error)
    return [wish for wish in wishes if not wish.failed]


def fold(code: str, log: list[Logged]) -> Room:
    if not log:
        raise Illegal("no-room", code)
    room = Room(code)
    for logged in log:
        room.apply(read_entry(logged.body), logged.at)
    return room
