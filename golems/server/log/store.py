"""What a store of logs can do, whatever it keeps them in. Times are seconds, as `time.time()` has them."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

Durability: TypeAlias = Literal["full", "normal"]
ROOM: Final = "room"  # the kind of log that may be owned by another one, be due, and have records


class StoreError(Exception):
    """The store could not do what it was asked for: its disk is full perhaps, or the database is gone."""


class NewerDatabase(RuntimeError):
    """A newer release has written this database; this one would spoil it."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(
            f"the database has schema {found}, this release of golems knows schemas up to {known}: "
            "start the newer release again, or restore a backup made before it"
        )
        self.found: Final = found
        self.known: Final = known


class StoredEntry(NamedTuple):
    """An entry of a log as it is kept. Entries are numbered from 1."""

    number: int
    at: float
    body: bytes


class StoredRecord(NamedTuple):
    """The record of a finished match, and the room in which it was played."""

    id: str
    room: str
    title: str
    finished: float
    body: bytes


class Store(Protocol):
    """Keeps logs. What it acknowledges is kept; what it cannot do raises StoreError and changes nothing."""

    async def create(
        self,
        code: str,
        kind: str,
        bodies: Sequence[bytes],
        at: float,
        due: float | None = None,
        owner: str | None = None,
    ) -> bool:
        """Create a log with its first entries; return False if a log of any kind has the code. Raise
        LookupError if the log that shall own it is not there."""

    async def append(
        self, code: str, kind: str, number: int, bodies: Sequence[bytes], at: float, due: float | None = None
    ) -> bool:
        """Append entries `number`, `number + 1`, …: all of them, or return False if somebody else was first.
        Raise LookupError if there is no such log."""

    async def turn_comes(self) -> None:
        """Wait until what is appended now will be in the next transaction. Whoever makes entries only then
        can put everything into them that was asked for in the meantime."""

    async def load(self, code: str, kind: str, since: int = 0) -> list[StoredEntry]:
        """Return the entries after number `since`, in order; none of an unknown log."""

    async def kind_of(self, code: str) -> str | None:
        """Return the kind of the log that has this code."""

    # ------------------------------------------------------------ rooms that need somebody to act

    async def due(self, now: float, limit: int) -> list[str]:
        """Return rooms whose time has come, the longest waiting first."""

    async def set_due(self, code: str, due: float | None, was: float | None = None) -> None:
        """Say when a room is due; with `was` only if nobody has changed that since."""

    # ------------------------------------------------------------ records

    async def save_record(self, id: str, room: str, title: str, body: bytes, finished: float) -> None:
        """Save a record; one that is there stays as it is."""

    async def record(self, id: str) -> StoredRecord | None: ...

    # ------------------------------------------------------------ what is old

    async def newest(self) -> float | None:
        """Return when the newest log was touched, or a match finished; None if there is nothing."""

    async def untouched(self, kind: str, before: float, most: int) -> list[str]:
        """Return logs of this kind that nobody has touched since then, the oldest first."""

    async def discard(self, code: str, kind: str, before: float, at: float) -> bool:
        """Move a log, with the records of a room, into the trash, unless somebody has touched it since
        `before`. Return whether it was moved."""

    async def discard_records(self, before: float, at: float, most: int) -> int:
        """Move records of matches that ended before then into the trash if their rooms are gone; return how
        many. The others go with their rooms."""

    async def empty_trash(self, before: float) -> int:
        """Delete for good what is in the trash since before then; return how many things."""

    async def delete(self, code: str, kind: str, before: float | None = None) -> list[str] | None:
        """Delete a log for good, and the rooms that it owns with their records; return the codes of these
        rooms. Return None if there is no such log, or (with `before`) it was touched since then."""

    async def wipe(self) -> None:
        """Leave no byte of what was deleted for good, if something hindered that before."""

    # ------------------------------------------------------------ the store itself

    async def pulse(self, at: float) -> None:
        """Write something small, to find out whether writing works."""

    async def close(self) -> None: ...
