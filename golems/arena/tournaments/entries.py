"""The entries of a tournament's log; the log is the tournament."""

from typing import Annotated, Any, Literal, TypeAlias, get_args

from msgspec import Meta
from msgspec.json import Decoder, encode

from golems.match.random_arenas import DRAWING, FIRST_DRAWING, Drawing
from golems.notation.structs import StrictStruct

MOST_PLAYERS = 128  # at the same time
MOST_EVER = 200  # with those who have withdrawn, who make room for others
MOST_SEATS = 4
FIRST_PAIRING, PAIRING = 1, 2  # ways to pair a Swiss round; the first one ranked seats above points

Format: TypeAlias = Literal["round_robin", "swiss", "elimination", "groups", "scenario"]
TieBreak: TypeAlias = Literal["head_to_head", "damage", "destroyed", "buchholz", "deciding", "lot"]
Seeding: TypeAlias = Literal["drawn", "entered"]
Stage: TypeAlias = Literal["round", "deciding", "bracket"]
FORMATS: tuple[Format, ...] = get_args(Format)
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)
SEEDINGS: tuple[Seeding, ...] = get_args(Seeding)

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Reason = Annotated[str, Meta(max_length=200)]
PlayerNumber = Annotated[int, Meta(ge=0, lt=MOST_EVER)]
PlaceNumber = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0)]
Pairing = Annotated[int, Meta(ge=FIRST_PAIRING, le=PAIRING)]
ArenaChoice: TypeAlias = str | dict[str, Any]  # the name of an arena, or an own one as a document


class Deciding(StrictStruct, frozen=True):
    """How tied players play it out."""

    arena: ArenaChoice
    matches: int = 3  # the most deciding matches in a row
    places: int = 1  # the first places that are not shared without a match


class Rules(StrictStruct, frozen=True):
    """What is announced in advance and is the same for all."""

    format: Format
    match: dict[str, Any]  # the settings of every match, without arena and seats
    arenas: tuple[ArenaChoice, ...]
    tie_breaks: tuple[TieBreak, ...]
    deciding: Deciding
    points: dict[str, tuple[float, ...]]  # points by place, for each number of seats
    bye: float
    name: str = ""
    seats: int = 2
    rounds: int | None = None  # none if it follows from the number of players
    games: int = 1  # how many matches two players play when they meet
    bracket_games: int = 2
    groups: int = 1
    advance: int = 2  # how many advance from each group
    third_place: bool = False
    seeding: Seeding = "drawn"
    late: float = 0  # points for each round missed by entering late
    rest: float = 0.5  # points for a round that somebody sits out as announced
    rests: int = 1  # how many rounds each may sit out


class Seating(StrictStruct, frozen=True):
    """Who sits where, in the order of the seats."""

    players: Annotated[tuple[PlayerNumber, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    arena: ArenaChoice
    slot: tuple[int, int] | None = None  # level and number in the bracket
    components: tuple[tuple[str, ...], ...] | None = None  # by seat, where they are given out


class SeatResult(StrictStruct, frozen=True):
    """How a match ended for one player. Equal places are shared. Of a match on paper no more may be known."""

    player: PlayerNumber
    place: PlaceNumber
    damage: Count | None = 0  # components damaged, or before 4.0 lives lost
    destroyed: Count | None = 0  # robots that the player destroyed


# ---------------------------------------------------------------- entries


class TournamentEntry(StrictStruct, frozen=True, tag_field="type", tag=str.lower):
    """Something that was decided in a tournament."""


class Opened(TournamentEntry, frozen=True):
    """The tournament opens. All lots are drawn from the seed, so whoever knows it knows them. `drawing` says
    how random fields are drawn, `pairing` how a Swiss round is paired; old logs do not say it."""

    rules: Rules
    seed: str
    drawing: Drawing = FIRST_DRAWING
    pairing: Pairing = FIRST_PAIRING


class Joined(TournamentEntry, frozen=True):
    """A bot enters, or a person: with the token that `key` names, or without a device. Players are numbered
    in this order."""

    name: Name
    bot: str | None = None
    key: str | None = None


class Withdrawn(TournamentEntry, frozen=True):
    """A player withdraws and plays no more; matches that are not over are lost."""

    player: PlayerNumber


class Returned(TournamentEntry, frozen=True):
    """A player who has withdrawn returns."""

    player: PlayerNumber


class Excused(TournamentEntry, frozen=True):
    """A player sits out the next round for a part of the points; or plays after all, if not `on`."""

    player: PlayerNumber
    on: bool = True


class Paired(TournamentEntry, frozen=True):
    """The next round is paired. The first one says who is in which group, or how the bracket is seeded."""

    tables: tuple[Seating, ...]
    byes: tuple[PlayerNumber, ...] = ()
    stage: Stage = "round"
    groups: tuple[tuple[PlayerNumber, ...], ...] = ()
    seeds: tuple[PlayerNumber, ...] = ()
    rests: tuple[PlayerNumber, ...] = ()  # who sits it out


class Unpaired(TournamentEntry, frozen=True):
    """The last round is taken back, before any match of it has a result."""

    reason: Reason


class Reported(TournamentEntry, frozen=True):
    """A match has a result. `record` says where its record is, `shared` that the first won together."""

    match: Count
    seats: tuple[SeatResult, ...]
    record: str | None = None
    shared: bool = False


class Absent(TournamentEntry, frozen=True):
    """Players did not come to a match and get no points from it; one who is left alone there wins it."""

    match: Count
    players: tuple[PlayerNumber, ...]


class Replayed(TournamentEntry, frozen=True):
    """A result does not count any more: the match is to be played again."""

    match: Count
    reason: Reason


class Corrected(TournamentEntry, frozen=True):
    """The organiser replaces a result with another."""

    match: Count
    seats: tuple[SeatResult, ...]
    reason: Reason


class Praised(TournamentEntry, frozen=True):
    """The organiser names whose program was the most beautiful, or nobody."""

    player: PlayerNumber | None = None


AnyEntry: TypeAlias = (
    Opened
    | Joined
    | Withdrawn
    | Returned
    | Excused
    | Paired
    | Unpaired
    | Reported
    | Absent
    | Replayed
    | Corrected
    | Praised
)
DECODER: Decoder[AnyEntry] = Decoder(AnyEntry)


def read_entry(body: bytes) -> AnyEntry:
    return DECODER.decode(body)


def write_entry(entry: AnyEntry) -> bytes:
    return encode(entry)


def opened_now(rules: Rules, seed: str) -> Opened:
    """Open a tournament as this release does."""
    return Opened(rules, seed, DRAWING, PAIRING)
