"""What nobody has touched for long leaves the store: when the clock can be trusted, and in portions."""

from collections.abc import Sequence
from logging import WARNING
from typing import Any, Final

from golems.server.journal import tell
from golems.server.log.actor import Logs
from golems.server.log.clock import DAY, HOUR, MINUTE, Doubt, PlausibleClock
from golems.server.log.kinds import Kind
from golems.server.log.store import Store

PORTION: Final = 500  # things of each kind in one tidying
TRUST: Final = HOUR  # that the clock has been plausible
TRUST_FOR_GOOD: Final = 10 * MINUTE  # enough for what is promised to be gone, however short the server runs
LONGEST: Final = 2 * DAY  # since the newest thing: so a lesson goes after a day though nothing comes after it
UNDO: Final = 7 * DAY  # that something stays in the trash


class Retention:
    """Moves what is too old into the trash, and empties it after a week. After 0 days nothing is too old;
    `lesson_days` are for what is deleted for good."""

    def __init__(
        self,
        store: Store,
        logs: Sequence[Logs[Any]],
        days: int,
        lesson_days: int,
        clock: PlausibleClock | None = None,
    ) -> None:
        self.store = store
        self.logs = logs
        self.days = days
        self.lesson_days = lesson_days
        self.clock = clock or PlausibleClock(LONGEST)
        self.told: Doubt | None = None

    async def look_at_clock(self) -> float:
        """Return for how many seconds the clock has been plausible. Why it is not is told once."""
        plausible = self.clock.check(await self.store.newest())
        if self.clock.doubt != self.told:
            self.told = self.clock.doubt
            if self.told:
                tell("deleting waits", WARNING, reason=self.told)
        return plausible

    async def forget(self) -> None:
        """Forget a portion of what is too old, and tell how many of each kind."""
        plausible, now = await self.look_at_clock(), self.clock.wall()
        for logs in self.logs:
            for kind in logs.kinds.values():
                days = self.days_of(kind)
                if days and plausible >= (TRUST_FOR_GOOD if kind.for_good else TRUST):
                    count = await logs.forget(kind.name, now - days * DAY, now, PORTION)
                    told(f"{kind.name} deleted" if kind.for_good else f"{kind.name} forgotten", count)
        if plausible >= TRUST:
            if self.days:
                count = await self.store.discard_records(now - self.days * DAY, now, PORTION)
                told("record forgotten", count)
            told("trash emptied", await self.store.empty_trash(now - UNDO))

    def days_of(self, kind: Kind[Any]) -> int:
        """Return after how many days a log is too old; 0: never."""
        days = (self.days, self.lesson_days if kind.for_good else 0)
        return min([each for each in days if each], default=0)


def told(event: str, count: int) -> None:
    if count:
        tell(event, count=count)
