"""Rooms that are tables of gatherings: a match begins when the gathering says so, and tells it what came of
it.

Whoever does it, it is done once: a match begins only in a room that has had none, and a gathering takes a
result only from the room that it waits for. As long as a room is not done with, it is due: if one process
dies another goes on."""

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from golems.bots.catalogue import SUBSTITUTE
from golems.rules.refusals import Illegal, Refusal
from golems.server.gatherings.kinds import MatchOutcome, kind_of
from golems.server.log.actor import Logs
from golems.server.log.presence import Presence
from golems.server.log.store import ROOM
from golems.server.rooms.actions import started
from golems.server.rooms.entries import (
    AnyEntry,
    BoundTable,
    Created,
    Paused,
    Rekeyed,
    Replaced,
    Resumed,
    Started,
)
from golems.server.rooms.room import SOON, Room
from golems.server.tables import NewTable

GIVEN_UP = 3600.0  # seconds after which a room that no gathering has taken up is left alone


class RoomTables:
    """Tables of gatherings, as `server.tables` describes them."""

    def __init__(self, rooms: Logs[Room], gatherings: Logs[Any], presence: Presence | None = None) -> None:
        self.rooms = rooms
        self.gatherings = gatherings
        self.presence = presence or Presence(rooms.bus)
        self.told: dict[str, int] = {}  # by room: the replacements that its gathering was told of

    # ------------------------------------------------------------ what gatherings want

    async def set(self, table: NewTable) -> str:
        bound = BoundTable(table.gathering, table.number, table.sitters, table.components, table.drawing)
        return await self.rooms.open(ROOM, [Created(table.setup, table.host, bound)])

    async def begin_waiting(self, gathering: str) -> None:
        with suppress(Illegal):  # it may be deleted
            live = await self.gatherings.live(gathering)
            waiting = kind_of(live).waiting
            for code in await self.gatherings.look(gathering, lambda fold: list(waiting(fold))):
                await self.begin(code)

    async def pass_chair(self, code: str, chair: int, key: str) -> None:
        if await self.rooms.look(code, lambda room: room.chairs[chair].key != key):
            await self.rooms.write(code, lambda room: [Rekeyed(chair, key)])

    def connected(self, code: str) -> frozenset[int]:
        return self.presence.lately(code)

    async def stand_in(self, code: str, chair: int, only_if_away: bool) -> None:
        def stood_in(room: Room) -> list[AnyEntry]:
            if only_if_away and chair in self.presence.lately(code):
                raise Illegal("lesson-not-alone")
            if not room.is_playing:
                raise Illegal("no-match", room.code)
            return [] if room.chair(chair).bot else [Replaced(chair, SUBSTITUTE, until_back=True)]

        await self.rooms.write(code, stood_in)

    async def pause(self, codes: Iterable[str]) -> None:
        await self.write_to_all(codes, Paused())

    async def resume(self, codes: Iterable[str]) -> None:
        await self.write_to_all(codes, Resumed())

    async def write_to_all(self, codes: Iterable[str], entry: AnyEntry) -> None:
        for code in codes:
            with suppress(Illegal):  # a match may be over, or held already
                await self.rooms.write(code, lambda room: [entry])

    # ------------------------------------------------------------ what the keeper asks for

    def notice(self, room: Room) -> None:
        """Let a gathering know when bots begin or cease to play for people at its table. What another process
        has told already is written once."""
        if room.bound and self.told.get(room.code, 0) != room.replacements:
            self.told[room.code] = room.replacements
            self.rooms.spawn(self.tell_stood_in(room.code, room.bound))

    async def tell_stood_in(self, code: str, bound: BoundTable) -> None:
        with suppress(Illegal):  # one of them may be deleted
            chairs = await self.rooms.look(code, lambda room: room.stood_in)
            stood_in = kind_of(await self.gatherings.live(bound.gathering)).stood_in
            await self.gatherings.write(
                bound.gathering, lambda fold: stood_in(fold, code, bound.table, chairs)
            )

    def forget_idle(self) -> None:
        """Forget what was told of rooms that are not in memory any more."""
        self.told = {code: count for code, count in self.told.items() if code in self.rooms.held}

    async def look_after(self, room: Room, record: str | None) -> None:
        """Begin the match of a room, or tell its gathering what came of it, with the name of the record."""
        assert room.bound
        if room.match is None:
            await self.begin_later(room, room.bound.gathering)
        elif record:
            await self.write_down(room, room.bound.gathering, record)

    async def begin_later(self, room: Room, gathering: str) -> None:
        """Begin a match for whoever made its room and had no time to; perhaps its turn has not come yet."""
        await self.begin_waiting(gathering)
        if await self.rooms.look(room.code, lambda room: room.match is None):
            again = time.time() + SOON if time.time() - room.touched < GIVEN_UP else None
            await self.rooms.store.set_due(room.code, again)

    async def begin(self, code: str) -> None:
        def begun(room: Room) -> list[Started]:
            if room.matches:
                raise Illegal("match-runs", code)
            return [started(room)]

        with suppress(Refusal):  # it is too old to be there, or somebody else was quicker
            if await self.rooms.look(code, lambda room: not room.matches):
                await self.rooms.write(code, begun)

    async def write_down(self, room: Room, gathering: str, record: str) -> None:
        assert room.bound
        assert room.match
        outcome = MatchOutcome(room.code, room.bound.table, room.match, record)
        with suppress(Illegal):  # it may be deleted
            ended = kind_of(await self.gatherings.live(gathering)).ended
            await self.gatherings.write(gathering, lambda fold: ended(fold, outcome))
        await self.begin_waiting(gathering)
