"""A few taps without reading, and a child of six is in a battle."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import axe
from tests.e2e.opening import PHONE, PROJECTOR, Opening, Theme, Viewport
from tests.e2e.people import Person
from tests.e2e.voices import VOICE, hears, said


@pytest.mark.parametrize(("viewport", "theme"), [(PROJECTOR, "light"), (PHONE, "dark")], ids=str)
def test_a_child_plays_its_first_battle(page_of: Opening, viewport: Viewport, theme: Theme) -> None:
    page = page_of(viewport=viewport, theme=theme)
    child = Person(page)
    axe(page)

    child.next_battle("Зелёный")

    expect(child.task).to_contain_text("Твой ход: собери программу")
    expect(child.golems).to_have_count(2)
    expect(child.golem("Зелёный")).to_contain_text("думает")
    points = page.get_by_role("paragraph")
    expect(points.filter(has_text="Перетащи карту в программу")).to_be_visible()
    axe(page)

    child.drag(child.card("Поворот вправо"), to=child.place(1))
    child.has_laid("Поворот вправо")
    child.fill()
    expect(points.filter(has_text="Теперь нажми эту кнопку!")).to_be_visible()
    stood = child.where("Зелёный").get_attribute("aria-label")
    assert stood
    child.seal()

    expect(child.task).to_contain_text("Смотри, что происходит!")
    expect(points.filter(has_text="Смотри, что сделают големы!")).to_be_visible()
    expect(child.where("Зелёный")).not_to_have_accessible_name(stood)
    child.button("Пауза").click()
    axe(page)
    child.watch()

    expect(child.task).to_contain_text("Раунд 2")
    child.play_on()
    expect(child.task).to_contain_text("Бой окончен")
    expect(child.page.get_by_role("button", name="На дорогу")).to_be_visible()
    axe(page)


def test_nobody_is_told_to_watch_before_anything_happens(page_of: Opening) -> None:
    page = page_of.device(lang="en")
    page.add_init_script(VOICE)
    page.goto("/")
    child = Person(page)
    child.next_battle("Blue")
    hears(page, "Drag a card into your program")
    assert "Watch what the golems do!" not in said(page)


def test_who_knows_how_sends_the_introduction_away_for_good(page_of: Opening) -> None:
    child = Person(page_of())
    child.next_battle("Синий")
    skip = child.button("Всё понятно!")
    skip.click()
    expect(skip).to_be_hidden()
    child.page.reload()
    expect(child.hand).to_be_visible()
    expect(skip).to_be_hidden()


def test_a_battle_left_in_the_middle_waits_on_the_first_page(page_of: Opening) -> None:
    child = Person(page_of())
    child.next_battle("Красный")
    child.card("Атака").click()
    child.page.get_by_role("link", name="На главную").click()
    child.page.get_by_role("link", name="Продолжить игру").click()
    child.has_laid("Атака")
