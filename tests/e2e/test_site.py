"""The game from a folder of static files: after the first visit it needs no network."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from golems.puzzles.course import puzzle_named
from tests.e2e.axe import axe
from tests.e2e.conftest import OPENING
from tests.e2e.opening import PHONE, PROJECTOR, Lang, Opening, Viewport
from tests.e2e.people import FAST, KNOWS_HOW, Person, keep
from tests.e2e.site import OFFLINE, PATIENCE, folder_for_all, hosting, release, visited, wait_for_engine
from tests.e2e.solving import COURSE, PuzzlePerson
from tests.e2e.test_replaying_files import GOLDEN, choose, scrubber

FIRST_SAVED = Path(__file__).parent / "saved-1.0.0.json"
GREEN = {"en": "Green", "ru": "Зелёный"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    base = tmp_path_factory.getbasetemp()
    return folder_for_all(base if worker_id == "master" else base.parent)


@pytest.fixture
def page_of(request: pytest.FixtureRequest, folder: Path, browser: Browser) -> Iterator[Opening]:
    with hosting(folder) as url:
        opening = Opening(browser, url)
        opening.expect(OFFLINE)
        request.node.stash[OPENING] = opening
        yield opening
        opening.close()


def begin_battle(page: Page, lang: Lang = "en") -> Person:
    child = Person(page)
    child.next_battle(GREEN[lang])
    return child


@pytest.mark.parametrize(("viewport", "lang"), [(PROJECTOR, "en"), (PHONE, "ru")], ids=str)
def test_a_child_plays_its_first_battle_without_any_network(
    page_of: Opening, viewport: Viewport, lang: Lang
) -> None:
    child = begin_battle(visited(page_of, viewport, lang), lang)
    child.fill()
    child.seal()
    expect(child.task).to_contain_text(re.compile("Watch what happens!|Смотри, что происходит!"))
    child.watch()
    expect(child.task).to_contain_text(re.compile("Round 2|Раунд 2"))


def test_the_page_paints_and_can_be_looked_around_in_while_the_engine_loads(page_of: Opening) -> None:
    page = page_of.device(lang="en")
    page.route("**/py/pyodide.asm.wasm", lambda route: None)  # never comes
    page.goto(page_of.base)
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.goto(f"{page_of.base}#/rules")
    expect(page.get_by_role("main")).to_contain_text("House rule")
    page.goto(f"{page_of.base}#/new")
    expect(page.get_by_role("heading", name="Who’s playing?")).to_be_visible()


def without(page: Page, *names: str) -> None:
    """Take away what browsers have only where a page came safely, as it does here."""
    for name in names:
        page.context.add_init_script(
            f"Object.defineProperty(Navigator.prototype, '{name}', {{ value: undefined }})"
        )


def begin_engine_with(page: Page, script: str) -> None:
    """Let the worker of the engine do something of ours before anything else."""

    def answer(route: Route) -> None:
        route.fulfill(body=script + route.fetch().text(), content_type="text/javascript")

    page.route("**/engine.worker-*.js", answer)


def assert_above_all(thing: Locator) -> None:
    """It is over nothing that is played with."""
    box = thing.bounding_box()
    assert box
    assert box["y"] + box["height"] < 60


def test_that_the_computer_thinks_is_told_beside_the_cards(page_of: Opening) -> None:
    page = page_of.device(PHONE, lang="en")
    begin_engine_with(page, "self.Worker = class { postMessage() {} terminate() {} };")  # it thinks for ever
    page.goto(page_of.base)
    wait_for_engine(page)
    child = begin_battle(page)
    told = page.get_by_text("The computer is thinking…")
    expect(told).to_be_visible()
    assert_above_all(told)
    child.fill()
    expect(child.go).to_be_enabled()


def test_the_first_cards_can_be_laid_while_the_engine_loads(page_of: Opening) -> None:
    page = page_of.device(PHONE, lang="en", first=True)
    page.route("**/py/pyodide.asm.wasm", lambda route: None)  # never comes
    page.goto(f"{page_of.base}#/first")
    child = Person(page)
    expect(child.hand).to_be_visible()
    child.lay("Forward", "Forward")
    told = page.get_by_text("Waking the golems")
    expect(told).to_be_visible()
    assert_above_all(told)
    assert_above_all(page.get_by_role("progressbar"))


def test_a_page_whose_engine_does_not_start_says_so_and_lets_nobody_wait(page_of: Opening) -> None:
    page_of.expect("ERR_FAILED|Failed to fetch|failed|No connection")
    page = page_of.device(lang="en")
    page.route("**/py/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(f"{page_of.base}#/club")
    expect(page.get_by_text("The golems didn’t wake up")).to_be_visible(timeout=PATIENCE)
    page.goto(f"{page_of.base}#/print")
    expect(page.get_by_role("alert").filter(has_text="No connection").first).to_be_visible()


def test_a_reload_in_the_middle_of_a_round_comes_back_to_it(page_of: Opening) -> None:
    child = begin_battle(visited(page_of))
    child.fill()
    child.seal()
    child.watch()
    expect(child.task).to_contain_text("Round 2")
    child.page.reload()
    wait_for_engine(child.page)
    expect(child.task).to_contain_text("Round 2")
    expect(child.hand).to_be_visible()


def elsewhere(page: Page) -> Locator:
    return page.get_by_role("dialog", name="The game is open in another tab")


@pytest.mark.parametrize("missing", [(), ("locks", "serviceWorker")], ids=["with locks", "over plain http"])
def test_a_second_tab_says_so_and_takes_over_when_asked(page_of: Opening, missing: tuple[str, ...]) -> None:
    first = page_of.device(lang="en")
    without(first, *missing)
    first.goto(page_of.base)
    wait_for_engine(first)
    second = first.context.new_page()
    second.goto(page_of.base)
    expect(elsewhere(second)).to_be_visible()
    expect(elsewhere(first)).to_have_count(0)
    second.get_by_role("button", name="Play here").click()
    expect(elsewhere(first)).to_be_visible(timeout=PATIENCE)
    wait_for_engine(second)
    begin_battle(second)


def test_a_tab_that_did_not_hear_of_another_one_writes_nothing(page_of: Opening) -> None:
    """As when it slept: both believe to play, and only the one that began last may write."""
    page_of.expect("database failed")  # what the one that may not write is told
    first = page_of.device(lang="en")
    without(first, "locks")
    first.add_init_script("BroadcastChannel.prototype.postMessage = () => {}")
    first.goto(page_of.base)
    wait_for_engine(first)
    begin_battle(first).fill()
    second = first.context.new_page()
    second.goto(first.url)
    wait_for_engine(second)
    child = Person(second)
    expect(child.hand).to_be_visible()
    Person(first).seal()
    expect(elsewhere(first)).to_be_visible()
    second.reload()
    wait_for_engine(second)
    child.fill()
    child.seal()
    child.watch()
    expect(child.task).to_contain_text("Round 2")


REFUSING = {
    "private window": "Object.defineProperty(self, 'indexedDB', { value: { open() { throw Error(); } } });",
    "full": "IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };",
}


@pytest.mark.parametrize("broken", REFUSING.values(), ids=REFUSING)
def test_who_may_keep_nothing_plays_on_and_is_told(page_of: Opening, broken: str) -> None:
    page = page_of.device(lang="en")
    begin_engine_with(page, broken)
    page.goto(page_of.base)
    wait_for_engine(page)
    told = page.get_by_role("status").filter(has_text="This browser doesn’t save anything")
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()
    begin_battle(page)


def test_a_new_version_is_offered_and_loses_nothing(
    folder: Path, tmp_path: Path, browser: Browser, request: pytest.FixtureRequest
) -> None:
    served = tmp_path / "served"
    release(folder, tmp_path / "next")
    served.symlink_to(folder)
    with hosting(served) as url:
        opening = Opening(browser, url)
        request.node.stash[OPENING] = opening
        page = opening.device(lang="en")
        page.goto(url)
        wait_for_engine(page)
        page.wait_for_function("() => navigator.serviceWorker.controller", timeout=PATIENCE)
        begin_battle(page)
        served.unlink()
        served.symlink_to(tmp_path / "next")
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        page.wait_for_function(
            "async () => (await navigator.serviceWorker.getRegistration()).waiting", timeout=PATIENCE
        )
        expect(page.get_by_text("There’s a new version.")).to_have_count(0)  # not in the middle of a battle
        battle = page.url
        page.goto(f"{url}#/")
        page.get_by_role("button", name="Update").click()
        expect(page.locator("html[data-release=next]")).to_be_attached(timeout=PATIENCE)
        wait_for_engine(page)
        page.goto(battle)
        expect(Person(page).hand).to_be_visible()
        opening.close()


# ---------------------------------------------------------------- journeys without any network


def open_page(page: Page, url: str, hash: str) -> None:
    page.goto(f"{url}{hash}")


def test_a_puzzle_is_solved(page_of: Opening) -> None:
    page = visited(page_of)
    keep(page, KNOWS_HOW | {"golems-settings": FAST | {"lang": "en"}})
    open_page(page, page_of.base, f"#/puzzle/{COURSE[0]}")
    page.reload()
    child = PuzzlePerson(page)
    child.solve(puzzle_named(COURSE[0]))
    child.see_the_end()
    expect(child.stars(3)).to_be_visible()


def test_a_game_of_ones_own_against_a_bot_that_thinks_in_its_own_worker(page_of: Opening) -> None:
    page = visited(page_of)
    keep(page, KNOWS_HOW)
    open_page(page, page_of.base, "#/new")
    child = Person(page)
    child.button("Add a player").click()
    leaders = page.get_by_label("Who plays this golem?")
    leaders.nth(1).select_option(label="Computer: Knight")
    expect(page.get_by_text("On this page it’s weaker")).to_be_visible()
    expect(leaders.nth(1).get_by_role("option", name="Someone who joins with the code")).to_have_count(0)
    axe(page)
    child.start()
    expect(child.hand).to_be_visible()
    child.fill()
    child.seal()
    expect(child.next_round.or_(child.to_the_end).or_(child.hand)).to_be_visible(timeout=PATIENCE)
    child.watch()
    expect(child.task).to_contain_text("Round 2")


def test_the_workshop_proves_a_puzzle(page_of: Opening) -> None:
    page = visited(page_of)
    open_page(page, page_of.base, "#/workshop")
    Person(page).button("New puzzle").click()
    expect(page.get_by_role("grid")).to_be_visible()
    told = page.get_by_role("region", name="Check")
    expect(told).to_contain_text("Solvable", timeout=PATIENCE)


def test_a_recorded_battle_is_watched(page_of: Opening) -> None:
    page = visited(page_of)
    open_page(page, page_of.base, "#/replay")
    choose(page, GOLDEN / "2.0-battle.json")
    expect(scrubber(page)).to_be_visible()


def bring(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a saved file").click()
    chooser.value.set_files(file)


def test_everything_moves_to_another_device_in_a_file(page_of: Opening, tmp_path: Path) -> None:
    page = visited(page_of)
    begin_battle(page)
    open_page(page, page_of.base, "#/")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save everything to a file").click()
    file = tmp_path / "golems.json"
    saved.value.save_as(file)

    other = visited(page_of, PHONE)
    bring(other, GOLDEN / "2.0-battle.json")
    expect(other.get_by_text("This file wasn’t saved here.")).to_be_visible()
    bring(other, file)
    axe(other)
    other.get_by_role("dialog").get_by_role("button", name="Open a saved file").click()
    other.wait_for_load_state()
    wait_for_engine(other)
    other.get_by_role("link", name=re.compile("^Continue your game")).click()
    expect(Person(other).hand).to_be_visible()


def test_what_the_first_release_has_saved_is_opened(page_of: Opening) -> None:
    """The file was saved by 1.0.0, in the second round of a battle, and stays as it is."""
    page = visited(page_of)
    bring(page, FIRST_SAVED)
    page.get_by_role("dialog").get_by_role("button", name="Open a saved file").click()
    page.wait_for_load_state()
    wait_for_engine(page)
    page.get_by_role("link", name=re.compile("^Continue your game")).click()
    child = Person(page)
    expect(child.task).to_contain_text("Round 2")
    child.fill()
    child.seal()
    child.watch()
    expect(child.task).to_contain_text("Round 3")


def test_what_needs_several_devices_says_how_to_get_it(page_of: Opening) -> None:
    page = visited(page_of)
    tiles = page.get_by_role("navigation", name="More to do")
    expect(tiles.get_by_role("link", name="With friends")).to_have_count(0)
    expect(tiles.get_by_role("link", name="Tournament")).to_contain_text("Everyone plays on this device")
    expect(tiles).to_contain_text("on one computer with Python")
    axe(page)
    tiles.get_by_role("link", name="For teachers and parents").click()
    expect(page.get_by_role("main")).to_contain_text("on one computer with Python")
    expect(page.get_by_role("link", name="Open a lesson")).to_have_count(0)
    for several in ("lesson", "l/ABCDE", "join", "screen/ABCDE"):
        open_page(page, page_of.base, f"#/{several}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Only with several devices")
        expect(page.get_by_role("main")).to_contain_text("on one computer with Python")


def test_it_is_installable(page_of: Opening) -> None:
    page = visited(page_of)
    page.context.set_offline(False)
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
