"""Whose turn it is. A process does one thing at a time: whoever keeps it busy waits while others are there.

What is done for an address is counted as debt, in seconds, and forgiven as time goes by. An address that owes
more than its allowance waits before it is served again; as long as it is alone it never does."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from types import coroutine
from typing import Any, TypeVar

from golems.server.counting import MOST_COUNTED

T = TypeVar("T")
SHARE = 0.25  # of the time of a process that one address may take while others are there
AT_ONCE = 0.05  # seconds of work that it may have in advance
GUESS = 0.002  # seconds that a request or a message is taken to need before it is done
SENDING = 0.0003  # the same for what is sent to a browser that listens
READING = 0.0005  # seconds that it takes besides, to read and to answer
AROUND = 1.0  # seconds for which whoever has asked for something counts as being there
LONGEST = 20.0  # seconds that anybody waits


class Turns:
    """What each address owes to the others of this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.debts: dict[str, tuple[float, float]] = {}  # seconds owed, and when; who asked last stands last

    async def wait(self, address: str, guess: float = GUESS) -> None:
        """Until it is the turn of this address."""
        seconds = self.until_turn(address, guess)
        if seconds > 0:
            await asyncio.sleep(seconds)

    async def serve(self, address: str, work: Awaitable[T], guess: float = GUESS) -> T:
        """Do what an address has waited for, and count how long that keeps the process busy."""
        spent = READING

        def spend(seconds: float) -> None:
            nonlocal spent
            spent += seconds

        try:
            return await timed(work, spend)
        finally:
            self.owe(address, spent - guess)

    def until_turn(self, address: str, guess: float = GUESS) -> float:
        """Count something that is asked for; return the seconds until it may be done."""
        is_alone = not self.are_others_around(address)
        owed = self.owe(address, guess)
        return 0.0 if is_alone else (owed - guess - AT_ONCE) / SHARE

    def owe(self, address: str, seconds: float) -> float:
        """Return what the address owes then."""
        now = self.clock()
        owed, at = self.debts.pop(address, (0.0, now))
        left = max(0.0, owed - (now - at) * SHARE)
        owed = min(max(0.0, left + seconds), AT_ONCE + LONGEST * SHARE)
        self.debts[address] = owed, now
        self.forget_idle(now)
        return owed

    def are_others_around(self, address: str) -> bool:
        since = self.clock() - AROUND
        for other in reversed(self.debts):
            if other != address:
                return self.debts[other][1] > since
        return False

    def forget_idle(self, now: float) -> None:
        """Whoever asked least recently, when nothing is owed any more or there are too many."""
        first = next(iter(self.debts))
        owed, at = self.debts[first]
        if (owed <= (now - at) * SHARE and at < now - AROUND) or len(self.debts) > MOST_COUNTED:
            del self.debts[first]


@coroutine
def timed(work: Awaitable[T], spend: Callable[[float], None]) -> Generator[Any, None, T]:
    """Do something, and tell how long each of its steps kept the process busy; waiting is not counted."""
    steps, thrown = work.__await__(), None
    while True:
        began = time.perf_counter()
        try:
            waited = steps.send(None) if thrown is None else steps.throw(thrown)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            spend(time.perf_counter() - began)
        try:
            yield waited
            thrown = None
        except BaseException as error:  # such as being cancelled: that is for the work to bear
            thrown = error
