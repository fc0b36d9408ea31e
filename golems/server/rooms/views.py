"""What one chair of a room may see, or a spectator. What a match shows goes through its view."""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import TypeAlias

import msgspec
from msgspec import UNSET, Raw

from golems.match.match import Match
from golems.match.view import BY_ROBOT, NOTHING, SHOWN, OwnView, see_own, write_common, write_own
from golems.notation.reading import Json, Object
from golems.server.http.messages import ENCODER
from golems.server.rooms.chairs import Chair
from golems.server.rooms.messages import News, Seen
from golems.server.rooms.room import Room

Viewer: TypeAlias = int | None  # a chair, or a spectator
OWN = ("robot", "request", "program")
GONE = b"null"


def see(room: Room, chair: Viewer = None) -> Object:
    """Return everything this chair may know now."""
    seen: Object = {"code": room.code, "number": room.number, "chair": chair}
    seen |= {key: value for key in ROOM if (value := see_key(room, key)) is not None or key in ALWAYS}
    if room.match:
        seen["match"] = write_common(room.match) | see_own_match(room, chair)
    return seen


# ---------------------------------------------------------------- what everybody sees, and what a chair


def see_key(room: Room, key: str) -> Json:
    return ROOM[key][1](room)


def see_setup(room: Room) -> Json:
    return msgspec.to_builtins(room.setup)


def see_chairs(room: Room) -> Json:
    return [see_chair(room, number) for number in range(len(room.chairs))]


def see_chair(room: Room, number: int) -> Object:
    """Return what everybody sees of a chair; keys of tokens stay here. A table set anew after a match may
    have more chairs than that had."""
    chair: Chair = room.chairs[number]
    seen: Object = {"kind": chair.setup.kind, "name": chair.name, "bot": chair.bot, "free": chair.is_free}
    seen |= {"relieved": chair.relieved, "until_back": chair.until_back}
    if room.match and room.seat_of(number) < len(room.match.position.robots):
        seen["robot"] = room.match.id_of(room.seat_of(number))
    told = {key: value for key, value in seen.items() if value not in ("", None, False)}
    return told | ({"strength": chair.strength_now} if chair.adapts else {})


def who_sits(room: Room) -> object:
    return room.match, [
        (chair.setup, chair.name, chair.bot, chair.relieved, chair.until_back, chair.key, chair.strength)
        for chair in room.chairs
    ]


def see_paused(room: Room) -> bool:
    return room.paused is not None


def see_reaction(room: Room) -> Json:
    return msgspec.to_builtins(room.reaction)


def see_own_match(room: Room, chair: Viewer) -> Object:
    match = room.running()
    return write_own(own_of(room, match, chair), match.position)


def own_of(room: Room, match: Match, chair: Viewer) -> OwnView:
    """Return what the holder of a chair sees. A table set anew after a match may have more chairs than that
    had."""
    if chair is None or room.seat_of(chair) >= len(match.settings.seats):
        return see_own(match, None)
    return see_own(match, room.seat_of(chair), room.has_laid(chair))


# By key: what it follows from, and how it is written.
ROOM: dict[str, tuple[Callable[[Room], object], Callable[[Room], Json]]] = {
    "setup": (attrgetter("setup"), see_setup),
    "chairs": (who_sits, see_chairs),
    "matches": (attrgetter("matches"), attrgetter("matches")),
    "paused": (see_paused, see_paused),
    "deadline": (attrgetter("deadline"), attrgetter("deadline")),
    "reaction": (attrgetter("reaction"), see_reaction),
    "record": (attrgetter("record"), attrgetter("record")),
}
ALWAYS = ("deadline",)  # is there, though it may be nothing


# ---------------------------------------------------------------- telling


class WrittenKeys:
    """Some keys and their values as text. A value is written again only when what it follows from has
    changed, and is new only when its text is."""

    def __init__(self) -> None:
        self.sources: Mapping[str, object] = {}
        self.texts: dict[str, bytes] = {}

    def update(self, sources: Mapping[str, object], write: Callable[[str], Json]) -> list[bytes]:
        """Take new values; return the pairs that are new."""
        if sources == self.sources:
            return []
        changed = [key for key, source in sources.items() if self.sources.get(key, self) != source]
        self.sources = sources
        return [pair(key, self.texts[key]) for key in changed if self.is_new(key, write(key))]

    def is_new(self, key: str, value: Json) -> bool:
        text = GONE if value in NOTHING else ENCODER.encode(value)
        before, self.texts[key] = self.texts.get(key, GONE), text
        return before != text

    def pairs(self) -> list[bytes]:
        """Return everything that is there."""
        return [pair(key, text) for key, text in self.texts.items() if text != GONE or key in ALWAYS]


