"""A club evening: an organiser, six people on six devices over three rounds, one who leaves and one who comes
late, and the big screen."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import axe
from tests.e2e.fitting import assert_fits, assert_fits_in_both_languages
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening, Viewport
from tests.e2e.people import Person, experienced

RESIGN = """async (code) => {
  const { member } = JSON.parse(localStorage.getItem(`golems-tournament-${code}`));
  const body = JSON.stringify({ token: member });
  const headers = { "content-type": "application/json" };
  const seat = await (await fetch(`api/tournaments/${code}/seat`, { method: "POST", headers, body })).json();
  const socket = new WebSocket(`ws://${location.host}/api/rooms/${seat.room}/live`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: "hello", tokens: [seat.token] });
  return new Promise((done) => {
    socket.onmessage = (event) => {
      for (const told of event.data.split("\\n").map((line) => JSON.parse(line))) {
        const { number, chair } = told;
        if (told.type === "seen") send({ type: "decide", id: 1, chair, number, decision: { resign: true } });
        if (told.type === "done") done(true);
      }
    };
  });
}"""


@dataclass(frozen=True)
class Contender(Person):
    """One who takes part, at a device of their own."""

    name: str
    code: str

    def enter(self) -> None:
        self.page.goto(f"/t/{self.code}")
        self.page.get_by_label("What’s your name?").fill(self.name)
        self.button("I’m in!").click()
        expect(self.page.get_by_role("main")).to_contain_text("You’re in!")

    @property
    def sits(self) -> Locator:
        return self.button("Go to your table")

    def lose(self) -> None:
        """Give up as the page itself would, without showing it."""
        expect(self.sits).to_be_visible()
        self.page.evaluate(RESIGN, self.code)
        expect(self.sits).to_be_hidden()

    def give_up(self) -> None:
        self.button("Game menu").click()
        self.page.get_by_role("button", name="Give up", exact=True).click()
        self.button("Yes, give up").click()


def open_tournament(organiser: Person, rounds: int) -> str:
    """Open a tournament from the first page, with hardly a choice; return its code."""
    page = organiser.page
    page.get_by_role("link", name="Tournament").click()
    expect(page.get_by_role("heading", name="Kind of tournament")).to_be_visible()
    page.get_by_role("group", name="Rounds").get_by_text(str(rounds), exact=True).click()
    axe(page)
    organiser.button("Open the tournament").click()
    expect(page).to_have_url(re.compile(r"#/t/\w{5}/lead$"))
    return page.url.split("/")[-2]


def tables(page: Page) -> Locator:
    return page.get_by_role("article", name=re.compile("^Table"))


def at_one_table(players: list[Contender], organiser: Page) -> list[Contender]:
    """Return who sits at the first table."""
    text = tables(organiser).first.inner_text()
    return [player for player in players if player.name in text]


def play_with_taps(players: list[Contender]) -> None:
    """Let both go to the table, lay a program and watch the round; then one gives up, and both come back."""
    for player in players:
        player.sits.click()
    for player in players:
        player.fill()
        player.seal()
    first, second = players
    first.skip()
    first.give_up()
    for player in (first, second):
        player.page.get_by_role("link", name="To the tournament").click()
        expect(player.page.get_by_role("main")).to_contain_text(player.name)


def lose_the_rest(players: list[Contender], organiser: Page) -> None:
    """Let the first player of every table that still plays give up."""
    playing = organiser.get_by_role("button", name="Watch")
    for text in tables(organiser).filter(has=playing).all_inner_texts():
        next(player for player in players if player.name in text).lose()
    expect(playing).to_have_count(0)


def test_six_people_over_three_rounds_with_one_leaving_and_one_late(page_of: Opening) -> None:
    organiser = experienced(page_of)
    lead, code = organiser.page, open_tournament(organiser, 3)
    players = [
        Contender(experienced(page_of, PHONE).page, name, code)
        for name in ("Anna", "Boris", "Clara", "David", "Emma", "Felix")
    ]
    *early, late = players
    screen = page_of(f"#/t/{code}/screen", PROJECTOR, "en")
    for player in early:
        player.enter()
    expect(screen.get_by_role("listitem")).to_have_text([player.name for player in early])
    for page in (lead, screen, early[0].page):
        axe(page)

    organiser.button("Start the first round").click()
    expect(tables(lead)).to_have_count(2)
    expect(screen.get_by_role("img", name=re.compile("^Table"))).to_have_count(2)
    axe(screen)
    resting = [player for player in early if not player.sits.is_visible()]
    expect(resting[0].page.get_by_role("main")).to_contain_text("no opponent in this round")
    play_with_taps(at_one_table(early, lead))
    expect(tables(lead).first).to_contain_text(" won")
    lose_the_rest(early, lead)

    leave(early[1])
    come_late(late)
    expect(lead.get_by_role("button", name="Felix joined late")).to_be_visible()
    expect(lead.get_by_role("button", name="Boris has left")).to_be_visible()

    play_to_the_end([player for player in players if player is not early[1]], organiser)
    look_at_the_end(players, lead, screen)


def leave(player: Contender) -> None:
    player.button("I have to go").click()
    player.button("Yes, leave").click()
    expect(player.page.get_by_role("main")).to_contain_text("You’ve left")


def come_late(player: Contender) -> None:
    player.page.goto(f"/t/{player.code}")
    player.page.get_by_label("What’s your name?").fill(player.name)
    player.button("I’m in!").click()


def play_to_the_end(here: list[Contender], organiser: Person) -> None:
    """Play the second and the third round, and then let those who are level play it out."""
    lead = organiser.page
    for number in (2, 3):
        organiser.button("Start the next round").click()
        expect(lead.get_by_role("heading", name=f"Round {number}").first).to_be_visible()
        lose_the_rest(here, lead)
    while organiser.button("Start the next round").is_visible():
        organiser.button("Start the next round").click()
        lose_the_rest(here, lead)
    expect(lead.get_by_role("heading", name="The tournament is over")).to_be_visible()


def look_at_the_end(players: list[Contender], lead: Page, screen: Page) -> None:
    rows = screen.get_by_role("table", name="Standings").get_by_role("row")
    expect(rows).to_have_count(7)
    winner = rows.nth(1).get_by_role("rowheader").inner_text().strip()
    [champion] = [player for player in players if player.name == winner]
    expect(champion.page.get_by_role("main")).to_contain_text("You win the tournament!")
    for page in (lead, screen, champion.page):
        axe(page)
    assert_fits(champion.page)
    for name, begins in {"standings.csv": "\ufeffPlace,".encode(), "sheet.pdf": b"%PDF"}.items():
        with lead.expect_download() as saved:
            lead.locator(f"a[download='{name}']").click()
        assert saved.value.path().read_bytes().startswith(begins)


def test_the_organiser_corrects_a_result_by_keyboard_and_says_why(page_of: Opening) -> None:
    """The organiser has a telephone, and the players have desks."""
    organiser = experienced(page_of, PHONE)
    lead, code = organiser.page, open_tournament(organiser, 2)
    anna, boris = [Contender(experienced(page_of, OLD_SCREEN).page, name, code) for name in ("Anna", "Boris")]
    for player in (anna, boris):
        player.enter()
    organiser.button("Start the first round").focus()
    organiser.press("Enter")
    anna.lose()
    expect(tables(lead)).to_contain_text("Boris won")
    organiser.button("Correct").focus()
    organiser.press("Enter")
    for name, place in (("Anna", "place 1"), ("Boris", "place 2")):
        lead.get_by_role("combobox", name=name).select_option(place)
    axe(lead)
    lead.get_by_label("Reason").fill("Anna pressed the wrong button")
    organiser.press("Enter")
    expect(tables(lead)).to_contain_text("Anna won")
    expect(lead.get_by_role("main")).to_contain_text("A result was corrected: Anna pressed the wrong button")
    expect(anna.page.get_by_role("main")).to_contain_text("Your place now: 1 of 2")

    organiser.button("Play again").click()
    lead.get_by_label("Reason").fill("the tablet fell asleep")
    organiser.button("Confirm").click()
    expect(anna.sits).to_be_visible()
    assert_fits_in_both_languages(lead)
    come_back(organiser, anna, page_of.device(PHONE, "en"))


def come_back(organiser: Person, player: Contender, device: Page) -> None:
    """The organiser gives a link, which opens the player's page on another device, also in a tab that is
    open; the old one works until then, and then no more."""
    organiser.button(player.name).click()
    organiser.button("New link").click()
    shown = organiser.page.get_by_role("dialog", name=player.name)
    word = shown.get_by_text("Code to type: ").inner_text().rpartition(" ")[2]
    axe(organiser.page)
    shown.get_by_role("button", name="Close").click()
    expect(player.sits).to_be_visible()
    device.goto(f"/#/t/{player.code}")
    expect(device.get_by_role("button", name="I’m in!")).to_be_visible()
    device.evaluate("(hash) => (location.hash = hash)", f"#/back/{player.code}/{word}")
    expect(Contender(device, player.name, player.code).sits).to_be_visible()
    expect(device).to_have_url(f"/#/t/{player.code}")
    expect(player.button("I’m in!")).to_be_visible()


def test_a_club_keeps_its_own_order(page_of: Opening) -> None:
    """People without a device, results by hand, a round sat out, and who is late finds the address."""
    organiser = experienced(page_of)
    lead, code = organiser.page, open_tournament(organiser, 2)
    screen = page_of(f"#/t/{code}/screen", PROJECTOR, "en")
    lead.get_by_text("Add somebody without a device").click()
    for name in ("Anna", "Boris", "Clara"):
        lead.get_by_role("textbox", name="Name").first.fill(name)
        organiser.button("Add").first.click()
        expect(organiser.button(f"{name} no device")).to_be_visible()
    organiser.button("Clara no device").click()
    organiser.button("Sit out the next round").click()
    organiser.button("Start the first round").click()
    for page in (lead, screen):
        expect(page.get_by_role("main")).to_contain_text("Sitting this round out: Clara")
    expect(screen.get_by_role("heading", name="Tournament code")).to_be_visible()
    expect(screen.get_by_role("img", name=re.compile("^Table"))).to_have_count(0)  # there is no room
    expect(screen.get_by_role("main")).to_contain_text("on paper")
    write_result(organiser, Anna=1, Boris=2)
    crosstable = lead.get_by_role("group", name="Crosstable")
    expect(crosstable.locator("td:first-child")).to_have_text(["1", "2", "3"])
    row = crosstable.get_by_role("row", name="Clara")
    expect(row).to_contain_text("0.5")
    axe(screen)
    assert_fits(screen)
    lead.get_by_label("The most beautiful program").select_option("Boris")
    with lead.expect_download() as saved:
        organiser.button("Certificates to print").click()
    assert saved.value.path().read_bytes().startswith(b"%PDF")


def write_result(organiser: Person, **places: int) -> None:
    """Write down who came in at which place."""
    organiser.button("Result").first.click()
    for name, place in places.items():
        organiser.page.get_by_role("combobox", name=name).select_option(f"place {place}")
    organiser.button("Save result").click()
    expect(tables(organiser.page)).to_contain_text("won")


@pytest.mark.parametrize("viewport", [OLD_SCREEN, PHONE], ids=str)
def test_planning_a_tournament_fits_the_screen(page_of: Opening, viewport: Viewport) -> None:
    page = page_of("#/t", viewport, "en")
    expect(page.get_by_role("heading", name="Kind of tournament")).to_be_visible()
    for name in ("Three or four at a table", "Groups and a final"):
        page.locator("label").filter(has_text=name).click()
    for name in ("When points are tied", "House rules"):
        page.get_by_text(name).click()
    axe(page)
    assert_fits_in_both_languages(page)


def test_how_the_rules_are_read_is_announced_before_anybody_enters(page_of: Opening) -> None:
    organiser = experienced(page_of)
    page = organiser.page
    page.goto("/#/t")
    page.get_by_text("House rules").click()
    page.get_by_role("group", name="Pushing a stack of barrels moves").get_by_text(
        "only the top barrel"
    ).click()
    organiser.button("Open the tournament").click()
    expect(page).to_have_url(re.compile("/lead$"))
    anybody = page_of(f"t/{page.url.split('/')[-2]}", PHONE, "en")
    for each in (page, anybody):
        reading = (
            each.get_by_role("term").filter(has_text="Pushing a stack of barrels moves").locator("xpath=..")
        )
        expect(reading.get_by_role("definition")).to_have_text("only the top barrel")
    assert_fits(anybody)


def test_a_tournament_that_is_gone_says_so(page_of: Opening) -> None:
    page_of.expect("404|403")
    page = page_of("t/bbbbb", PHONE, "en")
    expect(page.get_by_role("heading", name="There’s no such tournament")).to_be_visible()
    axe(page)
