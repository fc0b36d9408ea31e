"""What can be learned from a game that was played: round by round how good each program was against what the
others did and against best play, the best reply, and how predictable its player has been."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from golems.arena.habits import Habits, Laid, card_of, habits_of
from golems.arena.replies import Reply, best_reply
from golems.fast import is_installed
from golems.notation.given import Given
from golems.notation.programs import write_short
from golems.notation.reading import Object
from golems.notation.records import Record, replay
from golems.rules.legal import rows_allowed
from golems.rules.resigning import decided_by_resigning
from golems.rules.values import EventCard, Position, Seat

if TYPE_CHECKING:
    from golems.arena.best_play import BestPlay

MARKS = ((0.05, 3), (0.25, 2))  # the most that is regretted for a mark; for more it is 1
DIGITS = 4


class Moment(NamedTuple):
    """A round of a record: the table before it, what was given, and of each seat that laid a program all that
    it has laid so far."""

    position: Position
    given: Given
    laid: dict[Seat, tuple[Laid, ...]]


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat laid in a round."""

    seat: Seat
    laid: Reply
    best: Reply  # to what the others did
    tried: int  # programs
    best_play: "BestPlay | None"  # where two robots are left and `golems.fast` plays the game
    habits: Habits  # up to this round

    @property
    def regret(self) -> float:
        return self.best.worth - self.laid.worth


Turns: TypeAlias = tuple[Turn, ...]  # of one round, in seat order


def analyse(record: Record, progress: Callable[[int], None] = lambda rounds: None) -> list[Turns]:
    """Round by round."""
    rounds = []
    for moment in moments(record):
        rounds.append(tuple([analyse_seat(moment, seat) for seat in moment.laid]))
        progress(1)
    return rounds


def analyse_seat(moment: Moment, seat: Seat) -> Turn:
    position, given, laid = moment
    found = best_reply(position, given, seat)
    return Turn(seat, *found, against_best_play(position, given, seat), habits_of(laid[seat]))


def against_best_play(position: Position, given: Given, seat: Seat) -> "BestPlay | None":
    if not is_installed():
        return None
    from golems.arena.best_play import best_play  # noqa: PLC0415  an extra

    return best_play(position, given, seat)


def mark_of(regret: float) -> int:
    """3: hardly anything was better; 2: something was; 1: something was much better."""
    return next((mark for most, mark in MARKS if regret <= most), 1)


# ---------------------------------------------------------------- the rounds of a record


def moments(record: Record) -> Iterator[Moment]:
    position, laid = record.start, dict[Seat, tuple[Laid, ...]]()
    for given, outcome in zip(record.rounds, replay(record), strict=True):
        seats = seats_in(position, given, is_first=not laid)
        laid = laid | {seat: (*laid.get(seat, ()), laid_in(position, given, seat)) for seat in seats}
        yield Moment(position, given, {seat: laid[seat] for seat in seats})
        position = outcome.position


def seats_in(position: Position, given: Given, is_first: bool) -> list[Seat]:
    """Who has laid a program that ran; in autonomous mode it is laid once for the whole game (G12)."""
    is_repeated = position.mode == "autonomous" and not is_first
    return [] if is_repeated or decided_by_resigning(position, given.resigned) else sorted(given.programs)


def laid_in(position: Position, given: Given, seat: Seat) -> Laid:
    rows = rows_allowed(position, given.event, given.bonus.get(seat))
    return Laid(given.programs[seat], frozenset([card_of(row) for row in rows]))


# ---------------------------------------------------------------- writing


def write_analysis(record: Record, rounds: Sequence[Turns]) -> Object:
    played = zip(record.rounds, rounds, strict=True)
    return {
        "rounds": [
            write_round(number, given.event, turns, record.start)
            for number, (given, turns) in enumerate(played, 1)
        ]
    }


def write_round(number: int, event: EventCard, turns: Turns, position: Position) -> Object:
    """Rounds are counted from 1 here."""
    return {"round": number, "event": event, "seats": [write_turn(turn, position) for turn in turns]}


def write_turn(turn: Turn, position: Position) -> Object:
    """Worths rounded, programs short."""
    best_play = turn.best_play
    return {
        "robot": position.robots[turn.seat].id,
        **write_reply(turn.laid),
        "best": write_reply(turn.best),
        **write_regret(turn.regret),
        "tried": turn.tried,
        "best_play": best_play and write_best_play(best_play),
        "habits": write_habits(turn.habits),
    }


def write_reply(reply: Reply) -> Object:
    return {"program": write_short(reply.program), "worth": rounded(reply.worth)}


def write_regret(regret: float) -> Object:
    return {"regret": rounded(regret), "mark": mark_of(regret)}


def write_best_play(found: "BestPlay") -> Object:
    worths = {name: rounded(getattr(found, name)) for name in ("value", "worth", "guarantee", "gap")}
    return {**worths, **write_regret(found.regret), "tried": found.tried, "replies": found.replies}


def write_habits(habits: Habits) -> Object:
    told = habits.predictability
    return {
        "rows": habits.rows,
        "right": habits.right,
        "blind": rounded(habits.blind),
        "predictability": told if told is None else rounded(told),
        "level": habits.level,
        "strongest": habits.strongest and habits.strongest._asdict(),
    }


def rounded(number: float) -> float:
    return round(number, DIGITS)
