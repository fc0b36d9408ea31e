"""An application that is asked without any network."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.types import ASGIApp

from tests.server.folding import fold_news

HOST = (b"host", b"localhost")


class Site:
    """An application that is asked, and talked to over sockets, in this very process."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def ask(self, method: str, path: str, body: object = None, status: int | None = 200) -> Any:
        sent = msgspec.json.encode(body) if body is not None else b""
        told: list[Any] = []
        gone = asyncio.Event()
        asked = [{"type": "http.request", "body": sent, "more_body": False}]

        async def receive() -> Any:
            if asked:
                return asked.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)

        length = (b"content-length", str(len(sent)).encode())
        await self.app(scope("http", path, method=method, headers=[HOST, length]), receive, send)
        answer = b"".join([message.get("body", b"") for message in told])
        assert status in (None, told[0]["status"]), (path, answer)
        return msgspec.json.decode(answer)

    @asynccontextmanager
    async def living(self) -> AsyncIterator[None]:
        """Start the application, and end it."""
        line = Line()
        running = asyncio.ensure_future(self.app({"type": "lifespan"}, line.to_app.get, line.from_app.put))
        for moment in ("startup", "shutdown"):
            await line.to_app.put({"type": f"lifespan.{moment}"})
            assert (await line.from_app.get())["type"] == f"lifespan.{moment}.complete"
            if moment == "startup":
                yield
        await running

    @asynccontextmanager
    async def live(self, path: str) -> AsyncIterator["Line"]:
        line = Line()
        opened = scope("websocket", path, headers=[HOST], subprotocols=[])
        talking = asyncio.ensure_future(self.app(opened, line.to_app.get, line.from_app.put))
        await line.to_app.put({"type": "websocket.connect"})
        assert (await line.from_app.get())["type"] == "websocket.accept"
        yield line
        await line.to_app.put({"type": "websocket.disconnect", "code": 1000})
        await talking


class Line:
    """The two directions of a socket, as queues."""

    def __init__(self) -> None:
        self.to_app: asyncio.Queue[Any] = asyncio.Queue()
        self.from_app: asyncio.Queue[Any] = asyncio.Queue()
        self.rooms: dict[Any, Any] = {}
        self.lines: list[str] = []
        self.sent = 0

    async def say(self, type: str, **fields: Any) -> Any:
        """Send a message and read on until it is answered."""
        self.sent += 1
        message = {"type": type, "id": self.sent, **fields}
        await self.to_app.put({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})
        if type == "hello":
            return await self.hear()
        while (told := await self.hear()).get("id") != self.sent:
            pass
        assert told["type"] != "refused", told
        return told

    async def hear(self) -> Any:
        if not self.lines:
            self.lines = str((await self.from_app.get())["text"]).split("\n")
        told = msgspec.json.decode(self.lines.pop(0))
        if told["type"] == "seen":
            self.rooms[told["chair"]] = told["room"]
        elif told["type"] == "news":
            self.rooms[told["chair"]] = fold_news(self.rooms[told["chair"]], told)
        return told


def scope(kind: str, path: str, **more: Any) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "client": ("127.0.0.1", 5000),
        "server": ("localhost", 80),
        **more,
    }
