"""A first round without a mouse."""

from playwright.sync_api import Locator, expect

from tests.e2e.opening import Opening
from tests.e2e.people import Person

UNSEEN = """() => {
  const focused = document.querySelectorAll(":focus");
  return [...focused].filter((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return !element.matches(":focus-visible") || outlineStyle === "none" || parseFloat(outlineWidth) < 2;
  }).map((element) => element.outerHTML);
}"""
MOST = 60  # presses of Tab on one page


def reach(person: Person, goal: Locator) -> None:
    """Go there with Tab, which goes round at the end of the page. What has the focus on the way is seen to
    have it."""
    expect(goal).to_be_enabled()
    for _ in range(MOST):
        if goal.evaluate("(element) => element === document.activeElement"):
            return
        person.press("Tab")
        assert person.page.evaluate(UNSEEN) == []
    raise AssertionError(f"{MOST} times Tab do not lead to {goal}")


def test_a_first_round_by_keys_alone(page_of: Opening) -> None:
    child = Person(page_of(lang="en"))
    play = child.button("Play!")
    reach(child, play)
    child.press("Enter")
    shining = child.page.locator("[aria-current=step]").get_by_role("button")
    expect(shining).to_be_focused()
    child.press("Enter")
    expect(child.button("To battle!")).to_be_focused()
    child.press("Enter")

    expect(child.hand).to_be_visible()
    reach(child, child.card("Turn right"))
    child.press("Enter")
    child.has_laid("Turn right")
    child.press("a", "2", "Backspace", "d", "l")
    child.has_laid("Turn right", "Attack", "Defend", "Turn left")
    reach(child, child.go)
    child.press("Enter")

    expect(child.task).to_contain_text("Watch what happens!")
    reach(child, child.button("Pause"))
    child.press("Enter")
    reach(child, child.button("Row 2"))
    child.press("Space")
    expect(
        child.page.get_by_role("region", name="Row 2").get_by_role("img", name="Attack").first
    ).to_be_visible()
    reach(child, child.to_the_end)
    child.press("Enter")
    reach(child, child.next_round)
    child.press("Enter")
    expect(child.hand).to_be_visible()
    expect(child.task).to_contain_text("Round 2")
