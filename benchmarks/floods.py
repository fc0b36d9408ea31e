"""What one address can do to a server, in a process of its own: the floods of `benchmarks.attacks`.

The attacker is cheap: it writes and reads bytes, and uses another visitor name for every request.
"""

import asyncio
import json
import random
import secrets
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache, partial
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from benchmarks.clients import ClientSeat
from golems.match.arenas import arenas, write_arena
from golems.puzzles.course import puzzles
from golems.server.log.codes import new_code
from golems.server.workshop.documents import open_document

HOST = "127.0.0.1"
ATTACKER = "127.0.0.66"
AT_ONCE = 8  # requests under way in one flood
NARROW = 4096  # bytes that the system keeps for one who never reads
CLOSED = "closed"  # instead of the status of an answer
LATER = 1.0  # seconds until somebody who was turned away comes again
ENDS = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)


class Damage(NamedTuple):
    """What a flood was answered, and what it took."""

    counts: dict[str, int]
    seconds: float
    busy: float  # seconds of processor time


@dataclass
class Target:
    """The server, and rooms in which the attacker sits on every chair."""

    port: int
    rooms: list[list[ClientSeat]]
    sockets: int  # sockets that are held open at once
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def seats(self) -> list[ClientSeat]:
        return [seat for room in self.rooms for seat in room]


# ---------------------------------------------------------------- lines


class RequestLine:
    """A connection for one request after the other, which is opened again when it was closed."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object = None) -> None:
        """Count the status of the answer; the answer itself is read and dropped."""
        try:
            status = await self.answer(request(method, path, body))
        except ENDS:
            status = CLOSED
            self.close()
            await asyncio.sleep(0.01)
        self.target.counts[status] += 1

    async def answer(self, asked: bytes) -> str:
        if self.writer is None:
            self.reader, self.writer = await opened(self.target.port)
        assert self.reader
        self.writer.write(asked)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        _, _, length = head.partition("\r\ncontent-length: ")
        if length:
            await self.reader.readexactly(int(length.partition("\r\n")[0]))
        elif "transfer-encoding: chunked" in head:
            await self.reader.readuntil(b"\r\n0\r\n\r\n")
        if "connection: close" in head:
            self.close()
        return head.split(" ", 2)[1]

    def close(self) -> None:
        if self.writer:
            self.writer.close()
        self.reader = self.writer = None


async def opened(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0), limit=1 << 24)


def request(method: str, path: str, body: object = None) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\nx-golems-visitor: {secrets.token_hex(12)}\r\n"
    return f"{head}content-length: {len(data)}\r\ncontent-type: application/json\r\n\r\n".encode() + data


async def asking(target: Target, questions: Callable[[], tuple[str, str, object]]) -> None:
    """Ask on some lines at once, each as fast as it is answered."""

    async def ask_on() -> None:
        line = RequestLine(target)
        try:
            while True:
                await line.ask(*questions())
        finally:
            line.close()

    await together(ask_on() for _ in range(AT_ONCE))


async def together(works: Iterable[Awaitable[None]]) -> None:
    await asyncio.gather(*works)


@asynccontextmanager
async def talking(
    target: Target, seat: ClientSeat
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a WebSocket that has said hello."""
    reader, writer = await opened(target.port)
    try:
        writer.write(handshake(seat.path))
        head = await reader.readuntil(b"\r\n\r\n")
        target.counts[head.split(b" ", 2)[1].decode()] += 1
        if b" 101 " not in head:
            raise ConnectionError
        writer.write(frame({"type": "hello", "tokens": seat.tokens}))
        yield reader, writer
    finally:
        writer.close()


def handshake(path: str) -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(message: object) -> bytes:
    data = json.dumps(message).encode()
    head = bytes((0x81, 0x80 | len(data))) if len(data) < 126 else bytes((0x81, 0xFE)) + len(data).to_bytes(2)
    return head + bytes(4) + data


async def again_and_again(target: Target, work: Callable[[], Awaitable[None]]) -> None:
    """Come again after being turned away or cut off."""
    while True:
        try:
            await work()
        except ENDS:
            target.counts[CLOSED] += 1
        await asyncio.sleep(LATER)


# ---------------------------------------------------------------- floods of requests


