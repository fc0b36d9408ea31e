"""A battle from a file, or from a text that somebody sent."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import axe
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening, Theme, Viewport
from tests.e2e.people import Person

GOLDEN = Path(__file__).parents[1] / "golden"


def text_of(record: str) -> str:
    return (GOLDEN / f"{record}.json").read_text(encoding="utf-8")


def choose(page: Page, path: Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(path)


def scrubber(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment in the battle")


@pytest.mark.parametrize(
    ("record", "last", "ends", "left", "viewport", "theme"),
    [
        ("2.0-battle", 4, "Red wins!", "A3, Red facing left", PROJECTOR, "light"),
        (
            "3.0-bring-the-barrel",
            4,
            "Blue wins!",
            "Blue facing left, lives 3, carrying a barrel",
            PHONE,
            "dark",
        ),
        ("4.0-first-game", 8, "Red wins!", "B3, Red facing away from us", OLD_SCREEN, "dark"),
    ],
)
def test_a_file_is_opened_and_stepped_through(
    page_of: Opening, record: str, last: int, ends: str, left: str, viewport: Viewport, theme: Theme
) -> None:
    page = page_of("#/replay", viewport, "en", theme)
    viewer = Person(page)
    axe(page)
    choose(page, GOLDEN / f"{record}.json")
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay of a battle")
    place = scrubber(page)
    expect(place).to_have_attribute("aria-valuetext", "Round 1, start")
    before = viewer.board()
    axe(page)

    viewer.press("ArrowRight", "ArrowRight")
    expect(place).to_have_attribute("aria-valuetext", "Round 1, row 1")
    page.get_by_role("button", name="Round 2", exact=True).click()
    expect(place).to_have_attribute("aria-valuetext", "Round 2, start")
    viewer.button("Row 2").click()
    expect(place).to_have_attribute("aria-valuetext", "Round 2, row 2")
    axe(page)

    viewer.to_the_end.click()
    expect(page.get_by_text(f"The battle is over: {ends}").first).to_be_visible()
    expect(viewer.where(left)).to_be_visible()
    expect(page.get_by_role("button", name=f"Round {last}", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    axe(page)

    page.reload()
    expect(place).to_have_attribute("aria-valuetext", "Round 1, start")
    assert viewer.board() == before


def test_a_replay_goes_on_by_itself_until_it_is_paused(page_of: Opening) -> None:
    page = page_of("#/replay", lang="en")
    viewer = Person(page)
    choose(page, GOLDEN / "4.0-first-game.json")
    page.get_by_role("main").get_by_role("button", name="Watch", exact=True).first.click()
    expect(scrubber(page)).to_have_attribute("aria-valuetext", "Round 1, row 1")
    viewer.button("Pause").click()
    axe(page)
    scrubber(page).focus()
    viewer.press("End")
    expect(page.get_by_text("The battle is over: Red wins!").first).to_be_visible()


@pytest.mark.parametrize(("viewport", "theme"), [(PROJECTOR, "dark"), (PHONE, "light")])
def test_a_pasted_position_is_shown(page_of: Opening, viewport: Viewport, theme: Theme) -> None:
    page = page_of("#/replay", viewport, "en", theme)
    viewer = Person(page)
    position: dict[str, Any] = json.loads(text_of("2.0-battle"))["start"]
    page.get_by_role("textbox", name="Or paste the text").fill(json.dumps(position))
    viewer.button("Show it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A position")
    expect(page.get_by_text("nothing has happened yet")).to_be_visible()
    expect(viewer.where("Red")).to_have_accessible_name("A4, Red facing away from us, lives 3")
    words = page.get_by_role("region", name="What is where").get_by_role("listitem")
    expect(words.filter(has_text="D1, Blue facing towards us, lives 3")).to_be_visible()
    axe(page)
    viewer.button("Turn the board").click()
    expect(viewer.cells.first).to_have_accessible_name("A4, Red facing right, lives 3")


@pytest.mark.parametrize("viewport", [PROJECTOR, PHONE], ids=str)
def test_a_broken_text_is_told_kindly_and_kept(page_of: Opening, viewport: Viewport) -> None:
    page = page_of("#/replay", viewport, "en")
    field, show = (
        page.get_by_role("textbox", name="Or paste the text"),
        page.get_by_role("button", name="Show it"),
    )
    problem = page.get_by_role("main").get_by_role("alert")
    show.click()
    expect(problem).to_contain_text("There’s nothing here")
    whole = text_of("4.0-first-game")
    half = whole[: len(whole) // 2]
    field.fill(half)
    expect(problem).to_be_hidden()
    show.click()
    expect(problem).to_contain_text("This doesn’t look like a saved battle: part of the text is missing")
    expect(field).to_have_value(half)
    axe(page)
    page.get_by_role("button", name="RU: Русский").click()
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("Это не похоже на файл боя")
    expect(page.get_by_role("textbox")).to_have_value(half)
    page.get_by_role("button", name="EN: English").click()
    field.fill('{"greeting": "hello"}')
    show.click()
    expect(problem).to_contain_text("There’s no battle and no position in this text")
    field.fill(whole)
    show.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay of a battle")


def test_what_the_rules_do_not_allow_is_said_and_can_be_mended(page_of: Opening) -> None:
    page_of.expect("422")
    page = page_of("#/replay", lang="en")
    field = page.get_by_role("textbox", name="Or paste the text")
    impossible = text_of("4.0-first-game").replace("A S F R", "A A A A")
    field.fill(impossible)
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("heading", name="This battle can’t be shown")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("Attack")
    axe(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == json.loads(impossible)
    page.get_by_role("link", name="All replays").click()
    expect(field).to_have_value(impossible)


def test_a_file_of_something_else_is_refused_in_words(page_of: Opening, tmp_path: Path) -> None:
    letter = tmp_path / "letter.json"
    letter.write_text("Dear golem, how are you?", encoding="utf-8")
    page = page_of("#/replay", lang="en")
    choose(page, letter)
    problem = page.get_by_role("main").get_by_role("alert")
    expect(problem).to_contain_text("This doesn’t look like a saved battle")
    secret = tmp_path / "match.json"
    secret.write_text('{"settings": {}, "decisions": []}', encoding="utf-8")
    choose(page, secret)
    expect(problem).to_contain_text("This battle isn’t finished")
    axe(page)
    choose(page, GOLDEN / "2.0-battle.json")
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay of a battle")
