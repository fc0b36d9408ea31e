"""What a bot is: a function that is shown a view and a request, and answers."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeAlias

from golems.match.chance import chance
from golems.match.decisions import Choose, Decision, Pick, Seal
from golems.match.match import Match
from golems.match.requests import COMPONENT, PROGRAM, Request
from golems.match.view import View, view
from golems.notation.programs import read_program
from golems.notation.reading import Json
from golems.rules.table import Option
from golems.rules.values import Program

Reply: TypeAlias = Option | Program | list[Json]  # a program may be text, "F L F A", or a list of rows


class Bot(Protocol):
    """`rng` is the only chance a bot needs: with it the same match can be played again."""

    def __call__(self, view: View, request: Request, rng: Random, /) -> Reply: ...


def play(match: Match, bots: Sequence[Bot | None]) -> None:
    """Let the bots decide until the match is over or waits for seats without one."""
    while asked := [(request, bot) for request in match.requests() if (bot := bots[request.seat])]:
        match.decide(decision_of(match, *asked[0]))


def decision_of(match: Match, request: Request, bot: Bot) -> Decision:
    rng = chance(match.seed, "bot", len(match.decisions), request.seat)
    return decide(request, bot(view(match, request.seat), request, rng))


def decide(request: Request, reply: Reply) -> Decision:
    """The decision that a reply stands for."""
    if request.kind == PROGRAM:
        return Seal(request.seat, reply if isinstance(reply, tuple) else read_program(reply))
    if request.kind == COMPONENT:
        return Pick(request.seat, str(reply))
    return Choose(request.seat, request.kind, reply)  # type: ignore[arg-type]
