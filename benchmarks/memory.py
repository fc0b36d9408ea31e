"""Memory after everybody has gone: a part of `benchmarks.attacks`."""

import asyncio
import os
import shutil
import signal
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table as Shown
from websockets.asyncio.client import connect

from benchmarks.load import PAGE, allow_files
from golems.server.tables import ChairSetup, Setup
from tests.server.driving import BOOT, Server, browsers_at, play, set_table, stopping, until

AT_ONCE = 20  # rooms that are played at once
SOCKETS_AT_ONCE = 300
WARM = 40  # rooms that are played before anything is measured: by then everything is loaded
MIB = 1024 * 1024
SETUP = Setup("L2", (ChairSetup(), ChairSetup()))
# A server that tidies up every second instead of every minute, and gives memory back when it is told to.
TIDY = f"""
import ctypes, gc, signal
from golems.server import app
from golems.server.log import actor
app.TIDY, actor.IDLE = 1.0, 1.0

def give_back(*_):
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)

signal.signal(signal.SIGUSR1, give_back)
{BOOT}
"""


async def fill_and_leave(console: Console, rooms: int, sockets: int) -> None:
    """Play so many rooms to their end, open and close so many sockets, and look what stays."""
    allow_files(SOCKETS_AT_ONCE + 500)
    folder = Path(tempfile.mkdtemp(prefix="golems-memory-"))
    server = Server(folder / "data", boot=TIDY)
    with stopping(server):
        await server.start()
        await play_rooms(server, WARM)
        await come_and_go(server, SOCKETS_AT_ONCE)
        before = [await settled(server), await trimmed(server)]
        await play_rooms(server, rooms)
        most = memory(server)
        await come_and_go(server, sockets)
        after = [await settled(server), await trimmed(server)]
    table = Shown("MiB of the process that serves", "before", "after", "ratio", title="Memory")
    for name, (one, two) in zip(
        ("as it is", "after malloc_trim"), zip(before, after, strict=True), strict=True
    ):
        table.add_row(name, f"{one / MIB:.1f}", f"{two / MIB:.1f}", f"{two / one:.2f} (at most 1.2)")
    console.print(table)
    console.print(
        f"{rooms} finished rooms, {sockets:,} closed sockets; {most / MIB:.1f} MiB when the last match ended."
    )
    shutil.rmtree(folder)


async def play_rooms(server: Server, count: int) -> None:
    line = asyncio.Semaphore(AT_ONCE)

    async def play_one() -> None:
        async with line:
            browsers = browsers_at([server], await set_table(server, SETUP))
            await play(browsers, seconds=600)

    await asyncio.gather(*[play_one() for _ in range(count)])


async def come_and_go(server: Server, count: int) -> None:
    """Let spectators of one room come and go."""
    code = (await set_table(server, SETUP)).code
    line = asyncio.Semaphore(SOCKETS_AT_ONCE)

    async def come() -> None:
        async with line, connect(server.live_url(code), compression=None) as socket:
            await socket.send('{"type": "hello"}')
            await socket.recv()

    await asyncio.gather(*[come() for _ in range(count)])


def memory(server: Server) -> int:
    assert server.process
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * PAGE


async def settled(server: Server) -> int:
    """Return the memory once rooms without listeners are forgotten and it does not shrink any more."""
    least = [memory(server)]

    def is_steady() -> bool:
        return len(least) > 5 and min(least[-5:]) >= min(least[:-5])

    async def look() -> bool:
        await asyncio.sleep(1.0)
        least.append(memory(server))
        return is_steady()

    await until(look, 60.0)
    return memory(server)


async def trimmed(server: Server) -> int:
    assert server.process
    os.kill(server.process.pid, signal.SIGUSR1)
    await asyncio.sleep(1.0)
    return memory(server)
