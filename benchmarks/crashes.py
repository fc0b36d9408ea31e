"""Servers killed while many play: what was acknowledged is in the log, once. For `benchmarks.attacks`."""

import asyncio
import os
import random
import shutil
import signal
import statistics
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from rich.console import Console
from rich.table import Table as Shown

from golems.server.rooms.entries import Decided
from golems.server.tables import ChairSetup, Setup
from tests.server.conftest import start_postgres
from tests.server.driving import (
    Browser,
    RoomTable,
    Server,
    browsers_at,
    logs_of,
    set_table,
    stopping,
    until,
    workers_of,
)

TABLES = 40  # tables that are played at once
WANTED = 200  # acknowledgements a second, when a server is killed
PATIENCE = 120.0  # seconds for anything
LONGEST = 30.0  # seconds after which the server is killed even if the rate is not reached
SETUPS = (Setup("L1", (ChairSetup(), ChairSetup())), Setup("L2", (ChairSetup(), ChairSetup())))


@dataclass
class CrashedGames:
    """Everybody who plays, and when decisions were acknowledged."""

    server: Server
    played: list[tuple[RoomTable, list[Browser]]] = field(default_factory=list)
    times: deque[float] = field(default_factory=lambda: deque(maxlen=10 * WANTED))

    @property
    def rate(self) -> int:
        """Return the acknowledgements of the last second."""
        since = time.monotonic() - 1.0
        return sum(at > since for at in self.times)

    async def play_on(self) -> None:
        """Play one match after the other, whatever happens to the server."""
        while True:
            try:
                table = await set_table(self.server, random.choice(SETUPS))
            except (httpx2.TransportError, AssertionError):  # killed in the middle of it
                await asyncio.sleep(0.05)
                continue
            browsers = browsers_at([self.server], table)
            self.played.append((table, browsers))
            await asyncio.gather(*[self.follow(browser) for browser in browsers])

    async def follow(self, browser: Browser) -> None:
        running = asyncio.create_task(browser.run())
        known = 0
        try:
            while not running.done():
                await asyncio.wait([running], timeout=0.05)
                self.times.extend([time.monotonic()] * (len(browser.acknowledged) - known))
                known = len(browser.acknowledged)
                browser.received.clear()
        finally:
            running.cancel()


async def kill_again_and_again(console: Console, kills: int, is_postgres: bool) -> None:
    folder = Path(tempfile.mkdtemp(prefix="golems-killed-"))
    rates: list[int] = []
    async with database(is_postgres) as url:
        server = Server(folder / "data", url, flags={"workers": "2"} if is_postgres else {})
        game = CrashedGames(server)
        with stopping(server):
            await server.start(PATIENCE)
            players = [asyncio.create_task(game.play_on()) for _ in range(TABLES)]
            for number in range(kills):
                rates.append(await busy_moment(game))
                await kill(server, workers_only=is_postgres and number % 2 == 1)
            for player in players:
                player.cancel()
            await asyncio.wait(players)
        show(console, kills, rates, await verdict(server, game.played), is_postgres)
    shutil.rmtree(folder)


@asynccontextmanager
async def database(is_postgres: bool) -> AsyncIterator[str]:
    if not is_postgres:
        yield ""
        return
    with start_postgres() as postgres:
        postgres.psql("CREATE DATABASE golems_killed;")
        yield postgres.get_uri("golems_killed")


async def busy_moment(game: CrashedGames) -> int:
    """Wait until enough is acknowledged, and then for any moment of the next tenth of a second."""
    end = time.monotonic() + LONGEST
    await until(lambda: game.rate >= WANTED or time.monotonic() > end, PATIENCE)
    await asyncio.sleep(random.uniform(0, 0.1))
    return game.rate


async def kill(server: Server, workers_only: bool) -> None:
    """Kill the whole server or one of its workers, and wait until all are there again."""
    if workers_only:
        os.kill(random.choice(list(await workers_of(server, 2, PATIENCE))), signal.SIGKILL)
        await workers_of(server, 2, PATIENCE)
        return
    processes = server.children()
    server.kill()
    await until(lambda: not [process for process in processes if process.exists()], PATIENCE)
    await server.start(PATIENCE)


# ---------------------------------------------------------------- what the logs say


@dataclass
class Verdict:
    rooms: int = 0
    acknowledged: int = 0
    connections: int = 0
    lost: int = 0
    doubled: int = 0


async def verdict(server: Server, played: Sequence[tuple[RoomTable, list[Browser]]]) -> Verdict:
    logs = await logs_of(server, [table.code for table, _ in played])
    found = Verdict(len(played))
    for table, browsers in played:
        bodies = [entry.decision if isinstance(entry, Decided) else None for entry in logs[table.code]]
        compare(found, bodies, browsers)
    return found


def compare(found: Verdict, bodies: Sequence[Any], browsers: Sequence[Browser]) -> None:
    """Compare the log with what was sent; a program that is there more often than it was sent was written
    twice."""
    for browser in browsers:
        found.connections += browser.connections
        for number, robot, decision in browser.acknowledged:
            body = {**decision, "robot": robot}
            found.acknowledged += 1
            found.lost += number > len(bodies) or bodies[number - 1] != body
            found.doubled += "program" in decision and bodies.count(body) > browser.said.count(body)


def show(console: Console, kills: int, rates: Sequence[int], found: Verdict, is_postgres: bool) -> None:
    where = (
        "PostgreSQL, two workers: the server and a worker in turns" if is_postgres else "SQLite, one worker"
    )
    table = Shown("", "", title=f"{kills} kills on {where}")
    enough = sum(rate >= WANTED for rate in rates)
    table.add_row(f"kills at {WANTED} acknowledgements a second or more", f"{enough} of {kills}")
    table.add_row(
        "acknowledgements a second when killed (least, median)",
        f"{min(rates)}, {statistics.median(rates):.0f}",
    )
    table.add_row("rooms, connections", f"{found.rooms:,}, {found.connections:,}")
    table.add_row("acknowledged decisions", f"{found.acknowledged:,}")
    table.add_row("of these lost, doubled (wanted: none)", f"{found.lost}, {found.doubled}")
    console.print(table)
