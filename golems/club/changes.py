"""What the adult changes in a club: who comes, what the club is called, and when a season begins."""

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from golems.club.club import MOST_MEMBERS, ClubEvening, Day, EveningId, KeptClub, Member, Title
from golems.club.files import tidy
from golems.lessons.entries import FirstName
from golems.lessons.roll import key_of
from golems.rules.refusals import Illegal


class ClubChange(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something that the adult changes."""


class AddMembers(ClubChange, frozen=True, tag="add"):
    members: Annotated[tuple[Member, ...], Meta(min_length=1, max_length=MOST_MEMBERS)]


class EditMember(ClubChange, frozen=True, tag="edit"):
    """What this child is from now on; a new name holds for all evenings."""

    name: FirstName
    member: Member


class RemoveMember(ClubChange, frozen=True, tag="remove"):
    """Deletes a child, and all that was written of it."""

    name: FirstName


class RemoveEvening(ClubChange, frozen=True, tag="forget"):
    evening: EveningId


class NameClub(ClubChange, frozen=True, tag="title"):
    title: Title


class BeginSeason(ClubChange, frozen=True, tag="season"):
    day: Day


AnyClubChange: TypeAlias = AddMembers | EditMember | RemoveMember | RemoveEvening | NameClub | BeginSeason


def change(club: KeptClub, wanted: AnyClubChange) -> KeptClub:
    """Return the club after a change; refused if it is none."""
    return tidy(CHANGING[type(wanted)](club, wanted))


def add(club: KeptClub, wanted: AddMembers) -> KeptClub:
    if len(club.members) + len(wanted.members) > MOST_MEMBERS:
        raise Illegal("club-members-full", most=MOST_MEMBERS)
    return replace(club, members=(*club.members, *[plain(member) for member in wanted.members]))


def plain(member: Member) -> Member:
    return replace(member, name=" ".join(member.name.split()))


def edit(club: KeptClub, wanted: EditMember) -> KeptClub:
    old, new = member_of(club, wanted.name), plain(wanted.member)
    others = [member for member in club.members if member is not old]
    evenings = [renamed(evening, key_of(old.name), new.name) for evening in club.evenings]
    return replace(club, members=(*others, new), evenings=tuple(evenings))


def renamed(evening: ClubEvening, old: str, new: str) -> ClubEvening:
    def called(name: str) -> str:
        return new if key_of(name) == old else name

    here = [replace(each, name=called(each.name)) for each in evening.here]
    bouts = [replace(bout, names=tuple([called(name) for name in bout.names])) for bout in evening.bouts]
    return replace(evening, here=tuple(here), bouts=tuple(bouts))


def remove(club: KeptClub, wanted: RemoveMember) -> KeptClub:
    gone = member_of(club, wanted.name)
    evenings = [without(evening, key_of(gone.name)) for evening in club.evenings]
    members = tuple([member for member in club.members if member is not gone])
    return replace(club, members=members, evenings=tuple(evenings))


def without(evening: ClubEvening, key: str) -> ClubEvening:
    here = [each for each in evening.here if key_of(each.name) != key]
    bouts = [bout for bout in evening.bouts if key not in map(key_of, bout.names)]
    return replace(evening, here=tuple(here), bouts=tuple(bouts))


def member_of(club: KeptClub, name: str) -> Member:
    found = next((member for member in club.members if key_of(member.name) == key_of(name)), None)
    if found is None:
        raise Illegal("club-no-member", "name", name=name)
    return found


def forget(club: KeptClub, wanted: RemoveEvening) -> KeptClub:
    return replace(club, evenings=tuple([each for each in club.evenings if each.id != wanted.evening]))


CHANGING: dict[type, Callable[[KeptClub, Any], KeptClub]] = {
    AddMembers: add,
    EditMember: edit,
    RemoveMember: remove,
    RemoveEvening: forget,
    NameClub: lambda club, wanted: replace(club, title=wanted.title),
    BeginSeason: lambda club, wanted: replace(club, season=wanted.day),
}
