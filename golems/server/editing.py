"""The bench of the editor: what lies on it, drawn, and everything that is to be said about it.

The page knows no rule: it sends a sketch, and shows what comes back."""

import re
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from golems.arena.fairness import Fairness, fairness
from golems.drawing.film import Film, make_film
from golems.drawing.labels import SURFACES, describe_goal
from golems.match.arenas import Arena, Start, arenas, check_arena, read_arena, write_arena
from golems.match.box import Warn, warnings
from golems.match.games import games
from golems.match.scenarios import read_scenario, scenarios
from golems.match.symmetry import is_symmetric
from golems.notation.cells import names_of
from golems.notation.positions import write_position
from golems.notation.programs import write_program
from golems.notation.reading import Malformed, Object
from golems.puzzles.course import puzzles
from golems.puzzles.goals import Goal as PuzzleGoal
from golems.puzzles.judge import Ghost
from golems.puzzles.proving import Report, report_on
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.telling import Told, tell_goal
from golems.puzzles.written import read_parts, write_puzzle
from golems.rules.refusals import Illegal, Refusal
from golems.rules.values import PORTALS, Position, Program
from golems.server.entries import Value
from golems.server.films import read_within
from golems.server.opening import open_document
from golems.server.puzzle_marks import marks
from golems.server.puzzle_shapes import Mark
from golems.server.puzzles import read_sent, told
from golems.server.question_puzzles import question_puzzles
from golems.server.sizes import check_size
from golems.server.sketches import Kind, Sketch, covered_twice, document_of, position_of
from golems.server.workshop import Workshop
from golems.words.facts import say_with_names
from golems.words.language import Language
from golems.words.refusals import explain

SECONDS = 20.0  # to prove a puzzle, or to measure an arena for one number of players
MATCHES = 100  # on an arena, for each number of players
GIVEN_UP = ("puzzle-too-hard", "puzzle-too-large")
NOT_SAID = ("puzzle-note-no-minimum", "puzzle-note-language")  # the editor sees to it
USUAL_GAMES = {"4.0": "L4", "3.0": "standard"}  # whose box is looked into
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
CELL = re.compile(r"[a-z]\d{1,2}")
STARTS = re.compile(r"starts\.(\d)(?:\[(\d)\])?")

Verdict = Literal["good", "bad", "unknown"]

# What the game has to open, as documents.
EXAMPLES: dict[str, Callable[[], dict[str, Object]]] = {
    "puzzle": lambda: {name: write_puzzle(each) for name, each in puzzles().items()},
    "arena": lambda: {name: write_arena(each) for name, each in arenas().items()},
    "scenario": lambda: {name: write_position(each) for name, each in scenarios().items()},
    "question": question_puzzles,
}


class Edited(Value, frozen=True):
    """An arena is drawn with so many `robots`."""

    sketch: Sketch
    robots: Annotated[int, Meta(ge=2, le=4)] = 2


class ToOpen(Value, frozen=True):
    """A puzzle, an arena, a scenario, a position, or a level file of the author's own editor; or the name of
    an example, such as `arena/railway`."""

    document: dict[str, Any] | Annotated[str, Meta(pattern=f"^({'|'.join(EXAMPLES)})/[a-z0-9-]{{1,60}}$")]


class ToProve(Value, frozen=True):
    puzzle: dict[str, Any]


class ToMeasure(Value, frozen=True):
    arena: dict[str, Any]


class Remark(Value, frozen=True):
    """What is `wrong` has to be mended before anybody plays; `cells` are those it is about."""

    kind: Literal["wrong", "note"]
    text: str
    rule: str | None = None
    cells: tuple[str, ...] = ()


class Opened(Value, frozen=True):
    """`remarks` say what the sketch cannot hold, or had to choose."""

    sketch: Sketch
    remarks: tuple[Remark, ...]


class Checked(Value, frozen=True):
    """`document` is what is saved and shared; `film` shows it, and has no beats; `goals` are in words, as far
    as they can be read, and `marks` show them once nothing is wrong."""

    document: dict[str, Any]
    film: Film | None
    remarks: tuple[Remark, ...]
    goals: tuple[str, ...]
    marks: tuple[Mark, ...]


class Proven(Value, frozen=True):
    """What the solver says of a puzzle. `minimum` belongs into its document; `solution` is a shortest program
    for each round, its rows in the long form."""

    verdict: Verdict
    text: str
    remarks: tuple[Remark, ...] = ()
    minimum: dict[str, int] | None = None
    solution: tuple[Any, ...] = ()


class Measured(Value, frozen=True):
    """What matches of equal bots say of an arena, by number of players."""

    verdict: Verdict
    texts: tuple[str, ...]


# ---------------------------------------------------------------- opening and checking


