"""Logs kept in the memory of this process: nothing is left when it ends."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from golems.server.log.store import ROOM, StoredEntry, StoredRecord, StoreError


@dataclass(slots=True)
class StoredLog:
    """A log with everything that a store knows of it."""

    kind: str
    touched: float
    due: float | None = None
    owner: str | None = None
    entries: list[StoredEntry] = field(default_factory=list)

    def add(self, bodies: Sequence[bytes], at: float) -> None:
        first = len(self.entries) + 1
        self.entries += [StoredEntry(number, at, body) for number, body in enumerate(bodies, first)]
        self.touched = at


class MemoryStore:
    """A store as `log.store` describes it. It writes at once, so nobody ever waits for a turn."""

    def __init__(self) -> None:
        self._logs: dict[str, StoredLog] = {}
        self._records: dict[str, StoredRecord] = {}
        self._trash: list[float] = []  # when each thing was thrown away: it is gone, but counted until then

    async def close(self) -> None:
        pass

    # ------------------------------------------------------------ logs

    async def create(
        self,
        code: str,
        kind: str,
        bodies: Sequence[bytes],
        at: float,
        due: float | None = None,
        owner: str | None = None,
    ) -> bool:
        if owner is not None and owner not in self._logs:
            raise LookupError(f"no log {owner!r}")
        if code in self._logs:
            return False
        check_bytes(bodies)
        self._logs[code] = StoredLog(kind, at, due, owner)
        self._logs[code].add(bodies, at)
        return True

    async def append(
        self, code: str, kind: str, number: int, bodies: Sequence[bytes], at: float, due: float | None = None
    ) -> bool:
        if not bodies:
            raise ValueError(f"log {code!r}: nothing to append")
        check_bytes(bodies)
        log = self._log(code, kind)
        if log is None:
            raise LookupError(f"no log {code!r}")
        if number != len(log.entries) + 1:
            return False
        log.add(bodies, at)
        log.due = due
        return True

    async def turn_comes(self) -> None:
        pass

    async def load(self, code: str, kind: str, since: int = 0) -> list[StoredEntry]:
        log = self._log(code, kind)
        return log.entries[max(since, 0) :] if log else []

    async def kind_of(self, code: str) -> str | None:
        return self._logs[code].kind if code in self._logs else None

    def _log(self, code: str, kind: str) -> StoredLog | None:
        log = self._logs.get(code)
        return log if log and log.kind == kind else None

    # ------------------------------------------------------------ rooms that need somebody to act

    async def due(self, now: float, limit: int) -> list[str]:
        waiting = [(log.due, code) for code, log in self._logs.items() if log.due is not None]
        return [code for due, code in sorted(waiting) if due <= now][:limit]

    async def set_due(self, code: str, due: float | None, was: float | None = None) -> None:
        log = self._log(code, ROOM)
        if log and (was is None or log.due == was):
            log.due = due

    # ------------------------------------------------------------ records

    async def save_record(self, id: str, room: str, title: str, body: bytes, finished: float) -> None:
        self._records.setdefault(id, StoredRecord(id, room, title, finished, body))

    async def record(self, id: str) -> StoredRecord | None:
        return self._records.get(id)

    # ------------------------------------------------------------ what is old

    async def newest(self) -> float | None:
        touched = [log.touched for log in self._logs.values()]
        return max([*touched, *[record.finished for record in self._records.values()]], default=None)

    async def untouched(self, kind: str, before: float, most: int) -> list[str]:
        old = [
            (log.touched, code)
            for code, log in self._logs.items()
            if log.kind == kind and log.touched < before
        ]
        return [code for _, code in sorted(old)[:most]]

    async def discard(self, code: str, kind: str, before: float, at: float) -> bool:
        if not self._is_untouched(code, kind, before):
            return False
        self._forget([code])
        self._trash.append(at)
        return True

    async def discard_records(self, before: float, at: float, most: int) -> int:
        old = [
            record.id
            for record in self._records.values()
            if record.finished < before and record.room not in self._logs
        ][:most]
        for id_ in old:
            del self._records[id_]
        self._trash += [at] * len(old)
        return len(old)

    async def empty_trash(self, before: float) -> int:
        kept = [at for at in self._trash if at >= before]
        count, self._trash = len(self._trash) - len(kept), kept
        return count

    async def delete(self, code: str, kind: str, before: float | None = None) -> list[str] | None:
        if not self._is_untouched(code, kind, before):
            return None
        owned = sorted([room for room, log in self._logs.items() if log.owner == code])
        self._forget([code, *owned])
        return owned

    def _is_untouched(self, code: str, kind: str, before: float | None) -> bool:
        log = self._log(code, kind)
        return log is not None and (before is None or log.touched < before)

    def _forget(self, codes: Sequence[str]) -> None:
        """Forget logs, with the records of rooms."""
        for code in codes:
            del self._logs[code]
        kept = [record for record in self._records.values() if record.room not in codes]
        self._records = {record.id: record for record in kept}

    async def wipe(self) -> None:
        pass

    async def pulse(self, at: float) -> None:
        pass


def check_bytes(bodies: Sequence[bytes]) -> None:
    """Refuse what no database would take."""
    if not all(isinstance(body, bytes) for body in bodies):
        raise StoreError("a body is no bytes")
