"""A lesson for the teacher to keep: a document, and a table of attempts."""

import csv
import io
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from typing import NamedTuple

import msgspec
from msgspec.json import Decoder

from golems.lessons.entries import AnyEntry, Played, Tried
from golems.lessons.lesson import Child, Lesson
from golems.lessons.pairing import winners
from golems.lessons.report import report
from golems.lessons.running import Running
from golems.notation.reading import Object
from golems.notation.spreadsheets import harmless
from golems.puzzles.course import puzzles
from golems.server.lessons.shapes import Exported
from golems.server.log.store import StoredEntry
from golems.server.shared.known_bots import with_known_bots
from golems.words.language import Language, language

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
    """Write a table of attempts that a spreadsheet of this language opens at a double click: its own words,
    and between the cells what it expects there."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter=words.say("csv-separator"))
    writer.writerow([words.say(f"lesson-column-{column}") for column in COLUMNS])
    say, known = cache(words.say), puzzles()
    for running in lesson.activities:
        for tried in running.tries:
            title = known[tried.puzzle].text(words.code).title
            writer.writerow(line(running, lesson.children[tried.child], tried, title, say))
    return written.getvalue()


def line(running: Running, child: Child, tried: Tried, title: str, say: Callable[[str], str]) -> list[str]:
    cells = [
        running.number,
        say(f"lesson-kind-{kind_of(running)}"),
        child.number + 1,
        child.name,
        say(f"lesson-animal-{child.animal}"),
        child.level,
        title,
    ]
    shows = [say(f"lesson-misconception-{name}") for name in tried.shows]
    solved = say("csv-yes" if tried.solved else "csv-no")
    told = [" / ".join(tried.programs), " ".join(tried.end), solved, "; ".join(shows)]
    return [harmless(str(cell)) for cell in (*cells, *told)]
