"""The workshop: puzzles, arenas and scenarios are made by mouse, by touch and by keys, and played at once."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from golems.puzzles.documents import read_puzzle
from golems.puzzles.puzzle import Puzzle
from tests.e2e.axe import axe
from tests.e2e.fitting import assert_fits_in_both_languages
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, SMALL_PHONE, Opening, Theme, Viewport
from tests.e2e.people import KNOWS_HOW, keep, middle
from tests.e2e.solving import PuzzlePerson, thinker
from tests.e2e.test_keyboard import reach
from tests.match.levels import level_file


@dataclass(frozen=True)
class Maker(PuzzlePerson):
    """Somebody at the bench."""

    @property
    def status(self) -> Locator:
        return self.page.get_by_role("region", name="Check")

    def tile(self, name: str) -> Locator:
        return self.page.get_by_role("radio", name=name, exact=True)

    def take(self, name: str) -> None:
        """Take a tool, or what one works on."""
        self.press_on(self.tile(name).locator("xpath=.."))

    def cell(self, name: str) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile(f"^{name}\\b"))

    def tap(self, *cells: str) -> None:
        for cell in cells:
            self.press_on(self.cell(cell))

    def begin(self, what: str) -> None:
        self.press_on(self.button(what))
        expect(self.page.get_by_role("grid")).to_be_visible()

    def share(self) -> str:
        self.press_on(self.button("Share the link"))
        return self.page.get_by_role("textbox", name="Link").input_value()

    def saved(self) -> Any:
        with self.page.expect_download() as download:
            self.press_on(self.button("Save as a file"))
        return json.loads(download.value.path().read_text(encoding="utf-8"))

    def open(self, path: Path) -> None:
        with self.page.expect_file_chooser() as chooser:
            self.press_on(self.button("Open a file"))
        chooser.value.set_files(path)


def maker(page_of: Opening, viewport: Viewport = PROJECTOR, theme: Theme = "light") -> Maker:
    author = Maker(page_of("#/workshop", viewport, "en", theme))
    expect(author.button("New puzzle")).to_be_visible()
    return author


def written(document: Any, folder: Path) -> Path:
    path = folder / "document.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


# ---------------------------------------------------------------- journeys


def test_a_puzzle_is_made_mended_shared_and_solved_in_another_browser(page_of: Opening) -> None:
    author = maker(page_of)
    author.begin("New puzzle")
    expect(author.status).to_contain_text("Solvable: 5 cards")
    author.take("Wall")
    author.tap("B2", "B3", "C3", "D2")
    expect(author.cell("B3")).to_have_accessible_name("B3, wall")
    expect(author.status).to_contain_text("It can’t be solved: no program reaches the goal.")
    axe(author.page)
    author.tap("B3", "B2")
    expect(author.status).to_contain_text("Solvable")
    author.take("Task")
    author.page.get_by_role("textbox", name="Title").fill("Round the stones")
    expect(author.title).to_have_text("Round the stones")
    expect(author.status).to_contain_text("Solvable")
    link = author.share()
    axe(author.page)

    child = thinker(page_of, link.partition("/")[2].partition("/")[2].partition("/")[2], PHONE)
    expect(child.title).to_have_text("Round the stones")
    child.solve(asked(author))
    child.see_the_end()
    expect(child.stars(3)).to_be_visible()


def asked(author: Maker) -> Puzzle:
    """Return the puzzle that is on the bench."""
    author.press("Escape")
    return read_puzzle(author.saved())


def test_who_saves_at_once_saves_what_the_solver_finds(page_of: Opening) -> None:
    author = maker(page_of)
    author.begin("New puzzle")
    author.take("Task")
    author.page.get_by_role("textbox", name="Title").fill("At once")
    puzzle = read_puzzle(author.saved())
    assert puzzle.minimum
    assert puzzle.minimum.cards == 5


def test_a_puzzle_is_made_and_played_by_keys_alone(page_of: Opening) -> None:
    author = maker(page_of)
    keep(author.page, KNOWS_HOW)
    reach(author, author.button("New puzzle"))
    author.press("Enter")
    expect(author.status).to_contain_text("Solvable")

    reach(author, author.tile("Wall"))
    author.press("Space")
    reach(author, author.cell("A1"))
    author.press("ArrowRight", "ArrowRight", "ArrowRight", "Enter")
    expect(author.cell("D1")).to_have_accessible_name("D1, wall")
    author.press("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowDown", "Enter")
    expect(author.status).to_contain_text("It can’t be solved")
    author.press("Delete")
    expect(author.cell("A3")).to_have_accessible_name("A3")
    expect(author.status).to_contain_text("Solvable")
    author.press("Control+z")
    expect(author.cell("A3")).to_have_accessible_name("A3, wall")
    author.press("Control+Shift+z")
    expect(author.cell("A3")).to_have_accessible_name("A3")

    author.press("ArrowDown", "r")
    expect(author.cell("A4")).to_have_accessible_name("A4, Red facing right")
    author.press("m", "ArrowRight", "Enter")
    expect(author.cell("B4")).to_have_accessible_name("B4, Red facing right")
    expect(author.status).to_contain_text("Solvable")

    reach(author, author.tile("Things"))
    author.press("ArrowRight")
    piece = author.button("Piece 1: 4 by 4")
    reach(author, piece)
    author.press("r")
    reach(author, author.tile("Board"))
    author.press("ArrowLeft")
    expect(author.cell("A2")).to_have_accessible_name("A2, Red facing towards us")
    reach(author, author.button("Undo"))
    author.press("Enter")
    expect(author.cell("B4")).to_have_accessible_name("B4, Red facing right")

    expect(author.status).to_contain_text("Solvable")
    reach(author, author.button("Play!"))
    author.press("Enter")
    expect(author.hand).to_be_visible()
    expect(author.title).to_have_text("My puzzle")


def test_a_battle_begins_on_an_arena_that_was_made_by_touch(page_of: Opening) -> None:
    author = maker(page_of, PHONE)
    keep(author.page, KNOWS_HOW)
    author.begin("New arena")
    expect(author.status).to_contain_text("Looks good so far.")
    author.take("Wall")
    author.slide([middle(author.cell(name)) for name in ("B2", "C2", "C3")])
    for name in ("B2", "C2", "C3"):
        expect(author.cell(name)).to_have_accessible_name(f"{name}, wall")
    expect(author.status).to_contain_text("doesn’t look the same from both starts")
    author.tap("B3")
    expect(author.status).to_contain_text("it looks the same from both starts")
    author.take("Battle")
    author.press_on(author.button("How fair is it?"))
    expect(author.status).to_contain_text(re.compile("Two players: (not )?fair"))
    author.press_on(author.button("Play!"))
    expect(author.hand).to_be_visible()
    expect(author.cell("B3")).to_have_accessible_name("B3, wall")


def test_a_level_of_the_authors_editor_is_opened_and_what_it_cannot_hold_is_named(
    page_of: Opening, tmp_path: Path
) -> None:
    author = maker(page_of)
    stacks = {(0, 0): "ПРЖ", (0, 3): "Ц", (1, 1): "КВ", (3, 0): "К↑@90", (3, 2): "Б Б"}
    author.open(written(level_file(stacks, winter=("4x4",)), tmp_path))
    expect(author.title).to_have_text("Двор")
    author.status.get_by_text("remarks").click()
    expect(author.status).to_contain_text("The spring ПРЖ on A1 isn’t part of this game and is left out")
    expect(author.cell("A4")).to_have_accessible_name("A4, Red facing right")
    expect(author.cell("C4")).to_have_accessible_name("C4, stack of 2 barrels")
    expect(author.cell("D1")).to_have_accessible_name("D1, snowdrift; goal of Red")
    axe(author.page)


# ---------------------------------------------------------------- at the bench


def test_things_are_laid_turned_raised_moved_and_taken_away(page_of: Opening) -> None:
    author = maker(page_of)
    author.begin("New puzzle")
    author.take("Corner of a line")
    author.tap("A1", "A1")
    expect(author.cell("A1")).to_have_accessible_name("A1, line between the near side and the right")
    author.take("Barrel")
    author.tap("D1", "D1", "D1")
    expect(author.cell("D1")).to_have_accessible_name("D1, stack of 3 barrels")
    author.take("Hand")
    author.tap("D1")
    author.page.get_by_label("Barrel 3 from the bottom").select_option("Bomb")
    author.drag(author.cell("D1"), author.cell("D3"))
    expect(author.cell("D3")).to_have_accessible_name("D3, stack of 3 barrels")
    author.take("Remove")
    author.tap("D3", "A1")
    expect(author.cell("D3")).to_have_accessible_name("D3, stack of 2 barrels")
    expect(author.cell("A1")).to_have_accessible_name("A1")
    author.take("ParoBot")
    author.tap("B1")
    expect(author.cell("B1")).to_have_accessible_name("B1, Blue facing towards us, ParoBot 1A")
    axe(author.page)
    for _ in range(4):
        author.button("Undo").click()
    expect(author.cell("D1")).to_have_accessible_name("D1, stack of 3 barrels")
    author.button("Redo").click()
    position = author.saved()["position"]
    assert position["barrels"] == {"d3": ["empty", "empty", "bomb"]}


def test_pieces_of_the_field_are_laid_moved_turned_and_flipped(page_of: Opening) -> None:
    author = maker(page_of)
    author.begin("New arena")
    author.take("Board")
    author.button("First strip of 2 × 4").click()
    author.button("Summer or winter").click()
    author.button(re.compile("^Turn$")).click()
    author.button("Down").click()
    strip = author.button("Piece 2: 4 by 2")
    expect(strip).to_have_attribute("aria-pressed", "true")
    axe(author.page)
    author.take("Things")
    expect(author.cell("F3")).to_have_accessible_name("F3, snowdrift")
    expect(author.cell("I3")).to_have_accessible_name("I3, icy ground")
    expect(author.status).to_contain_text("The game “First Steps” has no winter")
    author.take("Board")
    strip.click()
    author.button("Remove").click()
    assert author.saved()["board"] == ["...."] * 4


def test_more_than_the_box_holds_is_told_with_its_rule(page_of: Opening) -> None:
    author = maker(page_of)
    author.begin("New puzzle")
    author.take("Wall")
    author.tap("A1", "B1", "C1", "D1", "D2", "D3", "D4", "A3", "B3")
    expect(author.status).to_contain_text("One box isn’t enough: walls needed: 9, in the box: 8")
    author.button("Why? Rule S3").click()
    expect(author.page.get_by_role("dialog")).to_contain_text("S3")
    axe(author.page)


def test_what_is_wrong_is_said_before_anybody_plays(page_of: Opening) -> None:
    author = maker(page_of)
    author.begin("New puzzle")
    author.take("Remove")
    author.tap("A4")
    expect(author.status).to_contain_text("At least one golem must belong to a player")
    expect(author.button("Play!")).to_be_disabled()
    expect(author.button("Share the link")).to_be_disabled()
    author.take("Green")
    author.tap("D4")
    expect(author.button("Play!")).to_be_enabled()


def test_work_is_still_there_when_the_page_is_opened_again(page_of: Opening, tmp_path: Path) -> None:
    author = maker(page_of)
    author.begin("New puzzle")
    author.take("Water")
    author.tap("B2")
    document = author.saved()
    author.page.goto("/")
    author.page.get_by_role("link", name="Workshop").click()
    author.begin("Continue")
    expect(author.cell("B2")).to_have_accessible_name("B2, open water")

    other = maker(page_of)
    other.open(written(document, tmp_path))
    expect(other.cell("B2")).to_have_accessible_name("B2, open water")


def test_a_file_of_something_else_is_refused_in_words(page_of: Opening, tmp_path: Path) -> None:
    page_of.expect("422")
    author = maker(page_of)
    author.open(written({"greeting": "hello"}, tmp_path))
    expect(author.page.get_by_role("alert").filter(has_text="isn’t a puzzle")).to_be_visible()
    letter = tmp_path / "letter.json"
    letter.write_text("Dear golem", encoding="utf-8")
    author.open(letter)
    expect(author.page.get_by_role("main").get_by_role("alert")).to_contain_text(
        "arena or level in this file"
    )
    axe(author.page)


def test_an_example_is_changed_and_shared_as_an_arena(page_of: Opening) -> None:
    author = maker(page_of)
    author.take("Arenas")
    author.begin("The Iron Road")
    expect(author.status).to_contain_text("Looks good so far.")
    link = author.share()
    visitor = Maker(page_of("", PROJECTOR, "en"))
    visitor.page.goto(link)
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    assert visitor.saved() == saved_behind(author)


def saved_behind(author: Maker) -> Any:
    author.press("Escape")
    return author.saved()


def test_a_scenario_gives_every_golem_a_goal(page_of: Opening) -> None:
    author = maker(page_of)
    author.begin("New scenario")
    author.take("Hold a cell")
    author.tap("B2")
    author.take("Goals")
    expect(author.page.get_by_text("Red: hold B2")).to_be_visible()
    author.button("Survive").click()
    axe(author.page)
    assert author.saved()["goals"][2:] == [
        {"robot": "red", "goal": "hold", "cell": "b2"},
        {"robot": "red", "goal": "survive"},
    ]


def test_a_scenario_is_played_at_once(page_of: Opening) -> None:
    author = maker(page_of)
    keep(author.page, KNOWS_HOW)
    author.begin("New scenario")
    author.take("Wall")
    author.tap("B2")
    author.button("Play!").click()
    expect(author.hand).to_be_visible()
    expect(author.cell("B2")).to_have_accessible_name("B2, wall")


def test_a_stream_is_led_from_land_over_water_to_land(page_of: Opening) -> None:
    author = maker(page_of)
    author.begin("New scenario")
    author.take("Water")
    author.tap("B2", "B3")
    author.take("Stream")
    author.tap("B1", "B2", "B3", "B4")
    expect(author.status).to_contain_text("Looks good so far.")
    assert author.saved()["streams"] == [{"cells": ["b2", "b3"], "outlets": ["b1", "b4"]}]
    author.tap("B3")
    assert "streams" not in author.saved()


def test_who_comes_back_from_playing_can_still_undo(page_of: Opening) -> None:
    author = maker(page_of)
    keep(author.page, KNOWS_HOW)
    author.begin("New puzzle")
    author.take("Wall")
    author.tap("D4")
    expect(author.status).to_contain_text("Solvable")
    author.button("Play!").click()
    expect(author.hand).to_be_visible()
    author.page.go_back()
    expect(author.cell("D4")).to_have_accessible_name("D4, wall")
    author.button("Undo").click()
    expect(author.cell("D4")).to_have_accessible_name("D4")


# ---------------------------------------------------------------- on every screen


@pytest.mark.parametrize("viewport", [PROJECTOR, OLD_SCREEN, PHONE, SMALL_PHONE])
def test_everything_fits_and_is_big_enough(page_of: Opening, viewport: Viewport) -> None:
    author = maker(page_of, viewport)
    assert_fits_in_both_languages(author.page)
    author.begin("New puzzle")
    author.take("Blue")
    author.tap("D1")
    assert_fits_in_both_languages(author.page)
    for part in ("Board", "Task"):
        author.take(part)
        assert_fits_in_both_languages(author.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_it(page_of: Opening, theme: Theme) -> None:
    author = maker(page_of, OLD_SCREEN, theme)
    axe(author.page)
    author.begin("New puzzle")
    expect(author.status).to_contain_text("Solvable")
    for part in ("Board", "Task", "Things"):
        author.take(part)
        axe(author.page)
    author.button("The shortest solution").click()
    expect(author.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(5)
    axe(author.page)
