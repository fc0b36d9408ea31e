"""Bots from people's own files. Only the command line may load code: nothing else may import this module."""

import importlib.util
from functools import partial
from pathlib import Path

from golems.bots.catalogue import BOTS, FindBot, bot_named
from golems.bots.protocol import Bot
from golems.notation.reading import Malformed


def finder() -> FindBot:
    """Return a function that finds any bot, with files looked up from this folder in any process."""
    return partial(any_bot, folder=Path.cwd())


def any_bot(name: str, folder: Path) -> Bot:
    """Return a bot of the package by its name, or one of `my_bot.py:name`, a function in a file.
    `companion:40` is a name."""
    file, colon, function = name.rpartition(":")
    return bot_in(folder / file, function) if colon and file not in BOTS else bot_named(name)


def bot_in(file: Path, function: str) -> Bot:
    """Load the file as a module and take the function from it."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise Malformed("no-bot-file", "bot", file=str(file))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    bot: Bot | None = getattr(module, function, None)
    if not callable(bot):
        raise Malformed("no-bot", "bot", file=str(file), name=function)
    return bot
