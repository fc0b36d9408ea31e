"""What an organiser does on a club evening, and nobody else: people without a device, rounds that are sat
out, results on paper, the most beautiful program, sheets and certificates."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from golems.arena.tournaments.entries import MOST_EVER
from golems.server.log.databases import MEMORY
from tests.server.browsers import server
from tests.server.clubs import NAMES, SWISS, Club

MARKUP = "#strong[x] $x$ *b*"
PDF = b"%PDF-"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path, database=MEMORY) as opened:
        yield opened


@pytest.fixture
def club(client: TestClient) -> Club:
    made = Club(client)
    made.join(*NAMES[:4])
    return made


def certificates(club: Club, token: str, **more: Any) -> Any:
    body = {"token": token, **more}
    return club.client.post(f"/api/tournaments/{club.code}/certificates", json=body)


def by_hand(club: Club, table: Any, **figures: Any) -> None:
    first, second = [seat["player"] for seat in table["seats"]]
    seats = [{"player": first, "place": 1, **figures}, {"player": second, "place": 2, **figures}]
    club.act("report", match=table["match"], seats=seats)


# ---------------------------------------------------------------- who may


@pytest.mark.parametrize(
    "act",
    [
        {"type": "enter", "name": "Eve"},
        {"type": "excuse", "player": 0},
        {"type": "excuse", "player": 1},
        {"type": "praise", "player": 0},
    ],
)
def test_only_the_organiser_enters_excuses_praises_and_gets_certificates(
    club: Club, act: dict[str, Any]
) -> None:
    before = club.view()
    token = club.players[0].token
    assert club.act(**act, token=token, status=422)["reason"] == "only-lead"
    refused = certificates(club, token)
    assert (refused.status_code, refused.json()["reason"]) == (422, "only-lead")
    other = Club(club.client)
    assert certificates(club, other.lead).json()["reason"] == "token"
    assert certificates(club, "x" * 400).json()["reason"] in ("token", "body")
    assert club.view() == before


def test_what_is_written_by_hand_has_limits(club: Club) -> None:
    club.act("start")
    table = club.tables()[0]
    players = [seat["player"] for seat in table["seats"]]

    def told(**figures: Any) -> str:
        seats = [{"player": player, "place": 1, **figures} for player in players]
        return str(club.act("report", match=table["match"], seats=seats, status=422)["reason"])

    assert told(damage=-1) == told(damage=100) == told(destroyed=10**12) == told(place=5) == "body"
    assert told(damage="many") == told(colour="red") == "body"
    assert club.act("enter", name="x" * 41, status=422)["reason"] == "body"
    assert club.act("enter", name="Маша", status=422)["reason"] == "player-name-taken"
    assert club.act("excuse", player=MOST_EVER, status=422)["reason"] == "body"
    assert certificates(club, club.lead, places=17).status_code == 422


def test_names_that_look_like_markup_are_printed_as_they_are(club: Club) -> None:
    club.act("enter", name=MARKUP)
    club.act("start")
    club.act("praise", player=4)
    for path in ("sheet.pdf", "pairings.pdf"):
        answer = club.client.get(f"/api/tournaments/{club.code}/{path}")
        assert answer.content.startswith(PDF), answer.text
    assert certificates(club, club.lead).content.startswith(PDF)


# ---------------------------------------------------------------- on paper


def test_whoever_has_no_device_plays_on_paper_and_the_others_in_their_rooms(club: Club) -> None:
    club.act("enter", name="Рита")
    club.act("withdraw", player=3)
    assert [player.get("paper", False) for player in club.view()["players"]] == [False] * 4 + [True]
    club.act("start")
    tables = club.tables()
    assert [table["paper"] for table in tables].count(True) == 1
    for table in tables:
        assert (table["room"] is None) == table["paper"]
    [paper] = [table for table in tables if table["paper"]]
    by_hand(club, paper)
    [over] = [table for table in club.view()["round"]["tables"] if table["match"] == paper["match"]]
    assert over["state"] == "over"
    assert all("damage" not in seat and "destroyed" not in seat for seat in over["seats"])


def test_a_match_on_paper_can_be_played_again_and_a_device_may_come_later(club: Club) -> None:
    club.act("enter", name="Рита")
    club.act("withdraw", player=3)
    club.act("start")
    [paper] = [table for table in club.tables() if table["paper"]]
    by_hand(club, paper, damage=2, destroyed=0)
    club.act("replay", match=paper["match"], reason="the pencil broke")
    [again] = [table for table in club.tables() if table["match"] == paper["match"]]
    assert (again["state"], again["room"]) == ("playing", None)
    token = club.back(club.word(4))["token"]
    with_token = club.asked("POST", f"/api/tournaments/{club.code}/seat", {"token": token}, 404)
    assert with_token["reason"] == "no-table"
    assert "paper" not in club.view()["players"][4]


def test_a_round_that_is_sat_out_is_seen_and_counts_half(club: Club) -> None:
    club.act("excuse", player=0)
    assert club.view()["players"][0]["rests"] is True
    club.act("enter", name="Рита")
    club.act("start")
    view = club.view()
    assert view["round"]["rests"] == [0]
    assert [row["figures"]["points"] for row in view["standings"] if row["player"] == 0] == [0.5]
    [row] = [row for row in view["crosstable"] if row["player"] == 0]
    assert row["cells"] == [{"kind": "rest", "against": [], "seat": None, "points": 0.5}]


# ---------------------------------------------------------------- prizes


def test_certificates_are_for_the_first_places_and_the_most_beautiful_program(client: TestClient) -> None:
    club = Club(client, SWISS | {"rounds": 1})
    club.join(*NAMES[:4])
    assert (
        club.asked("GET", f"/api/tournaments/{club.code}/pairings.pdf", status=422)["reason"] == "not-paired"
    )
    club.act("start")
    for table in club.tables():
        by_hand(club, table)
    club.act("praise", player=2)
    view = club.view()
    assert (view["state"], view["praised"], view["entries"]) == ("over", 2, False)
    some, none = certificates(club, club.lead), certificates(club, club.lead, places=0)
    assert some.headers["content-type"] == "application/pdf"
    assert none.content.startswith(PDF)
    assert len(some.content) > len(none.content)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_sheets_speak_the_language_of_the_page(club: Club, lang: str) -> None:
    club.act("start")
    path = f"/api/tournaments/{club.code}/pairings.pdf?lang={lang}"
    assert club.client.get(path).content.startswith(PDF)
