"""What people do at the table, in the words of the game: in English, or in Russian on a Russian page."""

import re
import secrets
from dataclasses import dataclass
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page, expect

from tests.e2e.opening import PROJECTOR, Opening, Theme, Viewport, as_text

Setup: TypeAlias = dict[str, Any]
Way: TypeAlias = list[tuple[float, float]]

PACE = 30  # ms between two places that a hand passes
STEPS = 6
FAST = {"speed": 20, "flows": False}  # a next round waits for its button
SLOW = {"speed": 0.5}  # the slowest pace that the page offers: there is time to do something meanwhile
KNOWS_HOW = {"golems-intro": "seen"}
FIELD = ["....", "....", "....", "...."]
FOUR: Setup = {
    "game": "L4",
    "arena": "railway",
    "components": "deal",
    "deck": ["condition"],  # with the most cards in the hand
    "chairs": [{}, {"kind": "bot", "bot": "random"}, *[{"kind": "parobot", "card": "any"}] * 2],
}


def either(english: str, russian: str) -> re.Pattern[str]:
    return re.compile(f"^({re.escape(english)}|{re.escape(russian)})")


SKIPS = ("Skip to the end", "В конец")
SKIP = either(*SKIPS)
CLICK = """names => document.querySelectorAll("button").forEach(
  (button) => names.includes(button.getAttribute("aria-label")) && button.click())"""


@dataclass(frozen=True)
class Person:
    """Somebody in front of a page."""

    page: Page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    # ------------------------------------------------------------ what is seen

    @property
    def task(self) -> Locator:
        """Return what there is to do now, on top of the page."""
        return self.page.get_by_role("banner")

    @property
    def golems(self) -> Locator:
        """Return the cards of the golems beside the board."""
        return self.page.get_by_role("list", name=either("Golems", "Големы")).get_by_role("listitem")

    def golem(self, name: str) -> Locator:
        return self.golems.filter(has_text=name)

    @property
    def cells(self) -> Locator:
        return self.page.get_by_role("gridcell")

    def where(self, golem: str) -> Locator:
        """Return the cell it stands on, with the way it faces."""
        return self.page.get_by_role("gridcell", name=golem)

    def board(self) -> list[str | None]:
        return [cell.get_attribute("aria-label") for cell in self.cells.all()]

    # ------------------------------------------------------------ programs

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=either("Cards", "Карты"))

    @property
    def cards(self) -> Locator:
        return self.hand.get_by_role("button")

    def card(self, name: str) -> Locator:
        return self.hand.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def place(self, name: str | int) -> Locator:
        """Return a place of the program: a row by its number, or what is in it: “Row 1, in the loop”."""
        start = re.escape(name) if isinstance(name, str) else f"(Row|Строка) {name}"
        return self.button(re.compile(f"^{start}: "))

    @property
    def free(self) -> Locator:
        return self.button(re.compile(r"^(Row|Строка) \d.*: (free|свободно)"))

    @property
    def go(self) -> Locator:
        return self.button(either("Done!", "Готово!"))

    def next_battle(self, golem: str) -> None:
        """Go from the first page to the station that shines, and past the card of what is new there."""
        self.button(either("Play!", "Играть!")).click()
        self.go_on_along_the_road(golem)

    def go_on_along_the_road(self, golem: str) -> None:
        self.page.get_by_title(golem, exact=True).click()
        self.page.locator("[aria-current=step]").get_by_role("button").click()
        self.button(either("To battle!", "В бой!")).click()
        expect(self.hand).to_be_visible()

    def lay(self, *cards: str) -> None:
        for card in cards:
            self.card(card).click()

    def drag(self, thing: Locator, to: Locator, part: float = 0.5) -> None:
        """Drag slowly, as a hand does. `part` of the height, from above, is where it falls."""
        (x, y), (far_x, far_y) = middle(thing), middle(to, part)
        shares = [step / STEPS for step in range(STEPS + 1)]
        way = [(x + (far_x - x) * share, y + (far_y - y) * share) for share in shares]
        if self.page.evaluate("() => navigator.maxTouchPoints"):
            self.slide(way)
        else:
            self.pull(way)

    def pull(self, way: Way) -> None:
        """Drag with the mouse."""
        mouse = self.page.mouse
        for number, (x, y) in enumerate(way):
            mouse.move(x, y)
            if not number:
                mouse.down()
            self.page.wait_for_timeout(PACE)
        mouse.up()

    def slide(self, way: Way) -> None:
        """Drag with a finger."""
        screen = self.page.context.new_cdp_session(self.page)
        for number, (x, y) in enumerate(way):
            kind = "touchMove" if number else "touchStart"
            screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
            self.page.wait_for_timeout(PACE)
        screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        screen.detach()

    def fill(self) -> None:
        """Lay any cards that are allowed, until every place has one."""
        expect(self.hand).to_be_visible()
        for left in reversed(range(self.free.count())):
            self.hand.get_by_role("button", disabled=False).first.click()
            expect(self.free).to_have_count(left)

    def has_laid(self, *cards: str) -> None:
        """Assert that these cards lie in the rows, from the first."""
        for row, card in enumerate(cards, start=1):
            expect(self.place(row)).to_have_accessible_name(re.compile(f": {re.escape(card)}"))

    def build(self, name: str) -> None:
        """Build a golem that strikes far, but not hard."""
        expect(self.page.get_by_role("heading", name=f"{name}, choose a part")).to_be_visible()
        for part in ("Processor with 4 rows", "Long weapon", "Wheels"):
            self.button(part).click()

    def seal(self) -> None:
        self.go.click()

    def program(self, *cards: str) -> None:
        """Lay a program that begins with these cards, and then any."""
        expect(self.hand).to_be_visible()
        self.lay(*cards)
        self.fill()
        self.seal()

    # ------------------------------------------------------------ what happens

    @property
    def to_the_end(self) -> Locator:
        return self.button(SKIP)

    @property
    def next_round(self) -> Locator:
        return self.button(re.compile("^(Next round|Дальше)$"))

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile(r", .*\?$"))

    @property
    def result(self) -> Locator:
        ends = re.compile("wins!|win together!|It’s a draw:|Nobody wins|[Пп]обе[дж]|Ничья|Никто")
        return self.page.get_by_role("heading", name=ends)

    def watch(self) -> None:
        """Watch to the end of what can be seen, and go on to the next round."""
        self.skip()
        if self.next_round.is_visible():
            self.next_round.click()

    def skip(self) -> None:
        """Go to the end of the film, unless it gets there by itself before a hand does."""
        over = self.next_round.or_(self.question).or_(self.result)
        expect(self.to_the_end.and_(self.page.locator(":enabled")).or_(over).first).to_be_visible()
        self.page.evaluate(CLICK, SKIPS)
        expect(over).to_be_visible()

    def play_on(self) -> None:
        """Play anything, until the battle is over."""
        while not self.result.is_visible():
            self.fill()
            self.seal()
            self.watch()
            expect(self.hand.or_(self.result)).to_be_visible()

    # ------------------------------------------------------------ rooms

    def make_room(self, setup: Setup, *names: str) -> str:
        """Make a room at once, with so many chairs for this device. The page shows the room then."""
        device = {"x-golems-visitor": secrets.token_hex(8)}  # each page that is loaded has a word of its own
        made = self.page.request.post("/api/rooms", data={"setup": setup}, headers=device)
        assert made.ok, made.text()
        answer = made.json()
        code, chairs = str(answer["code"]), {}
        for chair, name in enumerate(names):
            told = self.page.request.post(f"/api/rooms/{code}/chairs/{chair}", data={"name": name}).json()
            chairs[chair] = told["token"]
        keep(self.page, {f"golems-room-{code}": {"host": answer["token"], "chairs": chairs, "seen": 0}})
        self.page.goto(f"/#/r/{code}")
        return code

    def join(self, code: str, name: str) -> None:
        self.page.goto(f"/#/r/{code}")
        self.sit(name)

    def sit(self, name: str) -> None:
        """Sit down on the first chair that is free."""
        chair = self.page.get_by_role("listitem").filter(has=self.button("Sit here")).first
        chair.get_by_label("Name").fill(name)
        chair.get_by_role("button", name="Sit here").click()
        expect(self.page.get_by_role("listitem").filter(has_text=name)).to_contain_text("at this screen")

    def start(self) -> None:
        self.button("Start!").click()

    def uncover(self, name: str) -> None:
        """Look behind the curtain."""
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(name)
        self.button("That’s me!").click()


