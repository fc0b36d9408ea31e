"""What the API is sent about puzzles, and what it answers."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from golems.drawing.film import Film
from golems.drawing.scene import Piece
from golems.puzzles.documents import MOST_ROWS
from golems.server.shapes import Shape, Word
from golems.server.shared.drafts import SlotPath

MOST_ROUNDS = 20
MOST_HINTS = 100

AnyPuzzle: TypeAlias = Word | dict[str, Any]  # its name, or all of it


# ---------------------------------------------------------------- what is sent


class PuzzleAsked(Shape, frozen=True):
    """A puzzle of the course by its name, the one of a day (`daily`, `daily-2026-08-01`), or a document."""

    puzzle: AnyPuzzle


class PuzzleDraftWanted(Shape, frozen=True):
    """A program that is being laid: rows in the long form, with null where a card is still missing."""

    puzzle: AnyPuzzle
    program: Annotated[tuple[Any, ...], Meta(max_length=MOST_ROWS)] = ()


class Attempt(Shape, frozen=True):
    """A program for each round, in the short form."""

    puzzle: AnyPuzzle
    programs: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=MOST_ROUNDS)]


class Spot(Shape, frozen=True):
    """Where a robot will be, and where it will look; null where that is not asked."""

    cell: Word
    facing: Literal["N", "E", "S", "W"] | None = None


class Prediction(Shape, frozen=True):
    """Where robots will be, by robot; `again`: after the golems have been watched."""

    puzzle: AnyPuzzle
    ghosts: dict[Word, Spot]
    again: bool = False


class HintAsked(Shape, frozen=True):
    """A hint of a puzzle; they are counted from 1."""

    puzzle: AnyPuzzle
    number: Annotated[int, Meta(ge=1, le=MOST_HINTS)]


# ---------------------------------------------------------------- what is answered


class CoursePuzzle(Shape, frozen=True):
    """A puzzle in the course; `picture` is the path of its picture."""

    id: str
    title: str
    story: str
    kind: str
    edition: str
    concepts: tuple[str, ...]
    picture: str


class CourseChapter(Shape, frozen=True):
    id: str
    title: str
    story: str
    ages: str
    puzzles: tuple[CoursePuzzle, ...]


class Mark(Shape, frozen=True):
    """A goal on the board; `label` stands on it."""

    kind: Literal["flag", "ghost", "barrel", "number", "target"]
    piece: Piece
    label: str = ""


class OtherRobot(Shape, frozen=True):
    """What a robot does that nobody controls: its rows in the long form, by round, and in words."""

    robot: str
    programs: tuple[Any, ...]
    text: str


class CardChange(Shape, frozen=True):
    """Cards that can be laid in a slot of the given program instead of the one there."""

    round: int
    slot: SlotPath
    cards: tuple[str, ...]


class ShownPuzzle(Shape, frozen=True):
    """A puzzle to solve. `control` are the robots that run the program; `stars` the most cards for three
    stars and for two; `given` the programs of a bug hunt or a prediction, `changes` what may be mended in
    them; `facing`: a prediction is about it too; `after`: the next puzzle of the course."""

    id: str | None
    title: str
    story: str
    kind: str
    edition: str
    concepts: tuple[str, ...]
    control: tuple[str, ...]
    rounds: int
    request: dict[str, Any]
    goals: tuple[str, ...]
    limits: tuple[str, ...]
    others: tuple[OtherRobot, ...]
    marks: tuple[Mark, ...]
    film: Film
    stars: tuple[int, int] | None
    given: tuple[Any, ...]
    changes: tuple[CardChange, ...]
    facing: bool
    chapter: str | None
    after: str | None


class TriedPuzzle(Shape, frozen=True):
    """What became of an attempt; what is `missing` is in words."""

    solved: bool
    stars: int
    missing: tuple[str, ...]
    film: Film


class Hint(Shape, frozen=True):
    """One of `count`, with the cells and robots that it is about."""

    number: int
    count: int
    text: str
    cells: tuple[str, ...]
    robots: tuple[str, ...]
