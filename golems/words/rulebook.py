"""The rulebook: each clause with its title, text and picture."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

CLAUSE = re.compile(
    r'^<a id="(?P<id>[^"]+)"></a>\n### (?P=id) · (?P<title>[^\n]+)\n\n(?P<text>.*?)(?=^<a id=|\Z)',
    re.M | re.S,
)


TITLE = re.compile(r"^# (?P<title>[^\n]+)$", re.M)
PICTURE = re.compile(r"\n*^!\[[^\]]*\]\(pictures/[^)]*\)\n\n\*▸ (?P<caption>[^\n]*)\*$", re.M)


class Clause(NamedTuple):
    """One clause as the rulebook has it, in Markdown."""

    id: str
    title: str
    text: str
    chapter: str  # the file it stands in


def folder(language: str) -> Traversable:
    return files("golems").joinpath("data", "rules", language)


@cache
def clauses(language: str) -> dict[str, Clause]:
    """All clauses in the order of the book."""
    chapters = sorted(
        (file for file in folder(language).iterdir() if file.name.endswith(".md")), key=lambda file: file.name
    )
    return {
        found["id"]: Clause(found["id"], found["title"], found["text"].strip(), chapter.name)
        for chapter in chapters
        for found in CLAUSE.finditer(chapter.read_text(encoding="utf-8"))
    }


@cache
def chapters(language: str) -> dict[str, str]:
    """The titles of the chapters, by file."""
    names = dict.fromkeys(clause.chapter for clause in clauses(language).values())
    texts = {name: folder(language).joinpath(name).read_text(encoding="utf-8") for name in names}
    return {name: found["title"] for name, text in texts.items() if (found := TITLE.search(text))}


def without_picture(text: str) -> tuple[str, str]:
    """The text of a clause alone, and what is said under its picture."""
    found = PICTURE.search(text)
    return (PICTURE.sub("", text).strip(), found["caption"]) if found else (text, "")


@cache
def picture_of(clause: str, language: str) -> str | None:
    file = folder(language).joinpath("pictures", f"{clause}.svg")
    return file.read_text(encoding="utf-8") if file.is_file() else None
