"""A lesson for the teacher to keep: a document, and a table of attempts."""

from collections.abc import Sequence
from functools import cache, partial
from hashlib import sha256
from typing import NamedTuple

import msgspec
from msgspec.json import Decoder

from golems.lessons.entries import AnyEntry, Played, Tried
from golems.lessons.lesson import Child, Lesson
from golems.lessons.pairing import winners
from golems.lessons.report import report
from golems.lessons.running import Running
from golems.notation.programs import read_short
from golems.notation.reading import Object
from golems.puzzles.course import puzzles
from golems.server.lessons.animals import animal_in_words
from golems.server.lessons.shapes import Exported
from golems.server.log.store import StoredEntry
from golems.server.shared.known_bots import with_known_bots
from golems.texts.puzzles import in_rows
from golems.words.language import Language, language
from golems.words.tables import csv_table, yes_or_no

FORMAT = "golems-lesson/1"
COLUMNS = [
    "activity",
    "kind",
    "child",
    "name",
    "animal",
    "level",
    "puzzle",
    "programs",
    "end",
    "solved",
    "shows",
]
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}  # as the board lies on the pages
ENTRIES: Decoder[list[AnyEntry]] = Decoder(list[AnyEntry])


class WrittenLog(NamedTuple):
    """A log as it is sent to a job: a hundred thousand entries one by one would take a second."""

    entries: bytes  # a list
    times: tuple[float, ...]


def written_log(log: Sequence[StoredEntry]) -> WrittenLog:
    entries = b",".join([entry.body for entry in log])
    return WrittenLog(b"[%b]" % entries, tuple([entry.at for entry in log]))


def exported(log: WrittenLog, lang: str) -> Exported:
    """Return the lesson that follows from a log."""
    lesson = Lesson()
    for entry, at in zip(ENTRIES.decode(log.entries), log.times, strict=True):
        lesson.apply(with_known_bots(entry), at)
    return Exported(document(lesson), table(lesson, language(lang)))


def document(lesson: Lesson) -> Object:
    """Write the whole lesson, without the keys of tokens."""
    return {
        "format": FORMAT,
        "id": sha256(lesson.key.encode()).hexdigest()[:16],
        "children": [
            {"number": child.number, "name": child.name, "animal": child.animal, "level": child.level}
            for child in lesson.children
        ],
        "activities": [activity(running) for running in lesson.activities],
        "report": msgspec.to_builtins(report(lesson)),
    }


def activity(running: Running) -> Object:
    return {
        "number": running.number,
        "kind": kind_of(running),
        "puzzles": list(running.puzzles),
        "attempts": [msgspec.to_builtins(tried) for tried in running.tries],
        "matches": [match(running, played) for played in running.played.values()],
    }


def match(running: Running, played: Played) -> Object:
    """Write who has played at a table, and which chairs have won."""
    pair = running.tables[played.table].pair
    who = {"children": list(pair.children), "winners": list(winners(pair, played))}
    return dict(msgspec.to_builtins(played)) | who


def kind_of(running: Running) -> str:
    return running.kind


def table(lesson: Lesson, words: Language) -> str:
    """Write a table of attempts in words, for a spreadsheet of this language."""
    told = CellWords(words)
    lines = [
        line(running, lesson.children[tried.child], tried, told)
        for running in lesson.activities
        for tried in running.tries
    ]
    return csv_table([words.say(f"lesson-column-{column}") for column in COLUMNS], lines, words)


class CellWords:
    """What the cells of a table say in a language: each is found once, for there may be many attempts."""

    def __init__(self, words: Language) -> None:
        self.code = words.code
        self.say = cache(words.say)
        self.animal = cache(partial(animal_in_words, words))
        self.program = cache(partial(program_in_words, words))
        self.place = cache(partial(place_in_words, words))
        self.solved = cache(partial(yes_or_no, words=words))


def program_in_words(words: Language, edition: str, program: str) -> str:
    return in_rows(read_short(program), edition, words)


def place_in_words(words: Language, end: str) -> str:
    """Return where a golem stands and which way it looks, of `c1 N`, or of its cell alone."""
    cell, _, facing = end.partition(" ")
    place = words.say("lesson-screen-off") if cell == "out" else words.cell(cell)
    return f"{place} {ARROWS[facing]}" if facing else place


def line(running: Running, child: Child, tried: Tried, told: CellWords) -> list[object]:
    say, puzzle = told.say, puzzles()[tried.puzzle]
    edition = puzzle.position.edition
    return [
        running.number,
        say(f"lesson-kind-{kind_of(running)}"),
        child.number + 1,
        child.name,
        told.animal(child.animal, child.colour),
        child.level,
        puzzle.text(told.code).title,
        " / ".join([told.program(edition, program) for program in tried.programs]),
        ", ".join([told.place(end) for end in tried.end]),
        told.solved(tried.solved),
        "; ".join([say(f"lesson-misconception-{name}") for name in tried.shows]),
    ]
