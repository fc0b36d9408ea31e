"""Where puzzles are thought through: in a process of its own, one after the other, and none for too long."""

import asyncio
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, TypeVar

from golems.rules.refusals import Illegal

T = TypeVar("T")
MOST_WAITING = 40  # a class that asks at once
MOST_KNOWN = 1000
GIVEN_UP = 1  # how the process ends when a thought takes too long


class Workshop:
    """One a server process; its own process begins with the first thought."""

    def __init__(self, make_pool: Callable[[], Executor]) -> None:
        self.make_pool = make_pool
        self.pool: Executor | None = None
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.known: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()

    async def know(self, seconds: float, work: Callable[..., T], *given: Hashable) -> T:
        """What is thought only once, whoever asks, and kept for a while."""
        key = (work, *given)
        task = self.known.pop(key, None) or asyncio.create_task(self.think(seconds, work, *given))
        self.known[key] = task
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        try:
            found: T = await asyncio.shield(task)
        except Illegal:
            self.known.pop(key, None)
            raise
        return found

    async def think(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        """What the work comes to; refused where that takes longer."""
        if self.waiting >= MOST_WAITING:
            raise Illegal("too-often")
        self.waiting += 1
        try:
            async with self.turn:
                return await self.run(in_time, seconds, work, *given)
        finally:
            self.waiting -= 1

    async def run(self, work: Callable[..., T], *given: object) -> T:
        self.pool = self.pool or self.make_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *given)
        except BrokenExecutor:  # its process has ended
            self.close()
            raise Illegal("puzzle-too-hard", "puzzle") from None

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown()
            self.pool = None


def in_time(seconds: float, work: Callable[..., T], *given: object) -> T:
    """In the process of the workshop, which ends if it takes longer."""
    clock = threading.Timer(seconds, os._exit, [GIVEN_UP])
    clock.daemon = True
    clock.start()
    try:
        return work(*given)
    finally:
        clock.cancel()
