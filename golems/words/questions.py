"""Questions that people ask about the rules, with answers that cite clauses, and a position for each."""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from golems.notation.reading import Object, as_object, decode
from golems.words.language import FALLBACK

FOLDER = files("golems").joinpath("data", "questions")
QUESTION = re.compile(
    r'^<a id="(?P<id>[a-z-]+)"></a>\n## (?P<title>[^\n]+)\n<!-- (?P<words>[^\n]+) -->\n\n'
    r"(?P<text>.*?)(?=^<a id=|\Z)",
    re.M | re.S,
)
COVER = re.compile(r"# (?P<title>[^\n]+)\n\n(?P<text>.*?)(?=^<a id=)", re.M | re.S)


class RuleQuestion(NamedTuple):
    """A question and its answer in Markdown; `words` are further words by which somebody may look for it."""

    id: str
    title: str
    text: str
    words: str


class Cover(NamedTuple):
    """The title and introduction above all questions, in Markdown."""

    title: str
    text: str


def page(language: str) -> str:
    """Return the questions in this language, or in English where nobody has written them yet."""
    file = FOLDER.joinpath(f"{language}.md")
    return (file if file.is_file() else FOLDER.joinpath(f"{FALLBACK}.md")).read_text(encoding="utf-8")


@cache
def questions(language: str) -> dict[str, RuleQuestion]:
    """Return all questions in their order."""
    return {
        found["id"]: RuleQuestion(found["id"], found["title"], found["text"].strip(), found["words"])
        for found in QUESTION.finditer(page(language))
    }


@cache
def cover(language: str) -> Cover:
    found = COVER.match(page(language))
    assert found
    return Cover(found["title"], found["text"].strip())


@cache
def positions() -> dict[str, Object]:
    """Return what is drawn beside each question, as documents of the notation."""
    data = as_object(decode(FOLDER.joinpath("positions.json").read_bytes()), "")
    return {name: as_object(position, name) for name, position in data.items()}
