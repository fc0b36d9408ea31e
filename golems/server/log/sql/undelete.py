"""Bringing back what was forgotten during the last week."""

import time
from typing import NamedTuple

from golems.server.log.sql.backup import need_file_of
from golems.server.log.sql.engines import database, prepare, writing
from golems.server.log.sql.trash import put_back, things_in


class Undone(NamedTuple):
    """How many things are back, and how many stay in the trash: something else has their codes by now."""

    back: int
    left: int


async def undelete(url: str) -> Undone:
    """Put everything back from the trash, each thing by itself, while the server plays on."""
    need_file_of(url)
    async with database(url) as engine:
        await prepare(url)
        async with engine.connect() as connection:
            things = await connection.run_sync(things_in)
        back = 0
        for thing in things:
            async with writing(engine) as connection:
                back += await connection.run_sync(put_back, thing, time.time())
    return Undone(back, len(things) - back)
