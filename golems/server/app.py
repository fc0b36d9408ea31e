"""The application: routes, what stands before them, and what lives as long as the process."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from logging import CRITICAL, ERROR
from multiprocessing import parent_process

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from golems.rules.refusals import Illegal, Refusal
from golems.server import api, metrics
from golems.server.analyses import Analyses
from golems.server.attending import Attendance
from golems.server.bound import BoundTables
from golems.server.bus import open_bus
from golems.server.calls import Desk
from golems.server.codes import read_code
from golems.server.config import Config, ensure_data_folder, read_config, secret_key
from golems.server.connections import crowded
from golems.server.describing import asyncapi, openapi
from golems.server.door import Door
from golems.server.forgetting import Forgetting
from golems.server.gathered import Kind
from golems.server.gatherings import Gatherings
from golems.server.guard import Guard
from golems.server.health import Health
from golems.server.hub import Hub
from golems.server.jobs import Jobs
from golems.server.keeper import BEAT, Keeper, again_and_again
from golems.server.lessons_api import LESSONS
from golems.server.limits import Limits
from golems.server.live import NO_ROOM, Connection, converse
from golems.server.logs import Logged, fault, no_tracebacks, tell
from golems.server.pages import page_routes
from golems.server.press import Press
from golems.server.problems import JSON, problem
from golems.server.storage import open_store
from golems.server.sweeping import Sweeping, waiting_little
from golems.server.tokens import Tokens
from golems.server.tournament_views import TOURNAMENTS
from golems.server.work_process import end_with_the_server

DRAIN = 5  # seconds that open connections have when the server is to end
TIDY = 60.0  # seconds between two tidyings
KINDS: tuple[Kind, ...] = (TOURNAMENTS, LESSONS)  # of gatherings
WORTH_IT = 1024  # bytes from which an answer is compressed


def create() -> ASGIApp:
    """Build the app of a worker, which is told everything by its environment and ends with its parent."""
    no_tracebacks()
    if parent_process():
        end_with_the_server()
    try:
        return build(read_config({}, os.environ))
    except Exception as error:
        tell("application not built", CRITICAL, error=fault(error))
        raise SystemExit(1) from None


def build(config: Config) -> ASGIApp:
    ensure_data_folder(config)
    tokens, limits = Tokens(secret_key(config)), Limits(config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(config) as (keeper, tables):
            app.state.health = Health(keeper.hub.store.pulse)
            app.state.desk = Desk(
                keeper.hub,
                tables.gatherings,
                tables,
                tokens,
                limits,
                Analyses(keeper.jobs),
                keeper.jobs,
                Press(keeper.jobs),
                config.trusted_proxies,
            )
            try:
                yield
            finally:
                await app.state.health.close()

    app = Starlette(
        routes=routes(config.base_path),
        lifespan=lifespan,
        middleware=[
            Middleware(Door, config, limits),
            Middleware(GZipMiddleware, minimum_size=WORTH_IT, compresslevel=6),
        ],
        exception_handlers={404: no_address, 405: no_method, DBAPIError: not_kept, Exception: no_answer},
    )
    return Logged(Guard(app, config.origins), config.trusted_proxies)


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[tuple[Keeper, BoundTables]]:
    """The rooms of this process, with a keeper that looks after them, and the gatherings."""
    store = await open_store(config.database_url, config.durability)
    bus = await open_bus(config.database_url)
    hub = Hub(store, bus)
    gatherings = Gatherings(store.gatherings, bus, KINDS)
    tables = BoundTables(hub, gatherings)
    jobs = Jobs()
    jobs.warm()
    keeper = Keeper(hub, jobs, tables, config.bot_milliseconds / 1000)
    forgetting = Forgetting(hub, gatherings, config)
    await forgetting.look_at_clock()  # before anything is written by it
    crowded()  # and all languages with it: nobody waits later until they are read
    chores = [
        again_and_again(keeper.beat, BEAT),
        again_and_again(partial(tidy, hub, gatherings, forgetting, Sweeping()), TIDY),
    ]
    tasks = [asyncio.create_task(chore) for chore in chores]
    try:
        with waiting_little():
            yield keeper, tables
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hub.close()
        await gatherings.close()
        await jobs.close()
        await bus.close()
        await store.close()


async def tidy(hub: Hub, gatherings: Gatherings, forgetting: Forgetting, sweeping: Sweeping) -> None:
    """What nobody listens to leaves the memory, what is too old leaves the database."""
    hub.forget_idle()
    gatherings.forget_idle()
    sweeping.sweep()
    metrics.ROOMS.set(len(hub.rooms))
    await forgetting.forget()
    await hub.store.wipe_the_rest()


# ---------------------------------------------------------------- routes


def routes(base: str) -> list[Route | WebSocketRoute]:
    return [
        *[Route(base + each.path, api.answering(each), methods=[each.method]) for each in api.ENDPOINTS],
        Route(f"{base}/healthz", health),
        Route(f"{base}/metrics", show_metrics),
        Route(f"{base}/openapi.json", show_openapi),
        Route(f"{base}/asyncapi.json", show_asyncapi),
        WebSocketRoute(f"{base}/api/rooms/{{code}}/live", live(Connection)),
        WebSocketRoute(f"{base}/api/gatherings/{{code}}/live", live(Attendance)),
        *page_routes(base),
    ]


async def health(request: Request) -> Response:
    """Well when the database takes a write."""
    if not await request.app.state.health.is_well():
        return problem(request, Illegal("not-kept"), 503)
    return JSONResponse({"status": "ok"})


async def show_metrics(request: Request) -> Response:
    return Response(metrics.render(), media_type=metrics.CONTENT_TYPE)


async def show_openapi(request: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type=JSON)


async def show_asyncapi(request: Request) -> Response:
    return Response(msgspec.json.encode(asyncapi()), media_type=JSON)


async def no_address(request: Request, error: Exception) -> Response:
    return problem(request, Illegal("no-address"), 404)


async def no_method(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    allowed = (error.headers or {})["Allow"]
    answer = problem(request, Illegal("no-method", method=request.method, allowed=allowed), 405)
    answer.headers["allow"] = allowed
    return answer


async def not_kept(request: Request, error: Exception) -> Response:
    """The database did not do what it was asked for: its disk is full perhaps, or it is gone for a while."""
    tell("database failed", ERROR, error=fault(error))
    return problem(request, Illegal("not-kept"), 503)


async def no_answer(request: Request, error: Exception) -> Response:
    """Our own fault; the log tells what it was."""
    return problem(request, Illegal("no-answer"), 500)


def live(connection: type[Connection]) -> Callable[[WebSocket], Awaitable[None]]:
    async def open_line(socket: WebSocket) -> None:
        try:
            code = read_code(socket.path_params["code"])
        except Refusal:
            await socket.close(NO_ROOM)
            return
        await converse(connection(socket, socket.app.state.desk, code))

    return open_line
