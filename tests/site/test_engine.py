"""The engine plays as a server does, without any network; long work goes to somebody else and has an end."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from golems.rules.refusals import Illegal
from golems.server.jobs.kinds import KINDS
from golems.server.jobs.workers import JobReply, WorkOrder
from golems.site.engine import Engine, application
from golems.site.kept_store import KeptStore
from golems.site.thinkers import Thinkers, ThinkingWorker, work_off
from tests.server.asgi import Line
from tests.site.disks import PlainDisk, reopened

pytestmark = pytest.mark.anyio
KEY = bytes(range(32))
PARABOT: dict[str, Any] = {"game": "L1", "chairs": [{}, {"kind": "bot", "bot": "random"}]}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class OtherWorker:
    """Works off orders as the other worker of the browser does, at once."""

    def __init__(self, answers: bool = True) -> None:
        self.answers = answers
        self.ended = 0

    async def think(self, order: bytes, seconds: float) -> bytes | None:
        return work_off(order) if self.answers else None

    def end(self) -> None:
        self.ended += 1


async def started(folder: Path, store: KeptStore) -> tuple[Engine, dict[int, Line]]:
    lines: dict[int, Line] = {}
    app = application(folder, KEY, Thinkers(OtherWorker), store)
    engine = Engine(app, lambda number, message: lines[number].from_app.put_nowait(message))
    await engine.start()
    return engine, lines


async def post(engine: Engine, path: str, body: object) -> Any:
    headers = [("content-type", "application/json")]
    answer = await engine.ask(1, "POST", path, "lang=en", headers, json.dumps(body).encode())
    assert answer.status == 200, answer
    return json.loads(answer.body)


async def test_a_battle_against_a_bot_survives_a_reload(tmp_path: Path) -> None:
    disk = PlainDisk()
    engine, lines = await started(tmp_path / "first", KeptStore(disk))
    room = await post(engine, "/api/rooms", {"setup": PARABOT})
    seat = await post(engine, f"/api/rooms/{room['code']}/chairs/0", {"name": "Masha"})
    line = lines[7] = Line()
    engine.open(7, f"/api/rooms/{room['code']}/live", "")
    assert (await line.from_app.get())["type"] == "websocket.accept"
    say = SayingTo(engine, 7, line)
    await say("hello", tokens=[room["token"], seat["token"]])
    await say("start")
    await say("decide", chair=0, number=line.rooms[0]["number"], decision={"program": "F L F R"})
    while line.rooms[0]["match"]["round"]["number"] <= 1:
        await line.hear()
    engine.close(7)

    again, lines = await started(tmp_path / "second", reopened(disk))
    line = lines[8] = Line()
    again.open(8, f"/api/rooms/{room['code']}/live", "")
    assert (await line.from_app.get())["type"] == "websocket.accept"
    await SayingTo(again, 8, line)("hello", tokens=[seat["token"]])
    assert line.rooms[0]["match"]["round"]["number"] == 2


class SayingTo:
    """Says something on a socket and hears the answer."""

    def __init__(self, engine: Engine, number: int, line: Line) -> None:
        self.engine = engine
        self.number = number
        self.line = line
        self.sent = 0

    async def __call__(self, type: str, **fields: Any) -> None:
        self.sent += 1
        self.engine.say(self.number, json.dumps({"type": type, "id": self.sent, **fields}))
        if type == "hello":
            await self.line.hear()
            return
        while (told := await self.line.hear()).get("id") != self.sent:
            pass
        assert told["type"] != "refused", told


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
