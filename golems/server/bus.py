"""How the workers of a server hear that a room has grown."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import chain, repeat
from typing import Any, Final, Protocol

import asyncpg

from golems.server.storage import dsn, is_postgres

Heard = Callable[[str, int], None]
Gap = Callable[[], None]

CHANNEL: Final = "golems"
DELETED: Final = 2**31 - 1  # told instead of a number
LONGEST: Final = 7999  # bytes of a notice that PostgreSQL takes
PATIENCE: Final = 10.0  # seconds for PostgreSQL to answer
PULSE: Final = 30.0  # seconds of silence after which the connection is tried
PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to connect again
LOST: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def nothing() -> None:
    pass


class Bus(Protocol):
    async def publish(self, room: str, number: int) -> None:
        """Tell every worker, this one too, that the room has entries up to this number."""

    def subscribe(self, callback: Heard, on_gap: Gap = nothing) -> None:
        """`on_gap` is called when something may have been missed: look after every room you hold."""

    async def close(self) -> None: ...


class LocalBus:
    """One worker: nobody else to tell."""

    def __init__(self) -> None:
        self._subscribers: list[Heard] = []

    async def publish(self, room: str, number: int) -> None:
        for callback in self._subscribers:
            callback(room, number)

    def subscribe(self, callback: Heard, on_gap: Gap = nothing) -> None:
        self._subscribers.append(callback)

    async def close(self) -> None:
        self._subscribers.clear()


class PostgresBus:
    """LISTEN and NOTIFY on one connection. Notices wait until they are sent; of a room, only the last."""

    def __init__(self, url: str) -> None:
        self._dsn = dsn(url)
        self._subscribers: list[tuple[Heard, Gap]] = []
        self._unsaid: dict[str, int] = {}
        self._stir = asyncio.Event()
        self._connection: Any = None
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    async def publish(self, room: str, number: int) -> None:
        if len(f"{room} {number}".encode()) > LONGEST:
            raise ValueError(f"the code of a room is too long for a notice: {room[:20]!r}…")
        self._unsaid[room] = max(number, self._unsaid.get(room, number))
        self._stir.set()

    def subscribe(self, callback: Heard, on_gap: Gap = nothing) -> None:
        self._subscribers.append((callback, on_gap))

    async def close(self) -> None:
        if self._keeper is None:
            return
        self._keeper.cancel()
        await asyncio.wait([self._keeper])
        with suppress(*LOST):
            await self._say()
        await self._connection.close(timeout=PATIENCE)

    async def _keep(self) -> None:
        while True:
            with suppress(*LOST):
                await self._converse()
            self._connection.terminate()
            await self._reconnect()
            for _, on_gap in self._subscribers:
                on_gap()

    async def _converse(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await self._stir.wait()
            self._stir.clear()
            await self._say()

    async def _say(self) -> None:
        """With nothing to say it still tries the connection."""
        said = dict(self._unsaid)
        notices = [f"{room} {number}" for room, number in said.items()]
        query = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"
        await self._connection.execute(query, CHANNEL, notices, timeout=PATIENCE)
        self._unsaid = {room: number for room, number in self._unsaid.items() if said.get(room) != number}

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(self._dsn, timeout=PATIENCE)
        self._connection.add_termination_listener(lambda _: self._stir.set())
        await self._connection.add_listener(CHANNEL, self._hear)

    async def _reconnect(self) -> None:
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                await self._connect()
            except LOST:
                await asyncio.sleep(pause)
            else:
                return

    def _hear(self, connection: object, pid: int, channel: str, notice: str) -> None:
        room, _, number = notice.rpartition(" ")
        for callback, _ in self._subscribers:
            callback(room, int(number))


async def open_bus(url: str) -> Bus:
    if not is_postgres(url):
        return LocalBus()
    bus = PostgresBus(url)
    await bus.start()
    return bus
