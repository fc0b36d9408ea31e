"""golems puzzle: the course of puzzles, their solutions, what is wrong with one's own, and new ones."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import (
    Lang,
    Seed,
    in_words,
    is_file,
    print_json,
    progress,
    read_json,
    speak,
    write_bytes,
)

if TYPE_CHECKING:
    from golems.puzzles.difficulty import Difficulty
    from golems.puzzles.generator import MadePuzzle
    from golems.puzzles.judge import Ghost
    from golems.puzzles.messages import PuzzleMessage
    from golems.puzzles.puzzle import Puzzle
    from golems.puzzles.review import Review
    from golems.puzzles.solver import Proof, Solution
    from golems.rules.values import Seat
    from golems.words.language import Language

app = typer.Typer(name="puzzle", help="The course of puzzles, their solutions, one's own, and new ones.")

Id = Annotated[str, typer.Argument(metavar="ID|FILE", help="A puzzle of the course, or a JSON file.")]
Ids = Annotated[list[str] | None, typer.Argument(metavar="ID|FILE...", help="Puzzles; or --all.")]
All = Annotated[bool, typer.Option("--all", help="Every puzzle of the course.")]
Without = Annotated[
    list[str] | None, typer.Option(metavar="CARD", help="Solve it without this card (can be repeated).")
]
Solutions = Annotated[int, typer.Option(min=0, help="How many of the shortest programs are printed.")]
Hints = Annotated[int | None, typer.Option(min=1, help="Give so many hints instead of a solution.")]

LevelAsked = Annotated[int, typer.Option("--level", min=1, max=4, help="From 1 (ages 6-7) to 4 (12+).")]
ConceptAsked = Annotated[
    str | None,
    typer.Option(
        "--concept", metavar="CONCEPT", help="Turns, loop, ... (default: one that suits the level)."
    ),
]
Count = Annotated[int, typer.Option(min=1, help="How many.")]
Out = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write each into a file there.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the puzzles themselves, one after the other.")]

WRONG = 1
UNFIT = r"[^\w-]+"  # characters that do not fit into the name of a file


# ---------------------------------------------------------------- list


@app.command("list")
def list_puzzles(lang: Lang = None) -> None:
    """List the puzzles of the course, chapter by chapter."""
    from rich.console import Console
    from rich.table import Table

    from golems.puzzles.course import chapters

    language = speak(lang)
    table = Table(*language.say("puzzles-columns").split("|"))
    table.columns[1].no_wrap = True
    for chapter in chapters():
        table.add_section()
        title = chapter.text(language.code).title
        for number, (name, puzzle) in enumerate(chapter.puzzles.items()):
            table.add_row("" if number else title, name, *columns(puzzle, language))
    Console(highlight=False, markup=False, emoji=False).print(table)


def columns(puzzle: "Puzzle", language: "Language") -> Iterator[str]:
    yield puzzle.text(language.code).title
    yield language.say(f"puzzle-kind-{puzzle.kind}")
    yield puzzle.position.edition
    yield str(puzzle.minimum.cards) if puzzle.minimum else ""
    yield ", ".join([language.say(f"puzzle-concept-{concept}") for concept in puzzle.concepts])


# ---------------------------------------------------------------- solve


@app.command()
def solve(
    puzzle: Id, without: Without = None, solutions: Solutions = 1, hints: Hints = None, lang: Lang = None
) -> None:
    """Prove the fewest cards and rows and print a shortest program; for a bug hunt the repair, for a
    prediction where the golem will be. Exit status 1 when it cannot be solved."""
    from golems.puzzles.bugs import repairs
    from golems.puzzles.hints import hints as hints_for
    from golems.puzzles.judge import expected_ghosts
    from golems.puzzles.solver import solve as prove

    language = speak(lang)
    asked = puzzle_called(puzzle).without(cards_called(without or []))
    print(heading(puzzle, asked, language))
    solved = True
    if hints:
        lines = [said(asked, told, language) for told in hints_for(asked)[:hints]]
    elif asked.kind == "predict":
        lines = ghost_lines(asked, expected_ghosts(asked), language)
    elif asked.kind == "bug":
        found = repairs(asked)
        solved, lines = len(found) == 1, repair_lines(found, language)
    else:
        proof = prove(asked, solutions)
        solved, lines = proof.is_solvable, proof_lines(proof, language)
    for line in lines:
        print(f"  {line}")
    if not solved:
        raise typer.Exit(WRONG)


def puzzle_called(name: str) -> "Puzzle":
    """Return a puzzle of the course, or from a file."""
    from golems.puzzles.course import puzzle_named
    from golems.puzzles.documents import read_puzzle

    return read_puzzle(read_json(name)) if is_file(name) or name == "-" else puzzle_named(name)


def cards_called(names: list[str]) -> list[str]:
    from golems.notation.reading import as_choice
    from golems.rules.editions import EDITIONS

    known = {card for edition in EDITIONS.values() for card in edition.cards}
    return [as_choice(name, "--without", known) for name in names]


def heading(name: str, puzzle: "Puzzle", language: "Language") -> str:
    title = puzzle.text(language.code).title
    return language.say("puzzle-heading", puzzle=Path(name).stem, title=title)


def proof_lines(proof: "Proof", language: "Language") -> list[str]:
    if not proof.is_solvable:
        return [language.say("puzzle-unsolvable", positions=proof.positions)]
    counts = {key: getattr(proof, key) for key in ("cards", "rows", "solutions", "positions")}
    shortest = [program_line(found, language) for found in proof.examples]
    return [language.say("puzzle-proven", **counts), *shortest]


def repair_lines(found: "list[Solution]", language: "Language") -> list[str]:
    lines = [program_line(programs, language) for programs in found]
    if len(lines) == 1:
        return [language.say("puzzle-repair", program=lines[0])]
    return [language.say("puzzle-repairs", count=len(lines)), *lines]


def ghost_lines(puzzle: "Puzzle", ghosts: "dict[Seat, Ghost]", language: "Language") -> list[str]:
    lines = []
    for seat, (cell, facing) in ghosts.items():
        robot = language.robot(puzzle.position.robots[seat].id)
        if cell is None or facing is None:
            lines.append(language.say("puzzle-ghost-out", robot=robot))
        else:
            place = language.cell(puzzle.position.field.name(cell))
            lines.append(language.say("puzzle-ghost", robot=robot, cell=place, facing="NESW"[facing]))
    return lines


def program_line(programs: "Solution", language: "Language") -> str:
    """Return the programs of all rounds, in the letters of the language."""
    from golems.notation.programs import CYRILLIC, LATIN, RUSSIAN, write_short

    letters = RUSSIAN if CYRILLIC.search(language.cell("a1")) else LATIN
    return " / ".join([write_short(program, letters) for program in programs])


# ---------------------------------------------------------------- check


@app.command()
def check(puzzle: Ids = None, every: All = False, lang: Lang = None) -> None:
    """Say everything that is wrong with puzzles, and what is proven of them. Exit status 1 when something is
    wrong."""
    from golems.puzzles.course import puzzles

    language = speak(lang)
    if every == bool(puzzle):
        raise typer.BadParameter("expected puzzles, or --all")
    sound = [is_sound(name, language) for name in puzzle or puzzles()]
    if not all(sound):
        raise typer.Exit(WRONG)


def is_sound(name: str, language: "Language") -> bool:
    from golems.puzzles.documents import faults_in, read_puzzle, write_puzzle
    from golems.puzzles.review import review_of
    from golems.words.language import LANGUAGES

    document = read_json(name) if is_file(name) or name == "-" else write_puzzle(puzzle_called(name))
    if faults := faults_in(document):
        print(Path(name).stem)
        for fault in faults:
            print(f"  {language.say('check-wrong', fault=in_words(fault))}")
        return False
    puzzle = read_puzzle(document)
    report = review_of(puzzle, LANGUAGES)
    print(heading(name, puzzle, language))
    for line in report_lines(puzzle, report, language):
        print(f"  {line}")
    return not report.wrong


def report_lines(puzzle: "Puzzle", report: "Review", language: "Language") -> Iterator[str]:
    from golems.puzzles.difficulty import difficulty_of

    for told in report.wrong:
        yield language.say("check-wrong", fault=said(puzzle, told, language))
    for told in report.notes:
        yield language.say("puzzle-note", note=said(puzzle, told, language))
    if puzzle.kind == "bug":
        yield from repair_lines(report.repairs, language)
    yield from ghost_lines(puzzle, report.ghosts, language)
    if report.proof:
        yield from proof_lines(report.proof, language)
        yield from minimum_lines(puzzle, report.proof)
    if difficulty := difficulty_of(puzzle):
        yield difficulty_line(difficulty, language)


def minimum_lines(puzzle: "Puzzle", proof: "Proof") -> Iterator[str]:
    """Yield what belongs into the file, where something else or nothing is there."""
    from golems.notation.reading import encode
    from golems.puzzles.puzzle import Minimum

    if proof.cards is None or proof.rows is None:
        return
    minimum = Minimum(proof.cards, proof.rows, proof.solutions)
    if puzzle.minimum != minimum:
        yield f'"minimum": {encode(minimum._asdict()).decode()}'


# ---------------------------------------------------------------- make


@app.command()
def make(
    level: LevelAsked = 1,
    concept: ConceptAsked = None,
    seed: Seed = "1",
    count: Count = 1,
    out: Out = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Make new puzzles, each with a proven minimum and a measured difficulty; the same from the same seed."""
    from golems.notation.reading import as_choice
    from golems.puzzles.documents import write_puzzle
    from golems.puzzles.drafts import recipes
    from golems.puzzles.generator import make_puzzle

    language = speak(lang)
    about = None if concept is None else as_choice(concept, "--concept", recipes())
    made: dict[str, MadePuzzle] = {}
    with progress(count) as advance:
        for number in range(1, count + 1):
            own = seed if number == 1 else f"{seed}-{number}"
            found = make_puzzle(level, about, own)
            made[f"{found.puzzle.concepts[0]}-{level}-{re.sub(UNFIT, '_', own)}"] = found
            advance(1)
    for name, found in made.items():
        if out:
            save(found.puzzle, out / f"{name}.json")
        if as_json:
            print_json(write_puzzle(found.puzzle))
        else:
            print("\n".join(made_lines(name, found, language)))


def save(puzzle: "Puzzle", file: Path) -> None:
    from golems.notation.reading import Malformed, encode_for_people
    from golems.puzzles.documents import write_puzzle

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed("not-written", str(file.parent), detail=error.strerror) from None
    write_bytes(str(file), encode_for_people(write_puzzle(puzzle)) + b"\n")


def made_lines(name: str, made: "MadePuzzle", language: "Language") -> Iterator[str]:
    """Yield everything about a new puzzle except the solution."""
    yield heading(name, made.puzzle, language)
    yield f"  {made.puzzle.text(language.code).story}"
    yield f"  {proof_lines(made.proof._replace(examples=()), language)[0]}"
    yield f"  {difficulty_line(made.difficulty, language)}"


def difficulty_line(difficulty: "Difficulty", language: "Language") -> str:
    return language.say("puzzle-difficulty", value=difficulty.value, tempting=difficulty.tempting)


# ---------------------------------------------------------------- in words


def said(puzzle: "Puzzle", told: "PuzzleMessage", language: "Language") -> str:
    from golems.words.facts import say_with_names

    return say_with_names(*told, puzzle.position.edition, language)
