"""The application inside a worker of the page, which stands in for the network."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

from starlette.types import ASGIApp, Message, Scope

from golems.server.app import build
from golems.server.http.config import KEY_FILE, Config
from golems.server.jobs.workers import Workplace
from golems.server.log.databases import MEMORY
from golems.server.log.store import Store

Tell: TypeAlias = Callable[[int, Message], None]  # the number of a socket, and what is sent to it
Header: TypeAlias = tuple[str, str]

HOST = "localhost"  # nobody else can ask
GONE = 1001
DAYS = 365  # that idle battles stay on the device
NOTHING: tuple[str, ...] = ("accept-encoding",)  # headers that mean nothing between a page and its worker


class Answer(NamedTuple):
    status: int
    headers: list[Header]
    body: bytes


class Engine:
    """Runs the application, and leads to it what the page asks for."""

    def __init__(self, app: ASGIApp, tell: Tell) -> None:
        self.app = app
        self.tell = tell
        self.sockets: dict[int, asyncio.Queue[Message]] = {}
        self.requests: dict[int, asyncio.Event] = {}  # set when nobody waits any more
        self.tasks: set[asyncio.Future[None]] = set()

    async def start(self) -> None:
        """Start the application; it lives as long as the worker does."""
        to_app: asyncio.Queue[Message] = asyncio.Queue()
        from_app: asyncio.Queue[Message] = asyncio.Queue()
        life = self.spawn(
            self.app({"type": "lifespan", "asgi": {"version": "3.0"}}, to_app.get, from_app.put)
        )
        await to_app.put({"type": "lifespan.startup"})
        told = await from_app.get()
        if told["type"] != "lifespan.startup.complete":
            await life  # raises why it did not start

    def spawn(self, work: Awaitable[None]) -> asyncio.Future[None]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # ------------------------------------------------------------ requests

    async def ask(
        self, number: int, method: str, path: str, query: str, headers: Sequence[Header], body: bytes
    ) -> Answer:
        """Ask the application, and return its whole answer."""
        gone = self.requests[number] = asyncio.Event()
        sent = [{"type": "http.request", "body": body, "more_body": False}]
        told: list[Message] = []

        async def receive() -> Message:
            if sent:
                return sent.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            told.append(message)

        length = ("content-length", str(len(body)))
        try:
            await self.app(scope("http", path, query, [*headers, length], method), receive, send)
        finally:
            del self.requests[number]
        written = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in told[0]["headers"]]
        return Answer(told[0]["status"], written, b"".join([each.get("body", b"") for each in told]))

    def abandon(self, number: int) -> None:
        """Say that nobody waits for a request any more."""
        if number in self.requests:
            self.requests[number].set()

    # ------------------------------------------------------------ sockets

    def open(self, number: int, path: str, query: str) -> None:
        heard = self.sockets[number] = asyncio.Queue()
        heard.put_nowait({"type": "websocket.connect"})
        self.spawn(self.converse(number, path, query, heard))

    async def converse(self, number: int, path: str, query: str, heard: asyncio.Queue[Message]) -> None:
        async def send(message: Message) -> None:
            self.tell(number, message)

        try:
            await self.app(scope("websocket", path, query, []), heard.get, send)
        finally:
            self.sockets.pop(number, None)

    def say(self, number: int, text: str) -> None:
        if number in self.sockets:
            self.sockets[number].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, number: int, code: int = GONE) -> None:
        if number in self.sockets:
            self.sockets.pop(number).put_nowait({"type": "websocket.disconnect", "code": code})


def scope(kind: str, path: str, query: str, headers: Sequence[Header], method: str = "GET") -> Scope:
    kept = [(name.lower(), value) for name, value in headers if name.lower() not in NOTHING]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
        "headers": [
            (name.encode("latin-1"), value.encode("latin-1")) for name, value in [("host", HOST), *kept]
        ],
        "subprotocols": [],
    }


def application(folder: Path, key: bytes, place: Workplace, store: Store) -> ASGIApp:
    """Build the server's application for one device. The key signs the tokens that the page keeps."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    (folder / KEY_FILE).write_bytes(key)
    (folder / KEY_FILE).chmod(0o600)
    config = Config(data=folder, database=MEMORY, retention_days=DAYS)
    return build(config, place, store, in_page=True)
