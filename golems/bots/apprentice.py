"""The kind bot, which looks only one row ahead and is not always attentive."""

from random import Random

from golems.bots.greedy import ProgramState, alone, barrels_opened, choose, worth
from golems.bots.protocol import Reply
from golems.match.requests import PROGRAM, Request
from golems.match.view import View
from golems.rules.legal import RowChoice, cards_in, choices, lengths
from golems.rules.values import Program, Row, Seat

ATTENTIVE = 0.15  # the share of rows for which it looks ahead


def apprentice(view: View, request: Request, rng: Random) -> Reply:
    """Lay a program row by row, often without looking."""
    if request.kind == PROGRAM:
        return row_by_row(view, request.seat, rng)
    return choose(request.kind, request.options, rng)


def row_by_row(view: View, seat: Seat, rng: Random) -> Program:
    """Return a program in which each row is chosen as if it were the last one and the others did nothing."""
    found = choices(view.position, view.event, view.bonus)
    state = ProgramState(barrels_opened(view.position), None, tuple(cards_in(view.position.hand).items()))
    program: Program = ()
    for _ in range(lengths(view.position, view.me)[-1]):
        fitting = [choice for choice in found if choice.fits(dict(state.left))]
        considered = fitting if rng.random() < ATTENTIVE else [rng.choice(fitting)]
        states = {choice.row: after(state, seat, choice, rng) for choice in considered}
        row = best(states, seat, rng)
        program, state = (*program, row), states[row]
    return program


def best(states: dict[Row, ProgramState], seat: Seat, rng: Random) -> Row:
    return max(states, key=lambda row: (worth(states[row], seat), rng.random()))


def after(state: ProgramState, seat: Seat, choice: RowChoice, rng: Random) -> ProgramState:
    left = tuple(choice.taken_from(dict(state.left)).items())
    if state.result is not None:
        return state._replace(left=left)
    return ProgramState(*alone(state.position, seat, choice.row, rng), left)
