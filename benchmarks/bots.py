"""How well one can foresee `master`: a bot that knows how it thinks, and replies to what it plays on average.

`golems arena league master benchmarks/bots.py:knowing --matches 200` says what that gains.
"""

from random import Random

import numpy as np

from golems.bots.candidates import players_of, programs_of, through
from golems.bots.duels import duel_with, replies
from golems.bots.fast_strategies import covers, hard_to_beat, samples
from golems.bots.protocol import Reply
from golems.bots.thinkers import SECONDS, master
from golems.match.requests import PROGRAM, Request
from golems.match.view import View

GUESSES = 3  # guesses at what chance makes of its thoughts


def knowing(view: View, request: Request, rng: Random) -> Reply:
    """Return the best reply to the mean of what the opponent may be thinking, or else what `master` plays."""
    rivals = players_of(view)
    if request.kind != PROGRAM or len(rivals) != 1 or not covers(view):
        return master(view, request, rng)
    [rival], size, seen = rivals, samples(view, SECONDS), through(view, rivals[0])
    thoughts = [
        hard_to_beat(duel_with(seen, rival, request.seat, rng, SECONDS), seen, request.seat, size, rng)
        for _ in range(GUESSES)
    ]
    duel = duel_with(view, request.seat, rival, rng, SECONDS)
    worths = replies(duel, np.mean(thoughts, axis=0))
    return programs_of(view, request.seat)[int(worths.argmax())]
