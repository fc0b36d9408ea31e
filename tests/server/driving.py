"""Real servers, and clients that play anything, as many browsers would."""

import asyncio
import os
import re
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from golems.rules.values import Command
from golems.server.http.config import Config, read_config, secret_key
from golems.server.http.tokens import Tokens
from golems.server.log.bus import LocalBus
from golems.server.log.databases import open_store
from golems.server.log.kinds import LiveLog
from golems.server.log.presence import Presence
from golems.server.log.store import ROOM, Store
from golems.server.rooms.entries import AnyEntry, Created, Decided, SatDown, Started, read_entry, write_entry
from golems.server.rooms.kind import room_kind
from golems.server.rooms.room import Room
from golems.server.tables import Setup
from tests.server.folding import fold_news

PATIENCE = 120.0  # seconds until something that does not happen has failed, on a very busy machine too
BOOT = "from golems.cli import main; main()"
BONUS = ("loop", "loop3", "if", "enemy?", "attacked?")
PLENTY = "99999/second"
UNLIMITED = {
    "create-limit": PLENTY,
    "join-limit": PLENTY,
    "message-limit": PLENTY,
    "question-limit": PLENTY,
    "request-limit": PLENTY,
    "max-rooms-per-address": "99999",
}


# ---------------------------------------------------------------- servers


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """`golems serve` in a process of its own, which may be killed and started again."""

    data: Path
    database: str = ""
    boot: str = BOOT
    flags: dict[str, str] = field(default_factory=dict)
    limits: Mapping[str, str] = field(default_factory=lambda: UNLIMITED)  # {}: those that everybody meets
    port: int = field(default_factory=free_port)
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def config(self) -> Config:
        return read_config({"data": str(self.data), "database": self.database or None}, {})

    @property
    def log(self) -> Path:
        return self.data.parent / f"{self.port}.log"

    def begin(self) -> None:
        flags = {
            "port": str(self.port),
            "data": str(self.data),
            **self.limits,
            **({"database": self.database} if self.database else {}),
            **self.flags,
        }
        given = [part for name, value in flags.items() for part in (f"--{name}", value)]
        environment = {key: value for key, value in os.environ.items() if not key.startswith("GOLEMS_")}
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", self.boot, "serve", *given]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    async def ready(self, seconds: float = PATIENCE) -> None:
        async with plain_client() as client:

            async def is_well() -> bool:
                try:
                    return (await client.get(self.url("/healthz"))).status_code == 200
                except httpx2.TransportError:
                    return False

            await until(is_well, seconds)

    async def start(self, seconds: float = PATIENCE) -> None:
        self.begin()
        await self.ready(seconds)

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """End the server at once, in the middle of whatever it does."""
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE)

    def children(self) -> list[Path]:
        """Return the processes that it and they have begun, where the system shows them."""
        assert self.process
        return descendants(Path("/proc", str(self.process.pid)))

    def stop(self) -> None:
        if self.process and self.is_running:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
                raise

    def url(self, path: str, scheme: str = "http") -> str:
        return f"{scheme}://127.0.0.1:{self.port}{path}"

    def live_url(self, code: str) -> str:
        return self.url(f"/api/rooms/{code}/live", "ws")

    def errors(self) -> list[str]:
        """Return the lines in which it complained."""
        return [
            line for line in self.log.read_text().splitlines() if " error " in line or "Traceback" in line
        ]


def descendants(process: Path) -> list[Path]:
    found = [
        Path("/proc", pid) for task in process.glob("task/*/children") for pid in task.read_text().split()
    ]
    return [each for child in found for each in (child, *descendants(child))]


@contextmanager
def stopping(*servers: Server) -> Iterator[None]:
    """Let servers not outlive the test, whatever happens."""
    try:
        yield
        for server in servers:
            server.stop()
    finally:
        for server in servers:
            server.kill()


def plain_client(**options: Any) -> httpx2.AsyncClient:
    """Make a client that waits as long as a busy machine may take. It reads no certificates, which takes
    longer than most answers: there is no TLS here."""
    return httpx2.AsyncClient(verify=False, **({"timeout": PATIENCE} | options))


async def start_all(servers: Iterable[Server]) -> None:
    started = list(servers)
    for server in started:
        server.begin()
    for server in started:
        await server.ready()


async def workers_of(server: Server, number: int, seconds: float = PATIENCE) -> set[int]:
    """Return so many processes that answer; whoever asks anew comes to any of them."""
    found: set[int] = set()

    async def are_found() -> bool:
        async with plain_client() as client:
            try:
                metrics = (await client.get(server.url("/metrics"))).text
            except httpx2.TransportError:
                assert server.is_running, server.log.read_text()
                return False
        found.update(int(pid) for pid in re.findall(r'golems_sockets{worker="(\d+)"}', metrics))
        found.intersection_update([pid for pid in found if Path("/proc", str(pid)).exists()])
        return len(found) == number

    await until(are_found, seconds)
    return found


