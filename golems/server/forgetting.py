"""What nobody has touched for long leaves the database: when the clock can be trusted, and in portions."""

from logging import WARNING
from typing import Final

from golems.server.clock import DAY, HOUR, MINUTE, Doubt, PlausibleClock
from golems.server.config import Config
from golems.server.gathered import Kind
from golems.server.gatherings import Gatherings
from golems.server.hub import Hub
from golems.server.logs import tell

PORTION: Final = 500  # things of each kind in one tidying
TRUST: Final = HOUR  # that the clock has been plausible
TRUST_FOR_GOOD: Final = 10 * MINUTE  # enough for what is promised to be gone, however short the server runs
LONGEST: Final = 2 * DAY  # since the newest thing: so a lesson goes after a day though nothing comes after it
UNDO: Final = 7 * DAY  # that something stays in the trash


class Forgetting:
    """Moves what is too old into the trash, and empties it after a week."""

    def __init__(
        self, hub: Hub, gatherings: Gatherings, config: Config, clock: PlausibleClock | None = None
    ) -> None:
        self.hub = hub
        self.gatherings = gatherings
        self.config = config
        self.clock = clock or PlausibleClock(LONGEST)
        self.told: Doubt | None = None

    async def look_at_clock(self) -> float:
        """For how many seconds the clock has been plausible. Why it is not is told once."""
        plausible = self.clock.check(await self.hub.store.newest())
        if self.clock.doubt != self.told:
            self.told = self.clock.doubt
            if self.told:
                tell("deleting waits", WARNING, reason=self.told)
        return plausible

    async def forget(self) -> None:
        """Forget a portion of what is too old; how many of each is told."""
        plausible, now = await self.look_at_clock(), self.clock.wall()
        for kind in self.gatherings.kinds.values():
            days = self.days_of(kind)
            if days and plausible >= (TRUST_FOR_GOOD if kind.for_good else TRUST):
                count = await self.gatherings.forget(kind.name, now - days * DAY, now, PORTION)
                told(f"{kind.name} deleted" if kind.for_good else f"{kind.name} forgotten", count)
        if plausible >= TRUST:
            await self.forget_rooms(now)
            told("trash emptied", await self.hub.store.empty_trash(now - UNDO))

    def days_of(self, kind: Kind) -> int:
        """After how many days a gathering is too old; 0: never."""
        days = (self.config.retention_days, self.config.lesson_days if kind.for_good else 0)
        return min([each for each in days if each], default=0)

    async def forget_rooms(self, now: float) -> None:
        if self.config.retention_days:
            before = now - self.config.retention_days * DAY
            told("room forgotten", await self.hub.forget(before, now, PORTION))
            told("record forgotten", await self.hub.store.discard_records(before, now, PORTION))


def told(event: str, count: int) -> None:
    if count:
        tell(event, count=count)
