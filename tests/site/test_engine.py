"""The engine plays as a server does, without any network; long work goes to somebody else and has an end."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from golems.rules.refusals import Illegal
from golems.server.jobs.kinds import KINDS
from golems.server.jobs.workers import JobReply, WorkOrder
from golems.site.kept_store import KeptStore
from golems.site.thinkers import Thinkers, ThinkingWorker
from tests.site.disks import PlainDisk, reopened
from tests.site.playing import Battle, OtherWorker, started

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_battle_against_a_bot_survives_a_reload(tmp_path: Path) -> None:
    disk = PlainDisk()
    battle = Battle(await started(tmp_path / "first", KeptStore(disk)))
    await battle.begin()
    await battle.play_a_round()
    again = Battle(await started(tmp_path / "second", reopened(disk)))
    await again.come(battle.code, battle.tokens)
    assert again.round == 2
    await again.play_a_round()


async def test_nobody_waits_for_a_request_that_was_abandoned(tmp_path: Path) -> None:
    engine, _ = await started(tmp_path, KeptStore(PlainDisk()))
    asked = asyncio.create_task(engine.ask(5, "GET", "/api/games", "lang=en", [], b""))
    engine.abandon(5)
    assert (await asked).status == 200
    engine.abandon(5)  # nobody is there any more
    assert engine.requests == {}


def refused() -> None:
    raise Illegal("too-often")


async def test_long_work_is_done_by_somebody_else_and_can_be_ended() -> None:
    other = OtherWorker()
    worker = Thinkers(lambda: other).hire(KINDS["bots"])
    assert await worker.ask(WorkOrder(bool, sum, ([1, 2],)), 1.0) == JobReply("done", 3)
    reply = await worker.ask(WorkOrder(bool, refused, ()), 1.0)
    assert (reply.verdict, reply.content.reason) == ("refused", "too-often")
    worker.end()
    assert other.ended == 1


async def test_a_thought_without_an_end_is_told_as_too_long() -> None:
    worker = ThinkingWorker(OtherWorker(answers=False))
    assert (await worker.ask(WorkOrder(bool, sum, ([],)), 0.1)).verdict == "too-long"


LATE = ("golems.server.api", "golems.club", "openskill", "golems.server.printing", "golems.server.workshop")


def test_what_no_battle_begins_with_is_not_there_at_the_start() -> None:
    code = "import sys, golems.site.engine as engine; print(*sys.modules, engine.__name__)"
    there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not {*there.split()} & {*LATE}
    assert {"golems.server.rooms.endpoints", "golems.server.puzzles.endpoints"} <= {*there.split()}


@pytest.mark.parametrize(
    ("method", "path", "status", "said"),
    [
        ("GET", "/api/editor", 200, '"robots"'),
        ("GET", "/api/records/BCDFG-1", 404, '"no-record"'),
        ("GET", "/openapi.json", 200, '"/api/clubs/open"'),
        ("GET", "/api/nothing", 404, '"no-address"'),
        ("DELETE", "/api/clubs/open", 405, '"no-method"'),
        ("DELETE", "/api/games", 405, '"no-method"'),
    ],
)
async def test_what_comes_late_is_answered_as_by_a_server(
    tmp_path: Path, method: str, path: str, status: int, said: str
) -> None:
    engine, _ = await started(tmp_path, KeptStore(PlainDisk()))
    answer = await engine.ask(1, method, path, "lang=en", [], b"")
    assert answer.status == status
    assert said in answer.body.decode()
