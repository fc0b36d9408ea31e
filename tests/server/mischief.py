"""Errors that nobody catches, wherever a process may have some. Each of them tells a secret."""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from functools import partial

from golems.server.clients import Client
from golems.server.rooms.keeper import Keeper

SECRET = "Ann plays F F A D"
OVER = "trouble is over"  # in the process that thinks too


def fail(*_: object) -> None:
    raise ValueError(SECRET)


async def fail_later() -> None:
    raise ValueError(SECRET)


class Fragile:
    """An object that cannot be destroyed without a complaint."""

    __del__ = fail


def in_this_process() -> None:
    """Fail in a thread, in a destructor, and in the line that is to be written."""
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    Fragile()
    logging.getLogger("a library").error("%d", SECRET)


async def everywhere(in_another: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
    """Fail in this process, in a callback, in a task that nobody waits for, and in a process that thinks."""
    in_this_process()
    asyncio.get_running_loop().call_soon(fail, SECRET)
    task = asyncio.create_task(fail_later(), name=SECRET)
    await asyncio.sleep(0)
    del task
    await in_another(in_this_process)


async def make_trouble(keeper: Keeper) -> None:
    await everywhere(partial(keeper.jobs.run, "bots", Client("trouble")))
    logging.getLogger("golems.server").warning(OVER)
