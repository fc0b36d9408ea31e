"""docs/tutorial.md shows what happens, from its first cell to its last; so does the example of api.md."""

from pathlib import Path

import pytest

import golems
from tests.api.notebook import cells_of, run

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["tutorial.md", "api.md"])
def test_every_cell_shows_what_the_page_says(page: str) -> None:
    cells = cells_of((DOCS / page).read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    assert cells
    try:
        for code, shown in cells:
            assert (code, run(code, names)) == (code, shown)
    finally:
        golems.speak("en")


def test_the_tutorial_uses_nearly_everything() -> None:
    page = (DOCS / "tutorial.md").read_text(encoding="utf-8")
    unused = {name for name in golems.__all__ if f"golems.{name}" not in page}
    told_elsewhere = {"Bot", "GameResult", "Illegal", "JudgedAttempt", "Malformed", "PlayedRound"}
    assert unused <= told_elsewhere | {"ProvenAnswer", "Request", "Robot", "RoundEvent", "View", "Puzzle"}


def test_a_cell_that_shows_something_else_is_found() -> None:
    [cell] = cells_of("```python\nprint(1)\n1 + 1\n```\n\n```text\n1\n2\n```")
    assert run(cell.code, {}) == cell.shown == "1\n2\n"
    assert run("x = 3", {}) == ""
    assert run("golems.Program('Q')", {"golems": golems}) == "Malformed: row 1: 'Q' isn’t a row\n"
