"""The server runs in a place that has no database libraries, no processes and no threads."""

import asyncio
import subprocess
import sys
from pathlib import Path

from golems.server.app import build
from golems.server.http.config import Config
from golems.server.jobs.inline import Inline
from tests.server.asgi import Site

ROOT = Path(__file__).parents[2]
BLOCKED = (
    "sqlalchemy",
    "alembic",
    "asyncpg",
    "aiosqlite",
    "sqlite3",
    "uvicorn",
    "websockets",
    "h11",
    "numba",
)
ALONE = f"""
import os, subprocess, sys, threading
from importlib.abc import MetaPathFinder

class NotHere(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {BLOCKED}:
            raise ModuleNotFoundError(f"{{name}} is not here", name=name)

def impossible(*_, **__):
    raise RuntimeError("there are no processes and no threads here")

sys.meta_path.insert(0, NotHere())
threading.Thread.start = subprocess.Popen.__init__ = os.fork = impossible

from tests.server.test_alone import play_alone
play_alone(sys.argv[1])
assert threading.active_count() == 1
print("played")
"""


def play_alone(folder: str) -> None:
    site = Site(build(Config(data=Path(folder), database="memory:"), Inline()))
    asyncio.run(play(site))


def test_a_match_is_played_without_databases_processes_and_threads(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ALONE, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, "played\n"), done.stderr


async def play(site: Site) -> None:
    async with site.living():
        await play_a_match(site)
        await do_something_else(site)


async def play_a_match(site: Site) -> None:
    """Play two rounds against a bot and resign; then the record is kept."""
    setup = {"game": "L1", "arena": "carousel", "chairs": [{}, {"kind": "bot", "bot": "random"}]}
    room = await site.ask("POST", "/api/rooms", {"setup": setup})
    path = f"/api/rooms/{room['code']}"
    seat = await site.ask("POST", f"{path}/chairs/0", {"name": "Masha"})
    async with site.live(f"{path}/live") as line:
        await line.say("hello", tokens=[room["token"], seat["token"]])
        await line.say("start")
        for rounds in (1, 2):
            number = line.rooms[0]["number"]
            await line.say("decide", chair=0, number=number, decision={"program": "F L F R"})
            while line.rooms[0]["match"]["round"]["number"] <= rounds:
                await line.hear()
        film = await site.ask("GET", f"{path}/rounds/0")
        assert film["rounds"], film
        await line.say("decide", chair=0, number=line.rooms[0]["number"], decision={"resign": True})
        record = line.rooms[0]["record"]
    while "result" not in (kept := await site.ask("GET", f"/api/records/{record}", status=None)):
        assert kept["reason"] == "no-record", kept
        await asyncio.sleep(0)  # let the keeper have its turn


async def do_something_else(site: Site) -> None:
    """Solve a puzzle, come into a lesson, and ask whether all is well."""
    tried = await site.ask("POST", "/api/puzzle/try", {"puzzle": "three-steps", "programs": ["F F F"]})
    assert tried["solved"], tried
    lesson = await site.ask("POST", "/api/lessons", {})
    child = await site.ask("POST", f"/api/lessons/{lesson['code']}/children", {"name": "Masha"})
    async with site.live(f"/api/gatherings/{lesson['code']}/live") as line:
        told = await line.say("hello", tokens=[child["token"]])
        assert told["view"]["name"] == "Masha", told
    assert await site.ask("GET", "/healthz") == {"status": "ok"}
