"""Small and short screens, as at 400 % zoom or on a phone on its side: the board first, the rest scrolls."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.battles import run, seated
from tests.e2e.opening import Opening, Viewport
from tests.e2e.people import Person, duel
from tests.e2e.solving import thinker

SHORT: list[Viewport] = [(320, 256), (667, 375), (320, 568)]
LEAST = 180  # px
SLIM = 140  # of boards that are three cells wide, or stand in a card


def board_comes_first(page: Page, least: int = LEAST) -> None:
    page.evaluate("() => scrollTo(0, 0)")
    grid = page.get_by_role("grid")
    expect(grid).to_be_in_viewport(ratio=0.7)
    box = grid.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= least, box
    wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]


def can_be_reached(thing: Locator) -> None:
    """Scroll to it, and assert that it is not under anything else."""
    thing.scroll_into_view_if_needed()
    expect(thing).to_be_in_viewport(ratio=1)
    thing.click(trial=True)


@pytest.mark.parametrize("viewport", SHORT, ids=str)
def test_a_battle(page_of: Opening, viewport: Viewport) -> None:
    both = seated(page_of, duel("L1"), viewport)
    both.uncover("Anna")
    expect(both.hand).to_be_visible()
    board_comes_first(both.page)
    for card in both.cards.all():
        can_be_reached(card)
    both.page.reload()
    run(both)
    both.button("Pause").click()
    board_comes_first(both.page)
    can_be_reached(both.to_the_end)


@pytest.mark.parametrize("viewport", SHORT, ids=str)
def test_the_first_battle(page_of: Opening, viewport: Viewport) -> None:
    person = Person(page_of("#/first", viewport, lang="en", first=True))
    expect(person.hand).to_be_visible()
    board_comes_first(person.page, SLIM)
    for thing in (*person.cards.all(), person.button("Skip")):
        can_be_reached(thing)


@pytest.mark.parametrize("viewport", SHORT, ids=str)
def test_what_is_new_on_the_road(page_of: Opening, viewport: Viewport) -> None:
    page = page_of("#/journey/left", viewport, lang="en")
    expect(page.get_by_role("grid")).to_be_visible()
    board_comes_first(page, SLIM)
    can_be_reached(Person(page).button("To battle!"))


@pytest.mark.parametrize("viewport", SHORT, ids=str)
def test_a_puzzle(page_of: Opening, viewport: Viewport) -> None:
    person = thinker(page_of, "#/puzzle/three-steps", viewport)
    expect(person.hand).to_be_visible()
    board_comes_first(person.page)
    for card in person.cards.all():
        can_be_reached(card)
