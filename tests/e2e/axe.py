"""What axe-core says about a page: nothing, when everybody can use it."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.fitting import settle

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def axe(page: Page) -> None:
    """Assert that axe-core finds nothing; every screen is checked so in each of its states."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {source()} }}")
    settle(page)
    found = page.evaluate(RUN)
    assert not found, "\n".join(["axe-core objects:", *[line for each in found for line in told(each)]])


def told(violation: Any) -> list[str]:
    """Return the rule, and each place with what is wrong there."""
    places = [f"  {node['target']}: {node['failureSummary']}" for node in violation["nodes"]]
    return [f"{violation['id']} ({violation['impact']}): {violation['help']}", *places]
