"""Lesson plans in the browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import axe
from tests.e2e.opening import PHONE, PROJECTOR, Opening, Viewport

BOTH = pytest.mark.parametrize("viewport", [PROJECTOR, PHONE], ids=str)
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@BOTH
def test_a_teacher_opens_a_plan_and_follows_it_to_a_puzzle(page_of: Opening, viewport: Viewport) -> None:
    page = page_of("#/teachers", viewport, lang="en")
    page.get_by_role("link", name="Eight lesson plans").click()
    expect(page.get_by_role("heading", name="Eight lessons")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(8)
    axe(page)

    page.get_by_role("link", name=re.compile("Its left, not mine")).click()
    expect(page).to_have_url("/#/plans/2")
    expect(page.get_by_role("heading", name="Its left, not mine")).to_be_visible()
    expect(page.get_by_text("Turn left · Forward. Red ends up on C3.")).to_be_visible()
    assert page.evaluate(WIDER) == 0
    axe(page)

    page.get_by_role("link", name="Whose right?").click()
    expect(page).to_have_url("/#/puzzle/its-own-right")
    expect(page.get_by_text("The golem is looking at you. Which way is its right?")).to_be_visible()


def test_lesson_after_lesson_in_another_language(page_of: Opening) -> None:
    page = page_of("#/plans/2", PHONE, "en", "dark")
    page.get_by_role("link", name="Next: All at once").click()
    expect(page.get_by_role("heading", name="All at once")).to_be_visible()
    page.get_by_role("button", name="RU: Русский").click()
    expect(page.get_by_role("heading", name="Все сразу")).to_be_visible()
    axe(page)

    arena = page.get_by_role("link", name="Уровень «Первые шаги», арена «Плац»")
    assert arena.get_by_role("presentation").evaluate(
        "(image) => image.decode().then(() => image.naturalWidth > 0)"
    )
    arena.click()
    expect(page).to_have_url(re.compile("#/new/one-device"))
    expect(page.get_by_role("radiogroup", name="Где играем?")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Все восемь уроков").click()
    expect(page.get_by_role("heading", name="Восемь уроков")).to_be_visible()


def test_a_plan_that_there_is_not(page_of: Opening) -> None:
    page_of.expect("404")
    page = page_of("#/plans/9", lang="en")
    expect(page.get_by_role("alert").filter(has_text="Couldn’t load the plans")).to_be_visible()
    page.get_by_role("link", name="All eight lessons").click()
    expect(page.get_by_role("heading", name="Eight lessons")).to_be_visible()
