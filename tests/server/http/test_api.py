"""The REST API: every endpoint, in every language, and all that it refuses."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import schemathesis
from schemathesis.checks import CheckFunction
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from starlette.testclient import TestClient

from golems.bots.catalogue import BOTS
from golems.match.arenas import arena_named, write_arena
from golems.notation.reading import decode, encode
from golems.notation.records import read_record, replay
from golems.puzzles.course import puzzle_named
from golems.puzzles.documents import write_puzzle
from golems.server.api import ENDPOINTS, PARAMETERS, asyncapi, openapi
from golems.server.http.bodies import MOST_BODY
from golems.server.http.endpoints import Endpoint
from golems.server.http.problems import JSON, Problem
from golems.server.records.endpoints import Filmed, Instead, Which
from golems.server.rooms.endpoints import NewPlayer, NewRoom
from golems.server.rooms.messages import FromBrowser, ToBrowser
from golems.server.shared.drafts import DraftWanted
from golems.server.shared.puzzle_shapes import Attempt, HintAsked, Prediction, PuzzleAsked, PuzzleDraftWanted
from golems.server.tables import Setup
from golems.server.workshop import shapes as workshop
from tests.server.browsers import BOT, L1, SocketBrowser, lay, server, sit, until

NOBODYS = "BBBBB"  # a code that is hardly ever drawn
RAPIDS = {"game": "standard", "edition": "2.0", "arena": "rapids", "chairs": [{}, {}]}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("data")) as opened:
        yield opened


RECORD: Any = decode((Path(__file__).parents[2] / "golden" / "4.0-first-game.json").read_bytes())
BODIES: dict[Any, Any] = {
    NewRoom: {"setup": L1},
    NewPlayer: {"name": "Оля"},
    Filmed: {"record": RECORD},
    Instead: {"record": RECORD, "round": 0, "programs": {}},
    Which: {"record": RECORD, "round": 0},
    DraftWanted: {"position": RECORD["start"], "robot": "red", "program": ["forward", None]},
    Setup: L1,
    PuzzleAsked: {"puzzle": "daily"},
    PuzzleDraftWanted: {"puzzle": "three-steps", "program": ["forward", None]},
    Attempt: {"puzzle": "three-steps", "programs": ["F F F"]},
    Prediction: {"puzzle": "the-wall", "ghosts": {"red": {"cell": "c3"}}},
    HintAsked: {"puzzle": "three-steps", "number": 1},
    workshop.EditedSketch: {"sketch": {"kind": "puzzle", "edition": "4.0"}},
    workshop.ToOpen: {"document": RECORD["start"]},
    workshop.ToProve: {"puzzle": write_puzzle(puzzle_named("three-steps"))},
    workshop.ToMeasure: {"arena": write_arena(arena_named("carousel"))},
}


NAMES = {
    "arena": "railway",
    "scenario": "royal-hill",
    "clause": "M4",
    "question": "water",
    "puzzle": "three-steps",
    "plan": "1",
    "station": "wall",
    "what": "arena",
    "which": "railway",
    "page": "1",
}

# Those of tournaments, lessons and clubs are tested with these.
ELSEWHERE = ("/api/codes", "/api/gatherings", "/api/tournaments", "/api/lessons", "/api/clubs")
OF_ROOMS = [each for each in ENDPOINTS if not each.path.startswith(ELSEWHERE)]


def problem(answer: Any) -> Problem:
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=Problem)


# ---------------------------------------------------------------- what there is


@pytest.mark.parametrize("path", ["games", "arenas", "scenarios"])
def test_lists_are_in_the_language_asked_for(client: TestClient, path: str) -> None:
    english, russian = (client.get(f"/api/{path}", params={"lang": code}).json() for code in ("en", "ru"))
    assert [each["id"] for each in english] == [each["id"] for each in russian]
    assert all(ours["name"] != theirs["name"] for ours, theirs in zip(english, russian, strict=True))
    assert client.get(f"/api/{path}", headers={"accept-language": "ru-RU,ru;q=0.9"}).json() == russian
    assert client.get(f"/api/{path}").json() == english


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_a_game_is_like_depends_on_the_edition(client: TestClient, lang: str) -> None:
    """G1: energy is told of in 3.0 alone."""
    games = {game["id"]: game for game in client.get("/api/games", params={"lang": lang}).json()}
    for game in games.values():
        assert list(game["ideas"]) == game["editions"]
        assert game["ideas"][game["editions"][0]] == game["idea"]
        assert not re.search("energy|энерги", game["ideas"].get("2.0", "")), game["id"]
    assert re.search("energy|энерги", games["standard"]["ideas"]["3.0"])


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "12 wall, water and portal tokens"), ("ru", "порталов: 12")]
)
def test_an_arena_that_a_box_does_not_hold_says_so(client: TestClient, lang: str, words: str) -> None:
    """S3."""
    listed = {arena["id"]: arena for arena in client.get("/api/arenas", params={"lang": lang}).json()}
    assert {name for name, arena in listed.items() if arena["notes"]} == {
        "ice-mill",
        "lagoon",
        "winter-wings",
    }
    [note] = listed["lagoon"]["notes"]
    assert words in note


def test_a_clause_is_in_the_language_asked_for(client: TestClient) -> None:
    english = client.get("/api/rules/M4").json()
    russian = client.get("/api/rules/M4?lang=ru").json()
    assert (english["id"], english["chapter"]) == (russian["id"], russian["chapter"])
    assert english["text"] != russian["text"]
    assert client.get("/api/rules/2.0").json()["id"] == "2.0"


@pytest.mark.parametrize("each", OF_ROOMS, ids=lambda each: f"{each.method} {each.path}")
def test_every_answer_is_of_the_type_that_is_described(client: TestClient, each: Endpoint) -> None:
    table = lay(client, "Маша", "Petja")
    with SocketBrowser(client, table.code, table.host, *table.seats) as browser:
        browser.do("start")
        browser.do("react", chair=0, reaction="wow")
        browser.decide(0, resign=True)
        record = browser.room(0)["record"]
        until(lambda: is_kept(client, record))
    free = lay(client).code if "chair" in each.path else table.code
    path = each.path.format(code=free, chair=1, id=record, round=0, **NAMES)
    answer = client.request(each.method, path, json=BODIES[each.takes] if each.takes else None)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == each.media
    if each.media == JSON:
        msgspec.json.decode(answer.content, type=each.gives)


def test_every_parameter_has_a_type_with_a_limit() -> None:
    described = [
        (parameter["name"], parameter["schema"])
        for path in openapi()["paths"].values()
        for operation in path.values()
        for parameter in operation["parameters"]
    ]
    assert {name for name, _ in described} == PARAMETERS.keys()
    for name, schema in described:
        assert {"maxLength", "maximum", "exclusiveMaximum", "enum"} & schema.keys(), name


# ---------------------------------------------------------------- what is refused

REFUSED: dict[str, tuple[str, str, Any, int, str, str]] = {
    "no body": ("POST", "/api/rooms", b"", 422, "body", ""),
    "no JSON": ("POST", "/api/rooms", b"{", 422, "body", ""),
    "no UTF-8": ("POST", "/api/rooms", b'{"setup": {"game": "\xff"}}', 422, "not-utf8", ""),
    "very deep": (
        "POST",
        "/api/rooms",
        b'{"setup": {"game": "L1", "chairs": [{}], "options": {"a":' + b"[" * 20_000,
        422,
        "too-deep",
        "",
    ),
    "no setup": ("POST", "/api/rooms", {}, 422, "body", ""),
    "an unknown key": ("POST", "/api/rooms", {"setup": L1 | {"chat": True}}, 422, "body", "setup"),
    "no chairs": ("POST", "/api/rooms", {"setup": {"game": "L1", "chairs": []}}, 422, "body", "setup.chairs"),
    "an unknown kind of chair": (
        "POST",
        "/api/rooms",
        {"setup": {"game": "L1", "chairs": [{}, {"kind": "cat"}]}},
        422,
        "body",
        "setup.chairs[1].kind",
    ),
    "an unknown game": ("POST", "/api/rooms", {"setup": L1 | {"game": "L9"}}, 422, "unknown-value", "game"),
    "streams in 2.0": ("POST", "/api/rooms", {"setup": RAPIDS}, 422, "arena-streams", "arena"),
    "a bot from a file": (
        "POST",
        "/api/rooms",
        {"setup": L1 | {"chairs": [{}, {"kind": "bot", "bot": "/etc/passwd.py:bot"}]}},
        422,
        "unknown-bot",
        "chairs[1].bot",
    ),
    "somebody else's room": ("GET", f"/api/rooms/{NOBODYS}", None, 404, "no-room", NOBODYS),
    "no code": ("GET", "/api/rooms/AEIOU", None, 404, "room-code", ""),
    "a very long code": ("GET", "/api/rooms/" + "B" * 50, None, 422, "parameter", "code"),
    "a chair in no room": ("POST", f"/api/rooms/{NOBODYS}/chairs/0", {"name": "x"}, 404, "no-room", NOBODYS),
    "a chair without number": ("POST", "/api/rooms/CODE/chairs/x", {"name": "x"}, 422, "parameter", "chair"),
    "a fifth chair": ("POST", "/api/rooms/CODE/chairs/4", {"name": "x"}, 422, "parameter", "chair"),
    "a third of two": ("POST", "/api/rooms/CODE/chairs/2", {"name": "x"}, 404, "no-chair", "chairs[2]"),
    "a taken chair": ("POST", "/api/rooms/CODE/chairs/0", {"name": "x"}, 422, "chair-taken", "chairs[0]"),
    "no name": ("POST", "/api/rooms/CODE/chairs/1", {"name": " \u200b"}, 422, "no-name", "name"),
    "a long name": ("POST", "/api/rooms/CODE/chairs/1", {"name": "x" * 41}, 422, "body", "name"),
    "no such record": ("GET", "/api/records/BBBBB-1", None, 404, "no-record", "BBBBB-1"),
    "no such name": ("GET", f"/api/records/{'0' * 32}", None, 404, "no-record", "0" * 32),
    **{
        f"{name!r} for a record": ("GET", f"/api/records/{name}", None, 422, "parameter", "id")
        for name in ("%00", "x", "0" * 31, "0" * 33, "F" * 32, "bbbbb-1", "BBBBB-", "BBBBB-1x", "1" * 400)
    },
    "no such clause": ("GET", "/api/rules/M99", None, 404, "no-clause", "M99"),
    "no id of a clause": ("GET", "/api/rules/M-4", None, 422, "parameter", "clause"),
    "an unknown language": ("GET", "/api/games?lang=xx", None, 422, "parameter", "lang"),
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("method", "path", "body", "status", "reason", "where"), REFUSED.values(), ids=REFUSED.keys()
)
def test_what_is_refused_is_told_in_words(
    client: TestClient, method: str, path: str, body: Any, status: int, reason: str, where: str, lang: str
) -> None:
    path = path.replace("CODE", lay(client, "Маша").code)
    content = body if isinstance(body, bytes) else msgspec.json.encode(body) if body else None
    answer = client.request(method, path, content=content, headers={"accept-language": lang})
    told = problem(answer)
    assert (answer.status_code, told.reason, told.path) == (status, reason, where)
    assert has_russian(told.text) == (lang == "ru")


def has_russian(text: str) -> bool:
    return any("а" <= sign <= "я" for sign in text.lower())


def test_a_refusal_by_the_rules_names_its_clause(client: TestClient) -> None:
    parobots = [{}, {"kind": "parobot"}, {"kind": "parobot"}]
    told = problem(client.post("/api/rooms", json={"setup": {"game": "L1", "chairs": parobots}}))
    assert (told.reason, told.rule) == ("parobots", "Q1")
    assert told.text.endswith("(Q1)")


def test_a_body_has_a_largest_size(client: TestClient) -> None:
    assert client.post("/api/rooms", content=b" " * (MOST_BODY + 1)).status_code == 413
    assert client.post("/api/rooms", content=b" " * MOST_BODY).status_code == 422


def test_who_asks_too_often_has_to_wait(tmp_path: Any) -> None:
    with server(tmp_path, create_limit="2/minute") as hasty:
        lay(hasty, "Маша")
        answers = [hasty.post("/api/rooms", json={"setup": L1}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert problem(answers[1]).reason == "too-often"
        assert hasty.get("/api/games").status_code == 200


# ---------------------------------------------------------------- a room from its making to its record


def test_a_room_is_found_however_its_code_is_typed(client: TestClient) -> None:
    code = lay(client).code
    assert client.get(f"/api/rooms/{code[:2].lower()}-{code[2:]}").json()["code"] == code


def test_a_token_is_told_once_and_to_nobody_else(client: TestClient) -> None:
    table = lay(client, "Маша")
    assert all(
        token not in client.get(f"/api/rooms/{table.code}").text for token in (table.host, *table.seats)
    )


def test_a_match_is_played_and_its_record_can_be_fetched(client: TestClient) -> None:
    table = lay(client)
    masha, petja = sit(client, table.code, 0, " Маша "), sit(client, table.code, 1, "Петя")
    with (
        SocketBrowser(client, table.code, table.host, masha) as host,
        SocketBrowser(client, table.code, petja) as guest,
    ):
        host.do("start")
        host.decide(0, program="F L A D")
        guest.read_until(lambda room: "match" in room)
        guest.decide(1, program="F L A D")
        guest.decide(1, resign=True)
    seen = client.get(f"/api/rooms/{table.code}").json()
    assert [chair["name"] for chair in seen["chairs"]] == ["Маша", "Петя"]
    assert seen["match"]["result"] == {
        "winners": ["red"],
        "reason": "V1",
        "end": "won",
        "resigned": ["blue"],
    }
    until(lambda: is_kept(client, seen["record"]))
    record = read_record(client.get(f"/api/records/{seen['record']}").json())
    assert [outcome.result for outcome in replay(record)][-1] == record.result


def is_kept(client: TestClient, record: str) -> bool:
    return client.get(f"/api/records/{record}").status_code == 200


def test_a_room_of_bots_plays_by_itself_to_its_record(client: TestClient) -> None:
    table = lay(client, chairs=[BOT, BOT])
    with SocketBrowser(client, table.code, table.host) as host:
        host.do("start")
        record = host.read_until(lambda room: "result" in room["match"])["record"]
    until(lambda: is_kept(client, record))


# ---------------------------------------------------------------- the server itself


def test_a_server_behind_a_proxy_lives_under_its_path(tmp_path: Any) -> None:
    with server(tmp_path, base_path="/golems") as behind:
        assert behind.get("/golems/api/bots").json() == list(BOTS)
        assert behind.get("/golems/healthz").json() == {"status": "ok"}
        assert behind.get("/api/bots").status_code == 404
        described = behind.get("/golems/openapi.json").json()
        assert behind.get("/golems" + next(iter(described["paths"]))).status_code == 405


def test_health_and_metrics(client: TestClient) -> None:
    assert client.get("/healthz").json() == {"status": "ok"}
    told = client.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain")
    assert "golems_sockets" in told.text


def test_both_descriptions_are_served(client: TestClient) -> None:
    assert client.get("/openapi.json").json() == decode(encode(openapi()))
    told = client.get("/asyncapi.json").json()
    assert told == decode(encode(asyncapi()))
    names = {kind.__name__ for kind in (*get_args(FromBrowser), *get_args(ToBrowser))}
    assert told["channels"]["room"]["messages"].keys() == names
    assert told["components"]["messages"].keys() == names | told["channels"]["gathering"]["messages"].keys()
    assert names < told["components"]["schemas"].keys()


@pytest.mark.parametrize("described", [openapi(), asyncapi()], ids=["openapi", "asyncapi"])
def test_every_reference_leads_somewhere(described: dict[str, Any]) -> None:
    for reference in references(described):
        found = described
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from [value["$ref"]] if isinstance(value.get("$ref"), str) else []
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from references(inner)


# ---------------------------------------------------------------- anything at all

CONFIG = schemathesis.Config.from_dict({"generation": {"max-examples": 25, "deterministic": True}})
SCHEMA = schemathesis.openapi.from_dict(openapi(), config=CONFIG)
LEGAL: list[CheckFunction] = [positive_data_acceptance]  # the rules say what is, not a schema
WELL_WRITTEN: list[CheckFunction] = [negative_data_rejection]  # a code that was mended here is


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[asgi.ASGIClient]:
    """Return a client of the kind that schemathesis needs."""
    served: Any = server(tmp_path_factory.mktemp("machine")).app
    with asgi.get_client(served) as found:
        yield found


@SCHEMA.parametrize()
def test_whatever_is_sent_the_answer_is_as_described(case: Any, machine: asgi.ASGIClient) -> None:
    case.call_and_validate(base_url="http://testserver", session=machine, excluded_checks=LEGAL)


@SCHEMA.include(path_regex="{code}").parametrize()
def test_so_it_is_in_a_room_that_there_is(case: Any, machine: asgi.ASGIClient) -> None:
    room = machine.post("/api/rooms", json={"setup": L1}).json()
    case.path_parameters["code"] = room["code"]
    case.call_and_validate(
        base_url="http://testserver", session=machine, excluded_checks=LEGAL + WELL_WRITTEN
    )


@SCHEMA.include(path="/api/rooms").parametrize()
def test_so_it_is_with_a_game_that_there_is(case: Any, machine: asgi.ASGIClient) -> None:
    if isinstance(case.body, dict) and isinstance(case.body.get("setup"), dict):
        case.body["setup"]["game"] = "L4"
    case.call_and_validate(
        base_url="http://testserver", session=machine, excluded_checks=LEGAL + WELL_WRITTEN
    )


LONG = "x" * 3000


@pytest.mark.parametrize(
    "path", ["rooms", "check-setup", "film", "draft", "lessons", "puzzle", "editor/check"]
)
def test_what_somebody_sent_is_told_again_in_short(client: TestClient, path: str) -> None:
    answer = client.post(f"/api/{path}", json={LONG: 1})
    assert answer.status_code == 422
    assert len(answer.text) < len(LONG) / 2


def test_so_is_a_method(client: TestClient) -> None:
    answer = client.request(LONG, "/api/games")
    assert answer.status_code == 405
    assert len(answer.text) < len(LONG) / 2


def test_a_program_in_a_program_in_a_program_has_an_end(client: TestClient) -> None:
    program = "[" * 500 + "]" * 500
    body = f'{{"position": {{}}, "robot": "red", "program": {program}}}'
    answer = client.post("/api/draft", content=body)
    assert (answer.status_code, answer.json()["reason"]) == (422, "too-deep")
