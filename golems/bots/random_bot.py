"""The bot that plays anything: every legal program is equally likely."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate, product
from math import prod
from random import Random
from typing import NamedTuple, TypeAlias

from golems.bots.protocol import Reply
from golems.match.requests import PROGRAM, Request
from golems.match.view import View
from golems.rules.editions import EDITIONS
from golems.rules.legal import RowChoice, bonus_cards, cards_in, choices_from, lengths
from golems.rules.values import Hand, Mode, Program

CardCost: TypeAlias = tuple[tuple[str, int], ...]  # cards with how many of each


class Shapes(NamedTuple):
    """Programs grouped by the bonus cards that each of their rows takes."""

    rows: dict[CardCost, list[RowChoice]]  # rows by the bonus cards they take
    shapes: list[tuple[CardCost, ...]]  # the bonus cards of each row of a program
    counts: list[int]  # running totals of programs by shape, as if the hand had no end


def random_bot(view: View, request: Request, rng: Random) -> Reply:
    """Lay any legal program, and choose any option."""
    if request.kind == PROGRAM:
        return random_program(view, rng)
    return rng.choice(request.options)


def random_program(view: View, rng: Random) -> Program:
    """Return a random legal program. A shape is drawn by the number of its programs, then rows are drawn
    until the hand suffices for them, so that no program is likelier than another."""
    position = view.position
    allowed = bonus_cards(position, view.event, view.bonus)
    known = shapes_from(position.edition, position.mode, position.hand, allowed, lengths(position, view.me))
    while True:
        [shape] = rng.choices(known.shapes, cum_weights=known.counts)
        drawn = [rng.choice(known.rows[cost]) for cost in shape]
        if suffices(position.hand, [choice.cards for choice in drawn]):
            return tuple([choice.row for choice in drawn])


@lru_cache(maxsize=256)
def shapes_from(edition: str, mode: Mode, hand: Hand, allowed: frozenset[str], possible: range) -> Shapes:
    rows: dict[CardCost, list[RowChoice]] = {}
    for choice in choices_from(edition, mode, hand, allowed):
        rows.setdefault(bonus_part(choice, edition), []).append(choice)
    shapes = [shape for length in possible for shape in product(rows, repeat=length) if suffices(hand, shape)]
    counts = [prod([len(rows[cost]) for cost in shape]) for shape in shapes]
    return Shapes(rows, shapes, list(accumulate(counts)))


def bonus_part(choice: RowChoice, edition: str) -> CardCost:
    """Return the cards of a row other than command cards."""
    return tuple(sorted([part for part in choice.cards if part[0] not in EDITIONS[edition].commands]))


def suffices(hand: Hand, costs: Iterable[CardCost]) -> bool:
    left = cards_in(hand)
    for cost in costs:
        for card, count in cost:
            left[card] -= count
    return min(left.values()) >= 0