def open_sketch(document: Object | str, language: Language) -> Opened:
    written = example(document) if isinstance(document, str) else document
    found = open_document(written, language.code)
    check_shape(found.sketch)
    return Opened(found.sketch, tuple([noted(remark, language) for remark in found.remarks]))


def example(named: str) -> Object:
    """Such as `arena/railway`."""
    kind, _, name = named.partition("/")
    found = EXAMPLES[kind]()
    if name not in found:
        raise Illegal("no-example", named)
    return found[name]


def check_shape(sketch: Sketch) -> None:
    """It is one that the page can send back."""
    try:
        msgspec.convert(msgspec.to_builtins(sketch), Sketch)
    except msgspec.ValidationError as error:
        raise Malformed("body", "document", detail=str(error)) from None


def check(sketch: Sketch, robots: int, language: Language) -> Checked:
    document, position = document_of(sketch), position_of(sketch, robots)
    if position is None:
        return Checked(document, None, (Remark("wrong", language.say("workshop-no-field"), "S1"),), (), ())
    reading = READERS[sketch.kind](document, language)
    remarks = (
        *overlaps(sketch, language),
        *[fault(refusal, position, language) for refusal in reading.faults],
        *reading.notes,
        *[noted(warning, language) for warning in warnings(as_arena(sketch, position))],
    )
    return Checked(document, make_film(position, (), language), remarks, reading.goals, reading.marks)


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
    """A puzzle of the fewest cards must have a minimum; that is known only when it is proven."""
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


READERS: dict[Kind, Callable[[Object, Language], Reading]] = {
    "puzzle": read_as_puzzle,
    "arena": read_as_arena,
    "scenario": read_as_scenario,
}


def as_arena(sketch: Sketch, position: Position) -> Arena:
    """As what it takes from the box."""
    edition = "4.0" if position.edition == "4.0" else "3.0"
    named = [name for name in games() if name in sketch.more.get("games", ())]
    starts = tuple([Start(robot.cell, robot.facing) for robot in position.robots])
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


# ---------------------------------------------------------------- remarks


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def noted(warning: Warn, language: Language) -> Remark:
    """S3, and what a level file leaves open."""
    facts = {name: in_words(name, fact, language) for name, fact in warning.facts.items()}
    text = sentence(language.say(f"warning-{warning.reason}", **facts))
    cells = [str(fact) for name, fact in warning.facts.items() if name == "cell"]
    return Remark("note", text, warning.rule or None, tuple(cells))


def fault(refusal: Refusal, position: Position, language: Language) -> Remark:
    """What is wrong, in words about things rather than about a document."""
    facts = {name: in_words(name, fact, language) for name, fact in refusal.facts.items()}
    text = explain(type(refusal)(refusal.reason, "", None, **facts), language)
    part = part_of(refusal, language)
    whole = language.say("workshop-part", part=part, fault=text) if part else text
    return Remark("wrong", sentence(whole), refusal.rule, tuple(cells_of(refusal, position)))


def part_of(refusal: Refusal, language: Language) -> str:
    """What the fault is about, where the field does not show it."""
    if found := STARTS.match(refusal.path):
        return language.say("workshop-part-starts", robots=int(found[1]))
    part = refusal.path.partition(".")[0].partition("[")[0]
    return language.say(f"workshop-part-{part}") if part in PARTS else ""


def cells_of(refusal: Refusal, position: Position) -> Iterator[str]:
    """Those that it names, and those of the robots that it names."""
    known, names = names_of(position.field), [str(refusal.facts.get(key)) for key in ("cell", "other")]
    yield from [name for name in [*names, *CELL.findall(refusal.path)] if name in known]
    seats = [int(seat) for seat in ROBOT.findall(refusal.path)]
    start = STARTS.match(refusal.path)
    if start and start[2] and int(start[1]) == len(position.robots):
        seats.append(int(start[2]))
    yield from [
        position.field.name(position.robots[seat].cell) for seat in seats if seat < len(position.robots)
    ]


def in_words(name: str, fact: object, language: Language) -> object:
    """As people call it, where a fact has a name."""
    return NAMES[name](str(fact), language) if name in NAMES else fact


def cells_in_words(cells: str, language: Language) -> str:
    return language.together([language.cell(cell) for cell in cells.split()])


def other_in_words(other: str, language: Language) -> str:
    """Another cell, or another robot."""
    return language.cell(other) if CELL.fullmatch(other) else language.robot(other)


def sign_in_words(sign: str, language: Language) -> str:
    if sign in PORTALS:
        return language.say("picture-portal", letter=sign.upper())
    return language.say(f"picture-{SURFACES[sign]}") if sign in SURFACES else sign


def game_in_words(game: str, language: Language) -> str:
    return language.say("workshop-game", game=language.say(f"game-{game}"))


