"""Films over the network: what everybody saw of a match, what is in a record, and what might have been."""

from collections.abc import Iterator
from html import escape
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from golems.arena.replies import fitting
from golems.bots.protocol import decision_of
from golems.bots.random_bot import random_bot
from golems.drawing.film import Film, still
from golems.drawing.layout import Layout
from golems.drawing.scene import Piece, named_barrels, pieces_of
from golems.match.decisions import Seal
from golems.match.match import Match
from golems.match.view import on_table, view
from golems.notation.programs import read_program, write_short
from golems.notation.reading import decode
from golems.notation.records import read_record, replay
from golems.rules.table import Question, Table
from golems.server.http import addresses, invitations
from golems.server.http.config import Config
from golems.server.records.films import film_document, film_instead
from golems.server.rooms.films import develop, reel_of
from golems.words.language import LANGUAGES, language
from golems.words.questions import questions
from golems.words.rulebook import clauses
from tests.drawing.film_state import ShownBoard, drawn, end_of
from tests.match.tables import dealt, match_of
from tests.server.browsers import L1, SocketBrowser, lay, server

DUEL: Any = decode((Path(__file__).parents[2] / "golden" / "4.0-summer-duel.json").read_bytes())
EN = language("en")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("data")) as opened:
        yield opened


def fetch(client: TestClient, path: str, body: Any = None, **query: Any) -> Film:
    answer = client.request("POST" if body else "GET", path, json=body, params=query)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Film)


def refused(client: TestClient, path: str, body: Any = None) -> tuple[int, str, str]:
    answer = client.request("POST" if body else "GET", path, json=body)
    told = answer.json()
    return answer.status_code, told["reason"], told.get("path", "")


# ---------------------------------------------------------------- matches


def moments(match: Match, most: int = 60) -> Iterator[Match]:
    """Yield the match, before each decision and at its end."""
    yield match
    while match.requests() and len(match.decisions) < most:
        match.decide(decision_of(match, match.requests()[0], random_bot))
        yield match


MATCHES = {
    "L1": lambda: match_of("L1", 3),
    "L2": lambda: match_of("L2", arena="powder-store"),
    "L4": lambda: match_of("L4", 2, 1, arena="ice-towers"),
    "3.0": lambda: match_of("standard", 3),
    "2.0": lambda: match_of("standard", edition="2.0"),
    "autonomous": lambda: match_of("autonomous"),
    "bring_barrel": lambda: match_of("bring_barrel"),
    "scenario": lambda: match_of("scenario", arena="two-banks"),
}


@pytest.mark.parametrize("name", MATCHES)
def test_at_every_moment_the_film_of_the_last_round_ends_with_the_table_as_it_stands(name: str) -> None:
    for match in moments(MATCHES[name]()):
        film = develop(reel_of(match, max(0, len(match.rounds) - 1)), EN, 0)
        table = named_barrels(on_table(match))
        assert end_of(film).robots == still(Table(table), Layout(table.field), "en").robots
        assert {*drawn(whole(end_of(film)))} <= {*drawn(pieces_of(table, Layout(table.field)))}


def whole(shown: ShownBoard) -> list[Piece]:
    """Return the pieces without the bodies of a row that waits for an answer."""
    return [piece for piece in shown.pieces.values() if "destroyed" not in piece.art]


@pytest.mark.parametrize("name", MATCHES)
def test_a_film_is_made_of_nothing_but_what_a_spectator_sees(name: str) -> None:
    for match in moments(MATCHES[name]()):
        seen = view(match)
        for number, shown in enumerate(seen.rounds):
            reel = reel_of(match, number)
            assert [(played.events, played.programs, played.bonus) for played in reel.rounds] == [
                (shown.events, shown.programs, shown.bonus)
            ]
            if match.position.edition == "4.0":
                assert all(set(column) == {"?"} for _, column in reel.position.barrels)


