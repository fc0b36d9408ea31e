"""What is read of the files of lessons and tournaments; whatever else they hold is not looked at."""

from typing import Annotated

from msgspec import Meta, Struct

from golems.club.club import MOST_MEMBERS
from golems.lessons.entries import PuzzleName

LongName = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=0, le=1000)]


class NotedChild(Struct, frozen=True):
    """A child of a lesson."""

    number: Number
    name: LongName = ""
    animal: LongName = ""


class NotedTry(Struct, frozen=True):
    child: Number
    puzzle: PuzzleName
    solved: bool = False


class NotedMatch(Struct, frozen=True):
    """A match of a lesson: who played, by chair, and which chairs have won."""

    children: Annotated[tuple[Number, ...], Meta(max_length=4)] = ()
    winners: Annotated[tuple[Number, ...], Meta(max_length=4)] = ()


class NotedActivity(Struct, frozen=True):
    attempts: tuple[NotedTry, ...] = ()
    matches: tuple[NotedMatch, ...] = ()


class NotedLesson(Struct, frozen=True):
    """The file of a lesson."""

    id: Annotated[str, Meta(pattern="^[0-9a-f]{1,32}$", max_length=32)]
    children: Annotated[tuple[NotedChild, ...], Meta(max_length=MOST_MEMBERS)]
    activities: tuple[NotedActivity, ...]


class NotedPlayer(Struct, frozen=True):
    """A player of a tournament."""

    name: LongName
    bot: str | None = None


class NotedSeat(Struct, frozen=True):
    player: LongName
    place: Annotated[int, Meta(ge=1, le=100)] | str | None = None  # "" as long as there is none


class NotedBout(Struct, frozen=True):
    seats: Annotated[tuple[NotedSeat, ...], Meta(max_length=8)] = ()


class NotedRound(Struct, frozen=True):
    matches: tuple[NotedBout, ...] = ()


class NotedTournament(Struct, frozen=True):
    """The file of a tournament."""

    name: LongName
    players: Annotated[tuple[NotedPlayer, ...], Meta(max_length=MOST_MEMBERS)]
    rounds: tuple[NotedRound, ...]
