"""Laying a program: by taps, by dragging, by keys; and what the page says to it."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import axe
from tests.e2e.opening import OLD_SCREEN, PHONE, Opening, Viewport
from tests.e2e.people import Person, Setup, duel, experienced

EMPTY = "free"


def at_table(page_of: Opening, setup: Setup, viewport: Viewport = OLD_SCREEN) -> Person:
    """Red sits here, and whoever leads Blue thinks about it elsewhere."""
    person = experienced(page_of, viewport)
    code = person.make_room(setup, "Anna")
    person.page.request.post(f"/api/rooms/{code}/chairs/1", data={"name": "Boris"})
    person.start()
    expect(person.hand).to_be_visible()
    return person


def test_cards_are_laid_by_taps(page_of: Opening) -> None:
    anna = at_table(page_of, duel("L1"), PHONE)
    expect(anna.button("Add 4 more cards")).to_be_disabled()
    anna.lay("Forward", "Turn left")
    expect(anna.card("Forward")).to_have_accessible_name("Forward, 1 left")
    anna.place(4).click()
    anna.lay("Attack")
    anna.has_laid("Forward", "Turn left", EMPTY, "Attack")
    expect(anna.button("Add 1 more card")).to_be_disabled()
    anna.lay("Stand")
    expect(anna.card("Stand")).to_have_accessible_name("Stand, none left")
    anna.has_laid("Forward", "Turn left", "Stand", "Attack")
    expect(anna.go).to_be_enabled()
    axe(anna.page)


@pytest.mark.parametrize("viewport", [OLD_SCREEN, PHONE], ids=str)
def test_cards_are_dragged_into_rows_between_rows_and_back(page_of: Opening, viewport: Viewport) -> None:
    anna = at_table(page_of, duel("L1"), viewport)
    anna.drag(anna.card("Attack"), to=anna.place(2))
    anna.has_laid(EMPTY, "Attack")
    anna.drag(anna.card("Forward"), to=anna.place(1))
    anna.has_laid("Forward", "Attack")
    anna.drag(anna.place(1), to=anna.place(2))
    anna.has_laid("Attack", "Forward")
    anna.drag(anna.card("Defend"), to=anna.place(2), part=0.1)
    anna.has_laid("Attack", "Defend", "Forward")
    anna.drag(anna.place(3), to=anna.place(1), part=0.1)
    anna.has_laid("Forward", "Attack", "Defend", EMPTY)
    anna.drag(anna.place(2), to=anna.card("Stand"))
    anna.has_laid("Forward", EMPTY, "Defend", EMPTY)
    expect(anna.card("Attack")).to_have_accessible_name("Attack, 2 left")


def test_cards_are_laid_by_keys(page_of: Opening) -> None:
    anna = at_table(page_of, duel("L1"))
    anna.press("1", "a", "f")
    anna.page.get_by_role("region", name="Program").dispatch_event("keydown", {"key": "п"})
    anna.has_laid("Forward", "Attack", "Forward", "Turn right")
    anna.press("ArrowDown", "ArrowDown", "Alt+ArrowDown")
    anna.has_laid("Forward", "Forward", "Attack", "Turn right")
    anna.press("Delete", "Control+z", "Control+z")
    anna.has_laid("Forward", "Attack", "Forward", "Turn right")
    anna.press("Backspace", "s")
    anna.has_laid("Forward", "Attack", "Forward", "Stand")
    expect(anna.go).to_be_enabled()
    anna.press("Control+Enter")
    expect(anna.task).to_contain_text("Waiting for Boris")


def test_rows_change_places_and_every_step_can_be_taken_back(page_of: Opening) -> None:
    anna = at_table(page_of, duel("L1"))
    anna.lay("Forward", "Attack", "Defend")
    anna.place(1).click()
    anna.button("Move the row down").click()
    anna.has_laid("Attack", "Forward", "Defend")
    anna.place(3).click()
    anna.button("Move the row up").click()
    anna.has_laid("Attack", "Defend", "Forward")
    anna.button("Take this card back").click()
    anna.has_laid("Attack", EMPTY, "Forward")
    anna.button("Clear the program").click()
    expect(anna.free).to_have_count(4)
    undo = anna.button("Undo")
    undo.click()
    anna.has_laid("Attack", EMPTY, "Forward")
    undo.click()
    undo.click()
    undo.click()
    anna.has_laid("Forward", "Attack", "Defend", EMPTY)


def test_a_loop_holds_a_card_and_says_why_it_holds_no_loop(page_of: Opening) -> None:
    hand = {"forward": 2, "left": 2, "right": 2, "attack": 2, "loop": 2}
    anna = at_table(page_of, duel("L2", deck=["loop"], hand=hand))
    expect(anna.button("Event card: Loop")).to_be_visible()
    anna.lay("Loop")
    inside = anna.place("Row 1, in the loop")
    inside.click()
    anna.card("Loop").click(force=True)
    expect(anna.page.get_by_role("alert")).to_contain_text("Loop 2 can’t go here, only a single command can")
    expect(inside).to_have_accessible_name("Row 1, in the loop: free, your next card goes here")
    axe(anna.page)
    anna.lay("Forward")
    expect(inside).to_have_accessible_name("Row 1, in the loop: Forward")
    note = anna.page.get_by_role("alert")
    note.get_by_role("button", name="Close").click()
    expect(note).to_be_empty()
    anna.drag(anna.card("Loop"), to=inside)
    expect(note).to_contain_text("Loop 2 can’t go here, only a single command can")
    expect(inside).to_have_accessible_name("Row 1, in the loop: Forward")
    anna.drag(inside, to=anna.place(2))
    expect(inside).to_have_accessible_name("Row 1, in the loop: free")
    anna.drag(anna.place(2), to=inside)
    expect(inside).to_have_accessible_name("Row 1, in the loop: Forward")
    anna.fill()
    anna.seal()
    expect(anna.page.get_by_role("img", name="Forward ×2")).to_be_visible()


def test_blocks_flow_chart_and_python_are_one_program(page_of: Opening) -> None:
    anna = at_table(page_of, duel("L2", deck=["condition"]))
    anna.lay("If there is an obstacle ahead", "Attack", "Forward", "Turn left")
    expect(anna.place("Row 1, if yes")).to_have_accessible_name("Row 1, if yes: Attack")
    expect(anna.place("Row 1, if no")).to_have_accessible_name("Row 1, if no: Forward")
    anna.has_laid("If there is an obstacle ahead", "Turn left")

    anna.button("Python").click()
    code = anna.page.get_by_role("code")
    lines = ["if golem.sees_obstacle():", "golem.attack()", "else:", "golem.forward()", "golem.turn_left()"]
    expect(code).to_contain_text([*lines, "..."])
    anna.lay("Defend")
    expect(code).to_contain_text([*lines, "golem.defend()"])
    axe(anna.page)

    anna.button("Flow chart").click()
    chart = anna.page.get_by_role("img", name="Flow chart")
    for words in ("Start", "yes", "no", "Left", "Defend"):
        expect(chart).to_contain_text(words)
    expect(chart).not_to_contain_text("Right")
    anna.button("Undo").click()
    expect(chart).not_to_contain_text("Defend")
    axe(anna.page)

    anna.button("Blocks").click()
    anna.has_laid("If there is an obstacle ahead", "Turn left", EMPTY)


def test_a_ghost_shows_the_way_until_it_is_sent_away(page_of: Opening) -> None:
    anna = at_table(page_of, duel("L1"))
    ghost = anna.page.locator(".ghost")
    expect(ghost).to_have_count(0)
    anna.lay("Forward", "Turn left")
    expect(ghost).to_have_count(1)
    anna.lay("Forward")
    expect(ghost).to_have_count(2)
    axe(anna.page)
    shows = anna.button("Show where the golem will go")
    shows.click()
    expect(shows).to_have_attribute("aria-pressed", "false")
    expect(ghost).to_have_count(0)
    shows.click()
    expect(ghost).to_have_count(2)
