"""What a club file holds. Only what happened is written down; points, ratings and progress follow from it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from golems.lessons.entries import HIGHEST, LOWEST, MOST_PUZZLES, Animal, FirstName, PuzzleName
from golems.notation.structs import StrictStruct

FORMAT = "golems-club/1"
MOST_MEMBERS = 200
MOST_EVENINGS = 400
MOST_HERE = 100  # members in one evening
MOST_BOUTS = 1000  # in one evening
MOST_AT_TABLE = 4

Day: TypeAlias = Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$", max_length=10)]
Title: TypeAlias = Annotated[str, Meta(max_length=60)]
EveningId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$", max_length=40)]
EveningKind: TypeAlias = Literal["lesson", "tournament"]


class Member(StrictStruct, frozen=True):
    """A child of the club. It is known by its name; two names that differ only in case are the same."""

    name: FirstName
    animal: Animal | None = None
    level: Annotated[int, Meta(ge=LOWEST, le=HIGHEST)] = LOWEST


class Attendee(StrictStruct, frozen=True):
    """That a member was there, what it solved, and the points it won in matches."""

    name: FirstName
    solved: Annotated[tuple[PuzzleName, ...], Meta(max_length=MOST_PUZZLES)] = ()
    points: Annotated[float, Meta(ge=0, le=1000)] = 0


class ClubBout(StrictStruct, frozen=True):
    """A match between members, and the place of each; those who share one have drawn."""

    names: Annotated[tuple[FirstName, ...], Meta(min_length=2, max_length=MOST_AT_TABLE)]
    places: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=MOST_AT_TABLE)], ...],
        Meta(min_length=2, max_length=MOST_AT_TABLE),
    ]


class ClubEvening(StrictStruct, frozen=True):
    """A lesson or a tournament. What is written in twice has one id, and stands there once."""

    id: EveningId
    kind: EveningKind
    day: Day
    title: Title = ""  # of the plan that was taught, or of the tournament
    here: Annotated[tuple[Attendee, ...], Meta(max_length=MOST_HERE)] = ()
    bouts: Annotated[tuple[ClubBout, ...], Meta(max_length=MOST_BOUTS)] = ()


class KeptClub(StrictStruct, frozen=True, omit_defaults=False):
    """The whole file, whose format always stands in it. The season has the evenings from the day
    `season` on; without one it has all."""

    format: Literal["golems-club/1"] = "golems-club/1"
    title: Title = ""
    season: Day = ""
    members: Annotated[tuple[Member, ...], Meta(max_length=MOST_MEMBERS)] = ()
    evenings: Annotated[tuple[ClubEvening, ...], Meta(max_length=MOST_EVENINGS)] = ()
