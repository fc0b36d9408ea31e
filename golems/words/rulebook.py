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
