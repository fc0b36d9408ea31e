"""Work that goes wrong in every way there is."""

import os
import signal
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from golems.match.decisions import Decision
from golems.rules.refusals import Illegal
from golems.server.rooms import bot_moves
from golems.server.rooms.bot_moves import BotTask
from golems.server.shared import drafts
from golems.server.shared.drafts import DraftWanted
from golems.words.language import Language

LONG = 60.0  # seconds
A_WHILE = 0.4  # seconds, as bots that think need them
SECRET = "what-somebody-sent"


class NotSendable:
    """A value that fails when it is sent back."""

    def __reduce__(self) -> NoReturn:
        raise SystemExit(SECRET)


class NotReadable:
    """A value that fails when it is received."""

    def __reduce__(self) -> tuple[Any, ...]:
        return leave, ()


class Awkward(Exception):
    """An error that cannot be made again from its arguments."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first)


def leave() -> NoReturn:
    sys.exit(SECRET)


def interrupt() -> NoReturn:
    raise KeyboardInterrupt(SECRET)


def shout() -> NoReturn:
    print(SECRET)
    print(SECRET, file=sys.stderr)
    os.write(2, SECRET.encode())
    raise Awkward(SECRET, SECRET)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def vanish() -> NoReturn:
    os._exit(0)


def swell() -> int:
    return len(bytearray(2**40))


def dawdle() -> None:
    time.sleep(LONG)


def spin() -> NoReturn:
    while True:
        pass


def unsendable() -> NotSendable:
    return NotSendable()


def unreadable() -> NotReadable:
    return NotReadable()


def endless() -> str:
    return "x" * (66 * 2**20)  # more than may be answered


def refuse() -> NoReturn:
    raise Illegal("no-puzzle", "here")


# What becomes of each.
BAD: Mapping[Callable[[], object], str] = {
    leave: "job-failed",
    interrupt: "job-failed",
    shout: "job-failed",
    die: "job-failed",
    vanish: "job-failed",
    unsendable: "job-failed",
    unreadable: "job-failed",
    endless: "job-too-large",
    swell: "job-too-large",
    dawdle: "job-too-long",
    spin: "job-too-long",
}


def draft(wanted: DraftWanted, language: Language) -> object:
    """Fail for a robot that is named after a way to fail."""
    for work in BAD:
        if work.__name__ == wanted.robot:
            return work()
    return drafts.draft(wanted, language)


def answer(task: BotTask, seconds: float) -> Decision:
    """Answer as usual; an apprentice ends its process."""
    return leave() if task.bot == "apprentice" else bot_moves.answer(task, seconds)


def answer_slowly(task: BotTask, seconds: float) -> Decision:
    time.sleep(A_WHILE)
    return bot_moves.answer(task, seconds)
