"""A victory is a feast, a defeat is kind, and what was achieved is found on the shelf."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.battles import give_up
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening, Viewport
from tests.e2e.people import Person, duel, experienced, keep
from tests.e2e.test_sound import LISTENS, heard
from tests.e2e.voices import VOICE, hears

DECIDED = "hammer in row 2 decided it!"
NEARLY_OUT = duel("L1", chairs=[{"colour": "red"}, {"colour": "blue", "damage": 3}])


def confetti(page: Page) -> list[str]:
    """Return the colours of the winners among the paper that falls."""
    classes: list[str] = page.locator(".confetti span").evaluate_all(
        "(all) => all.flatMap((each) => [...each.classList])"
    )
    return sorted({name for name in classes if name in ("red", "blue", "green", "yellow")})


def empty_cells(person: Person) -> list[str | None]:
    """Return what is on the cells where no golem stands."""
    return [name for name in person.board() if name and "facing" not in name]


def decided(page_of: Opening, viewport: Viewport = PROJECTOR, moving: bool = False) -> tuple[Person, Person]:
    """Return Anna, who has struck Boris off the board, and Boris; each has a device of their own."""
    page = page_of.device(viewport, "en", moving=moving)
    page.add_init_script(LISTENS + VOICE)
    page.goto("/")
    keep(page, {"golems-intro": "seen"})
    page.reload()
    anna, boris = Person(page), experienced(page_of, OLD_SCREEN)
    code = anna.make_room(NEARLY_OUT, "Anna")
    boris.join(code, "Boris")
    anna.start()
    expect(boris.hand).to_be_visible()
    boris.program("Forward", "Turn left")
    anna.program("Forward", "Attack")
    for person in (anna, boris):
        person.to_the_end.click()
        expect(person.result).to_have_text("Anna wins!")
    return anna, boris


@pytest.mark.parametrize("viewport", [PROJECTOR, PHONE])
def test_a_victory_is_a_feast_and_a_defeat_is_kind(page_of: Opening, viewport: Viewport) -> None:
    anna, boris = decided(page_of, viewport)
    for person, words in ((anna, "Your"), (boris, "Anna’s")):
        expect(person.button(f"{words} {DECIDED}")).to_be_visible()
    assert confetti(anna.page) == ["red"]
    assert confetti(boris.page) == []
    expect(anna.page.get_by_role("main").get_by_text("You win! What a program!")).to_be_visible()
    expect(boris.page.get_by_role("main").get_by_text("Good fight!")).to_be_visible()
    expect(boris.page.get_by_role("main").get_by_text("A golem hits what it faces.")).to_be_visible()
    expect(anna.page.get_by_role("main").get_by_text("A golem hits what it faces.")).to_have_count(0)
    hears(anna.page, "Anna wins!", f"Your {DECIDED}")
    assert heard(anna.page).count("tone") >= 9  # the jingle
    for person in (anna, boris):
        axe(person.page)


def test_what_decided_it_is_seen_once_more(page_of: Opening) -> None:
    anna, _ = decided(page_of)
    expect(anna.golem("Boris")).to_contain_text("out")
    expect(anna.where("Boris")).to_have_count(0)
    anna.button(f"Your {DECIDED}").click()
    expect(anna.page.locator(".headline")).to_have_text(f"Your {DECIDED}")
    expect(anna.where("Boris")).to_be_visible()
    expect(anna.page.locator(".headline")).to_have_count(0)
    expect(anna.where("Boris")).to_have_count(0)


def test_who_lost_plays_on_the_same_arena_again(page_of: Opening) -> None:
    child = experienced(page_of)
    child.make_room(
        {"game": "L1", "arena": "random", "chairs": [{}, {"kind": "bot", "bot": "random"}]}, "Anna"
    )
    child.start()
    expect(child.hand).to_be_visible()
    field = empty_cells(child)
    assert field
    give_up(child)
    expect(child.result).to_be_visible()
    expect(child.page.get_by_role("main").get_by_text("It’s OK to give up.")).to_be_visible()
    expect(child.page.get_by_role("main").get_by_text("What a program")).to_have_count(0)
    child.button("Same arena again").click()
    expect(child.hand).to_be_visible()
    assert empty_cells(child) == field


def test_what_was_achieved_is_on_the_shelf_after_a_reload(page_of: Opening) -> None:
    anna, boris = decided(page_of)
    news = anna.page.get_by_role("link", name=re.compile("^New on your shelf: First victory, Not a scratch"))
    expect(news).to_be_visible()
    expect(boris.page.get_by_role("link", name=re.compile("New on your shelf"))).to_have_count(0)
    anna.page.goto("/")
    anna.page.reload()
    anna.page.get_by_role("link", name="Your shelf").click()
    expect(anna.page.get_by_role("heading", name="Awards: 2 of 15")).to_be_visible()
    won = anna.page.get_by_role("listitem").filter(has_text="On the shelf since")
    expect(won).to_have_text([re.compile("First victory"), re.compile("Not a scratch")])
    expect(anna.page.get_by_role("term").filter(has_text="victories").locator("xpath=..")).to_contain_text(
        "1"
    )
    axe(anna.page)
    anna.page.get_by_role("link", name=re.compile("^Won without any damage")).click()
    expect(anna.golem("Boris")).to_be_visible()
    assert anna.page.evaluate("() => Object.keys(localStorage)").count("golems-shelf") == 1
