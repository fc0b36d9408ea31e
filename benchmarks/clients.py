"""Clients of the load benchmark, cheap enough that the servers have the work.

Frames are written and read here, because a general client costs as much as the server that it loads.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

TEXT, PING, PONG = 0x1, 0x9, 0xA
FIN, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a mask of zeros leaves everything as it is
SMALL, WORD, LONG = 126, 126, 127  # lengths below SMALL are written directly; marks of longer ones
SIZES = 20_000  # the sizes that are remembered
PATIENCE = 15.0  # seconds for the last updates
TICK = 0.001
SEATS = 4
HEAD = 30  # bytes in which an echo says whose it is

Size: TypeAlias = tuple[int, int]  # bytes of a message and of the update that follows from it


class ClientSeat(NamedTuple):
    """Where a client connects, with which tokens, and from which address of this machine."""

    path: str
    tokens: list[str]
    source: str | None = None


class LoadOutcome(NamedTuple):
    """What a load of some seconds has shown."""

    told: int = 0  # messages whose update everybody had in this time
    seconds: float = 0.0
    latencies: Sequence[float] = ()  # from a message sent to its update received by the last of the room
    errors: int = 0
    lost: int = 0
    busy: float = 0.0  # seconds of processor time that the clients took


# ---------------------------------------------------------------- sockets


class Socket(asyncio.Protocol):
    """One client's WebSocket: whole text messages in and out."""

    def __init__(self, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.path = path
        self.heard = heard
        self.lost = lost
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.lost()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done() and not self.shake_hands():
            return
        start = 0
        while frame := read_frame(self.buffer, start):
            opcode, begin, start = frame
            if opcode == TEXT:
                self.heard(bytes(self.buffer[begin:start]))
            elif opcode == PING:
                self.send(bytes(self.buffer[begin:start]), PONG)
        del self.buffer[:start]

    def shake_hands(self) -> bool:
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise ConnectionError(bytes(head))
        self.buffer = rest
        self.open.set_result(None)
        return True

    def send(self, data: bytes, opcode: int = TEXT) -> None:
        if len(data) < SMALL:
            head = bytes((FIN | opcode, MASKED | len(data)))
        else:
            head = bytes((FIN | opcode, MASKED | WORD)) + len(data).to_bytes(2)
        self.transport.write(head + NO_MASK + data)


def read_frame(buffer: bytearray, start: int) -> tuple[int, int, int] | None:
    """Return the kind of a whole frame and where its data begins and ends; servers send neither masks nor
    parts."""
    if len(buffer) < start + 2:
        return None
    opcode, size = buffer[start] & 0x0F, buffer[start + 1]
    begin = start + {WORD: 4, LONG: 10}.get(size, 2)
    if begin > start + 2:
        size = int.from_bytes(buffer[start + 2 : begin])
    return (opcode, begin, begin + size) if len(buffer) >= begin + size else None


# ---------------------------------------------------------------- the load


class Speaker:
    """A client that has something to say again and again."""

    socket: Socket

    def __init__(self, load: "Load", arrivals: "Arrivals", path: str, chair: int) -> None:
        self.load = load
        self.arrivals = arrivals
        self.path = path
        self.chair = chair

    async def come(self, host: str, port: int, source: str | None) -> None:
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(self.path, self.heard, self.load.failed),
            host,
            port,
            local_addr=(source, 0) if source else None,
        )
        await self.socket.open
        self.greet()

    def greet(self) -> None:
        raise NotImplementedError

    def heard(self, message: bytes) -> None:
        raise NotImplementedError

    def speak(self) -> None:
        raise NotImplementedError


