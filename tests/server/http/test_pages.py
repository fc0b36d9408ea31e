"""The page: its files and no others, kept by browsers as long as they may, small on the wire; and words for
whoever asks for something else."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from golems.server.http import metrics
from golems.server.http.pages import FOLDER, PACKED, TYPES, page
from tests.server.browsers import server

PATHS = sorted(page())
OURS = "sources.sha256"  # what hatch_build.py remembers


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("data")) as opened:
        yield opened


# ---------------------------------------------------------------- files


def test_every_file_that_was_built_has_a_type() -> None:
    ours = [path for path in FOLDER.rglob("*") if path.is_file() and path.name != OURS]
    built = [path for path in ours if path.suffix != PACKED]
    assert {path.suffix for path in built} <= TYPES.keys()
    assert len(built) == len(PATHS)


@pytest.mark.parametrize("path", PATHS)
def test_a_file_comes_as_it_was_built(client: TestClient, path: str) -> None:
    answer = client.get(f"/{path}")
    assert answer.status_code == 200
    assert answer.content == (FOLDER / path).read_bytes()
    assert answer.headers["content-type"].split(";")[0] == TYPES[Path(path).suffix]
    head = client.head(f"/{path}")
    assert (head.status_code, head.content) == (200, b"")


def test_the_page_is_asked_for_again_and_its_parts_are_kept(client: TestClient) -> None:
    kept = {path: client.get(f"/{path}").headers["cache-control"] for path in PATHS}
    parts = {path for path in PATHS if path.startswith("assets/")}
    assert len(parts) > 5
    assert {kept[path] for path in parts} == {"public, max-age=31536000, immutable"}
    assert {kept[path] for path in kept.keys() - parts} == {"no-cache"}
    assert client.get("/").headers["cache-control"] == "no-cache"


def test_what_a_browser_has_is_not_sent_again(client: TestClient) -> None:
    first = client.get("/")
    again = client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert client.get("/", headers={"if-none-match": 'W/"another"'}).content == first.content


@pytest.mark.parametrize(
    "path",
    [
        "/sources.sha256",
        "/assets/",
        "/assets/nothing.js",
        "/assets/../sources.sha256",
        "/assets/%2e%2e/sources.sha256",
        "/..%2f__init__.py",
        "/%2e%2e/__init__.py",
        "/assets/..%5c..%5c__init__.py",
        "//etc/passwd",
        "/index.html/",
        "/INDEX.HTML",
        "/assets/%00",
    ],
)
def test_no_path_leads_out_of_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path, follow_redirects=False)
    assert answer.status_code in (307, 404)
    assert b"golems" not in answer.content


# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("asked", "shown"),
    [("bcdfg", "BCDFG"), ("BCDFG", "BCDFG"), ("бцдфг", "%D0%91%D0%A6%D0%94%D0%A4%D0%93"), ("a%3Cb", "A%3CB")],
)
def test_a_short_link_leads_to_the_room(client: TestClient, asked: str, shown: str) -> None:
    answer = client.get(f"/r/{asked}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, f"/#/r/{shown}")


def test_behind_a_path_everything_is_there(tmp_path: Path) -> None:
    with server(tmp_path, base_path="/golems") as behind:
        assert behind.get("/golems/").text == (FOLDER / "index.html").read_text()
        assert all(behind.get(f"/golems/{path}").status_code == 200 for path in PATHS)
        assert behind.get("/golems", follow_redirects=False).headers["location"] == "/golems/"
        room = behind.get("/golems/r/bcdfg", follow_redirects=False)
        assert room.headers["location"] == "/golems/#/r/BCDFG"
        assert behind.get("/").status_code == 404


def test_the_page_names_its_parts_without_their_host_or_path() -> None:
    text = (FOLDER / "index.html").read_text()
    assert 'src="./assets/' in text
    assert "http" not in text


# ---------------------------------------------------------------- size


def test_what_is_worth_it_is_compressed(client: TestClient) -> None:
    script = max([path for path in PATHS if path.endswith(".js")], key=lambda path: len(page()[path].body))
    for path in (script, "api/arenas"):
        with client.stream("GET", f"/{path}", headers={"accept-encoding": "gzip"}) as answer:
            sent = b"".join(answer.iter_raw())
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
        plain = client.get(f"/{path}", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(sent) == plain.content
        assert len(sent) < len(plain.content) / 2


def test_brotli_comes_to_those_who_take_it(client: TestClient) -> None:
    texts = [
        path for path in PATHS if path.endswith((".js", ".css", ".svg", ".html")) and page()[path].packed
    ]
    assert texts
    for path in texts:
        brotli = (FOLDER / f"{path}{PACKED}").read_bytes()
        with client.stream("GET", f"/{path}", headers={"accept-encoding": "gzip, deflate, br"}) as answer:
            assert b"".join(answer.iter_raw()) == brotli
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("br", "Accept-Encoding")
        assert len(brotli) < len(page()[path].body)


@pytest.mark.parametrize(
    ("takes", "gets"),
    [
        ("br;q=1.0, gzip;q=0.5", "br"),
        ("gzip;q=1, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0.0", None),
        ("brotli", None),
        ("", None),
    ],
)
def test_a_browser_gets_no_encoding_that_it_does_not_take(
    client: TestClient, takes: str, gets: str | None
) -> None:
    with client.stream("GET", "/", headers={"accept-encoding": takes}) as answer:
        assert answer.headers.get("content-encoding") == gets


def test_what_is_packed_has_no_address_of_its_own(client: TestClient) -> None:
    assert client.get(f"/index.html{PACKED}").status_code == 404


def test_what_is_compressed_already_or_small_is_left_alone(client: TestClient) -> None:
    font = next(path for path in PATHS if path.endswith(".woff2"))
    for path in (font, "api/bots"):
        assert "content-encoding" not in client.get(f"/{path}").headers


# ---------------------------------------------------------------- what is not there


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "There’s nothing at this address"), ("ru", "По этому адресу ничего нет")]
)
@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere", "/assets/nowhere.js"])
def test_an_address_with_nothing_says_so(client: TestClient, path: str, lang: str, text: str) -> None:
    answer = client.get(path, params={"lang": lang})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
    assert answer.json() == {"reason": "no-address", "text": text}


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz"])
def test_a_method_that_does_not_go_says_which_do(client: TestClient, path: str) -> None:
    answer = client.delete(path, headers={"accept-language": "ru"})
    assert (answer.status_code, answer.headers["content-type"]) == (405, "application/json")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}
    assert answer.json()["text"] == f"DELETE здесь не подходит, только: {answer.headers['allow']}"


def test_a_fault_of_ours_is_told_in_words(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> bytes:
        raise RuntimeError("secret")

    monkeypatch.setattr(metrics, "render", broken)
    answer = client.get("/metrics")
    assert (answer.status_code, answer.headers["content-type"]) == (500, "application/json")
    assert answer.json() == {"reason": "no-answer", "text": "Something went wrong on the server; try again"}
