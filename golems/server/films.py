"""Films of matches, of records, and of what might have been. Of a match they show what everybody saw."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from golems.arena.replies import answers_in, fitting
from golems.drawing.film import Film, Played, make_film
from golems.match.match import Match
from golems.match.view import see_round, unknown_barrels
from golems.notation.chance import Dice
from golems.notation.given import Given, plan_of, read_given
from golems.notation.positions import read_position
from golems.notation.reading import Json, Malformed
from golems.notation.records import Record, read_record
from golems.notation.records import replay as replay_record
from golems.rules.refusals import Illegal, Refusal
from golems.rules.rounds import Outcome, play_round, replay
from golems.rules.values import Position
from golems.words.language import Language


class Reel(NamedTuple):
    """Rounds from a position on; `first` is the number of the first one, counted from 0."""

    position: Position
    rounds: tuple[Played, ...]
    first: int


def develop(reel: Reel, language: Language, turn: int) -> Film:
    return make_film(reel.position, reel.rounds, language, turn, reel.first)


def reel_of(match: Match, number: int) -> Reel:
    """A round of a match as everybody has seen it so far; before the first one the board alone."""
    if match.start is None and number == 0:
        return Reel(unknown_barrels(match.position), (), 0)
    if match.start is None or number >= len(match.rounds):
        raise Illegal("no-round", f"rounds[{number}]", got=number + 1)
    position = unknown_barrels(match.start)
    for before in match.rounds[:number]:
        position = replay(position, before.events)
    return Reel(position, (seen(match, number),), number)


def seen(match: Match, number: int) -> Played:
    shown = see_round(match, match.rounds[number])
    event = shown.event if match.position.edition == "4.0" else None
    return Played(shown.events, event, shown.programs, shown.bonus)


# ---------------------------------------------------------------- records


def film_document(position: Json, record: Json, language: Language, turn: int) -> Film:
    """A film of either, whichever is there."""
    if (position is None) == (record is None):
        raise Malformed("one-of", choices="record, position")
    if record is None:
        return make_film(read_within("position", read_position, position), (), language, turn)
    game = read_within("record", read_record, record)
    rounds = [played(game.start, given, end) for given, end in zip(game.rounds, outcomes(game), strict=True)]
    return make_film(game.start, rounds, language, turn)


def read_within(path: str, read: Any, value: Json) -> Any:
    """What is read, or a refusal that says where it is not as it should be."""
    try:
        return read(value)
    except Refusal as refusal:
        raise refusal.within(path) from None


def outcomes(record: Record) -> Iterator[Outcome]:
    try:
        yield from replay_record(record)
    except Refusal as refusal:
        raise refusal.within("record") from None


def played(position: Position, given: Given, outcome: Outcome) -> Played:
    event = given.event if position.edition == "4.0" else None
    return Played(outcome.events, event, given.programs, given.bonus)


# ---------------------------------------------------------------- what might have been


def film_instead(record: Json, number: int, programs: Json, language: Language, turn: int) -> Film:
    """A round of a record with other programs; chance and answers are as they were."""
    game: Record = read_within("record", read_record, record)
    position = position_before(game, number)
    new = read_given({"programs": programs}, game.start).programs
    given = replace(game.rounds[number], programs=game.rounds[number].programs | new)
    plan = plan_of(given, position, Dice(), empty_rows=True)
    outcome = play_round(position, plan, fitting(answers_in(given)))
    return make_film(position, [played(position, given, outcome)], language, turn, number)


def position_before(game: Record, number: int) -> Position:
    """The table before a round, counted from 0."""
    if number >= len(game.rounds):
        raise Illegal("no-round", "round", got=number + 1)
    before = list(outcomes(replace(game, rounds=game.rounds[:number])))
    return before[-1].position if before else game.start
