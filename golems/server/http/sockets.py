"""Live connections: a browser says hello, is told what it may see, and may say more."""

import asyncio
from contextlib import suppress
from itertools import count
from logging import ERROR
from typing import Any, ClassVar

import msgspec
from msgspec.json import Decoder
from starlette.websockets import WebSocket, WebSocketDisconnect

from golems.rules.refusals import Refusal
from golems.server.clients import Client
from golems.server.http.endpoints import Desk
from golems.server.http.messages import (
    ENCODER,
    MOST_BYTES,
    Hello,
    Message,
    Ping,
    Pong,
    Refused,
    ServerMessage,
)
from golems.server.http.metrics import REFUSALS, SOCKETS
from golems.server.http.problems import told
from golems.server.http.tokens import Grant
from golems.server.http.turns import GUESS, SENDING, Asker
from golems.server.journal import fault, tell
from golems.server.log.actor import Logs
from golems.server.log.store import StoreError
from golems.words.language import language, preferred

LAG = 64  # messages that may wait for a slow reader
PATIENCE = 10.0  # seconds for the first message
NUMBERS = count()  # of sockets

# Why a socket is closed (RFC 6455, and our own from 4000 on).
TOO_SLOW, TOO_MUCH, NO_HELLO, NO_ROOM, UNREADABLE, BAD_TOKEN = 4008, 4029, 4000, 4004, 4007, 4003
NOT_KEPT = 4013


class Closed(Exception):
    """Says that the socket is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One open socket of a log. A slow reader is cut off and comes again."""

    decoder: ClassVar[Decoder[Any]]  # of what a browser may send

    def __init__(self, socket: WebSocket, desk: Desk, logs: Logs[Any], code: str) -> None:
        self.socket = socket
        self.desk = desk
        self.client = desk.client(socket)
        self.logs = logs
        self.tokens = desk.tokens
        self.limits = desk.limits
        self.code = code
        self.number = next(NUMBERS)
        self.grants: tuple[Grant, ...] = ()
        self.language = language("en")
        self.waiting: list[bytes] = []
        self.sender: asyncio.Task[None] | None = None  # of what waits; most of the time there is none
        self.life: asyncio.Timeout | None = None  # of the talk, which can be ended from outside
        self.reason: Exception | None = None  # why it was

    # ------------------------------------------------------------ to the browser

    def tell(self, message: bytes) -> None:
        if len(self.waiting) < LAG:
            self.waiting.append(message)
            self.stir()
        else:
            self.end(Closed(TOO_SLOW))

    def gone(self) -> None:
        self.end(Closed(NO_ROOM))

    def end(self, reason: Exception) -> None:
        """End the talk for this reason, whatever it waits for."""
        self.reason = self.reason or reason
        if self.life and not self.life.expired():
            self.life.reschedule(asyncio.get_running_loop().time())

    def answer(self, answer: ServerMessage) -> None:
        self.tell(ENCODER.encode(answer))

    def stir(self) -> None:
        """Let somebody send what waits: a task that waits for something to send would cost more memory."""
        if self.sender is None:
            self.sender = asyncio.create_task(self.send())

    async def send(self) -> None:
        turns = self.limits.turns
        try:
            while lines := self.take_waiting():
                frame = {"type": "websocket.send", "text": b"\n".join(lines).decode()}
                await turns.serve(self.asker, self.socket.send(frame), SENDING)
                await turns.wait(self.asker, SENDING)
        except Exception as error:
            self.end(error)
        else:
            self.sender = None

    def take_waiting(self) -> list[bytes]:
        lines, self.waiting = self.waiting, []
        return lines

    # ------------------------------------------------------------ from the browser

    async def serve(self) -> None:
        """Talk until one side has enough."""
        hello = await asyncio.wait_for(self.receive(), PATIENCE)
        if not isinstance(hello, Hello):
            raise Closed(NO_HELLO)
        try:
            async with asyncio.timeout(None) as self.life:
                await self.limits.turns.serve(self.asker, self.welcome(hello), GUESS)
                await self.read()
        except TimeoutError:
            if self.reason is None:
                raise
            raise self.reason from None
        finally:
            await self.leave()

    async def leave(self) -> None:
        """Listen no more, and send no more."""
        self.life = None
        self.logs.leave(self.code, self)
        if self.sender:
            self.sender.cancel()
            await asyncio.wait([self.sender])

    async def welcome(self, hello: Hello) -> None:
        """Begin to tell a browser what its tokens let it see. Tokens of other logs are refused; those of
        chairs that were given to others are worth nothing."""
        self.language = language(preferred(hello.lang))
        self.grants = tuple([self.tokens.read(token, self.code) for token in hello.tokens])
        await self.logs.listen(self.code, self)

    async def read(self) -> None:
        while True:
            message = await self.receive()
            guess = await self.limits.turns.wait(self.asker)
            try:
                await self.limits.turns.serve(self.asker, self.take(message), guess)
            except Refusal as refusal:
                if not await self.desk.hold(self.socket, refusal):
                    raise Closed(TOO_MUCH) from None
                self.answer(self.refused(message.id, refusal))

    async def receive(self) -> Message:
        """Receive one message; what cannot be read ends the connection."""
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        text = frame.get("text") or ""
        if not self.limits.allow("message", self.who):
            raise Closed(TOO_MUCH)
        if len(text.encode()) > MOST_BYTES:
            raise Closed(UNREADABLE)
        try:
            message: Message = self.decoder.decode(text)
            return message
        except (msgspec.MsgspecError, RecursionError):
            raise Closed(UNREADABLE) from None

    @property
    def asker(self) -> Asker:
        return Asker(self.client.address, bool(self.grants))

    @property
    def who(self) -> str | Client:
        """Return whose messages are counted: the holder of a token, or else this socket at its address."""
        if self.grants:
            return self.grants[0].key_id
        return Client(self.client.address, f"socket {self.number}")

    async def take(self, message: Message) -> None:
        """Do what a message asks for."""
        if isinstance(message, Ping):
            self.answer(Pong(message.id))
        elif isinstance(message, Hello):
            await self.welcome(message)
        else:
            raise Closed(UNREADABLE)

    def refused(self, id_: int, refusal: Refusal) -> Refused:
        REFUSALS.labels(refusal.reason).inc()
        said = told(refusal, self.language)
        return Refused(id_, said.reason, said.text, said.rule, said.path)


async def converse(connection: Connection) -> None:
    """Accept a connection, serve it, and close it with the code that says why it ended."""
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
    except StoreError as error:
        tell("database failed", ERROR, error=fault(error))
        code = NOT_KEPT
    except WebSocketDisconnect:
        return
    finally:
        SOCKETS.dec()
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)
