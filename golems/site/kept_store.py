"""Logs kept in the browser: in memory, and every change of them in its database before it is acknowledged."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from golems.server.log.memory import MemoryStore, StoredLog
from golems.server.log.store import StoredEntry, StoredRecord, StoreError

T = TypeVar("T")
Shelf: TypeAlias = Literal["logs", "entries", "records"]
Key: TypeAlias = str | list[str | int]
Row: TypeAlias = dict[str, Any]


class RowChange(NamedTuple):
    """A row that is put onto a shelf of the database, or (None) taken off."""

    shelf: Shelf
    key: Key
    row: Row | None


class Disk(Protocol):
    """The database of the browser."""

    async def write(self, changes: Sequence[RowChange]) -> None:
        """Make all changes or none; raise StoreError if they cannot be made."""


class KeptStore(MemoryStore):
    """A store as `log.store` describes it. A question waits until what is being written is written."""

    def __init__(self, disk: Disk, rows: Iterable[tuple[Shelf, Row]] = ()) -> None:
        super().__init__()
        self._disk = disk
        self._turn = asyncio.Lock()
        for shelf, row in rows:
            self._put(shelf, row)

    # ------------------------------------------------------------ what is read at the beginning

    def _put(self, shelf: Shelf, row: Row) -> None:
        """Take a row as the database has it; logs come before their entries, and these in order. What is None
        may be missing."""
        if shelf == "logs":
            self._logs[row["code"]] = StoredLog(row["kind"], row["touched"], row.get("due"), row.get("owner"))
        elif shelf == "entries" and row["code"] in self._logs:
            entry = StoredEntry(row["number"], row["at"], row["body"])
            self._logs[row["code"]].entries.append(entry)
        elif shelf == "records":
            self._records[row["id"]] = StoredRecord(**row)

    # ------------------------------------------------------------ writing

    async def _write(self, codes: Iterable[str], work: Callable[[], Awaitable[T]]) -> T:
        """Do something that may change these logs, and everything that they own, and write the changes down.
        If that fails, nothing has changed."""
        async with self._turn:
            logs, records = dict(self._logs), dict(self._records)
            before = {code: copy_of(logs[code]) for code in codes if code in logs}
            done = await work()
            try:
                await self._disk.write(self._changes({**logs, **before}, records))
            except StoreError:
                self._logs, self._records = {**logs, **before}, records
                raise
            return done

    def _changes(self, logs: Mapping[str, StoredLog], records: Mapping[str, StoredRecord]) -> list[RowChange]:
        gone = [code for code in logs if code not in self._logs]
        changed = [code for code, log in self._logs.items() if logs.get(code) is not log]
        return [
            *[change for code in gone for change in removed(code, logs[code])],
            *[change for code in changed for change in written(code, self._logs[code], logs.get(code))],
            *[RowChange("records", id_, None) for id_ in records if id_ not in self._records],
            *[
                RowChange("records", id_, each._asdict())
                for id_, each in self._records.items()
                if id_ not in records
            ],
        ]

    async def create(
        self,
        code: str,
        kind: str,
        bodies: Sequence[bytes],
        at: float,
        due: float | None = None,
        owner: str | None = None,
    ) -> bool:
        return await self._write(
            [], lambda: super(KeptStore, self).create(code, kind, bodies, at, due, owner)
        )

    async def append(
        self, code: str, kind: str, number: int, bodies: Sequence[bytes], at: float, due: float | None = None
    ) -> bool:
        return await self._write(
            [code], lambda: super(KeptStore, self).append(code, kind, number, bodies, at, due)
        )

    async def set_due(self, code: str, due: float | None, was: float | None = None) -> None:
        await self._write([code], lambda: super(KeptStore, self).set_due(code, due, was))

    async def save_record(self, id: str, room: str, title: str, body: bytes, finished: float) -> None:
        await self._write([], lambda: super(KeptStore, self).save_record(id, room, title, body, finished))

    async def discard(self, code: str, kind: str, before: float, at: float) -> bool:
        return await self._write([], lambda: super(KeptStore, self).discard(code, kind, before, at))

    async def discard_records(self, before: float, at: float, most: int) -> int:
        return await self._write([], lambda: super(KeptStore, self).discard_records(before, at, most))

    async def delete(self, code: str, kind: str, before: float | None = None) -> list[str] | None:
        return await self._write([], lambda: super(KeptStore, self).delete(code, kind, before))

    # ------------------------------------------------------------ reading

    async def load(self, code: str, kind: str, since: int = 0) -> list[StoredEntry]:
        async with self._turn:
            return await super().load(code, kind, since)

    async def kind_of(self, code: str) -> str | None:
        async with self._turn:
            return await super().kind_of(code)

    async def due(self, now: float, limit: int) -> list[str]:
        async with self._turn:
            return await super().due(now, limit)

    async def record(self, id: str) -> StoredRecord | None:
        async with self._turn:
            return await super().record(id)


def copy_of(log: StoredLog) -> StoredLog:
    return replace(log, entries=list(log.entries))


def removed(code: str, log: StoredLog) -> list[RowChange]:
    entries = [RowChange("entries", [code, entry.number], None) for entry in log.entries]
    return [RowChange("logs", code, None), *entries]


def written(code: str, log: StoredLog, before: StoredLog | None) -> list[RowChange]:
    """Return what makes a log of what it was before: its own row, and the entries that are new."""
    row = {"code": code, "kind": log.kind, "touched": log.touched, "due": log.due, "owner": log.owner}
    new = log.entries[len(before.entries) if before else 0 :]
    entries = [RowChange("entries", [code, each.number], {"code": code, **each._asdict()}) for each in new]
    return [RowChange("logs", code, row), *entries]