NAMES: dict[str, Callable[[str, Language], str]] = {
    "cell": lambda cell, language: language.cell(cell),
    "cells": cells_in_words,
    "other": other_in_words,
    "robot": lambda robot, language: language.robot(robot),
    "sign": sign_in_words,
    "game": game_in_words,
}


# ---------------------------------------------------------------- proving


async def prove(document: Object, language: Language, workshop: Workshop) -> Proven:
    """A puzzle that is well written; the answer says so when nobody could settle it in time."""
    puzzle = read_sent(without_minimum(document))
    check_size("proof", "puzzle.position", puzzle.position.field)
    try:
        report = await workshop.know(SECONDS, report_on, puzzle)
    except Illegal as refusal:
        if refusal.reason not in GIVEN_UP:
            raise
        return Proven("unknown", language.say("workshop-unsettled", seconds=SECONDS))
    return proven(puzzle, report, language)


def proven(puzzle: Puzzle, report: Report, language: Language) -> Proven:
    if is_free(puzzle, report):
        return Proven("good", language.say("workshop-free"))
    notes = [what for what in report.notes if what.message not in NOT_SAID]
    return Proven(
        verdict="bad" if report.wrong else "good",
        text=verdict_on(puzzle, report, language),
        remarks=(
            *[remarked("wrong", puzzle, what, language) for what in report.wrong[1:]],
            *[remarked("note", puzzle, what, language) for what in notes],
        ),
        minimum=minimum_in(report),
        solution=tuple([write_program(program) for program in solution_in(report)]),
    )


def is_free(puzzle: Puzzle, report: Report) -> bool:
    """Whether nothing has to be done but to stay in the game, and that takes no card: a place to try out."""
    nothing = [what.message for what in report.wrong] == ["puzzle-wrong-for-nothing"]
    return nothing and all(goal.kind == "survive" for goal in puzzle.goals)


def remarked(kind: Literal["wrong", "note"], puzzle: Puzzle, what: Told, language: Language) -> Remark:
    return Remark(kind, sentence(told(puzzle, what, language)))


def verdict_on(puzzle: Puzzle, report: Report, language: Language) -> str:
    if report.proof and not report.proof.is_solvable:
        return language.say("workshop-unsolvable")
    if report.wrong:
        return sentence(told(puzzle, report.wrong[0], language))
    if report.proof:
        counts = {key: getattr(report.proof, key) for key in ("cards", "rows", "solutions")}
        return language.say("workshop-solvable", **counts)
    if report.repairs:
        return language.say("workshop-repairable")
    ghosts = [ghost_in_words(puzzle, seat, ghost, language) for seat, ghost in report.ghosts.items()]
    return " ".join(ghosts)


def ghost_in_words(puzzle: Puzzle, seat: int, ghost: Ghost, language: Language) -> str:
    position = puzzle.position
    cell, facing = position.field.name(ghost.cell or 0), "NESW"[ghost.facing or 0]
    return told(
        puzzle,
        Told("puzzle-ghost", {"robot": position.robots[seat].id, "cell": cell, "facing": facing}),
        language,
    )


def minimum_in(report: Report) -> dict[str, int] | None:
    proof = report.proof
    if proof is None or proof.cards is None or proof.rows is None:
        return None
    return {"cards": proof.cards, "rows": proof.rows, "solutions": proof.solutions}


def solution_in(report: Report) -> tuple[Program, ...]:
    found = [*(report.proof.examples if report.proof else ()), *report.repairs]
    return found[0] if found else ()


# ---------------------------------------------------------------- measuring


async def measure(document: Object, language: Language, workshop: Workshop) -> Measured:
    """Whether nobody wins more than their share, for every number of players that meet on the arena."""
    arena = read_within("arena", lambda arena: read_arena("own", arena), document)
    check_arena(arena)
    check_size("measuring", "arena", arena.field)
    found = []
    for players in (2, 3, 4):
        try:
            found.append(await workshop.know(SECONDS, matches_on, arena, players))
        except Illegal as refusal:
            if refusal.reason not in GIVEN_UP:
                raise
            return Measured("unknown", (language.say("workshop-unsettled", seconds=SECONDS),))
    met = [each for each in found if each]
    return Measured(
        "good" if all(each.is_fair for each in met) else "bad",
        tuple([measured(arena, each, language) for each in met]),
    )


def matches_on(arena: Arena, players: int) -> Fairness | None:
    return fairness(arena, players, MATCHES, workers=1)


def measured(arena: Arena, found: Fairness, language: Language) -> str:
    start = arena.starts[found.players + found.parobots][found.place]
    return language.say(
        "workshop-fair" if found.is_fair else "workshop-unfair",
        players=found.players,
        matches=MATCHES,
        first=language.say("figure-points", **found.first._asdict()),
        place=language.cell(arena.field.name(start.cell)),
        furthest=language.say("figure-points", **found.furthest._asdict()),
    )
