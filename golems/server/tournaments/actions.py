"""What may be done in a tournament, by whom, and the entries that it becomes."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from golems.arena.tournaments.entries import (
    MOST_SEATS,
    Absent,
    Corrected,
    Excused,
    Joined,
    PlaceNumber,
    PlayerNumber,
    Praised,
    Reason,
    Replayed,
    Reported,
    Returned,
    SeatResult,
    Unpaired,
    Withdrawn,
)
from golems.lessons.entries import MOST_NAMES, FirstName, ListShown, NamesKnown
from golems.server.gatherings.endpoints import need_lead
from golems.server.gatherings.kinds import Role
from golems.server.http.messages import Token
from golems.server.shapes import Name, Shape, Word
from golems.server.tables import ThinkingTime
from golems.server.tournaments.contest import AnyEntry, Contest

MOST_BOTS = 64
MOST_CERTIFICATES = 16  # of places; one more is for the most beautiful program
MOST_RETURNS = 3  # of one player without the organiser
MOST_COUNTED = 99  # damage in a match, or robots destroyed
MatchNumber = Annotated[int, Meta(ge=0, lt=100_000)]
Names = Annotated[tuple[FirstName, ...], Meta(max_length=MOST_NAMES)]  # from a club file
MostCounted = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]


class HandResult(Shape, frozen=True):
    """How a match ended for one player, as somebody writes it down: what nobody has counted is unknown."""

    player: PlayerNumber
    place: PlaceNumber
    damage: MostCounted | None = None
    destroyed: MostCounted | None = None

    @property
    def result(self) -> SeatResult:
        return SeatResult(self.player, self.place, self.damage, self.destroyed)


Seats = Annotated[tuple[HandResult, ...], Meta(max_length=MOST_SEATS)]


class Act(Shape, frozen=True, tag_field="type", tag=str.lower):
    """Something that is wanted in a tournament."""


class StartRound(Act, frozen=True, tag="start"):
    """The next round begins, at all tables at once."""


class Unpair(Act, frozen=True):
    """The last round is taken back, before anything has come of it."""

    reason: Reason


class Enter(Act, frozen=True):
    """A bot enters, or without one a person who has no device."""

    name: Name
    bot: Word | None = None


class KnowNames(Act, frozen=True, tag="known"):
    """These may come, by a club file."""

    names: Names


class OfferNames(Act, frozen=True, tag="names"):
    """Those of them who have not entered are shown to whoever comes in, or hidden."""

    is_open: bool


class Withdraw(Act, frozen=True):
    """A player leaves the tournament; the player may want this too."""

    player: PlayerNumber


class Return(Act, frozen=True):
    """A player comes back; the player may want this too, a few times."""

    player: PlayerNumber


class Excuse(Act, frozen=True):
    """A player sits out the next round for a part of the points, or plays after all."""

    player: PlayerNumber
    on: bool = True


class Praise(Act, frozen=True):
    """The most beautiful program was this player's, or nobody's."""

    player: PlayerNumber | None = None


class Miss(Act, frozen=True):
    """The organiser says that these players have not come to a match."""

    match: MatchNumber
    players: Annotated[tuple[PlayerNumber, ...], Meta(min_length=1, max_length=MOST_SEATS)]


class ReportResult(Act, frozen=True, tag="report"):
    """A result by hand, of a match that was played elsewhere."""

    match: MatchNumber
    seats: Seats


class Replay(Act, frozen=True):
    """A result counts no more: the match is played again."""

    match: MatchNumber
    reason: Reason


class Correct(Act, frozen=True):
    """The organiser puts another result in the place of the one that was written."""

    match: MatchNumber
    seats: Seats
    reason: Reason


class Delete(Act, frozen=True):
    """The organiser deletes the tournament, and nothing is left of it."""


AnyAct: TypeAlias = (
    StartRound
    | Unpair
    | Enter
    | KnowNames
    | OfferNames
    | Withdraw
    | Return
    | Excuse
    | Praise
    | Miss
    | ReportResult
    | Replay
    | Correct
    | Delete
)


# ---------------------------------------------------------------- what the API is sent, and what it answers


class Entrant(Shape, frozen=True):
    name: Name
    bot: Word


class NewTournament(Shape, frozen=True):
    """A tournament to open; `rules` are as docs/tournaments.md has the file, without players and seed, and
    `names` are those who may come, from a club file."""

    rules: dict[str, Any]
    think: ThinkingTime = ThinkingTime()
    bots: Annotated[tuple[Entrant, ...], Meta(max_length=MOST_BOTS)] = ()
    names: Names = ()


class TournamentMade(Shape, frozen=True):
    """A new tournament; `token` is the organiser's."""

    code: str
    token: str


class NewEntrant(Shape, frozen=True):
    name: Name


class Entered(Shape, frozen=True):
    """A player who has joined; `token` is the player's alone."""

    code: str
    player: int
    token: str


class ActWanted(Shape, frozen=True):
    token: Token
    act: AnyAct


class CertificatesWanted(Shape, frozen=True):
    """Asks for certificates; the token is the organiser's, and the first `places` get one each."""

    token: Token
    places: Annotated[int, Meta(ge=0, le=MOST_CERTIFICATES)] = 3


class SeatAsked(Shape, frozen=True):
    """Asks for a seat; `match` is for the organiser, who is host of every table."""

    token: Token
    match: MatchNumber | None = None


class SeatGiven(Shape, frozen=True):
    """A seat; `token` is of the chair, or of the host where there is none."""

    room: str
    chair: int | None
    token: str


# ---------------------------------------------------------------- from acts to entries


MAKING: dict[type, Callable[[Contest, Any], AnyEntry]] = {
    Unpair: lambda contest, act: Unpaired(act.reason),
    Enter: lambda contest, act: Joined(act.name, act.bot),
    KnowNames: lambda contest, act: NamesKnown(act.names),
    OfferNames: lambda contest, act: ListShown(act.is_open),
    Withdraw: lambda contest, act: Withdrawn(act.player),
    Return: lambda contest, act: Returned(act.player),
    Excuse: lambda contest, act: Excused(act.player, act.on),
    Praise: lambda contest, act: Praised(act.player),
    Miss: lambda contest, act: Absent(act.match, act.players),
    ReportResult: lambda contest, act: Reported(act.match, results_by_hand(act.seats)),
    Correct: lambda contest, act: Corrected(act.match, results_by_hand(act.seats), act.reason),
}


def results_by_hand(seats: Sequence[HandResult]) -> tuple[SeatResult, ...]:
    return tuple([seat.result for seat in seats])


def entries_of(contest: Contest, role: Role, act: AnyAct) -> Sequence[AnyEntry]:
    """Return the entries of an act. Raise if this role may not ask for it; the tournament itself checks the
    rest."""
    if not is_own(contest, role, act):
        need_lead(role)
    return [MAKING[type(act)](contest, act)]


def is_own(contest: Contest, role: Role, act: AnyAct) -> bool:
    """Tell whether a player asks for something that is the player's own business. Coming and going is so only
    a few times: while somebody does it without end no round could begin."""
    if not isinstance(act, Withdraw | Return) or role != Role("member", act.player):
        return False
    left = sum(isinstance(entry, Withdrawn) and entry.player == act.player for entry in contest.log)
    return isinstance(act, Withdraw) or left <= MOST_RETURNS


def replayed(act: Replay) -> Replayed:
    return Replayed(act.match, act.reason)
