"""Who has a code, as one transaction sees it."""

from sqlalchemy import Connection, Table, func, select, union_all

from golems.server.log.sql.tables import GATHERINGS, ROOMS


def is_taken(connection: Connection, code: str) -> bool:
    """Return whether a log has this code. Whoever asks for the same code waits until this transaction has
    ended."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(code))))
    room, gathering = [select(table.c.code).where(table.c.code == code) for table in (ROOMS, GATHERINGS)]
    return bool(connection.execute(union_all(room, gathering)).first())


def is_untouched(connection: Connection, table: Table, code: str, before: float | None = None) -> bool:
    """Return whether a log is there, and (with `before`) nobody has touched it since then. Nobody touches it
    until this transaction has ended."""
    query = select(table.c.touched).where(table.c.code == code).with_for_update()
    touched = connection.scalar(query)
    return touched is not None and (before is None or touched < before)
