"""golems print: sheets to print, cut out and play with."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import Lang, arena_called, is_file, read_json, speak, write_bytes

if TYPE_CHECKING:
    from golems.printing.box import Box
    from golems.printing.paper import Paper, Sheet
    from golems.puzzles.puzzle import Puzzle
    from golems.rules.values import Position
    from golems.words.language import Language

app = typer.Typer(
    name="print",
    help="Sheets to print: the whole game, a pack for one age, cards, an arena, a scenario, puzzles, plans.",
)

Out = Annotated[str, typer.Argument(metavar="OUT.pdf", help="The file to write.")]
Edition = Annotated[str, typer.Option(metavar="4.0|3.0|2.0", help="Which box to print.")]
Age = Annotated[str, typer.Argument(metavar="AGE", help="6-7, 8-9, 10-11 or 12+.")]
PaperName = Annotated[str, typer.Option("--paper", metavar="a4|letter", help="The size of a sheet.")]
SidesName = Annotated[
    str,
    typer.Option("--sides", metavar="two|one", help="Whether cards get backs, to be printed on both sides."),
]
Players = Annotated[int, typer.Option(min=1, max=4, help="How many hands of command cards.")]
Stands = Annotated[
    int, typer.Option("--stand-cards", min=3, max=4, help="Cards “Stand” a hand; 4: in 2.0 only.")
]
Name = Annotated[str, typer.Argument(metavar="ID|FILE", help="An arena: its name, or a JSON file.")]
ScenarioName = Annotated[str, typer.Argument(metavar="ID|FILE", help="A scenario: its name, or a JSON file.")]
Files = Annotated[
    list[str],
    typer.Argument(metavar="ID|FILE", help="A puzzle of the course, all of a chapter, or a JSON file."),
]

Lesson = Annotated[
    str | None, typer.Option("--lesson", metavar="NUMBER", help="Only the plan of this lesson.")
]


@app.command()
def game(
    out: Out,
    edition: Edition = "4.0",
    players: Players = 4,
    stand_cards: Stands = 3,
    sides: SidesName = "two",
    paper: PaperName = "a4",
    lang: Lang = None,
) -> None:
    """The whole game for print and play: fields, cards, tokens, golems and dice to fold, short rules."""
    from golems.printing.game import game_sheets

    language, size = speak(lang), paper_called(paper)
    sheets = game_sheets(box_of(edition, players, stand_cards, sides), size, language)
    save(out, language.say("print-title"), sheets, size, language)


@app.command()
def pack(
    age: Age,
    out: Out,
    players: Players = 4,
    sides: SidesName = "two",
    paper: PaperName = "a4",
    lang: Lang = None,
) -> None:
    """What one age uses of edition 4.0, and nothing else."""
    from golems.notation.reading import as_choice
    from golems.printing.box import SIDES, Box, levels
    from golems.printing.game import game_sheets

    language, size = speak(lang), paper_called(paper)
    level = levels()[as_choice(age, "age", levels())]
    box = Box("4.0", players, as_choice(sides, "sides", SIDES), level)
    save(out, language.say("print-title"), game_sheets(box, size, language), size, language)


@app.command()
def cards(
    out: Out,
    edition: Edition = "4.0",
    players: Players = 4,
    stand_cards: Stands = 3,
    sides: SidesName = "two",
    paper: PaperName = "a4",
    lang: Lang = None,
) -> None:
    """Only the cards of a box, such as for those that are lost."""
    from golems.printing.game import card_sheets

    language, size = speak(lang), paper_called(paper)
    sheets = card_sheets(box_of(edition, players, stand_cards, sides), size, language)
    save(out, language.say("print-cards"), sheets, size, language)


@app.command()
def scenario(name: ScenarioName, out: Out, paper: PaperName = "a4", lang: Lang = None) -> None:
    """One scenario: the board, what to take out of the box, what each golem has to do."""
    from golems.printing.scenarios import scenario_sheet

    language, size = speak(lang), paper_called(paper)
    sheet = scenario_sheet(*scenario_called(name), size, language)
    save(out, sheet.title, [sheet], size, language)


@app.command()
def arena(name: Name, out: Out, paper: PaperName = "a4", lang: Lang = None) -> None:
    """One arena: what to take out of the box and how to lay it out."""
    from golems.printing.arenas import arena_sheet

    language, size = speak(lang), paper_called(paper)
    sheet = arena_sheet(arena_called(name), size, language)
    save(out, sheet.title, [sheet], size, language)


@app.command()
def puzzles(files: Files, out: Out, paper: PaperName = "a4", lang: Lang = None) -> None:
    """Puzzles, two a sheet, with the answers on the last page."""
    from golems.printing.puzzles import puzzle_sheets

    language, size = speak(lang), paper_called(paper)
    found = [puzzle for file in files for puzzle in puzzles_called(file)]
    save(out, language.say("print-puzzles"), puzzle_sheets(found, size, language), size, language)


@app.command()
def lessons(out: Out, lesson: Lesson = None, paper: PaperName = "a4", lang: Lang = None) -> None:
    """Plans for eight lessons, a leaf each: goal, steps, ages, questions, mistakes."""
    from golems.notation.reading import as_choice
    from golems.printing.lessons import lesson_sheets
    from golems.words.plans import plans

    language, size = speak(lang), paper_called(paper)
    numbers = list(plans()) if lesson is None else [as_choice(lesson, "lesson", plans())]
    save(out, language.say("print-lessons"), lesson_sheets(numbers, size, language), size, language)


def puzzles_called(name: str) -> "list[Puzzle]":
    """Return a puzzle from a file or of the course, or all of a chapter."""
    from golems.puzzles.course import chapters, puzzle_named
    from golems.puzzles.documents import read_puzzle

    if is_file(name):
        return [read_puzzle(read_json(name))]
    chapter = next((chapter for chapter in chapters() if chapter.name == name), None)
    return list(chapter.puzzles.values()) if chapter else [puzzle_named(name)]


def box_of(edition: str, players: int, stand_cards: int, sides: str) -> "Box":
    from golems.notation.reading import as_choice
    from golems.printing.box import EDITIONS, SIDES, STANDS, Box
    from golems.rules.refusals import Illegal

    named = as_choice(edition, "edition", EDITIONS)
    if stand_cards != STANDS[0] and named != "2.0":
        raise Illegal("print-stand-cards", "stand-cards", edition=named)
    return Box(named, players, as_choice(sides, "sides", SIDES), stand_cards=stand_cards)


def scenario_called(name: str) -> "tuple[str, Position]":
    """Return the start of a scenario of the package or from a file, with its name."""
    from golems.match.scenarios import read_scenario, scenarios
    from golems.notation.reading import as_choice

    if is_file(name):
        return Path(name).stem, read_scenario(read_json(name))
    return name, scenarios()[as_choice(name, "scenario", scenarios())]


def paper_called(name: str) -> "Paper":
    from golems.notation.reading import as_choice
    from golems.printing.paper import PAPERS

    return PAPERS[as_choice(name, "paper", PAPERS)]


def save(out: str, title: str, sheets: "list[Sheet]", paper: "Paper", language: "Language") -> None:
    from golems.printing.typesetting import typeset

    write_bytes(out, typeset(title, sheets, paper, language))
    print(language.say("print-done", file=out, pages=len(sheets)))
