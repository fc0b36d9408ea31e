"""Nothing ends in a blank page: whatever fails is told in words, with a way on."""

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.axe import axe
from tests.e2e.opening import Opening
from tests.e2e.people import Person

Fault: TypeAlias = Callable[[Route], None]

NO_ANSWER = "Failed to load resource|ERR_FAILED|Failed to fetch|importing a module|dynamically imported"
KEYS = ("settings", "first", "intro", "tale", "progress", "rooms", "left", "room-ABCDE", "lesson-ABCDE")
DAMAGED = ("", "{", "null", "17", '"text"', "[]", '[null,1,"x"]', "{}", '{"step":"x","lang":7,"chairs":3}')
FORBIDDEN = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });"""
FULL = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""
# Pages that ask the server for something before it can be used.
ASKING = (
    "new",
    "rules",
    "puzzles",
    "puzzle/three-steps",
    "plans",
    "teachers",
    "print",
    "replay/00000000000000000000000000000000",
    "t",
)


def unanswered(route: Route) -> None:
    route.abort()


def refused_by_a_stranger(route: Route) -> None:
    """Refuse a request as a proxy does, or the sign-in page of a hotel."""
    route.fulfill(status=502, content_type="text/html", body="<h1>Bad gateway</h1>")


def answered_by_a_stranger(route: Route) -> None:
    route.fulfill(status=200, content_type="text/html", body="<h1>Welcome to our Wi-Fi!</h1>")


def page_is_there(page: Page) -> None:
    expect(page.get_by_role("banner")).to_be_visible()
    expect(page.get_by_role("main")).to_be_visible()


# ---------------------------------------------------------------- links


@pytest.mark.parametrize("link", ["r/%E0%A4%A", "puzzle/%", "no-such-page", "R/ABCDE", "%00"])
def test_a_link_that_leads_nowhere_says_so_and_leads_home(page_of: Opening, link: str) -> None:
    page = page_of(f"#/{link}", lang="en")
    expect(page.get_by_role("heading", level=1)).to_have_text("This link leads nowhere")
    expect(page).to_have_title(re.compile("This link leads nowhere"))
    axe(page)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play!")).to_be_visible()


# ---------------------------------------------------------------- storage


@pytest.mark.parametrize("text", DAMAGED)
def test_damaged_storage_counts_as_never_kept(page_of: Opening, text: str) -> None:
    page = page_of(lang="en")
    page.evaluate(
        "([keys, text]) => keys.forEach((key) => localStorage.setItem(`golems-${key}`, text))", [KEYS, text]
    )
    page.reload()
    expect(page.get_by_role("button", name="Play!")).to_be_visible()
    for path in ("puzzles", "new", "first", "t"):
        page.goto(f"/#/{path}")
        page_is_there(page)
        expect(page.get_by_role("heading", level=1)).not_to_have_text("Something went wrong")


@pytest.mark.parametrize("storage", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_whoever_may_keep_nothing_is_told_and_plays(page_of: Opening, storage: str) -> None:
    page = page_of.device(lang="en", first=True)
    page.add_init_script(storage)
    page.goto("/")
    expect(page.get_by_role("alert").filter(has_text="This browser doesn’t save anything")).to_be_visible()
    child = Person(page)
    child.button("Play!").click()
    child.button("Skip").click()  # the story
    child.button("Skip").click()  # the first battle
    child.go_on_along_the_road("Green")


# ---------------------------------------------------------------- parts of the page


@pytest.mark.parametrize("fault", [unanswered, answered_by_a_stranger])
def test_a_part_that_does_not_load_is_told_and_fetched_again(page_of: Opening, fault: Fault) -> None:
    page_of.expect(NO_ANSWER)
    page_of.expect("MIME type")
    page = page_of(lang="en")
    page.route("**/assets/Rules-*.js", fault)
    page.goto("/#/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Part of the page didn’t load")
    axe(page)
    page.unroute("**/assets/Rules-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rulebook")


def test_a_page_without_its_first_script_says_what_to_do_in_every_language(page_of: Opening) -> None:
    page_of.expect(NO_ANSWER)
    page = page_of.device()
    page.route("**/assets/index-*.js", unanswered)
    page.goto("/")
    for title in ("The page didn’t load completely", "Страница загрузилась не целиком"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.unroute("**/assets/index-*.js")
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("button", name="Играть!")).to_be_visible()


def test_without_its_language_the_page_speaks_another_one_until_it_comes(page_of: Opening) -> None:
    page_of.expect(NO_ANSWER)
    page = page_of.device(lang="ru")
    page.route("**/assets/ru-*.js", unanswered)
    page.goto("/")
    expect(page.get_by_role("button", name="Play!")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="Part of the page didn’t load")).to_be_visible()
    page.unroute("**/assets/ru-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Играть!")).to_be_visible()


def test_without_any_language_the_page_says_what_to_do(page_of: Opening) -> None:
    page_of.expect(NO_ANSWER)
    page = page_of.device(lang="ru")
    for lang in ("en", "ru"):
        page.route(f"**/assets/{lang}-*.js", unanswered)
    page.goto("/")
    expect(page.get_by_role("heading", name="The page didn’t load completely")).to_be_visible()


# ---------------------------------------------------------------- requests


@pytest.mark.parametrize(
    ("path", "fault"),
    [
        *[(path, unanswered) for path in ASKING],
        ("puzzles", refused_by_a_stranger),
        ("puzzles", answered_by_a_stranger),
    ],
)
def test_a_request_that_fails_is_told(page_of: Opening, path: str, fault: Fault) -> None:
    page_of.expect(NO_ANSWER)
    page = page_of(lang="en")
    page.route("**/api/**", fault)
    page.goto(f"/#/{path}")
    page_is_there(page)
    expect(page.get_by_role("alert").filter(has_text="No connection").first).to_be_visible()


def test_what_has_not_come_is_fetched_when_asked_again(page_of: Opening) -> None:
    page_of.expect(NO_ANSWER)
    page = page_of.device(lang="en")
    page.route("**/api/**", unanswered)
    page.goto("/#/puzzles")
    expect(page.get_by_role("alert").filter(has_text="No connection").first).to_be_visible()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").first.click()
    expect(page.get_by_role("alert").filter(has_text="No connection")).to_have_count(0)
    expect(page.get_by_role("link", name=re.compile("puzzle|Puzzle")).first).to_be_visible()


def test_an_answer_that_nobody_expects_does_not_end_in_a_blank_page(page_of: Opening) -> None:
    """The page of one release, and the server of another."""
    page_of.expect("TypeError|Cannot read")
    page = page_of.device(lang="en")
    page.route("**/api/puzzles?*", lambda route: route.fulfill(json=[{"id": 1}]))
    page.goto("/#/puzzles")
    expect(page.get_by_role("heading", level=1)).to_have_text("Something went wrong")
    page.unroute("**/api/puzzles?*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzles")
