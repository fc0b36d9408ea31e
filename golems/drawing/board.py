"""Drawing of the wooden field with its segments, tokens, barrels and robots."""

from golems.drawing.ground import draw_ground
from golems.drawing.layout import Layout
from golems.drawing.scene import draw_piece, named_barrels, pieces_of
from golems.rules.values import Position


def draw_board(position: Position, layout: Layout, lang: str) -> str:
    """Return the whole field with its frame; the top left of the frame is 0, 0."""
    pieces = pieces_of(named_barrels(position), layout)
    return "\n".join((draw_ground(position, layout, lang), *map(draw_piece, pieces)))
