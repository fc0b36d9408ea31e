"""What a lesson or a tournament leaves in the club file. Children without a name are not written in."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from golems.club.club import (
    MOST_AT_TABLE,
    MOST_BOUTS,
    MOST_EVENINGS,
    MOST_HERE,
    MOST_MEMBERS,
    Attendee,
    ClubBout,
    ClubEvening,
    Day,
    EveningKind,
    KeptClub,
    Member,
    Title,
)
from golems.club.evening_files import NotedBout, NotedLesson, NotedMatch, NotedTournament
from golems.club.files import checked, tidy
from golems.lessons.entries import ANIMALS
from golems.lessons.roll import key_of
from golems.notation.reading import Json, Malformed, as_object, shown
from golems.rules.refusals import Illegal

LESSON, TOURNAMENT = "golems-lesson/1", "golems-tournament/1"
MOST_NAME = 20

N = TypeVar("N", NotedLesson, NotedTournament)


def record_lesson(club: KeptClub, document: Json, day: Day, title: Title = "") -> KeptClub:
    """Return the club with a lesson written in; the same lesson again takes the place of the first time."""
    noted = read(document, LESSON, NotedLesson)
    names = {child.number: plain(child.name) for child in noted.children}
    came = [Member(names[child.number], animal_of(child.animal)) for child in noted.children if child.name]
    bouts = [bout_of(match, names) for activity in noted.activities for match in activity.matches]
    solved: dict[str, dict[str, None]] = {}
    for activity in noted.activities:
        for tried in activity.attempts:
            if tried.solved:
                solved.setdefault(key_of(names.get(tried.child, "")), {})[tried.puzzle] = None
    return written(club, EveningHead("lesson", f"lesson-{noted.id}", day, title), came, bouts, solved)


def record_tournament(club: KeptClub, document: Json, day: Day) -> KeptClub:
    """Return the club with a tournament written in. Of a player whose name is too long for the file the
    beginning is written; bots are left out."""
    noted = read(document, TOURNAMENT, NotedTournament)
    came = [Member(plain(player.name)) for player in noted.players if not player.bot]
    people = {player.name for player in noted.players if not player.bot}
    bouts = [seats_of(bout, people) for round_ in noted.rounds for bout in round_.matches]
    named = sorted(player.name for player in noted.players)
    mark = sha256(msgspec.json.encode([noted.name, day, named])).hexdigest()[:16]
    title = noted.name[: MOST_NAME * 3]
    return written(club, EveningHead("tournament", f"tournament-{mark}", day, title), came, bouts, {})


class EveningHead(msgspec.Struct, frozen=True):
    """Which evening it was."""

    kind: EveningKind
    id: str
    day: Day
    title: Title


class PlayedBout(msgspec.Struct, frozen=True):
    """Who sat at a table, "" for a bot, and the place of each."""

    names: tuple[str, ...]
    places: tuple[int, ...]

    def points_of(self, seat: int) -> float:
        """Return the share of the others that was beaten; a shared place counts half."""
        own, others = self.places[seat], [*self.places[:seat], *self.places[seat + 1 :]]
        beaten = sum([1 if own < place else 0.5 if own == place else 0 for place in others])
        return beaten / len(others)


def read(document: Json, expected: str, kind: type[N]) -> N:
    got = as_object(document, "").get("format")
    if got != expected:
        raise Malformed("club-format", "format", expected_format=expected, got=shown(got))
    return checked(document, kind)


def plain(name: str) -> str:
    return " ".join(name.split())[:MOST_NAME].strip()


def animal_of(animal: str) -> Any:
    return animal if animal in ANIMALS else None


def bout_of(match: NotedMatch, names: dict[int, str]) -> PlayedBout:
    """Return the match of a pair; a child alone plays a bot."""
    seated = tuple([names.get(child, "") for child in match.children])
    chairs = range(max(2, len(seated)))
    places = tuple([1 if chair in match.winners else 2 for chair in chairs])
    return PlayedBout((*seated, *[""] * (len(chairs) - len(seated))), places)


def seats_of(bout: NotedBout, people: set[str]) -> PlayedBout:
    """Return a match of a tournament that is over, without those who did not come."""
    seats = [seat for seat in bout.seats if isinstance(seat.place, int)]
    names = [plain(seat.player) if seat.player in people else "" for seat in seats]
    return PlayedBout(tuple(names), tuple([seat.place for seat in seats if isinstance(seat.place, int)]))


def written(
    club: KeptClub,
    record: EveningHead,
    came: Sequence[Member],
    bouts: Iterable[PlayedBout],
    solved: dict[str, dict[str, None]],
) -> KeptClub:
    """Return the club with an evening; who is new in it becomes a member."""
    bouts = [bout for bout in bouts if 2 <= len(bout.names) <= MOST_AT_TABLE]
    members = {key_of(member.name): member for member in came if member.name}
    members |= {key_of(member.name): member for member in club.members}
    here = {key_of(member.name): members[key_of(member.name)].name for member in came if member.name}
    points = points_in(bouts)
    present = [Attendee(here[key], tuple(solved.get(key, ())), points[key]) for key in sorted(here)]
    attended, played = tuple(present), among(bouts, here)
    evening = ClubEvening(record.id, record.kind, record.day, record.title, attended, played)
    evenings = {each.id: each for each in club.evenings} | {evening.id: evening}
    check_sizes(members, evenings, evening)
    return tidy(replace(club, members=tuple(members.values()), evenings=tuple(evenings.values())))


def points_in(bouts: Iterable[PlayedBout]) -> dict[str, float]:
    points: dict[str, float] = defaultdict(float)
    for bout in bouts:
        for seat, name in enumerate(bout.names):
            points[key_of(name)] += bout.points_of(seat)
    return points


def among(bouts: Iterable[PlayedBout], here: dict[str, str]) -> tuple[ClubBout, ...]:
    """Return what members have played against each other, with places from 1 on."""
    found = []
    for bout in bouts:
        seated = zip(bout.names, bout.places, strict=True)
        both = [(here[key_of(name)], place) for name, place in seated if key_of(name) in here]
        if len({name for name, _ in both}) == len(both) > 1:
            order = sorted([place for _, place in both])
            names = tuple([name for name, _ in both])
            found.append(ClubBout(names, tuple([order.index(place) + 1 for _, place in both])))
    return tuple(found)


def check_sizes(members: dict[str, Member], evenings: dict[str, ClubEvening], evening: ClubEvening) -> None:
    if len(members) > MOST_MEMBERS:
        raise Illegal("club-members-full", most=MOST_MEMBERS)
    if len(evenings) > MOST_EVENINGS:
        raise Illegal("club-full", members=MOST_MEMBERS, evenings=MOST_EVENINGS)
    if len(evening.here) > MOST_HERE or len(evening.bouts) > MOST_BOUTS:
        raise Illegal("club-evening-full", most=MOST_HERE)
