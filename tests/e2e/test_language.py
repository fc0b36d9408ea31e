"""Another language in the middle of something: the words change, and nothing else."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.battles import fought, pick, run, seated
from tests.e2e.fitting import speak
from tests.e2e.opening import OLD_SCREEN, PHONE, PROJECTOR, Opening
from tests.e2e.people import Person, duel


def to_russian(page: Page) -> None:
    page.get_by_role("button", name="RU: Русский").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def to_english(page: Page) -> None:
    page.get_by_role("button", name="EN: English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_half_built_program_stays(page_of: Opening) -> None:
    anna = seated(page_of, duel("L2", deck=["condition"]), OLD_SCREEN, "dark")
    anna.uncover("Anna")
    anna.lay("Turn left", "If there is an obstacle ahead", "Attack")
    anna.button("Python").click()
    to_russian(anna.page)
    expect(anna.button("Python")).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_label("Python").get_by_text("golem")).to_have_count(3)
    anna.button("Блоки").click()
    anna.has_laid("Поворот влево", "Если впереди препятствие")
    expect(anna.place("Строка 2, если да")).to_have_accessible_name("Строка 2, если да: Атака")
    expect(anna.place("Строка 2, если нет")).to_have_accessible_name(re.compile("свободно"))
    axe(anna.page)
    anna.button("Отменить").click()
    expect(anna.place("Строка 2, если да")).to_have_accessible_name(re.compile("свободно"))
    to_english(anna.page)
    anna.has_laid("Turn left", "If there is an obstacle ahead")
    anna.fill()
    expect(anna.go).to_be_enabled()


def test_a_film_stays_where_it_is(page_of: Opening) -> None:
    both = seated(page_of, duel("L1"), PHONE)
    run(both)
    both.button("Pause").click()
    both.button("Row 2").click()
    both.button("One step forward").click()
    expect(both.where("Anna")).to_have_accessible_name("B2, Anna facing right")
    speak(both.page, "ru")
    expect(both.where("Anna")).to_have_accessible_name("Б2, Anna смотрит вправо")
    expect(both.button("Строка 2")).to_have_attribute("aria-pressed", "true")
    expect(both.button("Смотреть")).to_be_visible()
    axe(both.page)
    both.button("Повернуть поле").click()
    expect(both.cells.first).to_have_accessible_name("А4")
    expect(both.button("Смотреть")).to_be_visible()
    both.watch()
    expect(both.page.get_by_role("heading", level=1)).to_contain_text("Anna")


def test_a_replay_and_what_was_tried_in_it_stay(page_of: Opening) -> None:
    both = fought(page_of, PROJECTOR)
    both.button("Watch the replay").click()
    both.button("Row 2").click()
    to_russian(both.page)
    place = both.page.get_by_role("slider", name="Место в бою")
    expect(place).to_have_attribute("aria-valuetext", "Раунд 1, строка 2")
    to_english(both.page)
    both.button("What if…").click()
    both.place(1).click()
    both.lay("Backward")
    to_russian(both.page)
    both.has_laid("Назад", "Поворот влево", "Стоять", "Защита")
    both.button("Посмотреть!").click()
    both.button("Пауза").click()
    both.to_the_end.click()
    to_english(both.page)
    expect(both.page.get_by_role("region", name="What’s different")).to_contain_text("Would be: B1")
    both.button("Change it again").click()
    both.has_laid("Backward", "Turn left", "Stand", "Defend")


def test_a_table_stays_as_it_was_set(page_of: Opening) -> None:
    page = page_of("#/new", PHONE, "en")
    person = Person(page)
    pick(page, "Great Tournament")
    person.button("more arenas").click()
    pick(page, "The Iron Road")
    to_russian(page)
    expect(page.get_by_role("radio", name="Большой турнир")).to_be_checked()
    expect(page.get_by_role("radio", name="Железная дорога")).to_be_checked()
    expect(person.button("Начать!")).to_be_enabled()
