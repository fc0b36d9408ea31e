"""Those who listen to a room, and what they were told."""

from typing import Protocol, TypeAlias
from weakref import proxy

from golems.server.clients import NOBODY, Client
from golems.server.http.messages import ENCODER
from golems.server.log.kinds import LiveLog
from golems.server.log.presence import Presence, PresentChairs
from golems.server.rooms.messages import Present
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
    """Tells listeners the differences, chair by chair, and who else is there."""

    def __init__(self, live: LiveLog[Room], presence: Presence) -> None:
        self.live: LiveLog[Room] = proxy(live)  # which holds us, and is to go as soon as nobody needs it
        self.presence = presence
        self.listeners: dict[RoomListener, Eyes] = {}  # with the chairs they were told
        self.sight: Sight | None = None  # as all who listen were told last
        self.present = PresentChairs(self.tell_present)

    def add(self, listener: RoomListener) -> None:
        if not self.listeners:
            self.presence.watch(self.live.code, self.look_around)
        self.sight = self.sight or Sight(self.live.fold)
        self.listeners[listener] = self.tell_all(self.sight, listener)
        before = self.present.chairs
        self.count_chairs()
        if self.present.chairs == before:  # or else everybody was told
            listener.tell(self.present_message())

    def remove(self, listener: RoomListener) -> None:
        if self.listeners.pop(listener, None) is not None:
            self.count_chairs()

    # ------------------------------------------------------------ who is there

    def count_chairs(self) -> None:
        """Say who is connected here now, which may change who is there."""
        code, eyes = self.live.code, self.listeners.values()
        self.presence.set_here(
            code, frozenset([chair for some in eyes for chair in some if chair is not None])
        )
        self.look_around()
        if not self.listeners:
            self.presence.leave(code)
            self.present.close()
            self.sight = None

    def look_around(self) -> None:
        self.present.update(self.presence.connected(self.live.code))

    def tell_present(self) -> None:
        message = self.present_message()
        for listener in list(self.listeners):
            listener.tell(message)

    def present_message(self) -> bytes:
        return ENCODER.encode(Present(tuple(sorted(self.present.chairs))))

    # ------------------------------------------------------------ what is new

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
        self.count_chairs()

    def tell_all(self, sight: Sight, listener: RoomListener) -> Eyes:
        room = self.live.fold
        eyes = listener.chairs(room)
        for chair in eyes:
            listener.tell(sight.message(room, chair))
        return eyes

    def close(self) -> None:
        for listener in self.listeners:
            listener.gone()
        self.presence.leave(self.live.code)
        self.present.close()


def client_of(live: LiveLog[Room]) -> Client:
    """Return whose turn it is that a bot in this room takes: that of whoever plays here, or else watches."""
    assert isinstance(live.audience, RoomAudience)
    listeners = live.audience.listeners
    in_order = sorted(listeners, key=lambda listener: listeners[listener] == SPECTATOR)
    return in_order[0].client if in_order else NOBODY
