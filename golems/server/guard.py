"""What stands before every request: sizes, origins, and the headers that protect the page."""

from collections.abc import Collection

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from golems.rules.refusals import Illegal
from golems.server.problems import problem

MOST_BODY = 256 * 1024  # a long record, written for people
POLICY_VIOLATION = 1008
TOO_LARGE = 413

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """The outermost application. Strict-Transport-Security is left to a proxy: school networks speak HTTP."""

    def __init__(self, app: ASGIApp, origins: Collection[str] = (), most_body: int = MOST_BODY) -> None:
        self.app = app
        self.origins = origins
        self.most_body = most_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, protected(send))
        elif scope["type"] == "websocket" and not may_connect(Headers(scope=scope), self.origins):
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = await self.measured(Headers(scope=scope), receive)
        app = self.app if read else self.refusing(scope)
        await app(scope, read or receive, send)

    def refusing(self, scope: Scope) -> ASGIApp:
        answer = problem(HTTPConnection(scope), Illegal("body-too-large", most=self.most_body), TOO_LARGE)
        answer.headers["connection"] = "close"
        return answer

    async def measured(self, headers: Headers, receive: Receive) -> Receive | None:
        """How to read the body; None when it is too large. One without a length is read here, to measure."""
        length = headers.get("content-length")
        if length is not None:
            return receive if is_at_most(length, self.most_body) else None
        if "transfer-encoding" not in headers:
            return receive
        body = await self.collected(receive)
        return None if body is None else once(body, receive)

    async def collected(self, receive: Receive) -> bytes | None:
        body, more = b"", True
        while more and len(body) <= self.most_body:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            more = message.get("more_body", False)
        return body if len(body) <= self.most_body else None


def is_at_most(number: str, most: int) -> bool:
    return number.isdecimal() and len(number) <= len(str(most)) and int(number) <= most


def once(body: bytes, receive: Receive) -> Receive:
    """Gives the body that was read already, then whatever comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def read() -> Message:
        return waiting.pop() if waiting else await receive()

    return read


def protected(send: Send) -> Send:
    """Every response gets the headers, and none sets a cookie."""

    async def send_protected(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            del headers["set-cookie"]
            headers.update(HEADERS)
        await send(message)

    return send_protected


def may_connect(headers: Headers, origins: Collection[str]) -> bool:
    """A page may when it comes from this host or one that is named; a program, which has no page, may."""
    origin = headers.get("origin")
    if origin is None or origin.lower() in origins:
        return True
    scheme, _, host = origin.lower().partition("://")
    return scheme in ("http", "https") and host != "" and host == headers.get("host", "").lower()
