"""The requests of a match: what it waits for, and what is legal."""

from typing import NamedTuple

from golems.notation.inputs import write_choice
from golems.notation.reading import Json, Object
from golems.rules.editions import EDITIONS
from golems.rules.legal import bonus_cards, lengths
from golems.rules.programs import LENGTH_CLAUSE
from golems.rules.table import Option, Question
from golems.rules.values import Bonus, EventCard, Hand, Position, Seat

COMPONENT, PROGRAM = "component", "program"


class Request(NamedTuple):
    """A seat is asked for a component, a program, or an answer (damage, repair, exit, face)."""

    seat: Seat
    kind: str
    rule: str
    options: tuple[Option, ...] = ()  # one of these; the first is taken when time is up
    rows: tuple[int, int] = (0, 0)  # a program: the fewest and the most rows
    cards: Hand = ()  # a program: the cards that may be laid in this round


def ask_component(seat: Seat, options: tuple[str, ...]) -> Request:
    return Request(seat, COMPONENT, "S7", options)


def ask_program(position: Position, seat: Seat, event: EventCard, bonus: Bonus | None) -> Request:
    rows = lengths(position, position.robots[seat])
    allowed = EDITIONS[position.edition].commands | bonus_cards(position, event, bonus)
    cards = tuple([some for some in position.hand if some[1] and some[0] in allowed])
    return Request(seat, PROGRAM, LENGTH_CLAUSE[position.edition], rows=(rows[0], rows[-1]), cards=cards)


def ask_answer(question: Question) -> Request:
    return Request(question.robot, question.kind, question.rule, question.options)


def write_request(request: Request, position: Position) -> Object:
    data: Object = {"robot": position.robots[request.seat].id, "kind": request.kind, "rule": request.rule}
    if request.kind == PROGRAM:
        return data | {"rows": list(request.rows), "cards": dict(request.cards)}
    return data | {"options": [write_option(position, request.kind, option) for option in request.options]}


def write_option(position: Position, kind: str, option: Option) -> Json:
    """Write an option as it would be given: cells and facings by name."""
    return option if kind == COMPONENT else write_choice(position, (kind, option))[kind]
