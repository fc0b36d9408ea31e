"""One thing has one word: what docs/words.md has settled is not called otherwise anywhere a player reads."""

import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_message

from golems.words.language import texts
from tests.words.source import areas

LEFT_BEHIND = {  # words that we do not use any more, and what is said instead
    "en": {
        r"\b[Rr]eadings of the rules|Readings differ": "house rule",
        r"\bDefence\b": "Defend",
        r"\b[Cc]omponents?\b": "part",
        r"\bnovices?\b": "beginner",
        r"\b(mends?|mended)\b": "fix, repair",
        r"\bblows?\b(?! up)": "hit",
        r"\bshall\b(?! we)": "will, must",
        r"\b[Ww]hoever\b": "a golem that, the first who",
        r"\banew\b": "again",
        r"\bchairs?\b": "seat",
        r"\bsegments?\b": "piece",
        r"\bcolumns? of\b": "stack",
        r"\b(lays|laid)\b": "play, build, place",
        r"\b(cannot|is not|does not|do not|did not)\b(?! one of)": "a contraction",
        r"\b(every|any)body\b": "everyone, anyone",
        r"\w'\w": "’",
    },
    "ru": {
        r"\b[Чч]тени[яй] правил|Читают по-разному": "спорное правило",
        r"\b[Кк]омпонент": "деталь",
        r"\bколонн": "столбик",
        r"\b[Бб]итв[аыуе]\b(?! Големов| големов)": "бой",
        r"\bпарти[яюией]+\b": "бой",
        r"\bстул": "место",
        r"\bзанос": "сугроб",
        r"\b[Кк]осни|\b[Кк]асай": "нажми",
        r"\bна руке\b": "в руке",
        r"\bредакци": "издание",
        r"\b[Зз]адач": "головоломка",
        r"\bповреждени": "урон",
        r"\bПоток|\bпоток": "течение",
        r"\b[Рр]обот": "голем",
        r"\bожидается|, а пришло": "нужно, а здесь",
    },
}
REAL_ROBOTS = {"teach-sensing-text", "teach-not-text", "setup-parobot-idea"}  # these speak of real ones


def sentences(code: str) -> list[tuple[str, str]]:
    """Return every message of a language with what it says, without the facts in it."""
    return [
        (entry.id.name, re.sub(r"\{\s*-?\$?[\w-]+\s*\}|\$\w+|\*?\[[\w-]+\]", " ", said(entry)))
        for body in areas(code).values()
        for entry in body
        if isinstance(entry, ftl.Message)
    ]


def said(entry: ftl.Message) -> str:
    return serialize_message(entry).split("=", 1)[1]


@pytest.mark.parametrize(
    ("code", "word"), [(code, word) for code, words in LEFT_BEHIND.items() for word in words]
)
def test_no_message_says_what_we_have_left_behind(code: str, word: str) -> None:
    exempt = REAL_ROBOTS if "обот" in word else set()
    found = {name: text for name, text in sentences(code) if re.search(word, text) and name not in exempt}
    assert found == {}, LEFT_BEHIND[code][word]


def test_every_area_is_looked_at() -> None:
    assert {code: len(texts(code)) for code in LEFT_BEHIND} == {
        code: len(areas(code)) for code in LEFT_BEHIND
    }
    assert len(sentences("en")) > 1000
