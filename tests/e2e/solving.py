"""Somebody who solves puzzles, and knows how: the solver tells what to lay, to mend and to predict."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from golems.puzzles.bugs import repairs
from golems.puzzles.course import chapters, puzzles
from golems.puzzles.judge import expected_ghosts
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.solver import solve
from golems.rules.editions import EDITIONS
from golems.rules.programs import cards_of
from golems.rules.values import Program
from golems.server.shared.puzzles import changes_of, difference
from golems.words.cards import DUELS, own_names
from golems.words.language import language
from tests.e2e.opening import PROJECTOR, Opening, Theme, Viewport
from tests.e2e.people import KNOWS_HOW, Person, either

EN = language("en")
COURSE = list(puzzles())
FIRST = [next(iter(chapter.puzzles)) for chapter in chapters()]


def spoken_name(card: str, edition: str) -> str:
    """Return what the page calls a card aloud."""
    own = own_names(edition, EN) if edition in DUELS else {}
    return own[card] if card in own else EN.say(f"program-name-{card}")


@dataclass(frozen=True)
class PuzzlePerson(Person):
    """Does everything by touch where the device has it."""

    def press_on(self, thing: Locator) -> None:
        if self.page.evaluate("() => navigator.maxTouchPoints"):
            thing.tap()
        else:
            thing.click()

    @property
    def title(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def outcome(self) -> Locator:
        return self.page.get_by_role("status", name=either("How it went", "Что получилось"))

    @property
    def go(self) -> Locator:
        return self.button(re.compile("^(Go!|Поехали!)$"))

    @property
    def stations(self) -> Locator:
        return self.page.get_by_role("link", name=re.compile(r"stars$"))

    def stars(self, number: int) -> Locator:
        return self.outcome.get_by_role("img", name=f"{number} star")

    # ------------------------------------------------------------ solving

    def solve(self, puzzle: Puzzle) -> None:
        SOLVERS[puzzle.kind](self, puzzle)

    def write(self, puzzle: Puzzle) -> None:
        self.lay_all(puzzle, solve(puzzle).examples[0])

    def lay_all(self, puzzle: Puzzle, programs: tuple[Program, ...]) -> None:
        for number, program in enumerate(programs, start=1):
            self.lay_program(puzzle, program)
            self.press_on(self.go if number == len(programs) else self.button("Next round"))

    def lay_program(self, puzzle: Puzzle, program: Program) -> None:
        loops = EDITIONS[puzzle.position.edition].loops
        expect(self.hand).to_be_visible()
        for row in program:
            for card in cards_of(row, loops):
                self.press_on(self.card(spoken_name(card, puzzle.position.edition)))

    def mend(self, puzzle: Puzzle) -> None:
        number, slot, card = difference(puzzle, repairs(puzzle)[0])
        assert number == 0
        assert any(change.slot == slot and card in change.cards for change in changes_of(puzzle))
        self.press_on(self.place(slot[0] + 1).nth(len(slot) - 1))
        self.press_on(self.button(f"Play {spoken_name(card, puzzle.position.edition)}"))
        self.press_on(self.go)

    def predict(self, puzzle: Puzzle) -> None:
        for seat, ghost in expected_ghosts(puzzle).items():
            robot = puzzle.position.robots[seat]
            assert ghost.cell is not None
            if len(puzzle.control) > 1:
                self.page.get_by_role("radio", name=EN.robot(robot.id)).locator("xpath=..").click()
            self.put(EN.cell(puzzle.position.field.name(ghost.cell)))
            for _ in range(((ghost.facing or 0) - robot.facing) % 4 if puzzle.facing else 0):
                self.press_on(self.button("Turn the ghost right"))
        self.press_on(self.button("Run it!"))

    def put(self, cell: str) -> None:
        """Put the ghost onto this cell."""
        self.press_on(self.button(re.compile(f"^Choose: {cell}\\b")))

    def see_the_end(self) -> None:
        expect(self.outcome).to_be_visible()


SOLVERS: dict[str, Callable[[PuzzlePerson, Puzzle], None]] = {
    "write": PuzzlePerson.write,
    "fewest": PuzzlePerson.write,
    "bug": PuzzlePerson.mend,
    "predict": PuzzlePerson.predict,
}


def thinker(
    page_of: Opening,
    path: str = "#/puzzles",
    viewport: Viewport = PROJECTOR,
    theme: Theme = "light",
    speed: float = 20,
) -> PuzzlePerson:
    """Return an English player who needs no introduction and is quick to look."""
    kept = KNOWS_HOW | {"golems-settings": {"speed": speed}}
    return PuzzlePerson(page_of(path, viewport, "en", theme, kept=kept))


def kept_stars(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate("() => JSON.parse(localStorage.getItem('golems-puzzles') ?? '{}')")
    return found
