"""The protocol of bots: a bot is a function that is given a view and a request, and replies."""

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

Reply: TypeAlias = Option | Program | list[Json]  # a program may be a text, "F L F A", or a list of rows


class Bot(Protocol):
    """A bot. It draws all its chance from `rng`, so that the same match can be played again."""

    def __call__(self, view: View, request: Request, rng: Random, /) -> Reply: ...


def play(match: Match, bots: Sequence[Bot | None]) -> None:
    """Let the bots decide until the match is over or waits for seats without one.

    >>> from golems.bots.catalogue import bot_named
    >>> from golems.match.settings import SeatSettings, Settings
    >>> seats = SeatSettings(colour="red"), SeatSettings(colour="blue")
    >>> match = Match(Settings("L1", seats, arena="parade-ground"), seed="1")
    >>> play(match, [bot_named("greedy"), bot_named("random")])
    >>> match.phase, len(match.rounds) <= 8
    ('over', True)
    """
    while asked := [(request, bot) for request in match.requests() if (bot := bots[request.seat])]:
        match.decide(decision_of(match, *asked[0]))


def decision_of(match: Match, request: Request, bot: Bot) -> Decision:
    rng = chance(match.seed, "bot", len(match.decisions), request.seat)
    return decide(request, bot(view(match, request.seat), request, rng))


def decide(request: Request, reply: Reply) -> Decision:
    """Return the decision that a reply stands for."""
    if request.kind == PROGRAM:
        return Seal(request.seat, reply if isinstance(reply, tuple) else read_program(reply))
    if request.kind == COMPONENT:
        return Pick(request.seat, str(reply))
    return Choose(request.seat, request.kind, reply)  # type: ignore[arg-type]
