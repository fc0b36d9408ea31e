"""Whether a page fits onto its screen: what a finger cannot hit, what is cut off, where one has to scroll."""

import re

from playwright.sync_api import Page, expect

SEEN = """
const told = (each) => `${each.localName} “${(each.ariaLabel || each.textContent).trim().slice(0, 40)}”`;
const seen = [...document.body.querySelectorAll("*")].filter((each) => {
  const box = each.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && !each.closest("svg, .unseen") && each.checkVisibility();
});
const styled = (each) => getComputedStyle(each);
const isScroller = (each) => ["auto", "scroll", "hidden"].includes(styled(each).overflowY);"""
FAULTS = f"""() => {{
  {SEEN}
  const LEAST = 44; // px
  const wide = document.documentElement.clientWidth;
  const faults = [];
  if (document.documentElement.scrollWidth > wide) faults.push("the page scrolls sideways");
  for (const each of seen) {{
    const box = each.getBoundingClientRect();
    const hasWords = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isInline = styled(each).display.startsWith("inline") && !isScroller(each);
    if (box.left < -0.5 || box.right > wide + 0.5) faults.push(`outside: ${{told(each)}}`);
    if ((hasWords || isScroller(each)) && !isInline && each.scrollWidth > each.clientWidth + 1)
      faults.push(`too wide: ${{told(each)}}`);
    if (styled(each).overflowY === "hidden" && each.scrollHeight > each.clientHeight + 1)
      faults.push(`too high: ${{told(each)}}`);
  }}
  const TARGETS = "button, a, select, summary, textarea, label:has(input), input:not(label input)";
  for (const each of seen.filter((each) => each.matches(TARGETS) && styled(each).display !== "inline")) {{
    const {{ width, height }} = each.getBoundingClientRect();
    if (Math.min(width, height) < LEAST - 0.5) faults.push(`${{width}} × ${{height}}: ${{told(each)}}`);
  }}
  return faults;
}}"""
AWAY = f"""() => {{
  {SEEN}
  const LOG = "[aria-labelledby=story-title] *"; // what is over may be scrolled away
  const isScrolled = (each) => isScroller(each) && each.scrollHeight > each.clientHeight + 1;
  const isBelow = (each) => each.getBoundingClientRect().bottom > innerHeight + 0.5;
  const isPage = document.documentElement.scrollHeight > innerHeight;
  const away = seen.filter((each) => !each.matches(LOG) && (isScrolled(each) || isBelow(each)));
  return [...(isPage ? ["the page"] : []), ...away.map(told)];
}}"""

STILL = """async () => {
  await document.fonts.ready;
  for (const _ of ["now", "next"]) await new Promise(requestAnimationFrame);
}"""


def settle(page: Page) -> None:
    """Wait until letters that are only now fetched are as wide as they will be, and a board fills its new
    place, which it does a frame later."""
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)


def assert_fits(page: Page) -> None:
    """Assert that nothing is cut off, and that everything is big enough for a finger."""
    settle(page)
    faults = page.evaluate(FAULTS)
    assert not faults, "\n".join(faults)


def assert_all_in_sight(page: Page) -> None:
    """Assert that nobody has to scroll."""
    settle(page)
    away = page.evaluate(AWAY)
    assert not away, "\n".join(away)


def speak(page: Page, lang: str) -> None:
    """Change the language in the bar, or in the settings where a narrow bar has no place for it."""
    name = {"ru": "Русский", "en": "English"}[lang]
    bar = page.get_by_role("button", name=f"{lang.upper()}: {name}")
    if bar.is_visible():
        bar.click()
    else:
        page.get_by_role("button", name=re.compile("^(Settings|Настройки)$")).click()
        page.get_by_role("dialog").get_by_role("radio", name=name).locator("xpath=..").click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", lang)


def assert_fits_in_both_languages(page: Page) -> None:
    for lang in ("ru", "en"):
        assert_fits(page)
        speak(page, lang)
