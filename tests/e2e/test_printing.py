"""Sheets are chosen, looked at and taken home from the page."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening, Viewport
from tests.printing.measurements import page_sizes

WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
DRAWN = "(image) => image.decode().then(() => image.naturalWidth > 300)"


def pages(page: Page) -> int:
    expect(page.get_by_role("link", name="Download the PDF")).to_be_visible()
    return page.get_by_role("img", name=re.compile("^Page ")).count()


@pytest.mark.parametrize("viewport", [PROJECTOR, OLD_SCREEN, PHONE], ids=str)
def test_a_parent_prints_a_pack_for_a_child_of_six(page_of: Opening, viewport: Viewport) -> None:
    page = page_of("#/teachers", viewport, lang="en")
    page.get_by_role("link", name="Print the board game").click()
    expect(page.get_by_role("heading", name=re.compile("Pack for ages 6–7"))).to_be_visible()
    assert pages(page) == 24
    first = page.get_by_role("img", name="Page 1 of 24")
    assert first.evaluate(DRAWN)
    assert page.evaluate(WIDER) == 0
    axe(page)

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the PDF").click()
    assert download.value.suggested_filename == "golems-pack-6-7.pdf"
    assert len(page_sizes(download.value.path().read_bytes())) == 24


def test_other_paper_one_side_and_fewer_players(page_of: Opening) -> None:
    page = page_of("#/print/box/3.0", PROJECTOR, lang="en")
    assert pages(page) == 34
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("radio", name="Letter").check(force=True)
    page.get_by_role("radio", name="One").check(force=True)
    expect(page.get_by_text("14 pages")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the PDF").click()
    assert page_sizes(download.value.path().read_bytes()) == [(215.9, 279.4)] * 14


@pytest.mark.parametrize(
    ("what", "which", "title"),
    [
        ("Scenario", "royal-hill", "The Royal Hill"),
        ("Puzzles", "turns", ""),
        ("Lesson plans", "all", "All lessons"),
    ],
)
def test_other_sheets_are_one_tap_away(page_of: Opening, what: str, which: str, title: str) -> None:
    page = page_of("#/print", PHONE, "en", "dark")
    page.get_by_role("radio", name=what).check(force=True)
    page.get_by_role("combobox", name="Which one?").select_option(which)
    expect(page).to_have_url(re.compile(f"#/print/.*/{which}$"))
    assert pages(page) >= 1
    if title:
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    axe(page)


def test_the_language_of_the_sheets_is_a_choice(page_of: Opening) -> None:
    page = page_of("#/print/arena/railway", lang="en")
    pages(page)
    page.get_by_role("radio", name="Русский").check(force=True)
    expect(page.get_by_role("heading", name="Железная дорога")).to_be_visible()


def test_the_home_page_leads_there(page_of: Opening) -> None:
    page = page_of("", lang="ru")
    page.get_by_role("link", name=re.compile("^Напечатать")).click()
    expect(page.get_by_role("heading", name="Напечатать игру")).to_be_visible()


def test_where_no_pdf_can_be_made_the_browser_prints_the_picture(page_of: Opening) -> None:
    page = page_of("#/rules", lang="en")
    offers = page.request.get("/api/print?lang=en").json()
    page.route("**/api/print?*", lambda route: route.fulfill(json=offers | {"ready": False}))
    page.goto("#/print/arena/railway")
    expect(page.get_by_text('pip install "battle-of-golems[print]"')).to_be_visible()
    expect(page.get_by_role("button", name="Print the picture")).to_be_visible()
    assert page.get_by_role("figure").get_by_role("img").evaluate(DRAWN)
    axe(page)
