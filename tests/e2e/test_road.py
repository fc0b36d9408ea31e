"""The road of battles: from the first page along the map, by touch, by keys and without reading."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from golems.server.catalogue.journey import stations
from golems.words.language import language
from tests.e2e.axe import axe
from tests.e2e.fitting import assert_all_in_sight
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Lang, Opening, Viewport
from tests.e2e.people import FAST, KNOWS_HOW, Person, keep
from tests.e2e.voices import VOICE, hears, said

IDS = list(stations())
BIG_SCREEN: Viewport = (1920, 1080)
STORY: dict[str, Any] = {"golems-tale": "told", "golems-settings": FAST, **KNOWS_HOW}
LEARNT = STORY | {"golems-first": {"done": True}}
WALK = {"won": {name: ["won"] for name in IDS[:6]}, "met": IDS[:6]}


def traveller(page_of: Opening, viewport: Viewport, lang: Lang, kept: dict[str, Any]) -> Person:
    page = page_of.device(viewport, lang, first=True)
    page.add_init_script(VOICE)
    page.goto("/")
    keep(page, kept)
    page.reload()
    return Person(page)


def station(page: Page, lang: Lang, name: str) -> Locator:
    called = re.escape(language(lang).say(f"journey-name-{name}"))
    return page.get_by_role("list").get_by_role("button", name=re.compile(f"{called}([.]|$)"))


def sentence(page: Page, text: str) -> Locator:
    return page.get_by_role("paragraph").filter(has_text=text)


def sentences(text: str) -> list[str]:
    """Return how a text is spoken: one sentence after the other."""
    return [each.strip() for each in re.findall(r"[^.!?…]+[.!?…]*", text)]


def fight(child: Person, lang: Lang, press: Callable[[Locator], None]) -> Locator:
    """Lay anything, round after round, until it is over."""
    result = child.page.locator("#result-title")
    next_round = child.page.get_by_role("button", name=language(lang).say("table-next-round"), exact=True)
    expect(child.hand).to_be_visible()
    while not result.is_visible():
        child.fill()
        press(child.page.locator(".programmer button.main"))
        expect(next_round.or_(result)).to_be_visible()
        if next_round.is_visible():
            press(next_round)
        expect(child.hand.or_(result)).to_be_visible()
    return result


def make_easy(page: Page) -> None:
    """Begin every battle with an opponent that the first hit destroys, who has everything before it."""

    def set_up(route: Route) -> None:
        setup = (route.request.post_data_json or {})["setup"]
        chairs = [setup["chairs"][0], setup["chairs"][1] | {"damage": 3, "bot": "random"}]
        board = {"board": ["....", "....", "....", "...."], "starts": {"2": ["b4 N", "b1 S"]}}
        easy = setup | {"chairs": chairs, "arena": setup["arena"] | board}
        route.continue_(post_data=json.dumps({"setup": easy}))

    page.route("**/api/rooms*", set_up)


def after(child: Person, lang: Lang, press: Callable[[Locator], None]) -> None:
    """Go on after the battle, whatever its end: to the next one, or to the same one with a hint."""
    say = language(lang).say
    told = child.page.locator("main .line p").first
    expect(told).to_be_visible()
    won = told.inner_text() == say("journey-won")
    kept = child.page.evaluate("() => JSON.parse(localStorage['golems-journey'])")
    if won:
        assert "won" in kept["won"]["left"]
        hears(child.page, *sentences(say("journey-won")))
        expect(child.button(say("journey-next"))).to_be_focused()
        expect(child.page.get_by_role("list", name=say("result-places"))).to_have_count(0)
        expect(child.page.get_by_text(say("result-you-won", how="beaten", count=0))).to_have_count(0)
        press(child.button(say("journey-next")))
        expect(sentence(child.page, say("journey-new-wall"))).to_be_visible()
        assert not {"Red wins!", "Побеждает Красный!"} & {*said(child.page)}  # once is enough
    else:
        assert kept["tried"] == {"left": 1}
        expect(told).to_contain_text(say("journey-hint-left"))
        same = child.button(say("journey-again"))
        expect(same.locator('use[href$="#art-icon-redo"]')).to_have_count(1)  # not the sign of the voice
        expect(same).to_be_focused()
        press(same)
        expect(child.hand).to_be_visible()


@pytest.mark.parametrize(("viewport", "lang"), [(PHONE, "ru"), (PROJECTOR, "en")], ids=str)
def test_from_the_first_page_past_the_first_battle_along_the_road(
    page_of: Opening, viewport: Viewport, lang: Lang
) -> None:
    """The phone is touched, and the projector is led by keys."""
    child = traveller(page_of, viewport, lang, STORY)
    page, say = child.page, language(lang).say

    def press(button: Locator) -> None:
        if viewport == PHONE:
            button.tap()
        else:
            button.press("Enter")

    press(child.button(say("home-play")))
    press(child.button(say("first-skip")))
    called = say("journey-called", name=say("journey-name-left"))
    expect(sentence(page, called)).to_be_visible()
    hears(page, *sentences(called))
    axe(page)
    first = station(page, lang, "left")
    expect(first).to_be_focused()
    expect(station(page, lang, "wall")).to_have_accessible_name(re.compile(say("journey-name-wall")))
    make_easy(page)
    press(first)
    expect(sentence(page, say("journey-new-left"))).to_be_visible()
    expect(page.locator(".piece").first).to_be_visible()
    hears(page, *sentences(say("journey-new-left")))
    axe(page)
    expect(child.button(say("journey-fight"))).to_be_focused()
    press(child.button(say("journey-fight")))
    fight(child, lang, press)
    axe(page)
    after(child, lang, press)


def test_the_companion_on_the_road_is_as_strong_as_it_has_become(page_of: Opening) -> None:
    child = traveller(
        page_of, PROJECTOR, "en", LEARNT | {"golems-companion": {"L1": 29}, "golems-journey": WALK}
    )
    page = child.page
    page.goto("/#/journey")
    with page.expect_request("**/api/rooms*") as asked:
        station(page, "en", "left").click()
    rival = (asked.value.post_data_json or {})["setup"]["chairs"][1]
    assert (rival["bot"], rival["strength"]) == ("companion", 29)
    expect(child.hand).to_be_visible()


def test_what_is_new_is_shown_once(page_of: Opening) -> None:
    child = traveller(page_of, PROJECTOR, "en", LEARNT | {"golems-journey": WALK})
    say = language("en").say
    child.button("Play!").click()
    station(child.page, "en", "barrel").click()
    expect(child.hand).to_be_visible()
    child.page.goto("/#/journey")
    station(child.page, "en", "water").click()
    expect(sentence(child.page, say("journey-new-water"))).to_be_visible()


def test_a_locked_battle_is_opened_by_whoever_knows_it_already(page_of: Opening) -> None:
    child = traveller(page_of, PHONE, "ru", LEARNT)
    page, say = child.page, language("ru").say
    page.goto("/#/journey")
    station(page, "ru", "parts").tap()
    hears(page, *sentences(say("journey-locked")))
    axe(page)
    child.button(say("journey-unlock")).tap()
    expect(station(page, "ru", "parts")).to_have_accessible_name(
        say("journey-station-next", number=5, name=say("journey-name-parts"))
    )
    page.reload()
    station(page, "ru", "parts").tap()
    expect(sentence(page, say("journey-new-parts"))).to_be_visible()


def test_the_golem_that_was_chosen_fights(page_of: Opening) -> None:
    child = traveller(page_of, PROJECTOR, "en", LEARNT | {"golems-journey": WALK})
    page = child.page
    page.goto("/#/journey")
    page.get_by_title("Yellow", exact=True).click()
    expect(page.get_by_role("radio", name="Yellow")).to_be_checked()
    station(page, "en", "left").click()
    expect(child.golem("Yellow")).to_be_visible()


def test_the_board_leaves_room_for_the_picture_of_what_is_new(page_of: Opening) -> None:
    """On a big screen the board is as high as it can be, and the picture stands beside it."""
    page = traveller(page_of, BIG_SCREEN, "en", LEARNT).page
    page.goto(f"/#/journey/{IDS[0]}")
    thing, board = page.locator(".thing"), page.get_by_role("grid")
    expect(board).to_be_visible()
    beside, on = thing.bounding_box(), board.bounding_box()
    assert beside
    assert on
    assert beside["x"] + beside["width"] <= on["x"]


@pytest.mark.parametrize("viewport", [PHONE, OLD_SCREEN, PROJECTOR], ids=str)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_map_and_the_card_need_no_scrolling(page_of: Opening, viewport: Viewport, lang: Lang) -> None:
    child = traveller(page_of, viewport, lang, LEARNT | {"golems-journey": WALK})
    child.page.goto("/#/journey")
    expect(station(child.page, lang, "water")).to_be_visible()
    assert_all_in_sight(child.page)
    child.page.goto("/#/journey/condition")
    expect(child.page.locator(".piece").first).to_be_visible()
    assert_all_in_sight(child.page)
