"""What the own seat and the others may lay, and what barrels may hold."""

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from itertools import product
from random import Random
from typing import NamedTuple, TypeAlias

from golems.bots.uniform import random_program
from golems.match.view import View
from golems.rules.events import BarrelOpened
from golems.rules.legal import bonus_cards, choices_from, lengths, programs_from
from golems.rules.parobots import DIE, dice_of, fill_in
from golems.rules.setup import barrel_pool
from golems.rules.values import Contents, Hand, Mode, Position, Program, Robot, Seat

Rivals: TypeAlias = dict[Seat, list[Program]]  # by seat; those of the same number are laid together


class Lay(NamedTuple):
    """What a program may be laid from."""

    edition: str
    mode: Mode
    hand: Hand
    allowed: frozenset[str]  # bonus cards
    possible: range  # rows


def through(view: View, seat: Seat) -> View:
    """What another seat sees: the same, for what is secret is in no view."""
    return replace(view, seat=seat)


def others_of(view: View) -> list[tuple[Seat, Robot]]:
    """The others who are still on the field."""
    robots = enumerate(view.position.robots)
    return [(seat, robot) for seat, robot in robots if seat != view.seat and not robot.out]


def players_of(view: View) -> list[Seat]:
    """The other players who are still on the field."""
    return [seat for seat, robot in others_of(view) if not robot.bot]


def lay_of(view: View, seat: Seat) -> Lay:
    position = view.position
    allowed = bonus_cards(position, view.event, through(view, seat).bonus)
    return Lay(
        position.edition, position.mode, position.hand, allowed, lengths(position, position.robots[seat])
    )


@lru_cache(maxsize=16)
def laid_from(lay: Lay) -> tuple[Program, ...]:
    """Every legal program."""
    return tuple(programs_from(choices_from(*lay[:4]), lay.hand, lay.possible))


def programs_of(view: View, seat: Seat) -> tuple[Program, ...]:
    return laid_from(lay_of(view, seat))


@lru_cache(maxsize=8)
def rolled_by(card: str) -> tuple[Program, ...]:
    """Every program that a ParoBot may roll, each as likely."""
    return tuple([fill_in(card, rolls) for rolls in product(DIE, repeat=dice_of(card))])


def any_program(view: View, seat: Seat, rng: Random) -> Program:
    """Every program of a seat is equally likely, and every roll of a ParoBot."""
    if card := view.position.robots[seat].bot:
        return fill_in(card, tuple(rng.choices(DIE, k=dice_of(card))))
    return random_program(through(view, seat), rng)


def unseen(view: View) -> Counter[Contents]:
    """What the barrels that nobody has opened may hold: what is left of the pool (S5)."""
    opened = [
        event.contents for round_ in view.rounds for event in round_.events if isinstance(event, BarrelOpened)
    ]
    standing = sum([len(column) for _, column in view.position.barrels])
    return Counter(barrel_pool(standing + len(opened))) - Counter(opened)


def filled(view: View, rng: Random) -> Position:
    """The position with what may be in its barrels."""
    left = list(unseen(view).elements())
    rng.shuffle(left)
    barrels = [(cell, tuple([left.pop() for _ in column])) for cell, column in view.position.barrels]
    return view.position._replace(barrels=tuple(barrels))
