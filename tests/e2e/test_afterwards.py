"""A battle is over: who has won and why, seeing it again, another end, and another battle."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import axe
from tests.e2e.battles import ANNA, fought, give_up, seated
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening, Theme, Viewport
from tests.e2e.people import FIELD, Person, duel, experienced

SCREENS = pytest.mark.parametrize(("viewport", "theme"), [(PROJECTOR, "light"), (PHONE, "dark")])


def test_who_gives_up_against_a_parobot_is_comforted(page_of: Opening) -> None:
    child = experienced(page_of, PHONE)
    child.make_room(
        {"game": "L1", "chairs": [{"colour": "green"}, {"kind": "parobot", "card": "any"}]}, "Green"
    )
    child.start()
    expect(child.hand).to_be_visible()
    child.button("Game menu").click()
    child.page.get_by_role("button", name="Give up", exact=True).click()
    expect(child.page.get_by_text("Really give up? Your golem will leave the board.")).to_be_visible()
    axe(child.page)
    child.button("No, keep playing").click()
    child.press("Escape")
    child.card("Forward").click()
    child.has_laid("Forward")
    give_up(child)
    expect(child.result).to_have_text(re.compile("^(Red|Blue|Yellow) wins!$"))
    expect(child.page.get_by_role("main").get_by_text("Green gave up.")).to_be_visible()
    expect(child.page.get_by_role("main").get_by_text("It’s OK to give up.")).to_be_visible()
    axe(child.page)


@SCREENS
def test_a_battle_is_won_explained_kept_and_played_again(
    page_of: Opening, viewport: Viewport, theme: Theme
) -> None:
    both = fought(page_of, viewport, theme)
    page = both.page
    expect(both.task).to_contain_text("The battle is over")
    expect(both.result).to_have_text("Boris wins!")
    expect(page.get_by_role("main").get_by_text("Anna gave up.")).to_be_visible()
    places = page.get_by_role("list", name="Places").get_by_role("listitem")
    expect(places).to_have_text([re.compile("1st place.*Boris"), re.compile("2nd place.*Anna")])
    axe(page)

    both.button(re.compile("^why")).click()
    clause = page.get_by_role("dialog")
    expect(clause.get_by_role("link", name="More in the rulebook (V1)")).to_be_visible()
    axe(page)
    both.press("Escape")

    both.button("Share").click()
    axe(page)
    link = page.get_by_role("dialog").get_by_role("textbox", name="Link").input_value()
    both.press("Escape")
    with page.expect_download() as download:
        both.button("Save").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record["format"] == "golems-record/1"
    assert record["result"] == {"winners": ["blue"], "reason": "V1"}
    assert record["rounds"][0]["programs"] == {"red": "F L S D", "blue": "R F S A"}
    assert link.endswith(
        f"/#/replay/{download.value.suggested_filename.removeprefix('golems-').removesuffix('.json')}"
    )

    both.button("Play again").click()
    both.uncover("Anna")
    expect(both.task).to_contain_text("Round 1")
    expect(both.where("Boris")).to_have_accessible_name("B1, Boris facing towards us")
    expect(both.where("Anna")).to_have_accessible_name("B4, Anna facing away from us")
    expect(both.free).to_have_count(4)


def test_a_shared_link_opens_the_same_battle_elsewhere(page_of: Opening) -> None:
    both = fought(page_of, OLD_SCREEN)
    both.button("Watch the replay").click()
    place = both.page.get_by_role("slider", name="Moment in the battle")
    expect(place).to_have_attribute("aria-valuetext", "Round 1, start")
    axe(both.page)
    both.button("Share").click()
    link = both.page.get_by_role("dialog").get_by_role("textbox", name="Link").input_value()
    both.press("Escape")

    grandma = Person(page_of(link.removeprefix(f"{page_of.base}/"), PHONE, "en", "dark"))
    expect(grandma.golem("Anna")).to_be_visible()
    assert grandma.board() == both.board()
    for person in (both, grandma):
        person.page.get_by_role("slider", name="Moment in the battle").focus()
        person.press("ArrowRight", "ArrowRight", "ArrowRight")
        expect(person.where("Anna")).to_have_accessible_name(re.compile("^B2, Anna facing towards us"))
        person.press("End")
        expect(person.golem("Anna")).to_contain_text("out")
    assert grandma.board() == both.board()
    axe(grandma.page)

    grandma.page.get_by_role("link", name="All replays").click()
    battles = grandma.page.get_by_role("region", name="Your battles").get_by_role("link")
    expect(battles).to_have_text([re.compile("First Steps")])
    axe(grandma.page)
    battles.click()
    expect(grandma.golem("Boris")).to_be_visible()


@SCREENS
def test_each_browser_lists_the_battles_that_it_was_in(
    page_of: Opening, viewport: Viewport, theme: Theme
) -> None:
    both = fought(page_of, viewport, theme)
    both.button("Play again").click()
    both.uncover("Anna")
    give_up(both)
    expect(both.result).to_be_visible()
    both.page.goto("/#/replay")
    battles = both.page.get_by_role("region", name="Your battles").get_by_role("link")
    expect(battles).to_have_text([re.compile("First Steps")] * 2)
    addresses = [battle.get_attribute("href") or "" for battle in battles.all()]
    assert all(re.fullmatch("#/replay/[0-9a-f]{32}", address) for address in addresses)
    axe(both.page)
    battles.last.click()
    expect(both.golem("Anna")).to_be_visible()

    stranger = page_of("#/replay", viewport, "en", theme)
    expect(stranger.get_by_text("Battles you finish or open in this browser appear here.")).to_be_visible()
    expect(stranger.get_by_role("region", name="Your battles").get_by_role("listitem")).to_have_count(0)
    axe(stranger)


def test_a_link_to_a_battle_that_was_cut_off_is_told_in_words(page_of: Opening) -> None:
    page_of.expect("422")
    page = page_of("#/replay/BCDFG", PHONE)
    expect(page.get_by_role("heading", name="Такого повтора здесь нет")).to_be_visible()
    expect(page.get_by_text("открой файл")).to_be_visible()
    axe(page)


@SCREENS
def test_what_would_have_happened(page_of: Opening, viewport: Viewport, theme: Theme) -> None:
    both = fought(page_of, viewport, theme)
    page = both.page
    both.button("What if…").click()
    both.has_laid(*ANNA)
    axe(page)
    both.place(1).click()
    both.lay("Backward")
    both.has_laid("Backward", *ANNA[1:])
    both.place(2).click()
    both.lay("Turn right")
    both.button("Watch it!").click()
    expect(both.button("Pause")).to_be_visible()
    both.to_the_end.click()
    different = page.get_by_role("region", name="What’s different")
    anna = different.get_by_role("listitem").filter(has_text="Anna")
    expect(anna).to_contain_text("Was: B2, facing right")
    expect(anna).to_contain_text("Would be: B1, facing left")
    expect(different.get_by_role("listitem").filter(has_text="Boris")).to_contain_text(
        "the same: C4, facing right"
    )
    expect(different).to_contain_text("The battle would go on.")
    axe(page)

    both.button("Change it again").click()
    both.has_laid("Backward", "Turn right", *ANNA[2:])
    page.get_by_role("radio", name="Boris").check(force=True)
    both.has_laid("Turn right", "Forward", "Stand", "Attack")
    both.button("Back to the replay").click()
    expect(page.get_by_role("slider", name="Moment in the battle")).to_be_visible()
    both.to_the_end.click()
    expect(both.golem("Anna")).to_contain_text("out")


def test_allies_who_beat_the_parobots_are_told_of_a_victory(page_of: Opening) -> None:
    """Each stands before a ParoBot that defends itself in the first row only (V5)."""
    starts = {"4": ["a1 S", "d4 N", "a2 E", "d3 W"]}
    arena = {"edition": "4.0", "games": ["L3"], "board": FIELD, "starts": starts}
    chairs = [{"colour": "red"}, {"colour": "blue"}, *[{"kind": "parobot", "card": "3A"}] * 2]
    setup = {"arena": arena, "open": True, "options": {"allies": True}, "chairs": chairs}
    both = seated(page_of, duel("L3") | setup)
    for name in ("Anna", "Boris"):
        expect(both.task).to_contain_text(f"{name}, build a program")
        both.program("Stand", "Attack", "Attack")
    both.skip()
    expect(both.result).to_have_text("Anna, Boris win together!")
