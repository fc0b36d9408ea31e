"""Every page that opens has a title of its own, is announced, gets the focus, and has a link past its bar."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.opening import Opening

PAGES = (
    "new",
    "new/one-device",
    "first",
    "t",
    "join",
    "replay",
    "rules",
    "tale",
    "puzzles",
    "puzzle/three-steps",
    "workshop",
    "plans",
    "teachers",
    "print",
    "lesson",
)
GAME = "Battle of Golems"
# What a screen reader is told, and what it reads because it has the focus.
HEAR = """() => {
  window.heard = [];
  const said = () => [...document.querySelectorAll("[role=status]")].map((each) => each.textContent);
  const hear = () => heard.push(...said());
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
FOCUSED = "() => document.activeElement.textContent"


def heading(page: Page) -> str:
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_count(1)
    return title.inner_text()


def test_every_page_has_a_title_of_its_own(page_of: Opening) -> None:
    page = page_of(lang="en")
    expect(page).to_have_title(GAME)
    titles = {}
    for path in PAGES:
        page.goto("/")
        page.goto(f"/#/{path}")
        page.wait_for_load_state("networkidle")
        name = heading(page)
        expect(page).to_have_title(f"{name} – {GAME}")
        titles[path] = name
    assert len(set(titles.values())) == len(PAGES), titles


@pytest.mark.parametrize("path", PAGES)
def test_a_page_that_opens_is_announced_and_takes_the_focus(page_of: Opening, path: str) -> None:
    page = page_of(lang="en")
    expect(page.get_by_role("button", name="Play!")).to_be_visible()
    page.evaluate(HEAR)
    page.goto(f"/#/{path}")
    page.wait_for_load_state("networkidle")
    name = heading(page)
    assert name in page.evaluate("() => window.heard") or page.evaluate(FOCUSED) == name
    assert page.evaluate("() => document.activeElement !== document.body")


def test_the_first_key_leads_past_the_bar(page_of: Opening) -> None:
    page = page_of("#/rules", lang="en")
    expect(page.get_by_role("main")).to_be_visible()
    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="Skip to the content")
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    expect(page).to_have_url("/#/rules")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.querySelector('main').contains(document.activeElement)")