async def wrong_codes(target: Target) -> None:
    paths = ("/api/rooms/{}", "/api/codes/{}", "/api/rooms/{}/picture", "/api/tournaments/{}")
    await asking(target, lambda: ("GET", random.choice(paths).format(new_code()), None))


async def new_rooms(target: Target) -> None:
    setup = {"game": "L1", "chairs": [{}, {}]}
    await asking(target, lambda: ("POST", "/api/rooms", {"setup": setup}))


async def pages(target: Target) -> None:
    paths = ("/", "/api/rulebook", "/api/arenas", "/api/puzzles", "/api/editor", "/openapi.json")
    await asking(target, lambda: ("GET", random.choice(paths), None))


async def analyses(target: Target) -> None:
    """Ask for the hardest analysis that is accepted: a large board and full hands, or else a small board."""
    sizes = (26, 16, 8, 6)
    await asking(
        target, lambda: ("POST", "/api/analysis", {"record": battle(random.choice(sizes)), "round": 0})
    )


async def proofs(target: Target) -> None:
    await asking(target, lambda: ("POST", "/api/editor/prove", {"puzzle": hard_puzzle()}))


async def drafts(target: Target) -> None:
    questions = ("/api/draft", draft), ("/api/editor/check", sketch), ("/api/puzzle/draft", puzzle_draft)

    def question() -> tuple[str, str, object]:
        path, body = random.choice(questions)
        return "POST", path, body()

    await asking(target, question)


async def films(target: Target) -> None:
    record = battle(8)
    record["rounds"] *= 7  # a game that goes on for very long
    await asking(target, lambda: ("POST", "/api/film", {"record": record}))


def battle(size: int) -> dict[str, Any]:
    """Return the record of a match that nobody has asked about before."""
    parts = {"processor": "p4", "weapon": "w2", "chassis": "c1"}
    robots = [
        {"id": "red", "cell": "a1", "facing": "E", **parts},
        {"id": "blue", "cell": "c3", "facing": "W", **parts},
    ]
    start = {"edition": "4.0", "board": ["." * size] * size, "hand": FULL_HAND, "robots": robots}
    turns = {robot: " ".join(random.choices("LRSD", k=4)) for robot in ("red", "blue")}
    return {
        "format": "golems-record/1",
        "start": start,
        "players": [{"name": secrets.token_hex(4)}],
        "rounds": [{"event": "nothing", "programs": turns}],
        "result": {"winners": ["red"], "reason": "G11"},
    }


FULL_HAND = dict.fromkeys(
    ("forward", "backward", "left", "right", "stand", "attack", "defend", "loop", "if"), 9
)


def hard_puzzle() -> dict[str, Any]:
    """Return a puzzle without a solution: a cell that nobody can reach, from anywhere, in two rounds."""
    board = [*["......#.", "......##"], *["........"] * 6]
    cell = f"{random.choice('abcdef')}{random.randint(3, 8)}"
    hand = {card: count for card, count in FULL_HAND.items() if card not in ("loop", "if")}
    robots = [
        {"id": "red", "cell": cell, "facing": random.choice("NESW"), "simple": True},
        {"id": "blue", "cell": "b2", "facing": "N", "simple": True},
    ]
    text = {"title": secrets.token_hex(4), "story": "-"}
    return {
        "format": "golems-puzzle/1",
        "kind": "write",
        "concepts": ["sequence"],
        "texts": {"en": text, "ru": text},
        "position": {"edition": "4.0", "board": board, "robots": robots, "hand": hand},
        "control": "red",
        "rows": 4,
        "rounds": 2,
        "goals": [{"goal": "reach", "cell": "h1"}],
        "others": {"blue": ["F L R D"] * 2},
    }


def draft() -> dict[str, Any]:
    return {"position": battle(26)["start"], "robot": "red", "program": [None] * 4, "ghost": True}


@cache
def sketch() -> dict[str, Any]:
    largest = max(arenas().values(), key=lambda arena: len(arena.board))
    return {"sketch": msgspec.to_builtins(open_document(write_arena(largest), "en").sketch), "robots": 2}


def puzzle_draft() -> dict[str, Any]:
    return {"puzzle": random.choice(list(puzzles())), "program": [None] * 4}


# ---------------------------------------------------------------- floods of connections


