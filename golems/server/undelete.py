"""Bring back what was forgotten during the last week."""

import time
from typing import NamedTuple

from golems.rules.refusals import Illegal
from golems.server.backup import database, need_file_of
from golems.server.migrations import NewerDatabase
from golems.server.storage import upgrade, writing
from golems.server.trash import put_back, things_in


class Undone(NamedTuple):
    """How many things are back, and how many stay in the trash: something else has their codes by now."""

    back: int
    left: int


async def undelete(url: str) -> Undone:
    """Put everything back from the trash, each thing by itself, while the server plays on."""
    need_file_of(url)
    async with database(url) as engine:
        await bring_up_to_date(url)
        async with engine.connect() as connection:
            things = await things_in(connection)
        back = 0
        for thing in things:
            async with writing(engine) as connection:
                back += await put_back(connection, thing, time.time())
    return Undone(back, len(things) - back)


async def bring_up_to_date(url: str) -> None:
    try:
        await upgrade(url)
    except NewerDatabase as newer:
        raise Illegal("newer-database", found=newer.found, known=newer.known) from None