@dataclass(eq=False)
class Load:
    """All clients of one process, and what they have seen."""

    at_once: bool = False  # who may speak does; else everybody waits in the line
    line: deque[Speaker] = field(default_factory=deque)
    told: int = 0
    under_way: int = 0
    latencies: list[float] = field(default_factory=list)
    errors: int = 0
    lost: int = 0
    sizes: deque[Size] = field(default_factory=lambda: deque(maxlen=SIZES))

    def offer(self, speaker: Speaker) -> None:
        if self.at_once:
            self.send(speaker)
        else:
            self.line.append(speaker)

    def send(self, speaker: Speaker) -> None:
        self.under_way += 1
        speaker.speak()

    def arrived(self, sent: float, now: float) -> None:
        self.under_way -= 1
        self.told += 1
        self.latencies.append(now - sent)

    def failed(self) -> None:
        self.errors += 1

    async def run(self, seconds: float, rate: float | None) -> LoadOutcome:
        """Send messages as fast as the server answers, or at this many a second."""
        self.told = self.errors = self.lost = 0
        self.latencies = []
        start, busy = time.perf_counter(), time.process_time()
        if rate is None:
            self.at_once = True
            for _ in range(len(self.line)):
                self.send(self.line.popleft())
            await asyncio.sleep(seconds)
            self.at_once = False
        else:
            await self.pace(start, seconds, rate)
        lasted, told = time.perf_counter() - start, self.told
        busy = time.process_time() - busy
        await self.settle()
        return LoadOutcome(told, lasted, self.latencies, self.errors, self.lost + self.under_way, busy)

    async def pace(self, start: float, seconds: float, rate: float) -> None:
        sent = 0
        while (elapsed := time.perf_counter() - start) < seconds:
            due = int(elapsed * rate) - sent
            for _ in range(min(due, len(self.line))):
                self.send(self.line.popleft())
            sent += due
            await asyncio.sleep(TICK)

    async def settle(self) -> None:
        end = time.perf_counter() + PATIENCE
        while self.under_way and time.perf_counter() < end:
            await asyncio.sleep(TICK)


