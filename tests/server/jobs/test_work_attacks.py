"""Whoever asks for more work than anybody could do waits alone: others play on, and get their answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from golems.rules.editions import EDITIONS
from golems.server.tables import ChairSetup, Setup
from tests.server.bad_work import BAD, SECRET, dawdle, die, interrupt, leave, shout, swell, unsendable, vanish
from tests.server.driving import BOOT, PATIENCE, Browser, RoomTable, Server, set_table, stopping, until

pytestmark = pytest.mark.anyio

DUEL: Any = msgspec.json.decode((Path(__file__).parents[2] / "golden" / "4.0-summer-duel.json").read_bytes())
CALM = 4  # a round of few programs, counted from 0
COLOURS = ("red", "blue", "green", "yellow")
FLOOD = 38
BOT_REPLIES = 10  # more than a record has seats to be looked into
SETUP = Setup("L1", (ChairSetup(colour="red"), ChairSetup("bot", bot="random", colour="blue")))


# ---------------------------------------------------------------- what is asked


def record_on(side: int, edition: str, program: str, **given: Any) -> Any:
    """Return a legal record of one round on a square board with a robot in each corner."""
    last = f"{'abcdefghijklmnopqrstuvwxyz'[side - 1]}"
    corners = [("a1", "S"), (f"{last}{side}", "N"), (f"{last}1", "S"), (f"a{side}", "N")]
    robots = [
        {"id": colour, "cell": cell, "facing": facing}
        | ({"processor": "p4", "weapon": "w2", "chassis": "c1"} if edition == "4.0" else {})
        for colour, (cell, facing) in zip(COLOURS, corners, strict=True)
    ]
    hand = {card: 9 for card, _ in EDITIONS[edition].hand}
    start = {"edition": edition, "board": ["." * side] * side, "robots": robots, "hand": hand}
    laid = {"programs": dict.fromkeys(COLOURS, program), **given}
    return DUEL | {
        "edition": edition,
        "start": start,
        "rounds": [laid],
        "result": {"winners": [], "reason": "R6"},
    }


def heavy_record(number: int) -> Any:
    """Return a record of four golems, each with a quarter of a million programs."""
    record = record_on(6, "3.0", "F F R L", bonus=dict.fromkeys(COLOURS, "condition"))
    return record | {"players": [f"{number}"]}


def hard_puzzle(number: int) -> Any:
    """Return a puzzle with far too many positions for the solver."""
    barrels = {cell: ["empty"] for cell in ("c3", "d5", "f4", "e6", "g7", "b6")}
    return {
        "format": "golems-puzzle/1",
        "kind": "write",
        "texts": {"en": {"title": f"{number}"}},
        "position": {
            "edition": "4.0",
            "board": ["." * 9] * 9,
            "barrels": barrels,
            "robots": [{"id": "red", "cell": "a1", "facing": "E", "simple": True}],
            "hand": dict.fromkeys(("forward", "backward", "left", "right"), 9),
        },
        "control": "red",
        "rows": 12,
        "rounds": 3,
        "goals": [{"goal": "reach", "robot": "red", "cell": "i9"}],
    }


class Neighbour:
    """A browser behind the address that all tests have."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.client = httpx2.AsyncClient(headers={"x-golems-visitor": f"visitor-{name}"}, timeout=None)

    async def ask(self, path: str, **body: Any) -> Any:
        content = msgspec.json.encode(body)
        return await self.client.post(self.server.url(path), content=content)

    def begin(self, path: str, **body: Any) -> "asyncio.Task[Any]":
        return asyncio.create_task(self.ask(path, **body))


@asynccontextmanager
async def visiting(server: Server, name: str) -> AsyncIterator[Neighbour]:
    visitor = Neighbour(server, name)
    async with visitor.client:
        yield visitor


@asynccontextmanager
async def asking(visitor: Neighbour, path: str, *bodies: Any) -> AsyncIterator[list["asyncio.Task[Any]"]]:
    """Ask for all of it at once; whoever leaves closes all connections."""
    asked = [visitor.begin(path, **body) for body in bodies]
    try:
        yield asked
    finally:
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