def test_a_sealed_program_is_not_in_the_film_before_it_is_revealed() -> None:
    films = []
    for program in ("F F L L", "R R A A"):
        match = dealt("L4", seed="components")
        match.decide(Seal(0, read_program(program)[: match.requests()[0].rows[0]]))
        films.append(develop(reel_of(match, 0), EN, 0))
    assert films[0] == films[1]
    assert (films[0].beats, films[0].rounds[0].programs) == ((), {})


def test_an_open_program_is_in_the_film_as_soon_as_it_is_sealed() -> None:
    for match in moments(match_of("L1", arena="carousel"), 2):
        shown = develop(reel_of(match, 0), EN, 0).rounds[0].programs
        assert len(shown) == len(match.decisions)


@pytest.mark.parametrize(
    ("card", "changes"), [("nothing", False), ("lose_row", True), ("swap_rows", True), ("loop", False)]
)
def test_the_programs_that_a_film_shows_are_the_rows_that_run(card: str, changes: bool) -> None:
    """They are as laid until the event card acts, then as it left them; cards of ParoBots are shown too."""
    changed: set[str] = set()
    for seed in map(str, range(6)):
        match = dealt("L4", 2, 1, seed=seed, arena="railway", open=True, deck=(card,))
        list(moments(match, 2 + len(match.decisions)))
        film = develop(reel_of(match, 0), EN, 0)
        shown, revealed = dict(film.rounds[0].programs), dict[str, list[str]]()
        assert len(shown) == 3
        for beat in film.beats:
            shown |= beat.programs
            changed |= beat.programs.keys()
            for robot, row in beat.rows.items():
                revealed.setdefault(robot, []).append(row)
        for robot, ran in revealed.items():
            assert shown[robot].split()[: len(ran)] == ran
    assert ({"red", "blue"} <= changed) == changes
    assert len(changed) > 2 * changes


def test_of_secret_programs_a_film_shows_the_cards_of_parobots_alone() -> None:
    match = dealt("L4", 1, 2, arena="railway")
    list(moments(match, 1 + len(match.decisions)))
    film = develop(reel_of(match, 0), EN, 0)
    bots = {robot.id for robot in match.position.robots if robot.bot}
    assert film.rounds[0].programs.keys() == bots
    assert {robot for beat in film.beats for robot in beat.programs} <= bots


@pytest.mark.parametrize("name", MATCHES)
def test_a_film_does_not_tell_beforehand_in_which_row_its_round_ends(name: str) -> None:
    rows: dict[int, set[int]] = {}
    for match in moments(MATCHES[name]()):
        for number in range(len(match.rounds)):
            film = develop(reel_of(match, number), EN, 0)
            rows.setdefault(number, set()).add(film.rounds[0].rows)
            assert film.rounds[0].rows >= max((beat.row for beat in film.beats), default=0)
    assert {len(counts) for counts in rows.values()} == {1}


def test_a_round_that_ends_early_keeps_the_rows_it_might_have_had() -> None:
    *_, last = moments(match_of(seed="c"), most=300)  # it ends in row 3
    film = develop(reel_of(last, len(last.rounds) - 1), EN, 0)
    assert last.result is not None
    assert max(beat.row for beat in film.beats) < film.rounds[0].rows == 4


def test_a_room_shows_its_rounds(client: TestClient) -> None:
    table = lay(client, "Маша", "Петя")
    rounds = f"/api/rooms/{table.code}/rounds"
    assert refused(client, f"{rounds}/0") == (404, "no-match", table.code)
    with SocketBrowser(client, table.code, table.host, *table.seats) as both:
        both.do("start")
        assert fetch(client, f"{rounds}/0").beats == ()
        assert refused(client, f"{rounds}/1") == (404, "no-round", "rounds[1]")
        both.decide(0, program="F L A D")
        both.decide(1, program="F L A D")
        first, second = (fetch(client, f"{rounds}/{number}", turn=2) for number in (0, 1))
        both.decide(0, resign=True)
    assert (first.rounds[0].number, second.rounds[0].number) == (1, 2)
    assert first.beats[1].rows == {"red": "F", "blue": "F"}
    assert list(end_of(first).pieces.values()) == list(second.pieces)
    assert end_of(fetch(client, f"{rounds}/1", lang="ru")).state["result"]["reason"] == "V1"


