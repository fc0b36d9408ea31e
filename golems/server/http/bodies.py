"""What comes with a request: read whole before anybody looks at it, if it is not too large."""

import asyncio
from collections.abc import Awaitable

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from golems.rules.refusals import Illegal
from golems.server.clients import Client
from golems.server.http.callers import client_of
from golems.server.http.config import Network
from golems.server.http.places import ENDLESS, Places, Use, Visit
from golems.server.http.problems import problem

MOST_BODY = 256 * 1024  # a long record, written for people
MOST_AT_ONCE = 240  # bodies of one address that are being read: all a class sends, on 6 connections each
MOST_TOGETHER = 1024  # bodies of all addresses
TOO_LARGE = 413
CROWDED = 503


class Bodies:
    """Refuses, in words, a body that is too large, and the first of too many that an address has begun to
    send, so that there is a place for who comes anew."""

    def __init__(self, app: ASGIApp, trusted: tuple[Network, ...] = (), most_body: int = MOST_BODY) -> None:
        self.app = app
        self.trusted = trusted
        self.most_body = most_body
        # Whoever came first gives way, however many come: a whole body needs its place only for a moment.
        self.coming = Places(lambda: MOST_AT_ONCE, lambda: MOST_TOGETHER, changes=ENDLESS)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] != "http" or not has_body(Headers(scope=scope)):
            return self.app(scope, receive, send)
        return self.answer(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request once its body has been read."""
        try:
            body = await self.read(Headers(scope=scope), client_of(scope, self.trusted), receive)
        except Illegal as refusal:
            answer = problem(HTTPConnection(scope), refusal, STATUS[refusal.reason])
            answer.headers["connection"] = "close"
            await answer(scope, receive, send)
        except ClientDisconnect:
            await self.app(scope, gone, send)
        else:
            await self.app(scope, once(body, receive), send)

    async def read(self, headers: Headers, client: Client, receive: Receive) -> bytes:
        length = headers.get("content-length")
        if length is not None and not is_at_most(length, self.most_body):
            raise Illegal("body-too-large", most=self.most_body)
        visit = Visit(client.address, Use.BUSY)
        try:
            if self.coming.enter(visit) != "in":
                raise Illegal("too-many-connections")
            self.coming.name(visit, client.visitor)
            return await self.collected(receive)
        except asyncio.CancelledError:
            if visit.has_made_room:
                raise Illegal("too-many-connections") from None
            raise
        finally:
            self.coming.leave(visit)

    async def collected(self, receive: Receive) -> bytes:
        body, more = bytearray(), True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self.most_body:
                raise Illegal("body-too-large", most=self.most_body)
        return bytes(body)


STATUS = {"body-too-large": TOO_LARGE, "too-many-connections": CROWDED}


def has_body(headers: Headers) -> bool:
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def is_at_most(number: str, most: int) -> bool:
    return number.isdecimal() and len(number) <= len(str(most)) and int(number) <= most


async def gone() -> Message:
    return {"type": "http.disconnect"}


def once(body: bytes, receive: Receive) -> Receive:
    """Give the body that was read already, then whatever comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def read() -> Message:
        return waiting.pop() if waiting else await receive()

    return read
