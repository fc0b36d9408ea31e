"""What the REST API tells of games, arenas, scenarios and the rulebook."""

from typing import Any

from msgspec import field

from golems.server.shapes import Shape
from golems.server.tables import Setup


class ListedGame(Shape, frozen=True):
    """A game. `ideas`: what it is like, by edition, and `idea` in the newest; `players`: how many may play;
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


class ListedArena(Shape, frozen=True):
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


class ListedScenario(Shape, frozen=True):
    id: str
    name: str
    idea: str
    position: dict[str, Any]


class Station(Shape, frozen=True):
    """A battle of the path. `id` is what is new there, `setup` the table that is set for it, and a win in
    `quick` rounds or fewer is a quick one."""

    id: str
    quick: int
    setup: Setup


class ShownClause(Shape, frozen=True):
    """A clause of the rulebook, `text` as Markdown; `chapter` is the file it stands in."""

    id: str
    title: str
    text: str
    chapter: str


class BookClause(Shape, frozen=True):
    """A clause in the rulebook, or a question; `picture` is the path of its picture, `caption` what is played
    there. A question has `words` that it is found by too, and an `example` that the workshop opens."""

    id: str
    title: str
    text: str
    picture: str | None = None
    caption: str = ""
    words: str = ""
    example: str | None = None


class BookChapter(Shape, frozen=True):
    """A chapter of the rulebook, which is the file `chapter`; `text` stands before its first clause."""

    chapter: str
    title: str
    text: str
    clauses: tuple[BookClause, ...]
