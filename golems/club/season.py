"""The table of a season: who was there how often, what was solved, points and ratings."""

from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from golems.club.club import (
    ClubBout,
    ClubEvening,
    Day,
    EveningId,
    EveningKind,
    KeptClub,
    Member,
    Title,
)
from golems.lessons.entries import Animal, FirstName, PuzzleName
from golems.lessons.roll import key_of
from golems.notation.structs import StrictStruct

MIDDLE = 1500  # the rating of whom nobody knows yet
STEP = 40  # points of rating for one of the library
WIDTH = 2  # sigmas on both sides, which hold the strength with 95 %


class MemberEvening(StrictStruct, frozen=True):
    """One evening of a child: what it solved then, and the points it got."""

    id: EveningId
    kind: EveningKind
    day: Day
    title: Title
    solved: int
    points: float


class SeasonRow(StrictStruct, frozen=True):
    """A child in the table. `solved` are all puzzles it has ever solved, `rating` is None until it has played
    somebody of the club; who shares a place has as many points."""

    place: int
    name: FirstName
    animal: Animal | None
    level: int
    points: float
    evenings: tuple[MemberEvening, ...]
    solved: tuple[PuzzleName, ...]
    rating: int | None = None
    within: int | None = None


class Season(StrictStruct, frozen=True):
    """The table, and how many evenings it is made of."""

    evenings: int
    rows: tuple[SeasonRow, ...]


def season_of(club: KeptClub) -> Season:
    """Return the table of the season that runs. An evening gives a point for being there, and the points won
    in its matches; ratings and solved puzzles are those of all seasons."""
    counted = [evening for evening in club.evenings if evening.day >= club.season]
    ratings = ratings_of(club.evenings)
    rows = [row_of(member, club, counted, ratings.get(key_of(member.name))) for member in club.members]
    places = sorted([row.points for row in rows], reverse=True)
    placed = [placed_in(row, places.index(row.points) + 1) for row in rows]
    return Season(len(counted), tuple(sorted(placed, key=lambda row: (row.place, key_of(row.name)))))


def placed_in(row: SeasonRow, place: int) -> SeasonRow:
    return SeasonRow(place, *[getattr(row, field) for field in SeasonRow.__struct_fields__[1:]])


def row_of(
    member: Member, club: KeptClub, counted: list[ClubEvening], rating: PlackettLuceRating | None
) -> SeasonRow:
    key = key_of(member.name)
    evenings = tuple(evenings_of(key, counted))
    return SeasonRow(
        0,
        member.name,
        member.animal,
        member.level,
        sum([evening.points for evening in evenings]),
        evenings,
        solved_by(key, club.evenings),
        None if rating is None else round(MIDDLE + STEP * (rating.mu - MODEL.mu)),
        None if rating is None else round(STEP * WIDTH * rating.sigma),
    )


def evenings_of(key: str, evenings: Iterable[ClubEvening]) -> Iterable[MemberEvening]:
    for evening in evenings:
        for each in evening.here:
            if key_of(each.name) == key:
                points = 1 + each.points
                yield MemberEvening(
                    evening.id, evening.kind, evening.day, evening.title, len(each.solved), points
                )


def solved_by(key: str, evenings: Iterable[ClubEvening]) -> tuple[PuzzleName, ...]:
    solved = [
        puzzle
        for evening in evenings
        for each in evening.here
        if key_of(each.name) == key
        for puzzle in each.solved
    ]
    return tuple(dict.fromkeys(solved))


# ---------------------------------------------------------------- ratings

MODEL = PlackettLuce()


def ratings_of(evenings: Iterable[ClubEvening]) -> dict[str, PlackettLuceRating]:
    """Return the ratings (Weng and Lin, the family of TrueSkill) after all matches, in their order."""
    ratings: dict[str, PlackettLuceRating] = {}
    for evening in evenings:
        for bout in evening.bouts:
            ratings |= rated(bout, ratings)
    return ratings


def rated(bout: ClubBout, before: dict[str, PlackettLuceRating]) -> dict[str, PlackettLuceRating]:
    keys = [key_of(name) for name in bout.names]
    teams = [[before.get(key) or MODEL.rating()] for key in keys]
    after = MODEL.rate(teams, ranks=[float(place) for place in bout.places])
    return {key: team[0] for key, team in zip(keys, after, strict=True)}
