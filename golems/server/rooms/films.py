"""Films of a running match: they show what everybody saw."""

from typing import NamedTuple

from golems.drawing.film import Film, ShownRound, make_film
from golems.match.match import Match
from golems.match.view import see_round, unknown_barrels
from golems.rules.refusals import Illegal
from golems.rules.rounds import replay
from golems.rules.values import Position
from golems.words.language import Language
from golems.words.names import Names


class Reel(NamedTuple):
    """Rounds from a position on; `first` is the number of the first one, counted from 0, `names` says what
    the players are called, by the id of their robot."""

    position: Position
    rounds: tuple[ShownRound, ...]
    first: int
    names: Names


def develop(reel: Reel, language: Language, turn: int) -> Film:
    return make_film(reel.position, reel.rounds, language, turn, reel.first, reel.names)


def reel_of(match: Match, number: int) -> Reel:
    """Return a round of a match as everybody has seen it so far; before the first one the board alone."""
    if match.start is None and number == 0:
        return Reel(unknown_barrels(match.position), (), 0, names_of(match))
    if match.start is None or number >= len(match.rounds):
        raise Illegal("no-round", f"rounds[{number}]", got=number + 1)
    position = unknown_barrels(match.start)
    for before in match.rounds[:number]:
        position = replay(position, before.events)
    return Reel(position, (seen(match, number),), number, names_of(match))


def names_of(match: Match) -> Names:
    """Return what the players are called, by the id of their robot, where they have a name."""
    seats = enumerate(match.settings.seats)
    return {match.id_of(seat): settings.name for seat, settings in seats if settings.name}


def seen(match: Match, number: int) -> ShownRound:
    shown = see_round(match, match.rounds[number])
    event = shown.event if match.position.edition == "4.0" else None
    return ShownRound(shown.events, event, shown.programs, shown.bonus)
