"""What a room sees from afar: a class screen and a tournament's screen as large as a projector's, with an
address that others can open, and with a whole class before them."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from golems.puzzles.course import puzzles
from golems.puzzles.puzzle import Puzzle
from tests.e2e.axe import axe
from tests.e2e.fitting import assert_all_in_sight, assert_fits
from tests.e2e.opening import PHONE, PROJECTOR, Opening, Viewport
from tests.e2e.test_lesson import Teacher, child, open_lesson, title_of
from tests.server.classroom import solution_of
from tests.server.clubs import SWISS

WALL: Viewport = (1920, 1080)
SCREENS = pytest.mark.parametrize("viewport", [WALL, PROJECTOR], ids=str)
BOTH = next(name for name, each in puzzles().items() if each.kind == "predict" and len(each.control) > 1)
GUARDED = "after-you"  # another golem marches there
MAIN = re.compile(r"\bmain\b")


def reachable(route: Route) -> None:
    """Change the answer of the server: whether others can reach it depends on the machine."""
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json() | {"reach": "others"})


def on_the_wall(page_of: Opening, path: str, viewport: Viewport) -> Page:
    page = page_of.device(viewport, "en")
    page.route("**/invitation*", reachable)
    page.goto(f"/{path}")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    return page


def assert_apart(*things: Locator) -> None:
    boxes = [thing.bounding_box() for thing in things]
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            assert one
            assert other
            across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
            down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
            assert min(across, down) <= 0, (one, other)


def fill(teacher: Teacher, count: int) -> list[str]:
    """Let so many children come in; return their tokens."""
    asked = teacher.page.request
    answers = [
        asked.post(f"/api/lessons/{teacher.code}/children", data={"name": f"Alexandra {number + 1}"})
        for number in range(count)
    ]
    return [answer.json()["token"] for answer in answers]


def hand_in(teacher: Teacher, token: str, **tried: Any) -> None:
    answer = teacher.page.request.post(f"/api/lessons/{teacher.code}/try", data={"token": token, **tried})
    assert answer.ok, answer.text()


@SCREENS
def test_the_code_and_its_picture_stand_beside_each_other(page_of: Opening, viewport: Viewport) -> None:
    teacher = open_lesson(page_of)
    fill(teacher, 30)
    page = on_the_wall(page_of, f"#/screen/{teacher.code}", viewport)
    expect(page.get_by_text("30 children")).to_be_visible()
    last_letter = page.get_by_role("img", name="Room code").locator("span").last
    assert_apart(last_letter, page.get_by_role("img", name="QR code"), page.get_by_text("Go to"))
    assert_all_in_sight(page)
    axe(page)


@SCREENS
def test_sixteen_players_their_tables_and_the_address_fit(page_of: Opening, viewport: Viewport) -> None:
    page = page_of("", PROJECTOR, "en")
    opened = page.request.post("/api/tournaments", data={"rules": SWISS}).json()
    code = opened["code"]
    for number in range(16):
        page.request.post(f"/api/tournaments/{code}/players", data={"name": f"Player {number + 1}"})
    started = page.request.post(
        f"/api/tournaments/{code}/acts", data={"token": opened["token"], "act": {"type": "start"}}
    )
    assert started.ok, started.text()
    screen = on_the_wall(page_of, f"#/t/{code}/screen", viewport)
    expect(screen.get_by_role("img", name="Table 8")).to_be_visible()
    expect(screen.get_by_text("Table 8", exact=True)).to_be_visible()
    assert_all_in_sight(screen)
    axe(screen)


def ghosts_at(puzzle: Puzzle, cells: Sequence[str]) -> dict[str, dict[str, str]]:
    """Say where each golem will be, all of them facing away from us."""
    golems = [puzzle.position.robots[seat].id for seat in puzzle.control]
    return {golem: {"cell": cell, "facing": "N"} for golem, cell in zip(golems, cells, strict=True)}


def test_whose_ghost_it_is_is_seen_and_golems_run_before_the_ghosts(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    screen = page_of(f"#/screen/{teacher.code}", WALL, "en")
    tokens = fill(teacher, 2)
    teacher.begin("Predict, then run", BOTH)
    for token in tokens:
        hand_in(teacher, token, puzzle=BOTH, ghosts=ghosts_at(puzzles()[BOTH], ("a1", "a1")))
    teacher.button("Show all ghosts").click()
    ghosts = screen.get_by_role("list", name="Where the ghosts are").get_by_role("listitem")
    for name in ("Red", "Blue"):
        expect(ghosts.get_by_role("img", name=name)).to_be_visible()
    red, blue = screen.locator(".piece.put").all()
    assert_apart(red, blue)
    axe(screen)
    assert layer(red) > layer(a_golem(screen))
    teacher.button("Run it").click()
    expect(screen.locator(".piece.put.behind")).to_have_count(2)
    assert layer(red) < layer(a_golem(screen))


def a_golem(page: Page) -> Locator:
    """Return a golem on the board, which stands on some cell."""
    return page.locator(".board .piece:not(.put, .count)").filter(has=page.locator("use")).last


def layer(thing: Locator) -> int:
    return int(thing.evaluate("(each) => Number(getComputedStyle(each).zIndex)"))


def test_the_most_frequent_program_runs_beside_what_the_other_golem_does(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    screen = page_of(f"#/screen/{teacher.code}", WALL, "en")
    [token] = fill(teacher, 1)
    teacher.begin("One puzzle for everyone", GUARDED)
    others = screen.get_by_role("list", name="What the others will do")
    expect(others.get_by_role("img", name="Blue")).to_be_visible()
    hand_in(teacher, token, puzzle=GUARDED, programs=[solution_of(puzzles()[GUARDED])])
    teacher.button("Show all programs").click()
    expect(screen.get_by_text("Which of these programs will do it?")).to_be_visible()
    expect(others).to_be_visible()
    expect(screen.get_by_role("button", name="Row 1")).to_be_hidden()
    teacher.button("Run it").click()
    expect(screen.get_by_role("button", name="Row 1")).to_be_visible()
    axe(screen)


def test_the_last_attempt_is_shown_with_the_names_of_its_cards(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    [token] = fill(teacher, 1)
    teacher.begin("One puzzle for everyone", GUARDED)
    hand_in(teacher, token, puzzle=GUARDED, programs=["F F"])
    teacher.button("The class at a glance").click()
    teacher.page.get_by_role("button", name="Alexandra 1").click()
    shown = teacher.page.get_by_role("dialog", name="Alexandra 1")
    row = shown.get_by_role("list", name="Program").get_by_role("img", name="Forward").first
    word = row.get_by_text("Forward").bounding_box()
    card = row.bounding_box()
    assert word
    assert card
    assert card["x"] < word["x"] < word["x"] + word["width"] < card["x"] + card["width"]


def test_after_a_step_of_the_plan_the_next_one_is_offered_where_the_teacher_looks(page_of: Opening) -> None:
    teacher = Teacher(page_of("#/plans/3", PROJECTOR, "en"))
    teacher.button("Start this plan").click()
    guide = teacher.page.get_by_role("region", name="Lesson plan")
    expect(guide.get_by_role("heading", name="You need")).to_be_visible()
    fill(teacher, 30)
    expect(teacher.page.get_by_role("heading", name="30 children")).to_be_visible()
    guide.get_by_role("button", name="Begin", exact=True).click()
    following = guide.get_by_role("button", name="Next step")
    expect(following).to_have_class(MAIN)  # the first step is on the floor
    following.click()
    begin = guide.get_by_role("button", name=f"Start: {title_of(BOTH)}")
    expect(begin).to_have_class(MAIN)
    expect(following).not_to_have_class(MAIN)
    begin.click()
    teacher.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    teacher.button("Finish this activity").evaluate("(button) => button.click()")
    expect(following).to_have_class(MAIN)
    expect(following).to_be_in_viewport()


def test_a_child_knows_what_the_table_calls_everybody(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    fill(teacher, 1)
    anna = child(page_of, teacher.code, PHONE)
    anna.page.get_by_label("My name is").fill("Anna")
    anna.button("Join").first.tap()
    expect(teacher.page.get_by_role("heading", name="2 children")).to_be_visible()
    teacher.begin("Pairs")
    expect(anna.page.get_by_text("At the table: you are the tiger, against the wolf.")).to_be_visible()
    assert_fits(anna.page)
    axe(anna.page)


def test_a_hint_is_seen_before_the_puzzle_is_opened(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    anna = child(page_of, teacher.code, PHONE)
    anna.page.get_by_label("My name is").fill("Anna")
    anna.button("Join").first.tap()
    expect(teacher.page.get_by_role("heading", name="1 child")).to_be_visible()
    teacher.begin("A chapter of puzzles")
    teacher.button("Send a hint to Anna").click()
    expect(anna.page.get_by_role("img", name="Your teacher has sent a hint")).to_have_count(1)
    axe(anna.page)
