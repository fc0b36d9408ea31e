"""Gatherings, which are tournaments and lessons, and their entries."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, LargeBinary, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "gatherings",
        Column("code", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("created", Double, nullable=False),
        Column("touched", Double, nullable=False),
        Column("closed", Boolean, nullable=False),
    )
    op.create_table(
        "gathering_entries",
        Column("gathering", Text, primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("at", Double, nullable=False),
        Column("body", LargeBinary, nullable=False),
    )
