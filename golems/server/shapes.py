"""What the REST API is sent and what it answers."""

from typing import Annotated, Any

from msgspec import Meta, field

from golems.server.entries import Name, Setup, Value
from golems.server.problems import Problem

RoundNumber = Annotated[int, Meta(ge=0, le=1000)]


class NewRoom(Value, frozen=True):
    setup: Setup


class RoomMade(Value, frozen=True):
    """`token` is the host's."""

    code: str
    token: str


class NewPlayer(Value, frozen=True):
    name: Name


class ChairTaken(Value, frozen=True):
    """`token` is the chair's, and its holder's alone."""

    code: str
    chair: int
    token: str


class CheckedSetup(Value, frozen=True):
    """`problem` says why no room may be made so; null: one may."""

    problem: Problem | None


class Game(Value, frozen=True):
    """`ideas`: what it is like, by edition, and `idea` in the newest; `players`: how many may play;
    `parobots`: by number of players how many ParoBots there may be, the usual number first; `components`:
    robots are built of parts; `novices`: whether it is usually made easier for novices, where it can be;
    `deck`: the kinds of its event cards; `hands`: by edition how many of each card are in a hand, and so many
    commands as a program has `rows` are in any."""

    id: str
    name: str
    idea: str
    ideas: dict[str, str]
    ages: str
    editions: tuple[str, ...]
    players: tuple[int, ...]
    parobots: dict[str, tuple[int, ...]]
    components: bool
    novices: bool | None
    deck: tuple[str, ...]
    hands: dict[str, dict[str, int]]
    rows: int


class Arena(Value, frozen=True):
    """An arena as docs/match.md has it, with its name and its idea in words; `notes`: what a box may lack."""

    id: str
    name: str
    idea: str
    edition: str
    games: tuple[str, ...]
    board: tuple[str, ...]
    starts: dict[str, tuple[str, ...]]
    under: dict[str, str] = field(default_factory=dict)
    barrels: dict[str, int] = field(default_factory=dict)
    streams: tuple[Any, ...] = ()
    editions: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    fair: str = "symmetry"


class Scenario(Value, frozen=True):
    id: str
    name: str
    idea: str
    position: dict[str, Any]


class Clause(Value, frozen=True):
    """A clause of the rulebook, `text` as Markdown; `chapter` is the file it stands in."""

    id: str
    title: str
    text: str
    chapter: str


class BookClause(Value, frozen=True):
    """A clause in the rulebook, or a question; `picture` is the path of its picture, `caption` what is played
    there. A question has `words` that it is found by too, and an `example` that the workshop opens."""

    id: str
    title: str
    text: str
    picture: str | None = None
    caption: str = ""
    words: str = ""
    example: str | None = None


class BookChapter(Value, frozen=True):
    """A chapter of the rulebook, which is the file `chapter`; `text` stands before its first clause."""

    chapter: str
    title: str
    text: str
    clauses: tuple[BookClause, ...]


class Filmed(Value, frozen=True):
    """One of them."""

    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None


class Instead(Value, frozen=True):
    """A round of a record, counted from 0, and the programs that are laid in it instead, by robot."""

    record: dict[str, Any]
    round: RoundNumber
    programs: dict[str, Any]


class Which(Value, frozen=True):
    """A round of a record, counted from 0."""

    record: dict[str, Any]
    round: RoundNumber
