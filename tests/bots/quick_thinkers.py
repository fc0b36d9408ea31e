"""Thinkers that have little time, so that tests do not take long."""

from golems.bots.catalogue import bot_named
from golems.bots.protocol import Bot

QUICK = 0.02  # of a second


def quick(bot: str) -> Bot:
    return bot_named(bot, QUICK)
