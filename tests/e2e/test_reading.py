"""The rulebook and the page for parents and teachers."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import axe
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening, Viewport

BOTH = pytest.mark.parametrize("viewport", [PROJECTOR, PHONE], ids=str)


def clause(page: Page, title: str) -> Locator:
    return page.get_by_role("article", name=title)


def is_drawn(picture: Locator) -> bool:
    """Tell whether it is drawn, once it is near enough to be fetched."""
    picture.scroll_into_view_if_needed()
    return bool(picture.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)"))


@BOTH
def test_a_rule_is_found_by_a_word_and_by_its_name(page_of: Opening, viewport: Viewport) -> None:
    page = page_of("#/rules", viewport, lang="en")
    field = page.get_by_role("searchbox", name="Search the rules")
    expect(clause(page, "S1")).to_be_visible()
    axe(page)

    field.fill("swapping")
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="1 rule found")).to_be_visible()
    expect(clause(page, "M5").locator("mark")).to_have_text(["swapping", "swapping"])
    axe(page)
    field.fill("b2")
    expect(page.get_by_role("article").first).to_have_accessible_name(re.compile("Pushing backward"))
    field.fill("dinosaur")
    expect(page.get_by_text("No rules found. Try a shorter")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="Show the whole book").click()
    expect(field).to_have_value("")
    expect(clause(page, "S1")).to_be_visible()


def test_a_link_leads_to_a_rule_with_its_picture_and_from_it_to_others(page_of: Opening) -> None:
    page = page_of("#/rules/K5", PHONE, "en", "dark")
    rule = clause(page, "K5")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    assert is_drawn(rule.get_by_role("img"))
    expect(page.get_by_role("button", name="RU: Русский")).to_be_in_viewport()
    axe(page)

    rule.get_by_role("link", name="K8").click()
    expect(page).to_have_url("/#/rules/K8")
    expect(clause(page, "K8")).to_be_focused()
    expect(clause(page, "K8")).to_be_in_viewport()
    page.go_back()
    expect(rule).to_be_in_viewport()

    rule.get_by_role("link", name="Link to rule K5").click()
    expect(rule.get_by_role("link", name="Link to rule K5")).to_be_in_viewport()


def test_the_chapters_lead_through_the_book(page_of: Opening) -> None:
    page = page_of("#/rules", lang="en")
    chapters = page.get_by_role("navigation", name="Chapters")
    chapters.get_by_role("link", name="Barrels").click()
    expect(page.get_by_role("heading", name="Barrels", level=2)).to_be_in_viewport()
    expect(page.get_by_text("You can push barrels, smash them")).to_be_in_viewport()
    chapters.get_by_role("link", name="B2 Pushing backward").click()
    expect(clause(page, "B2")).to_be_in_viewport()
    expect(clause(page, "B2")).to_be_focused()


def test_the_cover_tells_what_the_words_mean(page_of: Opening) -> None:
    page = page_of("#/rules", PHONE, lang="en")
    expect(page.get_by_role("heading", name="The rules of Battle of Golems", level=2)).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Words we use", level=3)).to_be_visible()
    page.get_by_role("searchbox", name="Search the rules").fill("seat order")
    expect(page.get_by_text("the order in which you sit")).to_be_visible()
    page.get_by_role("link", name="Show the whole book").click()
    page.get_by_role("main").get_by_role("link", name="Water and ice").last.click()
    expect(page.get_by_role("heading", name="Water and ice", level=2)).to_be_in_viewport()
    axe(page)


def test_on_a_phone_the_chapters_open_and_close(page_of: Opening) -> None:
    page = page_of("#/rules", PHONE, lang="en")
    chapters = page.get_by_role("navigation", name="Chapters")
    chapters.get_by_text("Chapters").click()
    axe(page)
    chapters.get_by_role("link", name="Water and ice").click()
    expect(page.get_by_role("heading", name="Water and ice", level=2)).to_be_in_viewport()
    expect(chapters.get_by_role("link", name="Water and ice")).to_be_hidden()


def test_another_language_keeps_the_place_in_the_book(page_of: Opening) -> None:
    page = page_of("#/rules/M5", OLD_SCREEN, "en", "dark")
    expect(clause(page, "Following and swapping")).to_be_in_viewport()
    page.get_by_role("button", name="RU: Русский").click()
    russian = clause(page, "Вслед и навстречу")
    expect(russian).to_be_in_viewport()
    expect(page.get_by_role("heading", level=1)).to_have_text("Книга правил")
    assert is_drawn(russian.get_by_role("img"))
    axe(page)


@BOTH
def test_grown_ups_read_what_the_game_teaches_and_how_to_begin(page_of: Opening, viewport: Viewport) -> None:
    page = page_of("", viewport, lang="en")
    page.get_by_role("link", name="For teachers and parents").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("For teachers and parents")
    expect(page.get_by_role("row", name="First Steps")).to_contain_text("ages 6–7")
    for idea in ("Strategy and planning", "Resources: the cards", "Rivals and allies"):
        expect(page.get_by_role("listitem").filter(has_text=idea).get_by_role("link")).to_be_visible()
    expect(page.get_by_role("heading", name="What the game doesn’t replace")).to_be_visible()
    expect(page.get_by_text("construction kit")).to_contain_text("a computer")
    axe(page)

    page.get_by_role("button", name="RU: Русский").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Учителям и родителям")
    expect(page.get_by_role("row", name="Первые шаги")).to_contain_text("6–7 лет")
    axe(page)

    page.get_by_role("link", name="Первые шаги").click()
    expect(clause(page, "L1")).to_be_in_viewport()


def test_every_link_of_the_page_for_grown_ups_leads_somewhere(page_of: Opening) -> None:
    page = page_of("#/teachers", lang="en")
    expect(page.get_by_role("row", name="Standard Game")).to_be_visible()
    links = page.get_by_role("main").get_by_role("link")
    places = {href for link in links.all() if "#/rules/" in (href := link.get_attribute("href") or "")}
    assert places
    page.goto("/#/rules")
    expect(clause(page, "S1")).to_be_visible()
    ids = {f"#/rules/{name.split('-', 1)[1]}" for name in page.evaluate(NAMED)}
    assert places - ids == set()


NAMED = "() => [...document.querySelectorAll('[id^=clause-], [id^=chapter-]')].map((each) => each.id)"
