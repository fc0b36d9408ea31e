"""Those who listen to a gathering, and what they were told."""

import asyncio
from time import perf_counter, time
from typing import Any, NamedTuple, Protocol

from msgspec import Raw

from golems.server.gatherings.kinds import Role, kind_of, role_of
from golems.server.gatherings.messages import Attending, Shown
from golems.server.http.messages import ENCODER
from golems.server.http.tokens import Grant
from golems.server.log.kinds import LiveLog, Spawn
from golems.server.log.presence import Presence, PresentChairs

PAUSE = 0.05  # seconds at least between two tellings: what comes in between is told once
RESTS = 9  # times as long as a telling took, if that is more: then it takes a tenth of the time at most
LONGEST = 3.0  # seconds of a pause; nobody shall look at what is older


class GatheringListener(Protocol):
    """Somebody who is told what their role may see. No method waits."""

    grants: tuple[Grant, ...]

    def tell_view(self, message: bytes) -> None: ...
    def gone(self) -> None:
        """Learn that the gathering is deleted."""


class ToldView(NamedTuple):
    """What a listener was told last, and as whom."""

    role: Role
    view: bytes
    attendance: Attending | None


class GatheringAudience:
    """Tells each role its whole view, soon after a change and together with what else is new until then."""

    def __init__(self, live: LiveLog[Any], spawn: Spawn, presence: Presence | None) -> None:
        self.live = live
        self.spawn = spawn
        self.presence = presence
        self.present = PresentChairs(self.tell)  # members, by their numbers
        self.listeners: dict[GatheringListener, ToldView] = {}
        self.teller: asyncio.Task[None] | None = None
        self.is_behind = False  # something is new that was not told

    def add(self, listener: GatheringListener) -> None:
        if not self.listeners and self.presence:
            self.presence.watch(self.live.code, self.look_around)
        self.listeners[listener] = ToldView(role_of(self.live, self.live.fold, listener.grants), b"", None)
        self.count_members()
        self.tell_one(listener, {})

    def remove(self, listener: GatheringListener) -> None:
        if self.listeners.pop(listener, None) is not None:
            self.count_members()

    # ------------------------------------------------------------ who is there

    def count_members(self) -> None:
        """Say who is connected here now."""
        if self.presence is None:
            return
        members = {told.role.member for told in self.listeners.values()}
        self.presence.set_here(
            self.live.code, frozenset([member for member in members if member is not None])
        )
        self.look_around()
        if not self.listeners:
            self.leave()

    def look_around(self) -> None:
        if self.presence:
            self.present.update(self.presence.connected(self.live.code))

    def attendance(self) -> Attending:
        return Attending(tuple(sorted(self.present.chairs)), dict(sorted(self.present.since.items())))

    def leave(self) -> None:
        if self.presence:
            self.presence.leave(self.live.code)
        self.present.close()

    # ------------------------------------------------------------ what is new

    def tell(self) -> None:
        self.is_behind = True
        if self.listeners and (self.teller is None or self.teller.done()):
            self.teller = self.spawn(self.keep_telling())

    async def keep_telling(self) -> None:
        """Tell as long as something is new. Where no fold is in memory it is told when one was read anew."""
        while self.is_behind and self.listeners:
            async with self.live.lock:
                if self.live.committed is None:
                    return
                self.is_behind, began = False, perf_counter()
                views: dict[Role, bytes] = {}
                for listener in list(self.listeners):
                    self.tell_one(listener, views)
                self.count_members()
                took = perf_counter() - began
            await asyncio.sleep(pause_after(took))

    def tell_one(self, listener: GatheringListener, views: dict[Role, bytes]) -> None:
        """Tell a listener its view, unless it was told the same before. Each view is written once."""
        fold, kind = self.live.fold, kind_of(self.live)
        role = role_of(self.live, fold, listener.grants)
        if role not in views:
            views[role] = ENCODER.encode(kind.show(fold, role))
        attendance = self.attendance() if role.kind == "lead" or kind.shows_presence else None
        told = ToldView(role, views[role], attendance)
        if self.listeners[listener] != told:
            self.listeners[listener] = told
            listener.tell_view(ENCODER.encode(Shown(self.live.number, time(), Raw(views[role]), attendance)))

    def close(self) -> None:
        for listener in self.listeners:
            listener.gone()
        self.leave()


def pause_after(took: float) -> float:
    """Return how long nothing is told, however much happens, after a telling of so many seconds."""
    return min(LONGEST, max(PAUSE, RESTS * took))
