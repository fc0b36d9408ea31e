"""Puzzles: the railway of chapters, and all ways to solve one: by touch, by keys, with hints, from a link."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from golems.puzzles.course import puzzle_named, puzzles
from golems.puzzles.solver import solve
from tests.e2e.axe import axe
from tests.e2e.fitting import assert_all_in_sight, assert_fits, assert_fits_in_both_languages
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, SMALL_PHONE, Opening, Theme, Viewport
from tests.e2e.solving import COURSE, EN, FIRST, PuzzlePerson, kept_stars, thinker
from tests.puzzles.drawing import drafted

KINDS = ["write", "fewest", "bug", "predict"]


def first_of(kind: str) -> str:
    return next(name for name, puzzle in puzzles().items() if puzzle.kind == kind)


def title_of(name: str) -> str:
    return puzzle_named(name).text("en").title


# ---------------------------------------------------------------- journeys


def test_a_child_solves_the_first_three_puzzles_by_touch_on_a_phone(page_of: Opening) -> None:
    child = PuzzlePerson(page_of("", PHONE, "en"))
    child.press_on(child.page.get_by_role("link", name="Puzzles Solve"))
    expect(child.title).to_have_text("Puzzles")
    child.press_on(child.page.get_by_role("link", name=f"Next: 1. {title_of(COURSE[0])}"))
    for number, name in enumerate(COURSE[:3], start=1):
        expect(child.title).to_have_text(title_of(name))
        child.solve(puzzle_named(name))
        child.see_the_end()
        expect(child.stars(3)).to_be_visible()
        assert len(kept_stars(child.page)) == number
        child.press_on(child.button("Next puzzle"))
    expect(child.title).to_have_text(title_of(COURSE[3]))
    child.press_on(child.page.get_by_role("link", name="All puzzles"))
    expect(child.stations.nth(2)).to_have_accessible_name(re.compile("3 of 3 stars$"))
    expect(child.stations.nth(3)).to_have_accessible_name(re.compile("^Next: 4"))


def test_who_has_left_is_not_troubled_by_a_late_answer(page_of: Opening) -> None:
    child = thinker(page_of, f"#/puzzle/{COURSE[0]}")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    child.page.route("**/api/puzzle/try*", hold)
    with child.page.expect_request("**/api/puzzle/try*"):
        child.solve(puzzle_named(COURSE[0]))
    child.page.get_by_role("link", name="All puzzles").click()
    expect(child.title).to_have_text("Puzzles")
    with child.page.expect_response("**/api/puzzle/try*"):
        held[0].continue_()
    expect(child.stations.nth(1)).to_be_visible()


def test_a_first_guess_may_be_wrong_and_the_golem_shows_why(page_of: Opening) -> None:
    name = first_of("predict")
    child = thinker(page_of, f"#/puzzle/{name}")
    expect(child.button("Run it!")).to_be_disabled()
    start = puzzle_named(name).position.robots[puzzle_named(name).control[0]]
    child.put(EN.cell(puzzle_named(name).position.field.name(start.cell)))
    axe(child.page)
    child.button("Run it!").click()
    child.see_the_end()
    expect(child.outcome).to_contain_text("Not yet")
    expect(child.outcome).to_contain_text("won’t end up there")
    axe(child.page)
    assert kept_stars(child.page) == {}
    child.button("Try again").click()
    child.predict(puzzle_named(name))
    child.see_the_end()
    expect(child.stars(1)).to_be_visible()
    assert kept_stars(child.page) == {name: 1}


def test_a_ghost_is_turned_where_that_is_asked_for(page_of: Opening, tmp_path: Path) -> None:
    child = opened_from_file(page_of, tmp_path, drafted("..", "^.", kind="predict", program="F R"))
    child.put("A1")
    child.button("Run it!").click()
    child.see_the_end()
    expect(child.outcome).to_contain_text("Not yet")
    child.button("Try again").click()
    child.put("A1")  # a tap where it is turns it, too
    expect(child.page.get_by_text("Red will end up on A1, facing right.")).to_be_visible()
    child.button("Run it!").click()
    child.see_the_end()
    expect(child.outcome).to_contain_text("Solved")


def test_the_wrong_card_of_a_program_is_found_and_replaced(page_of: Opening) -> None:
    name = first_of("bug")
    child = thinker(page_of, f"#/puzzle/{name}", OLD_SCREEN)
    expect(child.go).to_be_disabled()
    child.place(1).click()
    axe(child.page)
    child.button(re.compile("^Keep ")).click()
    expect(child.go).to_be_disabled()
    child.place(1).click()
    child.button(re.compile("^Play ")).first.click()
    child.go.click()
    child.see_the_end()
    expect(child.outcome).to_contain_text("Not yet")
    child.button("Try again").click()
    expect(child.place(1)).to_have_accessible_name(re.compile("changed$"))
    child.mend(puzzle_named(name))
    child.see_the_end()
    expect(child.stars(3)).to_be_visible()


def test_a_puzzle_is_solved_without_mouse_and_finger(page_of: Opening) -> None:
    child = thinker(page_of)
    link = child.page.get_by_role("link", name=f"Continue here {title_of(COURSE[0])}")
    tab_to(child, link)
    child.press("Enter")
    expect(child.title).to_have_text(title_of(COURSE[0]))
    expect(child.hand).to_be_visible()
    [program] = solve(puzzle_named(COURSE[0])).examples[0]
    for row, _ in enumerate(program, start=1):
        child.press("f")
        expect(child.place(row)).to_be_visible()
    expect(child.go).to_be_enabled()
    child.press("Enter")
    expect(child.button("Back to the program").or_(child.outcome)).to_be_visible()
    child.press("End")
    expect(child.button("Next puzzle")).to_be_focused()
    child.press("Enter")
    expect(child.title).to_have_text(title_of(COURSE[1]))


def tab_to(child: PuzzlePerson, thing: Locator) -> None:
    """Press Tab as often as it takes, but not for ever."""
    for _ in range(30):
        child.press("Tab")
        if thing.evaluate("(each) => each === document.activeElement"):
            return
    raise AssertionError("the focus does not come there")


def test_a_ghost_is_put_with_the_arrow_keys(page_of: Opening, tmp_path: Path) -> None:
    child = opened_from_file(
        page_of, tmp_path, drafted("..", "^.", kind="predict", program="F", facing=False)
    )
    tab_to(child, child.button(re.compile("^Choose: A1")))
    child.press("ArrowRight", "ArrowDown", "Enter")
    expect(child.page.get_by_text("Red will end up on B2.")).to_be_visible()
    child.press("ArrowLeft", "ArrowUp", "Enter")
    expect(child.page.get_by_text("Red will end up on A1.")).to_be_visible()
    tab_to(child, child.button("Run it!"))
    child.press("Enter")
    expect(child.outcome).to_contain_text("Solved")


@pytest.mark.parametrize("name", FIRST)
def test_the_first_puzzle_of_every_chapter_can_be_solved_on_the_page(page_of: Opening, name: str) -> None:
    child = thinker(page_of, f"#/puzzle/{name}", OLD_SCREEN)
    child.solve(puzzle_named(name))
    child.see_the_end()
    expect(child.stars(3)).to_be_visible()
    assert_all_in_sight(child.page)
    assert kept_stars(child.page) == {name: 3}


# ---------------------------------------------------------------- trying


def test_a_program_runs_row_by_row_and_comes_back_as_it_was(page_of: Opening) -> None:
    child = thinker(page_of, "#/puzzle/three-steps", OLD_SCREEN)
    child.lay("Forward", "Forward")
    child.button("Step by step").click()
    rows = child.page.get_by_role("list", name="Program").get_by_role("listitem")
    expect(rows.nth(0)).to_have_attribute("aria-current", "step")
    while child.button("One step forward").is_enabled():
        child.button("One step forward").click()
    expect(child.outcome).to_contain_text("Goal: Red on B1.")
    assert_all_in_sight(child.page)
    child.button("Try again").click()
    child.has_laid("Forward", "Forward")
    expect(child.where("Red facing")).to_have_accessible_name(re.compile("^B4"))
    child.lay("Forward")
    child.go.click()
    child.see_the_end()
    expect(child.stars(3)).to_be_visible()


def test_more_cards_than_needed_bring_fewer_stars_and_the_better_try_counts(page_of: Opening) -> None:
    child = thinker(page_of, "#/puzzle/three-steps")
    child.lay("Forward", "Forward", "Forward", "Forward")
    child.go.click()
    child.see_the_end()
    expect(child.stars(2)).to_be_visible()
    expect(child.outcome).to_contain_text("You can do it with 3 cards.")
    child.button(re.compile("^Again$")).click()
    child.place(4).click()
    child.button("Take this card back").click()
    child.go.click()
    child.see_the_end()
    assert kept_stars(child.page) == {"three-steps": 3}


def test_hints_are_given_one_by_one_and_point_at_the_board(page_of: Opening) -> None:
    child = thinker(page_of, "#/puzzle/round-the-corner", OLD_SCREEN)
    child.button("Hint").click()
    card = child.page.get_by_role("region", name="Hint")
    expect(card).to_contain_text("Look at C2")
    expect(card).to_contain_text("1 of")
    axe(child.page)
    assert_all_in_sight(child.page)
    child.button("Another hint").click()
    expect(card).to_contain_text("6 cards are enough.")
    child.button("Previous hint").click()
    expect(card).to_contain_text("Look at C2")
    child.button("Close the hint").click()
    expect(card).to_be_hidden()


def test_another_language_leaves_the_attempt_as_it_is(page_of: Opening) -> None:
    child = thinker(page_of, "#/puzzle/three-steps")
    child.lay("Forward")
    child.go.click()
    child.see_the_end()
    child.button("RU: Русский").click()
    expect(child.outcome).to_contain_text("Цель: Красный на клетке Б1.")
    child.button("Попробовать ещё").click()
    child.has_laid("Вперёд")


# ---------------------------------------------------------------- days, links, files


def test_there_is_a_puzzle_of_the_day(page_of: Opening) -> None:
    child = thinker(page_of)
    card = child.page.get_by_role("link", name=re.compile("Puzzle of the day"))
    card.click()
    expect(child.page).to_have_url(re.compile(r"#/puzzle/daily-\d{4}-\d\d-\d\d$"))
    expect(child.title).not_to_have_text("Puzzles")


def opened_from_file(page_of: Opening, folder: Path, document: object) -> PuzzlePerson:
    child, file = thinker(page_of), folder / "puzzle.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    with child.page.expect_file_chooser() as chooser:
        child.button("Open a puzzle from a file").click()
    chooser.value.set_files(file)
    expect(child.title).to_have_text("A test")
    return child


def test_a_puzzle_from_a_file_is_sent_as_a_link_and_solved_in_another_browser(
    page_of: Opening, tmp_path: Path
) -> None:
    mine = opened_from_file(page_of, tmp_path, drafted("x.", "^."))
    mine.button("Share the puzzle").click()
    link = mine.page.get_by_label("Link").input_value()
    assert "#/puzzle?p=" in link
    axe(mine.page)
    theirs = thinker(page_of, link[link.index("#") :], PHONE)
    expect(theirs.title).to_have_text("A test")
    theirs.press_on(theirs.button("Hint"))
    expect(theirs.page.get_by_role("region", name="Hint")).to_contain_text("Look at A1")
    theirs.lay("Forward")
    theirs.go.click()
    theirs.see_the_end()
    expect(theirs.outcome).to_contain_text("Solved")
    assert kept_stars(theirs.page) == {}


def test_a_link_that_was_cut_off_or_a_puzzle_that_is_none_is_told_in_words(page_of: Opening) -> None:
    page_of.expect("404|422")
    broken = thinker(page_of, "#/puzzle?p=AAAA")
    expect(broken.page.get_by_text("This link is incomplete.")).to_be_visible()
    axe(broken.page)
    nobody = thinker(page_of, "#/puzzle/nobody-knows")
    expect(nobody.page.get_by_text("There is no such puzzle")).to_be_visible()


def test_stars_go_to_another_browser_as_a_file(page_of: Opening, tmp_path: Path) -> None:
    mine = thinker(page_of, f"#/puzzle/{COURSE[0]}")
    mine.solve(puzzle_named(COURSE[0]))
    mine.see_the_end()
    mine.page.get_by_role("link", name="All puzzles").click()
    with mine.page.expect_download() as download:
        mine.button("Save the stars").click()
    file = tmp_path / "stars.json"
    download.value.save_as(file)
    theirs = thinker(page_of)
    with theirs.page.expect_file_chooser() as chooser:
        theirs.button("Add stars from a file").click()
    chooser.value.set_files(file)
    expect(theirs.stations.first).to_have_accessible_name(re.compile("3 of 3 stars$"))
    assert kept_stars(theirs.page) == {COURSE[0]: 3}
    with theirs.page.expect_file_chooser() as chooser:
        theirs.button("Add stars from a file").click()
    chooser.value.set_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(theirs.page.get_by_role("alert")).to_contain_text("There are no stars in this file.")


# ---------------------------------------------------------------- how it looks


@pytest.mark.parametrize(
    ("viewport", "theme"),
    [(PROJECTOR, "light"), (OLD_SCREEN, "dark"), (PHONE, "light"), (SMALL_PHONE, "dark")],
    ids=str,
)
def test_the_railway_fits_every_screen(page_of: Opening, viewport: Viewport, theme: Theme) -> None:
    child = thinker(page_of, "#/puzzles", viewport, theme)
    expect(child.stations.first).to_be_visible()
    axe(child.page)
    assert_fits_in_both_languages(child.page)


@pytest.mark.parametrize(
    ("viewport", "theme"), [(PROJECTOR, "dark"), (OLD_SCREEN, "light"), (PHONE, "dark")], ids=str
)
@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_played_without_scrolling(
    page_of: Opening, kind: str, viewport: Viewport, theme: Theme
) -> None:
    child = thinker(page_of, f"#/puzzle/{first_of(kind)}", viewport, theme, speed=0.5)
    expect(child.cells.first).to_be_visible()
    look(child)
    child.solve(puzzle_named(first_of(kind)))
    child.press_on(child.button("Pause"))
    look(child)
    child.press_on(child.to_the_end)
    child.see_the_end()
    look(child)


def look(child: PuzzlePerson) -> None:
    axe(child.page)
    assert_fits(child.page)
    assert_all_in_sight(child.page)


def test_a_puzzle_with_many_rows_and_cards_fits_an_old_screen(page_of: Opening, tmp_path: Path) -> None:
    cards = ("forward", "backward", "left", "right", "stand", "attack", "defend", "loop", "if")
    document = drafted(
        "x...", "....", "....", "^...", rows=12, hand=dict.fromkeys(cards, 2), bonuses=["loop", "if"]
    )
    child = opened_from_file(page_of, tmp_path, document)
    child.page.set_viewport_size({"width": OLD_SCREEN[0], "height": OLD_SCREEN[1]})
    expect(child.hand).to_be_visible()
    look(child)
    child.lay("If there is an obstacle ahead", "Forward", "Turn left")
    expect(child.go).to_be_enabled()
    axe(child.page)
    assert_all_in_sight(child.page)
