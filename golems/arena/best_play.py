"""A round between two robots as a game: what best play of both comes to, and what a program gets against it.

Needs the extra `fast`. Nobody knows more than a player at the table: the contents of barrels, the
rows that an event takes and the rolls of a ParoBot are averaged.
"""

from itertools import product
from typing import NamedTuple

import numpy as np

from golems.bots.duels import Duel, duel_between, replies
from golems.fast.codes import event_code
from golems.fast.equilibrium import Mixture, solve_game
from golems.fast.maps import NotCovered, map_of
from golems.match.view import unknown_barrels
from golems.notation.inputs import RoundInput
from golems.rules.legal import legal_programs
from golems.rules.parobots import DIE, dice_of, fill_in
from golems.rules.resignation import without
from golems.rules.values import Position, Program, Seat

GAP = 0.002  # how exploitable the mixtures may be, as a part of the range of values


class BestPlay(NamedTuple):
    """The worths of a round to the seat, between -1 and 1."""

    value: float  # the best that can be had against best play
    worth: float  # what the program that was laid gets against best play
    guarantee: float  # what that program gets against an opponent who knows it
    gap: float  # what both together could still gain by playing better than these mixtures
    tried: int  # how many programs of the seat were tried
    replies: int  # how many programs of the other robot were tried

    @property
    def regret(self) -> float:
        return self.value - self.worth


def best_play(position: Position, given: RoundInput, seat: Seat) -> BestPlay | None:
    """Return the worths, or none unless two robots are left and the fast engine covers the game."""
    table = unknown_barrels(without(position, given.resigned))
    others = [other for other, robot in enumerate(table.robots) if other != seat and not robot.out]
    if len(others) != 1:
        return None
    try:
        duel = searched(table, given, seat, others[0])
    except NotCovered:
        return None
    mixture, gap = mixture_of(duel, is_rolled=table.robots[others[0]].bot is not None)
    gains = replies(duel, mixture)
    return BestPlay(float(gains.max()), float(gains[0]), float(duel.row(0).min()), gap, *duel.shape)


def searched(table: Position, given: RoundInput, seat: Seat, other: Seat) -> Duel:
    """Return the duel of all programs of the seat, the laid one first, against all of the other one."""
    map_of(table, ask_contents=True)  # raises early, because other games have too many programs to list
    event_code(given.event)
    laid = given.programs[seat]
    mine = [laid, *[program for program in programs_of(table, given, seat) if program != laid]]
    return duel_between(table, given.event, {seat: mine, other: programs_of(table, given, other)})


def programs_of(table: Position, given: RoundInput, seat: Seat) -> list[Program]:
    """Return what the seat may lay or a ParoBot may roll."""
    robot = table.robots[seat]
    if robot.bot:
        return [fill_in(robot.bot, rolls) for rolls in product(DIE, repeat=dice_of(robot.bot))]
    return list(legal_programs(table, robot, given.event))


def mixture_of(duel: Duel, is_rolled: bool) -> tuple[Mixture, float]:
    """Return what the other one plays at best, and how far that is from best play; dice play anything."""
    if is_rolled:
        columns = duel.shape[1]
        return np.full(columns, 1 / columns), 0.0
    solution = solve_game(duel, GAP)
    return solution.theirs, solution.exploitability
