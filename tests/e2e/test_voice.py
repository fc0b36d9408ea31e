"""A voice for whoever cannot read yet: what is said, in order, and that it is easily switched off."""

import re

from playwright.sync_api import Page, expect

from golems.puzzles.course import puzzle_named
from tests.e2e.battles import give_up
from tests.e2e.opening import PHONE, PROJECTOR, Opening, Viewport
from tests.e2e.people import KNOWS_HOW, Person, duel, keep, middle
from tests.e2e.solving import COURSE
from tests.e2e.voices import MUTE, VOICE, forget, hears, said, voice_settings


def listener(page_of: Opening, path: str = "", viewport: Viewport = PROJECTOR, script: str = VOICE) -> Person:
    page = page_of.device(viewport, "en")
    page.add_init_script(script)
    page.goto("/")
    keep(page, KNOWS_HOW)
    page.goto(f"/{path}")
    return Person(page)


def at_table(page_of: Opening, viewport: Viewport = PROJECTOR) -> Person:
    """Red sits here; Blue thinks elsewhere."""
    anna = listener(page_of, viewport=viewport)
    code = anna.make_room(duel("L1"), "Anna")
    anna.page.request.post(f"/api/rooms/{code}/chairs/1", data={"name": "Boris"})
    anna.start()
    expect(anna.hand).to_be_visible()
    return anna


def first_sentence(text: str) -> str:
    found = re.match(r"[^.!?]+[.!?]*", text)
    assert found
    return found[0]


def hold(page: Page, thing: tuple[float, float]) -> None:
    page.mouse.move(*thing)
    page.mouse.down()
    page.wait_for_function("() => window.said.length > 0")
    page.mouse.up()


def test_a_child_hears_its_task_and_the_result(page_of: Opening) -> None:
    anna = at_table(page_of)
    hears(anna.page, "Your turn!", "Build your program, then press Done.")
    forget(anna.page)
    give_up(anna)
    expect(anna.result).to_be_visible()
    hears(anna.page, "Boris wins!")


def test_whoever_thinks_again_hears_of_the_program_that_lies_there(page_of: Opening) -> None:
    anna = at_table(page_of)
    hears(anna.page, "Build your program, then press Done.")
    anna.program("Forward")
    forget(anna.page)
    anna.button("Think again").click()
    hears(anna.page, "Here’s your program.", "Change any card you like, then press Done.")
    assert "Your turn!" not in said(anna.page)


def test_a_card_says_its_name_under_a_finger_that_stays_and_is_not_laid(page_of: Opening) -> None:
    anna = at_table(page_of)
    hears(anna.page, "Build your program, then press Done.")
    forget(anna.page)
    hold(anna.page, middle(anna.card("Turn left")))
    assert said(anna.page) == ["Turn left"]
    expect(anna.free).to_have_count(4)
    anna.lay("Turn left")
    anna.has_laid("Turn left")
    forget(anna.page)
    hold(anna.page, middle(anna.place(1)))
    assert said(anna.page) == ["Turn left"]
    anna.has_laid("Turn left")


def test_a_puzzle_tells_its_story_and_its_hints(page_of: Opening) -> None:
    name = COURSE[0]
    child = listener(page_of, "#/puzzles")
    child.page.get_by_role("link", name="Next: 1.").click()
    story = puzzle_named(name).text("en").story
    first = child.page.get_by_role("region", name="What to do").get_by_role("paragraph").first
    expect(first).to_have_text(story)
    hears(child.page, first_sentence(story))
    forget(child.page)
    child.button("Hint").click()
    hint = child.page.get_by_role("region", name="Hint").get_by_role("paragraph").first
    expect(hint).not_to_be_empty()
    hears(child.page, first_sentence(hint.text_content() or ""))


def test_one_button_says_it_again_and_one_switches_it_off(page_of: Opening) -> None:
    anna = at_table(page_of, PHONE)
    hears(anna.page, "Your turn!")
    expect(anna.button("Sound")).to_have_attribute("aria-pressed", "true")
    forget(anna.page)
    anna.button("Say it again").click()
    hears(anna.page, "Your turn!", "Build your program, then press Done.")
    anna.button("Sound").click()
    expect(anna.button("Say it again")).to_be_hidden()
    forget(anna.page)
    give_up(anna)
    expect(anna.result).to_be_visible()
    assert said(anna.page) == []
    anna.page.reload()
    expect(anna.result).to_be_visible()
    expect(anna.button("Sound")).to_have_attribute("aria-pressed", "false")


def test_the_voice_has_a_switch_and_a_speed(page_of: Opening) -> None:
    child = listener(page_of)
    voice_settings(child.page)
    child.page.get_by_role("group", name="Speed of the voice").get_by_text("Slow").click()
    hears(child.page, "This is how I sound.")
    switch = child.page.get_by_role("checkbox", name="Read aloud")
    expect(switch).to_be_checked()
    switch.uncheck()
    kept = child.page.evaluate("() => JSON.parse(localStorage.getItem('golems-settings'))")
    assert (kept["voice"], kept["pace"], kept["sound"]) == (False, 0.75, True)


def test_a_device_without_a_voice_says_so(page_of: Opening) -> None:
    child = listener(page_of, script=MUTE)
    voice_settings(child.page)
    expect(child.page.get_by_role("checkbox", name="Read aloud")).to_be_disabled()
    expect(child.page.get_by_role("note")).to_contain_text("no voice for this language")
    expect(child.button("Say it again")).to_be_hidden()
