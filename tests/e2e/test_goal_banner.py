"""What a game is about is in sight: as a banner above the board, and on the board itself."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import axe
from tests.e2e.opening import PHONE, PROJECTOR, Opening, Viewport
from tests.e2e.people import Person, Setup, experienced

SCREENS = pytest.mark.parametrize("viewport", [PROJECTOR, PHONE])
BOT = {"kind": "bot", "bot": "random", "colour": "blue"}
RED = {"colour": "red"}
STEAM = [{"kind": "parobot", "card": "any"}] * 2
BARREL: Setup = {"game": "bring_barrel", "edition": "3.0", "chairs": [RED, BOT]}
ALLIES: Setup = {
    "game": "L4",
    "arena": "railway",
    "components": "deal",
    "options": {"allies": True},
    "chairs": [RED, BOT, *STEAM],
}


def banner(person: Person) -> Locator:
    return person.page.get_by_role("list", name="The goal of the battle").get_by_role("listitem")


def begun(page_of: Opening, setup: Setup, viewport: Viewport) -> tuple[Person, Person]:
    """Return who plays, and the big screen."""
    person = experienced(page_of, viewport)
    code = person.make_room(setup, "Anna")
    person.start()
    expect(person.hand).to_be_visible()
    return person, Person(page_of(f"#/watch/{code}", PROJECTOR, lang="en"))


@SCREENS
def test_who_brings_barrels_sees_where_home_is(page_of: Opening, viewport: Viewport) -> None:
    anna, screen = begun(page_of, BARREL, viewport)
    for person in (anna, screen):
        expect(banner(person)).to_have_text([re.compile("Goal: bring a barrel home.")])
        expect(person.page.locator('use[href$="#art-home-flag"]')).to_have_count(
            3
        )  # two homes, and the banner
    axe(screen.page)


@SCREENS
def test_allies_have_a_sign_of_their_own(page_of: Opening, viewport: Viewport) -> None:
    anna, screen = begun(page_of, ALLIES, viewport)
    for person in (anna, screen):
        expect(banner(person)).to_have_text([re.compile("Goal: beat the ParoBots together.")])
        expect(person.golems.filter(has=person.page.get_by_label("ally"))).to_have_count(2)
        expect(person.golem("Anna").get_by_label("ally")).to_be_visible()
    axe(screen.page)


def test_a_plain_battle_has_no_banner(page_of: Opening) -> None:
    anna, screen = begun(page_of, {"game": "L1", "arena": "random", "chairs": [RED, BOT]}, PROJECTOR)
    for person in (anna, screen):
        expect(person.golem("Anna")).to_be_visible()
        expect(banner(person)).to_have_count(0)
