"""A tournament that begins from a club file: who is told its names, who brings them, and where they go."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from golems.server.http.config import DATABASE_FILE
from tests.server.browsers import server
from tests.server.clubs import SWISS, Attendant, Club

MASHA, PETYA, OLYA = "Машенька", "Петруша", "Ольга"
DAY = "2026-11-18"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as running:
        yield running


@pytest.fixture
def evening(client: TestClient) -> Club:
    return Club(client, names=[MASHA, PETYA])


def names_of(club: Club) -> Any:
    return club.asked("POST", f"/api/gatherings/{club.code}/names", {})["names"]


def until_over(club: Club) -> None:
    """Wait for the results, which come a moment after the matches."""
    with Attendant(club.client, club.code) as anybody:
        anybody.until(lambda view: view["state"] in ("between", "over"))


def led(club: Club) -> Any:
    with Attendant(club.client, club.code, club.lead) as organiser:
        return organiser.view


def test_whoever_taps_a_name_has_it_and_the_result_is_written_into_the_file(evening: Club) -> None:
    evening.act("names", is_open=True)
    assert evening.view()["listed"] is True
    evening.join(*names_of(evening))
    assert names_of(evening) == led(evening)["missing"] == []
    evening.act("start")
    table = evening.tables()[0]
    winner, loser = [
        {"player": seat["player"], "place": place} for place, seat in enumerate(table["seats"], 1)
    ]
    evening.act("report", match=table["match"], seats=[winner, loser])
    kept = evening.asked("GET", f"/api/tournaments/{evening.code}/tournament.json")
    file = {"format": "golems-club/1", "members": [{"name": MASHA}, {"name": PETYA}, {"name": OLYA}]}
    body = {"club": file, "tournament": kept, "day": DAY}
    shown = evening.asked("POST", "/api/clubs/tournament", body)
    first, second = [evening.view()["players"][each["player"]]["name"] for each in (winner, loser)]
    assert {row["name"]: row["points"] for row in shown["season"]["rows"]} == {first: 2, second: 1, OLYA: 0}


def test_the_organiser_ticks_who_is_there_and_has_no_device(evening: Club) -> None:
    assert led(evening)["missing"] == [MASHA, PETYA]
    evening.act("enter", name=PETYA.upper())
    assert led(evening)["missing"] == [MASHA]
    assert evening.view()["players"] == [{"name": PETYA.upper(), "paper": True}]


def test_a_file_can_be_brought_when_the_tournament_is_open(client: TestClient) -> None:
    club = Club(client)
    club.act("known", names=[OLYA])
    club.act("names", is_open=True)
    assert names_of(club) == [OLYA]
    assert led(club)["names"] == 1


def test_a_restart_loses_no_name(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        club = Club(running, names=[MASHA])
        club.act("names", is_open=True)
    with server(tmp_path) as again:
        club.client = again
        assert names_of(club) == [MASHA]


# ---------------------------------------------------------------- what nobody may


def test_names_are_told_only_while_the_organiser_shows_them(evening: Club) -> None:
    assert names_of(evening) == []
    evening.act("names", is_open=True)
    assert names_of(evening) == [MASHA, PETYA]
    evening.join(MASHA)
    assert names_of(evening) == [PETYA]
    evening.act("names", is_open=False)
    assert names_of(evening) == []
    assert evening.view()["listed"] is False


def test_names_are_told_only_while_somebody_may_join(client: TestClient) -> None:
    club = Club(client, {**SWISS, "rounds": 1}, names=[MASHA])
    club.join("Ada", "Ben")
    club.act("names", is_open=True)
    club.act("start")
    club.play_round()
    until_over(club)
    assert names_of(club) == []
    assert club.view()["listed"] is False


def test_no_projector_and_no_player_is_told_the_list(evening: Club) -> None:
    evening.join(MASHA)
    evening.act("names", is_open=True)
    for tokens in ([], [evening.players[0].token]):
        with Attendant(evening.client, evening.code, *tokens) as looking:
            assert PETYA.encode() not in looking.heard
            assert "missing" not in looking.view


def test_only_the_organiser_brings_and_shows_the_names(evening: Club, client: TestClient) -> None:
    evening.join(MASHA)
    other = Club(client)
    for act, fields in (("names", {"is_open": True}), ("known", {"names": [OLYA]})):
        told = evening.act(act, evening.players[0].token, 422, **fields)
        assert told["reason"] == "only-lead"
        assert evening.act(act, other.lead, 422, **fields)["reason"] == "token"
    assert names_of(evening) == []
    assert led(evening)["names"] == 2


@pytest.mark.parametrize("names", [["a"] * 201, ["x" * 21], "abc", [1], [None]])
def test_no_tournament_has_more_names_than_a_club(evening: Club, names: Any) -> None:
    body = {"rules": SWISS, "names": names}
    evening.asked("POST", "/api/tournaments", body, 422)
    evening.act("known", status=422, names=names)
    assert led(evening)["names"] == 2


def test_who_did_not_come_stands_in_no_file(evening: Club) -> None:
    evening.join(MASHA, "Ada")
    evening.act("names", is_open=True)
    evening.act("start")
    for file in ("tournament.json", "standings.csv", "matches.csv"):
        answer = evening.client.get(f"/api/tournaments/{evening.code}/{file}")
        assert MASHA in json.dumps(answer.text, ensure_ascii=False)
        assert PETYA not in json.dumps(answer.text, ensure_ascii=False)


def test_the_names_go_with_the_tournament(evening: Club, tmp_path: Path) -> None:
    evening.act("names", is_open=True)
    evening.act("delete")
    evening.asked("POST", f"/api/gatherings/{evening.code}/names", {}, 404)
    assert not any(PETYA.encode() in file.read_bytes() for file in tmp_path.glob(f"{DATABASE_FILE}*"))
