"""What a child sees first, before anything is touched."""

import pytest
from playwright.sync_api import Page, Request, Response, expect

from golems.server.http.app import WORTH_IT
from tests.e2e.axe import axe
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, SMALL_PHONE, Lang, Opening, Theme, Viewport
from tests.e2e.people import Person

MOST_SCRIPT = 150_000  # bytes on the wire until the page stands
MOST_FILES = 29  # over the road of battles
FONTS = {"Nunito", "Russo One"}


def loaded(page: Page) -> None:
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_speaks_the_language_and_has_the_light_of_the_browser(
    page_of: Opening, lang: Lang, theme: Theme
) -> None:
    page = page_of(lang=lang, theme=theme)
    loaded(page)
    root = page.locator("html")
    expect(root).to_have_attribute("lang", lang)
    expect(root).to_have_attribute("data-theme", theme)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    axe(page)


@pytest.mark.parametrize("viewport", [PROJECTOR, OLD_SCREEN, PHONE, SMALL_PHONE], ids=str)
def test_nothing_is_wider_than_the_screen(page_of: Opening, viewport: Viewport) -> None:
    page = page_of(viewport=viewport)
    loaded(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= viewport[0]
    axe(page)


def test_the_first_load_is_light_enough_for_a_school(page_of: Opening) -> None:
    scripts: list[Response] = []

    def see(answer: Response) -> None:
        if answer.request.resource_type == "script":
            scripts.append(answer)

    page = page_of.device()
    page.on("response", see)
    page.goto("/")
    loaded(page)
    assert scripts
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in scripts}
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes
    plain = [answer.url for answer in scripts if "content-encoding" not in answer.all_headers()]
    assert [address for address in plain if sizes[address] >= WORTH_IT] == []


def test_a_first_battle_needs_few_files(page_of: Opening) -> None:
    """Over HTTP/1.1 every one of them waits for one of six connections."""
    files: list[str] = []

    def see(request: Request) -> None:
        if "/api/" not in request.url and not request.url.startswith("data:"):
            files.append(request.url)

    page = page_of.device(lang="en")
    page.on("request", see)
    page.goto("/")
    Person(page).next_battle("Green")
    assert len(files) <= MOST_FILES, sorted(files)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_letters_are_our_own(page_of: Opening, lang: Lang) -> None:
    page = page_of(lang=lang)
    loaded(page)
    faces = "() => [...document.fonts].filter((each) => each.status === 'loaded').map((each) => each.family)"
    assert {name.strip('"') for name in page.evaluate(faces)} >= FONTS


def test_a_short_link_leads_to_the_room_on_the_page(page_of: Opening) -> None:
    page_of.expect("404")  # nobody has made this room
    page = page_of("r/bbbbb")
    expect(page).to_have_url("/#/r/BBBBB")
