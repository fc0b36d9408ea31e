"""What is written down of a tournament, entry by entry: its log is the tournament."""

from typing import Annotated, Any, Literal, TypeAlias, get_args

from msgspec import Meta, Struct
from msgspec.json import Decoder, encode

MOST_PLAYERS = 128
MOST_SEATS = 4

Format: TypeAlias = Literal["round_robin", "swiss", "elimination", "groups", "scenario"]
TieBreak: TypeAlias = Literal["head_to_head", "damage", "destroyed", "buchholz", "deciding", "lot"]
Seeding: TypeAlias = Literal["drawn", "entered"]
Stage: TypeAlias = Literal["round", "deciding", "bracket"]
FORMATS: tuple[Format, ...] = get_args(Format)
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)
SEEDINGS: tuple[Seeding, ...] = get_args(Seeding)

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Reason = Annotated[str, Meta(max_length=200)]
PlayerNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Place = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0)]
ArenaChoice: TypeAlias = str | dict[str, Any]  # a name, or an arena of one's own


class Value(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Frozen, without unknown keys; what is default is left out."""


class Deciding(Value, frozen=True):
    """How those who are still level play it out."""

    arena: ArenaChoice
    matches: int = 3  # at most, in a row
    places: int = 1  # from the first on, that are not shared without a match


class Rules(Value, frozen=True):
    """What is announced in advance and is the same for all."""

    format: Format
    match: dict[str, Any]  # the settings of every match, without arena and seats
    arenas: tuple[ArenaChoice, ...]
    tie_breaks: tuple[TieBreak, ...]
    deciding: Deciding
    points: dict[str, tuple[float, ...]]  # by place, for each number of seats
    bye: float
    name: str = ""
    seats: int = 2
    rounds: int | None = None  # none: as many as the number of players asks for
    games: int = 1  # matches that two play when they meet
    bracket_games: int = 2
    groups: int = 1
    advance: int = 2  # from each group
    third_place: bool = False
    seeding: Seeding = "drawn"
    late: float = 0  # points for each round that was missed by entering late


class Table(Value, frozen=True):
    """Who sits where, in the order of the seats."""

    players: Annotated[tuple[PlayerNumber, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    arena: ArenaChoice
    slot: tuple[int, int] | None = None  # of the bracket: level and number
    components: tuple[tuple[str, ...], ...] | None = None  # of each seat, where these are given out


class SeatResult(Value, frozen=True):
    """How a match ended for one player. Equal places are shared."""

    player: PlayerNumber
    place: Place
    damage: Count = 0  # at the end: components damaged, or before 4.0 lives lost
    destroyed: Count = 0  # robots


# ---------------------------------------------------------------- entries


class Entry(Value, frozen=True, tag_field="type", tag=str.lower):
    """Something that was decided in a tournament."""


class Opened(Entry, frozen=True):
    """The seed is what all lots are drawn from: who knows it knows them."""

    rules: Rules
    seed: str


class Joined(Entry, frozen=True):
    """A person, named by the token that `key` names, or a bot. Numbers are given in this order."""

    name: Name
    bot: str | None = None
    key: str | None = None


class Withdrawn(Entry, frozen=True):
    """Plays no more; matches that are not over are lost."""

    player: PlayerNumber


class Returned(Entry, frozen=True):
    player: PlayerNumber


class Paired(Entry, frozen=True):
    """The next round. The first one says who is in which group, or how the bracket is seeded."""

    tables: tuple[Table, ...]
    byes: tuple[PlayerNumber, ...] = ()
    stage: Stage = "round"
    groups: tuple[tuple[PlayerNumber, ...], ...] = ()
    seeds: tuple[PlayerNumber, ...] = ()


class Unpaired(Entry, frozen=True):
    """The last round is taken back, before anything has come of it."""

    reason: Reason


class Reported(Entry, frozen=True):
    """`record` says where the record of the match is kept, `shared` that those who are first won together."""

    match: Count
    seats: tuple[SeatResult, ...]
    record: str | None = None
    shared: bool = False


class Absent(Entry, frozen=True):
    """Who did not come to a match has no points from it; one who is left alone there wins it."""

    match: Count
    players: tuple[PlayerNumber, ...]


class Replayed(Entry, frozen=True):
    """A result counts no more: the match is to be played again."""

    match: Count
    reason: Reason


class Corrected(Entry, frozen=True):
    """The organiser puts a result in the place of another."""

    match: Count
    seats: tuple[SeatResult, ...]
    reason: Reason


AnyEntry: TypeAlias = (
    Opened | Joined | Withdrawn | Returned | Paired | Unpaired | Reported | Absent | Replayed | Corrected
)
DECODER: Decoder[AnyEntry] = Decoder(AnyEntry)


def read_entry(body: bytes) -> AnyEntry:
    return DECODER.decode(body)


def write_entry(entry: AnyEntry) -> bytes:
    return encode(entry)
