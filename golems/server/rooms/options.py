"""What may be chosen when a table is set."""

from golems.bots.catalogue import BOTS
from golems.drawing.art import LOOKS
from golems.match.settings import ANY, COLOURS, DEALINGS, PLACES
from golems.notation.inputs import EVENTS
from golems.notation.positions import OPTION_VALUES
from golems.rules.editions import EDITIONS
from golems.rules.parobots import CARDS
from golems.rules.setup import COMPONENTS
from golems.rules.values import DEFAULTS
from golems.server.rooms.chairs import check_new_table
from golems.server.rooms.entries import REACTIONS
from golems.server.rooms.room import Room
from golems.server.shapes import Shape
from golems.server.shared.offers import NEWEST, Offer, ParoBot, named, parobot, with_idea
from golems.server.tables import Setup
from golems.words.cards import command_name
from golems.words.language import Language

RULES = {  # the clause that an option reads in another way
    "chassis": "K8",
    "edge_is_obstacle": "C3",
    "ice_is_obstacle": "C4",
    "swap_places": "M5",
    "ice_repeats_turns": "M8",
    "snow_counts": "N2",
    "snow_effort_lasts": "N2",
    "push_backward": "B2",
    "push_column": "B3",
    "portal_busy": "O2",
    "turn_wrong_side": "T3",
    "allies": "V5",
    "dodge": "G6",
    "overtime": "G11",
    "stand_cards": "2.0",
}


class OfferedColour(Shape, frozen=True):
    id: str
    name: str
    colour: str


class OptionChoice(Shape, frozen=True):
    value: str | bool | int
    name: str


class TableOption(Shape, frozen=True):
    """A rule that can be read in several ways: its values, the default one, and for a number the least and
    the most."""

    id: str
    name: str
    rule: str
    default: str | bool | int
    values: tuple[OptionChoice, ...] = ()
    least: int | None = None
    most: int | None = None


class EditionOptions(Shape, frozen=True):
    """What a box has: its options, and its cards with the names that are printed on them."""

    id: str
    options: tuple[TableOption, ...]
    cards: tuple[Offer, ...]


class TableOptions(Shape, frozen=True):
    editions: tuple[EditionOptions, ...]
    colours: tuple[OfferedColour, ...]
    bots: tuple[Offer, ...]
    parobots: tuple[ParoBot, ...]
    components: tuple[Offer, ...]
    dealings: tuple[Offer, ...]
    places: tuple[Offer, ...]
    cards: tuple[Offer, ...]
    events: tuple[Offer, ...]
    reactions: tuple[Offer, ...]


def options(words: Language) -> TableOptions:
    return TableOptions(
        editions=tuple([edition(name, words) for name in EDITIONS]),
        colours=tuple([OfferedColour(name, words.say(f"colour-{name}"), LOOKS[name]) for name in COLOURS]),
        bots=tuple([with_idea("bot", name, words) for name in BOTS]),
        parobots=(ParoBot(ANY, words.say("parobot-any")), *[parobot(card, words) for card in CARDS]),
        components=tuple([with_idea("component", name, words) for name in dict.fromkeys(COMPONENTS)]),
        dealings=named("dealing", DEALINGS, words),
        places=named("places", PLACES, words),
        cards=tuple([Offer(card, command_name(card, NEWEST, words)) for card in ALL_CARDS]),
        events=named("eventcard", EVENTS, words),
        reactions=named("reaction", REACTIONS, words),
    )


ALL_CARDS = tuple(dict.fromkeys([card for edition in EDITIONS.values() for card in edition.cards]))


# ---------------------------------------------------------------- options


def edition(name: str, words: Language) -> EditionOptions:
    known = [option for option in OPTION_VALUES if option in EDITIONS[name].options]
    cards = [Offer(card, command_name(card, name, words)) for card in EDITIONS[name].cards]
    return EditionOptions(name, tuple([option(each, words) for each in known]), tuple(cards))


def option(name: str, words: Language) -> TableOption:
    allowed, default = OPTION_VALUES[name], getattr(DEFAULTS, name)
    said = words.say(f"option-{name}")
    if isinstance(allowed, range):
        return TableOption(name, said, RULES[name], default, least=allowed.start, most=allowed.stop - 1)
    if allowed is None:
        choices = [OptionChoice(True, words.say("choice-yes")), OptionChoice(False, words.say("choice-no"))]
    else:
        choices = [OptionChoice(value, words.say(f"option-{name}-{value}")) for value in allowed]
    return TableOption(name, said, RULES[name], default, tuple(choices))


def check_setup(setup: Setup) -> None:
    """Raise if no room can be made with this setup."""
    Room("").check_setup(setup)
    check_new_table(setup)
