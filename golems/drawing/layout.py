"""The layout of a field as a viewer sees it: turned by quarter turns, clockwise, with its frame around it."""

from typing import NamedTuple

from golems.drawing.art import SIDE
from golems.rules.field import Cell, Field

FRAME = 42  # the width of the wood around the cells


class Layout(NamedTuple):
    """Where cells are on the picture; the top left of the frame is 0, 0."""

    field: Field
    turn: int = 0

    @property
    def spans(self) -> tuple[int, int]:
        """The number of cells across and down."""
        across, down = self.field.width, -(-len(self.field.shape) // self.field.width)
        return (down, across) if self.turn % 2 else (across, down)

    @property
    def size(self) -> tuple[int, int]:
        across, down = self.spans
        return across * SIDE + 2 * FRAME, down * SIDE + 2 * FRAME

    def spot(self, cell: Cell) -> tuple[int, int]:
        """Return the column and the row of the picture in which a cell is."""
        x, y = cell % self.field.width, cell // self.field.width
        across, down = self.field.width, -(-len(self.field.shape) // self.field.width)
        for _ in range(self.turn):
            x, y, across, down = down - 1 - y, x, down, across
        return x, y

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the top left of a cell."""
        x, y = self.spot(cell)
        return FRAME + x * SIDE, FRAME + y * SIDE

    def middle(self, cell: Cell) -> tuple[int, int]:
        x, y = self.corner(cell)
        return x + SIDE // 2, y + SIDE // 2

    def order(self, cell: Cell) -> int:
        """Return the number of a cell, row by row from the top; what comes later is nearer."""
        x, y = self.spot(cell)
        return y * self.spans[0] + x
