"""Bots that search the round: `knight`, `master` and `archmage`.

With the extra `fast` they try every program against every other; without it, and in games that
`golems.fast` does not cover, they try some of them. Their time is given in seconds of a slow core and turned
into numbers of programs and rows instead of being read from a clock, so that the same match can be played
again.
"""

from importlib import import_module
from random import Random
from types import ModuleType
from typing import Protocol

from golems.bots import sampled_strategies
from golems.bots.answers import best_answer
from golems.bots.greedy import choose
from golems.bots.protocol import Reply
from golems.fast import is_installed
from golems.match.requests import COMPONENT, PROGRAM, Request
from golems.match.view import View
from golems.rules.values import Program, Seat

SECONDS = 1.0


class Strategy(Protocol):
    """Chooses a program for a seat."""

    def __call__(self, view: View, seat: Seat, rng: Random, seconds: float, /) -> Program: ...


def knight(view: View, request: Request, rng: Random, seconds: float = SECONDS) -> Reply:
    """Lay what is best on average against others who play anything."""
    return thought(view, request, rng, seconds, "best_reply")


def master(view: View, request: Request, rng: Random, seconds: float = SECONDS) -> Reply:
    """Lay a random program such that knowing the probabilities hardly helps an opponent."""
    return thought(view, request, rng, seconds, "equilibrium")


def archmage(view: View, request: Request, rng: Random, seconds: float = SECONDS) -> Reply:
    """Lay a program as `master` does, but consider the next round and opponents who think likewise."""
    return thought(view, request, rng, seconds, "beyond")


def thought(view: View, request: Request, rng: Random, seconds: float, name: str) -> Reply:
    if request.kind == COMPONENT:
        return choose(request.kind, request.options, rng)
    if request.kind != PROGRAM:
        return best_answer(view, request, rng, seconds)
    think: Strategy = getattr(engine_for(view), name)
    return think(view, request.seat, rng, seconds)


def engine_for(view: View) -> ModuleType:
    """Return the module of strategies that covers this game; the fast one is imported only when needed,
    because that takes a while."""
    fast = import_module("golems.bots.fast_strategies") if is_installed() else None
    return fast if fast and fast.covers(view) else sampled_strategies
