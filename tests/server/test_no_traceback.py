"""No traceback is written by any process of the server: an error is one line, its kind and its place."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from golems.server.tables import ChairSetup, Setup
from tests.server.driving import PATIENCE, Server, browsers_at, play, set_table, stopping, until
from tests.server.failing import ROOT
from tests.server.mischief import OVER, SECRET

pytestmark = pytest.mark.anyio

PREPARED = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from golems.cli import main
from golems.server import app, worker
from golems.server.rooms import keeper
from tests.server import mischief
"""
# In the place of a look at the rooms that are due there is trouble.
TROUBLED = f"""{PREPARED}
usual = keeper.Keeper.beat

async def beat(self):
    keeper.Keeper.beat = usual
    await mischief.make_trouble(self)

keeper.Keeper.beat = beat
main()
"""
UNBUILT = f"""{PREPARED}
worker.build = mischief.fail
main()
"""
UNSTARTED = f"""{PREPARED}
app.open_store = mischief.fail
main()
"""
BROKEN = f"""{PREPARED}
import uvicorn
uvicorn.Server.main_loop = lambda self: mischief.fail_later()
main()
"""


def check(server: Server, *events: str) -> None:
    """Check that these things are told, each in one line with kind and place, and no more than that."""
    told = server.log.read_text()
    assert "Traceback" not in told
    assert SECRET not in told
    assert "  File " not in told
    for event in events:
        assert [line for line in told.splitlines() if f" {event} error=ValueError at " in line], (event, told)


async def test_an_error_that_nobody_catches_is_a_line(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", boot=TROUBLED)
    events = (
        "thread ended",
        "object not destroyed",
        "Exception in callback fail",
        "Task exception was never retrieved",
    )
    with stopping(server):
        await server.start()
        await until(lambda: all(event in server.log.read_text() for event in events))
        await until(lambda: OVER in server.log.read_text())
    check(server, *events)
    assert server.log.read_text().count("thread ended") == 1  # the process that thinks tells nothing


@pytest.mark.parametrize(
    ("boot", "event"),
    [(UNBUILT, "application not built"), (UNSTARTED, "application failed"), (BROKEN, "process ends")],
    ids=["not built", "not started", "broken"],
)
async def test_a_server_that_cannot_go_on_ends_with_a_line(tmp_path: Path, boot: str, event: str) -> None:
    server = Server(tmp_path / "data", boot=boot)
    with stopping(server):
        server.begin()
        assert server.process
        assert await asyncio.to_thread(server.process.wait, PATIENCE) != 0
    check(server, event)


async def test_an_interrupt_from_the_keyboard_is_for_the_server_alone(tmp_path: Path) -> None:
    """It reaches every process: those that think neither complain nor end before the server does."""
    server = Server(tmp_path / "data")
    with stopping(server):
        await server.start()
        for _ in range(2):
            table = await set_table(server, Setup("L1", (ChairSetup(), ChairSetup("bot", bot="random"))))
            await play(browsers_at([server], table))
            for child in server.children():
                os.kill(int(child.name), signal.SIGINT)
        assert server.process
        server.process.send_signal(signal.SIGINT)
        await asyncio.to_thread(server.process.wait, PATIENCE)
    check(server)
    assert server.errors() == []
