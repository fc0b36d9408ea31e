"""Connections that end: clients that send slowly, read slowly or are too many are cut off.

A school comes from one address, so all numbers are far above what honest browsers do, on slow lines too."""

import asyncio
import os
import time
from collections.abc import Callable
from functools import cache
from typing import cast

import h11
from starlette.types import Scope
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from golems.rules.refusals import Illegal
from golems.server.http.callers import counted_as, is_trusted, read_address, visitor_of
from golems.server.http.config import Config, read_config
from golems.server.http.farewell import PATIENCE, break_off
from golems.server.http.metrics import CONNECTIONS, ENDED
from golems.server.http.places import Places, Use
from golems.server.http.turns import HERE, Asker
from golems.words.language import LANGUAGES, language
from golems.words.refusals import explain

try:
    import resource
except ImportError:  # there is none on Windows
    resource = None  # type: ignore[assignment]

HEAD = 10.0  # seconds for the whole head of a request
BODY = 30.0  # seconds for the whole body
SOONER = 0.5  # seconds before all else is broken off when the server ends
IDLE = 20  # seconds that a connection is kept open between two requests
STALL = 20.0  # seconds in which a client reads at least
LEAST = 32 * 1024  # bytes, or else all that waits for it
RESERVE = 200  # files that the server needs for itself
ENOUGH = 10_240  # files that are open at most
STEP = 16 * 1024  # bytes that are read at once
WAKING = 0.0003  # seconds that it takes besides; and whoever waits with many others does not wake with them
CROWDED = "HTTP/1.1 503 Service Unavailable\r\n"
HOLD = 5.0  # seconds after which a connection too many is told so; whoever wants many comes less often then


