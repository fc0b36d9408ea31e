"""What every request meets before it is looked at: whether it is its turn, for which host it is, and how
many there are."""

import asyncio
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from golems.notation.reading import shown
from golems.rules.refusals import Illegal, Refusal
from golems.server.clients import Client
from golems.server.http.callers import caller, client_of
from golems.server.http.config import Config
from golems.server.http.hosts import is_known, names_of
from golems.server.http.limits import PATIENCE, RateLimits
from golems.server.http.places import Places, Use, Visit
from golems.server.http.problems import language_of, problem, too_often
from golems.server.http.turns import Asker
from golems.words.refusals import explain

OTHER_HOST = 421
CROWDED = 503
REFUSED = 400  # and whatever is more
COME_AGAIN = 1013  # why a socket is closed that has made room for another one


class Door:
    """Refuses, in words, a request for a host that this server is not, and one of too many requests."""

    def __init__(self, app: ASGIApp, config: Config, limits: RateLimits) -> None:
        self.app = app
        self.hosts = names_of(config)
        self.trusted = config.trusted_proxies
        self.limits = limits
        self.sockets = Places(lambda: config.max_connections_per_address)  # that come through a proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client, turns = client_of(scope, self.trusted), self.limits.turns
        asker = Asker(client.address)
        guess = await turns.wait(asker)
        refused = await self.refusal(scope, client)
        if refused is not None:
            await turns.serve(asker, refused(scope, receive, send), guess)
        elif scope["type"] == "websocket":
            await self.let_in(client, scope, receive, send)
        else:
            await turns.serve(asker, self.app(scope, receive, self.meeting(client, send)), guess)

    async def refusal(self, scope: Scope, client: Client) -> Response | None:
        request, host = HTTPConnection(scope), Headers(scope=scope).get("host", "")
        if not is_known(host, self.hosts):
            return in_words(request, Illegal("other-host", host=shown(host)), OTHER_HOST)
        seconds = self.limits.requests.wait(client)
        if seconds > PATIENCE:
            return too_often(request, seconds)
        if seconds:
            await asyncio.sleep(seconds)
        return None

    async def let_in(self, client: Client, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in. One that comes through a proxy needs a place of the address behind it; all others
        got theirs when they were opened."""
        if caller(scope) == client.address:
            await self.app(scope, receive, send)
            return
        guest = Visit(client.address, Use.LIVE)
        try:
            if self.sockets.enter(guest) == "in":
                self.sockets.name(guest, client.visitor)
                await self.app(scope, receive, send)
            else:
                refused = in_words(HTTPConnection(scope), Illegal("too-many-connections"), CROWDED)
                await refused(scope, receive, send)
        except asyncio.CancelledError:
            if not guest.has_made_room:
                raise
            with suppress(OSError):
                await send({"type": "websocket.close", "code": COME_AGAIN})
        finally:
            self.sockets.leave(guest)

    def meeting(self, client: Client, send: Send) -> Send:
        """Remember the browser when it is given what it asked for."""

        async def send_and_meet(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] < REFUSED:
                self.limits.visitors.meet(client)
            await send(message)

        return send_and_meet


def in_words(request: HTTPConnection, refusal: Refusal, status: int) -> Response:
    """Refuse somebody who may be looking at a browser's empty window: plainly then, else as the API does."""
    if "text/html" in request.headers.get("accept", ""):
        return PlainTextResponse(explain(refusal, language_of(request)), status)
    return problem(request, refusal, status)
