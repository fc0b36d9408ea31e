"""The bots of the package by name. Only the command line loads others from files (cli/bot_files.py)."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from golems.bots.apprentice import apprentice
from golems.bots.companion import companion
from golems.bots.greedy import greedy
from golems.bots.protocol import Bot
from golems.bots.random_bot import random_bot
from golems.bots.strength import STRONGEST, WEAKEST
from golems.bots.thinkers import SECONDS, archmage, knight, master
from golems.notation.reading import Malformed, shown
from golems.rules.refusals import Illegal

COMPANION = "companion"  # also as companion:40, with its strength
THINKERS = {"knight": knight, "master": master, "archmage": archmage, COMPANION: companion}
BOTS: dict[str, Bot] = {"random": random_bot, "apprentice": apprentice, "greedy": greedy, **THINKERS}
SUBSTITUTE = "apprentice"  # the kind bot that replaces one that cannot play
FindBot: TypeAlias = Callable[[str], Bot]  # finds a bot by name, and raises if it does not know the name


def check_bot(name: str, path: str = "bot") -> None:
    """Raise if no bot of the package has this name."""
    if name not in BOTS:
        raise Illegal("unknown-bot", path, choices=", ".join(BOTS))


def bot_named(name: str, seconds: float = SECONDS) -> Bot:
    """Return a bot of the package; one that thinks is given this many seconds.

    >>> bot_named("greedy").__name__
    'greedy'
    """
    kind, colon, strength = name.partition(":")
    if colon and kind == COMPANION:
        return partial(companion, seconds=seconds, strength=read_strength(strength))
    if name in THINKERS:
        return partial(THINKERS[name], seconds=seconds)
    if name in BOTS:
        return BOTS[name]
    raise Malformed("unknown-value", "bot", got=shown(name), choices=", ".join(BOTS))


def read_strength(text: str) -> int:
    """Read the strength of a companion."""
    if text not in map(str, range(WEAKEST, STRONGEST + 1)):
        raise Malformed("strength", "bot", got=shown(text), least=WEAKEST, most=STRONGEST)
    return int(text)


def with_strength(name: str, strength: int | None) -> str:
    """Return the name of a bot together with its strength, if it has one.

    >>> with_strength("companion", 40), with_strength("greedy", None)
    ('companion:40', 'greedy')
    """
    return name if strength is None else f"{name}:{strength}"