def accepted(asked: list["asyncio.Task[Any]"]) -> list["asyncio.Task[Any]"]:
    """Return those that were not told at once that they are too many."""
    return [each for each in asked if not each.done() or each.result().status_code != 429]


async def until_refused(asked: list["asyncio.Task[Any]"]) -> None:
    """Wait until all are there, for the last ones have been refused."""
    await until(lambda: any(each.done() and each.result().status_code == 429 for each in asked))


@asynccontextmanager
async def started(folder: Path, boot: str = BOOT) -> AsyncIterator[Server]:
    server = Server(folder / "data", boot=boot)
    with stopping(server):
        await server.start()
        yield server


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with started(tmp_path_factory.mktemp("work")) as opened:
        yield opened
        assert opened.errors() == []


# ---------------------------------------------------------------- bots


async def rounds_played(server: Server, table: RoomTable, number: int) -> None:
    """Play so many rounds against a bot."""
    browser = Browser([server], table.code, [table.host, *table.seats.values()])
    browser.hosts = True
    playing = asyncio.create_task(browser.run())
    try:
        await until(lambda: browser.round >= number or browser.is_over)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_bots_reply_while_heavy_analyses_are_under_way(server: Server) -> None:
    async with visiting(server, "attacker") as attacker:
        huge = await attacker.ask("/api/analysis", record=record_on(26, "4.0", "F L R D"), round=0)
        assert (huge.status_code, huge.json()["reason"]) == (422, "board-too-large")
        assert "676" in huge.json()["text"]
        heavy = [{"record": heavy_record(number), "round": 0} for number in range(FLOOD)]
        async with asking(attacker, "/api/analysis", *heavy) as asked:
            await until_refused(asked)
            for _ in range(2):
                await rounds_played(server, await set_table(server, SETUP), BOT_REPLIES // 2)
            assert accepted(asked)
            assert not [each for each in accepted(asked) if each.done()]


SLOW_BOTS = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[3])!r})
from golems.server.rooms import keeper
from tests.server import bad_work
keeper.answer = bad_work.answer_slowly
{BOOT}"""
MANY_ROOMS = 12
FEW_ROUNDS = 4


async def test_bots_of_many_rooms_share_the_turn_of_who_plays_there(tmp_path: Path) -> None:
    """Somebody plays against bots in many rooms at once; another browser behind the same address gets its
    answers as if that were one room."""
    async with started(tmp_path, SLOW_BOTS) as server:
        tables = [await set_table(server, SETUP) for _ in range(MANY_ROOMS + 1)]
        browsers = [Browser([server], table.code, [table.host, *table.seats.values()]) for table in tables]
        child, *many = browsers
        for browser, visitor in zip(browsers, ["the-child", *["attacker"] * MANY_ROOMS], strict=True):
            browser.hosts, browser.visitor = True, visitor
        playing = [asyncio.create_task(browser.run()) for browser in many]
        await until(lambda: any(browser.round for browser in many))
        before = sum(browser.round for browser in many)
        playing.append(asyncio.create_task(child.run()))
        await until(lambda: child.round >= FEW_ROUNDS or child.is_over)
        after = sum(browser.round for browser in many)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert after - before < MANY_ROOMS * FEW_ROUNDS / 2


async def test_a_class_behind_one_address_is_served(server: Server) -> None:
    async def ask(number: int) -> int:
        async with visiting(server, f"child-{number}") as child:
            record = DUEL | {"players": [f"{number}"]}
            return int((await child.ask("/api/analysis", record=record, round=CALM)).status_code)

    async with asyncio.timeout(PATIENCE * 2):
        assert await asyncio.gather(*[ask(number) for number in range(30)]) == [200] * 30


# ---------------------------------------------------------------- the workshop

HINT = {"puzzle": "three-steps", "number": 1}
OTHER_HINT = {"puzzle": "the-turtle", "number": 1}


def workshop_for(seconds: float) -> str:
    """Return how a server is started whose workshop thinks so long about a puzzle of the editor."""
    return f"from golems.server.workshop import proofs\nproofs.SECONDS = {seconds}\n{BOOT}"


async def test_a_hint_comes_before_the_proofs_of_somebody_else(tmp_path: Path) -> None:
    async with (
        started(tmp_path, workshop_for(3.0)) as server,
        visiting(server, "attacker") as attacker,
        visiting(server, "child-1") as child,
        asking(attacker, "/api/editor/prove", *[{"puzzle": hard_puzzle(n)} for n in range(FLOOD)]) as asked,
    ):
        await until_refused(asked)
        async with asyncio.timeout(PATIENCE):
            hint = await child.ask("/api/puzzle/hint", **HINT)
        assert hint.status_code == 200
        assert len([each for each in accepted(asked) if not each.done()]) >= 2


async def test_what_somebody_asked_for_who_has_gone_is_not_done(tmp_path: Path) -> None:
    """If it were done, a hint would have to wait much longer than anybody waits here."""
    async with (
        started(tmp_path, workshop_for(100 * PATIENCE)) as server,
        visiting(server, "child-1") as child,
    ):
        async with (
            visiting(server, "attacker") as attacker,
            asking(
                attacker, "/api/editor/prove", *[{"puzzle": hard_puzzle(n)} for n in range(FLOOD)]
            ) as asked,
        ):
            await until_refused(asked)
            hint = child.begin("/api/puzzle/hint", **HINT)
            other = asyncio.create_task(asyncio.wait_for(hint, PATIENCE))
        assert (await other).status_code == 200
        async with asyncio.timeout(PATIENCE):
            assert (await child.ask("/api/puzzle/hint", **OTHER_HINT)).status_code == 200
        assert server.errors() == []


async def test_a_busy_process_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    async with (
        started(tmp_path, workshop_for(100 * PATIENCE)) as server,
        visiting(server, "attacker") as attacker,
        asking(attacker, "/api/editor/prove", *[{"puzzle": hard_puzzle(n)} for n in range(FLOOD)]) as asked,
    ):
        await until_refused(asked)
        await until(lambda: len(server.children()) > 2)
        children = server.children()
        server.kill()
        await until(lambda: not [each for each in children if each.exists()])


# ---------------------------------------------------------------- jobs that break

BREAKING = f"""
from golems.server.jobs.kinds import KINDS
from golems.server.rooms import endpoints, keeper
from tests.server import bad_work
endpoints.draft, keeper.answer = bad_work.draft, bad_work.answer
KINDS["page"] = KINDS["page"]._replace(seconds=3.0)
{BOOT}
"""
STATUS = {"job-failed": 500, "job-too-long": 422, "job-too-large": 422}
WAYS = (leave, interrupt, shout, die, vanish, unsendable, swell, dawdle)


async def test_work_that_breaks_ends_nothing_but_itself(tmp_path: Path) -> None:
    """A bot that ends its process again and again ends nothing else either."""
    broken = Setup("L1", (ChairSetup(colour="red"), ChairSetup("bot", bot="apprentice", colour="blue")))
    async with started(tmp_path, BREAKING) as server, visiting(server, "attacker") as attacker:
        table = await set_table(server, broken)
        browser = Browser([server], table.code, [table.host, *table.seats.values()])
        browser.hosts = True
        playing = asyncio.create_task(browser.run())
        await until(lambda: "job failed" in server.log.read_text())
        for work in WAYS:
            reason = BAD[work]
            answer = await attacker.ask("/api/draft", position=DUEL["start"], robot=work.__name__)
            assert (answer.status_code, answer.json()["reason"]) == (STATUS[reason], reason)
            assert answer.json()["text"]
            answer = await attacker.ask("/api/draft", position=DUEL["start"], robot="red")
            assert answer.status_code == 200
        await rounds_played(server, await set_table(server, SETUP), 2)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert server.is_running
    log = server.log.read_text()
    assert ("Traceback" in log, SECRET in log) == (False, False)
