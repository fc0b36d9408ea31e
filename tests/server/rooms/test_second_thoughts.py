"""Who has sealed a program may think again: only they, only before all are ready, and within the time."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from golems.rules.refusals import Illegal
from golems.server.rooms.entries import Created, Decided, SatDown, Started
from golems.server.rooms.room import Room
from golems.server.tables import ChairSetup, Setup, ThinkingTime
from tests.server.browsers import SeatedRoom, SocketBrowser, lay, server, sit

PROGRAM = "F L A D"
OTHER = "L F A D"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("data")) as opened:
        yield opened


@pytest.fixture
def table(client: TestClient) -> SeatedRoom:
    return lay(client, "Маша", "Петя", novices=False)


@pytest.fixture
def masha(client: TestClient, table: SeatedRoom) -> Iterator[SocketBrowser]:
    """Yield the browser of Masha, who is the host and has sealed."""
    with SocketBrowser(client, table.code, table.host, table.seats[0]) as browser:
        browser.do("start")
        browser.decide(0, program=PROGRAM)
        yield browser


def test_the_others_see_only_that_somebody_thinks_again(
    client: TestClient, table: SeatedRoom, masha: SocketBrowser
) -> None:
    with SocketBrowser(client, table.code, table.seats[1]) as petja:
        before = petja.room(1)["match"]
        assert masha.decide(0, takeback=True)["type"] == "done"
        match = petja.read_until(lambda room: "red" in room["match"]["waiting"])["match"]
        assert "sealed" not in match
        assert PROGRAM not in str(match)
        assert {**match, "waiting": 0} == {**{k: v for k, v in before.items() if k != "sealed"}, "waiting": 0}
        own = masha.room(0)["match"]
        assert "program" not in own
        assert own["request"]["kind"] == "program"


def test_an_open_program_is_taken_off_the_table(client: TestClient) -> None:
    table = lay(client, "Маша", "Петя", open=True)
    with (
        SocketBrowser(client, table.code, table.host, table.seats[0]) as masha,
        SocketBrowser(client, table.code) as watching,
    ):
        masha.do("start")
        masha.decide(0, program=PROGRAM)
        watching.read_until(lambda room: room.get("match", {}).get("programs") == {"red": PROGRAM})
        masha.decide(0, takeback=True)
        watching.read_until(lambda room: "programs" not in room["match"])


def test_nobody_takes_back_the_program_of_another(
    client: TestClient, table: SeatedRoom, masha: SocketBrowser
) -> None:
    with (
        SocketBrowser(client, table.code, table.seats[1]) as petja,
        SocketBrowser(client, table.code) as watching,
    ):
        number = petja.room(1)["number"]
        stolen = {"takeback": True, "robot": "red"}
        asked = [
            petja.ask("decide", chair=0, number=number, decision={"takeback": True}),
            petja.ask("decide", chair=1, number=number, decision=stolen),
            watching.ask("decide", chair=0, number=number, decision={"takeback": True}),
        ]
        assert [each["reason"] for each in asked] == ["not-your-chair", "not-your-program", "not-your-chair"]
        assert masha.room(0)["match"]["program"] == PROGRAM


def test_who_takes_the_chair_over_cannot_take_back_what_lies_there(
    client: TestClient, table: SeatedRoom, masha: SocketBrowser
) -> None:
    """The host who sent the other one away cannot do so either."""
    masha.do("leave", chair=0)
    token = sit(client, table.code, 0, "Катя")
    with SocketBrowser(client, table.code, token, table.host) as katja:
        assert katja.decide(0, takeback=True)["reason"] == "not-your-program"


def test_at_one_device_each_takes_back_their_own(client: TestClient) -> None:
    """The other chair of the device is told nothing of what was laid."""
    table = lay(client, "Маша", "Петя", "Катя", novices=False, chairs=[{}, {}, {}], arena="random")
    with SocketBrowser(client, table.code, table.host, *table.seats[:2]) as both:
        both.do("start")
        both.decide(0, program=PROGRAM)
        both.decide(1, program=OTHER)
        assert both.decide(0, takeback=True)["type"] == "done"
        assert both.room(1)["match"]["program"] == OTHER
        assert "program" not in both.room(0)["match"]
        assert PROGRAM not in str(both.room(1))


def test_the_log_decides_who_was_first(client: TestClient, table: SeatedRoom, masha: SocketBrowser) -> None:
    """The last one seals before the other has taken back: then the programs run."""
    number = masha.room(0)["number"]
    with SocketBrowser(client, table.code, table.seats[1]) as petja:
        petja.decide(1, program=PROGRAM)
    late = masha.ask("decide", chair=0, number=number, decision={"takeback": True})
    assert late["reason"] == "too-late"
    assert masha.room(0)["match"]["round"]["number"] == 2
    assert masha.decide(0, takeback=True)["reason"] == "nothing-sealed"


def test_thinking_again_wins_no_time() -> None:
    """The clock runs on, and when it has run down what is sealed stays."""
    chairs = (ChairSetup(colour="red"), ChairSetup(colour="blue"))
    room, sealed = Room("BCDFG"), Decided({"robot": "red", "program": PROGRAM})
    setup = Setup("L1", chairs, arena="carousel", think=ThinkingTime(programs=60))
    for entry in (
        Created(setup, "host"),
        SatDown(0, "A", "a"),
        SatDown(1, "B", "b"),
        Started("seed"),
        sealed,
    ):
        room.apply(entry, 100.0)
    back = Decided({"robot": "red", "takeback": True})
    deadline = room.deadline
    room.apply(back, 150.0)
    assert room.deadline == deadline == 160.0
    room.apply(sealed, 155.0)
    with pytest.raises(Illegal) as refusal:
        room.apply(back, 160.0)
    assert refusal.value.reason == "time-is-up"
    assert room.running().round.given.sealed
