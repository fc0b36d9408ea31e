"""A line of the journal for every request."""

import logging
import secrets
import time
from ipaddress import ip_network

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from golems.server.http.callers import UNKNOWN, client_address
from golems.server.http.config import Network
from golems.server.journal import fault, tell

NETWORKS = {4: 24, 6: 48}  # bits of an address that are told
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET")
NO_ROUTE = "-"
FAILED = 500
LOST = 1006  # a connection that ended without a word (RFC 6455)


class AccessLog:
    """Tells every request when it is answered, and every connection when it is closed."""

    def __init__(self, app: ASGIApp, trusted: tuple[Network, ...] = ()) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.live(scope, receive, send)
            return
        scope["request_id"] = secrets.token_hex(4)
        began = time.perf_counter()
        ending = Ending(receive, send)
        try:
            await self.app(scope, ending.receive, ending.send)
        except Exception as error:
            if error is ending.lost:
                self.tell(scope, ending.status or LOST, began)
            else:
                self.tell(scope, FAILED, began, error=fault(error))
            raise
        self.tell(scope, ending.status, began)

    async def live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start and end the app. Starlette would have its whole traceback written when that fails."""

        async def send_plain(message: Message) -> None:
            await send({key: value for key, value in message.items() if key != "message"})

        try:
            await self.app(scope, receive, send_plain)
        except Exception as error:
            tell("application failed", logging.CRITICAL, error=fault(error))
            raise

    def tell(self, scope: Scope, status: int, began: float, **more: object) -> None:
        milliseconds = round((time.perf_counter() - began) * 1000, 1)
        tell(
            "request" if scope["type"] == "http" else "connection",
            logging.ERROR if more else logging.INFO,
            id=scope["request_id"],
            method=method_of(scope),
            route=getattr(scope.get("route"), "path", NO_ROUTE),
            status=status,
            ms=milliseconds,
            network=network_of(scope, self.trusted),
            **more,
        )


class Ending:
    """How a request or a connection ends: passes everything on and remembers a status, or a closing code."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.inward = receive
        self.outward = send
        self.status = 0
        self.lost: OSError | None = None  # why an answer could not be sent: nobody is there any more

    async def receive(self) -> Message:
        message = await self.inward()
        self.notice(message)
        return message

    async def send(self, message: Message) -> None:
        self.notice(message)
        try:
            await self.outward(message)
        except OSError as error:
            self.lost = error
            raise

    def notice(self, message: Message) -> None:
        self.status = self.status or message.get("status") or message.get("code") or 0


def method_of(scope: Scope) -> str:
    method = str(scope.get("method", "WEBSOCKET"))
    return method if method in METHODS else "OTHER"


def network_of(scope: Scope, trusted: tuple[Network, ...] = ()) -> str:
    """Return so much of the address as to tell one school from another, not one child from another."""
    address = client_address(scope, trusted)
    if address is None:
        return UNKNOWN
    return str(ip_network((address, NETWORKS[address.version]), strict=False))