async def idle_sockets(target: Target) -> None:
    """Open spectators who say hello and then nothing."""

    async def stay() -> None:
        async with talking(target, ClientSeat(target.seats[0].path, [])) as (reader, _):
            while await reader.read(65536):
                pass

    await together(again_and_again(target, stay) for _ in range(target.sockets))


async def half_heads(target: Target) -> None:
    await trickle(target, f"GET / HTTP/1.1\r\nhost: {HOST}\r\nx-slow: ".encode())


async def half_bodies(target: Target) -> None:
    await trickle(
        target, f"POST /api/rooms HTTP/1.1\r\nhost: {HOST}\r\ncontent-length: 9999\r\n\r\n{{".encode()
    )


async def trickle(target: Target, beginning: bytes) -> None:
    """Send a byte a second, for ever."""

    async def begin() -> None:
        reader, writer = await opened(target.port)
        try:
            writer.write(beginning)
            while not reader.at_eof():
                writer.write(b"a")
                await writer.drain()
                with suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await reader.read(4096)
        finally:
            writer.close()
        raise ConnectionError

    await together(again_and_again(target, begin) for _ in range(target.sockets))


async def never_reading(target: Target) -> None:
    """Open sockets that are sent everything and read nothing."""
    messages = [frame({"type": "sync"}) for _ in range(15)]

    async def ask_only(seat: ClientSeat) -> None:
        loop, plain = asyncio.get_running_loop(), socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
        plain.setblocking(False)
        plain.bind((ATTACKER, 0))
        with plain:
            await loop.sock_connect(plain, (HOST, target.port))
            await loop.sock_sendall(
                plain, handshake(seat.path) + frame({"type": "hello", "tokens": seat.tokens})
            )
            while True:
                await loop.sock_sendall(plain, b"".join(messages))
                target.counts["sent"] += len(messages)
                await asyncio.sleep(1.0)

    seats = [target.seats[number % len(target.seats)] for number in range(min(target.sockets, 50))]
    await together(again_and_again(target, partial(ask_only, seat)) for seat in seats)


async def messages(target: Target) -> None:
    """Let everybody send as much as is allowed: 20 a second, 300 a minute."""

    async def chatter(seat: ClientSeat) -> None:
        async with talking(target, seat) as (reader, writer):
            while not reader.at_eof():
                kind = random.choice(({"type": "sync"}, {"type": "react", "chair": 0, "reaction": "wow"}))
                writer.write(frame({"id": 1, **kind}))
                target.counts["sent"] += 1
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.2):
                        while await reader.read(65536):
                            pass
        raise ConnectionError

    await together(again_and_again(target, partial(chatter, seat)) for seat in target.seats)


async def spectators(target: Target) -> None:
    """Let many look on in one room where as much happens as is allowed."""
    room = Target(target.port, target.rooms[:1], target.sockets, target.counts)
    await together((idle_sockets(room), messages(room)))


FLOODS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "wrong codes": wrong_codes,
    "new rooms": new_rooms,
    "pages": pages,
    "analyses": analyses,
    "proofs": proofs,
    "drafts": drafts,
    "films": films,
    "idle sockets": idle_sockets,
    "half heads": half_heads,
    "half bodies": half_bodies,
    "never reading": never_reading,
    "messages": messages,
    "spectators": spectators,
}


# ---------------------------------------------------------------- the process


def attack(pipe: Connection, port: int, rooms: list[list[ClientSeat]], sockets: int) -> None:
    """Follow the parent's orders: run these floods until it sends others; none is the end."""
    asyncio.run(obey(pipe, Target(port, rooms, sockets)))


async def obey(pipe: Connection, target: Target) -> None:
    while names := await asyncio.to_thread(pipe.recv):
        target.counts.clear()
        began, busy = time.perf_counter(), time.process_time()
        floods = [asyncio.create_task(whole(FLOODS[name](target))) for name in names]
        await asyncio.to_thread(pipe.recv)
        for flood in floods:
            flood.cancel()
        await asyncio.wait(floods)
        for flood in floods:
            if not flood.cancelled() and (error := flood.exception()):
                target.counts[type(error).__name__] += 1
        pipe.send(Damage(dict(target.counts), time.perf_counter() - began, time.process_time() - busy))


async def whole(flood: Awaitable[None]) -> None:
    await flood
