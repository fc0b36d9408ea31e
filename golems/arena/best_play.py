"""A round between two robots as a game: what best play of both comes to, and what a program gets against it.

Needs the extra `golems[fast]`. Nobody knows more than a player at the table: what is in a barrel, the rows
that an event takes and the rolls of a ParoBot are averaged.
"""

from contextlib import suppress
from itertools import product
from random import Random
from typing import NamedTuple

import numpy as np

from golems.bots.exact import values_of
from golems.fast.maps import NotCovered, map_of
from golems.fast.search import ROOM, Matrix, TooLarge
from golems.fast.solve import Mixture, solve
from golems.match.view import unknown_barrels
from golems.notation.given import Given
from golems.rules.legal import legal_programs
from golems.rules.parobots import DIE, dice_of, fill_in
from golems.rules.resigning import without
from golems.rules.values import Position, Program, Seat

MOST_PROGRAMS = {"loop": 1000, "condition": 500}  # of a side, by event; in other rounds it is all of them
MOST_NODES = 4 * ROOM  # of the search; where it comes to more, it is half of the programs
GAP = 0.002  # how exploitable the mixtures may be, as a part of the range of the values


class BestPlay(NamedTuple):
    """Worths are those of the seat, between -1 and 1."""

    value: float  # the most that can be had against best play
    worth: float  # what the program that was laid gets against best play
    guarantee: float  # what it gets against one who knows it
    gap: float  # what both together could still gain by playing better than these mixtures
    tried: int  # programs of the seat
    replies: int  # programs of the other one

    @property
    def regret(self) -> float:
        return self.value - self.worth


def best_play(position: Position, given: Given, seat: Seat) -> BestPlay | None:
    """None unless two robots are left and the fast engine covers the game."""
    table = unknown_barrels(without(position, given.resigned))
    others = [other for other, robot in enumerate(table.robots) if other != seat and not robot.out]
    if len(others) != 1:
        return None
    try:
        values = searched(table, given, seat, others[0])
    except NotCovered:
        return None
    mixture, gap = mixture_of(values, is_rolled=table.robots[others[0]].bot is not None)
    gains = values @ mixture
    return BestPlay(float(gains.max()), float(gains[0]), float(values[0].min()), gap, *values.shape)


def searched(table: Position, given: Given, seat: Seat, other: Seat) -> Matrix:
    """What the seat's programs, the one that was laid first, are worth against those of the other one."""
    map_of(table, ask_contents=True)  # what is not covered has too many programs to list
    rng, laid = Random(0), given.programs[seat]
    mine = [laid, *[program for program in some_programs(table, given, seat, rng) if program != laid]]
    theirs = some_programs(table, given, other, rng)
    while True:
        with suppress(TooLarge):
            return values_of(table, given.event, seat, mine, {other: theirs}, MOST_NODES)
        mine, theirs = [programs[: (len(programs) + 1) // 2] for programs in (mine, theirs)]


def some_programs(table: Position, given: Given, seat: Seat, rng: Random) -> list[Program]:
    """What the seat may lay or a ParoBot may roll: all of it, or so many by chance."""
    robot = table.robots[seat]
    if robot.bot:
        return [fill_in(robot.bot, rolls) for rolls in product(DIE, repeat=dice_of(robot.bot))]
    programs = list(legal_programs(table, robot, given.event))
    return rng.sample(programs, min(len(programs), MOST_PROGRAMS.get(given.event, len(programs))))


def mixture_of(values: Matrix, is_rolled: bool) -> tuple[Mixture, float]:
    """What the other one plays at best, and how far that is from best play; dice play anything."""
    if is_rolled:
        return np.full(values.shape[1], 1 / values.shape[1]), 0.0
    solution = solve(values, GAP)
    return solution.theirs, solution.exploitability
