"""A round as it runs, and what people are asked on the way."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import axe
from tests.e2e.battles import run, seated
from tests.e2e.opening import OLD_SCREEN, PHONE, Opening, Viewport
from tests.e2e.people import Person, duel, experienced


def row(person: Person, number: int) -> Locator:
    return person.page.get_by_role("region", name=f"Row {number}")


def test_a_round_is_watched_forward_and_back(page_of: Opening) -> None:
    both = seated(page_of, duel("L1", open=False))
    run(both, ("Forward", "Turn left", "Stand", "Defend"), ("Turn right", "Forward", "Stand", "Attack"))
    page = both.page
    both.button("Pause").click()
    expect(both.button("Watch")).to_be_visible()

    both.button("Row 1").click()
    expect(row(both, 1).get_by_role("img", name="Forward")).to_be_visible()
    expect(row(both, 1).get_by_role("img", name="Turn right")).to_be_visible()
    expect(both.where("Anna")).to_have_accessible_name("B1, Anna facing towards us")
    axe(page)
    both.button("One step forward").click()
    expect(both.where("Anna")).to_have_accessible_name("B2, Anna facing towards us")
    expect(both.where("Boris")).to_have_accessible_name("B4, Boris facing right")
    expect(row(both, 1).get_by_text("Movement")).to_have_attribute("aria-current", "step")
    both.button("One step back").click()
    expect(both.where("Anna")).to_have_accessible_name("B1, Anna facing towards us")

    both.button("Row 4").click()
    expect(row(both, 4).get_by_role("img", name="Attack")).to_be_visible()
    expect(both.where("Boris")).to_have_accessible_name("C4, Boris facing right")
    both.button("Back to the start").click()
    expect(both.where("Boris")).to_have_accessible_name("B4, Boris facing away from us")

    fast = both.button("Fast")
    fast.click()
    expect(fast).to_have_attribute("aria-pressed", "true")
    both.button("Watch").click()
    expect(both.where("Anna")).to_have_accessible_name("B2, Anna facing towards us")
    both.skip()
    expect(both.where("Anna")).to_have_accessible_name("B2, Anna facing right")


def test_every_event_is_told_and_explained(page_of: Opening) -> None:
    both = seated(page_of, duel("L1", open=False))
    run(both, ("Forward",), ("Turn right",))
    page = both.page
    both.skip()
    both.button("What happened").click()
    story = page.get_by_role("dialog", name="What happened")
    expect(story.get_by_role("heading", name="Row")).to_have_text([f"Row {number}" for number in range(1, 5)])
    story.get_by_role("button", name=re.compile("^Anna moves to B2")).first.click()
    expect(both.where("Anna")).to_have_accessible_name("B2, Anna facing towards us")

    both.press("Escape")
    expect(story).to_be_hidden()

    page.get_by_role("button", name=re.compile(r"why\?$")).first.click()
    clause = page.get_by_role("dialog")
    expect(clause.get_by_role("heading", level=2)).to_be_visible()
    picture = clause.get_by_role("img", name="Picture of the rule")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    axe(page)
    both.press("Escape")
    expect(clause).to_be_hidden()


def test_the_board_turns_to_where_one_sits(page_of: Opening) -> None:
    both = seated(page_of, duel("L1"))
    both.uncover("Anna")
    first = both.cells.first
    expect(first).to_have_accessible_name("A1")
    both.button("Turn the board").click()
    expect(first).to_have_accessible_name("A4")
    both.button("Turn the board").click()
    expect(first).to_have_accessible_name("D4")
    expect(both.where("Anna")).to_have_accessible_name("B1, Anna facing away from us")


@pytest.mark.parametrize("viewport", [OLD_SCREEN, PHONE], ids=str)
def test_who_is_hit_chooses_what_breaks(page_of: Opening, viewport: Viewport) -> None:
    both = seated(page_of, duel("L2", components="choose"), viewport)
    both.build("Anna")
    axe(both.page)
    both.build("Boris")
    run(both, ("Forward", "Attack"), ("Forward", "Turn left"))
    both.skip()
    expect(both.question).to_have_text("Boris, which part breaks?")
    expect(both.task).to_contain_text("Your turn: choose")
    axe(both.page)
    both.button("weapon").click()
    both.skip()
    expect(both.next_round).to_be_visible()
    expect(both.golem("Boris").get_by_role("img", name="weapon: broken")).to_be_visible()
    expect(both.golem("Anna").get_by_role("img", name="weapon: OK")).to_be_visible()


def test_others_are_told_who_is_waited_for(page_of: Opening) -> None:
    anna = experienced(page_of)
    code = anna.make_room(duel("L2", components="choose"), "Anna")
    boris = experienced(page_of, PHONE)
    boris.join(code, "Boris")
    anna.start()
    anna.build("Anna")
    expect(anna.task).to_contain_text("Waiting for Boris")
    boris.build("Boris")
    boris.program("Forward", "Attack")
    anna.program("Forward", "Turn left")
    anna.skip()
    expect(anna.question).to_have_text("Anna, which part breaks?")
    expect(boris.task).to_contain_text("Waiting for Anna")
    expect(boris.golem("Anna")).to_contain_text("thinking")
    axe(boris.page)
    anna.button("chassis").click()
    for person in (anna, boris):
        person.skip()
        expect(person.golem("Anna").get_by_role("img", name="chassis: broken")).to_be_visible()


def test_who_is_in_the_water_chooses_on_the_board_where_to_climb_out(page_of: Opening) -> None:
    both = seated(page_of, duel("L2", ["....", ".~..", "....", "...."]))
    run(both, ("Forward",), ("Turn left",))
    both.skip()
    expect(both.question).to_have_text("Anna, which part breaks?")
    both.button("weapon").click()
    expect(both.question).to_have_text("Anna, where will you climb out?")
    axe(both.page)
    both.button("Choose: C2").click()
    expect(both.where("Anna")).to_have_accessible_name(re.compile("^C2"))


def test_who_comes_onto_a_line_chooses_which_way_to_look(page_of: Opening) -> None:
    both = seated(page_of, duel("L4", ["....", ".─..", "....", "...."]), PHONE)
    run(both, ("Forward",), ("Turn left",))
    expect(both.question).to_have_text("Anna, which way will you face?")
    axe(both.page)
    both.button("Face right").click()
    expect(both.question).to_be_hidden()
