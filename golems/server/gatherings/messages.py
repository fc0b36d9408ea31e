"""What a browser and the server say to each other over a gathering's socket."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw
from msgspec.json import Decoder

from golems.server.http.messages import Hello, Ping, Pong, Refused, ServerMessage
from golems.server.shapes import Shape


class Attending(Shape, frozen=True, omit_defaults=False):
    """The members who are there; of others that this process has seen go, by number since when they are
    away."""

    here: tuple[int, ...]
    away: dict[int, float]


class Shown(ServerMessage, frozen=True):
    """A gathering as one role sees it after so many entries; it stands in the place of the one before. `at`
    is the time on the server's clock, in seconds; who is there only some are told."""

    number: int
    at: float
    view: Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
    attendance: Attending | None = None


FromAttendant: TypeAlias = Hello | Ping
ToAttendant: TypeAlias = Shown | Refused | Pong
FROM_ATTENDANT: Decoder[FromAttendant] = Decoder(FromAttendant)