def test_while_components_are_chosen_there_is_the_board(client: TestClient) -> None:
    table = lay(client, "Маша", "Петя", game="L2", arena="powder-store")
    with SocketBrowser(client, table.code, table.host, *table.seats) as both:
        both.do("start")
        film = fetch(client, f"/api/rooms/{table.code}/rounds/0")
        assert refused(client, f"/api/rooms/{table.code}/rounds/1")[1] == "no-round"
    assert (film.rounds, film.beats) == ((), ())
    assert film.pieces


def test_whoever_is_in_a_room_is_answered_however_many_codes_were_guessed(tmp_path: Any) -> None:
    with server(tmp_path, join_limit="2/day") as hasty:
        code = lay(hasty).code
        assert [hasty.get("/api/rooms/BBBBB/invitation").status_code for _ in range(3)] == [404] * 3
        assert [hasty.get(f"/api/rooms/{code}/invitation").status_code for _ in range(5)] == [200] * 5
        assert refused(hasty, f"/api/rooms/{code}/rounds/0")[1] == "no-match"


# ---------------------------------------------------------------- records and positions


def test_the_film_of_a_record_has_all_its_rounds(client: TestClient) -> None:
    film, record = fetch(client, "/api/film", {"record": DUEL}), read_record(DUEL)
    *_, last = replay(record)
    assert [each.number for each in film.rounds] == list(range(1, len(record.rounds) + 1))
    assert film.rounds[0].programs["red"] == write_short(record.rounds[0].programs[0])
    assert [film.beats[each.beat].round for each in film.rounds] == list(range(len(record.rounds)))
    layout = Layout(last.position.field)
    assert drawn(list(end_of(film).pieces.values())) == drawn(pieces_of(named_barrels(last.position), layout))


def test_the_film_of_a_position_is_the_board(client: TestClient) -> None:
    film = fetch(client, "/api/film", {"position": DUEL["start"]}, turn=3)
    assert (film.beats, film.rounds) == ((), ())
    assert film.pieces


BAD: dict[str, tuple[str, Any, str, str]] = {
    "neither": ("/api/film", {"record": None}, "one-of", ""),
    "both": ("/api/film", {"record": DUEL, "position": DUEL["start"]}, "one-of", ""),
    "a bad record": ("/api/film", {"record": DUEL | {"format": "x"}}, "record-format", "record.format"),
    "a bad position": ("/api/film", {"position": {}}, "missing-key", "position"),
    "an illegal program": (
        "/api/film",
        {"record": DUEL | {"rounds": [DUEL["rounds"][0] | {"programs": {"red": "F", "blue": "F"}}]}},
        "row-count",
        "record.rounds[0].programs.red",
    ),
    "a round that was not": (
        "/api/whatif",
        {"record": DUEL, "round": 99, "programs": {}},
        "no-round",
        "round",
    ),
    "a program that may not be": (
        "/api/whatif",
        {"record": DUEL, "round": 0, "programs": {"red": "F F F F"}},
        "too-many-cards",
        "programs.red",
    ),
    "somebody else's program": (
        "/api/whatif",
        {"record": DUEL, "round": 0, "programs": {"Anna": "F"}},
        "unknown-robot",
        "programs.Anna",
    ),
}


@pytest.mark.parametrize(("path", "body", "reason", "where"), BAD.values(), ids=BAD.keys())
def test_what_cannot_be_filmed_is_refused(
    client: TestClient, path: str, body: Any, reason: str, where: str
) -> None:
    status = 404 if reason == "no-round" else 422
    assert refused(client, path, body) == (status, reason, where)


