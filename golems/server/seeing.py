"""A room through the eyes of one chair, or of a spectator. What a match shows goes through its view."""

from functools import cached_property

import msgspec
from msgspec import Raw

from golems.match.view import see_own, view, write_common, write_own
from golems.notation.reading import Object
from golems.server.messages import ENCODER, Seen
from golems.server.rooms import Chair, Room


def see(room: Room, chair: int | None = None, known_rounds: int = 0) -> Object:
    """Everything this chair may know now. Rounds that it knows already are left out: of those only the last
    one can have changed."""
    seen = see_common(room) | {"chair": chair}
    if room.match:
        seen["match"] = see_match(room, known_rounds) | see_own_match(room, chair)
    return seen


class Sight:
    """A room as it is now, told to one chair after another: what everybody sees is written once."""

    def __init__(self, room: Room, known_rounds: int = 0) -> None:
        self.room = room
        self.known_rounds = known_rounds
        self.messages: dict[int | None, bytes] = {}

    def message(self, chair: int | None) -> bytes:
        if chair not in self.messages:
            self.messages[chair] = ENCODER.encode(Seen(self.room.number, chair, Raw(self.write(chair))))
        return self.messages[chair]

    def write(self, chair: int | None) -> bytes:
        """The same as `see`."""
        own: Object = {"chair": chair}
        if self.room.match:
            own["match"] = Raw(joined(self.match, ENCODER.encode(see_own_match(self.room, chair))))
        return joined(self.common, ENCODER.encode(own))

    @cached_property
    def common(self) -> bytes:
        return ENCODER.encode(see_common(self.room))

    @cached_property
    def match(self) -> bytes:
        return ENCODER.encode(see_match(self.room, self.known_rounds))


def joined(one: bytes, other: bytes) -> bytes:
    """The text of one object out of those of two, of which the first is not empty."""
    return one if other == b"{}" else one[:-1] + b"," + other[1:]


# ---------------------------------------------------------------- what everybody sees, and what a chair


def see_common(room: Room) -> Object:
    seen: Object = {
        "code": room.code,
        "number": room.number,
        "setup": msgspec.to_builtins(room.setup),
        "chairs": [see_chair(room, number) for number in range(len(room.chairs))],
        "matches": room.matches,
        "paused": room.paused is not None,
        "deadline": room.deadline,
    }
    if room.reaction:
        seen["reaction"] = msgspec.to_builtins(room.reaction)
    return seen


def see_chair(room: Room, number: int) -> Object:
    """Keys of tokens stay here."""
    chair: Chair = room.chairs[number]
    seen: Object = {"kind": chair.setup.kind, "name": chair.name, "bot": chair.bot, "free": chair.is_free}
    if room.match:
        seen["robot"] = room.match.id_of(room.seat_of(number))
    return {key: value for key, value in seen.items() if value not in ("", None, False)}


def see_match(room: Room, known_rounds: int) -> Object:
    """The record is fetched on its own, when the match is over."""
    assert room.match
    seen = view(room.match)
    first = max(0, min(known_rounds, len(seen.rounds)) - 1)
    return write_common(seen, first) | {"first_round": first}


def see_own_match(room: Room, chair: int | None) -> Object:
    assert room.match
    seat = None if chair is None else room.seat_of(chair)
    return write_own(see_own(room.match, seat), room.match.position)
