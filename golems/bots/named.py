"""The bots of the package, by name. Only the command line knows any from files (golems/cli/bot_files.py)."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from golems.bots.apprentice import apprentice
from golems.bots.greedy import greedy
from golems.bots.protocol import Bot
from golems.bots.thinking import SECONDS, archmage, knight, master
from golems.bots.uniform import random_bot
from golems.notation.reading import Malformed, shown
from golems.rules.refusals import Illegal

THINKERS = {"knight": knight, "master": master, "archmage": archmage}
BOTS: dict[str, Bot] = {"random": random_bot, "apprentice": apprentice, "greedy": greedy, **THINKERS}
SUBSTITUTE = "apprentice"  # plays where the bot that should play cannot; it is kind
FindBot: TypeAlias = Callable[[str], Bot]  # by name; refuses a name that it does not know


def check_bot(name: str, path: str = "bot") -> None:
    """Refuse a name that no bot of the package has."""
    if name not in BOTS:
        raise Illegal("unknown-bot", path, choices=", ".join(BOTS))


def bot_named(name: str, seconds: float = SECONDS) -> Bot:
    """Find a bot of the package, and give it so many seconds if it is one that thinks."""
    if name in THINKERS:
        return partial(THINKERS[name], seconds=seconds)
    if name in BOTS:
        return BOTS[name]
    raise Malformed("unknown-value", "bot", got=shown(name), choices=", ".join(BOTS))
