"""A battle against a bot on the engine of a site, without any browser."""

import asyncio
import json
from pathlib import Path
from typing import Any, NamedTuple

from golems.site.engine import Engine, application
from golems.site.kept_store import KeptStore
from golems.site.thinkers import Thinkers, work_off
from tests.server.asgi import Line

KEY = bytes(range(32))
AGAINST_A_BOT: dict[str, Any] = {"game": "L1", "chairs": [{}, {"kind": "bot", "bot": "random"}]}
SOCKET = 7


class OtherWorker:
    """Works off orders as the other worker of the browser does, at once."""

    def __init__(self, answers: bool = True) -> None:
        self.answers = answers
        self.ended = 0

    async def think(self, order: bytes, seconds: float) -> bytes | None:
        return work_off(order) if self.answers else None

    def end(self) -> None:
        self.ended += 1


class RunningEngine(NamedTuple):
    """An engine that has started, and what is heard on its sockets."""

    engine: Engine
    lines: dict[int, Line]


async def started(folder: Path, store: KeptStore, key: bytes = KEY) -> RunningEngine:
    lines: dict[int, Line] = {}
    app = application(folder, key, Thinkers(OtherWorker), store)
    engine = Engine(app, lambda number, message: lines[number].from_app.put_nowait(message))
    await engine.start()
    return RunningEngine(engine, lines)


async def post(engine: Engine, path: str, body: object) -> Any:
    headers = [("content-type", "application/json")]
    answer = await engine.ask(1, "POST", path, "lang=en", headers, json.dumps(body).encode())
    assert answer.status == 200, answer
    return json.loads(answer.body)


class Battle:
    """One person at a table with a bot."""

    def __init__(self, running: RunningEngine) -> None:
        self.engine, self.lines = running
        self.code = ""
        self.tokens: list[str] = []
        self.sent = 0

    async def begin(self) -> None:
        room = await post(self.engine, "/api/rooms", {"setup": AGAINST_A_BOT})
        seat = await post(self.engine, f"/api/rooms/{room['code']}/chairs/0", {"name": "Masha"})
        await self.come(room["code"], [room["token"], seat["token"]])
        await self.say("start")

    async def come(self, code: str, tokens: list[str]) -> None:
        """Sit down, or come back."""
        self.code, self.tokens = code, tokens
        self.line = self.lines[SOCKET] = Line()
        self.engine.open(SOCKET, f"/api/rooms/{code}/live", "")
        assert (await self.line.from_app.get())["type"] == "websocket.accept"
        await self.say("hello", tokens=tokens)

    async def say(self, type: str, **fields: Any) -> None:
        self.sent += 1
        self.engine.say(SOCKET, json.dumps({"type": type, "id": self.sent, **fields}))
        if type == "hello":
            await self.line.hear()
            return
        while (told := await self.line.hear()).get("id") != self.sent:
            pass
        assert told["type"] != "refused", told

    @property
    def round(self) -> int:
        return int(self.line.rooms[0]["match"]["round"]["number"])

    async def play_a_round(self) -> None:
        now = self.round
        await self.say(
            "decide", chair=0, number=self.line.rooms[0]["number"], decision={"program": "F L F R"}
        )
        while self.round <= now:
            await self.line.hear()

    async def leave(self) -> None:
        """Close the page: whatever runs is ended with it."""
        self.engine.close(SOCKET)
        for task in self.engine.tasks:
            task.cancel()
        await asyncio.gather(*self.engine.tasks, return_exceptions=True)
