"""Bots that search the round: `knight` and `master`.

With the extra `golems[fast]` they try every program against every other; without it, and in games that
`golems.fast` does not cover, some of them. How long they may think is given in seconds of a slow core and is
turned into a number of programs, not looked up on a clock: so the same match can be played again.
"""

from importlib import import_module
from random import Random
from typing import Protocol

from golems.bots import sampled
from golems.bots.greedy import choose
from golems.bots.protocol import Reply
from golems.fast import is_installed
from golems.match.requests import PROGRAM, Request
from golems.match.view import View
from golems.rules.values import Program, Seat

SECONDS = 1.0


class Exact(Protocol):
    """`golems.bots.exact`, which is imported when it is needed, for that takes a while."""

    def best_reply(self, view: View, seat: Seat, rng: Random, seconds: float) -> Program | None: ...
    def equilibrium(self, view: View, seat: Seat, rng: Random, seconds: float) -> Program | None: ...


def exact() -> Exact | None:
    return import_module("golems.bots.exact") if is_installed() else None


def knight(view: View, request: Request, rng: Random, seconds: float = SECONDS) -> Reply:
    """What is best on average against others who play anything."""
    if request.kind != PROGRAM:
        return choose(request.kind, request.options, rng)
    engine = exact()
    found = engine.best_reply(view, request.seat, rng, seconds) if engine else None
    return found or sampled.best_reply(view, request.seat, rng, seconds)


def master(view: View, request: Request, rng: Random, seconds: float = SECONDS) -> Reply:
    """By chance, and so that nobody who knows how likely each program is could do better for it."""
    if request.kind != PROGRAM:
        return choose(request.kind, request.options, rng)
    engine = exact()
    found = engine.equilibrium(view, request.seat, rng, seconds) if engine else None
    return found or sampled.equilibrium(view, request.seat, rng, seconds)
