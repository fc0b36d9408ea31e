"""The rooms of this process: their logs folded in memory, who listens to them, and how an entry comes in.

What is in memory is only a cache: an entry counts once it is in the database, and is told only then."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar

from golems.rules.refusals import Illegal
from golems.server.bus import DELETED, Bus
from golems.server.clients import NOBODY, Client
from golems.server.entries import AnyEntry, Decided, read_entry, write_entry
from golems.server.metrics import COMMIT_SECONDS, DECISIONS
from golems.server.rooms import Room
from golems.server.seeing import Sight
from golems.server.storage import Store
from golems.server.tables import Logged
from golems.server.wishes import Taken, Wish, take

T = TypeVar("T")
Eyes: TypeAlias = tuple[int | None, ...]
SPECTATOR: Eyes = (None,)


class Listener(Protocol):
    """Somebody who is told what chairs see: those it holds now (none: a spectator), and when the room is
    deleted. No method waits."""

    client: Client

    def chairs(self, room: Room) -> Eyes: ...
    def tell(self, message: bytes) -> None: ...
    def gone(self) -> None: ...


@dataclass(eq=False, slots=True)
class Live:
    """A room in memory, as its log has it. Whoever changes it holds the lock, and takes it out meanwhile:
    what is not committed yet, or may not be, can be seen by nobody. Then it is put in again, or read anew."""

    code: str
    number: int = 0  # of the last entry that is known to be in the log
    committed: Room | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: dict[Listener, Eyes] = field(default_factory=dict)  # with the chairs they were told
    used: float = 0  # when somebody last asked for it
    sight: Sight | None = None  # as all who listen were told last
    wishes: list[Wish] = field(default_factory=list)
    writer: asyncio.Task[None] | None = None  # of the wishes

    @property
    def room(self) -> Room:
        if self.committed is None:
            raise RuntimeError(f"room {self.code}: memory may be ahead of the log")
        return self.committed

    @property
    def client(self) -> Client:
        """Whose turn it is that a bot in this room takes: that of whoever plays here, or else watches."""
        in_order = sorted(self.listeners, key=lambda listener: self.listeners[listener] == SPECTATOR)
        return in_order[0].client if in_order else NOBODY

    def put_in(self, room: Room) -> None:
        """Take this room for what is in the log."""
        self.committed, self.number = room, room.number

    def take_out(self) -> Room:
        """Give the room to whoever changes it; for everybody else there is none until it is put in again."""
        room, self.committed = self.room, None
        return room


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
            found = Live(code)
            found.put_in(fold(code, await self.store.load(code)))
            self.rooms.setdefault(code, found)
        live = self.rooms[code]
        live.used = time.monotonic()
        return live

    async def look(self, code: str, see: Callable[[Room], T]) -> T:
        """Tell something that follows from the room as it is in the log."""
        live = await self.live(code)
        async with live.lock:
            return see(await self.sure(live))

    async def sure(self, live: Live) -> Room:
        """The room as it is in the log. The lock is held."""
        if live.committed is None:
            await self.reload(live)
        return live.room

    async def catch_up(self, live: Live) -> bool:
        """Take entries that others have written, if there are any; refused when the room is deleted, for then
        the last one is not there either. The lock is held."""
        await self.sure(live)
        log = await self.store.load(live.code, live.number - 1)
        if not log:
            self.drop(live.code)
            raise Illegal("no-room", live.code)
        last, room = live.number, live.take_out()
        for logged in log[1:]:
            room.apply(read_entry(logged.body), logged.at)
        live.put_in(room)
        if live.number > last:
            self.tell(live)
        return live.number > last

    async def reload(self, live: Live) -> None:
        """Read the room anew after an entry that did not get into the log, or may not have."""
        log = await self.store.load(live.code)
        if not log:
            self.drop(live.code)
        live.put_in(fold(live.code, log))
        self.tell(live)

    def forget_idle(self) -> None:
        """Rooms that nobody has listened to or written into for a while need no memory."""
        since = time.monotonic() - IDLE
        for code in [code for code, live in self.rooms.items() if not live.listeners and live.used < since]:
            del self.rooms[code]

    def drop(self, code: str) -> None:
        """Take a deleted room out of the memory, and tell those who listen."""
        live = self.rooms.pop(code, None)
        if live:
            live.committed = None
            for listener in live.listeners:
                listener.gone()

    async def forget(self, before: float, at: float, most: int) -> int:
        """Move rooms that nobody has touched since then into the trash, with their records, one after the
        other; how many."""
        codes = [
            code
            for code in await self.store.untouched(before, most)
            if await self.store.discard_room(code, before, at)
        ]
        for code in codes:
            await self.bus.publish(code, DELETED)
        return len(codes)

    # ------------------------------------------------------------ entries

    async def create(self, code: str, entry: AnyEntry) -> bool:
        """False: the code is taken."""
        room, at = Room(code), time.time()
        room.apply(entry, at)
        gathering = room.bound.gathering if room.bound else None
        return await self.store.create_room(code, write_entry(entry), at, room.due(at), gathering)

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
        """Write all that is wanted; who comes while others are written shares the next transaction. Only what
        is committed is told to other processes, and has consequences."""
        while live.wishes:
            async with live.lock:
                await self.store.turn_comes()
                wishes, live.wishes = live.wishes, []
                before = live.number
                try:
                    left = await self.try_to_write(live, wishes)
                except Exception as error:
                    left = without_failed(wishes, error)
                live.wishes = left + live.wishes
                if live.committed is not None and live.number > before:
                    await self.bus.publish(live.code, live.number)
                    self.after(live)

    async def try_to_write(self, live: Live, wishes: list[Wish]) -> list[Wish]:
        """Those that are left; all when others were quicker: what they wrote is in memory now, and told."""
        await self.sure(live)
        room, at = live.take_out(), time.time()
        taken, turned = take(room, wishes, at)
        if taken and not await self.append(room, taken, at):
            await self.reload(live)
            return wishes
        live.put_in(room)
        if not taken and await self.catch_up(live):
            return wishes
        for wish, _, number in taken:
            wish.fulfil(number)
        for wish, refusal in turned:
            wish.fail(refusal)
        if taken:
            self.tell(live)
        return wishes[len(taken) + len(turned) :]

    async def append(self, room: Room, taken: list[Taken], at: float) -> bool:
        """Write what was taken; False if others were quicker."""
        bodies, due = [write_entry(entry) for _, entry, _ in taken], room.due(at)
        began = time.perf_counter()
        try:
            written = await self.store.append(room.code, taken[0].number, bodies, at, due)
        except LookupError:
            self.drop(room.code)
            raise Illegal("no-room", room.code) from None
        finally:
            COMMIT_SECONDS.observe(time.perf_counter() - began)
        if written:
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
        if live and number > live.number:
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
            try:
                await self.catch_up(live)
            except Illegal:  # it is deleted, and whoever listened has been told
                return

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
