"""The bots that think as they are in a browser, where there is no Numba.

golems arena league greedy knight benchmarks/web_bots.py:web_knight"""

from random import Random

from golems.bots import sampled_strategies
from golems.bots.protocol import Reply
from golems.bots.thinkers import SECONDS, Strategy, thought
from golems.match.requests import PROGRAM, Request
from golems.match.view import View


def laid(view: View, request: Request, rng: Random, name: str) -> Reply:
    if request.kind != PROGRAM:
        return thought(view, request, rng, SECONDS, name)
    think: Strategy = getattr(sampled_strategies, name)
    return think(view, request.seat, rng, SECONDS)


def web_knight(view: View, request: Request, rng: Random) -> Reply:
    return laid(view, request, rng, "best_reply")


def web_master(view: View, request: Request, rng: Random) -> Reply:
    return laid(view, request, rng, "equilibrium")


def web_archmage(view: View, request: Request, rng: Random) -> Reply:
    return laid(view, request, rng, "beyond")
