"""Gatherings: tournaments and lessons. Like a room, a gathering is a log of entries under a short code. What
is in memory is only a cache, and nothing is told before it is in the database."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

from msgspec import Raw
from msgspec.json import encode

from golems.rules.refusals import Illegal, Refusal
from golems.server.bus import DELETED, Bus
from golems.server.codes import new_code
from golems.server.gathered import Act, Gathered, Kind, Listener, Make, Role, role_of
from golems.server.gathering_store import GatheringStore
from golems.server.messages import ENCODER, Shown

T = TypeVar("T")
IDLE = 60.0  # seconds
PAUSE = 0.05  # seconds at least between two tellings: what comes in between is told once
TRIES = 20  # to find a code that nobody has


class Gatherings:
    """All gatherings that this process has to do with."""

    def __init__(self, store: GatheringStore, bus: Bus, kinds: Iterable[Kind]) -> None:
        self.store = store
        self.bus = bus
        self.kinds = {kind.name: kind for kind in kinds}
        self.gathered: dict[str, Gathered] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        bus.subscribe(self.heard, self.missed)

    # ------------------------------------------------------------ in memory

    async def find(self, code: str) -> Gathered:
        """From memory or else from its log; refused when there is none."""
        if code not in self.gathered:
            name = await self.store.kind(code)
            if name is None:
                raise Illegal("no-gathering", code)
            found = Gathered(code, self.kinds[name])
            found.take(await self.store.load(code))
            self.gathered.setdefault(code, found)
        live = self.gathered[code]
        live.used = time.monotonic()
        return live

    async def look(self, code: str, see: Callable[[Any], T]) -> T:
        """Something that follows from the gathering as it is now."""
        live = await self.find(code)
        async with live.lock:
            await self.catch_up(live)
            return see(live.folded)

    async def catch_up(self, live: Gathered) -> None:
        """Entries that others have written; refused when it is deleted, for then the last one is not there
        either. The lock is held."""
        last = 0 if live.committed is None else live.number
        log = await self.store.load(live.code, last - 1)
        if not log:
            self.drop(live.code)
            raise Illegal("no-gathering", live.code)
        live.take(log)
        if live.number > last:
            self.tell(live)

    def forget_idle(self) -> None:
        since = time.monotonic() - IDLE
        for live in [each for each in self.gathered.values() if not each.listeners and each.used < since]:
            del self.gathered[live.code]

    # ------------------------------------------------------------ entries

    async def open(self, kind: str, entries: Sequence[Any]) -> str:
        """A new gathering with these entries; its code."""
        folded, at = self.kinds[kind].begin(), time.time()
        for entry in entries:
            folded.apply(entry, at)
        bodies = [encode(entry) for entry in entries]
        for _ in range(TRIES):
            code = new_code()
            if await self.store.create(code, kind, bodies, at):
                return code
        raise Illegal("too-often")

    async def act(self, code: str, make: Make) -> Any:
        """Take entries into the log and tell everybody; all refused, or all written. `make` sees what follows
        from the log now, and may be asked again when somebody else was quicker; what follows then is given
        back."""
        live = await self.find(code)
        act = Act(make)
        live.acts.append(act)
        if live.writer is None or live.writer.done():
            live.writer = self.spawn(self.write_down(live))
        return await act.done

    async def write_down(self, live: Gathered) -> None:
        """All that is wanted: who comes while others are written shares the next transaction."""
        while live.acts:
            async with live.lock:
                acts, live.acts = live.acts, []
                before = live.number
                try:
                    left = await self.try_to_write(live, acts)
                except Exception as error:
                    left = []
                    for act in acts:
                        act.fail(error)
                live.acts = left + live.acts
                if live.committed is not None and live.number > before:
                    await self.bus.publish(live.code, live.number)

    async def try_to_write(self, live: Gathered, acts: list[Act]) -> list[Act]:
        """Those that are left: all when others were quicker, or when one was found wrong halfway."""
        await self.catch_up(live)
        folded, at, bodies, taken = live.take_out(), time.time(), list[bytes](), list[Act]()
        for act in acts:
            before = len(bodies)
            try:
                for entry in act.make(folded):
                    folded.apply(entry, at)
                    bodies.append(encode(entry))
            except Exception as error:
                act.fail(error)
                if len(bodies) > before or not isinstance(error, Refusal):
                    return [other for other in acts if other is not act]
            else:
                taken.append(act)
        if bodies and not await self.append(live, bodies, at, folded.closed):
            return taken
        live.put_in(folded, live.number + len(bodies))
        for act in taken:
            act.settle(folded)
        if bodies:
            self.tell(live)
        return []

    async def append(self, live: Gathered, bodies: list[bytes], at: float, closed: bool) -> bool:
        """False: others were quicker."""
        written = await self.store.append(live.code, live.number + 1, bodies, at, closed)
        if written is None:
            self.drop(live.code)
            raise Illegal("no-gathering", live.code)
        return written

    async def delete(self, code: str, before: float | None = None) -> bool:
        """Delete it and its rooms for good, and tell everybody who listens; False if it is not there, or
        (with `before`) was touched since then."""
        rooms = await self.store.delete(code, before)
        if rooms is None:
            return False
        self.drop(code)
        for gone in (code, *rooms):
            await self.bus.publish(gone, DELETED)
        return True

    async def discard(self, code: str, before: float, at: float) -> bool:
        """Move it into the trash, unless somebody has touched it since then."""
        if not await self.store.discard(code, before, at):
            return False
        self.drop(code)
        await self.bus.publish(code, DELETED)
        return True

    async def forget(self, kind: str, before: float, at: float, most: int) -> int:
        """Move what nobody has touched since then into the trash, or delete it for good, as the kind says;
        how many."""
        codes = await self.store.untouched(before, kind, most)
        if self.kinds[kind].for_good:
            return sum([await self.delete(code, before) for code in codes])
        return sum([await self.discard(code, before, at) for code in codes])

    def drop(self, code: str) -> None:
        live = self.gathered.pop(code, None)
        for listener in live.listeners if live else ():
            listener.gone()

    # ------------------------------------------------------------ telling

    async def listen(self, code: str, listener: Listener) -> None:
        """From now on; first everything as it is."""
        live = await self.find(code)
        async with live.lock:
            await self.catch_up(live)
            live.listeners[listener] = b""
            self.tell_one(live, listener, {})

    def leave(self, code: str, listener: Listener) -> None:
        if live := self.gathered.get(code):
            live.listeners.pop(listener, None)

    def tell(self, live: Gathered) -> None:
        """Soon, and together with what else is new until then."""
        live.untold = True
        if live.listeners and (live.teller is None or live.teller.done()):
            live.teller = self.spawn(self.keep_telling(live))

    async def keep_telling(self, live: Gathered) -> None:
        """As long as there is something to tell; what is not sure is told when it has been read anew."""
        while live.untold and live.listeners:
            async with live.lock:
                if live.committed is None:
                    return
                live.untold = False
                views: dict[Role, bytes] = {}
                for listener in list(live.listeners):
                    self.tell_one(live, listener, views)
            await asyncio.sleep(PAUSE)

    def tell_one(self, live: Gathered, listener: Listener, views: dict[Role, bytes]) -> None:
        """What this one may see, unless it has been told so already. Each view is written once."""
        role = role_of(live.kind, live.folded, listener.grants)
        if role not in views:
            views[role] = ENCODER.encode(live.kind.show(live.folded, role))
        if live.listeners[listener] != views[role]:
            live.listeners[listener] = views[role]
            listener.tell_view(ENCODER.encode(Shown(live.number, Raw(views[role]))))

    # ------------------------------------------------------------ other processes

    def heard(self, code: str, number: int) -> None:
        live = self.gathered.get(code)
        if live and number > live.number:
            self.spawn(self.follow(live))

    def missed(self) -> None:
        """Something may have been written without our hearing of it."""
        for live in self.gathered.values():
            self.spawn(self.follow(live))

    async def follow(self, live: Gathered) -> None:
        async with live.lock:
            try:
                await self.catch_up(live)
            except Illegal:  # it is deleted, and whoever listened has been told
                return

    async def close(self) -> None:
        """Let what has begun come to its end."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
