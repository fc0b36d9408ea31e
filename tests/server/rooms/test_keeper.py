"""Bots at a server's tables think as long as they may, and are asked whatever else is done with a room."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from golems.bots.catalogue import THINKERS
from golems.match.decisions import Seal
from golems.match.requests import Request
from golems.match.view import View, view
from golems.server import app
from golems.server.clients import NOBODY
from golems.server.http.config import Config
from golems.server.jobs.inline import Inline
from golems.server.log.store import ROOM
from golems.server.rooms.bot_moves import BotTask
from golems.server.rooms.entries import AnyEntry, Created, Decided, Rematched, SatDown, Started
from golems.server.rooms.room import Room
from golems.server.tables import ChairSetup, Setup
from tests.match.tables import match_of
from tests.server.driving import until
from tests.server.jobs_here import JobsHere

pytestmark = pytest.mark.anyio


async def test_a_bot_has_the_time_that_the_server_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []

    def lazy(view: View, request: Request, rng: Random, seconds: float) -> str:
        told.append(seconds)
        return "S L R D"

    async def nothing(*_: object) -> None:
        """Do no chore, so that none is broken off in the middle when the test is over."""

    monkeypatch.setitem(THINKERS, "knight", lazy)
    monkeypatch.setattr(app, "again_and_again", nothing)
    monkeypatch.setattr(app, "Jobs", JobsHere)
    match = match_of("L1")
    async with app.running(Config(data=tmp_path, bot_milliseconds=300), Inline()) as (keeper, _):
        decision = await keeper.think(
            BotTask("knight", view(match, 1), match.request_to(1), "chance"), NOBODY
        )
    assert told == [0.3]
    assert decision == Seal(1, ("stand", "left", "right", "defend"))


async def test_a_rematch_begins_though_the_last_match_is_still_being_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is asked for its first program, and the record is that of the match that was over."""
    monkeypatch.setattr(app, "Jobs", JobsHere)
    setup = Setup("L1", (ChairSetup(colour="red"), ChairSetup("bot", bot="random", colour="blue")))
    async with app.running(Config(data=tmp_path), Inline()) as (keeper, _):
        rooms, kept = keeper.rooms, keeper.rooms.store.save_record

        async def begin_anew_then_keep(name: str, *record: Any) -> None:
            if name == "BCDFG-1":
                await rooms.write("BCDFG", lambda room: [Rematched("seed 2")])
            await kept(name, *record)

        monkeypatch.setattr(rooms.store, "save_record", begin_anew_then_keep)
        assert await rooms.create("BCDFG", ROOM, [Created(setup, "host")])
        resigned = Decided({"robot": "red", "resign": True})
        for entry in (SatDown(0, "Anna", "key"), Started("seed 1"), resigned):
            await rooms.write("BCDFG", partial(given, entry))
        room = (await rooms.live("BCDFG")).fold
        await until(lambda: room.matches == 2 and len(room.running().requests()) == 1)
        assert [each.seat for each in room.running().requests()] == [room.seat_of(0)]
        kept_as = [await rooms.store.record(name) for name in ("BCDFG-1", "BCDFG-2")]
        assert [record is not None for record in kept_as] == [True, False]


def given(entry: AnyEntry, room: Room) -> list[AnyEntry]:
    return [entry]
