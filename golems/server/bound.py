"""Rooms that are tables of a gathering: begun when it says so, and what comes of them is written down there.

Whoever does it, it is done once: a match begins only in a room that has had none, and a gathering takes a
result only from the room that it waits for. As long as a room is not done with, it is due: if one process
dies another goes on."""

import time
from contextlib import suppress

from golems.rules.refusals import Illegal, Refusal
from golems.server.actions import started
from golems.server.entries import Started
from golems.server.gathered import Outcome
from golems.server.gatherings import Gatherings
from golems.server.hub import Hub
from golems.server.rooms import SOON, Room

GIVEN_UP = 3600.0  # seconds after which a room that no gathering has taken up is left alone


class BoundTables:
    def __init__(self, hub: Hub, gatherings: Gatherings) -> None:
        self.hub = hub
        self.gatherings = gatherings

    async def look_after(self, room: Room, record: str | None) -> None:
        """A room before its match, or after it: then with the name of its record."""
        assert room.bound
        if room.match is None:
            await self.begin_later(room, room.bound.gathering)
        elif record:
            await self.write_down(room, room.bound.gathering, record)

    async def begin_later(self, room: Room, gathering: str) -> None:
        """Who made it had no time to begin it, or its turn has not come yet."""
        await self.begin_waiting(gathering)
        if await self.hub.look(room.code, lambda room: room.match is None):
            again = time.time() + SOON if time.time() - room.touched < GIVEN_UP else None
            await self.hub.store.set_due(room.code, again)

    async def begin_waiting(self, gathering: str) -> None:
        """Every match that should be running now."""
        with suppress(Illegal):  # it may be deleted
            live = await self.gatherings.find(gathering)
            for code in await self.gatherings.look(gathering, lambda folded: list(live.kind.waiting(folded))):
                await self.begin(code)

    async def begin(self, code: str) -> None:
        def begun(room: Room) -> Started:
            if room.matches:
                raise Illegal("match-runs", code)
            return started()

        with suppress(Refusal):  # it is too old to be there, or somebody else was quicker
            if await self.hub.look(code, lambda room: not room.matches):
                await self.hub.write(code, begun)

    async def write_down(self, room: Room, gathering: str, record: str) -> None:
        assert room.bound
        assert room.match
        outcome = Outcome(room.code, room.bound.table, room.match, record)
        with suppress(Illegal):  # it may be deleted
            live = await self.gatherings.find(gathering)
            await self.gatherings.act(gathering, lambda folded: live.kind.ended(folded, outcome))
        await self.begin_waiting(gathering)
