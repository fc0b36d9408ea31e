"""Browsers in a room: what each is told, what it may do, and how a connection ends."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from golems.server.http.messages import MOST_BYTES
from golems.server.http.sockets import BAD_TOKEN, NO_HELLO, NO_ROOM, TOO_MUCH, UNREADABLE
from golems.server.log.databases import MEMORY
from golems.server.rooms.entries import REACTIONS
from golems.server.rooms.messages import SeenRoom
from tests.server.browsers import L1, SeatedRoom, SocketBrowser, lay, server, sit

PROGRAM = "F L A D"


@pytest.fixture(scope="module", params=["", MEMORY], ids=["sqlite", "memory"])
def client(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("data"), database=request.param) as opened:
        yield opened


@pytest.fixture
def table(client: TestClient) -> SeatedRoom:
    """Lay a table where programs are laid in secret."""
    return lay(client, "Маша", "Петя", novices=False)


@pytest.fixture
def both(client: TestClient, table: SeatedRoom) -> Iterator[SocketBrowser]:
    """Open the host's browser, which holds both chairs, in a match that has begun."""
    with SocketBrowser(client, table.code, table.host, *table.seats) as browser:
        browser.do("start")
        yield browser


def refused(answer: Any) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["reason"])


# ---------------------------------------------------------------- who sees what


def test_on_connect_everything_is_told(client: TestClient, table: SeatedRoom) -> None:
    with SocketBrowser(client, table.code, table.seats[1]) as petja:
        assert petja.rooms.keys() == {1}
        room = msgspec.convert(petja.room(1), SeenRoom)
    assert (room.code, room.number, room.chair, room.match) == (table.code, 3, 1, None)
    assert [chair.name for chair in room.chairs] == ["Маша", "Петя"]


def test_hot_seat_one_browser_with_two_chairs_sees_with_both(both: SocketBrowser) -> None:
    assert both.rooms.keys() == {0, 1}
    assert [both.room(chair)["match"]["robot"] for chair in (0, 1)] == ["red", "blue"]
    both.decide(0, program=PROGRAM)
    assert both.room(0)["match"]["program"] == PROGRAM
    assert "program" not in both.room(1)["match"]
    both.decide(1, program=PROGRAM)
    assert both.room(0)["match"]["round"]["number"] == 2
    assert both.room(0)["match"]["position"] == both.room(1)["match"]["position"]


def test_a_second_chair_is_taken_on_the_way(client: TestClient) -> None:
    table = lay(client, "Маша")
    with SocketBrowser(client, table.code, table.host, *table.seats) as browser:
        second = sit(client, table.code, 1, "Петя")
        browser.tell({"type": "hello", "tokens": [table.host, *table.seats, second]})
        browser.do("start")
        assert browser.rooms.keys() == {0, 1}


def test_two_tabs_of_one_seat_see_the_same(client: TestClient, table: SeatedRoom) -> None:
    with (
        SocketBrowser(client, table.code, table.host, table.seats[0]) as one,
        SocketBrowser(client, table.code, table.seats[0]) as other,
    ):
        one.do("start")
        one.decide(0, program=PROGRAM)
        other.read_until(lambda room: room["number"] == one.room(0)["number"])
        assert other.rooms == one.rooms


def test_a_spectator_sees_no_secret_and_decides_nothing(
    client: TestClient, table: SeatedRoom, both: SocketBrowser
) -> None:
    with SocketBrowser(client, table.code) as spectator:
        both.decide(0, program=PROGRAM)
        seen = spectator.read_until(lambda room: "sealed" in room["match"])
        assert PROGRAM not in str(seen)
        assert not {"robot", "request", "program"} & seen["match"].keys()
        number = seen["number"]
        decision = {"program": PROGRAM}
        answers = [
            spectator.ask("decide", chair=0, number=number, decision=decision),
            spectator.ask("react", chair=0, reaction="wow"),
            spectator.ask("rename", chair=0, name="x"),
        ]
        assert [refused(answer) for answer in answers] == ["not-your-chair"] * 3


def test_the_events_of_a_round_are_told_by_its_film_alone(
    client: TestClient, table: SeatedRoom, both: SocketBrowser
) -> None:
    for chair in (0, 1, 0, 1):
        both.decide(chair, program=PROGRAM)
    assert both.told[0]["match"]["round"].keys() == {"number", "event"}
    both.tell({"type": "sync"})
    assert both.told[0]["type"] == "seen"
    assert both.room(0)["match"]["round"]["number"] == 3
    assert "revealed" not in str(both.told)
    assert client.get(f"/api/rooms/{table.code}/rounds/1").json()["beats"]


