"""Whether this server can do its work: whether the store takes a write."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from logging import ERROR
from typing import Final

from golems.server.journal import fault, tell

EVERY: Final = 1.0  # seconds at least between two tries
PATIENCE: Final = 3.0  # seconds until a try that has not come to an end counts as failed


class Health:
    """Tries to write, at most once a second however often somebody asks, and one try at a time."""

    def __init__(self, write: Callable[[float], Awaitable[None]]) -> None:
        self.write = write
        self.began = 0.0
        self.trying: asyncio.Task[bool] | None = None
        self.was_well = True

    async def is_well(self) -> bool:
        """Return whether the last try succeeded; who comes while it runs waits for it, but not for long."""
        if self.trying is None or (self.trying.done() and time.monotonic() - self.began >= EVERY):
            self.began = time.monotonic()
            self.trying = asyncio.create_task(self.try_to_write())
        trying = self.trying  # the next one may have begun when this one is over
        left = max(0.0, self.began + PATIENCE - time.monotonic())
        done, _ = await asyncio.wait([trying], timeout=left)
        return bool(done) and trying.result()

    async def try_to_write(self) -> bool:
        try:
            await self.write(time.time())
        except Exception as error:
            if self.was_well:
                tell("database takes no writes", ERROR, error=fault(error))
            self.was_well = False
        else:
            self.was_well = True
        return self.was_well

    async def close(self) -> None:
        if self.trying:
            await asyncio.wait([self.trying])
