"""Open programs (P5): laid for all to see at one device, shown to all once sealed at several."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import axe
from tests.e2e.fitting import assert_all_in_sight, assert_fits_in_both_languages
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, SMALL_PHONE, Opening, Viewport
from tests.e2e.people import FAST, Person, Setup, experienced, keep

NAMES = ("Anna", "Boris", "Vera", "Gleb")
COLOURS = ("red", "blue", "green", "yellow")
FOUR_CHILDREN: Setup = {
    "game": "L1",
    "arena": "four-towers",
    "chairs": [{"colour": colour} for colour in COLOURS],
}
SMALLEST: Viewport = (360, 740)
LEAST_CELL = 20  # px


def program_of(person: Person, name: str) -> Locator:
    """Return the program on the golem's card, row by row."""
    return person.golem(name).get_by_role("group", name="Program").get_by_role("img")


def expect_rows(rows: Locator, *cards: str) -> None:
    expect(rows).to_have_count(len(cards))
    for row, card in enumerate(cards):
        expect(rows.nth(row)).to_have_accessible_name(re.compile(f"^{re.escape(card)}"))


def side_by_side(person: Person) -> Locator:
    return person.page.get_by_role("table", name="Programs")


def stop_before_row_1(person: Person) -> None:
    """Go back to before row 1, however far it has run."""
    person.button("Pause").click()
    person.button("Row 1").click()
    person.button("Back to the start").click()


@pytest.mark.parametrize("viewport", [PHONE, OLD_SCREEN, SMALLEST], ids=str)
def test_four_at_one_device_lay_their_programs_for_all_to_see(page_of: Opening, viewport: Viewport) -> None:
    group = experienced(page_of, viewport)
    group.make_room(FOUR_CHILDREN, *NAMES)
    group.start()

    # No curtain: everybody looks on, and whoever wants lays next.
    expect(group.button("That’s me!")).to_have_count(0)
    expect(group.task).to_contain_text("Anna, build a program")
    group.lay("Forward", "Attack")
    expect_rows(program_of(group, "Anna"), "Forward", "Attack", "free", "free")
    group.button("Build Vera’s program").click()
    expect(group.task).to_contain_text("Vera, build a program")
    group.lay("Turn left")
    expect_rows(program_of(group, "Vera"), "Turn left", "free", "free", "free")
    expect_rows(program_of(group, "Anna"), "Forward", "Attack", "free", "free")
    assert_all_in_sight(group.page)
    assert_fits_in_both_languages(group.page)
    axe(group.page)

    # One is done; what the others have laid is still there, also when the page is opened again.
    group.button("Build Anna’s program").click()
    group.has_laid("Forward", "Attack")
    group.lay("Backward", "Stand")
    group.seal()
    expect(group.golem("Anna")).to_contain_text("ready")
    group.page.reload()
    expect_rows(program_of(group, "Vera"), "Turn left", "free", "free", "free")
    expect_rows(program_of(group, "Anna"), "Forward", "Attack", "Backward", "Stand")
    expect(group.button("Build Anna’s program")).to_have_count(0)
    for name in NAMES[1:]:
        expect(group.task).to_contain_text(f"{name}, build a program")
        group.fill()
        group.seal()

    # Before row 1 all programs stand side by side, and then they run in sight.
    stop_before_row_1(group)
    programs = side_by_side(group)
    expect(programs.get_by_role("columnheader")).to_have_count(4)
    expect(programs.get_by_role("row")).to_have_count(1 + 4)
    expect_rows(programs.get_by_role("row").nth(3).get_by_role("img").first, "Backward")
    assert_all_in_sight(group.page)
    axe(group.page)
    group.button("Row 2").click()
    expect(group.golem("Anna").locator("[aria-current=step]").get_by_role("img")).to_have_accessible_name(
        "Attack"
    )
    assert_all_in_sight(group.page)
    group.watch()
    expect(group.task).to_contain_text("Anna, build a program")
    expect_rows(program_of(group, "Gleb"), *["free"] * 4)


def test_on_the_lowest_phone_the_board_stays_large_enough_to_be_read(page_of: Opening) -> None:
    group = experienced(page_of, SMALL_PHONE)
    group.make_room(FOUR_CHILDREN, *NAMES)
    group.start()
    expect(group.hand).to_be_visible()
    cell = group.cells.first.bounding_box()
    assert cell
    assert cell["height"] >= LEAST_CELL
    group.fill()
    group.seal()
    expect(group.task).to_contain_text("Boris, build a program")


