"""The application: routes, what stands before them, and what becomes of errors."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import cached_property
from logging import ERROR
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Lifespan, Receive, Scope, Send
from starlette.websockets import WebSocket

from golems.rules.refusals import Illegal, Refusal
from golems.server.http import metrics
from golems.server.http.access import AccessLog
from golems.server.http.bodies import Bodies
from golems.server.http.config import Config
from golems.server.http.door import Door
from golems.server.http.endpoints import Desk, Endpoint
from golems.server.http.farewell import Farewell
from golems.server.http.guard import Guard
from golems.server.http.limits import RateLimits
from golems.server.http.problems import JSON, problem
from golems.server.http.routes import answering
from golems.server.http.sockets import NO_ROOM, Connection, converse
from golems.server.journal import fault, tell
from golems.server.log.codes import read_code
from golems.server.log.store import StoreError

WORTH_IT = 1024  # bytes from which an answer is compressed


def application(
    config: Config, limits: RateLimits, routes: Iterable[BaseRoute], lifespan: Lifespan[Starlette]
) -> ASGIApp:
    """Put together routes, what every request passes before it comes to one, and what becomes of errors."""
    app = Starlette(
        routes=list(routes),
        lifespan=lifespan,
        middleware=[
            Middleware(Farewell),
            Middleware(Door, config, limits),
            Middleware(Bodies, config.trusted_proxies),
            Middleware(GZipMiddleware, minimum_size=WORTH_IT, compresslevel=6),
        ],
        exception_handlers={404: no_address, 405: no_method, StoreError: not_kept, Exception: no_answer},
    )
    return AccessLog(Guard(app, config.origins), config.trusted_proxies)


# ---------------------------------------------------------------- routes


def rest_routes(base: str, endpoints: Iterable[Endpoint], parameters: Mapping[str, Any]) -> list[BaseRoute]:
    return [Route(base + each.path, answering(each, parameters), methods=[each.method]) for each in endpoints]


def socket_routes(
    base: str, sockets: Mapping[str, Callable[[WebSocket, Desk, str], Connection]]
) -> list[BaseRoute]:
    """Return routes by path; `{code}` in a path is the code of a log."""
    return [WebSocketRoute(base + path, LiveEndpoint(connection)) for path, connection in sockets.items()]


class LateRoutes(Mount):
    """The last of all routes: whatever no other one knows is led to those that are made only then."""

    def __init__(self, make: Callable[[], list[BaseRoute]]) -> None:
        self.make = make
        super().__init__("", self.lead)

    @cached_property
    def router(self) -> Router:
        return Router(self.make())

    async def lead(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.router(scope, receive, send)


class LiveEndpoint:
    """What answers at a path of sockets. Around a function starlette would wrap two more calls, which every
    open socket would keep."""

    def __init__(self, connection: Callable[[WebSocket, Desk, str], Connection]) -> None:
        self.connection = connection

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        socket = WebSocket(scope, receive, send)
        try:
            code = read_code(socket.path_params["code"])
        except Refusal:
            return socket.close(NO_ROOM)
        return converse(self.connection(socket, socket.app.state.desk, code))


def document_routes(base: str, documents: Mapping[str, Callable[[], object]]) -> list[BaseRoute]:
    """Return routes to documents of JSON, by path."""
    return [Route(base + path, showing(make)) for path, make in documents.items()]


def showing(make: Callable[[], object]) -> Callable[[Request], Awaitable[Response]]:
    async def show(request: Request) -> Response:
        return Response(msgspec.json.encode(make()), media_type=JSON)

    return show


def status_routes(base: str) -> list[BaseRoute]:
    return [Route(f"{base}/healthz", health), Route(f"{base}/metrics", show_metrics)]


async def health(request: Request) -> Response:
    """Say that all is well when the store takes a write."""
    if not await request.app.state.health.is_well():
        return problem(request, Illegal("not-kept"), 503)
    return JSONResponse({"status": "ok"})


async def show_metrics(request: Request) -> Response:
    return Response(metrics.render(), media_type=metrics.CONTENT_TYPE)


# ---------------------------------------------------------------- errors


async def no_address(request: Request, error: Exception) -> Response:
    return problem(request, Illegal("no-address"), 404)


async def no_method(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    allowed = (error.headers or {})["Allow"]
    answer = problem(request, Illegal("no-method", method=request.method, allowed=allowed), 405)
    answer.headers["allow"] = allowed
    return answer


async def not_kept(request: Request, error: Exception) -> Response:
    """Answer when the store did not do what it was asked for."""
    tell("database failed", ERROR, error=fault(error))
    return problem(request, Illegal("not-kept"), 503)


async def no_answer(request: Request, error: Exception) -> Response:
    """Answer when something broke here; the log tells what it was."""
    return problem(request, Illegal("no-answer"), 500)
