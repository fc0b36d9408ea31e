"""A lesson for the teacher to keep: a document, and a table of attempts."""

import csv
import io

import msgspec

from golems.lessons.entries import Tried
from golems.lessons.lesson import Lesson, Running
from golems.lessons.report import report
from golems.notation.reading import Object
from golems.server.lessons.shapes import Exported

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
FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for one


def exported(lesson: Lesson) -> Exported:
    return Exported(document(lesson), table(lesson))


def document(lesson: Lesson) -> Object:
    """Write the whole lesson, without the keys of tokens."""
    return {
        "format": FORMAT,
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
        "matches": [msgspec.to_builtins(played) for played in running.played.values()],
    }


def kind_of(running: Running) -> str:
    return running.kind


def table(lesson: Lesson) -> str:
    written = io.StringIO()
    writer = csv.writer(written)
    writer.writerow(COLUMNS)
    for running in lesson.activities:
        writer.writerows([line(lesson, running, tried) for tried in running.tries])
    return written.getvalue()


def line(lesson: Lesson, running: Running, tried: Tried) -> list[str]:
    child = lesson.children[tried.child]
    cells = [
        running.number,
        kind_of(running),
        child.number,
        child.name,
        child.animal,
        child.level,
        tried.puzzle,
    ]
    told = [" / ".join(tried.programs), " ".join(tried.end), int(tried.solved), " ".join(tried.shows)]
    return [harmless(str(cell)) for cell in (*cells, *told)]


def harmless(text: str) -> str:
    """Let a name that a spreadsheet would take for a formula be a text."""
    return f"'{text}" if text.startswith(FORMULAS) else text
