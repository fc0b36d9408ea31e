"""Films of records, and of what might have been."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeGuard

from golems.arena.replies import answers_in, fitting
from golems.drawing.film import Film, ShownRound, make_film
from golems.match.settings import LONGEST_NAME
from golems.notation.dice import Dice
from golems.notation.inputs import RoundInput, plan_of, read_input
from golems.notation.positions import read_position
from golems.notation.reading import Json, Malformed
from golems.notation.records import Record, read_record
from golems.notation.records import replay as replay_record
from golems.rules.refusals import Illegal, Refusal
from golems.rules.rounds import Outcome, play_round
from golems.rules.values import Position
from golems.server.shapes import read_within
from golems.words.language import Language
from golems.words.names import Names


def film_document(position: Json, record: Json, language: Language, turn: int) -> Film:
    """Make a film of a position or a record, whichever is there."""
    if (position is None) == (record is None):
        raise Malformed("one-of", choices="record, position")
    if record is None:
        return make_film(read_within("position", read_position, position), (), language, turn)
    game = read_within("record", read_record, record)
    rounds = [played(game.start, given, end) for given, end in zip(game.rounds, outcomes(game), strict=True)]
    return make_film(game.start, rounds, language, turn, names=names_in(game))


def names_in(record: Record) -> Names:
    """Return what the players of a record are called, by the id of their robot; whatever is not a name is
    left out."""
    players = [player for player in record.players if isinstance(player, dict)]
    return {str(player.get("robot")): name for player in players if is_name(name := player.get("name"))}


def is_name(name: Json) -> TypeGuard[str]:
    return isinstance(name, str) and name.isprintable() and len(name) <= LONGEST_NAME


def outcomes(record: Record) -> Iterator[Outcome]:
    try:
        yield from replay_record(record)
    except Refusal as refusal:
        raise refusal.within("record") from None


def played(position: Position, given: RoundInput, outcome: Outcome) -> ShownRound:
    event = given.event if position.edition == "4.0" else None
    return ShownRound(outcome.events, event, given.programs, given.bonus)


# ---------------------------------------------------------------- what might have been


def film_instead(record: Json, number: int, programs: Json, language: Language, turn: int) -> Film:
    """Make a film of a round of a record with other programs; chance and answers are as they were."""
    game: Record = read_within("record", read_record, record)
    position = position_before(game, number)
    new = read_input({"programs": programs}, game.start).programs
    given = replace(game.rounds[number], programs=game.rounds[number].programs | new)
    plan = plan_of(given, position, Dice(), empty_rows=True)
    outcome = play_round(position, plan, fitting(answers_in(given)))
    return make_film(position, [played(position, given, outcome)], language, turn, number, names_in(game))


def position_before(game: Record, number: int) -> Position:
    """Return the table before a round, counted from 0."""
    if number >= len(game.rounds):
        raise Illegal("no-round", "round", got=number + 1)
    before = list(outcomes(replace(game, rounds=game.rounds[:number])))
    return before[-1].position if before else game.start
