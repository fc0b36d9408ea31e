"""Puzzles as values; their written form is in `documents.py`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias, get_args

from golems.puzzles.goals import PuzzleGoal
from golems.puzzles.limits import NO_LIMITS, PuzzleLimits
from golems.rules.editions import EDITIONS
from golems.rules.values import Command, EventCard, Position, Program, Seat

PuzzleKind: TypeAlias = Literal["write", "fewest", "bug", "predict"]
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
KINDS: tuple[PuzzleKind, ...] = get_args(PuzzleKind)
CONCEPTS: tuple[Concept, ...] = get_args(Concept)


Rolls: TypeAlias = tuple[Command, ...]


class Text(NamedTuple):
    """The texts of a puzzle in one language."""

    title: str
    story: str = ""


class Minimum(NamedTuple):
    """What the solver proves: the fewest cards, the fewest rows, and how many programs need no more cards."""

    cards: int
    rows: int
    solutions: int


class Other(NamedTuple):
    """What a robot that nobody controls does, by round: a golem's programs, or what a ParoBot's dice show."""

    seat: Seat
    programs: tuple[Program, ...] = ()
    rolls: tuple[Rolls, ...] | None = ()  # none if the dice may show anything


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Everything that a puzzle file says."""

    kind: PuzzleKind
    texts: tuple[tuple[str, Text], ...]
    position: Position  # its hand is that of the player
    control: tuple[Seat, ...]  # all of them run the same program
    rows: int  # the most rows of a program in every round
    rounds: int = 1
    concepts: tuple[Concept, ...] = ()
    bonuses: tuple[str, ...] = ()
    events: tuple[EventCard, ...] = ("nothing",)
    others: tuple[Other, ...] = ()
    goals: tuple[PuzzleGoal, ...] = ()
    limits: PuzzleLimits = NO_LIMITS
    program: tuple[Program, ...] = ()  # one a round; bug: the wrong one; predict: the one that will run
    facing: bool = True  # predict: the facing of the golem is asked too
    needs: tuple[tuple[str, ...], ...] = ()  # the puzzle cannot be solved without these cards
    minimum: Minimum | None = None
    stars: tuple[int, int] | None = None

    def text(self, language: str) -> Text:
        """Return the text in this language, or else in English."""
        texts = dict(self.texts)
        return texts.get(language) or texts["en"]

    def cards_for_stars(self) -> tuple[int, int]:
        """Return the most cards for three stars and for two."""
        least = self.minimum.cards if self.minimum else 0
        return self.stars or (least, least + 1)

    def without(self, cards: Sequence[str]) -> "Puzzle":
        """Return the same puzzle with these cards taken out of the hand."""
        hand = tuple([(card, 0 if card in cards else count) for card, count in self.position.hand])
        return replace(self, position=self.position._replace(hand=hand))


def bonus_cards(edition: str) -> tuple[str, ...]:
    return tuple([card for card in EDITIONS[edition].cards if card not in EDITIONS[edition].commands])
