"""What is written down of a room, entry by entry: its log is the room."""

from typing import Annotated, Any, Literal, TypeAlias, TypeVar, cast

from msgspec import Meta, Struct
from msgspec.json import Decoder, encode
from msgspec.structs import replace

from golems.bots.named import BOTS, SUBSTITUTE
from golems.match.random_arenas import DRAWING, FIRST_DRAWING

T = TypeVar("T")
MOST_SEATS = 4

Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=60)]  # ids: of games, arenas, bots, colours
ChairNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seconds = Annotated[int, Meta(ge=5, le=3600)]
Drawing = Annotated[int, Meta(ge=FIRST_DRAWING, le=DRAWING)]
Reaction = Literal["hooray", "wow", "oops", "hmm", "thanks", "wait"]
REACTIONS: tuple[Reaction, ...] = ("hooray", "wow", "oops", "hmm", "thanks", "wait")


class Value(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Frozen, without unknown keys; what is default is left out."""


class Think(Value, frozen=True):
    """Seconds to decide, by phase; none: as long as one likes."""

    components: Seconds | None = None
    programs: Seconds | None = None
    question: Seconds | None = None


class ChairSetup(Value, frozen=True):
    """Who shall sit there: a person, a bot, or a ParoBot with this card."""

    kind: Literal["person", "bot", "parobot"] = "person"
    bot: Word | None = None
    card: Word | None = None
    colour: Word | None = None


class Setup(Value, frozen=True):
    """What the host wants to play; the settings of a match, with chairs instead of seats."""

    game: Word
    chairs: Annotated[tuple[ChairSetup, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    arena: Word | dict[str, Any] = "random"
    edition: Word | None = None
    places: Word | None = None
    novices: bool | None = None
    components: Word | None = None
    options: dict[str, Any] | None = None
    hand: dict[str, int] | None = None
    deck: Annotated[tuple[Word, ...], Meta(max_length=14)] | None = None
    open: bool | None = None
    think: Think = Think()


# ---------------------------------------------------------------- entries


class Entry(Value, frozen=True, tag_field="type", tag=str.lower):
    """Something that was decided in a room."""


class Sitter(Value, frozen=True):
    """Who sits on a chair from the first; `key` names a person's token."""

    name: Name
    key: str | None = None


class Bound(Value, frozen=True):
    """A table of a gathering, by its number there: one match is played at it, by those who sit there, perhaps
    with components that are given out."""

    gathering: Word
    table: Annotated[int, Meta(ge=0)]
    sitters: Annotated[tuple[Sitter, ...], Meta(max_length=MOST_SEATS)]
    components: tuple[tuple[Word, ...], ...] | None = None


class Created(Entry, frozen=True):
    """`host` names the token of the one who made the room."""

    setup: Setup
    host: str
    bound: Bound | None = None


class Changed(Entry, frozen=True):
    """Before a match the host sets the table anew; who sits keeps sitting where that is possible."""

    setup: Setup


class Taken(Entry, frozen=True):
    """A person takes a chair; `key` names the token that was given for it."""

    chair: ChairNumber
    name: Name
    key: str


class Freed(Entry, frozen=True):
    """The chair is free again, its token is worth nothing any more."""

    chair: ChairNumber


class Renamed(Entry, frozen=True):
    chair: ChairNumber
    name: Name


class Rekeyed(Entry, frozen=True):
    """At a table of a gathering a player has another token from now on; `key` names it."""

    chair: ChairNumber
    key: str


class Started(Entry, frozen=True):
    """`record` is the name under which the match is kept, `drawing` says how a random field is drawn; logs of
    older releases have neither."""

    seed: str
    record: str | None = None
    drawing: Drawing = FIRST_DRAWING


class Decided(Entry, frozen=True):
    """A decision as a match writes it."""

    decision: dict[str, Any]


class Replaced(Entry, frozen=True):
    """A bot plays for an absent person, or (none) the person plays again."""

    chair: ChairNumber
    bot: Word | None = None


class Relieved(Entry, frozen=True):
    """Another bot plays from now on for the one that should; `reason` says why."""

    chair: ChairNumber
    bot: Word
    reason: Literal["bot-failed"]


class Paused(Entry, frozen=True):
    pass


class Resumed(Entry, frozen=True):
    pass


class Reacted(Entry, frozen=True):
    chair: ChairNumber
    reaction: Reaction


class Rematched(Entry, frozen=True):
    """The same table once more, everybody one seat further."""

    seed: str
    record: str | None = None
    drawing: Drawing = FIRST_DRAWING


AnyEntry: TypeAlias = (
    Created
    | Changed
    | Taken
    | Freed
    | Renamed
    | Rekeyed
    | Started
    | Decided
    | Replaced
    | Relieved
    | Paused
    | Resumed
    | Reacted
    | Rematched
)
DECODER: Decoder[AnyEntry] = Decoder(AnyEntry)


def read_entry(body: bytes) -> AnyEntry:
    """Read an entry as it is stored; every bot in it is one that this release knows."""
    return with_known_bots(DECODER.decode(body))


def with_known_bots(value: T) -> T:
    """Put the kind substitute in the place of every unknown bot in an entry of any log: older releases took
    any text as a bot's name."""
    if isinstance(value, tuple):
        return cast("T", tuple([with_known_bots(each) for each in value]))
    if not isinstance(value, Struct):
        return value
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    known = {
        name: known_bot(value, part) if name == "bot" else with_known_bots(part)
        for name, part in fields.items()
    }
    return replace(value, **known) if known != fields else value


def known_bot(holder: Struct, bot: str | None) -> str | None:
    if not bot or (isinstance(holder, ChairSetup) and holder.kind == "parobot"):
        return None
    return bot if bot in BOTS else SUBSTITUTE


def write_entry(entry: AnyEntry) -> bytes:
    return encode(entry)
