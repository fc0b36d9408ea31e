"""The smallest phone that children still have: nothing is cut off, and every finger hits."""

import re

from playwright.sync_api import expect

from tests.e2e.battles import fought, pick, run, seated
from tests.e2e.fitting import assert_all_in_sight, assert_fits_in_both_languages
from tests.e2e.opening import Opening, Viewport
from tests.e2e.people import FOUR, KNOWS_HOW, Person, Setup, duel, experienced, keep

SMALLEST: Viewport = (360, 740)
LEAST_LETTERS = 10  # px
ALL_CARDS: Setup = {
    "game": "autonomous",
    "edition": "3.0",
    "arena": "great-yard",
    "chairs": [{}, {"kind": "bot", "bot": "random"}],
}


def test_the_first_page(page_of: Opening) -> None:
    page = experienced(page_of, SMALLEST).page
    expect(page.get_by_role("main")).to_be_visible()
    assert_fits_in_both_languages(page)


def test_a_table_that_is_set_with_everything_there_is_to_choose(page_of: Opening) -> None:
    host = experienced(page_of, SMALLEST)
    host.page.goto("/#/new")
    pick(host.page, "Great Tournament")
    for name in ("Places and cards", "House rules"):
        host.page.get_by_text(name).click()
    expect(host.button("One more: Loop 2")).to_be_visible()
    assert_fits_in_both_languages(host.page)


def test_a_round_of_four_golems(page_of: Opening) -> None:
    anna = experienced(page_of, SMALLEST)
    anna.make_room(FOUR, "Anna")
    anna.start()
    expect(anna.hand).to_be_visible()
    assert_fits_in_both_languages(anna.page)
    anna.fill()
    anna.place(1).click()
    assert_fits_in_both_languages(anna.page)
    anna.seal()
    anna.button("Pause").click()
    anna.button("Row 1").click()
    assert_fits_in_both_languages(anna.page)


def test_a_round_of_beginners_is_programmed_and_watched_without_scrolling(page_of: Opening) -> None:
    both = seated(page_of, duel("L1"), SMALLEST)
    both.uncover("Anna")
    expect(both.hand).to_be_visible()
    assert_fits_in_both_languages(both.page)
    assert_all_in_sight(both.page)
    both.page.reload()
    run(both)
    both.button("Pause").click()
    both.button("Row 1").click()
    assert_all_in_sight(both.page)


def test_whatever_is_asked(page_of: Opening) -> None:
    both = seated(page_of, duel("L2", ["....", ".~..", "....", "...."], components="choose"), SMALLEST)
    expect(both.page.get_by_role("heading", name="Anna, choose a part")).to_be_visible()
    assert_fits_in_both_languages(both.page)
    both.build("Anna")
    both.build("Boris")
    run(both, ("Forward",), ("Turn left",))
    both.skip()
    expect(both.question).to_have_text("Anna, which part breaks?")
    assert_fits_in_both_languages(both.page)
    both.button("weapon").click()
    expect(both.question).to_have_text("Anna, where will you climb out?")
    assert_fits_in_both_languages(both.page)


def test_the_end_and_all_that_comes_after_it(page_of: Opening) -> None:
    both = fought(page_of, SMALLEST)
    page = both.page
    assert_fits_in_both_languages(page)
    both.button("Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert_fits_in_both_languages(page)
    both.to_the_end.click()
    assert_fits_in_both_languages(page)


def test_the_board_and_the_hand_are_in_sight_together_when_one_asks_what_if(page_of: Opening) -> None:
    both = fought(page_of, SMALLEST)
    page = both.page
    both.button("What if…").click()
    expect(both.hand).to_be_visible()
    assert_fits_in_both_languages(page)
    assert_all_in_sight(page)
    both.place(1).click()
    both.lay("Backward")
    both.has_laid("Backward")
    assert_all_in_sight(page)
    both.button("Watch it!").click()
    both.button("Pause").click()
    expect(page.get_by_role("grid")).to_have_count(2)
    assert_fits_in_both_languages(page)
    assert_all_in_sight(page)
    both.to_the_end.click()
    expect(page.get_by_role("region", name=re.compile("What’s different"))).to_be_visible()
    assert_fits_in_both_languages(page)


def test_the_longest_names_of_cards_can_be_read(page_of: Opening) -> None:
    player = Person(page_of("", SMALLEST, lang="ru"))
    keep(player.page, KNOWS_HOW)
    player.make_room(ALL_CARDS, "Анна")
    player.button("Начать!").click()
    expect(player.card("Есть противник?")).to_be_visible()
    for card in player.cards.all():
        size, is_cut = card.locator(".word").evaluate(
            "(word) => [parseFloat(getComputedStyle(word).fontSize), word.scrollWidth > word.clientWidth]"
        )
        assert size >= LEAST_LETTERS
        assert not is_cut
