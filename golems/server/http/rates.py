"""Rates such as 10/minute;100/day, and buckets that leak: one number for each who is counted."""

from itertools import islice

SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
SPILL = (
    10  # what runs over and is still counted: the rest is forgiven, or a flood would be remembered for weeks
)
MOST_COUNTED = (
    20_000  # addresses or browsers in one table; the one that did nothing for longest is forgotten first
)


def read_rates(limit: str) -> list[tuple[int, int]]:
    """Return how many times in how many seconds, for each part of a limit."""
    parts = [part.split("/") for part in limit.split(";")]
    return [(int(most), SECONDS[unit]) for most, unit in parts]


def times_as_many(limit: str, factor: float) -> str:
    parts = [part.split("/") for part in limit.split(";")]
    return ";".join([f"{max(1, round(int(most) * factor))}/{unit}" for most, unit in parts])


class Bucket:
    """A bucket that fills with what is done and leaks all the time: `most` at once, and as many again in
    `seconds`."""

    def __init__(self, most: int, seconds: int, patience: float = 0.0) -> None:
        """Count so many seconds of what runs over, for those who wait that long for room."""
        self.most = most
        self.leak = most / seconds
        self.spill = max(SPILL, self.leak * patience + 1)
        self.levels: dict[
            str, tuple[float, float]
        ] = {}  # how full, and when; who was counted last stands last

    def level(self, who: str, now: float) -> float:
        level, at = self.levels.get(who, (0.0, now))
        return max(0.0, level - (now - at) * self.leak)

    def pour(self, who: str, now: float) -> float:
        """Count once more; return how full the bucket is then. It may run over."""
        level = min(self.level(who, now) + 1, self.most + self.spill)
        self.levels.pop(who, None)
        self.levels[who] = level, now
        self.forget_idle(now)
        return level

    def until_room(self, who: str, now: float) -> float:
        """Return the seconds until there is room for one more, 0 if there is now."""
        return max(0.0, (self.level(who, now) + 1 - self.most) / self.leak)

    def forget_idle(self, now: float) -> None:
        for who in list(islice(self.levels, 2)):
            if not self.level(who, now) or len(self.levels) > MOST_COUNTED:
                del self.levels[who]


def buckets(limit: str, patience: float = 0.0) -> list[Bucket]:
    return [Bucket(most, seconds, patience) for most, seconds in read_rates(limit)]
