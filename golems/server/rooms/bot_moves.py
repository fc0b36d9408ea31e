"""What a bot is asked, and how it answers."""

from random import Random
from typing import NamedTuple

from golems.bots.catalogue import bot_named, with_strength
from golems.bots.protocol import decide
from golems.match.decisions import Decision
from golems.match.requests import Request
from golems.match.view import View


class BotTask(NamedTuple):
    """What a bot is asked."""

    bot: str
    view: View
    request: Request
    source: str  # of its chance
    strength: int | None = None  # of a companion


def answer(task: BotTask, seconds: float) -> Decision:
    """Return what a bot decides. The same task always has the same answer in as many seconds."""
    bot = bot_named(with_strength(task.bot, task.strength), seconds)
    return decide(task.request, bot(task.view, task.request, Random(task.source)))
