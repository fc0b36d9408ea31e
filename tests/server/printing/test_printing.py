"""Printing from the page: known names only, and whoever prints too much waits."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Iterator
from itertools import product
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from golems.printing.orders import WHATS, Order, What, choices, names, sheets_for
from golems.printing.paper import PAPERS
from golems.server.clients import NOBODY
from golems.server.http.config import Config
from golems.server.jobs.kinds import KINDS
from golems.server.printing import press
from golems.server.printing.press import PrintedSheets
from golems.words.language import LANGUAGES, language
from tests.printing.measurements import page_sizes
from tests.server.browsers import server
from tests.server.driving import Server, stopping
from tests.server.jobs_here import JobsHere

PNG_MARK = b"\x89PNG\r\n"
OPTIONS = {"lang": "en"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("data")) as opened:
        yield opened


# ---------------------------------------------------------------- what there is


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_that_can_be_printed_has_a_name(client: TestClient, code: str) -> None:
    told = client.get("/api/print", params={"lang": code}).json()
    assert told["ready"]
    assert [offer["what"] for offer in told["offers"]] == list(WHATS)
    for offer in told["offers"]:
        assert [choice["id"] for choice in offer["choices"]] == list(names()[offer["what"]])
        assert all(choice["name"] for choice in offer["choices"])
    assert [choice["id"] for choice in told["offers"][0]["choices"]] == ["4.0", "3.0", "2.0"]
    assert [choice["id"] for choice in told["offers"][1]["choices"]] == ["6-7", "8-9", "10-11", "12+"]


@pytest.mark.parametrize("what", WHATS)
def test_a_preview_shows_the_pages_of_the_pdf(client: TestClient, what: What) -> None:
    path = f"/api/print/{what}/{httpx2.URL(names()[what][-1])}"
    options = {"lang": "ru", "paper": "letter"}
    seen = client.get(path, params=options).json()
    pdf = client.get(f"{path}/sheets.pdf", params=options)
    assert pdf.headers["content-type"] == "application/pdf"
    assert page_sizes(pdf.content) == [tuple(PAPERS["letter"])] * seen["pages"]
    page = client.get(f"{path}/pages/{seen['pages']}", params=options)
    assert page.headers["content-type"] == "image/png"
    assert page.content.startswith(PNG_MARK)
    assert client.get(f"{path}/pages/{seen['pages'] + 1}", params=options).status_code == 404
    assert seen["title"] == choices(language("ru"))[what][names()[what][-1]]


def test_every_name_of_the_table_can_be_printed() -> None:
    for what in WHATS:
        for which in names()[what]:
            assert sheets_for(Order(what, which, players=1)).sheets, (what, which)


def test_puzzles_from_the_page_have_no_answers(client: TestClient) -> None:
    """Solutions never leave the server."""
    title, sheets = sheets_for(Order("puzzles", "first-steps"))
    assert {item.piece.kind for sheet in sheets for item in sheet.items} == {"puzzle"}
    assert title


# ---------------------------------------------------------------- what is refused

REFUSED = [
    ("/api/print/castle/4.0", {}, 422),
    ("/api/print/box/1.0", {}, 422),
    ("/api/print/box/4.0", {"paper": "a0"}, 422),
    ("/api/print/box/4.0", {"sides": "three"}, 422),
    ("/api/print/box/4.0", {"players": "5"}, 422),
    ("/api/print/box/4.0", {"players": "99999999999999999999"}, 422),
    ("/api/print/box/4.0", {"players": "-1"}, 422),
    ("/api/print/box/4.0/pages/0", {}, 422),
    ("/api/print/box/4.0/pages/1e9", {}, 422),
    ("/api/print/box/4.0/pages/9999999999", {}, 422),
    ("/api/print/arena/..%2f..%2fetc%2fpasswd", {}, 404),
    ("/api/print/arena/%2e%2e", {}, 422),
    ("/api/print/scenario/kings-road.json", {}, 422),
    ("/api/print/puzzles/01-first-steps", {}, 422),
    ("/api/print/lessons/0", {}, 422),
    ("/api/print/lessons/%00", {}, 422),
    (f"/api/print/arena/{'x' * 5000}", {}, 422),
    ("/api/print/box/4.0/sheets.pdf/more", {}, 404),
    ("/api/print/box", {}, 404),
]


@pytest.mark.parametrize(("path", "options", "status"), REFUSED)
def test_only_known_names_are_printed(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, path: str, options: dict[str, str], status: int
) -> None:
    monkeypatch.setattr(press, "print_out", lambda *_: pytest.fail("something was printed"))
    answer = client.get(path, params=options | OPTIONS)
    assert answer.status_code == status
    assert answer.json()["text"]
    assert not re.search(r"/(home|work|usr|tmp)/", answer.text)


def test_without_typst_it_is_said(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    answer = client.get("/api/print/box/3.0/sheets.pdf", params={"lang": "en", "players": "3"})
    assert (answer.status_code, answer.json()["reason"]) == (422, "no-typst")


# ---------------------------------------------------------------- many at once

ORDERS = [
    Order("box", edition, paper, lang=code, players=players)
    for edition, paper, code, players in product(("4.0", "3.0"), PAPERS, LANGUAGES, (1, 2, 3, 4))
]


@pytest.mark.anyio
async def test_only_the_latest_are_kept() -> None:
    jobs, made = JobsHere(), []

    def quick(order: Order, form: press.Form) -> PrintedSheets:
        made.append(order)
        return PrintedSheets("", ())

    for order in ORDERS:
        await jobs.know("prints", NOBODY, quick, order, "png")
        await jobs.know("prints", NOBODY, quick, ORDERS[0], "png")
    assert len(jobs.known["prints"].answers) == KINDS["prints"].kept
    assert made == ORDERS  # the first is asked for again and again, and stays


def test_the_numbers_in_the_docs_are_those_of_the_code() -> None:
    page = (Path(__file__).parents[3] / "docs" / "security.md").read_text(encoding="utf-8")
    assert f"the latest {KINDS['prints'].kept} are kept" in page


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Server]:
    started = Server(tmp_path / "data")
    with stopping(started):
        await started.start()
        yield started
        assert started.errors() == []


@pytest.mark.anyio
async def test_who_prints_too_much_is_refused_and_others_go_on(real: Server) -> None:
    """A hundred different orders at once: some are made, the others are told to wait; the server answers."""
    wanted = [f"/api/print/arena/{name}?lang={code}" for name in names()["arena"] for code in LANGUAGES]
    async with httpx2.AsyncClient(timeout=60, limits=httpx2.Limits(max_connections=200)) as client:
        flood = [asyncio.create_task(client.get(real.url(path))) for path in wanted]
        others = [await client.get(real.url("/api/games")) for _ in range(5)]
        answers = await asyncio.gather(*flood)
        again = await client.get(real.url("/api/print/arena/railway?lang=en"))
    statuses = {answer.status_code for answer in answers}
    assert [answer.status_code for answer in others] == [200] * 5
    assert statuses == {200, 429}
    assert {answer.json()["reason"] for answer in answers if answer.status_code == 429} == {"too-often"}
    assert sum(answer.status_code == 200 for answer in answers) >= KINDS["prints"].client_queue
    assert again.status_code == 200


@pytest.mark.anyio
async def test_a_browser_is_shown_all_pages_at_once(tmp_path: Path) -> None:
    """The pictures of a preview come without the visitor's word, more of them than messages in a second."""
    usual = {"message-limit": Config().message_limit, "request-limit": Config().request_limit}
    started = Server(tmp_path / "data", flags=usual)
    with stopping(started):
        await started.start()
        path = started.url("/api/print/pack/6-7")
        async with httpx2.AsyncClient(timeout=60) as client:
            pages = (await client.get(path)).json()["pages"]
            shown = await asyncio.gather(*[client.get(f"{path}/pages/{n}") for n in range(1, pages + 1)])
    assert pages > int(Config().message_limit.partition("/")[0])
    assert {answer.status_code for answer in shown} == {200}