def test_at_four_devices_a_program_is_seen_by_all_as_soon_as_it_is_sealed(page_of: Opening) -> None:
    viewports = (PROJECTOR, PHONE, OLD_SCREEN, PHONE)
    anna, boris, vera, gleb = friends = [experienced(page_of, viewport) for viewport in viewports]
    code = anna.make_room(FOUR_CHILDREN, "Anna")
    for person, name in zip(friends[1:], NAMES[1:], strict=True):
        person.join(code, name)
    projector = Person(page_of("", PROJECTOR, lang="en"))
    keep(projector.page, {"golems-settings": FAST})
    projector.page.reload()
    projector.page.goto(f"/#/watch/{code}")
    anna.start()
    for person in friends:
        expect(person.hand).to_be_visible()

    # What is only laid nobody else sees; what is sealed everybody does.
    gleb.lay("Defend")
    anna.program("Forward", "Backward", "Stand", "Attack")
    for person in (boris, vera, gleb, projector):
        expect_rows(program_of(person, "Anna"), "Forward", "Backward", "Stand", "Attack")
    for person, name in ((anna, "Gleb"), (vera, "Gleb"), (projector, "Gleb"), (gleb, "Boris")):
        expect(program_of(person, name)).to_have_count(0)
    expect(anna.page.get_by_text("everyone can see it")).to_be_visible()
    boris.program("Turn right")
    expect(side_by_side(anna).get_by_role("row").nth(1).get_by_role("img")).to_have_count(2)
    expect(side_by_side(projector).get_by_role("columnheader")).to_have_count(4)
    for person in (anna, gleb, projector):
        assert_all_in_sight(person.page)
        axe(person.page)
    vera.program()
    gleb.program()

    # Everybody sees the same before and while it runs.
    for person in friends:
        stop_before_row_1(person)
        expect(side_by_side(person).get_by_role("row")).to_have_count(1 + 4)
        rows = side_by_side(person).get_by_role("row")
        assert rows.nth(1).get_by_role("img").count() == 4
        person.button("Row 1").click()
        assert_all_in_sight(person.page)
        person.watch()
    for person in (*friends, projector):
        expect(person.golem("Anna")).to_contain_text("thinking")
    for person in (boris, vera, gleb, projector):
        expect(program_of(person, "Anna")).to_have_count(0)


def test_who_listens_is_told_the_rows(page_of: Opening) -> None:
    anna, boris = experienced(page_of), experienced(page_of, PHONE)
    code = anna.make_room(FOUR_CHILDREN | {"chairs": [{"colour": "red"}, {"colour": "blue"}]}, "Anna")
    boris.join(code, "Boris")
    anna.start()
    expect(boris.hand).to_be_visible()
    anna.program("Forward", "Backward", "Stand", "Attack")
    said = boris.page.get_by_text("Anna: Forward, Backward, Stand, Attack.")
    expect(said).to_be_attached()
    boris.program("Turn right", "Turn left", "Backward", "Defend")
    for person in (anna, boris):
        everything = re.compile(
            r"Programs\. Anna: Forward, Backward, Stand, Attack\. "
            r"Boris: Turn right, Turn left, Backward, Defend"
        )
        expect(person.page.get_by_text(everything)).to_be_attached()


def test_the_beginners_of_the_older_editions_play_openly_and_without_a_die(page_of: Opening) -> None:
    both = experienced(page_of, PHONE)
    both.make_room({"game": "beginners", "edition": "2.0", "chairs": [{}, {}]}, "Anna", "Boris")
    both.start()
    both.lay("Forward", "Take")
    expect(both.card("Loop")).to_have_count(0)
    expect_rows(program_of(both, "Anna"), "Forward", "Take", "free", "free")
    both.seal()
    expect(both.task).to_contain_text("Boris, build a program")
    both.lay("Stand")
    both.seal()
    both.skip()
    both.page.get_by_text("What happened").first.click()
    expect(both.page.get_by_text("Row 1").first).to_be_attached()
    assert "die" not in both.page.get_by_role("main").inner_text().lower().split()
    assert "blank" not in both.page.content()


def test_the_beginners_game_is_set_for_two_and_lists_no_bonus_cards(page_of: Opening) -> None:
    host = experienced(page_of)
    host.page.goto("/#/new/one-device?game=beginners")
    host.page.get_by_text("Places and cards").click()
    hand = host.page.get_by_role("group", name="Cards in hand")
    expect(hand.get_by_role("listitem").filter(has_text="Stand")).to_be_visible()
    expect(hand.get_by_role("listitem")).to_have_count(8)
    expect(hand).not_to_contain_text("Loop")
    expect(host.button("Add a player")).to_have_count(0)
