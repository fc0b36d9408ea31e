"""The predictability of a player: what a guesser would have foreseen who remembers all earlier rounds.

For each row the guesser names the card that the player has laid most often in that row so far; of equally
frequent cards, the latest. A Loop counts as the command in it, a condition as its own card. In the first
round, and in a row that is laid for the first time, nothing is guessed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from golems.rules.values import Condition, Loop, Program, Row

ENOUGH = 6  # the fewest guessed rows that tell how predictable a player is
LEVELS = ((0.15, 1), (0.4, 2))  # the most predictability for each level; more gives 3


class LaidProgram(NamedTuple):
    """A program, and the cards that each of its rows might have been, as the guesser counts them."""

    program: Program
    cards: frozenset[str]


class Habit(NamedTuple):
    """A card that was laid in a row, and in how many of the rounds in which that row was laid."""

    row: int  # counted from 1
    card: str
    times: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Habits:
    """How many rows were guessed, how many of them rightly, and how many would be right by chance alone."""

    rows: int
    right: int
    blind: float
    strongest: Habit | None

    @property
    def predictability(self) -> float | None:
        """From 0 (guessed no better than blindly) to 1 (always foreseen), or none without a guess."""
        return max(0.0, (self.right - self.blind) / (self.rows - self.blind)) if self.rows else None

    @property
    def level(self) -> int | None:
        """1 if hard to guess, 2 if sometimes guessed, 3 if easy to guess, or none with too few rows."""
        told = self.predictability
        if told is None or self.rows < ENOUGH:
            return None
        return next((level for most, level in LEVELS if told <= most), 3)


def habits_of(laid: Sequence[LaidProgram]) -> Habits:
    """Return the habits shown by these programs, which are in the order of the rounds."""
    guesses = [
        (guessed == card_of(row), len(now.cards))
        for number, now in enumerate(laid)
        for place, row in enumerate(now.program)
        if (guessed := guess(laid[:number], place, now.cards))
    ]
    return Habits(
        rows=len(guesses),
        right=sum([is_right for is_right, _ in guesses]),
        blind=sum([1 / cards for _, cards in guesses]),
        strongest=strongest(laid),
    )


def guess(earlier: Sequence[LaidProgram], place: int, cards: frozenset[str]) -> str | None:
    """Return the card that stood in this place most often, of those that may be laid now."""
    seen = [card for card in cards_at(earlier, place) if card in cards]
    return max(reversed(seen), key=seen.count, default=None)


def strongest(laid: Sequence[LaidProgram]) -> Habit | None:
    """Return the card that comes back most surely in a row."""
    found = [
        Habit(place + 1, card, seen.count(card), len(seen))
        for place in range(max([len(each.program) for each in laid], default=0))
        for seen in [cards_at(laid, place)]
        for card in dict.fromkeys(seen)
        if seen.count(card) > 1
    ]
    return max(found, key=lambda habit: (habit.times / habit.rounds, habit.times), default=None)


def cards_at(laid: Sequence[LaidProgram], place: int) -> list[str]:
    return [card_of(each.program[place]) for each in laid if place < len(each.program)]


def card_of(row: Row) -> str:
    if isinstance(row, Loop):
        return row.command
    return row.sense if isinstance(row, Condition) else row
