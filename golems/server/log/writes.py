"""Entries that somebody wants in a log, and how many of them are written together."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from golems.rules.refusals import Refusal

F = TypeVar("F")


class Written(NamedTuple, Generic[F]):
    """What came of a write: the number of the last entry then, and the fold."""

    number: int
    fold: F


class PendingWrite(Generic[F]):
    """Entries that somebody wants in a log: all of them or none. `make` sees the fold as it is then, and may
    be asked again."""

    def __init__(self, make: Callable[[F], Iterable[Any]]) -> None:
        self.make = make
        self.done: asyncio.Future[Written[F]] = asyncio.get_running_loop().create_future()
        self.has_failed = False

    def settle(self, written: Written[F]) -> None:
        if not self.done.done():
            self.done.set_result(written)

    def fail(self, error: Exception) -> None:
        self.has_failed = True
        if not self.done.done():
            self.done.set_exception(error)


class AcceptedWrite(NamedTuple, Generic[F]):
    """A write that the fold in memory has taken, with its entries."""

    write: PendingWrite[F]
    entries: list[Any]


class RefusedWrite(NamedTuple, Generic[F]):
    """A write that the fold in memory has refused."""

    write: PendingWrite[F]
    refusal: Refusal


class SortedWrites(NamedTuple, Generic[F]):
    """What becomes of writes that wait; `left` wait for the next transaction."""

    accepted: list[AcceptedWrite[F]]
    refused: list[RefusedWrite[F]]
    left: list[PendingWrite[F]]

    @property
    def entries(self) -> list[Any]:
        return [entry for accepted in self.accepted for entry in accepted.entries]


def apply_all(
    fold: Any, waiting: Sequence[PendingWrite[F]], may_share: Callable[[Any, Any], bool], at: float
) -> SortedWrites[F]:
    """Apply as many writes as may be told together, from the first one on. Where a write breaks off halfway,
    or raises anything but a Refusal, it has failed: its error is raised, and the fold is not to be used."""
    accepted: list[AcceptedWrite[F]] = []
    refused: list[RefusedWrite[F]] = []
    for count, write in enumerate(waiting, start=1):
        entries: list[Any] = []
        try:
            for entry in write.make(fold):
                fold.apply(entry, at)
                entries.append(entry)
        except Exception as error:
            if isinstance(error, Refusal) and not entries:
                refused.append(RefusedWrite(write, error))
                continue
            write.fail(error)
            raise
        accepted.append(AcceptedWrite(write, entries))
        if entries and not may_share(fold, entries[-1]):
            return SortedWrites(accepted, refused, list(waiting[count:]))
    return SortedWrites(accepted, refused, [])


def without_failed(waiting: Sequence[PendingWrite[F]], error: Exception) -> list[PendingWrite[F]]:
    """Return the writes that have not failed; where it was none of them that did, all have."""
    if not any(write.has_failed for write in waiting):
        for write in waiting:
            write.fail(error)
    return [write for write in waiting if not write.has_failed]
