"""The programs that each seat may lay, and what barrels may hold."""

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from itertools import product
from random import Random
from typing import NamedTuple, TypeAlias

from golems.bots.random_bot import random_program
from golems.match.view import View
from golems.rules.events import BarrelOpened
from golems.rules.legal import bonus_cards, choices_from, lengths, programs_from
from golems.rules.parobots import DIE, dice_of, fill_in
from golems.rules.setup import barrel_pool
from golems.rules.values import Contents, Hand, Mode, Position, Program, Robot, Seat

Rivals: TypeAlias = dict[Seat, list[Program]]  # by seat; programs with the same number are laid together


class ProgramSpace(NamedTuple):
    """What a program may be laid from: cards, and how many rows."""

    edition: str
    mode: Mode
    hand: Hand
    allowed: frozenset[str]  # the bonus cards
    possible: range  # how many rows


def through(view: View, seat: Seat) -> View:
    """Return what another seat sees: the same, because secrets are in no view."""
    return replace(view, seat=seat)


def others_of(view: View) -> list[tuple[Seat, Robot]]:
    """Return the other robots that are still on the field, by seat."""
    robots = enumerate(view.position.robots)
    return [(seat, robot) for seat, robot in robots if seat != view.seat and not robot.out]


def players_of(view: View) -> list[Seat]:
    """Return the seats of the other players who are still on the field."""
    return [seat for seat, robot in others_of(view) if not robot.bot]


def space_of(view: View, seat: Seat) -> ProgramSpace:
    position = view.position
    allowed = bonus_cards(position, view.event, through(view, seat).bonus)
    return ProgramSpace(
        position.edition, position.mode, position.hand, allowed, lengths(position, position.robots[seat])
    )


@lru_cache(maxsize=16)
def programs_in(space: ProgramSpace) -> tuple[Program, ...]:
    """Return every legal program."""
    return tuple(programs_from(choices_from(*space[:4]), space.hand, space.possible))


def programs_of(view: View, seat: Seat) -> tuple[Program, ...]:
    return programs_in(space_of(view, seat))


@lru_cache(maxsize=8)
def rolled_by(card: str) -> tuple[Program, ...]:
    """Return every program that a ParoBot may roll, all equally likely."""
    return tuple([fill_in(card, rolls) for rolls in product(DIE, repeat=dice_of(card))])


def any_program(view: View, seat: Seat, rng: Random) -> Program:
    """Return a random program of a seat, or a random roll of a ParoBot."""
    if card := view.position.robots[seat].bot:
        return fill_in(card, tuple(rng.choices(DIE, k=dice_of(card))))
    return random_program(through(view, seat), rng)


def unseen(view: View) -> Counter[Contents]:
    """Return what the barrels that nobody has opened may hold: what is left of the pool (S5)."""
    opened = [
        event.contents for round_ in view.rounds for event in round_.events if isinstance(event, BarrelOpened)
    ]
    standing = sum([len(column) for _, column in view.position.barrels])
    return Counter(barrel_pool(standing + len(opened))) - Counter(opened)


def filled(view: View, rng: Random) -> Position:
    """Return the position with contents drawn for its barrels."""
    left = list(unseen(view).elements())
    rng.shuffle(left)
    barrels = [(cell, tuple([left.pop() for _ in column])) for cell, column in view.position.barrels]
    return view.position._replace(barrels=tuple(barrels))
