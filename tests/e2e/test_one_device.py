"""Two at one device, with a curtain between them."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import axe
from tests.e2e.battles import keep_secrets
from tests.e2e.opening import OLD_SCREEN, PHONE, Opening, Viewport
from tests.e2e.people import Person, experienced, keep, stored

CARDS = (
    "card-forward",
    "card-backward",
    "card-left",
    "card-right",
    "card-stand",
    "card-attack",
    "card-defend",
)


def assert_no_card_is_seen(person: Person) -> None:
    html = person.page.content()
    assert not [card for card in CARDS if card in html]
    assert "Turn left" not in html
    assert "draft" not in stored(person.page)


@pytest.mark.parametrize("viewport", [PHONE, OLD_SCREEN], ids=str)
def test_nobody_sees_the_cards_of_the_other(page_of: Opening, viewport: Viewport) -> None:
    both = experienced(page_of, viewport)
    page = both.page
    page.goto("/#/new/one-device")
    names = page.get_by_role("textbox", name="Name")
    names.nth(0).fill("Anna")
    names.nth(1).fill("Boris")
    keep_secrets(page)
    axe(page)
    both.start()

    expect(page.get_by_role("heading", level=1)).to_contain_text("Anna")
    assert_no_card_is_seen(both)
    axe(page)
    both.uncover("Anna")
    both.program("Backward", "Backward", "Turn left", "Turn left")

    expect(page.get_by_role("heading", level=1)).to_contain_text("Boris")
    assert_no_card_is_seen(both)
    both.uncover("Boris")
    expect(both.free).to_have_count(4)
    expect(both.golem("Anna")).to_contain_text("ready")
    expect(both.golem("Boris")).to_contain_text("thinking")
    html = page.content()
    assert {card: html.count(card) for card in CARDS} == dict.fromkeys(CARDS, 1), (
        "more than the hand of Boris"
    )
    assert "backward" not in stored(page)
    both.program("Forward", "Defend", "Turn right")

    expect(both.task).to_contain_text("Watch what happens!")
    both.button("Pause").click()
    both.button("Row 1").click()
    row = page.get_by_role("region", name="Row 1")
    expect(row.get_by_role("img", name="Anna")).to_be_visible()
    expect(row.get_by_role("img", name="Boris")).to_be_visible()
    expect(row.get_by_role("img", name="Backward")).to_be_visible()
    expect(row.get_by_role("img", name="Forward")).to_be_visible()
    both.watch()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Anna")
    assert_no_card_is_seen(both)


def test_a_page_that_is_opened_again_is_behind_the_curtain(page_of: Opening) -> None:
    both = experienced(page_of, PHONE)
    both.page.goto("/#/new/one-device")
    keep_secrets(both.page)
    both.start()
    both.uncover("Red")
    both.lay("Attack")
    both.page.reload()
    expect(both.button("That’s me!")).to_be_visible()
    assert "card-attack" not in both.page.content()
    both.uncover("Red")
    both.has_laid("Attack")


def three(page_of: Opening) -> tuple[Person, str, str]:
    """Seat Anna and Boris at one device, and somebody else elsewhere; return the room, and the token of the
    third."""
    both = experienced(page_of, OLD_SCREEN)
    setup = {"game": "L1", "novices": False, "chairs": [{"colour": "red"}, {"colour": "blue"}, {}]}
    code = both.make_room(setup, "Anna", "Boris")
    told = both.page.request.post(f"/api/rooms/{code}/chairs/2", data={"name": "Vera"}).json()
    both.start()
    return both, code, told["token"]


def test_what_both_have_sealed_lies_face_down_while_others_think(page_of: Opening) -> None:
    both, _, _ = three(page_of)
    for name in ("Anna", "Boris"):
        both.uncover(name)
        both.program("Backward", "Turn left")
    expect(both.task).to_contain_text("Waiting for Vera")
    expect(both.page.get_by_text("Its cards stay face down until everyone is ready.")).to_be_visible()
    assert_no_card_is_seen(both)
    axe(both.page)


def sit_again(person: Person, code: str) -> None:
    """Let somebody else take the first chair at the same device."""
    told = person.page.request.post(f"/api/rooms/{code}/chairs/0", data={"name": "Dima"}).json()
    keys = {"chairs": {0: told["token"]}, "seen": 0}
    keep(person.page, {f"golems-room-{code}": keys})
    person.page.goto(f"/#/r/{code}")


@pytest.mark.parametrize("viewport", [PHONE, OLD_SCREEN], ids=str)
def test_who_takes_the_chair_of_another_does_not_find_their_cards(
    page_of: Opening, viewport: Viewport
) -> None:
    anna = experienced(page_of, viewport)
    code = anna.make_room({"game": "L1", "novices": False, "chairs": [{}, {}]}, "Anna")
    anna.page.request.post(f"/api/rooms/{code}/chairs/1", data={"name": "Vera"})
    expect(anna.button("Start!")).to_be_enabled()
    anna.start()
    anna.lay("Backward")
    anna.has_laid("Backward")
    anna.page.reload()
    anna.has_laid("Backward")
    leave(anna)
    sit_again(anna, code)
    expect(anna.free).to_have_count(4)
    anna.program("Turn left", "Backward")
    expect(anna.page.get_by_text("Your program is ready. Nobody can see it yet.")).to_be_visible()
    leave(anna)
    sit_again(anna, code)
    expect(anna.page.get_by_text("Its cards stay face down until everyone is ready.")).to_be_visible()
    assert_no_card_is_seen(anna)
    axe(anna.page)


def leave(person: Person) -> None:
    person.button("Game menu").click()
    person.button("Give up my seat").click()
    expect(person.button("Play!")).to_be_visible()
