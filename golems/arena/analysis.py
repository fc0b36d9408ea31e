"""The analysis of a recorded game: round by round how good each program was against what the others did and
against best play, what the best reply was, and how predictable its player has been."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from golems.arena.predictability import Habits, LaidProgram, card_of, habits_of
from golems.arena.replies import RatedProgram, best_reply
from golems.fast import is_installed
from golems.notation.inputs import RoundInput
from golems.notation.programs import write_short
from golems.notation.reading import Object
from golems.notation.records import Record, replay
from golems.rules.legal import rows_allowed
from golems.rules.resignation import decided_by_resigning
from golems.rules.values import EventCard, Position, Seat

if TYPE_CHECKING:
    from golems.arena.best_play import BestPlay

MARKS = ((0.05, 3), (0.25, 2))  # the most regret for each mark; more regret gives 1
DIGITS = 4


class RecordedRound(NamedTuple):
    """A round of a record: the position before it, its input, and all programs so far by seat."""

    position: Position
    given: RoundInput
    laid: dict[Seat, tuple[LaidProgram, ...]]


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat laid in a round, and how good it was."""

    seat: Seat
    laid: RatedProgram
    best: RatedProgram  # the best reply to what the others did
    tried: int  # how many programs were tried
    best_play: "BestPlay | None"  # if two robots are left and `golems.fast` covers the game
    habits: Habits  # the habits up to this round

    @property
    def regret(self) -> float:
        return self.best.worth - self.laid.worth


Turns: TypeAlias = tuple[Turn, ...]  # the turns of one round, in seat order


def analyse(record: Record, progress: Callable[[int], None] = lambda rounds: None) -> list[Turns]:
    """Return the turns of each round."""
    rounds = []
    for moment in recorded_rounds(record):
        rounds.append(tuple([analyse_seat(moment, seat) for seat in moment.laid]))
        progress(1)
    return rounds


def analyse_seat(moment: RecordedRound, seat: Seat) -> Turn:
    position, given, laid = moment
    found = best_reply(position, given, seat)
    return Turn(seat, *found, against_best_play(position, given, seat), habits_of(laid[seat]))


def against_best_play(position: Position, given: RoundInput, seat: Seat) -> "BestPlay | None":
    if not is_installed():
        return None
    from golems.arena.best_play import best_play  # noqa: PLC0415  an extra

    return best_play(position, given, seat)


def mark_of(regret: float) -> int:
    """Return 3 if hardly anything was better, 2 if something was, 1 if something was much better."""
    return next((mark for most, mark in MARKS if regret <= most), 1)


# ---------------------------------------------------------------- the rounds of a record


def recorded_rounds(record: Record) -> Iterator[RecordedRound]:
    position, laid = record.start, dict[Seat, tuple[LaidProgram, ...]]()
    for given, outcome in zip(record.rounds, replay(record), strict=True):
        seats = seats_in(position, given, is_first=not laid)
        laid = laid | {seat: (*laid.get(seat, ()), laid_in(position, given, seat)) for seat in seats}
        yield RecordedRound(position, given, {seat: laid[seat] for seat in seats})
        position = outcome.position


def seats_in(position: Position, given: RoundInput, is_first: bool) -> list[Seat]:
    """Return the seats whose programs ran; in autonomous mode one is laid for the whole game (G12)."""
    is_repeated = position.mode == "autonomous" and not is_first
    return [] if is_repeated or decided_by_resigning(position, given.resigned) else sorted(given.programs)


def laid_in(position: Position, given: RoundInput, seat: Seat) -> LaidProgram:
    rows = rows_allowed(position, given.event, given.bonus.get(seat))
    return LaidProgram(given.programs[seat], frozenset([card_of(row) for row in rows]))


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
    """Write a round, counted from 1."""
    return {"round": number, "event": event, "seats": [write_turn(turn, position) for turn in turns]}


def write_turn(turn: Turn, position: Position) -> Object:
    """Write a turn, with rounded worths and short programs."""
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


def write_reply(reply: RatedProgram) -> Object:
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
