"""Bots by name: those of the package, and anyone's own from a file."""

import importlib.util
from functools import partial
from pathlib import Path

from golems.bots.apprentice import apprentice
from golems.bots.greedy import greedy
from golems.bots.protocol import Bot
from golems.bots.thinking import SECONDS, archmage, knight, master
from golems.bots.uniform import random_bot
from golems.notation.reading import Malformed, shown

THINKERS = {"knight": knight, "master": master, "archmage": archmage}
BOTS: dict[str, Bot] = {"random": random_bot, "apprentice": apprentice, "greedy": greedy, **THINKERS}


def bot_named(name: str, seconds: float = SECONDS) -> Bot:
    """A bot of the package, or `my_bot.py:name`, a function in a file. So long may one think that does."""
    if name in THINKERS:
        return partial(THINKERS[name], seconds=seconds)
    if name in BOTS:
        return BOTS[name]
    file, colon, function = name.rpartition(":")
    if not colon:
        raise Malformed("unknown-value", "bot", got=shown(name), choices=", ".join(BOTS))
    return bot_in(Path(file), function)


def bot_in(file: Path, function: str) -> Bot:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise Malformed("no-bot-file", "bot", file=str(file))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    bot: Bot | None = getattr(module, function, None)
    if not callable(bot):
        raise Malformed("no-bot", "bot", file=str(file), name=function)
    return bot
