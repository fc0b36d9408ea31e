"""A trash for what was forgotten, a row to try whether writing works, and which gathering a room is of."""

import json

from alembic import op
from sqlalchemy import Column, Double, Integer, LargeBinary, Text, text

revision = "0003"
down_revision = "0002"

FIRST_ENTRIES = text("SELECT room, body FROM entries WHERE number = 1")
BIND = text("UPDATE rooms SET gathering = :gathering WHERE code = :code")


def upgrade() -> None:
    op.add_column("rooms", Column("gathering", Text))
    op.create_index("ix_rooms_gathering", "rooms", ["gathering"])
    op.create_table(
        "trash",
        Column("kind", Text, primary_key=True),
        Column("code", Text, primary_key=True),
        Column("at", Double, primary_key=True),
        Column("lines", LargeBinary, nullable=False),
    )
    op.create_table(
        "pulse",
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("at", Double, nullable=False),
    )
    bind_rooms()


def bind_rooms() -> None:
    """Fill the new column: the first entry of a room names the gathering that it was made for."""
    connection = op.get_bind()
    for code, body in connection.execute(FIRST_ENTRIES).all():
        bound = json.loads(body).get("bound")
        if bound:
            connection.execute(BIND, {"code": code, "gathering": bound["gathering"]})
