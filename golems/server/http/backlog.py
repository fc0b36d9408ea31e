"""Connections that wait until they are taken. asyncio takes as many at a time as may wait, and serves
everybody else only then: so it is told of a handful, and the queue is made long again."""

from collections.abc import Iterable
from socket import socket

import uvicorn

BACKLOG = 2048  # connections that wait
HANDFUL = 2  # connections that are taken at a time


class HandfulServer(uvicorn.Server):
    """A server that takes connections by the handful."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        lengthen(sockets or [])


def lengthen(queues: Iterable[socket]) -> None:
    for queue in queues:
        queue.listen(BACKLOG)
