"""Whose turn it is. A process does one thing at a time: whoever keeps it busy waits while others are there.

What is done for an address is counted as debt, in seconds, and forgiven as time goes by. An address that owes
more than its allowance waits before it is served again; as long as it is alone it never does. Those who sit
at tables are counted apart from everybody else behind their address, so that a flood from inside a school
does not reach its battles."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from types import coroutine
from typing import Any, NamedTuple, TypeVar

from golems.server.http.rates import MOST_COUNTED

T = TypeVar("T")
SHARE = 0.3  # of the time of a process that one address may take while others are there
AT_ONCE = 0.1  # seconds of work that it may have in advance
GUESS = 0.002  # seconds at least that a request or a message is taken to need before it is done
MEMORY = 1 / 8  # how much the last thing that was done tells of what the next one needs
SENDING = 0.0003  # the same for what is sent to a browser that listens
READING = 0.0005  # seconds that it takes besides, to read and to answer
AROUND = 1.0  # seconds for which whoever has asked for something counts as being there
LONGEST = 20.0  # seconds that anybody waits


class Asker(NamedTuple):
    """Everybody behind an address who sits at a table, or everybody else there."""

    address: str
    is_seated: bool = False


class Debt(NamedTuple):
    """The seconds of this process that an address has used and not yet waited for."""

    seconds: float = 0.0
    at: float = 0.0  # when it was that much
    usual: float = GUESS  # seconds that a request needs


class Turns:
    """What each address owes to the others of this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.debts: dict[Asker, Debt] = {}  # who asked last stands last

    async def wait(self, asker: Asker, guess: float | None = None) -> float:
        """Count something that is asked for, and wait until it may be done. Return how many seconds it is
        taken to need: as many as is usual, if nobody says better."""
        guess = guess or self.debt(asker).usual
        self.owe(asker, guess)
        seconds = self.until_turn(asker, guess)  # not looked at again: all who wait would wake together
        if seconds > 0:
            await asyncio.sleep(seconds)
        return guess

    async def serve(self, asker: Asker, work: Awaitable[T], guess: float) -> T:
        """Do what somebody has waited for, and count how long that keeps the process busy."""
        spent = READING

        def spend(seconds: float) -> None:
            nonlocal spent
            spent += seconds

        try:
            return await timed(work, spend)
        finally:
            self.owe(asker, spent - guess)
            if guess >= GUESS:  # what is only sent tells nothing of requests
                self.learn(asker, spent)

    def until_turn(self, asker: Asker, guess: float = 0.0) -> float:
        """Return the seconds until something that was counted with this guess may be done."""
        if not self.are_others_around(asker.address):
            return 0.0
        return max(0.0, (self.owed(asker) - guess - AT_ONCE) / SHARE)

    def debt(self, asker: Asker) -> Debt:
        return self.debts.get(asker, Debt())

    def owed(self, asker: Asker) -> float:
        debt = self.debt(asker)
        return max(0.0, debt.seconds - (self.clock() - debt.at) * SHARE)

    def owe(self, asker: Asker, seconds: float) -> None:
        now, owed, usual = self.clock(), self.owed(asker), self.debt(asker).usual
        self.debts.pop(asker, None)
        self.debts[asker] = Debt(min(max(0.0, owed + seconds), AT_ONCE + LONGEST * SHARE), now, usual)
        self.forget_idle(now)

    def learn(self, asker: Asker, spent: float) -> None:
        debt = self.debt(asker)
        usual = debt.usual + (spent - debt.usual) * MEMORY
        self.debts[asker] = debt._replace(usual=max(GUESS, usual))

    def are_others_around(self, address: str) -> bool:
        since = self.clock() - AROUND
        for other in reversed(self.debts):
            if other.address != address:
                return self.debts[other].at > since
        return False

    def forget_idle(self, now: float) -> None:
        """Forget who asked least recently, when nothing is owed any more or there are too many."""
        first = next(iter(self.debts))
        is_idle = not self.owed(first) and self.debts[first].at < now - AROUND
        if is_idle or len(self.debts) > MOST_COUNTED:
            del self.debts[first]


HERE = Turns()  # of this process


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
