"""The entries of a room's log."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta
from msgspec.json import Decoder, encode

from golems.match.random_arenas import FIRST_DRAWING, Drawing
from golems.match.settings import MOST_DAMAGE
from golems.server.shapes import MOST_SEATS, ChairNumber, Name, Shape, Word
from golems.server.shared.known_bots import with_known_bots
from golems.server.tables import Setup, Sitter

Reaction = Literal["hooray", "wow", "oops", "hmm", "thanks", "wait"]
REACTIONS: tuple[Reaction, ...] = ("hooray", "wow", "oops", "hmm", "thanks", "wait")


# The units of damage with which the golem of each chair begins, so that a companion plays its part.
Starts: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=MOST_DAMAGE)], ...], Meta(max_length=MOST_SEATS)
]


class Entry(Shape, frozen=True, tag_field="type", tag=str.lower):
    """Something that was decided in a room."""


class BoundTable(Shape, frozen=True):
    """A table of a gathering, by its number there: one match is played at it, by those who sit there, perhaps
    with components that are given out."""

    gathering: Word
    table: Annotated[int, Meta(ge=0)]
    sitters: Annotated[tuple[Sitter, ...], Meta(max_length=MOST_SEATS)]
    components: tuple[tuple[Word, ...], ...] | None = None
    drawing: Drawing = FIRST_DRAWING


class Created(Entry, frozen=True):
    """Somebody makes the room; `host` names their token."""

    setup: Setup
    host: str
    bound: BoundTable | None = None


class Changed(Entry, frozen=True):
    """The host sets the table anew before a match; who sits keeps sitting where that is possible."""

    setup: Setup


class SatDown(Entry, frozen=True, tag="taken"):
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
    """A match begins. `record` is the name under which it is kept, `drawing` says how a random field is
    drawn; logs of older releases have neither."""

    seed: str
    record: str | None = None
    drawing: Drawing = FIRST_DRAWING
    starts: Starts = ()


class Decided(Entry, frozen=True):
    """A seat decides; `decision` is as a match writes it."""

    decision: dict[str, Any]


class Replaced(Entry, frozen=True):
    """A bot plays for an absent person, perhaps only until they are back, or (none) the person plays
    again."""

    chair: ChairNumber
    bot: Word | None = None
    until_back: bool = False


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
    """The same table plays once more, everybody one seat further; with `same` they stay where they were, on
    the arena that they had."""

    seed: str
    record: str | None = None
    drawing: Drawing = FIRST_DRAWING
    same: bool = False
    starts: Starts = ()


AnyEntry: TypeAlias = (
    Created
    | Changed
    | SatDown
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


def write_entry(entry: AnyEntry) -> bytes:
    return encode(entry)
