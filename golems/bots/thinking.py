"""Bots that search the round: `knight`, `master` and `archmage`.

With the extra `golems[fast]` they try every program against every other; without it, and in games that
`golems.fast` does not cover, some of them. How long they may think is given in seconds of a slow core and is
turned into numbers of programs and of rows, not looked up on a clock: so the same match can be played again.
"""

from importlib import import_module
from random import Random
from types import ModuleType
from typing import Protocol

from golems.bots import sampled
from golems.bots.answering import best_answer
from golems.bots.greedy import choose
from golems.bots.protocol import Reply
from golems.fast import is_installed
from golems.match.requests import COMPONENT, PROGRAM, Request
from golems.match.view import View
from golems.rules.values import Program, Seat

SECONDS = 1.0


class Think(Protocol):
    """What to lay."""

    def __call__(self, view: View, seat: Seat, rng: Random, seconds: float, /) -> Program: ...


def knight(view: View, request: Request, rng: Random, seconds: float = SECONDS) -> Reply:
    """What is best on average against others who play anything."""
    return thought(view, request, rng, seconds, "best_reply")


def master(view: View, request: Request, rng: Random, seconds: float = SECONDS) -> Reply:
    """By chance, and so that who knows how likely each program is could hardly do better for it."""
    return thought(view, request, rng, seconds, "equilibrium")


def archmage(view: View, request: Request, rng: Random, seconds: float = SECONDS) -> Reply:
    """The same, with an eye on the round that follows and on who thinks like a master."""
    return thought(view, request, rng, seconds, "beyond")


def thought(view: View, request: Request, rng: Random, seconds: float, name: str) -> Reply:
    if request.kind == COMPONENT:
        return choose(request.kind, request.options, rng)
    if request.kind != PROGRAM:
        return best_answer(view, request, rng, seconds)
    think: Think = getattr(engine_for(view), name)
    return think(view, request.seat, rng, seconds)


def engine_for(view: View) -> ModuleType:
    """`golems.bots.replying` is imported when it is needed, for that takes a while."""
    replying = import_module("golems.bots.replying") if is_installed() else None
    return replying if replying and replying.covers(view) else sampled
