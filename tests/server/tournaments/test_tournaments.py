"""A club evening on the server: who joins plays, a result is written once, and nobody is told too much."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from golems.server.clients import Client
from golems.server.gatherings import endpoints as gatherings
from golems.server.gatherings.endpoints import NamesAsked, WayWanted, WordSaid
from golems.server.http.endpoints import Endpoint
from golems.server.http.limits import TABLES
from golems.server.http.problems import JSON
from golems.server.jobs.kinds import JobName
from golems.server.jobs.pool import Jobs
from golems.server.log.databases import MEMORY
from golems.server.tournaments import endpoints as tournaments
from golems.server.tournaments.actions import (
    MOST_RETURNS,
    ActWanted,
    CertificatesWanted,
    NewEntrant,
    NewTournament,
    SeatAsked,
)
from tests.server.browsers import SocketBrowser, lay, server, until
from tests.server.clubs import NAMES, SWISS, Attendant, Club


@pytest.fixture(params=["", MEMORY], ids=["sqlite", "memory"])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path, database=request.param) as opened:
        yield opened


@pytest.fixture
def club(client: TestClient) -> Club:
    made = Club(client)
    made.join(*NAMES[:4])
    return made


def is_over(club: Club) -> bool:
    return club.view()["state"] in ("between", "over")


def names_at(club: Club, table: Any) -> list[str]:
    return [club.view()["players"][seat["player"]]["name"] for seat in table["seats"]]


# ---------------------------------------------------------------- what is announced


def test_rules_that_would_take_long_to_read_are_refused(client: TestClient) -> None:
    rules = SWISS | {"format": "scenario", "arenas": ["carousel"] * 20_000}
    for key in ("rounds", "bye", "late", "rest", "rests", "games"):
        rules.pop(key, None)
    answer = client.post("/api/tournaments", json={"rules": rules})
    assert (answer.status_code, answer.json()["reason"]) == (422, "too-many-arenas")


def test_rules_are_read_where_nobody_waits_for_them(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    run = Jobs.run

    async def noted(self: Jobs, kind: JobName, asker: Client, work: Any, *given: Any, **more: Any) -> Any:
        done.append(f"{kind} {work.__name__}")
        return await run(self, kind, asker, work, *given, **more)

    monkeypatch.setattr(Jobs, "run", noted)
    Club(client)
    assert done == ["page read_rules"]


# ---------------------------------------------------------------- an evening


def test_all_tables_of_a_round_start_together_with_those_who_shall_sit_there(club: Club) -> None:
    club.act("start")
    tables = club.tables()
    assert sorted(name for table in tables for name in names_at(club, table)) == sorted(NAMES[:4])
    for table in tables:
        room = club.asked("GET", f"/api/rooms/{table['room']}")
        assert room["matches"] == 1
        assert [chair["name"] for chair in room["chairs"]] == names_at(club, table)
        assert room["setup"]["arena"] == "carousel"


def test_the_clock_that_was_announced_runs_at_every_table(client: TestClient) -> None:
    club = Club(client, think={"programs": 60})
    club.join("Маша", "Петя")
    assert club.view()["rules"]["think"] == {"programs": 60}
    club.act("start")
    assert club.asked("GET", f"/api/rooms/{club.tables()[0]['room']}")["deadline"]


def test_a_player_gets_the_seat_of_the_next_table_and_what_comes_of_it_is_a_result(club: Club) -> None:
    club.act("start")
    table = club.tables()[0]
    loser, winner = [club.players[seat["player"]] for seat in table["seats"]]
    club.lose(loser)
    [over] = until(lambda: [each for each in club.view()["round"]["tables"] if each["state"] == "over"])
    assert [seat["place"] for seat in over["seats"]] == [2, 1]
    assert [seat["points"] for seat in over["seats"]] == [0, 1]
    assert club.asked("GET", f"/api/records/{over['record']}")["result"]
    assert club.seat(winner, status=404)["reason"] == "no-table"


def test_a_whole_tournament_with_one_leaving_and_one_arriving_late(club: Club) -> None:
    club.join(*NAMES[4:])
    for number in range(1, 4):
        club.act("start")
        assert club.view()["round"]["number"] == number
        club.play_round()
        until(lambda: is_over(club))
        if number == 1:
            club.act("withdraw", player=0)
            club.join("Zoe")
    view = club.view()
    assert view["state"] == "over"
    assert [player["name"] for player in view["players"] if player.get("left")] == ["Маша"]
    assert [player["name"] for player in view["players"] if player.get("late")] == ["Zoe"]
    assert len(view["standings"]) == 7
    assert {row["decided"]["by"] for row in view["standings"] if row["decided"]} >= {"points"}
    assert club.act("start", status=422)["reason"] == "tournament-over"


def test_bots_may_enter_and_play_by_themselves(client: TestClient) -> None:
    bots = [{"name": "Anvil", "bot": "random"}, {"name": "Bellows", "bot": "random"}]
    club = Club(client, SWISS | {"rounds": 1}, bots=bots)
    club.act("enter", name="Coal", bot="random")
    club.act("enter", name="Dynamo", bot="random")
    club.act("start")
    until(lambda: is_over(club))
    assert club.view()["state"] == "over"
    assert club.act("enter", name="Ember", bot="/etc/passwd.py:bot", status=422)["reason"] == "unknown-bot"


def test_of_two_matches_of_a_pair_the_second_begins_when_the_first_is_over(client: TestClient) -> None:
    club = Club(client, SWISS | {"rounds": 1, "games": 2})
    club.join("Маша", "Петя")
    club.act("start")
    first, second = club.tables()
    assert [first["state"], second["state"]] == ["playing", "waiting"]
    assert club.asked("GET", f"/api/rooms/{second['room']}")["matches"] == 0
    club.lose(club.players[0])
    until(lambda: club.asked("GET", f"/api/rooms/{second['room']}")["matches"] == 1)
    club.lose(club.players[0])
    until(lambda: is_over(club))
    assert [row["figures"]["points"] for row in club.view()["standings"]] == [2, 0]


def test_components_are_given_out_and_go_round_in_the_scenario_for_a_group(client: TestClient) -> None:
    club = Club(client, SWISS | {"format": "scenario", "seats": 3, "rounds": 2, "match": {"game": "L4"}})
    club.join(*NAMES[:3])
    sets = []
    for _ in range(2):
        club.act("start")
        [table] = club.tables()
        match = club.asked("GET", f"/api/rooms/{table['room']}")["match"]
        assert match["phase"] == "programs"
        robots = match["position"]["robots"]
        sets.append(sorted([robot["processor"], robot["weapon"], robot["chassis"]] for robot in robots))
        club.lose(club.players[0])
        club.lose(club.players[1])
        until(lambda: is_over(club))
    assert sets[0] == sets[1]


# ---------------------------------------------------------------- the organiser


def test_who_does_not_come_has_lost_and_a_match_can_be_played_again(club: Club) -> None:
    club.act("start")
    table = club.tables()[0]
    missing = table["seats"][0]["player"]
    club.act("miss", match=table["match"], players=[missing])
    assert club.seat(club.players[missing], status=404)["reason"] == "no-table"
    club.act("replay", match=table["match"], reason="the bus was late")
    [again] = [each for each in club.tables() if each["match"] == table["match"]]
    assert again["room"] != table["room"]
    assert club.seat(club.players[missing])["room"] == again["room"]


def test_a_room_whose_match_is_played_again_elsewhere_says_nothing_any_more(club: Club) -> None:
    club.act("start")
    table = club.tables()[0]
    loser = club.players[table["seats"][0]["player"]]
    seat = club.seat(loser)
    club.act("miss", match=table["match"], players=[loser.number])
    club.act("replay", match=table["match"], reason="she is here")
    with SocketBrowser(club.client, seat["room"], seat["token"]) as browser:
        browser.decide(seat["chair"], resign=True)
        record = browser.room(seat["chair"])["record"]
    until(lambda: club.client.get(f"/api/records/{record}").status_code == 200)
    [same] = [each for each in club.tables() if each["match"] == table["match"]]
    assert same["state"] == "playing"


def test_a_correction_leaves_a_trace_that_only_the_organiser_sees(client: TestClient, club: Club) -> None:
    club.act("start")
    club.play_round()
    until(lambda: is_over(club))
    table = club.view()["round"]["tables"][0]
    seats = [{"player": seat["player"], "place": 3 - seat["place"]} for seat in table["seats"]]
    assert (
        club.act("correct", match=table["match"], seats=seats, reason=" ", status=422)["reason"]
        == "no-reason"
    )
    club.act("correct", match=table["match"], seats=seats, reason="wrong card")
    assert [seat["place"] for seat in club.view()["round"]["tables"][0]["seats"]] == [1, 2]
    with Attendant(client, club.code, club.lead) as lead:
        [change] = lead.view["changes"]
        assert (change["type"], change["match"], change["reason"]) == (
            "corrected",
            table["match"],
            "wrong card",
        )
    assert "wrong card" not in client.get(f"/api/tournaments/{club.code}").text


def test_a_round_is_taken_back_and_its_rooms_count_no_more(club: Club) -> None:
    club.act("start")
    room = club.seat(club.players[0])["room"]
    club.act("unpair", reason="Ben has come after all")
    assert club.view()["state"] == "joining"
    assert club.seat(club.players[0], status=404)["reason"] == "no-table"
    club.join("Ben")
    club.act("start")
    assert room not in [table["room"] for table in club.tables()]


def test_the_next_round_waits_for_every_table(club: Club) -> None:
    club.act("start")
    assert club.act("start", status=422)["reason"] == "round-runs"


def test_who_has_withdrawn_comes_back(club: Club) -> None:
    club.act("withdraw", token=club.players[1].token, player=1)
    assert club.view()["players"][1]["left"]
    club.act("return", token=club.players[1].token, player=1)
    assert "left" not in club.view()["players"][1]


# ---------------------------------------------------------------- who may


@pytest.mark.parametrize(
    "act",
    [
        {"type": "start"},
        {"type": "unpair", "reason": "x"},
        {"type": "enter", "name": "Bot", "bot": "random"},
        {"type": "withdraw", "player": 0},
        {"type": "return", "player": 0},
        {"type": "miss", "match": 0, "players": [0]},
        {"type": "report", "match": 0, "seats": []},
        {"type": "replay", "match": 0, "reason": "x"},
        {"type": "correct", "match": 0, "seats": [], "reason": "x"},
        {"type": "delete"},
    ],
    ids=lambda act: act["type"],
)
def test_a_player_may_only_withdraw_and_only_for_themselves(club: Club, act: Any) -> None:
    before = club.view()
    told = club.act(token=club.players[1].token, status=422, **act)
    assert told["reason"] == "only-lead"
    assert club.view() == before


def test_a_token_is_worth_something_until_the_word_of_the_next_one_is_used(
    client: TestClient, club: Club
) -> None:
    old = club.players[0]
    with Attendant(client, club.code, old.token) as player:
        assert player.view["role"] == "member"
        word = club.word(0)
        assert club.word(0) == word
        club.act("excuse", player=1)
        player.until(lambda view: view["players"][1].get("rests"))
        assert player.view["role"] == "member"
        new = club.back(word)["token"]
        player.until(lambda view: view["role"] == "anybody")
    with Attendant(client, club.code, club.back(word)["token"]) as again:
        assert (again.view["role"], again.view["you"]["player"]) == ("member", 0)
    assert club.act("withdraw", token=old.token, player=0, status=422)["reason"] == "token"
    club.act("withdraw", token=new, player=0)


def test_a_token_of_another_tournament_is_refused(client: TestClient, club: Club) -> None:
    other = Club(client)
    assert club.act("start", token=other.lead, status=422)["reason"] == "token"
    with Attendant(client, club.code) as anybody:
        anybody.socket.send_json({"type": "hello", "tokens": [other.lead]})
        assert anybody.read()["reason"] == "token"
    with client.websocket_connect(f"/api/gatherings/{club.code}/live") as socket:
        socket.send_json({"type": "hello", "tokens": [other.lead]})
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_text()
    assert ended.value.code == 4003


def test_what_a_tournament_has_set_is_changed_only_there(club: Club) -> None:
    club.act("start")
    table = club.tables()[0]
    body = {"token": club.lead, "match": table["match"]}
    host = club.asked("POST", f"/api/tournaments/{club.code}/seat", body)
    assert host["chair"] is None
    with SocketBrowser(club.client, table["room"], host["token"]) as browser:
        browser.do("pause")
        browser.do("resume")
        for message in ({"type": "rematch"}, {"type": "leave", "chair": 0}, {"type": "start"}):
            assert browser.ask(**message)["reason"] in ("table-bound", "match-runs")


# ---------------------------------------------------------------- what is told


def test_everybody_sees_what_they_may_and_no_key_leaves_the_server(client: TestClient, club: Club) -> None:
    """Whatever is sent is searched, byte by byte."""
    hall = client.app.app.app.state.desk.gatherings  # type: ignore[attr-defined]
    club.act("start")
    with (
        Attendant(client, club.code) as anybody,
        Attendant(client, club.code, club.players[0].token) as player,
        Attendant(client, club.code, club.lead) as lead,
    ):
        club.play_round()
        for seer in (anybody, player, lead):
            seer.until(lambda view: view["state"] == "between")
        contest = hall.held[club.code].fold
        keys = [entrant.key for entrant in contest.tournament.players]
        keys += [key for table in contest.tables.values() for key in table.keys]
        secrets = [*keys, contest.organiser, contest.tournament.seed, *[each.token for each in club.players]]
        given = [client.get(f"/api/tournaments/{club.code}{name}").content for name in ("", *EXPORTS)]
        for heard in (anybody.heard, player.heard, lead.heard, *given):
            assert not [secret for secret in secrets if secret.encode() in heard]
        assert "all_rounds" not in anybody.view
        assert "you" not in anybody.view
        assert player.view["you"]["player"] == 0
        assert lead.view["all_rounds"]


EXPORTS = {
    "/standings.csv": {"en": "\ufeffPlace,Player,", "ru": "\ufeffМесто;Игрок;"},
    "/matches.csv": {"en": "\ufeffRound,Stage,", "ru": "\ufeffТур;Этап;"},
    "/tournament.json": {"en": "{", "ru": "{"},
    "/sheet.pdf": {"en": "%PDF", "ru": "%PDF"},
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("name", "begins"), EXPORTS.items())
def test_a_tournament_is_taken_home_as_files(
    club: Club, name: str, begins: dict[str, str], lang: str
) -> None:
    club.act("start")
    club.play_round()
    until(lambda: is_over(club))
    answer = club.client.get(f"/api/tournaments/{club.code}{name}?lang={lang}")
    assert answer.status_code == 200
    assert answer.content.startswith(begins[lang].encode())


def test_over_its_socket_a_tournament_is_only_watched(client: TestClient, club: Club) -> None:
    with Attendant(client, club.code, club.lead) as lead:
        lead.socket.send_json({"type": "ping", "id": 7})
        assert lead.read() == {"type": "pong", "id": 7}
        lead.socket.send_json({"type": "start", "id": 8})
        with pytest.raises(WebSocketDisconnect) as ended:
            lead.read()
    assert ended.value.code == 4007
    assert club.view()["rounds"] == 0


def test_a_deleted_tournament_is_gone_for_everybody(client: TestClient, club: Club) -> None:
    with Attendant(client, club.code, club.players[0].token) as player:
        club.act("delete")
        with pytest.raises(WebSocketDisconnect) as ended:
            player.read()
        assert ended.value.code == 4004
    assert client.get(f"/api/tournaments/{club.code}").status_code == 404
    assert club.act("start", status=404)["reason"] == "no-gathering"


@pytest.mark.parametrize("each", [*tournaments.ENDPOINTS, *gatherings.ENDPOINTS], ids=lambda each: each.path)
def test_every_answer_is_of_the_type_that_is_described(club: Club, each: Endpoint) -> None:
    club.act("known", names=["Zoe"])
    club.act("names", is_open=True)
    club.act("start")
    bodies = {
        NewTournament: {"rules": SWISS},
        NewEntrant: {"name": "Zoe"},
        ActWanted: {"token": club.lead, "act": {"type": "withdraw", "player": 0}},
        SeatAsked: {"token": club.players[0].token},
        CertificatesWanted: {"token": club.lead},
        WayWanted: {"token": club.lead, "member": 0},
        WordSaid: {"word": club.word()},
        NamesAsked: {},
    }
    body = bodies[each.takes] if each.takes else None
    answer = club.client.request(each.method, each.path.format(code=club.code), json=body)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == each.media
    if each.media == JSON:
        msgspec.json.decode(answer.content, type=each.gives)


def test_who_acts_too_often_has_to_wait(tmp_path: Path) -> None:
    """An organiser who is in a hurry does not stop the others."""
    with server(tmp_path / "hasty", message_limit="2/minute") as hasty:
        club = Club(hasty)
        club.join("Маша", "Петя")
        for _ in range(2):
            club.act("miss", match=0, players=[0], status=422)
        assert club.act("start", status=429)["reason"] == "too-often"
        club.act("withdraw", token=club.players[0].token, player=0)


def test_whoever_comes_and_goes_without_end_keeps_no_round_from_beginning(club: Club) -> None:
    token = club.players[0].token
    for _ in range(MOST_RETURNS):
        club.act("withdraw", token=token, player=0)
        club.act("return", token=token, player=0)
    club.act("withdraw", token=token, player=0)
    assert club.act("return", token=token, status=422, player=0)["reason"] == "only-lead"
    club.act("return", player=0)
    club.act("start")


def test_rounds_begun_and_taken_back_make_only_so_many_rooms(tmp_path: Path) -> None:
    with server(tmp_path, max_rooms_per_address=1) as small:
        club = Club(small)
        club.join(*NAMES[:4])
        for _ in range(TABLES // 2):
            club.act("start")
            club.act("unpair", reason="again")
        assert club.act("start", status=429)["reason"] == "too-often"


def test_a_code_leads_to_whatever_has_it(client: TestClient, club: Club) -> None:
    room = lay(client).code
    answers = [client.get(f"/api/codes/{code.lower()}").json() for code in (club.code, room)]
    assert answers == [
        {"code": club.code, "kind": "tournament", "page": "t"},
        {"code": room, "kind": "room", "page": "r"},
    ]
    assert client.get("/api/codes/BBBBB").json()["reason"] == "no-gathering"


def test_a_club_behind_one_address_comes_to_its_tournament_as_often_as_it_likes(tmp_path: Path) -> None:
    with server(tmp_path / "crowded", join_limit="1/day") as crowded:
        club = Club(crowded)
        assert [crowded.get("/api/tournaments/BBBBB").status_code for _ in range(2)] == [404] * 2
        club.join("Маша")
        for _ in range(5):
            with Attendant(crowded, club.code) as anybody:
                assert anybody.view["players"] == [{"name": "Маша"}]
        assert crowded.get(f"/api/tournaments/{club.code}").status_code == 200


# ---------------------------------------------------------------- races


def test_children_who_join_at_once_are_all_in_and_each_once(client: TestClient) -> None:
    club = Club(client)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(club.join, [f"Child {number}" for number in range(24)]))
    assert sorted(player.number for player in club.players) == list(range(24))
    assert len({player["name"] for player in club.view()["players"]}) == 24
    assert club.join("child 3", status=422)["reason"] == "player-name-taken"


def test_a_round_that_is_started_twice_at_once_is_started_once(club: Club) -> None:
    body = {"token": club.lead, "act": {"type": "start"}}

    def start(_: int) -> int:
        return club.client.post(f"/api/tournaments/{club.code}/acts", json=body).status_code

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(start, range(4)))
    assert sorted(answers) == [200, 422, 422, 422]
    assert club.view()["rounds"] == 1
    assert len(club.tables()) == 2