# ---------------------------------------------------------------- what might have been


@pytest.mark.parametrize("number", range(3))
def test_with_the_same_programs_it_would_have_been_the_same(number: int) -> None:
    whole = film_document(None, DUEL, EN, 0)
    again = film_instead(DUEL, number, {}, EN, 0)
    first = whole.rounds[number].beat
    told = [beat.sentences for beat in whole.beats[first:][: len(again.beats)]]
    assert [beat.sentences for beat in again.beats] == told
    assert again.rounds[0].number == number + 1


def test_with_another_program_it_would_have_been_another_round(client: TestClient) -> None:
    body = {"record": DUEL, "round": 0, "programs": {"red": ["stand", "left", "left", "attack"]}}
    film = fetch(client, "/api/whatif", body)
    assert film.rounds[0].programs["red"] == "S L L A"
    assert [beat.rows["red"] for beat in film.beats if beat.rows] == ["S", "L", "L", "A"]


def test_an_answer_that_is_no_longer_possible_gives_way_to_the_default() -> None:
    answer = fitting([(0, ("exit", 7)), (0, ("damage", "weapon")), (0, ("exit", 3))])
    assert answer(Question(0, "exit", (2, 3), "W3")) == 3
    assert answer(Question(0, "exit", (2, 3), "W3")) == 2
    assert answer(Question(0, "damage", ("chassis", "weapon"), "K6")) == "weapon"
    assert answer(Question(1, "exit", (5, 7), "W3")) == 5


# ---------------------------------------------------------------- pictures and the book


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_arena_and_every_scenario_has_its_picture(client: TestClient, lang: str) -> None:
    for kind in ("arenas", "scenarios"):
        for each in client.get(f"/api/{kind}", params={"lang": lang}).json():
            answer = client.get(f"/api/{kind}/{each['id']}/picture", params={"lang": lang})
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.headers["cache-control"] == "public, max-age=3600"
            assert f"<title>{escape(each['name'])}</title>" in answer.text
            assert "style" not in answer.text
    assert refused(client, "/api/arenas/nowhere/picture") == (404, "no-arena", "nowhere")
    assert refused(client, "/api/scenarios/nowhere/picture") == (404, "no-scenario", "nowhere")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_all_clauses_and_their_pictures(client: TestClient, lang: str) -> None:
    book = client.get("/api/rulebook", params={"lang": lang}).json()
    found = [clause for chapter in book if chapter["chapter"] != "questions" for clause in chapter["clauses"]]
    assert [clause["id"] for clause in found] == list(clauses(lang))
    for clause in found:
        assert "![" not in clause["text"]
        answer = client.get(f"/api/rules/{clause['id']}/picture", params={"lang": lang})
        assert answer.status_code == (200 if "picture" in clause else 404)
        assert ("caption" in clause) == ("picture" in clause)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_picture_and_opens_in_the_workshop(client: TestClient, lang: str) -> None:
    book = client.get("/api/rulebook", params={"lang": lang}).json()
    asked = {question["id"]: question for question in book[1]["clauses"]}
    assert (book[1]["chapter"], list(asked)) == ("questions", list(questions(lang)))
    for question in asked.values():
        answer = client.get(question["picture"], params={"lang": lang})
        assert answer.status_code == 200
        assert f"<title>{escape(question['title'])}</title>" in answer.text
        opened = client.post("/api/editor/open", json={"document": question["example"]}).json()
        checked = client.post("/api/editor/check", json={"sketch": opened["sketch"]}).json()
        assert [remark for remark in checked["remarks"] if remark["kind"] == "wrong"] == []


@pytest.mark.parametrize("name", ["nothing", "..", "%2e%2e", "a" * 31, "Players", "../en"])
def test_a_question_that_nobody_asked_has_no_picture(client: TestClient, name: str) -> None:
    assert client.get(f"/api/questions/{name}/picture").status_code in (404, 422)


