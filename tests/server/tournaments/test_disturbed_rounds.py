"""Rounds that begin though somebody comes or goes between the laying of the tables and the writing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from golems.arena.tournaments.entries import Joined, Withdrawn
from golems.server.tournaments import tables
from tests.server.browsers import server
from tests.server.clubs import Club


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as running:
        yield running


def test_whoever_enters_again_and_again_keeps_no_round_from_beginning(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody enters between the laying of the tables and the writing of the round, every time."""
    usual = tables.set_table

    async def disturbed(rooms: Any, laid: Any, new: Any) -> Any:
        await rooms.gatherings.write(
            new.gathering, lambda contest: [Joined(f"V{len(contest.names)}", key="")]
        )
        return await usual(rooms, laid, new)

    monkeypatch.setattr(tables, "set_table", disturbed)
    club = Club(client)
    club.join("Anna", "Ben")
    club.act("start")
    view = club.view()
    assert view["state"] == "playing"
    seated = [seat["player"] for table in view["round"]["tables"] for seat in table["seats"]]
    assert {0, 1} <= set(seated)
    assert len(view["players"]) > len(seated)  # who came last plays from the next round on


def test_whoever_is_in_the_round_and_leaves_is_in_no_table_of_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, leaving = tables.set_table, [Withdrawn(player) for player in range(2, 9)]

    async def disturbed(rooms: Any, laid: Any, new: Any) -> Any:
        if leaving:
            left = leaving.pop()
            await rooms.gatherings.write(new.gathering, lambda contest: [left])
        return await usual(rooms, laid, new)

    monkeypatch.setattr(tables, "set_table", disturbed)
    monkeypatch.setattr(tables, "PATIENT", 0)
    club = Club(client)
    club.join("A", "B", "C", "D", "E", "F", "G", "H", "I")
    club.act("start")
    seated = [seat["player"] for table in club.view()["round"]["tables"] for seat in table["seats"]]
    assert sorted(seated) == [0, 1]
