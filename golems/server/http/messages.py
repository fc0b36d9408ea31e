"""What is said over every socket."""

from typing import Annotated

from msgspec import Meta
from msgspec.json import Encoder

from golems.server.shapes import Shape

MOST_BYTES = 16 * 1024  # of a message from a browser
Token = Annotated[str, Meta(max_length=400)]
Id = Annotated[int, Meta(ge=0, lt=2**31)]
ENCODER = Encoder()


# ---------------------------------------------------------------- from a browser


class Message(Shape, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Something that a browser sends; `id` comes back with the answer."""

    id: Id = 0


class Hello(Message, frozen=True, kw_only=True):
    """The first message, and again when a chair was taken: the tokens of the chairs that this browser holds,
    and the host's; none: a spectator."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=5)] = ()
    lang: Annotated[str, Meta(max_length=2)] = "en"


class Ping(Message, frozen=True, kw_only=True):
    """Is answered with Pong."""


# ---------------------------------------------------------------- to a browser


class ServerMessage(Shape, frozen=True, tag_field="type", tag=str.lower):
    """Something that the server says."""


class Refused(ServerMessage, frozen=True):
    """The message with this id has changed nothing."""

    id: int
    reason: str
    text: str
    rule: str | None = None
    path: str = ""


class Pong(ServerMessage, frozen=True):
    id: int
