"""Rooms, their entries, and the records of finished matches."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, LargeBinary, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        Column("code", Text, primary_key=True),
        Column("created", Double, nullable=False),
        Column("touched", Double, nullable=False),
        Column("due", Double),
        Column("closed", Boolean, nullable=False),
    )
    op.create_index("ix_rooms_due", "rooms", ["due"])
    op.create_table(
        "entries",
        Column("room", Text, primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("at", Double, nullable=False),
        Column("body", LargeBinary, nullable=False),
    )
    op.create_table(
        "records",
        Column("id", Text, primary_key=True),
        Column("room", Text, nullable=False),
        Column("finished", Double, nullable=False),
        Column("title", Text, nullable=False),
        Column("body", LargeBinary, nullable=False),
    )
    op.create_index("ix_records_finished", "records", ["finished"])
