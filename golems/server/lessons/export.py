"""A lesson for the teacher to keep: a document, and a table of attempts."""

import csv
import io
from hashlib import sha256

import msgspec

from golems.lessons.entries import Played, Tried
from golems.lessons.lesson import Lesson, Running
from golems.lessons.pairing import winners
from golems.lessons.report import report
from golems.notation.reading import Object
from golems.notation.spreadsheets import harmless
from golems.puzzles.course import puzzles
from golems.server.lessons.shapes import Exported
from golems.words.language import Language

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


def exported(lesson: Lesson, words: Language) -> Exported:
    return Exported(document(lesson), table(lesson, words))


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
    for running in lesson.activities:
        writer.writerows([line(lesson, running, tried, words) for tried in running.tries])
    return written.getvalue()


def line(lesson: Lesson, running: Running, tried: Tried, words: Language) -> list[str]:
    child = lesson.children[tried.child]
    cells = [
        running.number,
        words.say(f"lesson-kind-{kind_of(running)}"),
        child.number + 1,
        child.name,
        words.say(f"lesson-animal-{child.animal}"),
        child.level,
        puzzles()[tried.puzzle].text(words.code).title,
    ]
    shows = [words.say(f"lesson-misconception-{name}") for name in tried.shows]
    solved = words.say("csv-yes" if tried.solved else "csv-no")
    told = [" / ".join(tried.programs), " ".join(tried.end), solved, "; ".join(shows)]
    return [harmless(str(cell)) for cell in (*cells, *told)]
