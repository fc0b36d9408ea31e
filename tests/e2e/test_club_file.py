"""Week after week: a tournament begins from a club file and is written into it; and who is away is seen."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from golems.puzzles.course import chapters, puzzles
from golems.words.language import LANGUAGES, language
from tests.e2e.axe import axe
from tests.e2e.fitting import assert_fits, assert_fits_in_both_languages, speak
from tests.e2e.opening import PHONE, PROJECTOR, Opening
from tests.e2e.people import Person, experienced
from tests.e2e.test_tournament import Contender, tables, write_result

NAMES = ("Anna", "Boris", "Clara")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return the file as an adult has it from last week."""
    file = tmp_path / "club.json"
    club = {"format": "golems-club/1", "title": "Chess and golems"}
    file.write_text(json.dumps(club | {"members": [{"name": name} for name in NAMES]}))
    return file


def choose_file(page: Page, button: str, file: Path) -> None:
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name=button).click()
    asked.value.set_files(file)


def opened_with(organiser: Person, kept: Path) -> str:
    """Plan a tournament with the club; return its code."""
    page = organiser.page
    page.goto("/#/t")
    choose_file(page, "Open a club file", kept)
    expect(page.get_by_role("checkbox", name="Offer 3 names from Chess and golems")).to_be_checked()
    axe(page)
    assert_fits_in_both_languages(page)
    organiser.button("Open the tournament").click()
    expect(page).to_have_url(re.compile(r"#/t/\w{5}/lead$"))
    return page.url.split("/")[-2]


def tap(page_of: Opening, code: str, name: str) -> Contender:
    child = Contender(experienced(page_of, PHONE).page, name, code)
    child.page.goto(f"/t/{code}")
    child.button(name).tap()
    expect(child.page.get_by_role("main")).to_contain_text("You’re in!")
    return child


def test_a_tournament_begins_from_the_file_and_is_written_into_it(page_of: Opening, kept: Path) -> None:
    organiser = experienced(page_of)
    lead, code = organiser.page, opened_with(organiser, kept)
    waiting = page_of(f"t/{code}", PHONE, "en")
    expect(waiting.get_by_role("button", name="I’m in!")).to_be_visible()
    expect(waiting.get_by_role("button", name="Anna")).to_be_hidden()
    organiser.button("Show 3 names to everyone who comes in").click()
    expect(waiting.get_by_role("button", name="Anna")).to_be_visible()
    axe(waiting)
    assert_fits(waiting)
    anna = tap(page_of, code, "Anna")
    expect(waiting.get_by_role("button", name="Anna")).to_be_hidden()
    lead.get_by_text("Tick who is here without a device").click()
    lead.get_by_role("checkbox", name="Boris").check()
    axe(lead)
    organiser.button("Add: 1").click()
    expect(organiser.button("Boris no device")).to_be_visible()
    expect(lead.get_by_role("checkbox", name="Clara")).to_be_visible()

    organiser.button("Start the first round").click()
    expect(anna.page.get_by_role("main")).to_contain_text("on paper")
    write_result(organiser, Anna=1, Boris=2)
    expect(tables(lead)).to_contain_text("Anna won")
    write_into_the_file(organiser)


def write_into_the_file(organiser: Person) -> None:
    """Write the evening into the file: then the season has its points, a child has a page, and the file can
    be opened again."""
    page = organiser.page
    page.get_by_role("link", name="Write into the club file").click()
    organiser.button("Write into the club file").click()
    season = page.get_by_role("region", name="Season table")
    expect(season.get_by_role("row").nth(1)).to_contain_text("Anna")
    expect(season.get_by_role("row").nth(1).get_by_role("cell").nth(1)).to_have_text("2")
    axe(page)
    assert_fits(page)
    season.get_by_role("link", name="Boris").click()
    expect(page.get_by_role("heading", name="Boris")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(re.compile(r"\w+ \d+, \d{4} · Tournament"))
    page.get_by_role("link", name="Back to the club").click()
    with page.expect_download() as saved:
        organiser.button("Save the file").click()
    file = json.loads(saved.value.path().read_text())
    assert [evening["kind"] for evening in file["evenings"]] == ["tournament"]
    assert {each["name"]: each["points"] for each in file["evenings"][0]["here"]} == {"Anna": 1, "Boris": 0}
    with page.expect_download() as table:
        organiser.button("Save as a table (CSV)").click()
    assert table.value.path().read_text(encoding="utf-8-sig").splitlines()[1].startswith("1,Anna")


def test_a_childs_page_lists_what_it_has_solved(page_of: Opening, kept: Path) -> None:
    """Chapters and puzzles by their titles; a puzzle that the course no longer has is counted."""
    club, (first, second, *_) = json.loads(kept.read_text()), chapters()
    solved = [*list(first.puzzles)[:2], next(iter(second.puzzles))]
    evening = {"kind": "lesson", "day": "2026-11-12", "title": "The first step"}
    evenings = [
        evening | {"id": "lesson-1", "here": [{"name": "Anna", "solved": solved}]},
        evening | {"id": "lesson-2", "here": [{"name": "Anna", "solved": ["walk-1"]}]},
    ]
    kept.write_text(json.dumps(club | {"evenings": evenings}))
    adult = experienced(page_of)
    page = adult.page
    page.goto("/#/club")
    choose_file(page, "Open a club file", kept)
    page.get_by_role("region", name="Season table").get_by_role("link", name="Anna").click()
    for lang in LANGUAGES:
        speak(page, lang)
        page.emulate_media(media="print")
        for chapter, names in ((first, solved[:2]), (second, solved[2:])):
            title = chapter.text(lang).title
            count = language(lang).say(
                "club-page-chapter", title=title, count=len(names), all=len(chapter.puzzles)
            )
            line = page.get_by_role("listitem").filter(has_text=count)
            expect(line).to_contain_text(" · ".join(puzzles()[name].text(lang).title for name in names))
        expect(page.get_by_text(language(lang).say("club-page-others", count=1))).to_be_visible()
        page.emulate_media(media="screen")
        axe(page)
        assert_fits(page)


def test_who_is_away_is_seen_on_every_page(page_of: Opening) -> None:
    organiser = experienced(page_of)
    organiser.page.goto("/#/t")
    organiser.button("Open the tournament").click()
    expect(organiser.page).to_have_url(re.compile("/lead$"))
    code = organiser.page.url.split("/")[-2]
    screen = page_of(f"#/t/{code}/screen", PROJECTOR, "en")
    anna, boris = [Contender(experienced(page_of, PHONE).page, name, code) for name in ("Anna", "Boris")]
    for player in (anna, boris):
        player.enter()
    expect(screen.get_by_role("listitem")).to_have_text(["Anna", "Boris"])
    boris.page.close()
    for page in (screen, anna.page):
        expect(page.get_by_role("listitem").filter(has_text="Boris")).to_contain_text("away: 0 min")
        expect(page.get_by_role("listitem").filter(has_text="Anna")).not_to_contain_text("away")
    axe(screen)
    organiser.button("Start the first round").click()
    for page in (screen, anna.page):
        row = page.get_by_role("table", name="Standings").get_by_role("row", name="Boris")
        expect(row).to_contain_text("away: 0 min")
    axe(screen)
    axe(anna.page)
    assert_fits(anna.page)
