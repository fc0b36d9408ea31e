"""A row of any table as a line of JSON, and back: how backups and the trash write it."""

from base64 import b64decode
from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec.json import Decoder
from sqlalchemy import Column, Table

from golems.notation.reading import Malformed

T = TypeVar("T")
DatabaseRow: TypeAlias = dict[str, Any]
Line: TypeAlias = tuple[str, DatabaseRow]  # the name of the table, and the row
LINE: Decoder[Line] = Decoder(Line)


def write_row(table: Table, row: Sequence[Any]) -> bytes:
    """Write a row as a line; bytes become base64."""
    values = {str(name): value for name, value in zip(table.columns.keys(), row, strict=True)}
    return msgspec.json.encode((str(table.name), values))


def decode(line: bytes, decoder: Decoder[T]) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Malformed("not-a-backup") from None


def read_row(row: DatabaseRow, table: Table) -> DatabaseRow:
    """Read the values of a line; it must have every column of the table, and no other."""
    if row.keys() != set(table.columns.keys()):
        raise Malformed("not-a-backup")
    return {name: read_value(value, table.columns[name]) for name, value in row.items()}


def read_value(value: Any, column: Column[Any]) -> Any:
    try:
        return b64decode(value) if value is not None and column.type.python_type is bytes else value
    except (TypeError, ValueError):
        raise Malformed("not-a-backup") from None
