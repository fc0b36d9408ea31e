"""A class that asks many questions about its battles at once, with the limits that everybody meets."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from golems.server.http.config import Config
from golems.server.http.rates import read_rates
from golems.server.jobs.kinds import KINDS
from tests.server.driving import PATIENCE, Server, stopping, until

pytestmark = pytest.mark.anyio

DUEL: Any = msgspec.json.decode((Path(__file__).parents[2] / "golden" / "4.0-summer-duel.json").read_bytes())
ROUND: dict[str, Any] = {"record": DUEL, "round": 0}
CHILDREN = 30
CHANGES = 5  # of the language, one upon the other
LINES = 40  # connections of whoever asks as fast as it can
SHOWN: list[tuple[str, dict[str, Any]]] = [
    ("/api/moment", ROUND),
    ("/api/whatif", ROUND | {"programs": {}}),
    ("/api/whatif", ROUND | {"programs": {"red": "L D F L"}}),
    ("/api/film", {"record": DUEL}),
]  # what a page asks for again in another language, at once


class Questioner:
    """One browser behind the address that all of them have."""

    def __init__(self, server: Server, client: httpx2.AsyncClient, name: str) -> None:
        self.server = server
        self.client = client
        self.headers = {"x-golems-visitor": f"visitor-{name}"}
        self.answered = Counter[int]()

    async def ask(self, path: str, body: Any) -> None:
        content = msgspec.json.encode(body)
        answer = await self.client.post(self.server.url(path), content=content, headers=self.headers)
        self.answered[answer.status_code] += 1

    async def change_languages(self) -> None:
        """Ask for everything again and again; nobody waits for the answers of the language before."""
        for _ in range(CHANGES - 1):
            asked = self.ask_all()
            await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
            for each in asked:
                each.cancel()
            await asyncio.wait(asked)
        await asyncio.gather(*self.ask_all())

    def ask_all(self) -> "list[asyncio.Task[None]]":
        return [asyncio.create_task(self.ask(path, body)) for path, body in SHOWN]

    async def flood(self) -> None:
        while True:
            await self.ask(*SHOWN[1])


async def with_class(data: Path, then: Callable[[list[Questioner], Questioner], Any]) -> None:
    server, lines = Server(data, limits={}), httpx2.Limits(max_connections=None)
    with stopping(server):
        await server.start()
        async with httpx2.AsyncClient(timeout=PATIENCE, limits=lines) as client:
            children = [Questioner(server, client, f"child-{number}") for number in range(CHILDREN)]
            await then(children, Questioner(server, client, "in-haste"))
        assert server.errors() == []


async def test_a_class_that_changes_the_language_while_one_floods_is_never_refused(tmp_path: Path) -> None:
    async def everybody_asks(children: list[Questioner], hasty: Questioner) -> None:
        floods = [asyncio.create_task(hasty.flood()) for _ in range(LINES)]
        await until(lambda: hasty.answered[429] > 0)
        await asyncio.gather(*[child.change_languages() for child in children])
        for each in floods:
            each.cancel()
        await asyncio.wait(floods)
        assert all(each.cancelled() for each in floods)
        assert sum([child.answered for child in children], Counter[int]()).keys() == {200}
        assert hasty.answered.keys() == {200, 429}
        assert KINDS["page"].client_queue < LINES

    await with_class(tmp_path / "data", everybody_asks)


async def test_what_one_asks_is_no_message_and_has_an_end_of_its_own(tmp_path: Path) -> None:
    """Questions that are refused at once, and wait for nothing, are counted too."""
    (second, _), _ = read_rates(Config().question_limit)
    (said, _), _ = read_rates(Config().message_limit)

    async def one_asks(children: list[Questioner], hasty: Questioner) -> None:
        anna = children[0]
        await asyncio.gather(*[anna.ask("/api/whatif", {}) for _ in range(said + 1)])
        assert anna.answered == {422: said + 1}
        async with asyncio.timeout(PATIENCE):
            while not hasty.answered[429]:
                await asyncio.gather(*[hasty.ask("/api/whatif", {}) for _ in range(2 * second)])
        await anna.ask("/api/moment", ROUND)
        assert anna.answered[200] == 1

    await with_class(tmp_path / "data", one_asks)
