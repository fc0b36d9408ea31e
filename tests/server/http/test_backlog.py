"""Connections are taken by the handful, however many wait."""

import asyncio
import socket
from itertools import pairwise
from typing import ClassVar

import pytest
import uvicorn

from golems.server.http.backlog import HANDFUL, HandfulServer
from tests.server.driving import until

pytestmark = pytest.mark.anyio

MANY = 8 * HANDFUL


class CountingProtocol(asyncio.Protocol):
    """Counts the connections that are taken."""

    made = 0
    transports: ClassVar[list[asyncio.BaseTransport]] = []

    def __init__(self, **_: object) -> None:
        CountingProtocol.made += 1

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transports.append(transport)


async def no_app(scope: object, receive: object, send: object) -> None:
    """Answer nothing: nobody asks for anything."""


async def begin(listening: socket.socket) -> HandfulServer:
    config = uvicorn.Config(
        no_app, http=CountingProtocol, backlog=HANDFUL, interface="asgi3", lifespan="off", log_config=None
    )
    config.load()
    server = HandfulServer(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup([listening])
    return server


async def test_everybody_else_is_served_between_two_handfuls() -> None:
    taken: list[int] = []  # connections, at each turn of those who are served meanwhile

    async def be_served() -> None:
        while True:
            taken.append(CountingProtocol.made)
            await asyncio.sleep(0)

    listening = socket.create_server(("127.0.0.1", 0))
    server, transports = await begin(listening), CountingProtocol.transports
    guests = [socket.create_connection(listening.getsockname()) for _ in range(MANY)]
    other = asyncio.create_task(be_served())
    try:
        await until(lambda: len(transports) == MANY)
    finally:
        other.cancel()
        for guest in guests:
            guest.close()
        for transport in transports:
            transport.close()
        for one in server.servers:
            one.close()
        listening.close()
        await asyncio.sleep(0)
    assert max(later - before for before, later in pairwise(taken)) <= HANDFUL
