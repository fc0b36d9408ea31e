"""What becomes of those who still wait when the server ends."""

import asyncio
import signal
import sys
from collections.abc import Iterable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from golems.rules.refusals import Illegal
from golems.server.http.problems import problem

ENDING = 503
RESTART = 1012  # why a socket is closed: the server begins anew perhaps (RFC 6455)
PATIENCE = 4.0  # seconds in which what has begun may come to its end


class Farewell:
    """Tells who waits that there will be no answer, when that is broken off because the server ends."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def send_and_see(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_and_see)
        except asyncio.CancelledError:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": RESTART})
            elif scope["type"] == "http" and not has_begun:
                await problem(HTTPConnection(scope), Illegal("no-answer"), ENDING)(scope, receive, send)


def end_in_order() -> None:
    """Let SIGTERM end this process as an interrupt from the keyboard does: with what stands for its end, such
    as removing the folder in which it met its processes."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())


def break_off(tasks: Iterable["asyncio.Task[None]"]) -> None:
    """Break off whatever still waits, each once."""
    for task in list(tasks):
        if not task.cancelling():
            task.cancel()
