"""The page for parents and teachers tells what is learnt."""

import re
from pathlib import Path

import pytest

from golems.words.language import LANGUAGES, language

PAGE = Path(__file__).parents[2] / "web" / "src" / "pages" / "Teachers.svelte"
CLAIMS = ("strategy", "resources", "rivals")
IDEAS = ("sequence", "loop", "condition", "sensing", "parallel", "debugging", "other", *CLAIMS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_grown_ups_are_told_what_is_learnt(code: str) -> None:
    told = re.findall(r"name: \"(\w+)\"", PAGE.read_text(encoding="utf-8"))
    assert set(IDEAS) <= set(told)
    for idea in IDEAS:
        assert language(code).say(f"teach-{idea}")
        assert len(language(code).say(f"teach-{idea}-text").split()) > 10


@pytest.mark.parametrize(("code", "kit"), [("en", "construction kit"), ("ru", "конструктор")])
def test_grown_ups_are_told_what_the_game_does_not_replace(code: str, kit: str) -> None:
    assert "teach-not-text" in PAGE.read_text(encoding="utf-8")
    told = language(code).say("teach-not-text")
    assert kit in told
    assert {"en": "computer", "ru": "компьютер"}[code] in told