def middle(thing: Locator, part: float = 0.5) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * part


def keep(page: Page, kept: dict[str, Any]) -> None:
    """Put something into the browser's storage as soon as a page of ours stands, as the page itself would."""
    expect(page.get_by_role("main")).to_be_visible()
    write = "(all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value))"
    page.evaluate(write, {key: as_text(each) for key, each in kept.items()})


def stored(page: Page) -> str:
    """Return everything that the page keeps in the browser."""
    return str(page.evaluate("() => JSON.stringify([localStorage, sessionStorage])"))


def experienced(page_of: Opening, viewport: Viewport = PROJECTOR, theme: Theme = "light") -> Person:
    """Return an English player who needs no introduction."""
    return Person(page_of("", viewport, "en", theme, kept=KNOWS_HOW | {"golems-settings": SLOW}))


def duel(game: str, board: list[str] = FIELD, **more: Any) -> Setup:
    """Set a table at which Red and Blue, people both, look at each other from two ends of one file."""
    arena = {"edition": "4.0", "games": [game], "board": board, "starts": {"2": ["b1 S", "b4 N"]}}
    return {
        "game": game,
        "arena": arena,
        "places": "fixed",
        "chairs": [{"colour": "red"}, {"colour": "blue"}],
        "deck": ["nothing"],
        "open": False,  # usual but at L1, where the youngest play
        **({} if game == "L1" else {"components": "deal"}),
        **more,
    }