def test_the_rulebook_begins_with_its_cover_and_every_chapter_with_an_introduction(
    client: TestClient,
) -> None:
    cover, _, *book = client.get("/api/rulebook", params={"lang": "en"}).json()
    assert (cover["title"], cover["clauses"]) == ("The rules of Battle of Golems", [])
    assert "## Words we use" in cover["text"]
    assert [chapter["title"] for chapter in book[:3]] == ["Setting up", "Parts", "Programs"]
    assert book[0]["text"].startswith("Here you build the arena")
    for chapter in book:
        assert chapter["text"]
        assert "<a id" not in chapter["text"]
        assert {clauses("en")[clause["id"]].chapter for clause in chapter["clauses"]} == {chapter["chapter"]}


# ---------------------------------------------------------------- invitations and tables


OWN = tuple(map(ip_address, ("10.0.0.9", "10.8.0.2")))


def asked_by(client: str, url: str, *headers: tuple[bytes, bytes]) -> Request:
    parts = urlsplit(url)
    scope = {
        "type": "http",
        "scheme": parts.scheme,
        "path": parts.path,
        "query_string": parts.query.encode(),
        "server": ("127.0.0.1", 8000),
        "client": (client, 5000),
        "headers": [(b"host", parts.netloc.encode()), *headers],
    }
    return Request(scope)


@pytest.mark.parametrize(
    ("client", "asked", "own", "urls"),
    [
        ("10.0.0.30", "http://10.0.0.9:8000", OWN, ["http://10.0.0.9:8000", "http://10.8.0.2:8000"]),
        ("10.8.0.7", "http://10.8.0.2:8000", OWN, ["http://10.8.0.2:8000", "http://10.0.0.9:8000"]),
        ("10.8.0.2", "http://10.8.0.2:8000", OWN, ["http://10.0.0.9:8000", "http://10.8.0.2:8000"]),
        ("127.0.0.1", "http://localhost:8000", OWN, ["http://10.0.0.9:8000", "http://10.8.0.2:8000"]),
        ("::1", "http://[::1]:8000", OWN[:1], ["http://10.0.0.9:8000"]),
        ("127.0.0.1", "http://localhost:8000", (), ["http://localhost:8000"]),
        ("127.0.0.1", "https://school.example/golems", OWN, ["https://school.example/golems"]),
        ("8.8.8.8", "http://localhost:8000", OWN, ["http://localhost:8000"]),
        ("8.8.8.8", "http://10.0.0.9:8000", OWN, ["http://10.0.0.9:8000"]),
    ],
)
def test_others_are_invited_to_an_address_that_they_can_reach(
    monkeypatch: pytest.MonkeyPatch, client: str, asked: str, own: tuple[Any, ...], urls: list[str]
) -> None:
    for module in (invitations, addresses):
        monkeypatch.setattr(module, "find_addresses", lambda host: own)
    request = asked_by(client, f"{asked}/api/rooms/bcdfg/invitation?lang=ru")
    made = invitations.invite(request, Config(host="0.0.0.0"), "r/BCDFG")
    assert [made.url, *[other.url for other in made.others]] == [f"{url}/r/BCDFG" for url in urls]
    assert made.qr.startswith("<svg")
    assert "style" not in made.qr
    assert (made.reach == "others") == (urlsplit(made.url).hostname != "localhost")


@pytest.mark.parametrize(
    ("trusted", "before", "told"),
    [
        ("", b"8.8.8.8", 1),
        ("", b"10.0.0.30", 1),
        ("127.0.0.1/32", b"8.8.8.8", 1),
        ("127.0.0.1/32", b"10.0.0.30", 2),
    ],
)
def test_behind_a_proxy_nobody_learns_addresses_but_who_is_known_to_be_near(
    monkeypatch: pytest.MonkeyPatch, trusted: str, before: bytes, told: int
) -> None:
    """A proxy on this machine looks like somebody who sits at it."""
    for module in (invitations, addresses):
        monkeypatch.setattr(module, "find_addresses", lambda host: OWN)
    request = asked_by("127.0.0.1", "http://localhost:8000/api/invitation", (b"x-forwarded-for", before))
    networks = (ip_network(trusted),) if trusted else ()
    made = invitations.invite(request, Config(host="0.0.0.0", trusted_proxies=networks))
    assert 1 + len(made.others) == told


