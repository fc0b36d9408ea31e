"""Those who listen to a gathering, and what they were told."""

import asyncio
from time import time
from typing import Any, Protocol

from msgspec import Raw

from golems.server.gatherings.kinds import Role, kind_of, role_of
from golems.server.gatherings.messages import Shown
from golems.server.http.messages import ENCODER
from golems.server.http.tokens import Grant
from golems.server.log.kinds import LiveLog, Spawn

PAUSE = 0.05  # seconds at least between two tellings: what comes in between is told once


class GatheringListener(Protocol):
    """Somebody who is told what their role may see. No method waits."""

    grants: tuple[Grant, ...]

    def tell_view(self, message: bytes) -> None: ...
    def gone(self) -> None:
        """Learn that the gathering is deleted."""


class GatheringAudience:
    """Tells each role its whole view, soon after a change and together with what else is new until then."""

    def __init__(self, live: LiveLog[Any], spawn: Spawn) -> None:
        self.live = live
        self.spawn = spawn
        self.listeners: dict[GatheringListener, bytes] = {}  # with the view they were told last
        self.teller: asyncio.Task[None] | None = None
        self.is_behind = False  # something is new that was not told

    def add(self, listener: GatheringListener) -> None:
        self.listeners[listener] = b""
        self.tell_one(listener, {})

    def remove(self, listener: GatheringListener) -> None:
        self.listeners.pop(listener, None)

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
                self.is_behind = False
                views: dict[Role, bytes] = {}
                for listener in list(self.listeners):
                    self.tell_one(listener, views)
            await asyncio.sleep(PAUSE)

    def tell_one(self, listener: GatheringListener, views: dict[Role, bytes]) -> None:
        """Tell a listener its view, unless it was told the same before. Each view is written once."""
        fold = self.live.fold
        role = role_of(self.live, fold, listener.grants)
        if role not in views:
            views[role] = ENCODER.encode(kind_of(self.live).show(fold, role))
        if self.listeners[listener] != views[role]:
            self.listeners[listener] = views[role]
            listener.tell_view(ENCODER.encode(Shown(self.live.number, time(), Raw(views[role]))))

    def close(self) -> None:
        for listener in self.listeners:
            listener.gone()
