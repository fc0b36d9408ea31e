"""What a browser and the server say to each other over a room's socket, one value each."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, UnsetType
from msgspec.json import Decoder, Encoder

from golems.server.entries import ChairNumber, Name, Reacted, Reaction, Setup, Value, Word

MOST_BYTES = 16 * 1024  # of a message from a browser
Token = Annotated[str, Meta(max_length=400)]
Id = Annotated[int, Meta(ge=0, lt=2**31)]


# ---------------------------------------------------------------- from a browser


class Message(Value, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """`id` comes back with the answer."""

    id: Id = 0


class Hello(Message, frozen=True, kw_only=True):
    """The first message, and again when a chair was taken: the tokens of the chairs that this browser holds,
    and the host's; none: a spectator. `rounds`: how many rounds of the match it knows already."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=5)] = ()
    rounds: Annotated[int, Meta(ge=0, le=1000)] = 0
    lang: Annotated[str, Meta(max_length=2)] = "en"


class Ping(Message, frozen=True, kw_only=True):
    """Answered with Pong."""


class Sync(Message, frozen=True, kw_only=True):
    """Something was missed: tell everything again from this round on."""

    rounds: Annotated[int, Meta(ge=0, le=1000)] = 0


class Decide(Message, frozen=True, kw_only=True):
    """A decision as a match writes it, without the robot: the chair says whose it is. `number` is that of
    the last entry that was seen: who answers an older question than the present one is refused."""

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
    """By who sits there, or by the host."""

    chair: ChairNumber


class Change(Message, frozen=True, kw_only=True):
    """The host sets the table anew."""

    setup: Setup


class Start(Message, frozen=True, kw_only=True):
    """By the host."""


class Rematch(Message, frozen=True, kw_only=True):
    """By the host."""


class Replace(Message, frozen=True, kw_only=True):
    """The host lets a bot play for an absent person, or (none) the person again."""

    chair: ChairNumber
    bot: Word | None = None


class Pause(Message, frozen=True, kw_only=True):
    """By the host."""


class Resume(Message, frozen=True, kw_only=True):
    """By the host."""


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
    | Pause
    | Resume
)


# ---------------------------------------------------------------- to a browser


class Answer(Value, frozen=True, tag_field="type", tag=str.lower):
    """What the server says."""


class SeenChair(Value, frozen=True):
    """`bot` plays for it now; `robot` is its robot in the match; `relieved` says why another bot than the
    chosen one plays."""

    kind: Literal["person", "bot", "parobot"]
    name: str = ""
    bot: str | None = None
    free: bool = False
    robot: str | None = None
    relieved: Literal["bot-failed"] | None = None


class SeenRoom(Value, frozen=True):
    """A room, as `golems.server.seeing` writes it: `number` of its last entry, `chair` who sees it, `matches`
    how many have begun, `deadline` in seconds since 1970 (UTC), `reaction` when it is the last entry,
    `record` where the match is kept once it is over, `match` as docs/match.md describes a view, with
    `first_round`."""

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


class Seen(Answer, frozen=True):
    """The room as one chair sees it (none: a spectator) after so many entries. Rounds before `first_round` of
    the match are left out: the browser has them."""

    number: int
    chair: int | None
    room: Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/SeenRoom"})]


SomeKeys = Annotated[Raw, Meta(extra_json_schema={"type": "object"})] | UnsetType


class News(Answer, frozen=True):
    """What is new since this chair was last told: some keys of the room, and some of its match, each with the
    value that stands in the place of the old one; null: it is gone. The rounds begin with `first_round`."""

    number: int
    chair: int | None
    room: SomeKeys = UNSET
    match: SomeKeys = UNSET


class Done(Answer, frozen=True):
    """The message with this id is written down as entry `number`."""

    id: int
    number: int


class Refused(Answer, frozen=True):
    """The message with this id has changed nothing."""

    id: int
    reason: str
    text: str
    rule: str | None = None
    path: str = ""


class Pong(Answer, frozen=True):
    id: int


ToBrowser: TypeAlias = Seen | News | Done | Refused | Pong


class Shown(Answer, frozen=True):
    """A gathering as one role sees it after so many entries; it stands in the place of the one before."""

    number: int
    view: Annotated[Raw, Meta(extra_json_schema={"type": "object"})]


ToAttend: TypeAlias = Hello | Ping  # sent over a gathering's socket
Attended: TypeAlias = Shown | Refused | Pong  # told there

FROM_BROWSER: Decoder[FromBrowser] = Decoder(FromBrowser)
ENCODER = Encoder()
