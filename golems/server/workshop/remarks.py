"""Remarks on a sketch: what is wrong with it, and what is worth a note."""

import re
from collections.abc import Iterator

from golems.match.box import Notice
from golems.notation.cells import names_of
from golems.rules.refusals import Refusal
from golems.rules.values import Position
from golems.server.shared.remarks import CELL, facts_in_words, warning_in_words
from golems.server.workshop.shapes import Remark
from golems.words.language import Language, sentence
from golems.words.refusals import explain

PARTS = (
    "texts",
    "others",
    "program",
    "goals",
    "limits",
    "rows",
    "rounds",
    "stars",
    "games",
)  # not on the field
ROBOT = re.compile(r"robots\[(\d+)\]")
STARTS = re.compile(r"starts\.(\d)(?:\[(\d)\])?")


def noted(warning: Notice, language: Language) -> Remark:
    """Return a note for a warning."""
    cells = [str(fact) for name, fact in warning.facts.items() if name == "cell"]
    return Remark("note", warning_in_words(warning, language), warning.rule or None, tuple(cells))


def fault(refusal: Refusal, position: Position, language: Language) -> Remark:
    """Return a remark on what is wrong."""
    facts = facts_in_words(refusal.facts, language)
    text = explain(type(refusal)(refusal.reason, "", None, **facts), language)
    part = part_of(refusal, language)
    whole = language.say("workshop-part", part=part, fault=text) if part else text
    return Remark("wrong", sentence(whole), refusal.rule, tuple(cells_of(refusal, position)))


def part_of(refusal: Refusal, language: Language) -> str:
    """Return what the fault is about, where the field does not show it."""
    if found := STARTS.match(refusal.path):
        return language.say("workshop-part-starts", robots=int(found[1]))
    part = refusal.path.partition(".")[0].partition("[")[0]
    return language.say(f"workshop-part-{part}") if part in PARTS else ""


def cells_of(refusal: Refusal, position: Position) -> Iterator[str]:
    """Yield the cells that a refusal names, and those of the robots that it names."""
    known, names = names_of(position.field), [str(refusal.facts.get(key)) for key in ("cell", "other")]
    yield from [name for name in [*names, *CELL.findall(refusal.path)] if name in known]
    seats = [int(seat) for seat in ROBOT.findall(refusal.path)]
    start = STARTS.match(refusal.path)
    if start and start[2] and int(start[1]) == len(position.robots):
        seats.append(int(start[2]))
    yield from [
        position.field.name(position.robots[seat].cell) for seat in seats if seat < len(position.robots)
    ]
