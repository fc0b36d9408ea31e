"""Setting a table, and that the game which begins is the one that was chosen."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import axe
from tests.e2e.battles import ON_THE_SPOT, pick
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening, Theme, Viewport
from tests.e2e.people import Person, experienced


def setting(page_of: Opening, viewport: Viewport, theme: Theme = "light") -> Person:
    host = experienced(page_of, viewport, theme)
    host.page.get_by_role("link", name="Custom game").click()
    expect(host.page.get_by_role("heading", level=1)).to_have_text("Custom game")
    return host


def place(page: Page, number: int) -> Locator:
    """Return a place at the table."""
    places = page.get_by_role("listitem").filter(has=page.get_by_role("group", name="Which golem"))
    return places.nth(number - 1)


def settle(person: Person) -> None:
    """Play anything, until there is nothing more to watch in this round."""
    person.skip()
    while person.question.is_visible():
        asked = person.question.text_content()
        person.page.get_by_role("main").get_by_role(
            "button", name=re.compile("^(Climb|Turn|processor|weapon)")
        ).first.click()
        expect(person.question.filter(has_text=asked or "")).to_be_hidden()
        person.skip()


@pytest.mark.parametrize(("viewport", "theme"), [(PROJECTOR, "light"), (PHONE, "dark")])
def test_the_table_that_begins_is_the_one_that_was_set(
    page_of: Opening, viewport: Viewport, theme: Theme
) -> None:
    host = setting(page_of, viewport, theme)
    page = host.page
    axe(page)

    choose_the_harbour(host)
    seat_three(host)
    choose_the_fine_points(page)
    host.start()

    expect(page.get_by_role("heading", name="Anna, choose a part")).to_be_visible()
    expect(page.get_by_role("timer", name="Time left")).to_be_visible()
    axe(page)
    take_parts(page)
    expect(host.hand).to_be_visible()
    expect(host.golems).to_have_count(3)
    expect(host.golem("Anna").get_by_role("img", name="processor: OK")).to_be_visible()
    expect(host.golem("Yellow")).to_be_visible()
    expect(page.get_by_role("img", name="ParoBot, card 3B")).to_be_visible()
    for cell in ("B2", "C3"):
        expect(page.get_by_role("gridcell", name=re.compile(f"^{cell}, .*barrel"))).to_be_visible()
    seconds = page.get_by_role("timer").text_content()
    assert seconds
    assert 0 < int(seconds.removesuffix(" s")) <= 60
    chosen = page.request.get(f"/api/rooms/{page.url[-5:]}").json()["setup"]
    assert (chosen["arena"], chosen["components"], chosen["options"]) == (
        "harbour",
        "draft",
        {"allies": True, "chassis": "all"},
    )


def choose_the_harbour(host: Person) -> None:
    page = host.page
    pick(page, "Barrels and Water")
    expect(page.get_by_role("radio", name="Random arena")).to_be_checked()
    host.button(re.compile(r"^\d+ more arenas")).click()
    harbour = page.get_by_role("radio", name="The Harbour").locator("xpath=..")
    harbour.scroll_into_view_if_needed()
    picture = harbour.locator("img")
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    pick(page, "The Harbour")


def seat_three(host: Person) -> None:
    """Seat Anna, a bot and a ParoBot."""
    page = host.page
    place(page, 1).get_by_role("textbox", name="Name").fill("Anna")
    pick_colour(page, 1, "Green")
    expect(place(page, 1)).to_contain_text("Green")
    host.button("Add a player").click()
    place(page, 2).get_by_role("combobox", name="Who plays this golem?").select_option("Computer: Beginner")
    pick_colour(page, 2, "Yellow")
    pick(page, "1", of="How many ParoBots")
    pick(page, "All players together against the ParoBots", of="Who is against whom?")
    parobot = place(page, 3)
    expect(parobot).to_contain_text("ParoBot")
    parobot.get_by_role("combobox", name="Program card").select_option("3B")


def choose_the_fine_points(page: Page) -> None:
    pick(page, "1 min", of="Time to program")
    pick(page, "Take turns choosing", of="Golem parts")
    options = page.get_by_text("House rules")
    chassis = page.get_by_role("group", name="A broken chassis")
    expect(chassis).to_be_hidden()
    options.click()
    expect(chassis).to_be_visible()
    axe(page)
    pick(page, "can do everything", of="A broken chassis")
    expect(options).to_have_text("House rules (changed: 1)")
    expect(page.get_by_text("All set. You can start!")).to_be_visible()


def take_parts(page: Page) -> None:
    parts = page.get_by_role("region", name="Anna, choose a part")
    for part in ("Processor", "weapon", "Wheels|Tracks"):
        kinds = parts.get_by_role("button", name=re.compile(part))
        kinds.first.click()
        expect(kinds).to_have_count(0)


def pick_colour(page: Page, number: int, name: str) -> None:
    place(page, number).get_by_role("radio", name=name).locator("xpath=..").click()


@pytest.mark.parametrize(("viewport", "theme"), [(OLD_SCREEN, "dark"), (PHONE, "light")])
def test_what_does_not_fit_together_is_said_in_words(
    page_of: Opening, viewport: Viewport, theme: Theme
) -> None:
    host = setting(page_of, viewport, theme)
    page = host.page
    pick(page, "Barrels and Water")
    host.button("Add a player").click()
    host.button("Add a player").click()
    pick(page, "Everyone chooses", of="Golem parts")
    expect(page.get_by_text("One or two players choose freely; 3 players take parts in turn")).to_be_visible()
    expect(host.button("Start!")).to_be_disabled()
    axe(page)
    pick(page, "Dealt at random", of="Golem parts")
    expect(page.get_by_text("All set. You can start!")).to_be_visible()
    expect(host.button("Start!")).to_be_enabled()
    host.button("Remove Green").click()
    expect(host.button("Remove Green")).to_be_hidden()


@pytest.mark.parametrize(("viewport", "theme"), [(OLD_SCREEN, "light"), (PHONE, "dark")])
def test_places_and_cards_are_as_usual_until_the_host_changes_them(
    page_of: Opening, viewport: Viewport, theme: Theme
) -> None:
    host = setting(page_of, viewport, theme)
    page = host.page
    cards = page.get_by_text("Places and cards")
    cards.click()
    pick(page, "In seat order", of="Who starts where")
    pick(page, "Kept secret", of="Programs while you build them")
    deck = page.get_by_role("group", name="Event cards")
    deck.get_by_role("checkbox", name="Loop").check()
    deck.get_by_role("checkbox", name="A quiet round").uncheck()
    hand = page.get_by_role("group", name="Cards in hand").get_by_role("listitem")
    stand = hand.filter(has_text="Stand")
    stand.get_by_role("button", name="One fewer").click()
    expect(stand.get_by_role("status")).to_have_text("0")
    expect(stand.get_by_role("button", name="One fewer")).to_be_disabled()
    hand.filter(has_text="Loop 2").get_by_role("button", name="One more").click()
    expect(cards).to_have_text("Places and cards (changed: 4)")
    axe(page)
    deck.get_by_role("checkbox", name="Loop").uncheck()
    expect(page.get_by_text("There are no event cards in the deck")).to_be_visible()
    expect(host.button("Start!")).to_be_disabled()
    deck.get_by_role("checkbox", name="Loop").check()
    expect(host.button("Start!")).to_be_enabled()
    host.start()

    expect(host.card("Loop")).to_be_visible()
    expect(host.card("Stand")).to_have_count(0)
    expect(host.button("Event card: Loop")).to_be_visible()
    chosen = page.request.get(f"/api/rooms/{page.url[-5:]}").json()["setup"]
    assert (chosen["places"], chosen["open"], chosen["deck"]) == ("fixed", False, ["loop"])


class OfferedGame(NamedTuple):
    edition: str
    name: str
    arena: str
    viewport: Viewport = OLD_SCREEN
    theme: Theme = "light"


def begin(page_of: Opening, game: OfferedGame) -> Person:
    """Begin at a table for one and the computer."""
    host = setting(page_of, game.viewport, game.theme)
    pick(host.page, game.edition)
    pick(host.page, game.name)
    if not host.page.get_by_role("radio", name=game.arena).is_visible():
        host.button(re.compile(r"^\d+ more arenas?")).click()
    pick(host.page, game.arena)
    return host


def begun(page_of: Opening, game: OfferedGame) -> Person:
    host = begin(page_of, game)
    host.start()
    expect(host.hand).to_be_visible()
    return host


def shows_energy(person: Person, energy: int) -> None:
    expect(person.page.get_by_role("img", name=f"Energy: {energy}")).to_be_visible()


@pytest.mark.parametrize(
    "game",
    [
        OfferedGame("3.0", "Standard Game", "The Duck Pond"),
        OfferedGame("2.0", "Standard Game", "Two Boulders", PHONE, "dark"),
    ],
    ids=lambda game: game.edition,
)
def test_a_standard_game_has_lives_energy_and_a_bonus(page_of: Opening, game: OfferedGame) -> None:
    player = begun(page_of, game)
    expect(player.golems).to_have_count(2)
    for golem in ("Red", "Blue"):
        expect(player.golem(golem)).to_contain_text("Lives: 3")
        expect(player.golem(golem).get_by_role("img", name="Bonus: ")).to_be_visible()
    if game.edition == "3.0":
        shows_energy(player, 10)
    axe(player.page)
    player.program()
    settle(player)
    if game.edition == "3.0":
        shows_energy(player, 9)
    axe(player.page)


def test_autonomous_golems_go_on_by_themselves(page_of: Opening) -> None:
    """A bot might end the battle before they do so."""
    player = begin(page_of, OfferedGame("3.0", "Autonomous Golems", "The Great Yard", PROJECTOR, "dark"))
    place(player.page, 2).get_by_role("combobox", name="Who plays this golem?").select_option(
        "Someone at this screen"
    )
    player.start()
    player.uncover("Red")
    axe(player.page)
    player.program(*ON_THE_SPOT)
    player.uncover("Blue")
    player.program(*ON_THE_SPOT)
    player.watch()
    expect(player.hand).to_be_hidden()
    expect(player.task).to_contain_text("Round 2")
    player.skip()
    axe(player.page)


def test_a_barrel_is_taken_and_carried(page_of: Opening) -> None:
    """A bot might reach for the same barrel, and nobody would have it."""
    player = begin(page_of, OfferedGame("3.0", "Bring the Barrel!", "Tug of War", PHONE))
    place(player.page, 2).get_by_role("combobox", name="Who plays this golem?").select_option(
        "Someone at this screen"
    )
    player.start()
    player.uncover("Red")
    expect(player.where("Red")).to_have_accessible_name(re.compile("^A1.*Red facing right"))
    axe(player.page)
    player.program("Forward", "Forward", "Turn right", "Take")
    player.uncover("Blue")
    player.program("Stand", "Turn left", "Turn left", "Turn right")
    settle(player)
    expect(player.golem("Red").get_by_role("img", name="Carrying a barrel")).to_be_visible()
    expect(player.where("Red facing")).to_have_accessible_name(re.compile("^C1.*carrying a barrel"))
    axe(player.page)


def test_a_scenario_shows_its_goals(page_of: Opening) -> None:
    player = begun(page_of, OfferedGame("3.0", "Scenarios", "The King’s Road", PROJECTOR))
    expect(player.golem("Red")).to_contain_text("D1")
    expect(player.golem("Blue")).to_contain_text("C1")
    axe(player.page)
    player.program("Forward", "Forward")
    settle(player)
    axe(player.page)


def test_a_great_tournament_has_event_cards_and_the_die_of_a_parobot(page_of: Opening) -> None:
    host = begin(page_of, OfferedGame("4.0", "Great Tournament", "Blizzard", OLD_SCREEN, "dark"))
    page = host.page
    place(page, 2).get_by_role("combobox", name="Program card").select_option("3B")
    pick(page, "Dealt at random", of="Golem parts")
    host.start()
    expect(host.hand).to_be_visible()
    expect(host.button(re.compile("^Event card: .*rounds left: "))).to_contain_text("rounds left: 7")
    expect(page.get_by_role("img", name="ParoBot, card 3B")).to_be_visible()
    axe(page)
    host.program()
    expect(page.get_by_role("region", name="What happened")).to_contain_text("Blue rolls: ")
    expect(host.button(re.compile("^Event card: .*rounds left: "))).to_contain_text("rounds left: 7")
    settle(host)
    axe(page)
    host.next_round.click()
    expect(host.button(re.compile("^Event card: .*rounds left: "))).to_contain_text("rounds left: 6")


def test_an_arena_says_that_a_box_may_have_too_few_tokens(page_of: Opening) -> None:
    page = setting(page_of, PROJECTOR).page
    pick(page, "Great Tournament")
    page.get_by_role("button", name=re.compile("more arenas$")).click()
    tokens = re.compile(
        "on a table this takes 1[02] wall, water and portal tokens; some boxes hold 8", re.IGNORECASE
    )
    expect(page.get_by_role("radio", name="The Ice Mill").locator("xpath=..")).to_contain_text(tokens)
    expect(page.get_by_text(tokens)).to_have_count(2)


@pytest.mark.parametrize("viewport", [PROJECTOR, PHONE], ids=str)
def test_the_box_at_home_is_found_by_its_picture_and_chosen_by_keys(
    page_of: Opening, viewport: Viewport
) -> None:
    host = setting(page_of, viewport)
    boxes = host.page.get_by_role("radiogroup", name="Which box do you have?")
    expect(boxes).to_be_in_viewport()
    expect(boxes.get_by_role("radio")).to_have_count(3)
    newest, cards, oldest = [boxes.get_by_role("radio", name=edition) for edition in ("4.0", "3.0", "2.0")]
    expect(newest).to_be_checked()
    newest.focus()
    host.press("ArrowDown")
    expect(cards).to_be_checked()
    for game in ("Game for Beginners", "Standard Game", "Autonomous Golems"):
        expect(host.page.get_by_role("radio", name=game)).to_be_visible()
    host.press("ArrowDown")
    expect(oldest).to_be_checked()
    expect(host.page.get_by_role("radio", name="Bring the Barrel!")).to_have_count(0)
    axe(host.page)
