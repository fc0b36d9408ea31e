"""What one device can do from a folder of static files, without any network, after one visit."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.axe import axe
from tests.e2e.battles import give_up, keep_secrets, pick
from tests.e2e.conftest import OPENING
from tests.e2e.fitting import assert_fits_in_both_languages
from tests.e2e.opening import PHONE, Opening
from tests.e2e.people import KNOWS_HOW, SLOW, Person, keep
from tests.e2e.site import OFFLINE, PATIENCE, folder_for_all, hosting, visited, wait_for_engine


@pytest.fixture(scope="module")
def opened(
    tmp_path_factory: pytest.TempPathFactory, worker_id: str, browser: Browser
) -> Iterator[tuple[Opening, Page]]:
    """A telephone that was here once and has no network any more: loading Python is what takes long."""
    base = tmp_path_factory.getbasetemp()
    folder = folder_for_all(base if worker_id == "master" else base.parent)
    with hosting(folder) as url:
        opening = Opening(browser, url)
        opening.expect(OFFLINE)
        page = visited(opening, PHONE)
        keep(page, KNOWS_HOW | {"golems-settings": SLOW | {"lang": "en"}})
        page.reload()
        wait_for_engine(page)
        yield opening, page
        opening.close()


@pytest.fixture
def person(request: pytest.FixtureRequest, opened: tuple[Opening, Page]) -> Person:
    opening, page = opened
    request.node.stash[OPENING] = opening
    page.goto(f"{opening.base}#/")
    return Person(page)


def open_page(person: Person, hash: str) -> Page:
    person.page.goto(person.page.url.partition("#")[0] + hash)
    return person.page


def test_two_people_play_behind_the_curtain(person: Person) -> None:
    page = open_page(person, "#/new/one-device")
    names = page.get_by_role("textbox", name="Name")
    names.nth(0).fill("Anna")
    names.nth(1).fill("Boris")
    keep_secrets(page)
    person.start()
    for name in ("Anna", "Boris"):
        person.uncover(name)
        person.program("Turn left")
    person.watch()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Anna")


def test_a_puzzle_gives_a_hint(person: Person) -> None:
    open_page(person, "#/puzzle/round-the-corner")
    person.button("Hint").click()
    expect(person.page.get_by_role("region", name="Hint")).to_contain_text("Look at C2", timeout=PATIENCE)


def test_the_workshop_begins_with_anything_that_is_there(person: Person) -> None:
    page = open_page(person, "#/workshop")
    kinds, found = page.get_by_role("group", name="Examples"), page.get_by_role("main").get_by_role("list")
    for kind, name in (("Scenarios", "The Iron Dragon"), ("Arenas", "Harbour"), ("Puzzles", "Three steps")):
        kinds.get_by_text(kind).click()
        expect(found).to_contain_text(name)
    expect(found.locator("img").first).to_have_attribute("src", re.compile("^blob:"), timeout=PATIENCE)


def test_the_rulebook_has_its_pictures(person: Person) -> None:
    page = open_page(person, "#/rules/K5")
    picture = page.get_by_role("article", name="K5").get_by_role("img").first
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_attribute("src", re.compile("^blob:"), timeout=PATIENCE)


def test_what_needs_typst_says_what_to_do_instead(person: Person) -> None:
    page = open_page(person, "#/print/arena/harbour")
    expect(page.get_by_role("main")).to_contain_text("battle-of-golems[print]", timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("button", name=re.compile("print", re.IGNORECASE)).first).to_be_visible()


def add(person: Person, name: str) -> None:
    person.page.get_by_label("Who’s playing on this device?").fill(name)
    person.button("Add").first.click()
    expect(person.button(re.compile(f"^{name}"))).to_be_visible()


def battle_here(person: Person) -> None:
    """Play the only battle of a round to its end, and come back to the tournament."""
    person.button("Play here").click()
    expect(person.hand).to_be_visible()
    give_up(person)
    person.page.get_by_role("link", name="To the tournament").click()


def test_a_tournament_is_played_on_one_device(person: Person) -> None:
    page = person.page
    tile = page.get_by_role("link", name="Tournament")
    expect(tile).to_contain_text("Everyone plays on this device")
    tile.click()
    expect(page.get_by_role("group", name="Time to program")).to_have_count(0)
    pick(page, "2", of="Rounds")
    axe(page)
    person.button("Open the tournament").click()
    expect(page).to_have_url(re.compile(r"#/t/\w{5}/lead$"))
    for name in ("Anna", "Boris", "Clara"):
        add(person, name)
    expect(page.get_by_text("Tournament code")).to_have_count(0)
    axe(page)
    assert_fits_in_both_languages(page)
    person.button("Start the first round").click()
    over = page.get_by_role("heading", name="The tournament is over")
    on = person.button("Start the next round")
    battle_here(person)  # the third has no opponent
    on.click()
    battle_here(person)
    expect(over).to_be_visible()
    expect(page.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(4)
    with page.expect_download() as saved:
        person.button("Standings (CSV)").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"\xef\xbb\xbfPlace,Player,")
