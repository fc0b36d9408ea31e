"""The outermost application: it checks origins, and adds the headers that protect the page."""

from collections.abc import Collection

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY_VIOLATION = 1008

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
    """Refuses sockets of other pages, and protects every response. Strict-Transport-Security is left to a
    proxy: school networks speak HTTP."""

    def __init__(self, app: ASGIApp, origins: Collection[str] = ()) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.app(scope, receive, protected(send))
        elif scope["type"] == "websocket" and not may_connect(Headers(scope=scope), self.origins):
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            await self.app(scope, receive, send)


def protected(send: Send) -> Send:
    """Add the headers to every response, and let none set a cookie."""

    async def send_protected(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            del headers["set-cookie"]
            headers.update(HEADERS)
        await send(message)

    return send_protected


def may_connect(headers: Headers, origins: Collection[str]) -> bool:
    """Return whether a socket may be opened: by a page that comes from this host or one that is named, or by
    a program, which has no page."""
    origin = headers.get("origin")
    if origin is None or origin.lower() in origins:
        return True
    scheme, _, host = origin.lower().partition("://")
    return scheme in ("http", "https") and host != "" and host == headers.get("host", "").lower()
