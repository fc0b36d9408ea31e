"""A long field on a phone: a button or two fingers make its cells as large as a finger; a map shows where."""

from playwright.sync_api import Locator, Page, expect

from golems.words.language import language
from tests.e2e.axe import axe
from tests.e2e.fitting import settle
from tests.e2e.opening import PHONE, PROJECTOR, Opening
from tests.e2e.people import Person, Setup, experienced

FINGER = 44  # px
LONG: Setup = {
    "game": "L4",
    "arena": "railway",
    "components": "deal",
    "chairs": [{"colour": "red"}, {"kind": "bot", "bot": "random"}],
}


def magnifier(person: Person) -> Locator:
    return person.button(language("en").say("board-zoom"))


def cell(page: Page) -> float:
    settle(page)
    box = page.get_by_role("gridcell").first.bounding_box()
    assert box
    return box["width"]


def spread(page: Page, far: float) -> None:
    """Move two fingers on the board away from each other."""
    box = page.get_by_role("grid").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 20.0), ("touchMove", far / 2), ("touchMove", far), ("touchEnd", None)):
        points = (
            [] if apart is None else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        )
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    screen.detach()


def test_a_button_brings_the_own_golem_near_and_back(page_of: Opening) -> None:
    person = experienced(page_of, PHONE)
    person.make_room(LONG, "Anna")
    person.start()
    expect(person.hand).to_be_visible()
    page = person.page
    assert cell(page) < FINGER
    axe(page)
    magnifier(person).tap()
    expect(magnifier(person)).to_have_attribute("aria-pressed", "true")
    assert cell(page) >= FINGER
    expect(person.where("Anna").or_(person.where("Red")).first).to_be_in_viewport()
    axe(page)
    magnifier(person).tap()
    expect(magnifier(person)).to_have_attribute("aria-pressed", "false")
    assert cell(page) < FINGER


def test_two_fingers_make_the_board_larger(page_of: Opening) -> None:
    person = experienced(page_of, PHONE)
    person.make_room(LONG, "Anna")
    person.start()
    expect(person.hand).to_be_visible()
    before = cell(person.page)
    spread(person.page, 60)
    expect(magnifier(person)).to_have_attribute("aria-pressed", "true")
    assert cell(person.page) >= 2 * before


def test_a_screen_with_room_needs_none(page_of: Opening) -> None:
    person = experienced(page_of, PROJECTOR)
    person.make_room(LONG, "Anna")
    person.start()
    expect(person.hand).to_be_visible()
    assert cell(person.page) >= FINGER
    expect(magnifier(person)).to_have_count(0)
