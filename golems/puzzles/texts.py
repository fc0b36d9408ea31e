"""Titles and texts of random puzzles in every language; the words are in `puzzle_texts.json`."""

from functools import cache
from importlib.resources import files
from random import Random

import msgspec

from golems.puzzles.puzzle import Puzzle, Text
from golems.rules.field import Cell

FILE = files("golems").joinpath("data", "puzzle_texts.json")


class PuzzleWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of one language: what is asked for by goal, and titles and an idea by recipe."""

    columns: str  # the letters on the frame of the field
    also: str  # the word between the last two of several cells
    reach: str
    reach_both: str
    touch: str
    push: str
    push_all: str
    titles: dict[str, tuple[str, ...]]
    ideas: dict[str, str]


@cache
def words() -> dict[str, PuzzleWords]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, PuzzleWords])


def texts_for(puzzle: Puzzle, recipe: str, chance: Random) -> tuple[tuple[str, Text], ...]:
    """Return the texts in all languages, with the same title in each."""
    number = chance.randrange(min(len(words_in.titles[recipe]) for words_in in words().values()))
    return tuple([(code, text_in(puzzle, recipe, number, said)) for code, said in words().items()])


def text_in(puzzle: Puzzle, recipe: str, number: int, said: PuzzleWords) -> Text:
    return Text(said.titles[recipe][number], f"{asked_in(puzzle, said)} {said.ideas[recipe]}")


def asked_in(puzzle: Puzzle, said: PuzzleWords) -> str:
    cells = [cell for goal in puzzle.goals for cell in goal.cells or [goal.cell or 0]]
    names = [name_in(puzzle, cell, said) for cell in cells]
    kind = puzzle.goals[0].kind
    if kind == "touch":
        return said.touch.format(cells=listed(names, said))
    if kind == "push":
        return (said.push if len(names) == 1 else said.push_all).format(cells=listed(names, said))
    return said.reach.format(cell=names[0]) if len(names) == 1 else said.reach_both.format(*names)


def name_in(puzzle: Puzzle, cell: Cell, said: PuzzleWords) -> str:
    width = puzzle.position.field.width
    return f"{said.columns[cell % width]}{cell // width + 1}"


def listed(names: list[str], said: PuzzleWords) -> str:
    *first, last = names
    return f"{', '.join(first)} {said.also} {last}" if first else last
