"""Bots at a server's tables think as long as the server is told to let them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from golems.bots.named import THINKERS
from golems.match.decisions import Seal
from golems.match.requests import Request
from golems.match.view import View, view
from golems.server import app
from golems.server.config import Config
from golems.server.keeper import Task
from tests.match.tables import match_of

pytestmark = pytest.mark.anyio


async def test_a_bot_has_the_time_that_the_server_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []

    def lazy(view: View, request: Request, rng: Random, seconds: float) -> str:
        told.append(seconds)
        return "S L R D"

    async def nothing(*_: object) -> None:
        """No chore is broken off in the middle when the test is over."""

    monkeypatch.setitem(THINKERS, "knight", lazy)
    monkeypatch.setattr(app, "again_and_again", nothing)
    monkeypatch.setattr(app, "thinkers", ThreadPoolExecutor)
    match = match_of("L1")
    async with app.running(Config(data=tmp_path, bot_milliseconds=300)) as (keeper, _):
        decision = await keeper.think(Task("knight", view(match, 1), match.request_to(1), "chance"))
    assert told == [0.3]
    assert decision == Seal(1, ("stand", "left", "right", "defend"))
