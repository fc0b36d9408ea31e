"""docs/lessons.md says what the code does."""

import re
from pathlib import Path

from golems.lessons.entries import MISCONCEPTIONS
from golems.lessons.pairing import BOTS
from golems.lessons.progress import MANY, QUIET, SAME

PAGE = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
TIMES = {3: "three", 5: "five"}


def test_the_example_runs() -> None:
    [block] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(block, {})


def test_every_misconception_has_its_rule() -> None:
    section = PAGE.partition("## Misconceptions")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")]
    assert len(rows) - 1 == len(MISCONCEPTIONS)


def test_the_bots_are_named() -> None:
    for level, bot in BOTS.items():
        assert f"`{bot}` on {'level ' if level == 1 else ''}{level}" in PAGE


def test_how_often_is_stuck() -> None:
    assert f"made {TIMES[SAME]} times" in PAGE
    assert f"{TIMES[MANY]} different tries" in PAGE
    assert f"{TIMES[QUIET // 60]} minutes" in PAGE
