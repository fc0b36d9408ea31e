"""Puzzles as values; their written form is in `written.py`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias, get_args

from golems.puzzles.goals import Goal
from golems.puzzles.limits import NO_LIMITS, Limits
from golems.rules.editions import EDITIONS
from golems.rules.values import Command, EventCard, Position, Program, Seat

Kind: TypeAlias = Literal["write", "fewest", "bug", "predict"]
Concept: TypeAlias = Literal[
    "sequence",
    "turns",
    "loop",
    "condition",
    "sensing",
    "timing",
    "several-robots",
    "physics",
    "debugging",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
CONCEPTS: tuple[Concept, ...] = get_args(Concept)


Rolls: TypeAlias = tuple[Command, ...]


class Text(NamedTuple):
    """A puzzle in one language."""

    title: str
    story: str = ""


class Minimum(NamedTuple):
    """What the solver proves: the fewest cards, the fewest rows, how many programs need no more cards."""

    cards: int
    rows: int
    solutions: int


class Other(NamedTuple):
    """What a robot does that nobody controls: a golem's programs, or what a ParoBot's dice show, by round."""

    seat: Seat
    programs: tuple[Program, ...] = ()
    rolls: tuple[Rolls, ...] | None = ()  # none: whatever the dice show


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Everything a puzzle file says."""

    kind: Kind
    texts: tuple[tuple[str, Text], ...]
    position: Position  # its hand is the player's
    control: tuple[Seat, ...]  # they all run the same program
    rows: int  # a program has at most so many, in every round
    rounds: int = 1
    concepts: tuple[Concept, ...] = ()
    bonuses: tuple[str, ...] = ()
    events: tuple[EventCard, ...] = ("nothing",)
    others: tuple[Other, ...] = ()
    goals: tuple[Goal, ...] = ()
    limits: Limits = NO_LIMITS
    program: tuple[Program, ...] = ()  # bug: the wrong one; predict: the one that will run; one a round
    facing: bool = True  # predict: where the golem looks is asked too
    needs: tuple[tuple[str, ...], ...] = ()  # without these cards it cannot be solved
    minimum: Minimum | None = None
    stars: tuple[int, int] | None = None

    def text(self, language: str) -> Text:
        """In this language, else in English."""
        texts = dict(self.texts)
        return texts.get(language) or texts["en"]

    def cards_for_stars(self) -> tuple[int, int]:
        """The most cards for three stars, and for two."""
        least = self.minimum.cards if self.minimum else 0
        return self.stars or (least, least + 1)

    def without(self, cards: Sequence[str]) -> "Puzzle":
        """The same puzzle with these cards taken out of the hand."""
        hand = tuple([(card, 0 if card in cards else count) for card, count in self.position.hand])
        return replace(self, position=self.position._replace(hand=hand))


def bonus_cards(edition: str) -> tuple[str, ...]:
    return tuple([card for card in EDITIONS[edition].cards if card not in EDITIONS[edition].commands])
