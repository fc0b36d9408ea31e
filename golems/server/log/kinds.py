"""Kinds of logs, and a log of some kind in memory."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec.json import encode

from golems.server.log.store import StoredEntry
from golems.server.log.writes import PendingWrite


class Fold(Protocol):
    """What follows from the entries of a log."""

    def apply(self, entry: Any, at: float) -> None:
        """Take an entry, or raise a Refusal and change nothing."""


F = TypeVar("F", bound=Fold)
Spawn: TypeAlias = Callable[[Coroutine[None, None, None]], "asyncio.Task[None]"]


class Audience(Protocol):
    """Those who listen to one log. Its lock is held whenever a method is called, and no method waits."""

    @property
    def listeners(self) -> Collection[Any]: ...

    def add(self, listener: Any) -> None:
        """Tell a listener everything, and from then on what is new."""

    def remove(self, listener: Any) -> None: ...

    def tell(self) -> None:
        """Tell all listeners what is new."""

    def close(self) -> None:
        """Tell all listeners that the log is deleted."""


def nothing(*_: object) -> None:
    return None


def always(*_: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Kind(Generic[F]):
    """One kind of log."""

    name: str
    begin: Callable[[str], F]  # makes the fold of a log that has no entry yet, of this code
    read: Callable[[bytes], Any]  # reads an entry as it is stored
    audience: Callable[["LiveLog[F]", Spawn], Audience]
    write: Callable[[Any], bytes] = encode
    due: Callable[[F, float], float | None] = nothing  # when somebody must act for it
    owner: Callable[[F], str | None] = nothing  # the code of the log that it belongs to
    may_share: Callable[[F, Any], bool] = always  # whether more may be written together with this entry
    measure: Callable[[Sequence[Any], float], None] = nothing  # is told what was written, in how many seconds
    always_fresh: bool = False  # whether the log is read again for everybody who looks at it or writes to it
    most_bytes: float = inf  # from which on nothing more is written to a log
    for_good: bool = False  # whether it is deleted with what it owns when it is old, instead of thrown away


@dataclass(eq=False, slots=True, weakref_slot=True)
class LiveLog(Generic[F]):
    """A log in memory. A task that changes it holds the lock and takes the fold out meanwhile: nobody can see
    what is not committed yet, or may not be. Then the fold is put in again, or the log is read anew."""

    code: str
    kind: Kind[F]
    audience: Audience = field(init=False)
    number: int = 0  # of the last entry that is known to be stored
    size: int = 0  # bytes of all entries up to there
    committed: F | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = 0  # when somebody last asked for it
    waiting: list[PendingWrite[F]] = field(default_factory=list)
    writer: asyncio.Task[None] | None = None  # of what is waiting

    @property
    def is_full(self) -> bool:
        """Whether nothing more is written to the log."""
        return self.size >= self.kind.most_bytes

    @property
    def fold(self) -> F:
        if self.committed is None:
            raise RuntimeError(f"log {self.code}: memory may be ahead of the store")
        return self.committed

    def take_out(self) -> F:
        """Give the fold to the caller, who changes it; nobody else has it until it is put in again."""
        fold, self.committed = self.fold, None
        return fold

    def put_in(self, fold: F, number: int) -> None:
        """Take this for what is stored."""
        self.committed, self.number = fold, number

    def take(self, stored: Iterable[StoredEntry]) -> None:
        """Take stored entries: those that are new, or all where no fold is in memory."""
        for _ in self.taking(stored):
            pass

    def taking(self, stored: Iterable[StoredEntry]) -> Iterator[None]:
        """Take stored entries, and let others do something after each of them. Nobody can see the fold before
        the last one."""
        if self.committed is None:
            fold, number, self.size = self.kind.begin(self.code), 0, 0
        else:
            fold, number = self.take_out(), self.number
        for entry in stored:
            if entry.number > number:
                fold.apply(self.kind.read(entry.body), entry.at)
                number = entry.number
                self.size += len(entry.body)
                yield
        self.put_in(fold, number)
