"""The schema of every release, and the way from each to the newest."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from golems.server.log.store import NewerDatabase

LOCK: Final = int.from_bytes(b"golems")


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest schema, within the transaction of the caller. Workers that start
    together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    known, found = revisions(), current(connection)
    if found is not None and found not in known:
        raise NewerDatabase(found, known[0])
    if found != known[0]:
        command.upgrade(configuration(connection), "head")


def revisions() -> list[str]:
    """Return every schema this release knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()]


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def configuration(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "golems.server.log.sql:migrations")
    return config
