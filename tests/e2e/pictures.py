"""`make pictures`: what people see, as docs/images shows it, taken from a real game in a real browser."""

import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.chromium import FLAGS, find
from tests.e2e.conftest import wait_for
from tests.e2e.opening import PHONE, PROJECTOR, Lang, Opening, Theme, Viewport
from tests.e2e.people import KNOWS_HOW, Person, Setup, duel, either, keep
from tests.server.driving import Server, stopping

IMAGES = Path(__file__).parents[2] / "docs" / "images"
LOOKS: tuple[tuple[Lang, Theme], ...] = (("ru", "light"), ("en", "dark"))
NAMES = {"ru": "Маша", "en": "Masha"}
STARTS = either("Start!", "Начать!")
TOURNAMENT: Setup = {
    "game": "L4",
    "arena": "railway",
    "components": "deal",
    "chairs": [{"colour": "red"}, {"kind": "bot", "bot": "greedy", "colour": "blue"}],
}
AGAINST_A_BOT: Setup = duel("L2") | {"chairs": [{"colour": "red"}, {"kind": "bot", "bot": "greedy"}]}


class Photographer:
    """Takes pictures in one language and one light."""

    def __init__(self, opening: Opening, lang: Lang, theme: Theme) -> None:
        self.opening, self.lang, self.theme = opening, lang, theme

    def visitor(self, path: str = "", viewport: Viewport = PROJECTOR) -> Person:
        page = self.opening("", viewport, lang=self.lang, theme=self.theme)
        expect(page.get_by_role("main")).to_be_visible()
        keep(page, KNOWS_HOW)
        page.goto(f"/{path}")
        return Person(page)

    def player(self, setup: Setup, viewport: Viewport = PROJECTOR) -> tuple[Person, str]:
        person = self.visitor("", viewport)
        code = person.make_room(setup, NAMES[self.lang])
        person.button(STARTS).click()
        expect(person.hand).to_be_visible()
        return person, code

    def take(self, page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.screenshot(path=IMAGES / f"{name}-{self.lang}.png")

    # ------------------------------------------------------------ the pictures

    def home(self) -> None:
        self.take(self.visitor().page, "home")

    def setup(self) -> None:
        page = self.visitor("#/new").page
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        self.take(page, "setup")

    def battle(self) -> None:
        """Take programming, the round as it runs, and the same on the projector."""
        person, code = self.player(TOURNAMENT)
        watching = self.visitor(f"#/watch/{code}").page
        person.fill()
        expect(person.go).to_be_enabled()
        self.take(person.page, "programming")
        person.seal()
        person.button(either("Pause", "Пауза")).click()
        person.button(re.compile("^(Row|Строка) 2$")).click()
        self.take(person.page, "execution")
        expect(watching.get_by_role("gridcell").first).to_be_attached()
        self.take(watching, "projector")

    def choice(self) -> None:
        """Play until somebody is asked something: golems face to face do not take long."""
        person, _ = self.player(AGAINST_A_BOT)
        while not person.question.is_visible():
            person.program(*[either_card(self.lang, card) for card in ("Attack", "Forward")])
            person.watch()
            expect(person.hand.or_(person.question).or_(person.result)).to_be_visible()
            if person.result.is_visible():
                return self.choice()
        return self.take(person.page, "choice")

    def afterwards(self) -> None:
        """Take the result, and the whole game again."""
        person, code = self.player(duel("L1") | {"chairs": AGAINST_A_BOT["chairs"]})
        person.play_on()
        self.take(person.page, "result")
        record = person.page.request.get(f"/api/rooms/{code}").json()["record"]
        page = self.visitor(f"#/replay/{record}").page
        expect(page.get_by_role("slider")).to_be_visible()
        self.take(page, "replay")

    def rules(self) -> None:
        page = self.visitor("#/rules/M4").page
        expect(page.get_by_role("article", name=re.compile("M4")).get_by_role("img")).to_be_visible()
        self.take(page, "rules")

    def phone(self) -> None:
        person, _ = self.player(TOURNAMENT, PHONE)
        person.fill()
        self.take(person.page, "phone")


WORDS = {"Attack": "Атака", "Forward": "Вперёд"}


def either_card(lang: Lang, card: str) -> str:
    return WORDS[card] if lang == "ru" else card


@contextmanager
def opened() -> Iterator[tuple[Browser, Server]]:
    path = find()  # before our own driver: it asks one for itself
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder) / "data")
        with stopping(server):
            server.begin()
            wait_for(server)
            browser = driver.chromium.launch(executable_path=path, args=FLAGS)
            yield browser, server
            browser.close()


def main() -> None:
    pictures: tuple[Callable[[Photographer], None], ...] = (
        Photographer.home,
        Photographer.setup,
        Photographer.battle,
        Photographer.choice,
        Photographer.afterwards,
        Photographer.rules,
        Photographer.phone,
    )
    with opened() as (browser, server):
        for lang, theme in LOOKS:
            for picture in pictures:
                opening = Opening(browser, server.url(""))
                picture(Photographer(opening, lang, theme))
                opening.close()


if __name__ == "__main__":
    main()
