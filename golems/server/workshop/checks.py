"""The bench of the editor: what lies on it, drawn, and everything that is to be said about it.

The page knows no rule: it sends a sketch, and shows what comes back."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from golems.drawing.film import make_film
from golems.drawing.labels import describe_goal
from golems.match.arenas import Arena, StartPlace, check_arena, read_arena
from golems.match.box import warnings
from golems.match.games import games
from golems.match.scenarios import read_scenario
from golems.match.symmetry import is_symmetric
from golems.notation.reading import Malformed, Object
from golems.puzzles.documents import read_parts
from golems.puzzles.goals import PuzzleGoal
from golems.puzzles.messages import tell_goal
from golems.puzzles.puzzle import Puzzle
from golems.rules.refusals import Refusal
from golems.rules.values import Position
from golems.server.shared.marks import marks
from golems.server.shared.puzzle_shapes import Mark
from golems.server.workshop.documents import open_document
from golems.server.workshop.examples import example
from golems.server.workshop.remarks import fault, noted
from golems.server.workshop.shapes import CheckedSketch, OpenedSketch, Remark
from golems.server.workshop.sketches import Sketch, SketchKind, covered_twice, document_of, position_of
from golems.words.facts import say_with_names
from golems.words.language import Language, sentence

USUAL_GAMES = {"4.0": "L4", "3.0": "standard"}  # whose box is looked into


def open_sketch(document: Object | str, language: Language) -> OpenedSketch:
    written = example(document) if isinstance(document, str) else document
    found = open_document(written, language.code)
    check_shape(found.sketch)
    return OpenedSketch(found.sketch, tuple([noted(remark, language) for remark in found.remarks]))


def check_shape(sketch: Sketch) -> None:
    """Raise if a sketch is none that the page can send back."""
    try:
        msgspec.convert(msgspec.to_builtins(sketch), Sketch)
    except msgspec.ValidationError as error:
        raise Malformed("body", "document", detail=str(error)) from None


def check(sketch: Sketch, robots: int, language: Language) -> CheckedSketch:
    document, position = document_of(sketch), position_of(sketch, robots)
    if position is None:
        return CheckedSketch(
            document, None, (Remark("wrong", language.say("workshop-no-field"), "S1"),), (), ()
        )
    reading = READERS[sketch.kind](document, language)
    remarks = (
        *overlaps(sketch, language),
        *[fault(refusal, position, language) for refusal in reading.faults],
        *reading.notes,
        *[noted(warning, language) for warning in warnings(as_arena(sketch, position))],
    )
    return CheckedSketch(document, make_film(position, (), language), remarks, reading.goals, reading.marks)


def overlaps(sketch: Sketch, language: Language) -> Iterator[Remark]:
    if cells := covered_twice(sketch):
        yield Remark("wrong", language.say("workshop-overlap"), "S1", cells)


class Reading(NamedTuple):
    """What comes of a document that is read: what is wrong, what is worth a note, its goals."""

    faults: tuple[Refusal, ...] = ()
    notes: tuple[Remark, ...] = ()
    goals: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()


def read_as_puzzle(document: Object, language: Language) -> Reading:
    parts, faults = read_parts(without_minimum(document))
    goals = [goal_in_words(goal, parts["position"], language) for goal in parts.get("goals", ())]
    return Reading(tuple(faults), (), tuple(goals), () if faults else tuple(marks(Puzzle(**parts))))


def goal_in_words(goal: PuzzleGoal, position: Position, language: Language) -> str:
    return say_with_names(*tell_goal(goal, position), position.edition, language)


def without_minimum(document: Object) -> Object:
    """Return a puzzle without its minimum. One of the fewest cards must have some; that is known only when it
    is proven."""
    left = {key: value for key, value in document.items() if key != "minimum"}
    return left | {"kind": "write"} if left.get("kind") == "fewest" else left


def read_as_arena(document: Object, language: Language) -> Reading:
    try:
        arena = read_arena("own", document)
        check_arena(arena)
    except Refusal as refusal:
        return Reading((refusal,))
    if 2 not in arena.starts:
        return Reading()
    symmetry = "check-symmetric" if is_symmetric(arena) else "check-not-symmetric"
    return Reading(notes=(Remark("note", sentence(language.say(symmetry)), "S6"),))


def read_as_scenario(document: Object, language: Language) -> Reading:
    try:
        position = read_scenario(document)
    except Refusal as refusal:
        return Reading((refusal,))
    return Reading(goals=tuple([describe_goal(position, goal, language.code) for goal in position.goals]))


READERS: dict[SketchKind, Callable[[Object, Language], Reading]] = {
    "puzzle": read_as_puzzle,
    "arena": read_as_arena,
    "scenario": read_as_scenario,
}


def as_arena(sketch: Sketch, position: Position) -> Arena:
    """Return a sketch as an arena: as what it takes from the box."""
    edition = "4.0" if position.edition == "4.0" else "3.0"
    named = [name for name in games() if name in sketch.more.get("games", ())]
    starts = tuple([StartPlace(robot.cell, robot.facing) for robot in position.robots])
    return Arena(
        id="own",
        edition=edition,
        games=tuple(named) or (USUAL_GAMES[edition],),
        field=position.field,
        board=position.board,
        starts={len(starts): starts},
        under=position.under,
        heights=tuple([(cell, len(column)) for cell, column in position.barrels]),
    )