# ---------------------------------------------------------------- what may be done


def test_the_host_alone_rules_the_room(client: TestClient, table: SeatedRoom) -> None:
    with SocketBrowser(client, table.code, *table.seats) as guests:
        answers = [
            guests.ask("start"),
            guests.ask("rematch"),
            guests.ask("pause"),
            guests.ask("resume"),
            guests.ask("change", setup=L1),
            guests.ask("replace", chair=0, bot="random"),
        ]
        assert {refused(answer) for answer in answers} == {"only-host"}


def test_the_host_sets_the_table_anew(client: TestClient, table: SeatedRoom) -> None:
    with SocketBrowser(client, table.code, table.host, *table.seats) as host:
        host.do("change", setup=L1 | {"think": {"programs": 30}})
        assert host.room(0)["setup"]["think"] == {"programs": 30}
        answer = host.ask("change", setup=L1 | {"arena": "nowhere"})
        assert (refused(answer), answer["path"]) == ("unknown-arena", "arena")
        host.do("start")
        assert host.room(0)["deadline"] > 0


def test_a_free_chair_stops_the_start(client: TestClient) -> None:
    table = lay(client, "Маша")
    with SocketBrowser(client, table.code, table.host, lang="ru") as host:
        answer = host.ask("start")
    assert refused(answer) == "chair-free"
    assert answer["text"] == "Место 2 ещё свободно: нужен игрок или компьютер"


def test_a_program_is_refused_by_its_clause_and_nothing_changes(both: SocketBrowser) -> None:
    number = both.room(0)["number"]
    answer = both.decide(0, program="F F F F")
    assert (answer["type"], answer["rule"]) == ("refused", "P4")
    assert refused(both.decide(0, dance=True)) == "unknown-key"
    assert refused(both.decide(0, timeout=True)) == "no-clock"
    both.tell({"type": "sync"})
    assert both.room(0)["number"] == number


def test_an_answer_to_an_older_question_comes_too_late(both: SocketBrowser) -> None:
    before = both.room(0)["number"]
    for chair in (0, 1):
        both.decide(chair, program=PROGRAM)
    answer = both.ask("decide", chair=0, number=before, decision={"program": PROGRAM})
    assert refused(answer) == "too-late"


def test_a_decision_is_the_chairs_own_whatever_robot_it_names(both: SocketBrowser) -> None:
    both.decide(0, program=PROGRAM, robot="blue")
    assert both.room(0)["match"]["waiting"] == {"blue": "program"}


def test_a_rematch_swaps_seats_and_robots_keep_their_colours(both: SocketBrowser) -> None:
    first = {robot["id"]: robot["cell"] for robot in both.room(0)["match"]["position"]["robots"]}
    assert refused(both.ask("rematch")) == "match-runs"
    both.decide(0, resign=True)
    both.do("rematch")
    room = both.room(0)
    assert room["matches"] == 2
    assert [chair["robot"] for chair in room["chairs"]] == ["red", "blue"]
    assert {robot["id"]: robot["cell"] for robot in room["match"]["position"]["robots"]} == {
        "red": first["blue"],
        "blue": first["red"],
    }


def test_a_pause_stops_the_match(both: SocketBrowser) -> None:
    assert refused(both.ask("resume")) == "not-paused"
    both.do("pause")
    assert both.room(1)["paused"] is True
    assert refused(both.decide(0, program=PROGRAM)) == "paused"
    both.do("resume")
    assert both.decide(0, program=PROGRAM)["type"] == "done"


def test_a_bot_plays_for_an_absent_person_and_gives_the_chair_back(both: SocketBrowser) -> None:
    assert refused(both.ask("replace", chair=0, bot="my_bot.py:bot")) == "unknown-bot"
    both.decide(0, program=PROGRAM)
    both.do("replace", chair=1, bot="random")
    both.read_until(lambda room: room["match"]["round"]["number"] == 2)
    both.do("replace", chair=1)
    assert "bot" not in both.room(0)["chairs"][1]
    assert both.room(0)["chairs"][1]["name"] == "Петя"


