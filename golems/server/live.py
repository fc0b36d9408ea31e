"""A room's socket: a browser says hello, is told what its chairs see, and sends what they decide."""

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from logging import ERROR

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect

from golems.rules.refusals import Refusal
from golems.server.actions import chairs_of, entry_of
from golems.server.calls import Desk
from golems.server.clients import Client
from golems.server.hub import SPECTATOR, Eyes
from golems.server.logs import fault, tell
from golems.server.messages import (
    ENCODER,
    FROM_BROWSER,
    MOST_BYTES,
    Answer,
    Done,
    FromBrowser,
    Hello,
    Ping,
    Pong,
    Refused,
    Sync,
)
from golems.server.metrics import REFUSALS, SOCKETS
from golems.server.rooms import Room
from golems.server.tokens import Grant
from golems.server.turns import SENDING, Asker
from golems.words.language import language, preferred
from golems.words.refusals import explain

LAG = 64  # messages that may wait for a slow reader
PATIENCE = 10.0  # seconds for the first message
NUMBERS = count()  # of sockets

# Why a socket is closed (RFC 6455, and our own from 4000 on).
TOO_SLOW, TOO_MUCH, NO_HELLO, NO_ROOM, UNREADABLE, BAD_TOKEN = 4008, 4029, 4000, 4004, 4007, 4003
NOT_KEPT = 4013


class Closed(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One open socket. A slow reader is cut off and comes again."""

    def __init__(self, socket: WebSocket, desk: Desk, code: str) -> None:
        self.socket = socket
        self.desk = desk
        self.client = desk.client(socket)
        self.hub = desk.hub
        self.tokens = desk.tokens
        self.limits = desk.limits
        self.code = code
        self.number = next(NUMBERS)
        self.grants: tuple[Grant, ...] = ()
        self.language = language("en")
        self.waiting: deque[bytes] = deque()
        self.stirred = asyncio.Event()  # something waits
        self.too_slow = asyncio.Event()
        self.is_over = asyncio.Event()  # what it is about is deleted

    # ------------------------------------------------------------ to the browser

    def chairs(self, room: Room) -> Eyes:
        return tuple(chairs_of(room, self.grants)) or SPECTATOR

    def tell(self, message: bytes) -> None:
        if len(self.waiting) < LAG:
            self.waiting.append(message)
            self.stirred.set()
        else:
            self.too_slow.set()

    def gone(self) -> None:
        self.is_over.set()

    def answer(self, answer: Answer) -> None:
        self.tell(ENCODER.encode(answer))

    async def send(self) -> None:
        turns = self.limits.turns
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            while lines := self.take_waiting():
                frame = {"type": "websocket.send", "text": b"\n".join(lines).decode()}
                await turns.serve(self.asker, self.socket.send(frame), SENDING)
                await turns.wait(self.asker, SENDING)

    def take_waiting(self) -> list[bytes]:
        lines = list(self.waiting)
        self.waiting.clear()
        return lines

    # ------------------------------------------------------------ from the browser

    async def serve(self) -> None:
        """Until one side has enough."""
        hello = await asyncio.wait_for(self.receive(), PATIENCE)
        if not isinstance(hello, Hello):
            raise Closed(NO_HELLO)
        await self.limits.turns.serve(self.asker, self.welcome(hello))
        tasks = [asyncio.create_task(work) for work in (self.send(), self.read(), self.watch())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.leave()
            await end(tasks)

    def leave(self) -> None:
        self.hub.leave(self.code, self)

    async def watch(self) -> None:
        """Until too much waits, or the room is deleted."""
        waits = [asyncio.create_task(event.wait()) for event in (self.too_slow, self.is_over)]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        raise Closed(NO_ROOM if self.is_over.is_set() else TOO_SLOW)

    async def welcome(self, hello: Hello) -> None:
        """Tokens of other rooms are refused; those of chairs that were given to others are worth nothing."""
        self.language = language(preferred(hello.lang))
        self.grants = tuple([self.tokens.read(token, self.code) for token in hello.tokens])
        await self.hub.listen(self.code, self, hello.rounds)

    async def read(self) -> None:
        while True:
            message = await self.receive()
            await self.limits.turns.wait(self.asker)
            try:
                await self.limits.turns.serve(self.asker, self.take(message))
            except Refusal as refusal:
                if not await self.desk.hold(self.socket, refusal):
                    raise Closed(TOO_MUCH) from None
                self.answer(self.refused(message.id, refusal))

    async def receive(self) -> FromBrowser:
        """One message; what cannot be read ends the connection."""
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        text = frame.get("text") or ""
        if not self.limits.allow("message", self.who):
            raise Closed(TOO_MUCH)
        if len(text.encode()) > MOST_BYTES:
            raise Closed(UNREADABLE)
        try:
            return FROM_BROWSER.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            raise Closed(UNREADABLE) from None

    @property
    def asker(self) -> Asker:
        return Asker(self.client.address, bool(self.grants))

    @property
    def who(self) -> str | Client:
        """Whose messages are counted: the holder of a token, or else this socket and its address."""
        if self.grants:
            return self.grants[0].key_id
        return Client(self.client.address, f"socket {self.number}")

    async def take(self, message: FromBrowser) -> None:
        if isinstance(message, Ping):
            self.answer(Pong(message.id))
        elif isinstance(message, Sync):
            await self.hub.listen(self.code, self, message.rounds)
        elif isinstance(message, Hello):
            await self.welcome(message)
        else:
            number = await self.hub.write(self.code, lambda room: entry_of(message, room, self.grants))
            self.answer(Done(message.id, number))

    def refused(self, id_: int, refusal: Refusal) -> Refused:
        REFUSALS.labels(refusal.reason).inc()
        text = explain(refusal, self.language)
        return Refused(id_, refusal.reason, text, refusal.rule, refusal.path)


async def end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """`gather` would hide from whoever cancels us in the meantime that it was they."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    for task in tasks:
        task.cancelled() or task.exception()


async def converse(connection: Connection) -> None:
    """The whole life of a socket."""
    socket = connection.socket
    await socket.accept()
    SOCKETS.inc()
    code = 1000
    try:
        await connection.serve()
    except Closed as closed:
        code = closed.code
    except Refusal as refusal:
        told = BAD_TOKEN if refusal.reason == "token" else NO_ROOM
        code = told if await connection.desk.hold(socket, refusal) else TOO_MUCH
    except TimeoutError:
        code = NO_HELLO
    except DBAPIError as error:
        tell("database failed", ERROR, error=fault(error))
        code = NOT_KEPT
    except WebSocketDisconnect:
        return
    finally:
        SOCKETS.dec()
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)
