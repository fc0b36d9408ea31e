"""The engine plays as a server does, without any network; long work goes to somebody else and has an end."""

import asyncio
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
