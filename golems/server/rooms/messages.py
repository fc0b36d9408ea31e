"""What a browser and the server say to each other over a room's socket."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, UnsetType
from msgspec.json import Decoder

from golems.server.http.messages import Hello, Id, Message, Ping, Pong, Refused, ServerMessage
from golems.server.rooms.entries import Reacted, Reaction
from golems.server.shapes import ChairNumber, Name, Shape, Word
from golems.server.tables import Setup

# ---------------------------------------------------------------- from a browser


class Sync(Message, frozen=True, kw_only=True):
    """The browser has missed something, and wants to be told everything again."""


class Decide(Message, frozen=True, kw_only=True):
    """A chair decides, as a match writes it but without the robot. `number` is that of the last entry that
    was seen: who answers an older question than the present one is refused."""

    chair: ChairNumber
    number: Id
    decision: dict[str, Any]


class React(Message, frozen=True, kw_only=True):
    chair: ChairNumber
    reaction: Reaction


class Rename(Message, frozen=True, kw_only=True):
    chair: ChairNumber
    name: Name


class Leave(Message, frozen=True, kw_only=True):
    """The person who sits there leaves, or is sent away by the host."""

    chair: ChairNumber


class Change(Message, frozen=True, kw_only=True):
    """The host sets the table anew."""

    setup: Setup


class Start(Message, frozen=True, kw_only=True):
    """The host begins the match."""


class Rematch(Message, frozen=True, kw_only=True):
    """The host begins the next match; with `same` on the arena and in the seats of the last one."""

    same: bool = False


class Replace(Message, frozen=True, kw_only=True):
    """The host lets a bot play for an absent person, or (none) the person again."""

    chair: ChairNumber
    bot: Word | None = None


class Substitute(Message, frozen=True, kw_only=True):
    """The host lets a kind bot play for somebody, until they are back: until their browser comes again, or
    they say so."""

    chair: ChairNumber


class Retake(Message, frozen=True, kw_only=True):
    """The person who sits there plays again, instead of a bot."""

    chair: ChairNumber


class Pause(Message, frozen=True, kw_only=True):
    """The host stops the clocks."""


class Resume(Message, frozen=True, kw_only=True):
    """The host lets the clocks run on."""


FromBrowser: TypeAlias = (
    Hello
    | Ping
    | Sync
    | Decide
    | React
    | Rename
    | Leave
    | Change
    | Start
    | Rematch
    | Replace
    | Substitute
    | Retake
    | Pause
    | Resume
)


# ---------------------------------------------------------------- to a browser


class SeenChair(Shape, frozen=True):
    """A chair: `bot` plays for it now, `until_back` until the person is back; `robot` is its robot in the
    match; `relieved` says why another bot than the chosen one plays; `strength` is that of a companion."""

    kind: Literal["person", "bot", "parobot"]
    name: str = ""
    bot: str | None = None
    free: bool = False
    robot: str | None = None
    relieved: Literal["bot-failed"] | None = None
    until_back: bool = False
    strength: int | None = None


class SeenRoom(Shape, frozen=True):
    """A room, as `rooms.views` writes it: `number` of its last entry, `chair` who sees it, `matches` how many
    have begun, `deadline` in seconds since 1970 (UTC), `reaction` when it is the last entry, `record` where
    the match is kept once it is over, `match` as docs/match.md describes a view."""

    code: str
    number: int
    chair: int | None
    setup: Setup
    chairs: tuple[SeenChair, ...]
    matches: int
    paused: bool
    deadline: float | None
    reaction: Reacted | None = None
    record: str | None = None
    match: dict[str, Any] | None = None


class Seen(ServerMessage, frozen=True):
    """The room as one chair sees it (none: a spectator) after so many entries."""

    number: int
    chair: int | None
    room: Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/SeenRoom"})]


SomeKeys = Annotated[Raw, Meta(extra_json_schema={"type": "object"})] | UnsetType


class News(ServerMessage, frozen=True):
    """What is new since this chair was last told: some keys of the room, and some of its match, each with the
    value that stands in the place of the old one; null: it is gone. `waiting`, `sealed` and `programs` of the
    match are told robot by robot in the same way."""

    number: int
    chair: int | None
    room: SomeKeys = UNSET
    match: SomeKeys = UNSET


class Done(ServerMessage, frozen=True):
    """The message with this id is written down as entry `number`."""

    id: int
    number: int


class Present(ServerMessage, frozen=True):
    """The chairs at which somebody is connected now. Whoever lost the connection is left out a few seconds
    later; nothing of this is written down."""

    chairs: tuple[int, ...]


ToBrowser: TypeAlias = Seen | News | Done | Present | Refused | Pong

FROM_BROWSER: Decoder[FromBrowser] = Decoder(FromBrowser)
