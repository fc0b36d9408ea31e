"""Bots that fail, in the process in which they think: a server is started with `answer` for the usual one."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from golems.match.decisions import Decision, Seal
from golems.server.rooms.bot_moves import BotTask
from golems.server.rooms.bot_moves import answer as usual

ROOT = Path(__file__).parents[2]
HOPELESS = "L2"  # a game in which every bot fails


def answer(task: BotTask, seconds: float) -> Decision:
    """Fail as this bot does; those that are not in the list play as they can."""
    if task.view.game == HOPELESS:
        complain(task)
    return WAYS[task.bot](task) if task.bot in WAYS else usual(task, seconds)


def complain(task: BotTask) -> NoReturn:
    raise ValueError("Ann plays F F A D")


def leave(task: BotTask) -> NoReturn:
    raise SystemExit(3)


def die(task: BotTask) -> NoReturn:
    os._exit(4)


def cheat(task: BotTask) -> Decision:
    """Lay more rows than anybody may."""
    return Seal(task.request.seat, ("forward",) * 9)


WAYS: dict[str, Callable[[BotTask], Decision]] = {
    "knight": complain,
    "master": leave,
    "archmage": die,
    "greedy": cheat,
}


def booting(rest: float = 0.05, beat: float = 0.05) -> str:
    """Return how a server is started in which bots fail, and are tried again after so short a rest."""
    return f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from golems.cli import main
from golems.server import app
from golems.server.rooms import keeper
from tests.server import failing
keeper.answer, keeper.REST, app.BEAT = failing.answer, {rest}, {beat}
main()
"""