def pair(key: str, text: bytes) -> bytes:
    return b'"%s":%s' % (key.encode(), text)


def braced(pairs: Sequence[bytes]) -> Raw:
    return Raw(b"{%s}" % b",".join(pairs))


class Sight:
    """A room as it was told last. What is new is told to everybody, and the whole to who comes; whatever
    everybody sees is written once."""

    def __init__(self, room: Room) -> None:
        self.of: Match | None = None
        self.room = WrittenKeys()
        self.match = WrittenKeys()
        self.by_robot: dict[str, dict[str, str]] = {}
        self.own: dict[int | None, WrittenKeys] = {None: WrittenKeys()}
        self.own_seen: dict[int, OwnView] = {}
        self.look(room)

    def look(self, room: Room) -> "RoomChange":
        """Look at the room as it is now; return what is new about it."""
        sources = {key: source(room) for key, (source, _) in ROOM.items()}
        change = RoomChange(room.number, self.room.update(sources, lambda key: see_key(room, key)))
        if room.match:
            self.look_at_match(room, room.match, change)
        return change

    def look_at_match(self, room: Room, match: Match, change: "RoomChange") -> None:
        if match is not self.of:  # nothing that is known follows from this one
            self.of, self.own_seen, self.match.sources = match, {}, {}
        sources = {key: source(match) for key, (source, _) in SHOWN.items()}
        change.match = self.match.update(sources, lambda key: SHOWN[key][1](match))
        change.match += self.look_at_robots(match)
        for chair in range(len(room.chairs)):
            own = own_of(room, match, chair)
            if self.own_seen.get(chair) != own:
                change.own[chair] = self.look_at_own(match, chair, own)

    def look_at_robots(self, match: Match) -> list[bytes]:
        """Return what is new about single robots; null for all of them where nothing is left."""
        known, self.by_robot = self.by_robot, {key: seen(match) for key, seen in BY_ROBOT.items()}
        changed = [(key, now, known.get(key, {})) for key, now in self.by_robot.items()]
        return [
            pair(key, ENCODER.encode(difference(before, now)) if now else GONE)
            for key, now, before in changed
            if now != before
        ]

    def look_at_own(self, match: Match, chair: int, own: OwnView) -> list[bytes]:
        self.own_seen[chair] = own
        written, known = write_own(own, match.position), self.own.setdefault(chair, WrittenKeys())
        return [pair(key, known.texts[key]) for key in OWN if known.is_new(key, written.get(key))]

    def message(self, room: Room, chair: Viewer) -> bytes:
        """Write the whole, as `see` does, of the room that was looked at last."""
        own = ENCODER.encode({"code": room.code, "number": room.number, "chair": chair})[1:-1]
        pairs = [own, *self.room.pairs()]
        if room.match:
            robots = [pair(key, ENCODER.encode(seen)) for key, seen in self.by_robot.items() if seen]
            pairs.append(pair("match", braced([*self.match.pairs(), *robots, *self.own[chair].pairs()])))
        return ENCODER.encode(Seen(room.number, chair, braced(pairs)))


def difference(before: dict[str, str], now: dict[str, str]) -> dict[str, str | None]:
    """Return what is new, and nothing for what is gone."""
    gone = dict.fromkeys([key for key in before if key not in now])
    return gone | {key: value for key, value in now.items() if before.get(key) != value}


class RoomChange:
    """What is new in a room, told to one chair after another."""

    def __init__(self, number: int, room: list[bytes]) -> None:
        self.number = number
        self.room = room
        self.match: list[bytes] = []
        self.own: dict[Viewer, list[bytes]] = {}
        self.messages: dict[Viewer, bytes] = {}

    def message(self, chair: Viewer) -> bytes:
        if chair not in self.messages:
            match = self.match + self.own.get(chair, [])
            news = News(
                self.number,
                chair,
                braced(self.room) if self.room else UNSET,
                braced(match) if match else UNSET,
            )
            self.messages[chair] = ENCODER.encode(news)
        return self.messages[chair]
