"""Sounds are heard by whoever has touched the page, until somebody switches them off."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.battles import run
from tests.e2e.opening import PROJECTOR, Opening
from tests.e2e.people import KNOWS_HOW, Person, Setup, duel, keep

LISTENS = """
window.heard = [];
window.AudioContext = class extends AudioContext {
  constructor(...given) {
    super(...given);
    window.heard.push("context");
  }
};
for (const [kind, name] of [[OscillatorNode, "tone"], [AudioBufferSourceNode, "noise"]]) {
  const begin = kind.prototype.start;
  kind.prototype.start = function (...given) {
    window.heard.push(name);
    return begin.apply(this, given);
  };
}"""
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });"
DUEL: Setup = duel("L1", open=False)
ANNA, BORIS = ("Forward", "Attack"), ("Forward", "Turn left")


def listened_to(page_of: Opening, script: str = "", **settings: Any) -> Person:
    page = page_of.device(PROJECTOR, lang="en")
    page.add_init_script(LISTENS + script)
    page.goto("/")
    keep(page, KNOWS_HOW | {"golems-settings": settings})
    page.reload()
    return Person(page)


def heard(page: Page) -> list[str]:
    """Return what was heard since this was asked for the last time."""
    sounds: list[str] = page.evaluate("() => window.heard.splice(0)")
    return sounds


def begin(both: Person) -> None:
    """Begin a round in which they meet, and then one of them turns and is hit."""
    both.make_room(DUEL, "Anna", "Boris")
    both.start()
    run(both, ANNA, BORIS)
    both.button("Pause").click()
    both.button("Row 1").click()


def step(person: Person, told: str) -> None:
    person.button("One step forward").click()
    expect(person.page.locator(".caption")).to_contain_text(told)


def test_who_has_said_so_hears_nothing(page_of: Opening) -> None:
    both = listened_to(page_of)
    both.button("Sound").click()
    expect(both.button("Sound")).to_have_attribute("aria-pressed", "false")
    begin(both)
    step(both, "Anna goes forward")
    both.button("Row 2").click()
    step(both, "Boris turns")
    step(both, "Anna hits Boris")
    assert heard(both.page) == []


def test_an_old_setting_that_nobody_chose_is_not_taken_for_a_wish(page_of: Opening) -> None:
    both = listened_to(page_of, sound=False, speed=1)
    expect(both.button("Sound")).to_have_attribute("aria-pressed", "true")


def test_after_the_first_tap_everybody_hears_what_happens(page_of: Opening) -> None:
    both = listened_to(page_of)
    begin(both)
    sound = both.button("Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    heard(both.page)
    sound.click()
    assert heard(both.page) == []
    step(both, "Anna goes forward")
    assert heard(both.page)[-2:] == ["tone", "tone"]
    both.button("Row 2").click()
    step(both, "Boris turns")
    assert heard(both.page) == ["tone"]
    step(both, "Anna hits Boris")
    assert set(heard(both.page)) == {"tone", "noise"}
    sound.click()
    both.button("One step back").click()
    step(both, "Anna hits Boris")
    assert heard(both.page) == []


def test_a_screen_that_nobody_has_touched_is_quiet(page_of: Opening) -> None:
    both = listened_to(page_of)
    code = both.make_room(DUEL, "Anna", "Boris")
    projector = listened_to(page_of, UNTOUCHED, sound=True)
    projector.page.goto(f"/#/watch/{code}")
    expect(projector.page.get_by_role("listitem").filter(has_text="Boris")).to_be_visible()
    both.start()
    run(both, ANNA, BORIS)
    expect(projector.page.locator(".caption")).to_contain_text("Anna hits Boris")
    assert heard(projector.page) == []
