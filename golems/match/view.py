"""What a seat or a spectator may see now. Everything that leaves a match goes through this module."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from golems.match.match import Match, Round
from golems.match.ranking import Place, ranking
from golems.match.requests import Request, write_request
from golems.match.saves import record_of
from golems.notation.events import seats as write_seats
from golems.notation.events import write_end, write_event
from golems.notation.positions import write_position
from golems.notation.programs import write_short
from golems.notation.reading import Json, Object
from golems.notation.records import Record
from golems.rules.table import Event
from golems.rules.values import Bonus, Column, EventCard, Position, Program, Result, Robot, Seat

T = TypeVar("T")
UNKNOWN: Column = ("?",)
NOTHING: tuple[Json, ...] = (None, [])  # values that are left out


class SeatView(NamedTuple):
    """Who sits on a seat, and what everybody knows about it."""

    robot: str
    name: str
    bot: str | None
    components: tuple[str, ...]
    resigned: bool


class RoundView(NamedTuple):
    """A round as everybody saw it; the last one as far as it has come."""

    event: EventCard
    bonus: dict[Seat, Bonus]
    sealed: dict[Seat, str]  # the seals
    programs: dict[Seat, Program]  # shown as soon as sealed where programs are open (P5)
    events: tuple[Event, ...]


class OwnView(NamedTuple):
    """What a seat sees beyond what everybody sees."""

    seat: Seat | None
    request: Request | None  # what the seat is asked for
    program: Program | None  # its sealed program of this round


class AwaitedSeat(NamedTuple):
    """A seat for which the match waits."""

    seat: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class View:
    """The match through the eyes of one seat, or of a spectator if `seat` is none."""

    seat: Seat | None
    game: str
    arena: str  # or the name of the scenario
    open: bool  # programs lie face up (P5)
    phase: str  # components, programs, question, over
    seats: tuple[SeatView, ...]
    position: Position  # with unknown barrels; in the middle of a round as the table stands now
    rounds: tuple[RoundView, ...]
    deck: int  # event cards still face down
    waiting: tuple[AwaitedSeat, ...]
    request: Request | None  # what this seat is asked for
    program: Program | None  # its own sealed program of this round
    result: Result | None
    ranking: tuple[Place, ...]
    record: Record | None  # the whole record, once the match is over

    @property
    def me(self) -> Robot:
        """The seat's own robot."""
        if self.seat is None:
            raise LookupError("a spectator has no robot")
        return self.position.robots[self.seat]

    @property
    def event(self) -> EventCard:
        """The event card of this round."""
        return self.rounds[-1].event if self.rounds else "nothing"

    @property
    def bonus(self) -> Bonus | None:
        """What the seat's own bonus die shows (G2)."""
        return self.rounds[-1].bonus.get(self.seat) if self.rounds and self.seat is not None else None


def view(match: Match, seat: Seat | None = None) -> View:
    """Return what a seat may see of a match, or what a spectator may see if `seat` is none.

    >>> from golems.match.decisions import Seal
    >>> from golems.match.settings import SeatSettings, Settings
    >>> match = Match(Settings("L1", (SeatSettings(colour="red"), SeatSettings(colour="blue"))), seed="7")
    >>> match.decide(Seal(0, ("forward", "left", "forward", "attack")))
    >>> view(match, 0).program, view(match, 1).program
    (('forward', 'left', 'forward', 'attack'), None)
    """
    own = see_own(match, seat)
    over = match.result is not None
    return View(
        seat=seat,
        game=match.settings.game,
        arena=match.arena,
        open=match.game.open,
        phase=match.phase,
        seats=tuple([see_seat(match, other) for other in range(len(match.settings.seats))]),
        position=unknown_barrels(on_table(match)),
        rounds=see_rounds(match),
        deck=max(0, len(match.deck) - len(match.rounds)),
        waiting=tuple([AwaitedSeat(request.seat, request.kind) for request in match.requests()]),
        request=own.request,
        program=own.program,
        result=match.result,
        ranking=ranking(match),
        record=record_of(match) if over else None,
    )


def see_own(match: Match, seat: Seat | None, has_laid: bool = True) -> OwnView:
    """Return what only this seat sees. A sealed program is a secret of whoever laid it: `has_laid` is false
    for a holder of the seat who came after it was sealed."""
    if seat is None:
        return OwnView(None, None, None)
    mine = [request for request in match.requests() if request.seat == seat]
    program = match.round.given.programs.get(seat) if match.rounds and has_laid else None
    return OwnView(seat, mine[0] if mine else None, program)


def see_seat(match: Match, seat: Seat) -> SeatView:
    settings = match.settings.seats[seat]
    picked = tuple(match.picks[seat]) if seat < len(match.picks) else ()
    return SeatView(match.id_of(seat), settings.name, settings.bot, picked, seat in match.resigned)


def see_rounds(match: Match, first: int = 0) -> tuple[RoundView, ...]:
    return tuple([see_round(match, round_) for round_ in match.rounds[first:]])


def see_round(match: Match, round_: Round) -> RoundView:
    given = round_.given
    shown = given.programs if match.game.open else {}
    return RoundView(given.event, given.bonus, given.sealed, shown, round_.events)


def on_table(match: Match) -> Position:
    pause = match.round.pause if match.rounds else None
    return pause.position if pause else match.position


def unknown_barrels(position: Position) -> Position:
    """Return the position with the contents of all barrels hidden (S5)."""
    if not position.barrels or position.edition != "4.0":
        return position
    hidden = [(cell, UNKNOWN * len(column)) for cell, column in position.barrels]
    return position._replace(barrels=tuple(hidden))


# ---------------------------------------------------------------- writing


def write_common(view: View, first_round: int = 0) -> Object:
    """Write what everybody sees, without the record."""
    data: Object = {key: write(view) for key, write in WRITING.items()}
    data["rounds"] = [write_round(round_, view.position) for round_ in view.rounds[first_round:]]
    return {key: value for key, value in data.items() if value not in NOTHING}


def write_own(own: OwnView, position: Position) -> Object:
    data: Object = {} if own.seat is None else {"robot": position.robots[own.seat].id}
    if own.request:
        data["request"] = write_request(own.request, position)
    if own.program is not None:
        data["program"] = write_short(own.program)
    return data


def write_seat(seat: SeatView) -> Object:
    return {key: value for key, value in seat._asdict().items() if value}


def write_round(round_: RoundView, position: Position) -> Object:
    def by_id(values: dict[Seat, T], write: Callable[[T], Json]) -> Object:
        return {position.robots[seat].id: write(value) for seat, value in sorted(values.items())}

    data: Object = {
        "event": round_.event,
        "bonus": by_id(round_.bonus, str),
        "sealed": by_id(round_.sealed, str),
        "programs": by_id(round_.programs, write_short),
        "events": [write_event(position, event) for event in round_.events],
    }
    return {key: value for key, value in data.items() if value}


# The keys of what everybody sees, without the rounds. Each depends only on the field of its name and on who
# is who in the match.
WRITING: dict[str, Callable[[View], Json]] = {
    "game": lambda view: view.game,
    "arena": lambda view: view.arena,
    "open": lambda view: view.open or None,
    "phase": lambda view: view.phase,
    "seats": lambda view: [write_seat(seat) for seat in view.seats],
    "position": lambda view: write_position(view.position),
    "deck": lambda view: view.deck,
    "waiting": lambda view: [
        {"robot": view.position.robots[seat].id, "kind": kind} for seat, kind in view.waiting
    ],
    "result": lambda view: write_end(view.position, view.result),
    "ranking": lambda view: [write_seats(view.position, place) for place in view.ranking],
}
