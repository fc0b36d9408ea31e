"""Rooms as a kind of log."""

from collections.abc import Sequence

from golems.rules.refusals import Illegal
from golems.server.http.metrics import COMMIT_SECONDS, DECISIONS
from golems.server.log.actor import Logs
from golems.server.log.bus import Bus
from golems.server.log.kinds import Kind
from golems.server.log.presence import Presence
from golems.server.log.store import ROOM, Store
from golems.server.rooms.audience import RoomAudience
from golems.server.rooms.entries import AnyEntry, Decided, read_entry, write_entry
from golems.server.rooms.room import Room

MOST_BYTES = 8 * 1024 * 1024  # of all entries of a room; a match has some KiB of them


def may_share(room: Room, entry: AnyEntry) -> bool:
    """Let only decisions of a running match be told together: nobody shall miss a reaction, or its end."""
    return isinstance(entry, Decided) and room.is_playing


def owner_of(room: Room) -> str | None:
    return room.bound.gathering if room.bound else None


def measure(entries: Sequence[AnyEntry], seconds: float) -> None:
    COMMIT_SECONDS.observe(seconds)
    DECISIONS.inc(sum([isinstance(entry, Decided) for entry in entries]))


def room_kind(presence: Presence) -> Kind[Room]:
    return Kind(
        ROOM,
        Room,
        read_entry,
        lambda live, spawn: RoomAudience(live, presence),
        write=write_entry,
        due=Room.due,
        owner=owner_of,
        may_share=may_share,
        measure=measure,
        most_bytes=MOST_BYTES,
    )


def open_rooms(store: Store, bus: Bus, presence: Presence | None = None) -> Logs[Room]:
    return Logs(store, bus, [room_kind(presence or Presence(bus))], no_room)


def no_room(code: str) -> Illegal:
    return Illegal("no-room", code)
