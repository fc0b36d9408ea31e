"""A database that release 0.1.0 wrote is opened, and everything in it is played on.

`release/` holds it as a SQLite file and as a backup, and the tokens of those who take part. In it are a room
in the middle of a round, a finished match with its record, a tournament in its first round and a lesson."""

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfileobj
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from golems.notation.records import read_record, replay
from golems.server.log.sql.backup import bring_back
from tests.server.browsers import SocketBrowser, server, until
from tests.server.clubs import Attendant

RELEASE = Path(__file__).parent / "release"
KEY = b"k" * 32  # the tokens are signed with it
TOKENS = msgspec.json.decode((RELEASE / "tokens.json").read_bytes())
PROGRAM = "F L F R"


@pytest.fixture(params=["file", "backup on sqlite", "backup on postgresql"])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TestClient]:
    key = tmp_path / "secret.key"
    key.write_bytes(KEY)
    key.chmod(0o600)
    with server(tmp_path, database=database(request, tmp_path)) as opened:
        yield opened


def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """Bring the stored logs into a database; return its URL, nothing for the usual file."""
    if request.param == "file":
        with gzip.open(RELEASE / "golems.sqlite.gz") as packed, (folder / "golems.sqlite").open("wb") as file:
            copyfileobj(packed, file)
        return ""
    url = f"sqlite:///{folder}/other.sqlite"
    if request.param == "backup on postgresql":
        url = request.getfixturevalue("postgres_url")
    asyncio.run(bring_back(url, RELEASE / "golems.backup.gz"))
    return url


def test_a_round_goes_on_where_it_was(client: TestClient) -> None:
    room = TOKENS["room"]
    with SocketBrowser(client, room["code"], room["host"], *room["seats"]) as people:
        match = people.room(0)["match"]
        assert match["round"]["number"] == 2
        assert match["program"] == "F F L S"
        assert "request" not in match
        assert people.decide(1, program=PROGRAM)["type"] == "done"
        assert people.room(0)["match"]["round"]["number"] == 3
        people.do("pause")
        people.do("resume")
        assert people.decide(1, resign=True)["type"] == "done"
        name = people.room(0)["record"]
    assert len(read_record(kept(client, name)).rounds) >= 2


def test_a_finished_match_has_its_record_and_is_played_once_more(client: TestClient) -> None:
    room = TOKENS["finished"]
    record = read_record(kept(client, room["record"]))
    assert [outcome.result for outcome in replay(record)][-1] == record.result
    with SocketBrowser(client, room["code"], room["host"], *room["seats"]) as people:
        assert people.room(0)["record"] == room["record"]
        people.do("rematch")
        assert people.decide(0, program=PROGRAM)["type"] == "done"
        assert people.room(0)["matches"] == 2


def kept(client: TestClient, name: str) -> Any:
    answer = until(lambda: (found := client.get(f"/api/records/{name}")).status_code == 200 and found)
    return answer.json()


def test_a_tournament_goes_on(client: TestClient) -> None:
    code, lead = TOKENS["tournament"]["code"], TOKENS["tournament"]["lead"]
    tokens = dict(TOKENS["tournament"]["players"])
    with Attendant(client, code, lead) as organiser:
        assert [table["state"] for table in organiser.view["round"]["tables"]] == ["over", "playing"]
        player = organiser.view["round"]["tables"][1]["seats"][0]["player"]
        seat = client.post(f"/api/tournaments/{code}/seat", json={"token": tokens[player]}).json()
        with SocketBrowser(client, seat["room"], seat["token"]) as loser:
            assert loser.decide(seat["chair"], resign=True)["type"] == "done"
        organiser.until(lambda view: view["state"] == "between")
        acted = client.post(f"/api/tournaments/{code}/acts", json={"token": lead, "act": {"type": "start"}})
        assert acted.status_code == 200, acted.text
        organiser.until(lambda view: view["rounds"] == 2)


def test_a_lesson_goes_on(client: TestClient) -> None:
    lesson = TOKENS["lesson"]
    with Attendant(client, lesson["code"], lesson["teacher"]) as teacher:
        assert tries_in(teacher.view) == [1, 0]
        attempt = {
            "token": lesson["children"]["Petya"],
            "puzzle": lesson["puzzle"],
            "programs": ["F"],
        }
        answer = client.post(f"/api/lessons/{lesson['code']}/try", json=attempt)
        assert answer.status_code == 200, answer.text
        teacher.until(lambda view: tries_in(view) == [1, 1])
    assert client.post(f"/api/lessons/{lesson['code']}/delete", json={"token": lesson["teacher"]}).is_success
    assert client.get(f"/api/gatherings/{lesson['code']}").status_code == 404


def tries_in(view: Any) -> list[int]:
    return [sum(mark["tries"] for mark in child.get("marks", {}).values()) for child in view["children"]]
