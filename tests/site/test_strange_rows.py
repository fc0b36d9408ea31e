"""A file that somebody opens may come from a stranger: whatever its rows hold, the engine starts, plays a new
battle, and harms nothing but what came with the file."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from golems.server.log.store import ROOM
from golems.site.kept_store import KeptStore, Row, Shelf
from tests.site.disks import PlainDisk
from tests.site.playing import Battle, started

pytestmark = pytest.mark.anyio
TURNS = 25


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def rows_of_a_battle(folder: Path) -> list[tuple[Shelf, Row]]:
    disk = PlainDisk()
    battle = Battle(await started(folder, KeptStore(disk)))
    await battle.begin()
    await battle.play_a_round()
    return disk.rows()


def spoilt(rows: list[tuple[Shelf, Row]], source: Random) -> list[tuple[Shelf, Row]]:
    """Return the rows with one of them changed, as far as the page lets it through."""
    at = source.randrange(len(rows))
    shelf, row = rows[at]
    changed = {**row, **source.choice(CHANGES)(row, source)}
    return [*rows[:at], (shelf, changed), *rows[at + 1 :]] if source.random() < 0.9 else rows[at:]


def other_body(row: Row, source: Random) -> dict[str, Any]:
    body = bytearray(row.get("body", b"") or b"{}")
    body[source.randrange(len(body))] = source.randrange(256)
    return {"body": bytes(body)}


CHANGES: list[Callable[[Row, Random], dict[str, Any]]] = [
    other_body,
    lambda row, source: {"body": source.randbytes(20)},
    lambda row, source: {"body": b""},
    lambda row, source: {"body": b'{"type":"created"}'},
    lambda row, source: {"number": source.randrange(1, 10**6)},
    lambda row, source: {"kind": source.choice(["tournament", "lesson", "nothing", ROOM])},
    lambda row, source: {"due": source.choice([-1e300, 0.0, 1.0]), "touched": 1e300},
    lambda row, source: {"owner": "NOONE", "code": source.choice(["", "\x00", "ABCDE" * 1000])},
    lambda row, source: {"at": -1e300},
]


async def test_whatever_a_file_holds_a_new_battle_is_played(tmp_path: Path) -> None:
    rows = await rows_of_a_battle(tmp_path / "whole")
    for turn in range(TURNS):
        source = Random(turn)
        strange = rows
        for _ in range(source.randrange(1, 4)):
            strange = spoilt(strange, source)
        battle = Battle(await started(tmp_path / str(turn), KeptStore(PlainDisk(), strange)))
        await battle.begin()
        await battle.play_a_round()
        await battle.leave()
