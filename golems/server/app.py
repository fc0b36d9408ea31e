"""The whole server put together: all features, and what lives as long as the process."""

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from logging import ERROR
from typing import Any

from starlette.applications import Starlette
from starlette.routing import BaseRoute
from starlette.types import ASGIApp

from golems.puzzles.course import puzzles
from golems.server import first_api
from golems.server.first_api import KINDS, PAGES, SOCKETS
from golems.server.gatherings.logs import open_gatherings
from golems.server.http import metrics
from golems.server.http.app import (
    LateRoutes,
    application,
    document_routes,
    rest_routes,
    socket_routes,
    status_routes,
)
from golems.server.http.config import Config, ensure_data_folder, secret_key
from golems.server.http.endpoints import Desk
from golems.server.http.garbage import Sweeping, waiting_little
from golems.server.http.health import Health
from golems.server.http.limits import RateLimits
from golems.server.http.pages import page_routes
from golems.server.http.tokens import Tokens
from golems.server.jobs.pool import Jobs
from golems.server.jobs.workers import Workplace
from golems.server.journal import fault, tell
from golems.server.log import presence
from golems.server.log.actor import Logs
from golems.server.log.databases import open_bus, open_store
from golems.server.log.retention import Retention
from golems.server.log.store import Store
from golems.server.rooms.keeper import BEAT, Keeper
from golems.server.rooms.kind import open_rooms
from golems.server.rooms.room import Room
from golems.server.rooms.tables import RoomTables
from golems.words.language import LANGUAGES, language

TIDY = 60.0  # seconds between two tidyings


def build(
    config: Config, place: Workplace | None = None, kept_in: Store | None = None, *, in_page: bool = False
) -> ASGIApp:
    """Build the application. Long work is done in `place`, by default in processes; everything is kept in
    `kept_in`, by default what the database's URL leads to. In a page, which waits for it, it begins with what
    a battle needs."""
    ensure_data_folder(config)
    tokens, limits, base = Tokens(secret_key(config)), RateLimits(config), config.base_path

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(config, place or processes(), kept_in) as (keeper, tables):
            store = keeper.rooms.store
            app.state.health = Health(store.pulse)
            app.state.desk = Desk(
                store,
                keeper.rooms,
                tables.gatherings,
                tables,
                tokens,
                limits,
                keeper.jobs,
                config,
            )
            try:
                yield
            finally:
                await app.state.health.close()

    always = [*status_routes(base), *socket_routes(base, SOCKETS)]
    if in_page:
        routes = [*first_routes(base), *always, LateRoutes(partial(all_routes, base))]
    else:
        routes = [*all_routes(base), *always, *page_routes(base, PAGES)]
    return application(config, limits, routes, lifespan)


def first_routes(base: str) -> list[BaseRoute]:
    features = first_api.FEATURES
    return rest_routes(base, first_api.endpoints_of(features), first_api.parameters_of(features))


def all_routes(base: str) -> list[BaseRoute]:
    from golems.server import api

    documents = {"/openapi.json": api.openapi, "/asyncapi.json": api.asyncapi}
    return [*rest_routes(base, api.ENDPOINTS, api.PARAMETERS), *document_routes(base, documents)]


def processes() -> Workplace:
    """Return the usual workplace, which is imported only where there are processes."""
    from golems.server.api import WORK
    from golems.server.jobs.process import Processes

    return Processes(WORK)


@asynccontextmanager
async def running(
    config: Config, place: Workplace, kept_in: Store | None = None
) -> AsyncIterator[tuple[Keeper, RoomTables]]:
    """Run the rooms of this process, with a keeper that looks after them, and the gatherings."""
    store = kept_in or await open_store(config.database_url, config.durability)
    bus = await open_bus(config.database_url)
    present = presence.Presence(bus)
    rooms, gatherings = open_rooms(store, bus, present), open_gatherings(store, bus, KINDS, present)
    tables = RoomTables(rooms, gatherings, present)
    jobs = Jobs(place)
    jobs.warm()
    keeper = Keeper(rooms, jobs, tables, config.bot_milliseconds / 1000)
    retention = Retention(store, (gatherings, rooms), config.retention_days, config.lesson_days)
    await retention.look_at_clock()  # before anything is written by it
    if kept_in is None:  # several wait for this server; one who has it alone prepares nothing in advance
        prepare()
    chores = [
        again_and_again(keeper.beat, BEAT),
        again_and_again(present.beat, presence.BEAT),
        again_and_again(partial(tidy, rooms, gatherings, retention, Sweeping()), TIDY),
    ]
    tasks = [asyncio.create_task(chore) for chore in chores]
    try:
        with waiting_little():
            yield keeper, tables
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await rooms.close()
        await gatherings.close()
        await jobs.close()
        await bus.close()
        await store.close()


def prepare() -> None:
    """Read everything that somebody would have to wait for later, and keep no garbage of it."""
    from golems.server.api import openapi

    for code in LANGUAGES:
        language(code)
    puzzles()
    openapi()
    gc.collect()


async def tidy(rooms: Logs[Room], gatherings: Logs[Any], retention: Retention, sweeping: Sweeping) -> None:
    """Let what nobody listens to leave the memory, and what is too old leave the store."""
    rooms.forget_idle()
    gatherings.forget_idle()
    sweeping.sweep()
    metrics.ROOMS.set(len(rooms.held))
    await retention.forget()
    await rooms.store.wipe()


async def again_and_again(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """Do something for ever; what fails is told, and tried again."""
    while True:
        try:
            await work()
        except Exception as error:
            tell("chore failed", ERROR, error=fault(error))
        await asyncio.sleep(pause)
