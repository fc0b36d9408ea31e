"""What the own seat and the others may lay: all of it, or so many by chance."""

from dataclasses import replace
from itertools import product
from random import Random
from typing import TypeAlias

from golems.bots.uniform import random_program
from golems.match.view import View
from golems.rules.legal import legal_programs
from golems.rules.parobots import DIE, dice_of, fill_in
from golems.rules.values import Program, Robot, Seat

Rivals: TypeAlias = dict[Seat, list[Program]]  # by seat; those of the same number are laid together


def through(view: View, seat: Seat) -> View:
    """What another seat sees: the same, for what is secret is in no view."""
    return replace(view, seat=seat)


def others_of(view: View) -> list[tuple[Seat, Robot]]:
    """The others who are still on the field."""
    robots = enumerate(view.position.robots)
    return [(seat, robot) for seat, robot in robots if seat != view.seat and not robot.out]


def programs_of(view: View, seat: Seat, at_most: int, rng: Random) -> list[Program]:
    """What a seat may lay or a ParoBot may roll, in a random order."""
    robot, seen = view.position.robots[seat], through(view, seat)
    if robot.bot:
        programs = [fill_in(robot.bot, rolls) for rolls in product(DIE, repeat=dice_of(robot.bot))]
    else:
        programs = list(legal_programs(view.position, robot, view.event, seen.bonus))
    return rng.sample(programs, min(at_most, len(programs)))


def rivals_of(view: View, at_most: int, samples: int, rng: Random) -> Rivals:
    """Of one other all programs, of several so many samples."""
    others = others_of(view)
    if len(others) == 1:
        [(seat, _)] = others
        return {seat: programs_of(view, seat, at_most, rng)}
    return {seat: [any_program(view, seat, rng) for _ in range(samples)] for seat, _ in others}


def any_program(view: View, seat: Seat, rng: Random) -> Program:
    """Every program of a seat is equally likely, and every roll of a ParoBot."""
    if card := view.position.robots[seat].bot:
        return fill_in(card, tuple(rng.choices(DIE, k=dice_of(card))))
    return random_program(through(view, seat), rng)