class Arrivals:
    """A room's updates on their way; one is complete when all have it and the sender knows."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.sent: dict[object, float] = {}
        self.having: dict[object, int] = {}
        self.complete: dict[object, float] = {}

    def send(self, name: object, at: float) -> None:
        if name in self.complete:
            self.load.arrived(at, self.complete.pop(name))
        else:
            self.sent[name] = at

    def receive(self, name: object) -> None:
        having = self.having.pop(name, 0) + 1
        if having < SEATS:
            self.having[name] = having
        elif name in self.sent:
            self.load.arrived(self.sent.pop(name), time.perf_counter())
        else:
            self.complete[name] = time.perf_counter()


# ---------------------------------------------------------------- those who play


class Asked(msgspec.Struct):
    kind: str
    rows: tuple[int, int] = (0, 0)
    cards: dict[str, int] = {}
    options: list[Any] = []


class SeenMatch(msgspec.Struct):
    phase: str
    request: Asked | None = None


class ToldRoom(msgspec.Struct):
    match: SeenMatch | None = None


class ToldSeen(msgspec.Struct, tag_field="type", tag="seen"):
    number: int
    room: ToldRoom


class NewInMatch(msgspec.Struct):
    """null: it is gone."""

    phase: str | UnsetType = UNSET
    request: Asked | UnsetType | None = UNSET


class ToldNews(msgspec.Struct, tag_field="type", tag="news"):
    number: int
    match: NewInMatch | UnsetType = UNSET


class ToldDone(msgspec.Struct, tag_field="type", tag="done"):
    id: int
    number: int


class ToldRefused(msgspec.Struct, tag_field="type", tag="refused"):
    id: int
    reason: str


class ToldPresent(msgspec.Struct, tag_field="type", tag="present"):
    """Who is here: nobody decides anything because of it."""


TOLD: msgspec.json.Decoder[ToldSeen | ToldNews | ToldDone | ToldRefused | ToldPresent] = msgspec.json.Decoder(
    ToldSeen | ToldNews | ToldDone | ToldRefused | ToldPresent
)
ENCODER = msgspec.json.Encoder()
LETTERS = {
    "forward": "F",
    "backward": "B",
    "left": "L",
    "right": "R",
    "stand": "S",
    "attack": "A",
    "defend": "D",
}


class LoadPlayer(Speaker):
    """Decides anything legal whenever it is asked; the one on the first chair begins the matches."""

    def __init__(self, load: Load, arrivals: Arrivals, path: str, chair: int, tokens: list[str]) -> None:
        super().__init__(load, arrivals, path, chair)
        self.tokens = tokens
        self.number = 0  # the number of the last entry seen
        self.match: SeenMatch | None = None
        self.busy = False  # waits for its turn to speak, or for the answer
        self.began = 0.0
        self.size = 0

    def greet(self) -> None:
        self.socket.send(ENCODER.encode({"type": "hello", "tokens": self.tokens}))

    def heard(self, message: bytes) -> None:
        for line in message.split(b"\n"):
            self.take(line)

    def take(self, message: bytes) -> None:
        told = TOLD.decode(message)
        if isinstance(told, ToldSeen):
            self.number, self.match = told.number, told.room.match
        elif isinstance(told, ToldNews):
            self.take_news(told, len(message))
        elif isinstance(told, ToldDone):
            self.busy = False
            self.arrivals.send(told.number, self.began)
        elif isinstance(told, ToldRefused):
            self.load.failed()
            return
        if not self.busy and self.has_to_say():
            self.busy = True
            self.load.offer(self)

    def take_news(self, news: ToldNews, size: int) -> None:
        self.load.lost += news.number <= self.number
        for number in range(self.number + 1, news.number + 1):
            self.arrivals.receive(number)
        if self.size:
            self.load.sizes.append((self.size, size))
        self.number = news.number
        if news.match is not UNSET:
            self.match = self.match or SeenMatch("")
            if news.match.phase is not UNSET:
                self.match.phase = news.match.phase
            if news.match.request is not UNSET:
                self.match.request = news.match.request

    def has_to_say(self) -> bool:
        if self.match and self.match.request:
            return True
        return self.chair == 0 and (self.match is None or self.match.phase == "over")

    def speak(self) -> None:
        message = ENCODER.encode(self.message())
        self.size = len(message)
        self.began = time.perf_counter()
        self.socket.send(message)

    def message(self) -> dict[str, Any]:
        if self.match is None:
            return {"type": "start"}
        if self.match.request is None:
            return {"type": "rematch"}
        decision = decide(self.match.request)
        return {"type": "decide", "chair": self.chair, "number": self.number, "decision": decision}


def decide(asked: Asked) -> dict[str, Any]:
    if asked.kind == "component":
        return {"pick": random.choice(asked.options)}
    if asked.kind == "program":
        cards = [
            LETTERS[card] for card, count in asked.cards.items() for _ in range(count) if card in LETTERS
        ]
        return {"program": " ".join(random.sample(cards, random.randint(*asked.rows)))}
    return {"choice": {asked.kind: random.choice(asked.options)}}


# ---------------------------------------------------------------- those who echo


class Echoer(Speaker):
    """Says something of a size that players' messages have, and again when it is back."""

    def __init__(self, load: Load, arrivals: Arrivals, path: str, chair: int, sizes: list[Size]) -> None:
        super().__init__(load, arrivals, path, chair)
        self.sizes = sizes
        self.said = 0
        self.known: dict[int, int] = {}  # the last message of each chair

    def greet(self) -> None:
        self.load.offer(self)

    def speak(self) -> None:
        self.said += 1
        size, update = random.choice(self.sizes)
        message = f"{update} {self.chair} {self.said} ".ljust(size).encode()
        self.arrivals.send((self.chair, self.said), time.perf_counter())
        self.socket.send(message)

    def heard(self, message: bytes) -> None:
        chair, number = map(int, message[:HEAD].split(b" ", 3)[1:3])
        self.load.lost += number != self.known.get(chair, 0) + 1
        self.known[chair] = number
        self.arrivals.receive((chair, number))
        if chair == self.chair:
            self.load.offer(self)


# ---------------------------------------------------------------- one process of them


class LoadOrder(NamedTuple):
    """An order for some seconds of load; without a rate it goes as fast as possible."""

    seconds: float
    rate: float | None = None


def generate(
    pipe: Connection, host: str, port: int, rooms: list[list[ClientSeat]], sizes: list[Size]
) -> None:
    """Connect everybody, then follow the parent's orders until it sends nothing more."""
    asyncio.run(obey(pipe, host, port, rooms, sizes))


async def obey(
    pipe: Connection, host: str, port: int, rooms: list[list[ClientSeat]], sizes: list[Size]
) -> None:
    load = Load()
    everybody: list[Speaker] = []
    for members in rooms:
        arrivals = Arrivals(load)
        for chair, (path, tokens, source) in enumerate(members):
            everybody.append(
                Echoer(load, arrivals, path, chair, sizes)
                if sizes
                else LoadPlayer(load, arrivals, path, chair, tokens)
            )
            await everybody[-1].come(host, port, source)
    pipe.send(None)
    while order := await asyncio.to_thread(pipe.recv):
        pipe.send((await load.run(*order), list(load.sizes)))
    for each in everybody:
        each.socket.transport.abort()
