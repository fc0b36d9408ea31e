"""What a seat or a spectator may see now. Everything that leaves a match goes through this module."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from golems.match.match import Match, Round
from golems.match.ranking import Place, ranking
from golems.match.requests import Request, write_request
from golems.match.saves import record_of
from golems.match.setup import left_in_pool
from golems.notation.events import seats as write_seats
from golems.notation.events import write_end
from golems.notation.positions import write_position
from golems.notation.programs import write_short
from golems.notation.reading import Json, Object
from golems.notation.records import Record
from golems.rules.events import GameEnded, Removed, Resigned
from golems.rules.table import Event
from golems.rules.values import Bonus, Column, EventCard, Position, Program, Result, Robot, Seat

UNKNOWN: Column = ("?",)
NOTHING: tuple[Json, ...] = (None, [], {})  # values that are left out


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
        seats=see_seats(match),
        position=unknown_barrels(on_table(match)),
        rounds=tuple([see_round(match, round_) for round_ in match.rounds]),
        deck=cards_left(match),
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


def see_seats(match: Match) -> tuple[SeatView, ...]:
    return tuple([see_seat(match, seat) for seat in range(len(match.settings.seats))])


def see_seat(match: Match, seat: Seat) -> SeatView:
    settings = match.settings.seats[seat]
    picked = tuple(match.picks[seat]) if seat < len(match.picks) else ()
    return SeatView(match.id_of(seat), settings.name, settings.bot, picked, seat in match.resigned)


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


def write_common(match: Match) -> Object:
    """Write what everybody sees of a match now. What happened in its rounds is told by their films."""
    data: Object = {key: write(match) for key, (_, write) in SHOWN.items()}
    data |= {key: dict(seen(match)) for key, seen in BY_ROBOT.items()}
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


class RoundStage(NamedTuple):
    """The round that a match has come to, and how far."""

    number: int
    event: EventCard
    bonus: dict[Seat, Bonus]
    played: int  # events so far


def stage_of(match: Match) -> RoundStage | None:
    if not match.rounds:
        return None
    now = match.round
    return RoundStage(now.number, now.given.event, now.given.bonus, len(now.events))


def write_stage(match: Match) -> Json:
    stage = stage_of(match)
    if stage is None:
        return None
    bonus = {match.id_of(seat): die for seat, die in sorted(stage.bonus.items())}
    data: Object = {**stage._asdict(), "bonus": bonus}
    return {key: value for key, value in data.items() if value}


def write_end_of(match: Match) -> Json:
    """Write the result, and who gave the match up where nothing else has ended it."""
    end, quitters = write_end(match.position, match.result), resigned_at_last(match)
    return end | {"resigned": [match.id_of(seat) for seat in quitters]} if end and quitters else end


def resigned_at_last(match: Match) -> list[Seat]:
    """Return who resigned in the last round, if nothing was played in it."""
    events = match.round.events if match.rounds else ()
    if not all(isinstance(event, Resigned | Removed | GameEnded) for event in events):
        return []
    return [event.robot for event in events if isinstance(event, Resigned)]


def by_id(match: Match, values: dict[Seat, str]) -> dict[str, str]:
    return {match.id_of(seat): value for seat, value in sorted(values.items())}


def who_is_there(match: Match) -> object:
    return match.settings.seats, tuple(map(tuple, match.picks)), tuple(match.resigned)


def cards_left(match: Match) -> int:
    return max(0, len(match.deck) - len(match.rounds))


def pool_of(match: Match) -> dict[str, int]:
    """Return how many of each component are left to be picked, while they are (S7)."""
    return dict(sorted(left_in_pool(match.picks).items())) if match.phase == "components" else {}


# What everybody sees, by key: what it follows from in this match, which is quick to compare, and how it is
# written. A position is compared with what its barrels hold, and written without.
SHOWN: dict[str, tuple[Callable[[Match], object], Callable[[Match], Json]]] = {
    "game": (lambda match: match.settings.game, lambda match: match.settings.game),
    "arena": (lambda match: match.arena, lambda match: match.arena),
    "open": (lambda match: match.game.open, lambda match: match.game.open or None),
    "phase": (lambda match: match.phase, lambda match: match.phase),
    "seats": (who_is_there, lambda match: [write_seat(seat) for seat in see_seats(match)]),
    "position": (on_table, lambda match: write_position(unknown_barrels(on_table(match)))),
    "pool": (pool_of, lambda match: {**pool_of(match)}),
    "round": (stage_of, write_stage),
    "deck": (cards_left, cards_left),
    "result": (lambda match: match.result, write_end_of),
    "ranking": (
        lambda match: match.result,
        lambda match: [write_seats(match.position, place) for place in ranking(match)],
    ),
}


def see_waiting(match: Match) -> dict[str, str]:
    return {match.id_of(request.seat): request.kind for request in match.requests()}


def see_sealed(match: Match) -> dict[str, str]:
    """Return the seals of this round."""
    return by_id(match, match.round.given.sealed) if match.rounds else {}


def see_programs(match: Match) -> dict[str, str]:
    """Return the programs of this round that lie face up (P5)."""
    shown = match.round.given.programs if match.rounds and match.game.open else {}
    return by_id(match, {seat: write_short(program) for seat, program in shown.items()})


# What everybody sees of each robot in this round: sealing a program changes nothing else.
BY_ROBOT: dict[str, Callable[[Match], dict[str, str]]] = {
    "waiting": see_waiting,
    "sealed": see_sealed,
    "programs": see_programs,
}
