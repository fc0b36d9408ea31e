"""Four people at four devices: who is there, who has left, and who thinks again."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.axe import axe
from tests.e2e.battles import give_up
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening
from tests.e2e.people import Person, experienced

FOUR = {
    "game": "L1",
    "arena": "random",
    "open": False,
    "chairs": [{"colour": "red"}, {"colour": "blue"}, {"colour": "green"}, {"colour": "yellow"}],
}
NAMES = ("Anna", "Boris", "Clara", "Denis")


def gathered(page_of: Opening) -> tuple[str, list[Person]]:
    """Return a room with four people, of whom the first is the host."""
    sizes = (PROJECTOR, OLD_SCREEN, PHONE, PHONE)
    people = [experienced(page_of, size) for size in sizes]
    code = people[0].make_room(FOUR, NAMES[0])
    for person, name in zip(people[1:], NAMES[1:], strict=True):
        person.join(code, name)
    return code, people


def parts_left(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Parts left").get_by_role("listitem")


def test_who_leaves_is_seen_and_a_golem_plays_until_they_are_back(page_of: Opening) -> None:
    code, (anna, boris, clara, denis) = gathered(page_of)
    screen = Person(page_of(f"#/watch/{code}", PROJECTOR, lang="en"))
    expect(screen.page.get_by_text("away", exact=True)).to_have_count(0)
    denis.page.goto("about:blank")
    for person in (anna, screen):
        chair = person.page.get_by_role("listitem").filter(has_text="Denis")
        expect(chair).to_contain_text("away")
    denis.page.goto(f"/#/r/{code}")
    expect(screen.page.get_by_text("away", exact=True)).to_have_count(0)
    anna.start()
    for person in (anna, boris, clara, denis):
        expect(person.hand).to_be_visible()
    denis.page.goto("about:blank")
    for person in (anna, boris, clara, screen):
        expect(person.golem("Denis")).to_contain_text("away")
        expect(person.golem("Clara")).to_contain_text("thinking…")
    expect(boris.button("Let the computer play")).to_have_count(0)
    notice = anna.page.get_by_role("complementary", name="Denis left the table")
    expect(notice).to_be_visible()
    axe(anna.page)
    notice.get_by_role("button", name="Let the computer play").click()
    expect(notice).to_have_count(0)
    for person in (anna, clara, screen):
        expect(person.golem("Denis")).to_contain_text("The computer is playing for them")
        expect(person.golem("Denis")).to_contain_text("ready")
    denis.page.goto(f"/#/r/{code}")
    for person in (anna, clara, denis, screen):
        expect(person.golem("Denis")).to_contain_text("ready")
        expect(person.golem("Denis")).not_to_contain_text("The computer is playing")
    denis.button("Think again").click()
    expect(denis.hand).to_be_visible()
    for person in (anna, boris, clara, screen):
        expect(person.golem("Denis")).to_contain_text("thinking…")


def test_a_host_may_wait_and_the_menu_is_short(page_of: Opening) -> None:
    _, (anna, *_, denis) = gathered(page_of)
    anna.start()
    expect(denis.hand).to_be_visible()
    denis.page.goto("about:blank")
    anna.button("Wait").click()
    expect(anna.button("Wait")).to_have_count(0)
    expect(anna.golem("Denis")).to_contain_text("away")
    anna.button("Game menu").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Let the computer play")).to_have_count(4)
    expect(dialog.get_by_role("listitem").filter(has_text="Denis")).to_contain_text("away")


def test_whoever_thinks_again_finds_their_cards_and_the_others_see_only_that(page_of: Opening) -> None:
    _, people = gathered(page_of)
    anna, boris, clara, denis = people
    anna.start()
    for person in (boris, clara, denis):
        expect(person.hand).to_be_visible()
    boris.program("Forward")
    for person in people:
        expect(person.golem("Boris")).to_contain_text("ready")
    boris.button("Think again").click()
    boris.has_laid("Forward")
    for person in (anna, clara, denis):
        expect(person.golem("Boris")).to_contain_text("thinking…")
    boris.seal()
    for person in (anna, clara, denis):
        person.program()
    for person in people:
        expect(person.to_the_end).to_be_visible()
        expect(person.button("Think again")).to_have_count(0)


def test_the_host_is_asked_about_who_has_left_beside_all_that_is_needed_to_play(page_of: Opening) -> None:
    _, (anna, boris, *_, denis) = gathered(page_of)
    anna.start()
    expect(denis.hand).to_be_visible()
    denis.page.goto("about:blank")
    notice = anna.page.get_by_role("complementary", name="Denis left the table")
    expect(notice).to_be_visible()
    anna.fill()
    expect(anna.go).to_be_in_viewport(ratio=1)
    notice.get_by_role("button", name="Let the computer play").click()
    stands_in = boris.golem("Denis").get_by_text("The computer is playing for them")
    expect(stands_in).to_be_visible()
    assert stands_in.evaluate("(text) => text.scrollWidth <= text.clientWidth")


def test_the_focus_waits_with_who_waits(page_of: Opening) -> None:
    anna, boris = experienced(page_of), experienced(page_of, PHONE)
    code = anna.make_room({"game": "L1", "arena": "random", "chairs": [{}, {}]}, "Anna")
    expect(anna.page.get_by_text("Waiting for 1 more player")).to_be_focused()
    boris.page.goto(f"/#/r/{code}")
    expect(boris.button("Sit here")).to_be_focused()
    boris.sit("Boris")
    expect(boris.page.get_by_text("Everyone is here.")).to_be_focused()
    expect(anna.button("Start!")).to_be_focused()
    anna.press("Enter")
    boris.fill()
    boris.seal()
    expect(boris.button("Think again")).to_be_focused()
    boris.press("Enter")
    expect(boris.go).to_be_focused()
    give_up(anna)
    expect(anna.button("Same arena again")).to_be_focused()
    expect(boris.page.get_by_text("Waiting for the host")).to_be_focused()


def test_the_focus_is_where_the_next_thing_is_to_be_done(page_of: Opening) -> None:
    anna = experienced(page_of)
    anna.make_room(
        {"game": "L1", "arena": "random", "chairs": [{}, {"kind": "bot", "bot": "random"}]}, "Anna"
    )
    anna.start()
    expect(anna.cards.first).to_be_focused()
    anna.fill()
    anna.cards.first.focus()
    anna.press("Enter")  # every place has a card: the program is done
    expect(anna.to_the_end).to_be_visible()
    expect(anna.button("Pause")).to_be_focused()
    anna.press("Enter")
    expect(anna.button("Watch")).to_be_focused()
    anna.skip()
    if anna.next_round.is_visible():
        expect(anna.next_round).to_be_focused()


def test_everybody_sees_the_parts_that_are_left_and_whose_turn_it_is(page_of: Opening) -> None:
    anna, boris = experienced(page_of), experienced(page_of, PHONE)
    setup = {
        "game": "L4",
        "arena": "railway",
        "components": "draft",
        "chairs": [{"colour": "red"}, {"colour": "blue"}],
    }
    code = anna.make_room(setup, "Anna")
    boris.join(code, "Boris")
    screen = Person(page_of(f"#/watch/{code}", PROJECTOR, lang="en"))
    anna.start()
    wheels = re.compile("Wheels.*2 left", re.DOTALL)
    expect(parts_left(screen).filter(has_text=wheels)).to_be_visible()
    turns = {"Anna": (anna, boris), "Boris": (boris, anna)}
    name = (
        "Anna" if screen.page.get_by_role("heading", name="Choosing a part: Anna").is_visible() else "Boris"
    )
    picking, looking = turns[name]
    expect(looking.page.get_by_role("heading", name=f"Choosing a part: {name}")).to_be_visible()
    picking.button("Wheels").click()
    for person in (screen, picking):
        expect(parts_left(person).filter(has_text=re.compile("Wheels.*1 left", re.DOTALL))).to_be_visible()
    expect(looking.button("Tracks")).to_be_visible()
    axe(picking.page)
