"""Things that may be chosen, each with its name: who shows them lists nothing of its own."""

from typing import Any

from golems.notation.programs import write_program
from golems.rules.parobots import CARDS
from golems.server.shapes import Shape
from golems.words.language import Language
from golems.words.story import row_in_words

NEWEST = "4.0"  # the edition with ParoBots; cards of all editions are listed in its words


class Offer(Shape, frozen=True):
    """Something with a name, perhaps with an idea in one line."""

    id: str
    name: str
    idea: str = ""


class ParoBot(Shape, frozen=True):
    """A program card; its rows in the long form."""

    id: str
    name: str
    program: tuple[Any, ...] = ()


def named(family: str, names: tuple[str, ...], words: Language) -> tuple[Offer, ...]:
    return tuple([Offer(name, words.say(f"{family}-{name}")) for name in names])


def with_idea(family: str, name: str, words: Language) -> Offer:
    return Offer(name, words.say(f"{family}-{name}"), words.say(f"{family}-{name}-idea"))


def parobot(card: str, words: Language) -> ParoBot:
    program = " · ".join([row_in_words(row, NEWEST, words) for row in CARDS[card]])
    return ParoBot(
        card, words.say("parobot-card", card=card, program=program), tuple(write_program(CARDS[card]))
    )
