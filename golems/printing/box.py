"""The box to print: the whole box of an edition, or what one age uses of it."""

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias, get_args

from golems.drawing.art import LOOKS
from golems.match.box import GOLEM_BOX
from golems.match.games import Game, game_named, games
from golems.rules.editions import ENERGY, default_hand
from golems.rules.setup import BOX, EVENT_CARDS, ROUNDS
from golems.rules.values import EventCard, Hand, Options

Sides: TypeAlias = Literal["two", "one"]
SIDES: tuple[Sides, ...] = get_args(Sides)
EDITIONS = ("4.0", "3.0", "2.0")
EVERYTHING = "L4"
PLAYERS = {"4.0": 4, "3.0": 4, "2.0": 2}
LIVES = {"simple": 4, "golems": 3}  # L1: the fourth unit of damage destroys; G1
STANDS = (3, 4)  # the two lists of 2.0 differ


@dataclass(frozen=True, slots=True)
class Box:
    """One box to print, for this many players, on one or on both sides of the paper."""

    edition: str
    players: int = 4
    sides: Sides = "two"
    level: str | None = None  # a level of 4.0, or none for all of the box
    stand_cards: int = STANDS[0]

    @property
    def is_battle(self) -> bool:
        return self.edition == "4.0"

    @property
    def game(self) -> Game:
        return game_named(self.level or EVERYTHING) if self.is_battle else game_named("standard")

    @property
    def hand(self) -> Hand:
        return self.game.hand or default_hand(self.edition, Options(stand_cards=self.stand_cards))

    @property
    def cards(self) -> int:
        """How many command cards a player has."""
        return sum(count for _, count in self.hand)

    @property
    def looks(self) -> list[str]:
        return list(LOOKS)[: PLAYERS[self.edition]]

    @property
    def owners(self) -> list[str]:
        """The golems that get a hand of command cards."""
        return self.looks[: self.players]

    @property
    def events(self) -> list[EventCard]:
        """The event cards, sorted by kind; there are none where all would be alike (L1)."""
        kinds = self.game.deck if len(self.game.deck) > 1 else ()
        return sorted([card for card in EVENT_CARDS if card in kinds], key=EVENT_CARDS.index)

    @property
    def units(self) -> int:
        """What a ruler counts down: units of energy, or the rounds of a level without event cards."""
        return (0 if self.events else ROUNDS) if self.is_battle else ENERGY.get(self.edition, 0)

    @property
    def lives(self) -> int:
        """How many hearts a golem has; with components it has none."""
        return LIVES.get(self.game.robots, 0)

    @property
    def parobots(self) -> int:
        """The most ParoBots that play at once (Q1)."""
        return max([number for numbers in self.game.parobots.values() for number in numbers])

    def holds(self, token: str) -> int:
        """Return how many of a token are used."""
        box = BOX if self.is_battle else GOLEM_BOX
        return box.get(token, 0) if token in self.game.tokens else 0

    def uses(self, *cards: str) -> bool:
        """Tell whether a hand has one of these cards."""
        return any(count for card, count in self.hand if card in cards)


@cache
def levels() -> dict[str, str]:
    """Return the level for each age."""
    return {game.ages: game.id for game in games().values() if game.editions == ("4.0",)}
