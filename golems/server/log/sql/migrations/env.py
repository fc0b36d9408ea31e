"""The script that alembic runs, on the connection of `upgrade`."""

from alembic import context

from golems.server.log.sql.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
