"""Clocks that tests set."""

from golems.server.log.clock import PlausibleClock
from golems.server.log.retention import LONGEST

NOW = 1_700_000_000.0


class Clocks:
    """A clock on the wall and a steady one, both as the test says."""

    def __init__(self, now: float = NOW) -> None:
        self.now = now
        self.steady = 0.0

    def go_on(self, seconds: float) -> None:
        """Let both clocks run."""
        self.now += seconds
        self.steady += seconds

    def plausible(self) -> PlausibleClock:
        return PlausibleClock(LONGEST, lambda: self.now, lambda: self.steady)


class Clock:
    """A clock that stands still until the test sets it."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now
