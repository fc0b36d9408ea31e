"""Those who listen to a room, and what they were told."""

from typing import Protocol, TypeAlias

from golems.server.clients import NOBODY, Client
from golems.server.log.kinds import LiveLog, Spawn
from golems.server.rooms.room import Room
from golems.server.rooms.views import Sight

Eyes: TypeAlias = tuple[int | None, ...]
SPECTATOR: Eyes = (None,)


class RoomListener(Protocol):
    """Somebody who is told what chairs see: those it holds now (none: a spectator). No method waits."""

    client: Client

    def chairs(self, room: Room) -> Eyes: ...
    def tell(self, message: bytes) -> None: ...
    def gone(self) -> None:
        """Learn that the room is deleted."""


class RoomAudience:
    """Tells listeners the differences, chair by chair."""

    def __init__(self, live: LiveLog[Room], spawn: Spawn) -> None:
        self.live = live
        self.listeners: dict[RoomListener, Eyes] = {}  # with the chairs they were told
        self.sight: Sight | None = None  # as all who listen were told last

    def add(self, listener: RoomListener) -> None:
        self.sight = self.sight or Sight(self.live.fold)
        self.listeners[listener] = self.tell_all(self.sight, listener)

    def remove(self, listener: RoomListener) -> None:
        self.listeners.pop(listener, None)

    def tell(self) -> None:
        """Send each listener what changed; send the whole view if its chairs changed."""
        if not self.listeners or self.sight is None:
            self.sight = None
            return
        room = self.live.fold
        change = self.sight.look(room)
        for listener, eyes in self.listeners.items():
            if listener.chairs(room) == eyes:
                for chair in eyes:
                    listener.tell(change.message(chair))
            else:
                self.listeners[listener] = self.tell_all(self.sight, listener)

    def tell_all(self, sight: Sight, listener: RoomListener) -> Eyes:
        room = self.live.fold
        eyes = listener.chairs(room)
        for chair in eyes:
            listener.tell(sight.message(room, chair))
        return eyes

    def close(self) -> None:
        for listener in self.listeners:
            listener.gone()


def client_of(live: LiveLog[Room]) -> Client:
    """Return whose turn it is that a bot in this room takes: that of whoever plays here, or else watches."""
    assert isinstance(live.audience, RoomAudience)
    listeners = live.audience.listeners
    in_order = sorted(listeners, key=lambda listener: listeners[listener] == SPECTATOR)
    return in_order[0].client if in_order else NOBODY
