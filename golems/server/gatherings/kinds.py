"""Gatherings, which are tournaments and lessons, as kinds of logs."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from golems.match.match import Match
from golems.notation.reading import Object
from golems.server.http.tokens import Grant
from golems.server.log.kinds import Kind, LiveLog


class MatchOutcome(NamedTuple):
    """A match that is over: the room it was played in, and where its record is."""

    room: str
    table: int
    match: Match
    record: str


class HeldKey(NamedTuple):
    """A key that names a token of the lead, or of a member."""

    member: int | None
    key_id: str


class Role(NamedTuple):
    """The role in which somebody looks at a gathering."""

    kind: Literal["lead", "member", "anybody"] = "anybody"
    member: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheringKind(Kind[Any]):
    """A kind of gathering."""

    page: str  # where its pages begin
    counts: Callable[[Any, Grant], bool]  # whether a token is still worth something
    show: Callable[[Any, Role], Object]  # the one way out: everything that a role may see, and nothing else
    waiting: Callable[[Any], Iterable[str]]  # rooms in which the match should be running
    ended: Callable[[Any, MatchOutcome], Iterable[Any]]  # what is written of a match that is over
    stood_in: Callable[[Any, str, int, tuple[int, ...]], Iterable[Any]]  # what is written when bots begin or
    # cease to play for these chairs of a room, the table of this number, until the players are back
    ways: "WaysBack"
    free_names: Callable[[Any], Iterable[str]]  # which whoever comes in may tap
    shows_presence: bool  # whether everybody is told who is there, or only who leads


class WaysBack(NamedTuple):
    """How whoever has lost a device comes back into a gathering of this kind."""

    keys: Callable[[Any], Iterable[HeldKey]]  # which a word may stand for
    offer: Callable[[Any, int], Iterable[Any]]  # what is written before a member is shown a word
    take: Callable[[Any, HeldKey], Iterable[Any]]  # what is written when a word is used
    chair: Callable[[Any, int], tuple[str, int, str] | None]  # which then is held by this key, and no other


def kind_of(live: LiveLog[Any]) -> GatheringKind:
    assert isinstance(live.kind, GatheringKind)
    return live.kind


def role_of(live: LiveLog[Any], fold: Any, grants: Sequence[Grant]) -> Role:
    """Return the role of the first token that is still worth something."""
    for grant in grants:
        if kind_of(live).counts(fold, grant):
            return Role("lead") if grant.kind == "lead" else Role("member", grant.chair)
    return Role()
