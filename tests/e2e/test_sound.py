"""Sounds are heard only by who wishes for them and has touched the page."""

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
    """Since it was asked for the last time."""
    sounds: list[str] = page.evaluate("() => window.heard.splice(0)")
    return sounds


def begin(both: Person) -> None:
    """A round in which they meet, and then one of them turns and is hit."""
    both.make_room(DUEL, "Anna", "Boris")
    both.start()
    run(both, ANNA, BORIS)
    both.button("Pause").click()
    both.button("Row 1").click()


def step(person: Person, told: str) -> None:
    person.button("One step on").click()
    expect(person.page.get_by_role("region", name="What happened")).to_contain_text(told)


def test_it_is_quiet_unless_somebody_wishes_for_sounds(page_of: Opening) -> None:
    both = listened_to(page_of)
    expect(both.button("Sound")).to_have_attribute("aria-pressed", "false")
    begin(both)
    step(both, "Red goes to B2")
    both.button("Row 2").click()
    step(both, "Blue turns")
    step(both, "Red strikes")
    assert heard(both.page) == []


def test_who_switches_sounds_on_hears_what_happens(page_of: Opening) -> None:
    both = listened_to(page_of)
    begin(both)
    sound = both.button("Sound")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    assert heard(both.page) == []
    step(both, "Red goes to B2")
    assert heard(both.page) == ["context", "tone", "tone"]
    both.button("Row 2").click()
    step(both, "Blue turns")
    assert heard(both.page) == ["tone"]
    step(both, "Red strikes")
    assert set(heard(both.page)) == {"tone", "noise"}
    sound.click()
    both.button("One step back").click()
    step(both, "Red strikes")
    assert heard(both.page) == []


def test_a_screen_that_nobody_has_touched_is_quiet(page_of: Opening) -> None:
    both = listened_to(page_of)
    code = both.make_room(DUEL, "Anna", "Boris")
    projector = listened_to(page_of, UNTOUCHED, sound=True)
    projector.page.goto(f"/#/watch/{code}")
    expect(projector.page.get_by_role("listitem").filter(has_text="Boris")).to_be_visible()
    both.start()
    run(both, ANNA, BORIS)
    expect(projector.page.get_by_role("region", name="What happened")).to_contain_text("Red strikes")
    assert heard(projector.page) == []
