"""What a bot is asked, and how it answers."""

from random import Random
from typing import NamedTuple

from golems.bots.named import bot_named
from golems.bots.protocol import decide
from golems.match.decisions import Decision
from golems.match.requests import Request
from golems.match.view import View


class Task(NamedTuple):
    """What a bot is asked."""

    bot: str
    view: View
    request: Request
    source: str  # of its chance


def answer(task: Task, seconds: float) -> Decision:
    """The same task always has the same answer in as many seconds."""
    bot = bot_named(task.bot, seconds)
    return decide(task.request, bot(task.view, task.request, Random(task.source)))
