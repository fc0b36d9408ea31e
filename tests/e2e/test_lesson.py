"""A lesson with twelve children, from the code to the button that deletes everything."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from golems.lessons.entries import ANIMALS
from golems.notation.programs import read_short
from golems.puzzles.course import chapters, puzzles
from golems.rules.values import Program
from golems.words.language import language
from golems.words.plans import plans
from tests.e2e.axe import axe
from tests.e2e.fitting import assert_all_in_sight, assert_fits, assert_fits_in_both_languages, speak
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening, Viewport
from tests.e2e.people import KNOWS_HOW, Person
from tests.e2e.solving import PuzzlePerson
from tests.e2e.test_keyboard import reach
from tests.server.classroom import puzzle_of, right_ghost, solution_of, wrong_ghost

WRITE, WRITTEN = puzzle_of("write")
PREDICT, PREDICTED = puzzle_of("predict")
CHAPTER = next(chapter for chapter in chapters() if WRITE in chapter.puzzles)
SHORT = solution_of(WRITTEN).rpartition(" ")[0]  # one row is missing
OTHERS = [animal for animal in ANIMALS if animal != "fox"][:10]  # act through their page, but do not tap
QUICK = {"golems-settings": json.dumps({"speed": 20})}
POST = """async ([path, body]) => {
  const answer = await fetch(path, { method: "POST", body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


def title_of(puzzle: str) -> str:
    return puzzles()[puzzle].text("en").title


@dataclass(frozen=True)
class Teacher(Person):
    """A teacher who leads a lesson."""

    @property
    def code(self) -> str:
        return self.page.url.rpartition("/")[2]

    def child(self, name: str) -> Locator:
        return self.page.get_by_role("listitem").filter(has=self.button(f"Rename, move or remove {name}"))

    def choose(self, activity: str) -> None:
        self.page.get_by_role("radio", name=activity).locator("xpath=..").click()

    def begin(self, activity: str, puzzle: str = "") -> None:
        self.choose(activity)
        if puzzle:
            self.page.get_by_label("Which puzzle?").select_option(puzzle)
        self.button("Make pairs and start" if activity == "Pairs" else "Start").click()
        expect(self.page.get_by_role("heading", name=f"Now {activity}")).to_be_visible()

    def move_on(self) -> None:
        self.button("Finish this activity").click()
        expect(self.page.get_by_role("heading", name="What’s next for the class?")).to_be_visible()


@dataclass(frozen=True)
class Pupil(PuzzlePerson):
    """A child of the class."""

    def post(self, code: str, path: str, **body: Any) -> Any:
        """Ask the server as the page of the child would."""
        return self.page.evaluate(POST, [f"/api/lessons/{code}/{path}", body])

    def token(self, code: str) -> str:
        read = "(key) => JSON.parse(localStorage.getItem(key)).child"
        return str(self.page.evaluate(read, f"golems-lesson-{code}"))

    def hand_in(self, code: str, puzzle: str, **tried: Any) -> None:
        self.post(code, "try", token=self.token(code), puzzle=puzzle, **tried)

    @property
    def hands_in(self) -> Locator:
        return self.button("Hand in")


def open_lesson(page_of: Opening, viewport: Viewport = PROJECTOR) -> Teacher:
    teacher = Teacher(page_of("#/lesson", viewport, "en"))
    teacher.button("Open a lesson").click()
    expect(teacher.page.get_by_role("heading", name="Nobody is here yet")).to_be_visible()
    return teacher


def child(page_of: Opening, code: str, viewport: Viewport = PROJECTOR) -> Pupil:
    """Return a child who has opened the link, is quick to look, and needs no introduction."""
    found = Pupil(remembering(page_of.device(viewport, "en"), KNOWS_HOW | QUICK))
    found.page.goto(f"/l/{code}")
    expect(found.page.get_by_role("heading", name="Join the lesson")).to_be_visible()
    return found


def joined(page_of: Opening, code: str, animal: str) -> Pupil:
    """Return a child who came in through the API and acts through the page from then on."""
    page = page_of.device(OLD_SCREEN, "en")
    token = page.request.post(f"/api/lessons/{code}/children", data={"animal": animal}).json()["token"]
    remembering(page, KNOWS_HOW | QUICK | {f"golems-lesson-{code}": json.dumps({"child": token})})
    page.goto(f"/#/l/{code}")
    return Pupil(page)


def remembering(page: Page, kept: dict[str, str]) -> Page:
    """Let a page begin with what it would have kept from an earlier visit."""
    write = "Object.entries({}).forEach(([key, value]) => localStorage.setItem(key, value))"
    page.add_init_script(write.replace("{}", json.dumps(kept)))
    return page


def test_twelve_children_go_through_all_activities(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    code = teacher.code
    screen = Person(page_of(f"#/screen/{code}", PROJECTOR, "en", "dark"))
    anna, fox = child(page_of, code), child(page_of, code, PHONE)
    anna.page.get_by_label("My name is").fill("Anna")
    anna.button("Join").first.click()
    fox.button("Join as the fox").tap()
    others = [joined(page_of, code, animal) for animal in OTHERS]
    expect(teacher.page.get_by_role("heading", name="12 children")).to_be_visible()
    expect(screen.page.get_by_text("12 children")).to_be_visible()
    assert "Anna" not in screen.page.content()
    for each in (teacher, screen, anna):
        axe(each.page)

    one_position_for_all(teacher, screen, anna, fox, others)
    a_prediction(teacher, screen, anna, fox, others)
    a_chapter(teacher, screen, anna, fox)
    pairs(teacher, screen, anna, fox)
    the_end(teacher, screen, anna)


def one_position_for_all(
    teacher: Teacher, screen: Person, anna: Pupil, fox: Pupil, others: list[Pupil]
) -> None:
    teacher.begin("One puzzle for everyone", WRITE)
    for each in (anna, fox):
        expect(each.title).to_have_text(title_of(WRITE))
    anna.lay_program(WRITTEN, solution(WRITE))
    anna.hands_in.click()
    expect(anna.page.get_by_role("main").get_by_text("Handed in!")).to_be_visible()
    expect(teacher.page.get_by_text("1 of 12 have handed in")).to_be_visible()
    expect(screen.page.get_by_text("1 of 12 have handed in")).to_be_visible()
    fox.lay_program(WRITTEN, solution(WRITE))
    fox.press_on(fox.hands_in)
    for each in others:
        each.hand_in(teacher.code, WRITE, programs=[SHORT])
    expect(teacher.page.get_by_text("12 of 12 have handed in")).to_be_visible()
    expect(teacher.page.get_by_text("12 done")).to_be_visible()
    assert "The best" not in screen.page.content()
    axe(teacher.page)

    teacher.button("Show all programs").click()
    bars = screen.page.get_by_role("list", name="Programs from the class").get_by_role("listitem")
    expect(bars).to_have_count(2)
    expect(bars.nth(0)).to_contain_text("10 ×")
    expect(screen.page.get_by_text("Which of these programs will do it?")).to_be_visible()
    expect(anna.page.get_by_text("Which of these programs will do it?")).to_be_visible()
    assert not {"The best", "✓", "✗"} & set(screen.page.get_by_role("main").inner_text().split("\n"))
    own = teacher.page.get_by_role("list", name="Programs from the class").get_by_role("listitem")
    expect(own.nth(1)).to_contain_text("Anna, fox")
    for page in (teacher.page, screen.page, anna.page):
        axe(page)
    teacher.button("Run it").click()
    expect(bars.nth(0)).to_contain_text("The most common mistake")
    expect(bars.nth(1)).to_contain_text("The best")
    bars.nth(0).get_by_role("button").click()
    expect(screen.button("Row 1")).to_be_visible()
    screen.to_the_end.click()
    axe(screen.page)
    expect(anna.page.get_by_role("heading", name="Right!")).to_be_visible()
    expect(others[0].page.get_by_role("heading", name="Not quite")).to_be_visible()
    axe(anna.page)
    teacher.move_on()
    expect(teacher.page.get_by_text("solved by 2 of 12")).to_be_visible()


def a_prediction(teacher: Teacher, screen: Person, anna: Pupil, fox: Pupil, others: list[Pupil]) -> None:
    teacher.begin("Predict, then run", PREDICT)
    for each in (anna, fox):
        place_ghost(each)
    for each in others:
        each.hand_in(teacher.code, PREDICT, ghosts=wrong_ghost(PREDICTED))
    expect(screen.page.get_by_text("12 of 12 have handed in")).to_be_visible()
    teacher.button("Show all ghosts").click()
    ghosts = screen.page.get_by_role("list", name="Where the ghosts are").get_by_role("listitem")
    expect(ghosts).to_have_count(2)
    expect(screen.page.get_by_text("Who thinks what?")).to_be_visible()
    expect(ghosts.filter(has_text="✓")).to_have_count(0)
    expect(screen.button("Row 1")).to_be_hidden()
    teacher.button("Run it").click()
    expect(ghosts.filter(has_text="✓")).to_have_count(1)
    expect(screen.button("Row 1")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Right!")).to_be_visible()
    axe(screen.page)
    teacher.move_on()


def place_ghost(who: Pupil) -> None:
    [spot] = right_ghost(PREDICTED).values()
    who.put(language("en").cell(spot["cell"]))
    who.press_on(who.hands_in)
    expect(who.page.get_by_role("main").get_by_text("Handed in!")).to_be_visible()


def a_chapter(teacher: Teacher, screen: Person, anna: Pupil, fox: Pupil) -> None:
    teacher.choose("A chapter of puzzles")
    teacher.button("Lock all").click()
    expect(teacher.button("Start")).to_be_disabled()
    teacher.page.get_by_role("checkbox", name=title_of(WRITE)).check()
    axe(teacher.page)
    teacher.button("Start").click()
    expect(anna.page.get_by_role("main").get_by_role("button")).to_have_count(1)
    anna.button(title_of(WRITE)).click()
    anna.lay_program(WRITTEN, solution(WRITE))
    anna.go.click()
    anna.button("All puzzles").click()
    expect(anna.page.get_by_role("heading", name="You’ve solved everything")).to_be_visible()
    expect(screen.page.get_by_text("1 / 12")).to_be_visible()
    expect(teacher.child("Anna")).to_contain_text("done")

    for _ in range(3):
        fox.hand_in(teacher.code, WRITE, programs=[SHORT])
    expect(teacher.child("fox")).to_contain_text("stuck")
    at_a_glance(teacher)
    fox.press_on(fox.button(title_of(WRITE)))
    teacher.button("Send a hint to fox").click()
    expect(fox.page.get_by_role("region", name="Hint")).to_be_visible()
    teacher.button("Eyes on me").click()
    for each in (anna, fox, screen):
        expect(each.page.get_by_role("heading", name="Eyes on the teacher")).to_be_visible()
    axe(fox.page)
    teacher.button("Carry on").click()
    expect(fox.page.get_by_role("heading", name="Eyes on the teacher")).to_be_hidden()
    teacher.move_on()


def at_a_glance(teacher: Teacher) -> None:
    """Check that whoever needs help comes first, and that one tap shows the last attempt and how it runs."""
    teacher.button("The class at a glance").click()
    rows = teacher.page.get_by_role("region", name="The class at a glance").get_by_role("listitem")
    expect(rows).to_have_count(12)
    expect(rows.first).to_contain_text("fox")
    expect(rows.first).to_contain_text("same mistake again")
    axe(teacher.page)
    rows.first.get_by_role("button").click()
    shown = teacher.page.get_by_role("dialog", name="fox")
    expect(shown.get_by_role("heading", name=title_of(WRITE))).to_be_visible()
    expect(shown.get_by_role("grid")).to_be_visible()
    expect(shown.get_by_role("button", name="Watch")).to_be_visible()
    axe(teacher.page)
    shown.get_by_role("button", name="Close").click()
    teacher.button("Back").click()


def pairs(teacher: Teacher, screen: Person, anna: Pupil, fox: Pupil) -> None:
    teacher.page.get_by_label("Anna’s level").select_option("2")
    teacher.begin("Pairs")
    tables = screen.page.get_by_role("list").get_by_role("listitem")
    expect(tables).to_have_count(6)
    expect(anna.page.get_by_text("gets a head start")).to_be_visible()
    axe(anna.page)
    for each in (anna, fox):
        each.press_on(each.button("Start"))
        expect(each.hand).to_be_visible()
    axe(teacher.page)
    teacher.move_on()


def the_end(teacher: Teacher, screen: Person, anna: Pupil) -> None:
    teacher.button("End the lesson").click()
    teacher.page.get_by_role("dialog").get_by_role("button", name="End the lesson").click()
    expect(teacher.page.get_by_text("One step too many or too few: 11 children")).to_be_visible()
    axe(teacher.page)
    expect(anna.page.get_by_role("heading", name="The lesson is over. Well done!")).to_be_visible()
    with teacher.page.expect_download() as kept:
        teacher.button("Save the attempts as a table").click()
    assert "Anna" in kept.value.path().read_text(encoding="utf-8")
    teacher.button("Delete the lesson").click()
    teacher.button("Delete everything").click()
    expect(teacher.button("Open a lesson")).to_be_visible()
    for each in (anna, screen):
        expect(each.page.get_by_role("heading", name="This lesson is over and deleted")).to_be_visible()


def solution(puzzle: str) -> Program:
    return read_short(solution_of(puzzles()[puzzle]))


# ---------------------------------------------------------------- on phones


def test_the_same_lesson_on_phones(page_of: Opening) -> None:
    teacher = open_lesson(page_of, PHONE)
    code = teacher.code
    screen = Person(page_of(f"#/screen/{code}", PHONE, "en"))
    anna, boris = [child(page_of, code, PHONE) for _ in range(2)]
    assert_fits(anna.page)
    for each, name in ((anna, "Anna"), (boris, "Boris")):
        each.page.get_by_label("My name is").fill(name)
        each.button("Join").first.tap()
    expect(teacher.page.get_by_role("heading", name="2 children")).to_be_visible()
    for page in (teacher.page, screen.page):
        assert_fits_in_both_languages(page)

    one_position_on_phones(teacher, screen, anna, boris)
    a_prediction_on_phones(teacher, screen, anna, boris)
    a_chapter_and_pairs_on_phones(teacher, screen, anna, boris)


def one_position_on_phones(teacher: Teacher, screen: Person, anna: Pupil, boris: Pupil) -> None:
    teacher.begin("One puzzle for everyone", WRITE)
    for each in (anna, boris):
        each.lay_program(WRITTEN, solution(WRITE))
        each.hands_in.tap()
    expect(teacher.page.get_by_text("2 of 2 have handed in")).to_be_visible()
    assert_fits(teacher.page)
    assert_fits(anna.page)
    teacher.button("Show all programs").tap()
    for page in (teacher.page, screen.page, anna.page):
        assert_fits(page)
    teacher.button("Run it").tap()
    expect(anna.page.get_by_role("heading", name="Right!")).to_be_visible()
    screen.page.get_by_role("list", name="Programs from the class").get_by_role("button").tap()
    for page in (teacher.page, screen.page, anna.page):
        assert_fits(page)
    teacher.move_on()


def a_prediction_on_phones(teacher: Teacher, screen: Person, anna: Pupil, boris: Pupil) -> None:
    teacher.begin("Predict, then run", PREDICT)
    for each in (anna, boris):
        place_ghost(each)
    assert_fits(anna.page)
    teacher.button("Show all ghosts").tap()
    assert_fits(screen.page)
    teacher.button("Run it").tap()
    expect(boris.page.get_by_role("heading", name="Right!")).to_be_visible()
    assert_fits(screen.page)
    teacher.move_on()


def a_chapter_and_pairs_on_phones(teacher: Teacher, screen: Person, anna: Pupil, boris: Pupil) -> None:
    teacher.begin("A chapter of puzzles")
    expect(anna.button(title_of(WRITE))).to_be_visible()
    for page in (anna.page, screen.page, teacher.page):
        assert_fits(page)
    teacher.move_on()
    teacher.begin("Pairs")
    for each in (anna, boris):
        assert_fits(each.page)
        each.button("Start").tap()
        expect(each.hand).to_be_visible()
    assert_fits(teacher.page)


# ---------------------------------------------------------------- by keys alone


def test_the_teachers_page_by_keys_alone(page_of: Opening) -> None:
    teacher = Teacher(page_of("#/lesson", OLD_SCREEN, "en"))
    reach(teacher, teacher.button("Open a lesson"))
    teacher.press("Enter")
    expect(teacher.page.get_by_role("heading", name="Nobody is here yet")).to_be_visible()
    joined(page_of, teacher.code, "owl")
    expect(teacher.page.get_by_role("heading", name="1 child")).to_be_visible()
    reach(teacher, teacher.page.get_by_role("radio", name="One puzzle for everyone"))
    teacher.press("ArrowRight")
    expect(teacher.page.get_by_role("radio", name="Predict, then run")).to_be_checked()
    reach(teacher, teacher.button("Start"))
    teacher.press("Enter")
    reach(teacher, teacher.button("Send a hint to everyone who isn’t done"))
    teacher.press("Enter")
    expect(teacher.child("owl")).to_contain_text("1 hint")
    reach(teacher, teacher.button("Eyes on me"))
    teacher.press("Enter")
    expect(teacher.button("Carry on")).to_be_visible()
    teacher.press("Enter")
    for step in ("Show all ghosts", "Run it"):
        reach(teacher, teacher.button(step))
        teacher.press("Enter")
    reach(teacher, teacher.button("Finish this activity"))
    teacher.press("Enter")
    expect(teacher.page.get_by_role("heading", name="So far")).to_be_visible()
    axe(teacher.page)


# ---------------------------------------------------------------- a whole class, and a plan


def test_thirty_children_stand_on_one_screen(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    asked = teacher.page.request
    for number in range(30):
        answer = asked.post(f"/api/lessons/{teacher.code}/children", data={"name": f"Alexandra {number + 1}"})
        assert answer.ok
    expect(teacher.page.get_by_role("heading", name="30 children")).to_be_visible()
    teacher.begin("A chapter of puzzles")
    teacher.button("The class at a glance").click()
    rows = teacher.page.get_by_role("region", name="The class at a glance").get_by_role("listitem")
    expect(rows.nth(29)).to_be_visible()
    assert_all_in_sight(teacher.page)
    axe(teacher.page)


def test_a_plan_feeds_the_lesson(page_of: Opening) -> None:
    teacher = Teacher(page_of("#/plans/2", PROJECTOR, "en"))
    teacher.button("Start this plan").click()
    expect(teacher.page.get_by_role("heading", name="Nobody is here yet")).to_be_visible()
    anna = child(page_of, teacher.code)
    anna.page.get_by_label("My name is").fill("Anna")
    anna.button("Join").first.click()
    guide = teacher.page.get_by_role("region", name="Lesson plan")
    expect(guide.get_by_role("combobox", name="Follow a plan")).to_have_value("2")
    guide.get_by_role("button", name="Begin", exact=True).click()
    expect(guide).to_contain_text("Step 1 of 5")
    expect(guide).to_contain_text("0 of 7 min")
    guide.get_by_role("button", name="Next step").click()
    expect(guide).to_contain_text("Step 2 of 5")
    guide.get_by_role("button", name=f"Start: {title_of('its-own-right')}").click()
    expect(anna.title).to_have_text(title_of("its-own-right"))
    axe(teacher.page)
    guide.get_by_role("button", name="Next step").click()
    expect(anna.page.get_by_text("Wait a moment")).to_be_visible()
    guide.get_by_role("button", name="Next step").click()
    guide.get_by_role("button", name="Open the puzzles").click()
    expect(anna.button(title_of("the-gate"))).to_be_visible()
    teacher.page.reload()
    expect(guide).to_contain_text("Step 4 of 5")


def test_the_printed_report_says_when_by_which_plan_and_who(page_of: Opening) -> None:
    teacher = Teacher(page_of("#/plans/2", PROJECTOR, "en"))
    teacher.button("Start this plan").click()
    expect(teacher.page.get_by_role("heading", name="Nobody is here yet")).to_be_visible()
    for who in ({"name": "Masha"}, {"name": "Anna"}, {"animal": "fox"}):
        assert teacher.page.request.post(f"/api/lessons/{teacher.code}/children", data=who).ok
    teacher.button("End the lesson").click()
    teacher.page.get_by_role("dialog").get_by_role("button", name="End the lesson").click()
    report = teacher.page.get_by_role("region", name="After the lesson")
    teacher.page.emulate_media(media="print")
    day = teacher.page.evaluate("new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date())")
    expect(report).to_contain_text(f"Lesson on {day}")
    expect(report).to_contain_text(f"Plan: 2. {plans()['2'].text('en').title}")
    expect(report.get_by_text("Anna, fox, Masha", exact=True)).to_be_visible()
    teacher.page.emulate_media(media="screen")
    speak(teacher.page, "ru")
    report = teacher.page.get_by_role("region", name="После урока")
    expect(report).to_contain_text(f"План: 2. {plans()['2'].text('ru').title}")
    expect(report.get_by_text("Кто был на уроке")).to_be_visible()
    axe(teacher.page)
