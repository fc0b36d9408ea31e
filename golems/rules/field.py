"""The shape of the field: which places are cells, and which cells are neighbours (S1)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

Cell: TypeAlias = int
OFF: Cell = -1

# How column and row change to the north, east, south and west.
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Field:
    """A field of some shape. Places are numbered row by row from the top left; `shape` marks cells with '.'
    and gaps with ' '.

    >>> field = Field(3, "... ..")
    >>> field.names
    ('a1', 'b1', 'c1', 'a2', 'b2', 'c2')
    >>> [field.name(cell) for cell in field.beside(1)]
    ['c1', 'b2', 'a1']
    """

    width: int
    shape: str
    ahead: tuple[tuple[Cell, ...], ...] = field(init=False, repr=False, compare=False)
    names: tuple[str, ...] = field(init=False, repr=False, compare=False)
    neighbours: tuple[tuple[Cell, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        places = range(len(self.shape))
        ahead = tuple([tuple([self.at(place, *step) for place in places]) for step in STEPS])
        object.__setattr__(self, "ahead", ahead)
        neighbours = [tuple([near for near in nears if near != OFF]) for nears in zip(*ahead, strict=True)]
        object.__setattr__(self, "names", names_of(self.width, len(self.shape)))
        object.__setattr__(self, "neighbours", tuple(neighbours))

    def at(self, cell: Cell, right: int, down: int) -> Cell:
        """Return the cell that lies so far to the right and down, or OFF."""
        x, y = cell % self.width + right, cell // self.width + down
        if not (0 <= x < self.width and 0 <= y * self.width < len(self.shape)):
            return OFF
        place = y * self.width + x
        return place if self.shape[place] != " " else OFF

    def around(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cell itself and all cells that touch it, corners included, row by row."""
        nine = [self.at(cell, right, down) for down in (-1, 0, 1) for right in (-1, 0, 1)]
        return tuple([near for near in nine if near != OFF])

    def name(self, cell: Cell) -> str:
        """Return the name on the field's frame: column letter, then row number from the top."""
        return self.names[cell]

    def cells(self) -> list[Cell]:
        return [place for place, sign in enumerate(self.shape) if sign != " "]

    def beside(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the orthogonal neighbours: north, east, south, west."""
        return self.neighbours[cell]

    def spread(self, start: Cell, joins: Callable[[Cell], bool]) -> dict[Cell, int]:
        """Return all cells joined to the start through cells that join, with the number of steps to each."""
        steps = {start: 0}
        for cell in (queue := [start]):
            for near in self.neighbours[cell]:
                if near not in steps and joins(near):
                    steps[near] = steps[cell] + 1
                    queue.append(near)
        return steps


@lru_cache(maxsize=64)
def names_of(width: int, places: int) -> tuple[str, ...]:
    return tuple([f"{chr(ord('a') + place % width)}{place // width + 1}" for place in range(places)])


@lru_cache(maxsize=1024)
def field_of(width: int, shape: str) -> Field:
    """Return the one Field of this shape, so that its neighbours are computed only once."""
    return Field(width, shape)
