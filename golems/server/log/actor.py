"""The logs of this process: folded in memory, written to, and told to those who listen.

What is in memory is only a cache: an entry counts once it is stored, and is told only then. Other processes
may write to the same logs at any time: of two that write at once one is first, and the other looks again."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from golems.rules.refusals import Illegal
from golems.server.log.bus import DELETED, Bus
from golems.server.log.codes import new_code
from golems.server.log.kinds import F, Kind, LiveLog, nothing
from golems.server.log.store import Store, StoredEntry
from golems.server.log.writes import PendingWrite, Written, apply_all, without_failed

T = TypeVar("T")
IDLE = 60.0  # seconds after which a log that nobody uses leaves the memory
AT_ONCE = 0.01  # seconds for which reading a long log may keep everybody else waiting
TRIES = 20  # to find a code that nobody has


class Logs(Generic[F]):
    """All logs of some kinds that this process has to do with; `missing` makes the refusal of others."""

    def __init__(
        self, store: Store, bus: Bus, kinds: Iterable[Kind[F]], missing: Callable[[str], Illegal]
    ) -> None:
        self.store = store
        self.bus = bus
        self.kinds = {kind.name: kind for kind in kinds}
        self.missing = missing
        self.after: Callable[[LiveLog[F]], None] = nothing  # what new entries make necessary
        self.held: dict[str, LiveLog[F]] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        bus.subscribe(self.heard, self.missed)

    # ------------------------------------------------------------ in memory

    async def live(self, code: str) -> LiveLog[F]:
        """Return a log, from memory or else from the store; refused when there is none."""
        live = self.held.get(code) or await self.read(code)
        live.used = time.monotonic()
        return live

    async def read(self, code: str) -> LiveLog[F]:
        """Read a log into memory, once for all who ask for it meanwhile."""
        opening = self.opening.setdefault(code, asyncio.Lock())
        async with opening:
            if code not in self.held:
                found = LiveLog(code, await self.kind_of(code))
                found.audience = found.kind.audience(found, self.spawn)
                stored = await self.store.load(code, found.kind.name)
                if not stored:
                    raise self.missing(code)
                await self.take(found, stored)
                self.held[code] = found
            return self.held[code]

    async def take(self, live: LiveLog[F], stored: Iterable[StoredEntry]) -> None:
        """Let a log take stored entries. Where there are many of them others are served in between."""
        began = time.perf_counter()
        for _ in live.taking(stored):
            if time.perf_counter() - began >= AT_ONCE:
                await asyncio.sleep(0)
                began = time.perf_counter()

    async def kind_of(self, code: str) -> Kind[F]:
        if len(self.kinds) == 1:  # whether it is there its entries tell
            return next(iter(self.kinds.values()))
        name = await self.store.kind_of(code)
        if name not in self.kinds:
            raise self.missing(code)
        return self.kinds[name]

    async def look(self, code: str, see: Callable[[F], T]) -> T:
        """Return something that follows from a log as it is stored."""
        live = await self.live(code)
        async with live.lock:
            return see(await self.refreshed(live))

    async def sure(self, live: LiveLog[F]) -> F:
        """Return the fold of what is stored, as far as this process knows. The lock is held."""
        if live.committed is None:
            await self.catch_up(live)
        return live.fold

    async def refreshed(self, live: LiveLog[F]) -> F:
        """Return the fold of what is stored, read again if its kind is always fresh. The lock is held."""
        if live.kind.always_fresh:
            await self.catch_up(live)
        return await self.sure(live)

    async def catch_up(self, live: LiveLog[F]) -> bool:
        """Take entries that others have written, and all after a write that may not have got into the store;
        return whether any is new. Refused when the log is deleted, for then the last one that is known is not
        there either. The lock is held."""
        before, known = live.number, 0 if live.committed is None else live.number
        stored = await self.store.load(live.code, live.kind.name, known - 1)
        if not stored:
            self.drop(live.code)
            raise self.missing(live.code)
        await self.take(live, stored)
        if live.number > known:
            live.audience.tell()
        return live.number > before

    def forget_idle(self) -> None:
        """Drop logs from memory that nobody has listened to or written to for a while."""
        since = time.monotonic() - IDLE
        for live in [
            each for each in self.held.values() if not each.audience.listeners and each.used < since
        ]:
            del self.held[live.code]

    def drop(self, code: str) -> None:
        """Take a deleted log out of the memory, and tell those who listen."""
        live = self.held.pop(code, None)
        if live:
            live.committed = None
            live.audience.close()

    # ------------------------------------------------------------ entries

    async def open(self, kind: str, entries: Sequence[Any]) -> str:
        """Create a log with these entries under a new code; return the code."""
        for _ in range(TRIES):
            code = new_code()
            if await self.create(code, kind, entries):
                return code
        raise Illegal("too-often")

    async def create(self, code: str, kind: str, entries: Sequence[Any]) -> bool:
        """Create a log with these entries; return False if the code is taken."""
        made, at = self.kinds[kind], time.time()
        fold = made.begin(code)
        for entry in entries:
            fold.apply(entry, at)
        bodies, owner = [made.write(entry) for entry in entries], made.owner(fold)
        try:
            return await self.store.create(code, kind, bodies, at, made.due(fold, at), owner)
        except LookupError:
            raise Illegal("no-gathering", owner or "") from None

    async def write(self, code: str, make: Callable[[F], Iterable[Any]]) -> Written[F]:
        """Write entries and tell everybody: all of them, or they are refused. `make` sees the fold as it is
        now, and may be asked again when another process was quicker. The write comes to its end though nobody
        waits for it any more."""
        live = await self.live(code)
        write = PendingWrite(make)
        live.waiting.append(write)
        if live.writer is None or live.writer.done():
            live.writer = self.spawn(self.write_waiting(live))
        return await write.done

    async def write_waiting(self, live: LiveLog[F]) -> None:
        """Write all that is wanted; whoever comes while others are written shares the next transaction. Only
        what is committed is told to other processes, and has consequences."""
        while live.waiting:
            async with live.lock:
                await self.store.turn_comes()
                waiting, live.waiting = live.waiting, []
                before = live.number
                try:
                    left = await self.try_to_write(live, waiting)
                except Exception as error:
                    left = without_failed(waiting, error)
                live.waiting = left + live.waiting
                if live.committed is not None and live.number > before:
                    await self.bus.publish(live.code, live.number)
                    self.after(live)

    async def try_to_write(self, live: LiveLog[F], waiting: list[PendingWrite[F]]) -> list[PendingWrite[F]]:
        """Write, and return what is left: everything when others were quicker; what they wrote is in memory
        then, and told."""
        await self.refreshed(live)
        if live.is_full:
            raise Illegal("log-full", live.code)
        fold, at, number = live.take_out(), time.time(), live.number
        accepted, refused, left = sorted_ = apply_all(fold, waiting, live.kind.may_share, at)
        entries = sorted_.entries
        if entries and not await self.append(live, fold, entries, at):
            await self.catch_up(live)
            return waiting
        live.put_in(fold, number + len(entries))
        if not entries and not live.kind.always_fresh and await self.catch_up(live):
            return waiting
        for write, own in accepted:
            number += len(own)
            write.settle(Written(number, fold))
        for write, refusal in refused:
            write.fail(refusal)
        if entries:
            live.audience.tell()
        return left

    async def append(self, live: LiveLog[F], fold: F, entries: list[Any], at: float) -> bool:
        """Store entries; return False if others were quicker."""
        kind, written = live.kind, False
        bodies, due = [kind.write(entry) for entry in entries], kind.due(fold, at)
        began = time.perf_counter()
        try:
            written = await self.store.append(live.code, kind.name, live.number + 1, bodies, at, due)
        except LookupError:
            self.drop(live.code)
            raise self.missing(live.code) from None
        finally:
            kind.measure(entries if written else [], time.perf_counter() - began)
        live.size += sum(map(len, bodies)) if written else 0
        return written

    # ------------------------------------------------------------ deleting

    async def delete(self, code: str, before: float | None = None) -> bool:
        """Delete a log for good with the rooms that it owns, and tell everybody who listens; return False if
        it is not there, or (with `before`) was touched since then."""
        kind = await self.store.kind_of(code)
        owned = await self.store.delete(code, kind, before) if kind in self.kinds else None
        if owned is None:
            return False
        await self.publish_deleted(code, *owned)
        return True

    async def discard(self, code: str, kind: str, before: float, at: float) -> bool:
        """Move a log into the trash, unless somebody has touched it since then; return whether it was."""
        if not await self.store.discard(code, kind, before, at):
            return False
        await self.publish_deleted(code)
        return True

    async def publish_deleted(self, code: str, *owned: str) -> None:
        self.drop(code)
        for gone in (code, *owned):
            await self.bus.publish(gone, DELETED)

    async def forget(self, kind: str, before: float, at: float, most: int) -> int:
        """Discard logs that nobody has touched since then, or delete them for good, as the kind says; return
        how many."""
        codes = await self.store.untouched(kind, before, most)
        if self.kinds[kind].for_good:
            return sum([await self.delete(code, before) for code in codes])
        return sum([await self.discard(code, kind, before, at) for code in codes])

    # ------------------------------------------------------------ listening

    async def listen(self, code: str, listener: Any) -> None:
        """Tell a listener everything, and from now on what is new. The log is read again first: another
        process may have died before it could tell us."""
        live = await self.live(code)
        async with live.lock:
            await self.catch_up(live)
            live.audience.add(listener)

    def leave(self, code: str, listener: Any) -> None:
        if live := self.held.get(code):
            live.audience.remove(listener)

    # ------------------------------------------------------------ other processes

    def heard(self, code: str, number: int) -> None:
        """Follow another process that has written to a log which is held here."""
        live = self.held.get(code)
        if live and number > live.number:
            self.spawn(self.follow(live))

    def missed(self) -> None:
        """Look after all logs: something may have been written without our hearing of it."""
        for live in self.held.values():
            self.spawn(self.follow(live))

    async def follow(self, live: LiveLog[F]) -> None:
        async with live.lock:
            try:
                await self.catch_up(live)
            except Illegal:  # it is deleted, and its listeners have been told
                return

    async def close(self) -> None:
        """Wait until everything that has begun has come to its end."""
        self.closing = True
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
