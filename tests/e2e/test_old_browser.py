"""The oldest Chromium that is promised the page plays a battle, solves a puzzle and goes to school."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from golems.puzzles.course import puzzles
from tests.e2e.chromium import FLAGS
from tests.e2e.old_chromium import VERSION, OldOpening, ensure, environment_of
from tests.e2e.opening import OLD_SCREEN, PHONE, Lang, Opening, Viewport
from tests.e2e.people import FAST, KNOWS_HOW, Person, duel, keep
from tests.e2e.site import folder_for_all, hosting
from tests.e2e.solving import PuzzlePerson
from tests.e2e.test_lesson import WRITE, WRITTEN, child, open_lesson, solution
from tests.server.driving import Server

LEAST = 200  # px: a board that can be played on


@pytest.fixture(scope="module")
def old_browser(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    path, traces = ensure(), tmp_path_factory.mktemp("traces")
    opened = browser.browser_type.launch(
        executable_path=path, args=FLAGS, env=environment_of(path), traces_dir=traces
    )
    assert opened.version.startswith(f"{VERSION}.")
    yield opened
    opened.close()


@pytest.fixture
def old_page_of(golems: Server, old_browser: Browser) -> Iterator[OldOpening]:
    opening = OldOpening(old_browser, golems.url(""))
    yield opening
    opening.check()
    opening.close()


@pytest.fixture
def old_page_of_a_folder(
    tmp_path_factory: pytest.TempPathFactory, worker_id: str, old_browser: Browser
) -> Iterator[OldOpening]:
    """Open the page that needs no server, from its folder."""
    base = tmp_path_factory.getbasetemp()
    with hosting(folder_for_all(base if worker_id == "master" else base.parent)) as url:
        opening = OldOpening(old_browser, url)
        yield opening
        opening.check()
        opening.close()


def has_a_board(page: Page) -> None:
    cell = page.get_by_role("gridcell").first
    expect(cell).to_be_visible()
    box = page.get_by_role("grid").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= LEAST, box
    size = page.viewport_size
    assert size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"] + 1
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("viewport", [OLD_SCREEN, PHONE], ids=str)
def test_a_battle(old_page_of: OldOpening, viewport: Viewport) -> None:
    page = old_page_of("", viewport, "en")
    keep(page, KNOWS_HOW | {"golems-settings": FAST | {"voice": False}})
    page.reload()
    player = Person(page)
    player.make_room(duel("L1", open=False), "Anna", "Boris")
    player.start()
    for name, cards in (("Anna", ("Forward", "Turn left")), ("Boris", ("Turn right", "Forward"))):
        player.uncover(name)
        expect(player.hand).to_be_visible()
        has_a_board(page)
        player.program(*cards)
    expect(player.task).to_contain_text("Watch what happens!")
    player.watch()
    player.uncover("Anna")
    expect(player.task).to_contain_text("Round 2")


def test_a_puzzle(old_page_of: OldOpening) -> None:
    page = old_page_of("", OLD_SCREEN, "en")
    keep(page, KNOWS_HOW | {"golems-settings": FAST | {"voice": False}})
    page.reload()
    page.goto("/#/puzzle/three-steps")
    thinker = PuzzlePerson(page)
    expect(thinker.hand).to_be_visible()
    has_a_board(page)
    thinker.solve(puzzles()["three-steps"])
    thinker.see_the_end()
    expect(thinker.outcome.get_by_role("img", name=re.compile("star"))).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "told", "play"),
    [("en", "Update it, or use another one", "Play!"), ("ru", "Обнови его или возьми другой", "Играть!")],
)
def test_a_page_without_a_server_says_that_it_needs_a_newer_browser(
    old_page_of_a_folder: OldOpening, lang: Lang, told: str, play: str
) -> None:
    """Python runs from Chromium 97 on; what needs no engine can be looked at."""
    old_page_of_a_folder.expect("wasm-unsafe-eval|cannot run Python")
    page = old_page_of_a_folder.device(OLD_SCREEN, lang)
    page.goto(old_page_of_a_folder.base)
    expect(page.get_by_text(told)).to_be_visible()
    expect(page.get_by_role("button", name=play)).to_be_visible()
    page.goto(f"{old_page_of_a_folder.base}#/rules")
    expect(page.get_by_role("article").first).to_be_visible()


def test_a_child_in_a_lesson(page_of: Opening, old_page_of: OldOpening) -> None:
    teacher = open_lesson(page_of)
    pupil = child(old_page_of, teacher.code, PHONE)
    pupil.press_on(pupil.button("Join as the fox"))
    teacher.begin("One puzzle for everyone", WRITE)
    expect(pupil.hand).to_be_visible()
    has_a_board(pupil.page)
    pupil.lay_program(WRITTEN, solution(WRITE))
    pupil.press_on(pupil.hands_in)
    expect(pupil.page.get_by_role("main").get_by_text("Handed in!")).to_be_visible()
    expect(teacher.page.get_by_text("1 of 1 have handed in")).to_be_visible()
