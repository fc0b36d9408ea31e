"""The opening story: told once, before the first battle, and found again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import axe
from tests.e2e.fitting import assert_fits
from tests.e2e.opening import PHONE, PROJECTOR, Opening, Viewport
from tests.e2e.people import Person, keep
from tests.e2e.voices import VOICE, forget, hears, said

SCENES = 5


def story(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("How it all began|С чего всё началось"))


def shown(page: Page) -> Locator:
    return story(page).locator("img.shown")


@pytest.mark.parametrize("viewport", [PROJECTOR, PHONE], ids=str)
def test_the_first_battle_begins_with_the_story(page_of: Opening, viewport: Viewport) -> None:
    child = Person(page_of(viewport=viewport, first=True))
    page = child.page
    child.button("Играть!").click()
    expect(story(page)).to_contain_text("Король Кибернетики")
    axe(page)
    pictures = set()
    for number in range(1, SCENES + 1):
        expect(story(page)).to_contain_text(f"Картинка {number} из {SCENES}")
        assert shown(page).evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
        pictures.add(shown(page).get_attribute("src"))
        child.button("Дальше" if number < SCENES else "На арену!").click()
    assert len(pictures) == SCENES

    expect(child.hand).to_be_visible()
    page.goto("/#/")
    child.button("Играть!").click()
    expect(child.hand).to_be_visible()
    expect(story(page)).to_be_hidden()


def test_the_story_fits_onto_a_phone_that_can_read_it_aloud(page_of: Opening) -> None:
    page = page_of.device(PHONE, "ru", first=True)
    page.add_init_script(VOICE)
    page.goto("/")
    page.get_by_role("button", name="Играть!").click()
    expect(page.get_by_role("button", name="Послушать")).to_be_visible()
    assert_fits(page)


def test_one_tap_skips_the_story_for_good(page_of: Opening) -> None:
    child = Person(page_of(lang="en", first=True))
    child.button("Play!").click()
    child.button("Skip").click()
    expect(child.hand).to_be_visible()
    child.page.goto("/#/")
    child.button("Play!").click()
    expect(child.hand).to_be_visible()
    expect(story(child.page)).to_be_hidden()


def test_keys_lead_through_the_story(page_of: Opening) -> None:
    child = Person(page_of(lang="en", first=True))
    child.button("Play!").press("Enter")
    expect(child.button("Next")).to_be_focused()
    child.press("ArrowRight")
    expect(story(child.page)).to_contain_text("Picture 2 of 5")
    child.press("ArrowLeft", "Enter", "Enter")
    expect(story(child.page)).to_contain_text("Picture 3 of 5")
    child.press("Escape")
    expect(child.hand).to_be_visible()


def test_a_table_of_their_own_begins_with_it_too(page_of: Opening) -> None:
    host = Person(page_of("#/new/one-device", lang="en", first=True))
    keep(host.page, {"golems-intro": "seen"})
    host.start()
    expect(story(host.page)).to_be_visible()
    host.button("Skip").click()
    expect(host.hand).to_be_visible()


def test_the_story_is_found_again_and_read_aloud_where_the_device_can(page_of: Opening) -> None:
    page = page_of.device(PROJECTOR, "en")
    page.add_init_script(VOICE)
    page.goto("/#/rules")
    page.get_by_role("link", name="How it all began").click()
    expect(story(page)).to_be_visible()
    hears(page, "Once a year the King of Cybernetics calls everyone to a tournament of knights.")
    page.keyboard.press("ArrowRight")
    hears(page, "The knights are golems, giants of iron and steam.")
    listen = page.get_by_role("button", name="Listen")
    expect(listen).to_have_attribute("aria-pressed", "true")
    listen.click()
    forget(page)
    page.keyboard.press("ArrowRight")
    expect(story(page)).to_contain_text("Picture 3 of 5")
    assert said(page) == []
    axe(page)
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("link", name="How it all began")).to_be_visible()
