"""A visitor who says one thing after another to a room of a running server, and looks at what is told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.driving import PATIENCE, Server
from tests.server.folding import fold_news


class Visitor:
    """Somebody with a socket of a room. Everything it was told is kept as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.rooms: dict[int | None, Any] = {}
        self.told: list[str] = []
        self.last = 0

    async def say(self, type: str, **what: Any) -> Any:
        """Send a message and read on until it is answered."""
        self.last += 1
        await self.socket.send(msgspec.json.encode({"type": type, "id": self.last, **what}).decode())
        async with asyncio.timeout(PATIENCE):
            while True:
                for line in str(await self.socket.recv()).split("\n"):
                    message = self.hear(line)
                    if message.get("id") == self.last:
                        assert message["type"] != "refused", message
                        return message

    async def hello(self, *tokens: str) -> None:
        """Show tokens; what is seen then comes before the answer to the next message."""
        self.rooms.clear()
        await self.socket.send(msgspec.json.encode({"type": "hello", "tokens": tokens}).decode())
        await self.say("ping")

    def hear(self, line: str) -> Any:
        self.told.append(line)
        message = msgspec.json.decode(line)
        if message["type"] == "seen":
            self.rooms[message["chair"]] = message["room"]
        elif message["type"] == "news" and message["chair"] in self.rooms:
            self.rooms[message["chair"]] = fold_news(self.rooms[message["chair"]], message)
        return message

    async def lay(self, chair: int, program: str) -> None:
        number = self.rooms[chair]["number"]
        await self.say("decide", chair=chair, number=number, decision={"program": program})

    def match(self, chair: int | None) -> Any:
        return self.rooms[chair]["match"]


@asynccontextmanager
async def visiting(server: Server, code: str, *tokens: str) -> AsyncIterator[Visitor]:
    async with connect(server.live_url(code), compression=None, max_size=None) as socket:
        visitor = Visitor(socket)
        await visitor.hello(*tokens)
        yield visitor