@pytest.mark.parametrize(("proxy", "scheme"), [("10.0.0.1", "https"), ("10.0.0.2", "http")])
def test_only_a_trusted_proxy_says_that_the_page_came_by_https(proxy: str, scheme: str) -> None:
    request = asked_by(
        proxy, "http://school.example/api/rooms/BCDFG/invitation", (b"x-forwarded-proto", b"https")
    )
    asked = invitations.address_of(request, (ip_network("10.0.0.1/32"),))
    assert asked == f"{scheme}://school.example/api/rooms/BCDFG/invitation"


@pytest.mark.parametrize(
    "setup", [L1, L1 | {"game": "L9"}, L1 | {"arena": "nowhere"}, L1 | {"chairs": [{"kind": "parobot"}]}]
)
def test_a_table_may_be_set_when_a_room_may_be_made(client: TestClient, setup: Any) -> None:
    checked = client.post("/api/check-setup", json=setup)
    made = client.post("/api/rooms", json={"setup": setup})
    assert checked.status_code == 200
    assert checked.json() == {"problem": None if made.status_code == 200 else made.json()}


def test_what_is_no_setup_at_all_cannot_be_checked(client: TestClient) -> None:
    assert client.post("/api/check-setup", json={}).status_code == 422


def test_every_game_says_which_cards_are_usual_and_all_others_may_be_chosen(client: TestClient) -> None:
    offered = client.get("/api/options").json()
    events = [each["id"] for each in offered["events"]]
    for game in client.get("/api/games").json():
        assert set(game["deck"]) <= set(events)
        assert list(game["hands"]) == game["editions"]
        for edition, hand in game["hands"].items():
            chairs = [{}, {}, *[{"kind": "parobot", "card": "any"}] * game["parobots"]["2"][0]]
            setup = {"game": game["id"], "edition": edition, "chairs": chairs, "open": True}
            scenario = {"3.0": "kings-road", "2.0": "old-ford"}.get(edition)
            setup |= {"arena": scenario} if game["id"] == "scenario" else {"places": "drawn"}
            changes = [{"hand": hand}, {"hand": dict.fromkeys(hand, 2)}]
            changes += [{"deck": [kind]} for kind in events if game["deck"]]
            for change in changes:
                checked = client.post("/api/check-setup", json=setup | change)
                assert checked.json() == {"problem": None}, (setup, change)
    [novice, *_] = client.get("/api/games").json()
    assert (novice["deck"], novice["rows"]) == (["nothing"], 4)
    assert (novice["hands"]["4.0"]["forward"], novice["hands"]["4.0"]["loop"]) == (2, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_that_is_offered_may_be_chosen(client: TestClient, lang: str) -> None:
    offered = client.get("/api/options", params={"lang": lang}).json()
    game = {"4.0": "L4", "3.0": "standard", "2.0": "standard"}
    for edition in offered["editions"]:
        for option in edition["options"]:
            values = [choice["value"] for choice in option.get("values", [])]
            values = values or [option["least"], option["most"]]
            assert option["default"] in values
            assert option["rule"] in clauses(lang)
            for value in values:
                setup = {"game": game[edition["id"]], "edition": edition["id"], "chairs": [{}, {}]}
                answer = client.post("/api/check-setup", json=setup | {"options": {option["id"]: value}})
                assert answer.json() == {"problem": None}
    for kind, listed in offered.items():
        assert kind == "editions" or all(each["name"] for each in listed)
