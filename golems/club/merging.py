"""Two files of one club become one. The order of the two does not matter, nor does merging them twice."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from golems.club.club import MOST_EVENINGS, MOST_MEMBERS, KeptClub
from golems.club.files import tidy
from golems.lessons.roll import key_of
from golems.rules.refusals import Illegal

S = TypeVar("S", bound=Struct)


def merge(one: KeptClub, other: KeptClub) -> KeptClub:
    """Return everybody and every evening of both. Where the same name or evening stands in both with
    something else, the fuller one counts; of both seasons the later."""
    members = union(one.members, other.members, lambda member: key_of(member.name))
    evenings = union(one.evenings, other.evenings, lambda evening: evening.id)
    if len(members) > MOST_MEMBERS or len(evenings) > MOST_EVENINGS:
        raise Illegal("club-full", members=MOST_MEMBERS, evenings=MOST_EVENINGS)
    title = max(one.title, other.title, key=lambda text: (len(text), text))
    season = max(one.season, other.season)
    return tidy(replace(one, title=title, season=season, members=members, evenings=evenings))


def union(some: Iterable[S], more: Iterable[S], key: Callable[[S], str]) -> tuple[S, ...]:
    found: dict[str, S] = {}
    for each in (*some, *more):
        found[key(each)] = max(found.get(key(each), each), each, key=fullness)
    return tuple(found.values())


def fullness(value: Struct) -> tuple[int, bytes]:
    """Return what decides between two: how much is written; if that is as much, what is written."""
    text = encode(value)
    return len(text), text
