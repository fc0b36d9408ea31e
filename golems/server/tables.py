"""How a table is set, and the tables that tournaments and lessons let rooms have."""

from collections.abc import Collection, Iterable
from typing import Annotated, Any, Literal, NamedTuple, Protocol

from msgspec import Meta

from golems.bots.strength import STRONGEST, WEAKEST
from golems.match.random_arenas import DRAWING
from golems.match.settings import MOST_DAMAGE
from golems.server.shapes import MOST_SEATS, Name, Shape, Word

Seconds = Annotated[int, Meta(ge=5, le=3600)]
Strength = Annotated[int, Meta(ge=WEAKEST, le=STRONGEST)]


class ThinkingTime(Shape, frozen=True):
    """Seconds to decide, by phase; none: as long as one likes."""

    components: Seconds | None = None
    programs: Seconds | None = None
    question: Seconds | None = None


class ChairSetup(Shape, frozen=True):
    """Who shall sit there: a person, a bot, or a ParoBot with this card."""

    kind: Literal["person", "bot", "parobot"] = "person"
    bot: Word | None = None
    card: Word | None = None
    colour: Word | None = None
    damage: Annotated[int, Meta(ge=0, le=MOST_DAMAGE)] | None = None  # which its robot begins with
    strength: Strength | None = None  # of a companion


class Setup(Shape, frozen=True):
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
    think: ThinkingTime = ThinkingTime()


class Sitter(Shape, frozen=True):
    """Who sits on a chair from the first; `key` names a person's token."""

    name: Name
    key: str | None = None


class ChairTaken(Shape, frozen=True):
    """A chair that was given out; `token` is the chair's, and its holder's alone."""

    code: str
    chair: int
    token: str


# ---------------------------------------------------------------- tables of gatherings


class NewTable(NamedTuple):
    """A table that a gathering wants, by its number there. One match is played at it, by those who sit there,
    perhaps with components that are given out; `host` names the token of its host."""

    gathering: str
    number: int
    setup: Setup
    host: str
    sitters: tuple[Sitter, ...]
    components: tuple[tuple[str, ...], ...] | None = None
    drawing: int = DRAWING  # how a random field is drawn


class Tables(Protocol):
    """Rooms in which the matches of gatherings are played."""

    async def set(self, table: NewTable) -> str:
        """Make a room; return its code. Its match begins once the gathering waits for this room."""

    async def begin_waiting(self, gathering: str) -> None:
        """Begin every match of a gathering that should be running now."""

    async def pass_chair(self, code: str, chair: int, key: str) -> None:
        """Let a chair be held by this key, and by no older one."""

    def connected(self, code: str) -> Collection[int]:
        """Return the chairs of a room, or the members of a gathering, at which somebody is now, or was a
        moment ago."""

    async def stand_in(self, code: str, chair: int, only_if_away: bool) -> None:
        """Let a bot play for whoever holds a chair until they are back; perhaps only if nobody is there."""

    async def pause(self, codes: Iterable[str]) -> None: ...

    async def resume(self, codes: Iterable[str]) -> None: ...