async def until(condition: Callable[[], bool | Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait until this holds."""
    async with asyncio.timeout(seconds):
        while True:
            holds = condition()
            if holds if isinstance(holds, bool) else await holds:
                return
            await asyncio.sleep(0.005)


# ---------------------------------------------------------------- rooms


class RoomTable(NamedTuple):
    """A room with everybody seated; a token for every person's chair."""

    code: str
    host: str
    seats: dict[int, str]


async def ask(server: Server, path: str, body: object = None) -> Any:
    async with plain_client() as client:
        method = "GET" if body is None else "POST"
        content = msgspec.json.encode(body)
        answer = await client.request(method, server.url(path), content=content, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return answer.json()


async def set_table(server: Server, setup: Setup) -> RoomTable:
    made = await ask(server, "/api/rooms", {"setup": setup})
    seats: dict[int, str] = {}
    for number, chair in enumerate(setup.chairs):
        if chair.kind == "person":
            path = f"/api/rooms/{made['code']}/chairs/{number}"
            seats[number] = (await ask(server, path, {"name": f"Player {number}"}))["token"]
    return RoomTable(made["code"], made["token"], seats)


async def write_log(store: Store, code: str, entries: Sequence[AnyEntry], at: float) -> Room:
    """Write a room as if all this had been done at that time."""
    room = Room(code)
    for entry in entries:
        room.apply(entry, at)
        if room.number == 1:
            assert await store.create(code, ROOM, [write_entry(entry)], at)
        else:
            assert await store.append(code, ROOM, room.number, [write_entry(entry)], at, room.due(at))
    return room


async def begun_table(
    server: Server,
    code: str,
    setup: Setup,
    seed: str,
    at: float | None = None,
    decided: Iterable[Decided] = (),
) -> RoomTable:
    """Write a room whose match began then, with a seed that we know, and what was decided at once."""
    people = [number for number, chair in enumerate(setup.chairs) if chair.kind == "person"]
    taken = [SatDown(number, f"Player {number}", f"key-{code}-{number}") for number in people]
    entries: list[AnyEntry] = [Created(setup, f"key-{code}-host"), *taken, Started(seed), *decided]
    store = await open_store(server.config.database_url)
    try:
        await write_log(store, code, entries, time.time() if at is None else at)
    finally:
        await store.close()
    tokens = Tokens(secret_key(server.config))
    seats = {number: tokens.seat(code, number, f"key-{code}-{number}") for number in people}
    return RoomTable(code, tokens.host(code, f"key-{code}-host"), seats)


async def logs_of(server: Server, codes: Iterable[str]) -> dict[str, list[AnyEntry]]:
    """Read logs from the database; check that no number is missing, none is there twice, and every entry is
    legal where it is."""
    store = await open_store(server.config.database_url)
    found: dict[str, list[AnyEntry]] = {}
    try:
        for code in codes:
            log = await store.load(code, ROOM)
            assert [logged.number for logged in log] == list(range(1, len(log) + 1))
            LiveLog(code, room_kind(Presence(LocalBus()))).take(log)
            found[code] = [read_entry(logged.body) for logged in log]
    finally:
        await store.close()
    return found


def folded(code: str, log: Sequence[AnyEntry]) -> Room:
    room = Room(code)
    for entry in log:
        room.apply(entry, 0.0)
    return room


# ---------------------------------------------------------------- browsers


class Received(NamedTuple):
    at: float
    text: str


class Acknowledged(NamedTuple):
    """A decision that the server has said to be written down."""

    number: int
    robot: str
    decision: dict[str, Any]


class Browser:
    """Holds tokens of one room, plays anything for its chairs, and records every message. When it is cut off
    it comes again, to the next server."""

    def __init__(
        self, servers: Sequence[Server], code: str, tokens: Iterable[str] = (), seed: object = 0
    ) -> None:
        self.servers = servers
        self.where = 0
        self.code = code
        self.tokens = tuple(tokens)
        self.visitor = ""  # the word by which it is told apart from others behind its address
        self.rng = Random(f"{code} {seed}")
        self.plays = True
        self.hosts = False  # starts the match
        self.stops_at = ""  # a kind of request that it leaves open
        self.most_rounds = 1000  # then it resigns
        self.round = 0  # that the match has come to
        self.laid: set[str] = set()  # programs that nobody lays again
        self.received: list[Received] = []
        self.views: dict[int | None, Any] = {}
        self.acknowledged: list[Acknowledged] = []
        self.said: list[dict[str, Any]] = []  # decisions that were sent, written down or not
        self.refused: list[str] = []
        self.pending: dict[int, tuple[int, dict[str, Any]] | None] = {}
        self.closed: list[int | None] = []  # why connections ended
        self.connections = 0
        self.last = 0
        self.is_over = False
        self.socket: ClientConnection | None = None

    async def run(self) -> None:
        """Play until the match is over."""
        while not self.is_over:
            try:
                await self.converse()
            except (OSError, WebSocketException, TimeoutError):
                self.where = (self.where + 1) % len(self.servers)
                await asyncio.sleep(0.02)

    async def converse(self) -> None:
        address = self.servers[self.where].live_url(self.code) + (self.visitor and f"?visitor={self.visitor}")
        async with connect(address, compression=None, ping_interval=None, max_size=None) as self.socket:
            self.connections += 1
            self.pending.clear()
            self.views.clear()
            await self.say("hello", tokens=self.tokens)
            try:
                while not self.is_over:
                    for line in str(await self.socket.recv()).split("\n"):
                        await self.take(line)
            finally:
                self.closed.append(self.socket.close_code)

    async def say(self, kind: str, **what: object) -> int:
        assert self.socket
        self.last += 1
        await self.socket.send(msgspec.json.encode({"type": kind, "id": self.last, **what}).decode())
        return self.last

    async def take(self, text: str) -> None:
        self.received.append(Received(time.time(), text))
        message = msgspec.json.decode(text)
        if message["type"] == "seen":
            self.see(message["chair"], message["room"])
        elif message["type"] == "news":
            self.see(message["chair"], fold_news(self.views[message["chair"]], message))
        elif message["type"] in ("done", "refused"):
            await self.settle(message)
        if self.plays and not self.is_over:
            await self.act()

    def see(self, chair: int | None, room: Any) -> None:
        assert room["number"] >= self.views.get(chair, {"number": 0})["number"]
        self.views[chair] = room
        if match := room.get("match"):
            self.round = match.get("round", {}).get("number", 0)
            self.is_over = match["phase"] == "over" and len(self.views) >= len(self.chairs)

    async def settle(self, message: Any) -> None:
        asked = self.pending.pop(message["id"], None)
        if message["type"] == "refused":
            self.refused.append(message["reason"])
            await self.say("sync")
        elif asked:
            chair, decision = asked
            robot = self.views[chair]["match"]["robot"]
            self.acknowledged.append(Acknowledged(message["number"], robot, decision))

    @property
    def chairs(self) -> list[int]:
        return [chair for chair in self.views if chair is not None]

    async def act(self) -> None:
        """Decide one thing, if nothing is on its way."""
        if self.pending:
            return
        for chair, room in self.views.items():
            match = room.get("match")
            if match is None and self.hosts:
                self.pending[await self.say("start")] = None
                return
            if (
                match
                and chair is not None
                and "request" in match
                and match["request"]["kind"] != self.stops_at
            ):
                decision = self.decision(match["request"])
                said = await self.say("decide", chair=chair, number=room["number"], decision=decision)
                self.pending[said] = chair, decision
                self.said.append({**decision, "robot": match["robot"]})
                return

    async def play_on(self) -> None:
        self.plays = True
        await self.act()

    def decision(self, request: Any) -> dict[str, Any]:
        if request["kind"] == "component":
            return {"pick": self.rng.choice(request["options"])}
        if request["kind"] != "program":
            return {"choice": {request["kind"]: self.rng.choice(request["options"])}}
        if self.round > self.most_rounds:
            return {"resign": True}
        return {"program": self.program(request)}

    def program(self, request: Any) -> list[Command]:
        """Lay commands only: bonus cards are left to the bots."""
        hand = Counter({card: count for card, count in request["cards"].items() if card not in BONUS})
        for _ in range(100):
            rows = self.rng.sample(list(hand.elements()), min(request["rows"][1], hand.total()))
            if str(rows) not in self.laid:
                break
        self.laid.add(str(rows))
        return rows


async def play(browsers: Sequence[Browser], *others: Awaitable[object], seconds: float = PATIENCE) -> None:
    """Let all play to the end of their matches, while the others do what they do."""
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for browser in browsers:
            group.create_task(browser.run())
        for other in others:
            group.create_task(_waited(other))


async def _waited(other: Awaitable[object]) -> None:
    await other


async def play_until(browsers: Sequence[Browser], condition: Callable[[], bool]) -> None:
    """Let all play until this holds."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(browser.run()) for browser in browsers]
        await until(condition)
        for task in tasks:
            task.cancel()


def browsers_at(servers: Sequence[Server], table: RoomTable, spectators: int = 0) -> list[Browser]:
    """Make a browser for every person, the host's token with the first, and spectators."""
    made = [
        Browser(servers, table.code, ([table.host] if not number else []) + [token], chair)
        for number, (chair, token) in enumerate(table.seats.items())
    ]
    made += [Browser(servers, table.code, (), f"spectator {number}") for number in range(spectators)]
    made[0].hosts = True
    laid: set[str] = set()
    for browser in made:
        browser.laid = laid
    return made


def check_acknowledged(log: Sequence[AnyEntry], browsers: Sequence[Browser]) -> None:
    """Check that every decision that was said to be written down is there under its number, and no program
    more often than it was sent: a robot with one row left has few, and may lay one again."""
    numbers = [each.number for browser in browsers for each in browser.acknowledged]
    assert len(numbers) == len(set(numbers))
    bodies = [entry.decision if isinstance(entry, Decided) else None for entry in log]
    for browser in browsers:
        for number, robot, decision in browser.acknowledged:
            assert bodies[number - 1] == {**decision, "robot": robot}
            if "program" in decision:
                body = {**decision, "robot": robot}
                assert bodies.count(body) <= browser.said.count(body)
