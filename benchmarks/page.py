"""The page in a real browser: how soon a child can tap, and how smoothly a round runs.

python -m benchmarks.page"""

import statistics

from playwright.sync_api import Page, expect
from rich.console import Console

from tests.e2e.opening import OLD_SCREEN, Opening
from tests.e2e.people import FOUR, KNOWS_HOW, Person, duel, keep
from tests.e2e.pictures import opened

THROTTLED = 4  # times slower than this machine
LOADS = 5
SHOWN = """new MutationObserver((_, observer) => {
  if (!document.querySelector("main button")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.shown = performance.now())));
}).observe(document, { childList: true, subtree: true });"""
FRAMES = """(seconds) => new Promise((done) => {
  const times = [];
  const count = (now) => {
    times.push(now);
    if (now - times[0] < seconds * 1000) requestAnimationFrame(count);
    else done(times.slice(1).map((time, index) => time - times[index]));
  };
  requestAnimationFrame(count);
})"""


def seconds_to_play(opening: Opening) -> float:
    """Return the time from the first request until the button is drawn, on an empty cache."""
    page = opening.device(OLD_SCREEN)
    page.add_init_script(SHOWN)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    page.goto("/")
    expect(page.get_by_role("button", name="Играть!")).to_be_enabled()
    shown = float(page.evaluate("() => window.shown")) / 1000
    page.context.close()  # it would go on fetching what may come next
    return shown


def frames_of(page: Page, seconds: float) -> list[float]:
    """Return the milliseconds between the frames."""
    gaps: list[float] = page.evaluate(FRAMES, seconds)
    return gaps


def watch_two(opening: Opening) -> list[float]:
    """Watch two golems walk, turn, meet and fight, with everything moving."""
    person = somebody(opening)
    person.make_room(duel("L1", open=False), "Anna", "Boris")
    person.start()
    for name, cards in (("Anna", ("Forward", "Turn left", "Forward")), ("Boris", ("Forward", "Attack"))):
        person.uncover(name)
        person.program(*cards)
    return watch(person)


def watch_four(opening: Opening) -> list[float]:
    """Watch four golems with lines, ice and all that the hardest level has."""
    person = somebody(opening)
    person.make_room(FOUR, "Anna")
    person.start()
    person.program()
    return watch(person)


def somebody(opening: Opening) -> Person:
    page = opening("", OLD_SCREEN, lang="en", moving=True)
    keep(page, KNOWS_HOW)
    return Person(page)


def watch(person: Person) -> list[float]:
    expect(person.task).to_contain_text("Watch what happens!")
    gaps = frames_of(person.page, 12)
    person.page.context.close()
    return gaps


def main() -> None:
    console = Console()
    with opened() as (browser, server):
        opening = Opening(browser, server.url(""), traced=False)
        loads = [seconds_to_play(opening) for _ in range(LOADS)]
        rounds = {2: watch_two(opening), 4: watch_four(opening)}
    console.print(
        f"Can be tapped after {statistics.median(loads):.2f} s (median of {LOADS}, CPU {THROTTLED}× slower)"
    )
    for golems, gaps in rounds.items():
        slow = sum(gap > 20 for gap in gaps) / len(gaps)
        console.print(
            f"A round of {golems} golems runs with {1000 * len(gaps) / sum(gaps):.1f} frames a second; "
            f"{slow:.1%} of them took longer than 20 ms, the longest {max(gaps):.0f} ms"
        )


if __name__ == "__main__":
    main()
