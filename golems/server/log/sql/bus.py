"""How the workers of a server on PostgreSQL hear that a log has grown."""

import asyncio
from contextlib import suppress
from itertools import chain, repeat
from typing import Any, Final

import asyncpg

from golems.server.log.bus import Gap, Heard, Overheard, nothing
from golems.server.log.sql.engines import dsn

CHANNEL: Final = "golems"
ASIDE: Final = "golems_aside"  # the channel of what is not stored
LONGEST: Final = 7999  # bytes of a notice that PostgreSQL takes
PATIENCE: Final = 10.0  # seconds for PostgreSQL to answer
PULSE: Final = 30.0  # seconds of silence after which the connection is tried
PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to connect again
LOST: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresBus:
    """Tells workers with LISTEN and NOTIFY on one connection. Notices wait until they are sent, and only the
    last one of each log does."""

    def __init__(self, url: str) -> None:
        self._dsn = dsn(url)
        self._subscribers: list[tuple[Heard, Gap]] = []
        self._unsaid: dict[str, int] = {}
        self._hearers: list[tuple[Overheard, Gap]] = []
        self._mentions: list[str] = []
        self._stir = asyncio.Event()
        self._connection: Any = None
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    async def publish(self, code: str, number: int) -> None:
        if len(f"{code} {number}".encode()) > LONGEST:
            raise ValueError(f"a code is too long for a notice: {code[:20]!r}…")
        self._unsaid[code] = max(number, self._unsaid.get(code, number))
        self._stir.set()

    def subscribe(self, callback: Heard, on_gap: Gap = nothing) -> None:
        self._subscribers.append((callback, on_gap))

    def mention(self, text: str) -> None:
        if len(text.encode()) > LONGEST:
            raise ValueError(f"a mention is too long for a notice: {text[:20]!r}…")
        self._mentions.append(text)
        self._stir.set()

    def overhear(self, callback: Overheard, on_gap: Gap = nothing) -> None:
        self._hearers.append((callback, on_gap))

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
            self._mentions.clear()
            for _, on_gap in [*self._subscribers, *self._hearers]:
                on_gap()

    async def _converse(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await self._stir.wait()
            self._stir.clear()
            await self._say()

    async def _say(self) -> None:
        """Send what waits. With nothing to send it still tries the connection."""
        said, mentions = dict(self._unsaid), self._mentions
        self._mentions = []
        await self._notify(CHANNEL, [f"{code} {number}" for code, number in said.items()])
        self._unsaid = {code: number for code, number in self._unsaid.items() if said.get(code) != number}
        if mentions:
            await self._notify(ASIDE, mentions)

    async def _notify(self, channel: str, notices: list[str]) -> None:
        query = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"
        await self._connection.execute(query, channel, notices, timeout=PATIENCE)

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(self._dsn, timeout=PATIENCE)
        self._connection.add_termination_listener(lambda _: self._stir.set())
        await self._connection.add_listener(CHANNEL, self._hear)
        await self._connection.add_listener(ASIDE, self._overhear)

    async def _reconnect(self) -> None:
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                await self._connect()
            except LOST:
                await asyncio.sleep(pause)
            else:
                return

    def _hear(self, connection: object, pid: int, channel: str, notice: str) -> None:
        code, _, number = notice.rpartition(" ")
        for callback, _ in self._subscribers:
            callback(code, int(number))

    def _overhear(self, connection: object, pid: int, channel: str, notice: str) -> None:
        for callback, _ in self._hearers:
            callback(notice)


async def open_bus(url: str) -> PostgresBus:
    bus = PostgresBus(url)
    await bus.start()
    return bus
