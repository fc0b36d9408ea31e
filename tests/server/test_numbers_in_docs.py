"""Numbers in the docs are those of the code. A row is a page, a sentence of it, and the code's number."""

import re
from pathlib import Path

import pytest

from golems.arena.tournaments import rules
from golems.cli import serve
from golems.server.app import TIDY
from golems.server.http import bodies, connections, health, limits, turns
from golems.server.http import sockets as live
from golems.server.http.config import Config
from golems.server.log import clock, codes
from golems.server.log import retention as forgetting
from golems.server.puzzles import course
from golems.server.shared import puzzles
from golems.server.workshop import proofs
from golems.words.language import language

DOCS = Path(__file__).parents[2] / "docs"
KIB = 1024
N = r"([\d,]+)"

ROWS: list[tuple[str, str, float]] = [
    ("security.md", rf"A body has at most {N} KiB", bodies.MOST_BODY / KIB),
    ("security.md", rf"at most {N} write a second", 1 / health.EVERY),
    ("security.md", rf"plausible for {N} minutes", forgetting.TRUST / clock.MINUTE),
    ("security.md", rf"for {N} days it can be undone", forgetting.UNDO / clock.DAY),
    ("protocol.md", rf"the body has more than {N} bytes", bodies.MOST_BODY),
    ("protocol.md", rf"a document as \S+ has it, of at most {N} bytes", puzzles.MOST_BYTES),
    ("protocol.md", rf"at most {N} days ago", course.DAYS_BACK.days),
    ("protocol.md", rf"thought about for {N} seconds at most \(`puzzle-too-hard`\)", puzzles.STRANGE_AT_MOST),
    ("protocol.md", rf"`/api/editor/prove` takes {N} seconds at most", proofs.SECONDS),
    ("protocol.md", rf"the first message, within {N} seconds", live.PATIENCE),
    ("protocol.md", rf"no answer to the heartbeat for {N} seconds", serve.PATIENCE),
    ("protocol.md", rf"a WebSocket ping every {N} seconds", serve.PING),
    ("protocol.md", rf"{N} messages waited", live.LAG),
    ("editor.md", rf"not settled within {N} seconds", proofs.SECONDS),
    ("operate.md", rf"at most {N} rooms in one tidying", forgetting.PORTION),
    ("operate.md", rf"The server looks every {N} seconds", TIDY),
    ("operate.md", rf"more than {N} days before the clock", forgetting.LONGEST / clock.DAY),
    ("operate.md", rf"plausible for {N} minutes", forgetting.TRUST / clock.MINUTE),
    ("operate.md", rf"stays there for {N} days", forgetting.UNDO / clock.DAY),
    ("operate.md", rf"at most {N} write a second", 1 / health.EVERY),
    ("operate.md", rf"longer than {N} seconds", health.PATIENCE),
    ("operate.md", rf"waits for {N} seconds at most before it is refused", limits.PATIENCE),
    ("operate.md", rf"is answered 503 after {N} seconds", connections.HOLD),
    ("operate.md", rf"at most {N} percent of a worker's time", turns.SHARE * 100),
    ("operate.md", rf"beyond that waits, for {N} seconds at most", turns.LONGEST),
    ("privacy.md", rf"plausible for {N} minutes, a lesson", forgetting.TRUST_FOR_GOOD / clock.MINUTE),
    ("privacy.md", rf"`--retention-days`, {N} by default", Config().retention_days),
    ("privacy.md", rf"for {N} more days", forgetting.UNDO / clock.DAY),
    ("privacy.md", rf"for more than {N} days", forgetting.LONGEST / clock.DAY),
    ("privacy.md", rf"`--lesson-days`, {N} by default", Config().lesson_days),
    ("tournaments.md", rf"a list of at most {N} arenas", rules.MOST_ARENAS),
    ("classroom.md", rf"for {N} days after the last game", Config().retention_days),
    ("classroom.md", rf"and {N} more in a trash", forgetting.UNDO / clock.DAY),
    ("classroom.ru.md", rf"{N} дней после последней игры", Config().retention_days),
    ("classroom.ru.md", rf"и ещё {N} в корзине", forgetting.UNDO / clock.DAY),
    ("classroom.md", rf"`sudo ufw allow {N}/tcp`", Config().port),
    ("classroom.ru.md", rf"`sudo ufw allow {N}/tcp`", Config().port),
]


def number_in(page: str, sentence: str) -> float:
    text = " ".join((DOCS / page).read_text(encoding="utf-8").split())
    found = re.findall(sentence, text)
    assert len(set(found)) == 1, (page, sentence, found)
    return float(found[0].replace(",", ""))


@pytest.mark.parametrize(("page", "sentence", "number"), ROWS)
def test_the_number_is_that_of_the_code(page: str, sentence: str, number: float) -> None:
    assert number_in(page, sentence) == number


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_for_teachers_says_for_how_long_things_are_kept(lang: str) -> None:
    assert f"{Config().retention_days} " in language(lang).say("teach-safe-text")


def test_there_are_as_many_codes_as_is_said() -> None:
    assert number_in("security.md", rf"18⁵ = {N} codes") == len(codes.LETTERS) ** codes.LENGTH
