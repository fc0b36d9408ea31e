"""The differences between the editions of the game, as data (S9, G1, G3)."""

from dataclasses import dataclass, field

from golems.rules.surfaces import signs_of
from golems.rules.values import GROUND, NO_CELL, Hand, Mode, Options


@dataclass(slots=True)
class Edition:
    """One edition of the game: its hand, its cards, its options, and what may lie on its board."""

    name: str
    hand: Hand
    loops: dict[int, str]  # how often → the card
    senses: frozenset[str]
    modes: tuple[Mode, ...]
    options: frozenset[str]
    last_round: int

    signs: frozenset[str] = field(init=False)  # what may be on the board
    cards: tuple[str, ...] = field(init=False)
    commands: frozenset[str] = field(init=False)  # the cards that are no bonus cards

    def __post_init__(self) -> None:
        self.signs = signs_of(self.name) | {GROUND, NO_CELL}
        self.cards = tuple([card for card, _ in self.hand])
        self.commands = frozenset(self.cards) - set(self.loops.values()) - self.senses


def hand_of(**counts: int) -> Hand:
    return tuple(counts.items())


HAND_4 = (
    *hand_of(forward=2, backward=2, left=2, right=2, stand=1, attack=2, defend=2, loop=1),
    ("if", 1),
)
HAND_3 = (
    *hand_of(forward=3, backward=3, left=2, right=2, stand=3, attack=2, defend=2, take=1, loop=1, loop3=1),
    ("enemy?", 1),
    ("attacked?", 1),
)
GOLEM_SENSES = frozenset({"enemy?", "attacked?"})
GOLEM_LOOPS = {2: "loop", 3: "loop3"}
ENERGY = {"3.0": 10}  # G1; the other editions have none

EDITIONS = {
    edition.name: edition
    for edition in (
        Edition(
            name="4.0",
            hand=HAND_4,
            loops={2: "loop"},
            senses=frozenset({"if"}),
            modes=("battle",),
            options=frozenset(
                {
                    "chassis",
                    "edge_is_obstacle",
                    "ice_is_obstacle",
                    "swap_places",
                    "ice_repeats_turns",
                    "snow_counts",
                    "snow_effort_lasts",
                    "push_backward",
                    "push_column",
                    "portal_busy",
                    "turn_wrong_side",
                    "allies",
                }
            ),
            last_round=8,
        ),
        Edition(
            name="3.0",
            hand=HAND_3,
            loops=GOLEM_LOOPS,
            senses=GOLEM_SENSES,
            modes=("battle", "autonomous", "bring_barrel"),
            options=frozenset({"swap_places", "dodge", "overtime"}),
            last_round=50,
        ),
        Edition(
            name="2.0",
            hand=HAND_3,
            loops=GOLEM_LOOPS,
            senses=GOLEM_SENSES,
            modes=("battle", "autonomous"),
            options=frozenset({"swap_places", "dodge", "stand_cards"}),
            last_round=50,
        ),
    )
}


def default_hand(edition: str, options: Options) -> Hand:
    """Return the hand in the box; the option `stand_cards` deals edition 2.0 by its second list."""
    stands = {"stand": options.stand_cards} if edition == "2.0" else {}
    return tuple([(card, stands.get(card, count)) for card, count in EDITIONS[edition].hand])