def test_who_leaves_loses_the_chair_and_another_may_take_it(client: TestClient, table: SeatedRoom) -> None:
    with SocketBrowser(client, table.code, table.seats[0]) as masha:
        assert refused(masha.ask("leave", chair=1)) == "only-host"
        masha.do("leave", chair=0)
        assert masha.room()["chairs"][0] == {"kind": "person", "free": True}
        assert refused(masha.ask("rename", chair=0, name="x")) == "not-your-chair"
        sit(client, table.code, 0, "Оля")
        assert refused(masha.ask("rename", chair=0, name="x")) == "not-your-chair"
    with SocketBrowser(client, table.code, table.seats[0]) as again:
        assert again.rooms.keys() == {None}


def test_the_host_takes_a_chair_back(client: TestClient, table: SeatedRoom) -> None:
    with (
        SocketBrowser(client, table.code, table.host) as host,
        SocketBrowser(client, table.code, table.seats[1]) as petja,
    ):
        host.do("leave", chair=1)
        petja.read_until(lambda room: room["chair"] is None)
        assert refused(petja.ask("react", chair=1, reaction="wow")) == "not-your-chair"


@pytest.mark.parametrize("reaction", REACTIONS)
def test_reactions_are_told_once(both: SocketBrowser, reaction: str) -> None:
    both.do("react", chair=1, reaction=reaction)
    assert both.room(0)["reaction"] == {"type": "reacted", "chair": 1, "reaction": reaction}
    both.do("rename", chair=1, name="Пётр")
    assert "reaction" not in both.room(0)
    assert both.room(0)["chairs"][1]["name"] == "Пётр"


# ---------------------------------------------------------------- how it ends


def closing(client: TestClient, code: str, *frames: str | bytes) -> int:
    """Return the code with which the server closes."""
    with client.websocket_connect(f"/api/rooms/{code}/live") as socket:
        for frame in frames:
            socket.send_text(frame) if isinstance(frame, str) else socket.send_bytes(frame)
        try:
            while True:
                socket.receive_text()
        except WebSocketDisconnect as closed:
            return closed.code


HELLO = '{"type": "hello"}'


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (['{"type": "ping"}'], NO_HELLO),
        (["nonsense"], UNREADABLE),
        ([HELLO, b"\x00\x01"], UNREADABLE),
        ([HELLO, '{"type": "dance"}'], UNREADABLE),
        ([HELLO, '{"type": "start", "seed": "mine"}'], UNREADABLE),
        ([HELLO, '{"type": "react", "chair": 0, "reaction": "you are silly"}'], UNREADABLE),
        ([HELLO, '{"type": "ping", "id": -1}'], UNREADABLE),
        ([HELLO, " " * (MOST_BYTES + 1)], UNREADABLE),
        (['{"type": "hello", "tokens": ["stolen"]}'], BAD_TOKEN),
    ],
)
def test_what_cannot_be_read_ends_the_connection(
    client: TestClient, table: SeatedRoom, frames: list[str | bytes], code: int
) -> None:
    assert closing(client, table.code, *frames) == code


def test_a_token_of_another_room_is_refused(client: TestClient, table: SeatedRoom) -> None:
    other = lay(client, "Оля")
    stolen = msgspec.json.encode({"type": "hello", "tokens": [other.seats[0]]}).decode()
    assert closing(client, table.code, stolen) == BAD_TOKEN
    with SocketBrowser(client, table.code) as browser:
        assert refused(browser.ask("hello", tokens=[other.host])) == "token"


def test_a_room_that_is_not_there(client: TestClient) -> None:
    assert closing(client, "BBBBB", HELLO) == NO_ROOM
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/rooms/AEIOU/live"):
        pass


def test_a_page_of_another_host_is_not_let_in(client: TestClient, table: SeatedRoom) -> None:
    path = f"/api/rooms/{table.code}/live"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(path, headers={"origin": "http://x"}):
        pass


def test_a_flood_ends_the_connection_and_others_play_on(tmp_path: Path) -> None:
    with server(tmp_path, message_limit="20/minute") as strict:
        table = lay(strict, "Маша", "Петя")
        with SocketBrowser(strict, table.code, table.host, table.seats[0]) as masha:
            frames = [HELLO.replace("}", f', "tokens": ["{table.seats[1]}"]}}'), *['{"type": "ping"}'] * 30]
            assert closing(strict, table.code, *frames) == TOO_MUCH
            assert masha.ask("ping")["type"] == "pong"
