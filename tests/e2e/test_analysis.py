"""After a battle: the review, in words for a child, with a better program that can be watched."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from golems.server.jobs.kinds import KINDS
from tests.e2e.axe import axe
from tests.e2e.battles import give_up, run, seated
from tests.e2e.fitting import assert_fits_in_both_languages
from tests.e2e.opening import PHONE, PROJECTOR, SMALL_PHONE, Opening, Theme, Viewport
from tests.e2e.people import Person, duel

GOLDEN = Path(__file__).parents[1] / "golden"


def beaten(page_of: Opening, viewport: Viewport, theme: Theme) -> Person:
    """Play a battle in which Anna has looked away twice while Boris struck, and then gives up."""
    arena = {"edition": "4.0", "games": ["L1"], "board": ["....", "...."], "starts": {"2": ["b1 S", "b2 N"]}}
    both = seated(page_of, duel("L1", arena=arena), viewport, theme)
    run(both, ("Turn left", "Turn left", "Turn right", "Turn right"), ("Attack", "Attack", "Stand", "Defend"))
    both.watch()
    both.uncover("Anna")
    give_up(both)
    expect(both.result).to_be_visible()
    return both


THOUGHT = 1000 * KINDS["analyses"].seconds  # ms: a review has as long as its job may take


def rounds(page: Page) -> Locator:
    return page.get_by_role("article")


@pytest.mark.parametrize(("viewport", "theme"), [(PROJECTOR, "light"), (SMALL_PHONE, "dark")])
def test_a_child_sees_what_would_have_been_better_and_watches_it(
    page_of: Opening, viewport: Viewport, theme: Theme
) -> None:
    both = beaten(page_of, viewport, theme)
    page = both.page
    both.button("Review").click()
    expect(page.get_by_role("heading", name="Review of the battle")).to_be_visible()
    first = page.get_by_role("article", name=re.compile("^Round 1"))
    expect(first).to_contain_text("A much better program was hiding here.", timeout=THOUGHT)
    expect(first.get_by_role("img", name="1 gear out of 3")).to_be_visible()
    expect(first).to_contain_text("A better program")
    expect(page.get_by_text("Gears in this battle: 1 out of 3")).to_be_visible()
    expect(page.get_by_role("region", name="How predictable was it?")).to_contain_text("Too few rounds")
    axe(page)
    assert_fits_in_both_languages(page)

    page.get_by_role("radio", name="Boris").check(force=True)
    expect(rounds(page)).to_have_count(1, timeout=THOUGHT)
    expect(first.get_by_role("img", name="Attack").first).to_be_visible()
    page.get_by_role("radio", name="Anna").check(force=True)
    expect(first).to_contain_text("A much better program")

    both.button("Show it in “What if”").click()
    both.to_the_end.click()
    different = page.get_by_role("region", name="What’s different")
    expect(different.get_by_role("listitem").filter(has_text="Anna")).to_contain_text("Would be:")
    axe(page)
    both.button("Back to the review").click()
    expect(first).to_be_visible()
    both.button("Back to the replay").click()
    expect(page.get_by_role("slider", name="Moment in the battle")).to_be_visible()
    both.button("Review").click()
    expect(first).to_be_visible()


@pytest.mark.parametrize(("viewport", "theme"), [(PROJECTOR, "dark"), (PHONE, "light")])
def test_a_file_is_reviewed_round_by_round_and_ends_with_a_tip(
    page_of: Opening, viewport: Viewport, theme: Theme
) -> None:
    page = page_of("#/replay", viewport, "ru", theme)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Выбрать файл").click()
    chooser.value.set_files(GOLDEN / "4.0-summer-duel.json")
    page.get_by_role("button", name="Разбор").click()
    expect(page.get_by_text(re.compile("^Думаю над раундом")).or_(rounds(page)).first).to_be_visible()
    expect(page.get_by_text(re.compile("^Шестерёнок за бой: "))).to_be_visible(timeout=THOUGHT)
    expect(rounds(page)).to_have_count(8)
    expect(rounds(page).first).to_contain_text("Раунд 1")
    habits = page.get_by_role("region", name="Легко ли угадать?")
    expect(habits).to_contain_text("Совет:")
    axe(page)
    page.get_by_role("button", name="EN: English").click()
    expect(page.get_by_role("region", name="How predictable was it?")).to_contain_text("Tip:")
    expect(rounds(page)).to_have_count(8)


def test_a_battle_that_is_not_over_has_no_review(page_of: Opening) -> None:
    page = page_of("#/replay", lang="en")
    begun = (GOLDEN / "4.0-summer-duel.json").read_text(encoding="utf-8")
    begun = re.sub(r'"result":\s*\{[^}]*\}', '"result": null', begun)
    page.get_by_role("textbox", name="Or paste the text").fill(begun)
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("button", name="What if…")).to_be_visible()
    expect(page.get_by_role("button", name="Review")).to_have_count(0)


def test_when_the_server_is_busy_the_review_waits(page_of: Opening) -> None:
    page_of.expect("429")
    page = page_of("#/replay", lang="en")
    page.clock.install()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(GOLDEN / "3.0-bring-the-barrel.json")
    page.route(
        "**/api/analysis*", lambda route: route.fulfill(status=429, json={"reason": "too-often", "text": ""})
    )
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_text("Thinking about round 1 of 4…")).to_be_visible()
    page.unroute("**/api/analysis*")
    page.clock.run_for(10_000)
    expect(rounds(page).first).to_contain_text("Round 1")


def test_when_a_review_fails_it_is_told_and_can_be_tried_again(page_of: Opening) -> None:
    page_of.expect("500")
    page = page_of("#/replay", lang="en")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(GOLDEN / "4.0-summer-duel.json")
    page.route(
        "**/api/analysis*",
        lambda route: route.fulfill(status=500, json={"reason": "no-answer", "text": "Oh."}),
    )
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("heading", name="The review didn’t work")).to_be_visible()
    axe(page)
    page.unroute("**/api/analysis*")
    page.get_by_role("button", name="Try again").click()
    expect(rounds(page).first).to_contain_text("Round 1")
