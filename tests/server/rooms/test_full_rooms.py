"""A disk that whoever has a seat cannot fill: a room, and what a child tries in a lesson, have an end."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from golems.puzzles.course import chapters
from golems.server.http.config import DATABASE_FILE
from golems.server.lessons import endpoints
from golems.server.rooms import kind
from golems.server.tables import ChairSetup, Setup
from tests.server.browsers import BOT, SocketBrowser, lay, server
from tests.server.classroom import Class, puzzle_of, solution_of
from tests.server.driving import BOOT, Server, browsers_at, play, set_table, stopping

pytestmark = pytest.mark.anyio

MOST = 2000
FILLING = 25  # reactions, then a match begins, and a few more fill the room
SMALL_ROOMS = f"from golems.server.rooms import kind; kind.MOST_BYTES = {MOST}; {BOOT}"
AGAINST_A_BOT = Setup("L1", (ChairSetup(colour="red"), ChairSetup("bot", bot="random", colour="blue")))
MATCHES = 1000  # in one room: more than anybody plays in a day


def test_a_room_that_is_full_takes_no_more_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "MOST_BYTES", MOST)
    with server(tmp_path) as client:
        table = lay(client, "Маша", "Петя")
        with SocketBrowser(client, table.code, table.host, *table.seats) as full:
            refused = full.ask("react", chair=0, reaction="wow")
            while refused["type"] == "done":
                refused = full.ask("react", chair=0, reaction="wow")
            assert refused["reason"] == "log-full"
            assert full.ask("ping")["type"] == "pong"
            before = full.room(0)["number"]
        other = lay(client, "Оля", "Вера")
        with SocketBrowser(client, other.code, other.host) as new:
            new.do("start")
    with server(tmp_path) as again, SocketBrowser(again, table.code, *table.seats) as opened:
        assert opened.room(0)["number"] == before
        assert opened.ask("react", chair=0, reaction="wow")["reason"] == "log-full"


async def test_bots_leave_a_full_room_alone(tmp_path: Path) -> None:
    """Whoever has a seat fills the room up to the moment in which a bot is to play there."""
    server = Server(tmp_path / "data", boot=SMALL_ROOMS)
    with stopping(server):
        await server.start()
        table = await set_table(server, AGAINST_A_BOT)
        async with connect(server.live_url(table.code)) as full:
            await asked(full, "hello", tokens=[table.host, *table.seats.values()])
            for _ in range(FILLING):
                await asked(full, "react", chair=0, reaction="wow")
            await asked(full, "start")
            while (answer := await asked(full, "react", chair=0, reaction="wow"))["type"] == "done":
                pass
        assert answer["reason"] == "log-full"
        other = await set_table(server, AGAINST_A_BOT)  # whose bot comes to its turn
        [browser] = browsers_at([server], other)
        browser.most_rounds = 1
        await play([browser])
    assert server.errors() == []


async def asked(socket: ClientConnection, type: str, **fields: Any) -> Any:
    """Send a message and return its answer: what is seen after a hello."""
    await socket.send(msgspec.json.encode({"type": type, "id": 1, **fields}).decode())
    while True:
        for line in str(await socket.recv()).split("\n"):
            told = msgspec.json.decode(line)
            if told.get("id") == 1 or told["type"] == "seen":
                return told


def test_a_day_of_matches_in_one_room_is_far_from_the_end(tmp_path: Path) -> None:
    """A match of four bots, which lay as much as people do."""
    with server(tmp_path) as client:
        table = lay(client, game="L4", chairs=[BOT] * 4)
        with SocketBrowser(client, table.code, table.host) as host:
            host.do("start")
            host.read_until(lambda room: room["match"]["phase"] == "over")
    size = sum(map(len, bodies(tmp_path)))
    assert MATCHES * size < kind.MOST_BYTES


def bodies(folder: Path) -> list[bytes]:
    return [row[0] for row in sqlite3.connect(folder / DATABASE_FILE).execute("SELECT body FROM entries")]


def test_a_child_that_tries_without_end_is_refused_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoints, "MOST_TRIES", 3)
    name, puzzle = puzzle_of("write")
    chapter = next(each for each in chapters() if name in each.puzzles)
    with server(tmp_path) as client:
        lesson = Class(client)
        lesson.join("Маша", "Петя")
        lesson.lead("chapter", chapter=chapter.name, open=[name])
        for _ in range(3):
            lesson.hand_in("Маша", name, "F")
        answer = lesson.ask("try", token=lesson.tokens["Маша"], puzzle=name, programs=["F"])
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-often")
        assert lesson.hand_in("Петя", name, solution_of(puzzle))["tried"]["solved"]
        lesson.lead("chapter", chapter=chapter.name, open=[name])
        assert lesson.hand_in("Маша", name, solution_of(puzzle))["tried"]["solved"]
