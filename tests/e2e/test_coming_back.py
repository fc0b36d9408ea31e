"""A lesson survives its devices: another adult takes over, children come back, and nobody is stuck alone."""

import re

from playwright.sync_api import expect

from golems.lessons.entries import ANIMALS
from tests.e2e.axe import axe
from tests.e2e.fitting import assert_all_in_sight
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening
from tests.e2e.people import Person
from tests.e2e.test_lesson import Pupil, Teacher, child, joined, open_lesson


def named(page_of: Opening, code: str, name: str) -> Pupil:
    pupil = child(page_of, code, PHONE)
    pupil.page.get_by_label("My name is").fill(name)
    pupil.button("Join").first.tap()
    expect(pupil.page.get_by_text(name, exact=True).first).to_be_visible()
    return pupil


def test_another_adult_takes_over_while_the_first_goes_on(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    named(page_of, teacher.code, "Anna")
    teacher.button("Lead from another device too").click()
    shown = teacher.page.get_by_role("dialog")
    word = shown.get_by_text("Code to type: ").inner_text().rpartition(" ")[2]
    assert re.fullmatch(r"(\w{4}-){3}\w{4}", word)
    axe(teacher.page)
    shown.get_by_role("button", name="Close").click()
    second = Teacher(page_of.device(OLD_SCREEN, "en"))
    second.page.goto(f"/#/lesson/{teacher.code}")
    second.page.get_by_role("link", name="Come back with a code").click()
    expect(second.page.get_by_label("Code of the lesson or tournament")).to_have_value(teacher.code)
    expect(second.page.get_by_label("Code from the teacher")).to_be_focused()
    second.page.get_by_label("Code from the teacher").fill(word.lower())
    axe(second.page)
    second.button("Come back").click()
    expect(second.page.get_by_role("heading", name="1 child")).to_be_visible()
    second.button("Eyes on me").click()
    expect(teacher.button("Carry on")).to_be_visible()


def test_a_child_comes_back_by_its_name_and_the_teachers_tap(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    anna = named(page_of, teacher.code, "Anna")
    anna.page.close()
    expect(teacher.child("Anna")).to_contain_text("away: 0 min")
    again = child(page_of, teacher.code, PHONE)
    page_of.expect("422")  # the name is taken
    again.page.get_by_label("My name is").fill("anna")
    again.button("Join").first.tap()
    again.button("That’s me: anna").tap()
    expect(again.page.get_by_role("heading", name="Show your teacher this number")).to_be_visible()
    sign = again.page.get_by_role("main").get_by_role("status").inner_text()
    asked = teacher.page.get_by_role("alert")
    number = re.search(r"\d\d$", asked.get_by_text("Anna wants to come back").inner_text())
    assert number
    assert number[0] in sign
    axe(again.page)
    axe(teacher.page)
    asked.get_by_role("button", name="Let in", exact=True).click()
    expect(again.page.get_by_text("Anna", exact=True).first).to_be_visible()
    expect(teacher.page.get_by_role("heading", name="1 child")).to_be_visible()


def test_a_child_without_a_name_comes_back_by_its_animal(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    fox = joined(page_of, teacher.code, "fox")
    expect(teacher.page.get_by_role("heading", name="1 child")).to_be_visible()
    fox.page.close()
    again = child(page_of, teacher.code, PHONE)
    again.page.get_by_text("Were you here before, on another tablet?").tap()
    axe(again.page)
    again.button("That’s me: fox").tap()
    expect(again.page.get_by_role("heading", name="Show your teacher this number")).to_be_visible()
    teacher.page.get_by_role("alert").get_by_role("button", name="Let in", exact=True).click()
    expect(again.page.get_by_role("heading", name="Show your teacher this number")).to_be_hidden()
    expect(teacher.page.get_by_role("heading", name="1 child")).to_be_visible()


def test_a_child_is_renamed_moved_and_taken_out_and_told_so(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    anna = named(page_of, teacher.code, "Ana")
    teacher.button("Rename, move or remove Ana").click()
    dialog = teacher.page.get_by_role("dialog")
    axe(teacher.page)
    dialog.get_by_label("Name").fill("Anna")
    dialog.get_by_role("button", name="Save the name").click()
    expect(anna.page.get_by_text("Anna", exact=True).first).to_be_visible()
    other = page_of.device(PHONE, "en")
    other.goto(f"/#/back/{teacher.code}/{way_back(teacher, 'Anna')}")
    expect(other.get_by_text("Anna", exact=True).first).to_be_visible()
    teacher.button("Rename, move or remove Anna").click()
    dialog.get_by_role("button", name="Remove from the class").click()
    expect(anna.page.get_by_text("Anna", exact=True).first).to_be_visible()
    dialog.get_by_role("button", name="Remove from the class").click()
    expect(
        anna.page.get_by_role("heading", name="The teacher has taken you out of the class")
    ).to_be_visible()
    axe(anna.page)
    anna.button("Come in again").tap()
    expect(anna.page.get_by_label("My name is")).to_be_visible()


def test_what_is_refused_in_a_dialog_is_seen_before_it(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    named(page_of, teacher.code, "Anna")
    named(page_of, teacher.code, "Boris")
    teacher.button("Rename, move or remove Boris").click()
    dialog = teacher.page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Anna")
    page_of.expect("422")
    dialog.get_by_role("button", name="Save the name").click()
    refusal = dialog.get_by_role("alert")
    expect(refusal).to_contain_text("Anna")
    axe(teacher.page)
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_be_empty()
    expect(dialog.get_by_label("Name")).to_have_value("Anna")


def test_a_class_of_thirty_and_a_teacher_behind_one_address(page_of: Opening) -> None:
    """Thirty animals are told apart, pairs are called so on the projector, and three sit at one table."""
    teacher = open_lesson(page_of)
    code, asked = teacher.code, teacher.page.request
    for number in range(30):
        animal = ANIMALS[number % len(ANIMALS)]
        assert asked.post(f"/api/lessons/{code}/children", data={"animal": animal}).ok
    expect(teacher.page.get_by_role("heading", name="30 children")).to_be_visible()
    screen = Person(page_of(f"#/screen/{code}", PROJECTOR, "en"))
    expect(screen.page.get_by_role("img", name="bear in a red scarf")).to_be_visible()
    teacher.begin("Pairs")
    expect(screen.page.get_by_role("list").get_by_role("listitem")).to_have_count(15)
    expect(screen.page.get_by_text("bear in a red scarf")).to_be_visible()
    assert_all_in_sight(screen.page)
    teacher.button("Change seats").click()
    dialog = teacher.page.get_by_role("dialog", name="Change seats")
    for name in ("bear", "cat", "chick"):
        dialog.get_by_role("checkbox", name=name, exact=True).check()
    axe(teacher.page)
    dialog.get_by_role("button", name="Seat at one table").click()
    three = screen.page.get_by_role("listitem")
    for name in ("bear", "cat", "chick"):
        three = three.filter(has_text=name)
    expect(three).to_have_count(1)
    axe(screen.page)


def test_nobody_is_stuck_at_a_table_alone(page_of: Opening) -> None:
    teacher = open_lesson(page_of)
    owl, fox = joined(page_of, teacher.code, "owl"), joined(page_of, teacher.code, "fox")
    owl.page.clock.install()
    owl.page.reload()
    teacher.begin("Pairs")
    owl.press_on(owl.button("Start"))
    expect(owl.hand).to_be_visible()
    fox.page.close()
    expect(teacher.button("Let a bot play for fox")).to_be_visible()
    expect(owl.golem("fox")).to_contain_text("away")
    owl.page.clock.fast_forward("01:05")
    expect(owl.page.get_by_text("Your partner isn’t here")).to_be_visible()
    axe(owl.page)
    teacher.button("Let a bot play for fox").click()
    expect(owl.page.get_by_text("Your partner isn’t here")).to_be_hidden()
    expect(teacher.button("Let a bot play for fox")).to_be_hidden()
    expect(teacher.page.get_by_text("A bot is playing for fox", exact=True)).to_be_visible()
    teacher.page.reload()  # or another device: the table itself has said so
    expect(teacher.page.get_by_text("A bot is playing for fox", exact=True)).to_be_visible()
    again = Pupil(page_of.device(PHONE, "en"))
    again.page.goto(f"/#/back/{teacher.code}/{way_back(teacher, 'fox')}")
    again.button("Start").tap()
    expect(again.golem("fox")).to_be_visible()
    expect(teacher.page.get_by_text("A bot is playing for fox", exact=True)).to_be_hidden()


def way_back(teacher: Teacher, name: str) -> str:
    """Return the code that the teacher shows for a child's other tablet."""
    teacher.button(f"Rename, move or remove {name}").click()
    dialog = teacher.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Move to another tablet").click()
    word = dialog.get_by_text("Code to type: ").inner_text().rpartition(" ")[2]
    dialog.get_by_role("button", name="Close").click()
    return word
