"""Wrong tries: codes, records and tokens that are not there. Whoever goes on trying is answered later and
later; a code or a token that is there is answered at once, and not counted at all."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from golems.server.clients import Client
from golems.server.http.callers import Visitors
from golems.server.http.metrics import WRONG_TRIES
from golems.server.http.rates import Bucket, buckets

REASONS = frozenset(
    {"no-room", "no-gathering", "no-record", "no-word", "token"}
)  # refusals that answer a wrong try
OWN = "3/minute;10/day"  # wrong tries that a browser which is known may make before it waits
FIRST = 0.5  # seconds that the first late answer waits; each further one twice as long
LONGEST = 10.0  # seconds at most between two late answers to one address
PATIENCE = 20.0  # seconds after which a try that has not come to its turn is refused
MOST_WAITING = 500  # late answers to one address; further tries are refused at once
MOST_WAITING_TOGETHER = 5000


class Delay(NamedTuple):
    """How long a wrong try waits, and whether it is answered then or refused as one too many."""

    seconds: float
    answered: bool


class Guesses:
    """Delays wrong tries. A browser that is known, such as that of a child who mistypes a code, has some
    tries of its own. All other tries of an address are counted together, whatever visitors they name: `limit`
    of them are answered at once, the others one after another, with pauses that grow."""

    def __init__(self, limit: str, visitors: Visitors, clock: Callable[[], float] = time.monotonic) -> None:
        self.own = buckets(OWN)
        self.together = buckets(limit)
        self.visitors = visitors
        self.clock = clock
        self.next: dict[str, float] = {}  # when the last late answer leaves, by address
        self.waiting: Counter[str] = Counter()

    async def hold(self, client: Client) -> bool:
        """Wait as long as this wrong try has to; return whether it may be answered then."""
        WRONG_TRIES.inc()
        seconds, answered = self.pause(client)
        if seconds:
            self.waiting[client.address] += 1
            try:
                await asyncio.sleep(seconds)
            finally:
                self.leave(client.address)
        return answered

    def pause(self, client: Client) -> Delay:
        """Count a wrong try and find its place among the late answers to its address."""
        now = self.clock()
        if self.visitors.knows(client) and over(self.own, " ".join(client), now) <= 0:
            return Delay(0, True)
        too_many = over(self.together, client.address, now)
        if too_many <= 0:
            return Delay(0, True)
        if self.waiting[client.address] >= MOST_WAITING or self.waiting.total() >= MOST_WAITING_TOGETHER:
            return Delay(0, False)
        turn = max(now, self.next.get(client.address, now)) + min(LONGEST, FIRST * 2 ** min(too_many - 1, 10))
        if turn - now > PATIENCE:
            return Delay(PATIENCE, False)
        self.next[client.address] = turn
        return Delay(turn - now, True)

    def leave(self, address: str) -> None:
        """Forget an address to which no late answer waits any more."""
        self.waiting[address] -= 1
        if not self.waiting[address]:
            del self.waiting[address]
            self.next.pop(address, None)


def over(counted: list[Bucket], who: str, now: float) -> float:
    """Count once more; return by how much that is more than any of the buckets holds."""
    return max([bucket.pour(who, now) - bucket.most for bucket in counted])
