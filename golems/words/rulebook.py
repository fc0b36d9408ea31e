"""The rulebook: each clause with its title, text and picture."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from golems.words.language import FALLBACK

BOOKS = files("golems").joinpath("data", "rules")
CLAUSE = re.compile(
    r'^<a id="(?P<id>[^"]+)"></a>\n### (?P=id) · (?P<title>[^\n]+)\n\n(?P<text>.*?)(?=^<a id=|\Z)',
    re.M | re.S,
)
CHAPTER = re.compile(r"# (?P<title>[^\n]+)\n\n(?P<text>.*?)(?=^<a id=|\Z)", re.M | re.S)
PICTURE = re.compile(r"\n*^!\[[^\]]*\]\(pictures/[^)]*\)\n\n\*▸ (?P<caption>[^\n]*)\*$", re.M)


COVER = "README.md"  # the page before all chapters


class RulebookChapter(NamedTuple):
    """A file of the book: its title, and what it says before its first clause, in Markdown."""

    title: str
    text: str


class Clause(NamedTuple):
    """One clause of the rulebook, in Markdown."""

    id: str
    title: str
    text: str
    chapter: str  # the name of its file


def books() -> list[str]:
    """Return the languages in which the rulebook is written."""
    return sorted(book.name for book in BOOKS.iterdir() if book.is_dir())


def folder(language: str) -> Traversable:
    """Return the book in this language, or in English where nobody has written it yet."""
    return BOOKS.joinpath(language if language in books() else FALLBACK)


def pages(language: str) -> dict[str, str]:
    """Return the files in the order of the book."""
    found = [file for file in folder(language).iterdir() if file.name.endswith(".md")]
    found.sort(key=lambda file: (file.name != COVER, file.name))
    return {file.name: file.read_text(encoding="utf-8") for file in found}


@cache
def clauses(language: str) -> dict[str, Clause]:
    """Return all clauses in the order of the book."""
    return {
        found["id"]: Clause(found["id"], found["title"], found["text"].strip(), chapter)
        for chapter, text in pages(language).items()
        for found in CLAUSE.finditer(text)
    }


@cache
def chapters(language: str) -> dict[str, RulebookChapter]:
    """Return all chapters in the order of the book, by file."""
    starts = {name: CHAPTER.match(text) for name, text in pages(language).items()}
    return {
        name: RulebookChapter(found["title"], found["text"].strip())
        for name, found in starts.items()
        if found
    }


def without_picture(text: str) -> tuple[str, str]:
    """Return the text of a clause alone, and the caption of its picture."""
    found = PICTURE.search(text)
    return (PICTURE.sub("", text).strip(), found["caption"]) if found else (text, "")


@cache
def picture_of(clause: str, language: str) -> str | None:
    file = folder(language).joinpath("pictures", f"{clause}.svg")
    return file.read_text(encoding="utf-8") if file.is_file() else None
