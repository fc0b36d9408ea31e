"""The tables of a server, for SQLite and PostgreSQL alike. Times are seconds, as `time.time()` has them."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Boolean, Column, ColumnElement, Double, Integer, LargeBinary, MetaData, Table, Text

from golems.server.log.store import ROOM

METADATA: Final = MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s"})

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("due", Double, index=True),
    Column("closed", Boolean, nullable=False),
    Column("gathering", Text, index=True),  # whose table it is
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("room", Text, nullable=False),
    Column("finished", Double, nullable=False, index=True),
    Column("title", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

GATHERINGS: Final = Table(
    "gatherings",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("closed", Boolean, nullable=False),
)

GATHERING_ENTRIES: Final = Table(
    "gathering_entries",
    METADATA,
    Column("gathering", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# What was forgotten, until it is gone for good: rows of a room, gathering or record as lines of a backup.
TRASH: Final = Table(
    "trash",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("code", Text, primary_key=True),
    Column("at", Double, primary_key=True),
    Column("lines", LargeBinary, nullable=False),
)

# One row, written to find out whether writing works.
PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)


# ---------------------------------------------------------------- logs


class LogTables(NamedTuple):
    """Two tables in which logs are kept: one has a row for each log, the other one for each entry."""

    name: Literal["room", "gathering"]
    heads: Table
    entries: Table

    @property
    def code(self) -> ColumnElement[str]:
        """The column that says to which log an entry belongs."""
        return self.entries.c[self.name]

    def rows(self, code: str, first: int, bodies: Sequence[bytes], at: float) -> list[dict[str, Any]]:
        """Return the rows of entries `first`, `first + 1`, …"""
        return [
            {self.name: code, "number": number, "at": at, "body": body}
            for number, body in enumerate(bodies, first)
        ]


# A deleted lesson is wiped by writing its table anew: rooms, of which there are many, have their own.
ROOM_LOGS: Final = LogTables("room", ROOMS, ENTRIES)
GATHERING_LOGS: Final = LogTables("gathering", GATHERINGS, GATHERING_ENTRIES)
TOUCHED: Final = ("touched", "due")  # what every append sets, where the table has it


def tables_of(kind: str) -> LogTables:
    return ROOM_LOGS if kind == ROOM else GATHERING_LOGS
