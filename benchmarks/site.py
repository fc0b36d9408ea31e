"""The game from static files: how much is downloaded, how soon it plays, how fast it is beside plain Python.

python -m benchmarks.site"""

import gzip
import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from rich.console import Console

from benchmarks.site_work import measure_here
from golems.site.build import build, files_in
from tests.e2e.chromium import FLAGS, find
from tests.e2e.site import PATIENCE, hosting, wait_for_engine

HERE = Path(__file__).parent
ROUND = HERE.parent / "docs" / "examples" / "round.json"
MOST_BYTES = 10_000_000
MOST_TIMES = 2.0
MEGABYTE = 1e6
IN_WORKER = """(given) => new Promise((answer, fail) => {
  const worker = new Worker("./site_worker.js", { type: "module" });
  worker.onmessage = ({ data }) => { worker.terminate(); answer(data); };
  worker.onerror = ({ message }) => fail(new Error(message));
  worker.postMessage(given);
})"""
# Tells to the millisecond when the cards lie there and when the engine lets a program be sealed: Playwright
# itself looks only every second.
NOTING = """
const told = new Set();
const note = (name, shown) => shown && !told.has(name) && told.add(name) && performance.mark(name);
new MutationObserver(() => {
  note("cards", document.querySelector("[data-hand]"));
  const free = [...document.querySelectorAll("button:not([aria-disabled=true])")];
  note("answered", free.some((each) => each.textContent.trim() === "Go!"));
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
NOTED = "() => ['cards', 'answered'].map((name) => performance.getEntriesByName(name)[0].startTime / 1000)"


def download(folder: Path) -> dict[str, int]:
    """Return the compressed bytes of the folder, by its parts."""
    sizes: dict[str, int] = {}
    for path in files_in(folder):
        part = path.relative_to(folder).parts[0] if path.parent != folder else "the page itself"
        part = path.name if part == "py" else part
        sizes[part] = sizes.get(part, 0) + len(gzip.compress(path.read_bytes(), 9))
    return sizes


def seconds_to_play(context: BrowserContext, url: str) -> tuple[float, float]:
    """Return the time from opening the page until a hand of cards lies there, and until a card that is laid
    is answered by the engine."""
    page = context.new_page()
    page.add_init_script(NOTING)
    page.goto(url)
    page.get_by_role("button", name="Play!").click()
    expect(page.get_by_role("list", name="Cards")).to_be_visible(timeout=PATIENCE)
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Forward,")).first.click()
    expect(page.get_by_role("button", name="Go!")).to_be_enabled(timeout=PATIENCE)
    first, answered = page.evaluate(NOTED)
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=PATIENCE)
    page.close()
    return first, answered


def in_worker(context: BrowserContext, url: str, **given: str) -> Any:
    page = context.new_page()
    page.goto(f"{url}bench.html")
    found = page.evaluate(IN_WORKER, given)
    page.close()
    return found


def device(browser: Browser, url: str) -> BrowserContext:
    """Return a browser that has never been here, but knows the opening story."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('golems-tale', 'told')")
    return context


def memory(browser: Browser) -> float:
    """Return the megabytes of the largest process that draws a page, with its workers."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    ids = [process["id"] for process in told if process["type"] == "renderer"]
    pages = [int(Path(f"/proc/{id_}/statm").read_text().split()[1]) * 4096 for id_ in ids]
    return max(pages) / MEGABYTE


def measure(browser: Browser, url: str, here: dict[str, float], console: Console) -> None:
    cold = in_worker(device(browser, url), url)["bare"]
    context = device(browser, url)
    first = seconds_to_play(context, url)
    warm = in_worker(context, url)["bare"]
    again = seconds_to_play(context, url)
    for name, (shown, answered), bare in (("first visit", first, cold), ("from the cache", again, warm)):
        console.print(
            f"{name}: the first cards lie there {shown / bare:.2f} times as late as Pyodide's 1 + 1 and are "
            f"answered {answered / bare:.2f} times as late (at most {MOST_TIMES})"
        )
    page = context.new_page()
    page.goto(url)
    wait_for_engine(page)
    console.print(f"memory of the tab: {memory(browser):.0f} MB")
    work = (HERE / "site_work.py").read_text("utf-8")
    there = in_worker(context, url, work=work, task=ROUND.read_text("utf-8"))["found"]
    for name, seconds in here.items():
        console.print(f"{name}: {there[name] / seconds:.1f} times as long as without a browser")


def main() -> None:
    console = Console(highlight=False, width=140)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary, "site")
        build(folder)
        sizes = download(folder)
        for part, size in sorted(sizes.items(), key=lambda each: -each[1]):
            console.print(f"{part}: {size / MEGABYTE:.2f} MB compressed")
        console.print(
            f"together: {sum(sizes.values()) / MEGABYTE:.2f} MB (at most {MOST_BYTES / MEGABYTE:.0f})"
        )
        shutil.copy(HERE / "site_worker.js", folder)
        (folder / "bench.html").write_text("<!doctype html>", "utf-8")
        path, here = find(), measure_here(ROUND.read_text("utf-8"), f"{temporary}/data")
        with hosting(folder) as url, sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=path, args=FLAGS)
            measure(browser, url, here, console)
            browser.close()


if __name__ == "__main__":
    main()
