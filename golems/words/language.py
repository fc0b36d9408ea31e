"""One language of the game, from the `.ftl` files of one folder: messages and the names of things."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FOLDER = files("golems").joinpath("data", "lang")
ENDING = ".ftl"
OWN_NAME = "language" + ENDING  # a folder that has this file is a language
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.joinpath(OWN_NAME).is_file()))
FALLBACK = "en"
TERM = "-"  # begins the name of what only other messages say

ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")  # where a message or a term begins
NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # what a message may refer to


class Language:
    """Says messages in one language, or in English what it lacks; an unknown message or a fault in one is an
    error, never silence. A message is parsed when it is first said: parsing all of them takes a second."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.bundle = FluentBundle([code], use_isolating=False)
        self.entries = {name: entry for text in texts(code).values() for name, entry in entries_of(text)}
        self.unread = set(self.entries)

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling by the language code, because another process has its own bundle."""
        return language, (self.code,)

    def has(self, name: str) -> bool:
        return self.speaks(name) or language(FALLBACK).speaks(name)

    def speaks(self, name: str) -> bool:
        """Tell whether the language itself has this message."""
        return name in self.entries and not name.startswith(TERM)

    def read(self, name: str) -> None:
        """Parse a message and everything that it refers to, directly or not."""
        found, left = {name}, [name]
        while left:
            named = {*NAMED.findall(self.entries[left.pop()])} & self.unread
            left += named - found
            found |= named
        self.bundle.add_resource(FluentResource("\n".join([self.entries[each] for each in found])))
        self.unread -= found

    def say(self, name: str, /, **facts: object) -> str:
        if not self.speaks(name) and self.code != FALLBACK:
            return language(FALLBACK).say(name, **facts)
        if name in self.unread:
            self.read(name)
        pattern = self.bundle.get_message(name).value
        if pattern is None:
            raise LookupError(name)
        text, faults = self.bundle.format_pattern(pattern, facts)
        if faults:
            raise LookupError(f"{name}: {faults}")
        return str(text)

    def together(self, names: Sequence[str]) -> str:
        """Return a list in words: 'a, b and c'."""
        if len(names) < 2:
            return "".join(names)
        return self.say("and", all=", ".join(names[:-1]), last=names[-1])

    def robot(self, name: str) -> str:
        return self.say(f"robot-{name}") if self.has(f"robot-{name}") else name

    def cell(self, name: str) -> str:
        """Return a cell as the frame of the field shows it, in the letters of the language."""
        return self.say("columns")[ord(name[0]) - ord("a")] + name[1:]


def texts(code: str) -> dict[str, str]:
    """Return what is written in each file of a language, by the name of the area."""
    found = [file for file in FOLDER.joinpath(code).iterdir() if file.name.endswith(ENDING)]
    return {
        file.name.removesuffix(ENDING): file.read_text(encoding="utf-8")
        for file in sorted(found, key=lambda file: file.name)
    }


def entries_of(text: str) -> Iterator[tuple[str, str]]:
    """Find the messages and terms of a file: each with its text, as it stands there."""
    lines: list[str] = []
    for line in [*text.splitlines(), "#"]:
        begins = ENTRY.match(line)
        if lines and (begins or line.startswith("#")):
            yield lines[0].partition("=")[0].strip(), "\n".join(lines)
            lines = []
        if begins or lines:
            lines.append(line)


def sentence(text: str) -> str:
    """Return the text with a capital letter in front."""
    return text[:1].upper() + text[1:]


@cache
def language(code: str) -> Language:
    return Language(code)


def preferred(environment: str | None) -> str:
    """Return the language of the value of LANG, or English where the game does not speak it."""
    code = (environment or "")[:2].lower()
    return code if code in LANGUAGES else FALLBACK
