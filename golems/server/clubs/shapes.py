"""What the API is sent about club files, and what it answers."""

from typing import Annotated, Any

from msgspec import Meta

from golems.club.changes import AnyClubChange
from golems.club.club import KeptClub
from golems.club.season import Season
from golems.server.shapes import Shape

Document = dict[str, Any]  # read by the club's own reader, which knows older files
PlainDay = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$", max_length=10)]


class ClubSent(Shape, frozen=True):
    """A club file, of this version or an older one."""

    club: Document


class ClubChanged(Shape, frozen=True):
    club: Document
    change: AnyClubChange


class ClubsMerged(Shape, frozen=True):
    club: Document
    other: Document


class LessonTaught(Shape, frozen=True):
    """A club file, and the file of a lesson to write into it."""

    club: Document
    lesson: Document
    day: PlainDay
    title: Annotated[str, Meta(max_length=60)] = ""


class TournamentHeld(Shape, frozen=True):
    """A club file, and the file of a tournament to write into it."""

    club: Document
    tournament: Document
    day: PlainDay


class ClubShown(Shape, frozen=True, omit_defaults=False):
    """The club file as it is now, and the table of its season."""

    club: KeptClub
    season: Season


class ClubTable(Shape, frozen=True):
    csv: str
