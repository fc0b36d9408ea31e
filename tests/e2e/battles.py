"""Battles of Anna and Boris, who play at one device."""

from playwright.sync_api import Page, expect

from tests.e2e.opening import OLD_SCREEN, Opening, Theme, Viewport
from tests.e2e.people import Person, Setup, duel, experienced

ANNA = ("Forward", "Turn left", "Stand", "Defend")
BORIS = ("Turn right", "Forward", "Stand", "Attack")
ON_THE_SPOT = ("Stand", "Turn left", "Turn left", "Turn right")  # as often as it may run, nothing happens


def seated(page_of: Opening, setup: Setup, viewport: Viewport = OLD_SCREEN, theme: Theme = "light") -> Person:
    """Return both players, whose match has begun."""
    both = experienced(page_of, viewport, theme)
    both.make_room(setup, "Anna", "Boris")
    both.start()
    return both


def run(both: Person, anna: tuple[str, ...] = ANNA, boris: tuple[str, ...] = BORIS) -> None:
    """Play the round of these programs."""
    for name, cards in (("Anna", anna), ("Boris", boris)):
        both.uncover(name)
        both.program(*cards)
    expect(both.task).to_contain_text("Watch what happens!")


def keep_secrets(page: Page) -> None:
    """Choose secret programs where a table is set: at the first level they lie open otherwise."""
    page.get_by_text("Places and cards").click()
    pick(page, "Kept secret", of="Programs while you build them")


def give_up(person: Person) -> None:
    person.button("Game menu").click()
    person.page.get_by_role("button", name="Give up", exact=True).click()
    person.button("Yes, give up").click()


def fought(page_of: Opening, viewport: Viewport, theme: Theme = "light") -> Person:
    """Return both players after one round, when Anna has given up."""
    both = seated(page_of, duel("L1"), viewport, theme)
    run(both)
    both.watch()
    both.uncover("Anna")
    give_up(both)
    expect(both.result).to_be_visible()
    return both


def pick(page: Page, name: str, of: str = "") -> None:
    """Choose one of several pictures or words: `of` says of what, where a name is there twice."""
    group = page.get_by_role("group", name=of) if of else page
    group.get_by_role("radio", name=name).locator("xpath=..").click()
