"""On an old screen of a school a whole round is played without scrolling."""

import pytest
from playwright.sync_api import expect

from tests.e2e.battles import ON_THE_SPOT, give_up, run, seated
from tests.e2e.fitting import assert_all_in_sight
from tests.e2e.opening import OLD_SCREEN, Opening
from tests.e2e.people import Setup, duel, experienced
from tests.e2e.voices import VOICE

AGAINST_A_BOT = [{"colour": "red"}, {"kind": "bot", "bot": "random"}]
GAMES: dict[str, Setup] = {
    "First Steps": {"game": "L1"},
    "everything": {"game": "L4", "arena": "railway", "components": "deal", "deck": ["condition"]},
    "3.0": {"game": "standard", "edition": "3.0"},
    "2.0": {"game": "standard", "edition": "2.0"},
    "a scenario": {"game": "scenario", "arena": "kings-road"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_program_is_laid_and_runs(page_of: Opening, game: str) -> None:
    child = experienced(page_of, OLD_SCREEN)
    child.make_room(GAMES[game] | {"chairs": AGAINST_A_BOT}, "Anna")
    child.start()
    expect(child.hand).to_be_visible()
    assert_all_in_sight(child.page)
    for view in ("Flow chart", "Python", "Blocks"):
        child.button(view).click()
        assert_all_in_sight(child.page)
    child.fill()
    child.place(1).click()
    assert_all_in_sight(child.page)
    child.seal()
    child.button("Pause").click()
    for row in range(1, 4):
        child.button(f"Row {row}").click()
        assert_all_in_sight(child.page)


def test_golems_that_nobody_leads_any_longer(page_of: Opening) -> None:
    chairs = [{"colour": "red"}, {"colour": "blue"}]
    setup: Setup = {"game": "autonomous", "edition": "3.0", "arena": "great-yard", "chairs": chairs}
    both = seated(page_of, setup, OLD_SCREEN)
    run(both, ON_THE_SPOT, ON_THE_SPOT)
    expect(both.page.get_by_role("slider", name="Go to cycle")).to_be_visible()
    both.button("Pause").click()
    assert_all_in_sight(both.page)


def test_the_settings_of_a_device_that_speaks(page_of: Opening) -> None:
    page = page_of.device(OLD_SCREEN)
    page.add_init_script(VOICE)
    page.goto("/#/join")
    page.get_by_role("button", name="Настройки").click()
    expect(page.get_by_role("group", name="Скорость голоса")).to_be_visible()
    assert_all_in_sight(page)


def test_whatever_is_asked(page_of: Opening) -> None:
    both = seated(page_of, duel("L2", ["....", ".~..", "....", "...."], components="choose"), OLD_SCREEN)
    expect(both.page.get_by_role("heading", name="Anna, choose a part")).to_be_visible()
    assert_all_in_sight(both.page)
    both.build("Anna")
    both.build("Boris")
    run(both, ("Forward",), ("Turn left",))
    both.skip()
    expect(both.question).to_have_text("Anna, which part breaks?")
    assert_all_in_sight(both.page)
    both.button("weapon").click()
    expect(both.question).to_have_text("Anna, where will you climb out?")
    assert_all_in_sight(both.page)


def test_the_result(page_of: Opening) -> None:
    both = seated(page_of, duel("L1"), OLD_SCREEN)
    both.uncover("Anna")
    give_up(both)
    expect(both.result).to_be_visible()
    assert_all_in_sight(both.page)
