"""Reads and writes club files, older ones too."""

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from golems.club.club import FORMAT, ClubBout, KeptClub, Member
from golems.lessons.roll import key_of
from golems.notation.reading import Json, Malformed, Object, as_object, shown
from golems.rules.refusals import Illegal

T = TypeVar("T")
Upgrade: TypeAlias = Callable[[Object], Object]
UPGRADES: Mapping[str, Upgrade] = {}  # by an older format: what makes its file one of the next format


def upgraded(data: Object, upgrades: Mapping[str, Upgrade]) -> Object:
    """Return a file of an older format as one of today, format by format."""
    while upgrade := upgrades.get(str(data.get("format"))):
        data = upgrade(data)
    return data


def read_club(value: Json) -> KeptClub:
    """Return the club of a document, whichever version has written it."""
    data = upgraded(as_object(value, ""), UPGRADES)
    if data.get("format") != FORMAT:
        raise Malformed("club-format", "format", expected_format=FORMAT, got=shown(data.get("format")))
    return tidy(checked(data, KeptClub))


def checked(data: Json, kind: type[T]) -> T:
    """Return a document as a value of this kind, or say where it is none."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        detail, _, path = str(error).partition(" - at `$")
        raise Malformed("body", path.strip(".`"), detail=detail) from None


def tidy(club: KeptClub) -> KeptClub:
    """Check the names, and put members and evenings in the one order that they have."""
    keys = [key_of(member.name) for member in club.members]
    for number, member in enumerate(club.members):
        check_name(member, f"members[{number}].name")
    if len(set(keys)) < len(keys):
        twice = next(member.name for member in club.members if keys.count(key_of(member.name)) > 1)
        raise Illegal("club-name-taken", "members", name=twice)
    for number, evening in enumerate(club.evenings):
        for bout in evening.bouts:
            check_bout(bout, f"evenings[{number}].bouts")
    members = tuple(sorted(club.members, key=lambda member: (key_of(member.name), member.name)))
    evenings = {evening.id: evening for evening in club.evenings}
    in_order = tuple(sorted(evenings.values(), key=lambda evening: (evening.day, evening.id)))
    return replace(club, members=members, evenings=in_order)


def check_name(member: Member, path: str) -> None:
    if not key_of(member.name) or not member.name.isprintable():
        raise Illegal("club-name", path)


def check_bout(bout: ClubBout, path: str) -> None:
    if len(bout.names) != len(bout.places) or len({key_of(name) for name in bout.names}) < len(bout.names):
        raise Illegal("club-bout", path)
