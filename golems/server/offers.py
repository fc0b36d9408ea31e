"""What may be chosen when a table is set, each with its name: who shows it lists nothing of its own."""

from typing import Any

from golems.bots.named import BOTS
from golems.drawing.art import LOOKS
from golems.match.settings import ANY, COLOURS, DEALINGS, PLACES
from golems.notation.given import EVENTS
from golems.notation.positions import OPTION_VALUES
from golems.notation.programs import write_program
from golems.rules.editions import EDITIONS
from golems.rules.parobots import CARDS
from golems.rules.setup import COMPONENTS
from golems.rules.values import DEFAULTS
from golems.server.entries import REACTIONS, Setup, Value
from golems.server.rooms import Room, check_new_table
from golems.words.cards import command_name
from golems.words.language import Language
from golems.words.story import row_in_words

NEWEST = "4.0"  # the edition with ParoBots; cards of all editions are listed in its words
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


class Offer(Value, frozen=True):
    """Something with a name, perhaps with an idea in one line."""

    id: str
    name: str
    idea: str = ""


class Colour(Value, frozen=True):
    id: str
    name: str
    colour: str


class ParoBot(Value, frozen=True):
    """A program card; its rows in the long form."""

    id: str
    name: str
    program: tuple[Any, ...] = ()


class Choice(Value, frozen=True):
    value: str | bool | int
    name: str


class Option(Value, frozen=True):
    """A reading of the rules: its values, the default one, and for a number the least and the most."""

    id: str
    name: str
    rule: str
    default: str | bool | int
    values: tuple[Choice, ...] = ()
    least: int | None = None
    most: int | None = None


class Edition(Value, frozen=True):
    id: str
    options: tuple[Option, ...]


class Options(Value, frozen=True):
    editions: tuple[Edition, ...]
    colours: tuple[Colour, ...]
    bots: tuple[Offer, ...]
    parobots: tuple[ParoBot, ...]
    components: tuple[Offer, ...]
    dealings: tuple[Offer, ...]
    places: tuple[Offer, ...]
    cards: tuple[Offer, ...]
    events: tuple[Offer, ...]
    reactions: tuple[Offer, ...]


def options(words: Language) -> Options:
    return Options(
        editions=tuple([edition(name, words) for name in EDITIONS]),
        colours=tuple([Colour(name, words.say(f"colour-{name}"), LOOKS[name]) for name in COLOURS]),
        bots=tuple([with_idea("bot", name, words) for name in BOTS]),
        parobots=(ParoBot(ANY, words.say("parobot-any")), *[parobot(card, words) for card in CARDS]),
        components=tuple([with_idea("component", name, words) for name in dict.fromkeys(COMPONENTS)]),
        dealings=named("dealing", DEALINGS, words),
        places=named("places", PLACES, words),
        cards=tuple([Offer(card, command_name(card, NEWEST, words)) for card in ALL_CARDS]),
        events=named("deck", EVENTS, words),
        reactions=named("reaction", REACTIONS, words),
    )


ALL_CARDS = tuple(dict.fromkeys([card for edition in EDITIONS.values() for card in edition.cards]))


def named(family: str, names: tuple[str, ...], words: Language) -> tuple[Offer, ...]:
    return tuple([Offer(name, words.say(f"{family}-{name}")) for name in names])


def with_idea(family: str, name: str, words: Language) -> Offer:
    return Offer(name, words.say(f"{family}-{name}"), words.say(f"{family}-{name}-idea"))


def parobot(card: str, words: Language) -> ParoBot:
    program = " · ".join([row_in_words(row, NEWEST, words) for row in CARDS[card]])
    return ParoBot(
        card, words.say("parobot-card", card=card, program=program), tuple(write_program(CARDS[card]))
    )


# ---------------------------------------------------------------- options


def edition(name: str, words: Language) -> Edition:
    known = [option for option in OPTION_VALUES if option in EDITIONS[name].options]
    return Edition(name, tuple([option(each, words) for each in known]))


def option(name: str, words: Language) -> Option:
    allowed, default = OPTION_VALUES[name], getattr(DEFAULTS, name)
    said = words.say(f"option-{name}")
    if isinstance(allowed, range):
        return Option(name, said, RULES[name], default, least=allowed.start, most=allowed.stop - 1)
    if allowed is None:
        choices = [Choice(True, words.say("choice-yes")), Choice(False, words.say("choice-no"))]
    else:
        choices = [Choice(value, words.say(f"option-{name}-{value}")) for value in allowed]
    return Option(name, said, RULES[name], default, tuple(choices))


def check_setup(setup: Setup) -> None:
    """Refuse what no room can be made with."""
    Room("").check_setup(setup)
    check_new_table(setup)
