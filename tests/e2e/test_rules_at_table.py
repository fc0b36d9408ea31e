"""The rulebook beside a battle: one tap away, open where the battle is, and the battle waits."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import axe
from tests.e2e.battles import run
from tests.e2e.opening import PHONE, PROJECTOR, Opening, Viewport
from tests.e2e.people import KNOWS_HOW, Person, Setup, duel, experienced, keep

AGAINST_A_BOT: Setup = duel("L1") | {"chairs": [{"colour": "red"}, {"kind": "bot", "bot": "random"}]}
QUESTION = "My golem is in the water. Does it drown?"
OLD_BOX: Setup = {
    "game": "autonomous",
    "edition": "3.0",
    "arena": "great-yard",
    "chairs": [{"colour": "red"}, {"kind": "bot", "bot": "random"}],
}


def book(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="Rulebook")


@pytest.mark.parametrize("viewport", [PROJECTOR, PHONE], ids=str)
def test_a_question_at_the_table_is_answered_tried_and_the_battle_goes_on(
    page_of: Opening, viewport: Viewport
) -> None:
    player = experienced(page_of, viewport)
    page = player.page
    player.make_room(AGAINST_A_BOT, "Anna")
    player.start()
    player.lay("Turn left", "Attack")

    player.button("Rules").click()
    expect(book(player).get_by_role("article", name="P1")).to_be_in_viewport()
    axe(page)
    book(player).get_by_role("searchbox").fill("drown")
    answer = book(player).get_by_role("article", name=QUESTION)
    picture = answer.get_by_role("img")
    picture.scroll_into_view_if_needed()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    answer.get_by_role("link", name="Try it").click()

    expect(page.get_by_role("heading", level=1)).to_have_text(QUESTION)
    expect(page.get_by_text("Try anything you like here")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="Back to the battle").click()
    player.has_laid("Turn left", "Attack")
    expect(page.get_by_role("link", name="Back to the battle")).to_be_hidden()
    player.fill()
    player.seal()
    expect(player.task).to_contain_text("Watch what happens!")


def test_the_book_opens_at_what_was_told_last_and_links_stay_in_it(page_of: Opening) -> None:
    both = experienced(page_of)
    page = both.page
    code = both.make_room(duel("L1"), "Anna", "Boris")
    both.start()
    run(both, ("Turn left",), ("Turn right",))
    both.button("Pause").click()
    both.button("Row 1").click()
    both.button("One step forward").click()
    both.button("Rules").click()
    opened = book(both).get_by_role("article").and_(page.locator(".chosen"))
    expect(opened).to_have_accessible_name(re.compile("rule M1 "))
    expect(opened).to_be_in_viewport()
    opened.get_by_role("link", name="T4").click()
    expect(opened).to_have_accessible_name(re.compile("rule T4 "))
    expect(opened).to_be_in_viewport()
    expect(page).to_have_url(f"/#/r/{code}")
    both.press("Escape")
    expect(book(both)).to_be_hidden()
    expect(both.button("One step forward")).to_be_visible()


def test_who_plays_an_older_box_reads_its_chapter_first_and_its_own_words(page_of: Opening) -> None:
    player = Person(page_of(lang="ru"))
    page = player.page
    keep(page, KNOWS_HOW)
    player.make_room(OLD_BOX, "Анна")
    player.button("Начать!").click()
    for card in ("Удар", "Повтор 2", "Повтор 3", "Есть противник?", "Нападение?"):
        expect(player.card(card)).to_be_visible()
    expect(player.card("Атака")).to_have_count(0)
    player.lay("Повтор 2", "Вперёд", "Удар")
    player.has_laid("Повтор 2", "Удар")
    expect(player.place("Строка 1, в повторе")).to_be_visible()

    player.button("Правила").click()
    chapters = page.get_by_role("navigation", name="Главы")
    expect(chapters.get_by_role("link").first).to_contain_text("3.0")
    expect(page.get_by_role("dialog").get_by_role("article", name="G3")).to_be_in_viewport()


def test_the_steps_of_a_row_stand_in_the_order_of_the_box(page_of: Opening) -> None:
    for setup, order in (
        (OLD_BOX, ["Movement", "Once more", "Condition", "Action"]),
        (AGAINST_A_BOT, ["Movement", "Action"]),  # at L1 nobody has a Condition or a Loop
    ):
        player = experienced(page_of)
        player.make_room(setup, "Anna")
        player.start()
        player.fill()
        player.seal()
        player.button("Pause").click()
        player.button("Row 1").click()
        steps = player.page.get_by_role("list", name="Steps of the row").get_by_role("listitem")
        expect(steps).to_have_text(order)
