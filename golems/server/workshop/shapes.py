"""What the API is sent about the editor, and what it answers."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from golems.drawing.film import Film
from golems.server.shapes import Shape
from golems.server.shared.puzzle_shapes import Mark
from golems.server.workshop.sketches import Sketch

Verdict: TypeAlias = Literal["good", "bad", "unknown"]


class EditedSketch(Shape, frozen=True):
    """A sketch to check; an arena is drawn with so many `robots`."""

    sketch: Sketch
    robots: Annotated[int, Meta(ge=2, le=4)] = 2


class ToOpen(Shape, frozen=True):
    """A puzzle, an arena, a scenario, a position, or a level file of the author's own editor; or the name of
    an example, such as `arena/railway`."""

    document: dict[str, Any] | Annotated[str, Meta(max_length=80)]


class ToProve(Shape, frozen=True):
    puzzle: dict[str, Any]


class ToMeasure(Shape, frozen=True):
    arena: dict[str, Any]


class Remark(Shape, frozen=True):
    """Something to say about a sketch. What is `wrong` has to be mended before anybody plays; `cells` are
    those it is about."""

    kind: Literal["wrong", "note"]
    text: str
    rule: str | None = None
    cells: tuple[str, ...] = ()


class OpenedSketch(Shape, frozen=True):
    """A document as a sketch; `remarks` say what the sketch cannot hold, or had to choose."""

    sketch: Sketch
    remarks: tuple[Remark, ...]


class CheckedSketch(Shape, frozen=True):
    """What is to be said of a sketch. `document` is what is saved and shared; `film` shows it, and has no
    beats; `goals` are in words, as far as they can be read, and `marks` show them once nothing is wrong."""

    document: dict[str, Any]
    film: Film | None
    remarks: tuple[Remark, ...]
    goals: tuple[str, ...]
    marks: tuple[Mark, ...]


class Proven(Shape, frozen=True):
    """What the solver says of a puzzle. `minimum` belongs into its document; `solution` is a shortest program
    for each round, its rows in the long form."""

    verdict: Verdict
    text: str
    remarks: tuple[Remark, ...] = ()
    minimum: dict[str, int] | None = None
    solution: tuple[Any, ...] = ()


class Measured(Shape, frozen=True):
    """What matches of equal bots say of an arena, by number of players."""

    verdict: Verdict
    texts: tuple[str, ...]