class Watched(asyncio.Protocol):
    """Ends a connection whose client does not read what is sent to it: closing would wait for it for ever."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    tasks: set["asyncio.Task[None]"]  # of all connections
    stall: asyncio.TimerHandle | None = None
    rest: asyncio.TimerHandle | None = None  # until more is read
    unread = 0  # bytes that waited when somebody last looked
    address: str | None = None
    browser = ""  # of those behind the address: the word that its page has chosen
    use = Use.IDLE

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.transport.get_write_buffer_size()
        stop(self.stall)
        self.stall = self.loop.call_later(STALL, self.look)

    def resume_writing(self) -> None:
        stop(self.stall)
        super().resume_writing()

    def read(self, data: bytes, take: Callable[[bytes], None]) -> None:
        """Take what has come, and let an address that keeps us busy with it wait while others are there."""
        began = time.perf_counter()
        take(data)
        if self.address is not None:
            asker = Asker(self.address)
            HERE.owe(asker, time.perf_counter() - began + WAKING)
            seconds = HERE.until_turn(asker)
            if seconds > 0 and not self.transport.is_closing():
                self.transport.pause_reading()
                stop(self.rest)
                self.rest = self.loop.call_later(seconds, self.read_on)

    def read_on(self) -> None:
        """Read on, unless somebody else has a reason to wait."""
        if not self.is_read_paused() and not self.transport.is_closing():
            self.transport.resume_reading()

    def is_read_paused(self) -> bool:
        raise NotImplementedError

    def connection_lost(self, exc: Exception | None) -> None:
        stop(self.stall)
        stop(self.rest)
        PLACES.leave(self)
        CONNECTIONS.dec()
        super().connection_lost(exc)
        let_go(self.transport)

    def shutdown(self) -> None:
        """Let the client have a little time when the server ends, then break off whatever waits on any
        connection: uvicorn would do so a second later, and call each of them an error."""
        super().shutdown()  # type: ignore[misc]
        self.loop.call_later(PATIENCE, break_off, self.tasks)

    def make_room(self) -> None:
        """End this connection to make room for a client behind the same address that has fewer."""
        self.end("too many")

    def look(self) -> None:
        """Give a client that reads slowly, but reads, more time."""
        unread, self.unread = self.unread, self.transport.get_write_buffer_size()
        if self.unread and unread - self.unread < LEAST:
            self.end("unread")
        elif self.unread:
            self.stall = self.loop.call_later(STALL, self.look)

    def end(self, reason: str) -> None:
        ENDED.labels(reason).inc()
        self.transport.abort()


def let_go(transport: asyncio.BaseTransport) -> None:
    """Let a transport that is closed be freed at once. It holds itself, by the method with which it read, so
    that thousands would stay until everything is looked through."""
    if "_read_ready_cb" in vars(transport):
        vars(transport)["_read_ready_cb"] = None


class HttpConnection(Watched, H11Protocol):
    """A connection that has a time for each part of a request."""

    part: object = None  # of a request that is awaited
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.transport.set_write_buffer_limits(0)  # then everything that waits for the client is noticed
        self.transport.max_size = STEP  # type: ignore[attr-defined]
        self.address = address_of(self.transport)
        CONNECTIONS.inc()
        welcome = PLACES.enter(self)
        if welcome == "in":
            self.watch()
        elif welcome == "held":
            self.transport.pause_reading()
            self.deadline = self.loop.call_later(HOLD, self.turn_away)
        else:
            self.turn_away()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(PATIENCE - SOONER, self.cut_off)

    def cut_off(self) -> None:
        """Send no more of an answer that has begun, nor anything to who does not read it."""
        is_sending = self.cycle and self.cycle.response_started and not self.cycle.response_complete
        if is_sending or self.flow.write_paused:
            self.transport.abort()

    def turn_away(self) -> None:
        ENDED.labels("too many").inc()
        self.transport.write(crowded())
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        stop(self.deadline)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.read(data, super().data_received)
        if self.transport.get_protocol() is self:
            self.watch()
            self.meet()

    def meet(self, is_socket: bool = False) -> None:
        """Take notice of the browser as soon as it says who it is."""
        word = visitor_of(cast(Scope, self.scope), is_socket) if self.scope and not self.browser else ""
        if word:
            PLACES.name(self, word)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # of a request that had come before this was answered
            self.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if has_body(event):  # which no browser sends, and nobody would ever read
            self.send_400_response("An upgrade has no body.")
            return
        stop(self.deadline)
        stop(self.stall)
        stop(self.rest)
        self.meet(is_socket=True)
        super().handle_websocket_upgrade(event)

    def is_read_paused(self) -> bool:
        return self.flow.read_paused

    def watch(self) -> None:
        """Give the client time for the part of the request that is awaited now, once for the whole part."""
        if self.conn.their_state is self.part:
            return
        self.part = self.conn.their_state
        self.use = Use.IDLE if self.part is h11.IDLE else Use.BUSY
        stop(self.deadline)
        if self.part is h11.IDLE:
            self.deadline = self.loop.call_later(HEAD, self.end, "head")
        elif self.part is h11.SEND_BODY:
            self.deadline = self.loop.call_later(BODY, self.end, "body")


class Inbox:
    """What one connection has received and its reader has not taken yet. A queue of asyncio, which may have
    several readers and be full, needs 3 KiB for each connection."""

    __slots__ = ("events", "waiter")

    def __init__(self) -> None:
        self.events: list[ASGIReceiveEvent] = []
        self.waiter: asyncio.Future[None] | None = None  # of the reader

    def empty(self) -> bool:
        return not self.events

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self.events.append(event)
        if self.waiter and not self.waiter.done():
            self.waiter.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self.events:
            self.waiter = asyncio.get_running_loop().create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None
        return self.events.pop(0)


class Gate:
    """Whether one connection takes more now. An event of asyncio needs 750 bytes for each connection, most of
    them for a queue of those who wait."""

    __slots__ = ("is_open", "waiters")

    def __init__(self) -> None:
        self.is_open = True
        self.waiters: tuple[asyncio.Future[None], ...] = ()

    def set(self) -> None:
        self.is_open = True
        for waiter in self.waiters:
            if not waiter.done():
                waiter.set_result(None)
        self.waiters = ()

    def clear(self) -> None:
        self.is_open = False

    async def wait(self) -> None:
        while not self.is_open:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiters += (waiter,)
            await waiter


class SocketConnection(Watched, WebSocketsSansIOProtocol):
    """A live connection. It has the place that it had when it was opened, as an HTTP connection."""

    use = Use.LIVE

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        super().connection_made(transport)
        PLACES.hand_over(cast(HttpConnection, self.transport.get_protocol()), self)

    def data_received(self, data: bytes) -> None:
        self.read(data, super().data_received)

    def is_read_paused(self) -> bool:
        return self.read_paused

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. A text that is no UTF-8 is handed on as bytes, which are refused like all that
        cannot be read; uvicorn would write an error down for each of them."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message. An upgrade that was refused in words is complete, which uvicorn does not notice; of
        one that is accepted it keeps all headers, which nobody asks for again."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser of frames keeps the request
            del self.request, self.response
            self.__dict__ = {**vars(self)}  # half as large as one that grew attribute by attribute
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True


def has_body(request: h11.Request) -> bool:
    lengths = [value for name, value in request.headers if name == b"content-length"]
    return any(name == b"transfer-encoding" for name, _ in request.headers) or lengths not in ([], [b"0"])


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def address_of(transport: asyncio.Transport) -> str | None:
    """Return the address that a connection is counted by; none for a trusted proxy."""
    remote = get_remote_addr(transport)
    address = read_address(remote[0]) if remote else None
    return None if address is None or is_trusted(address, told().trusted_proxies) else counted_as(address)


@cache
def told() -> Config:
    """Read the settings of this process: like all workers it is told by its environment."""
    return read_config({}, os.environ)


@cache
def crowded() -> bytes:
    """Return the answer to a connection too many, before its language is known: in all of them."""
    refusal = Illegal("too-many-connections")
    body = "\n".join([explain(refusal, language(code)) for code in LANGUAGES]).encode() + b"\n"
    head = f"{CROWDED}Content-Type: text/plain; charset=utf-8\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Retry-After: {int(HEAD)}\r\nConnection: close\r\n\r\n".encode() + body


def most_connections() -> int:
    return told().max_connections_per_address


# ---------------------------------------------------------------- files


def allow_files() -> None:
    """Let this process, and those it starts, open as many files as the system lets it."""
    if resource:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if most == resource.RLIM_INFINITY else min(most, ENOUGH)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


@cache
def most_files() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else ENOUGH


def room() -> int:
    """Return how many connections this process may have."""
    return most_files() - RESERVE


PLACES = Places(most_connections, room)  # of this process
