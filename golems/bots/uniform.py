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
from golems.rules.legal import Choice, bonus_cards, cards_in, choices_from, lengths
from golems.rules.values import Hand, Mode, Program

Cost: TypeAlias = tuple[tuple[str, int], ...]  # cards and how many of each


class Shapes(NamedTuple):
    """Programs grouped by the bonus cards that each of their rows takes."""

    rows: dict[Cost, list[Choice]]  # by the bonus cards they take
    shapes: list[tuple[Cost, ...]]  # for each row of a program, its bonus cards
    counts: list[int]  # of the programs of this shape and all before it, if the hand were without end


def random_bot(view: View, request: Request, rng: Random) -> Reply:
    if request.kind == PROGRAM:
        return random_program(view, rng)
    return rng.choice(request.options)


def random_program(view: View, rng: Random) -> Program:
    """A shape is drawn by the number of its programs, then rows are drawn until the hand suffices for them:
    so no legal program is likelier than another."""
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
    rows: dict[Cost, list[Choice]] = {}
    for choice in choices_from(edition, mode, hand, allowed):
        rows.setdefault(bonus_part(choice, edition), []).append(choice)
    shapes = [shape for length in possible for shape in product(rows, repeat=length) if suffices(hand, shape)]
    counts = [prod([len(rows[cost]) for cost in shape]) for shape in shapes]
    return Shapes(rows, shapes, list(accumulate(counts)))


def bonus_part(choice: Choice, edition: str) -> Cost:
    """What a row takes beside command cards."""
    return tuple(sorted([part for part in choice.cards if part[0] not in EDITIONS[edition].commands]))


def suffices(hand: Hand, costs: Iterable[Cost]) -> bool:
    left = cards_in(hand)
    for cost in costs:
        for card, count in cost:
            left[card] -= count
    return min(left.values()) >= 0
