"""The course of puzzles that comes with the package: chapters of puzzles as data."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from golems.notation.reading import Json, Malformed, as_object, as_text, decode, need, shown
from golems.puzzles.documents import read_puzzle, read_texts
from golems.puzzles.puzzle import Puzzle, Text
from golems.rules.refusals import Refusal

DATA = files("golems").joinpath("data")
FOLDER = DATA.joinpath("puzzles")
FIRST = DATA.joinpath("first", "steps")
ENDING = ".json"
HEAD = "chapter.json"


@dataclass(frozen=True, slots=True)
class Chapter:
    """Puzzles about one idea, by name, in the order in which they are to be solved."""

    name: str
    ages: str
    texts: tuple[tuple[str, Text], ...]
    puzzles: dict[str, Puzzle]

    def text(self, language: str) -> Text:
        """Return the text in this language, or else in English."""
        texts = dict(self.texts)
        return texts.get(language) or texts["en"]


@cache
def chapters() -> tuple[Chapter, ...]:
    folders = sorted([entry for entry in FOLDER.iterdir() if entry.is_dir()], key=lambda entry: entry.name)
    return tuple([read_chapter(folder) for folder in folders])


def read_chapter(folder: Traversable) -> Chapter:
    """Read a folder such as `01-first-steps`: `chapter.json`, and puzzles such as `010-two-steps.json`."""
    head = as_object(document(folder.joinpath(HEAD)), HEAD, {"ages", "texts"})
    found = sorted([file for file in folder.iterdir() if file.name != HEAD], key=lambda file: file.name)
    return Chapter(
        name=without_number(folder.name),
        ages=as_text(need(head, "ages"), "ages"),
        texts=read_texts(head, {}),
        puzzles={without_number(file.name.removesuffix(ENDING)): read_file(file) for file in found},
    )


def without_number(name: str) -> str:
    return name.partition("-")[2]


def read_file(file: Traversable) -> Puzzle:
    try:
        return read_puzzle(document(file))
    except Refusal as refusal:
        raise refusal.within(file.name) from None


def document(file: Traversable) -> Json:
    return decode(file.read_bytes())


@cache
def puzzles() -> dict[str, Puzzle]:
    """Return every puzzle of the course, by name."""
    return {name: puzzle for chapter in chapters() for name, puzzle in chapter.puzzles.items()}


@cache
def first_steps() -> dict[str, Puzzle]:
    """Return the puzzles with which a child begins to play, by name; they are not in the course."""
    return read_chapter(FIRST).puzzles


def puzzle_named(name: str) -> Puzzle:
    if name not in puzzles():
        raise Malformed("unknown-puzzle", "puzzle", got=shown(name))
    return puzzles()[name]
