"""Numbers in the docs are those of the code. A row is a page, a sentence of it, and the code's number."""

import re
from pathlib import Path

import pytest

from golems.arena.tournaments import rules
from golems.bots import strength
from golems.cli import serve
from golems.lessons import entries
from golems.match import settings
from golems.match.arenas import Arena, arenas
from golems.server.app import TIDY
from golems.server.gatherings import audience
from golems.server.http import (
    access,
    bodies,
    callers,
    connections,
    health,
    limits,
    places,
    turns,
    workers,
)
from golems.server.http import sockets as live
from golems.server.http.config import Config
from golems.server.lessons import endpoints
from golems.server.log import clock, codes, presence
from golems.server.log import retention as forgetting
from golems.server.puzzles import course
from golems.server.rooms import actions, keeper, kind
from golems.server.shared import puzzles
from golems.server.shared.sizes import SIZES
from golems.server.tournaments import actions as tournaments
from golems.server.workshop import proofs
from golems.words.language import language


def cells_of(arena: Arena) -> int:
    return len(arena.field.cells())


DOCS = Path(__file__).parents[2] / "docs"
KIB = 1024
N = r"([\d,]+)"

ROWS: list[tuple[str, str, float]] = [
    ("security.md", rf"A body has at most {N} KiB", bodies.MOST_BODY / KIB),
    ("security.md", rf"at most {N} write a second", 1 / health.EVERY),
    ("security.md", rf"into each room until it has {N} MiB", kind.MOST_BYTES / KIB**2),
    ("security.md", rf"a lesson {N} attempts for each child", endpoints.MOST_TRIES),
    ("security.md", rf"plausible for {N} minutes", forgetting.TRUST / clock.MINUTE),
    ("security.md", rf"for {N} days it can be undone", forgetting.UNDO / clock.DAY),
    ("protocol.md", rf"the organiser, or {N} times the player", tournaments.MOST_RETURNS),
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
    ("privacy.md", rf"plausible for {N} minutes", forgetting.TRUST_FOR_GOOD / clock.MINUTE),
    ("privacy.md", rf"`--retention-days`, {N} by default", Config().retention_days),
    ("privacy.md", rf"for {N} more days", forgetting.UNDO / clock.DAY),
    ("privacy.md", rf"for more than {N} days", forgetting.LONGEST / clock.DAY),
    ("privacy.md", rf"`--lesson-days`, {N} by default", Config().lesson_days),
    ("tournaments.md", rf"a list of at most {N} arenas", rules.MOST_ARENAS),
    ("security.md", rf"a whole number from 0 to {N} on its own chair", strength.STRONGEST),
    ("security.md", rf"the start it gives is in the log, 0 to {N}", settings.MOST_DAMAGE),
    ("security.md", rf"An IPv6 line \({N} bits\)", callers.HOUSEHOLD),
    ("security.md", rf"drawn by chance \({N} bits\)", actions.NAME_BYTES * 8),
    ("protocol.md", rf"may begin with damage, 1 to {N}:", settings.MOST_DAMAGE),
    ("protocol.md", rf"a `strength`, 0 to {N}:", strength.STRONGEST),
    ("protocol.md", rf"who loses the connection about {N} seconds later", presence.GRACE),
    ("protocol.md", rf"\| `level` \| `level`, `children` \| 1 to {N} \|", entries.HIGHEST),
    ("operate.md", rf"the largest arena of the game has {N}\)", max(map(cells_of, arenas().values()))),
    ("operate.md", rf"then every {N} seconds, while the others serve", workers.PAUSES[-1]),
    ("operate.md", rf"the first {N} bits of an IPv4 address", access.NETWORKS[4]),
    ("operate.md", rf"of an IPv4 address, {N} of IPv6", access.NETWORKS[6]),
    (
        "privacy.md",
        rf"that is {N} minutes after somebody plays again",
        forgetting.TRUST_FOR_GOOD / clock.MINUTE,
    ),
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


def longest_memory() -> float:
    """Return for how long a limit or a list of those who are known remembers an address."""
    limited = [*limits.windows(Config()).values(), *limits.windows_together(Config()).values()]
    return max([callers.KEPT, *[window.seconds for windows in limited for window in windows]])


# What is said with words stands here with the constants that it stands for.
IN_WORDS: list[tuple[str, str, bool]] = [
    ("security.md", "an address has three tenths of its time then", turns.SHARE == 0.3),
    ("security.md", "share what is left, which is at least a fifth", places.NAMED == 0.8),
    ("security.md", "Whoever makes up a thousand browsers", Config().max_connections_per_address == 1000),
    ("security.md", "telling it takes about a tenth of the time", audience.RESTS == 9),
    ("operate.md", "may take ten times as long as it may think", keeper.PATIENCE == 10),
    ("operate.md", "a hint for a puzzle of the course two minutes", puzzles.AT_MOST == 2 * clock.MINUTE),
    ("operate.md", "tried again after 0.5, 1, 2, 5, 10 and", workers.PAUSES[:-1] == (0.5, 1, 2, 5, 10)),
    ("operate.md", "for an analysis, one Condition in the hand", SIZES["analysis"].conditions == 1),
    ("privacy.md", "the server looks every minute", TIDY == clock.MINUTE),
    ("privacy.md", "is tried again every minute", TIDY == clock.MINUTE),
    ("privacy.md", "remembers addresses for at most a day", longest_memory() == clock.DAY),
    ("protocol.md", "8 to 40 letters, digits, `-` and `_`", callers.WORD.pattern == "[A-Za-z0-9_-]{8,40}"),
]


@pytest.mark.parametrize(("page", "sentence", "holds"), IN_WORDS)
def test_what_is_said_in_words_is_so(page: str, sentence: str, holds: bool) -> None:
    assert sentence in " ".join((DOCS / page).read_text(encoding="utf-8").split())
    assert holds


def test_there_are_as_many_codes_as_is_said() -> None:
    assert number_in("security.md", rf"18⁵ = {N} codes") == len(codes.LETTERS) ** codes.LENGTH
