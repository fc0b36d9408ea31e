"""What a puzzle by chance is called and tells, in every language; the words are in `puzzle_texts.json`."""

from functools import cache
from importlib.resources import files
from random import Random

import msgspec

from golems.puzzles.puzzle import Puzzle, Text
from golems.rules.field import Cell

FILE = files("golems").joinpath("data", "puzzle_texts.json")


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One language: what is asked for by goal, and titles and an idea by recipe."""

    columns: str  # as on the frame of the field
    also: str  # between the last two of several cells
    reach: str
    reach_both: str
    touch: str
    push: str
    push_all: str
    titles: dict[str, tuple[str, ...]]
    ideas: dict[str, str]


@cache
def words() -> dict[str, Words]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Words])


def texts_for(puzzle: Puzzle, recipe: str, chance: Random) -> tuple[tuple[str, Text], ...]:
    """The same title in all languages."""
    number = chance.randrange(min(len(words_in.titles[recipe]) for words_in in words().values()))
    return tuple([(code, text_in(puzzle, recipe, number, said)) for code, said in words().items()])


def text_in(puzzle: Puzzle, recipe: str, number: int, said: Words) -> Text:
    return Text(said.titles[recipe][number], f"{asked_in(puzzle, said)} {said.ideas[recipe]}")


def asked_in(puzzle: Puzzle, said: Words) -> str:
    cells = [cell for goal in puzzle.goals for cell in goal.cells or [goal.cell or 0]]
    names = [name_in(puzzle, cell, said) for cell in cells]
    kind = puzzle.goals[0].kind
    if kind == "touch":
        return said.touch.format(cells=listed(names, said))
    if kind == "push":
        return (said.push if len(names) == 1 else said.push_all).format(cells=listed(names, said))
    return said.reach.format(cell=names[0]) if len(names) == 1 else said.reach_both.format(*names)


def name_in(puzzle: Puzzle, cell: Cell, said: Words) -> str:
    width = puzzle.position.field.width
    return f"{said.columns[cell % width]}{cell // width + 1}"


def listed(names: list[str], said: Words) -> str:
    *first, last = names
    return f"{', '.join(first)} {said.also} {last}" if first else last
