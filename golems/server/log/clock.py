"""Whether the clock of this machine can be trusted with deleting what is old."""

import time
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
DRIFT: Final = MINUTE  # that the clock may gain or lose on the steady one before it counts as set anew

Doubt: TypeAlias = Literal["clock-was-set", "clock-behind-newest", "clock-far-ahead-of-newest"]


class PlausibleClock:
    """Counts for how long nothing has spoken against the clock: it ran evenly with the steady clock, which
    nobody can set, and the newest thing in the database was neither in its future nor long ago."""

    def __init__(
        self,
        longest: float = DAY,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.longest = longest  # seconds since the newest thing that are still plausible
        self.wall = wall
        self.steady = steady
        self.began = (wall(), steady())
        self.since: float | None = None  # when it became plausible, on the steady clock
        self.doubt: Doubt | None = None

    def check(self, newest: float | None) -> float:
        """Look at the clock again, knowing the newest thing; return for how many seconds it has been
        plausible."""
        now, steady = self.wall(), self.steady()
        self.doubt = self.find_doubt(now, steady, newest)
        if self.doubt or newest is None:
            self.since = None
            return 0.0
        if self.since is None:
            self.since = steady
        return steady - self.since

    def find_doubt(self, now: float, steady: float, newest: float | None) -> Doubt | None:
        """Return what speaks against the clock. After the clock was set, it is measured from there."""
        wall_began, steady_began = self.began
        if abs((now - wall_began) - (steady - steady_began)) > DRIFT:
            self.began = (now, steady)
            return "clock-was-set"
        if newest is not None and newest > now + DRIFT:
            return "clock-behind-newest"
        if newest is not None and newest < now - self.longest:
            return "clock-far-ahead-of-newest"
        return None
