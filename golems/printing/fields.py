"""The segments of the field, summer and winter, at one scale."""

from typing import TypeAlias

from msgspec.structs import replace

from golems.drawing.art import SIDE
from golems.drawing.fields import FRAME, draw_field
from golems.printing.box import Box
from golems.printing.paper import Paper, PrintPiece, Sheet, lay
from golems.rules.surfaces import WINTER
from golems.rules.values import GROUND
from golems.words.language import Language

Rows: TypeAlias = tuple[str, ...]

CELL = 40.0  # mm
SQUARE, *STRIPS = WINTER.values()
SMALL, LARGE = (GROUND * 4,) * 4, (GROUND * 6,) * 6  # G1


def field_sheets(box: Box, paper: Paper, words: Language) -> list[Sheet]:
    """Return the segments of the field, each with its winter side behind it where that is used (S1, G1)."""
    if not box.is_battle:
        pieces = (segment(SMALL, "none", words), *halves(LARGE, words))
        return [sheet for piece in pieces for sheet in lay([[piece]], paper)]
    groups = [[SQUARE], STRIPS] if "2x4" in box.game.sizes else [[SQUARE]]
    return [
        sheet for group in groups for sheet in lay([[two_sided(rows, box, words) for rows in group]], paper)
    ]


def two_sided(winter: Rows, box: Box, words: Language) -> PrintPiece:
    """Return a segment with summer in front, and winter behind it if it is played."""
    front = segment(tuple([GROUND * len(row) for row in winter]), "summer", words)
    return replace(front, back=segment(winter, "winter", words)) if box.game.winter else front


def segment(rows: Rows, season: str, words: Language) -> PrintPiece:
    across, down = size_of(rows)
    return drawn(name_of(rows, season, words), draw_field(rows, words.code), across, down)


def halves(rows: Rows, words: Language) -> list[PrintPiece]:
    """Return the left and the right half of a field that is too large for one sheet."""
    across, down = size_of(rows)
    half, name = across / 2, name_of(rows, "none", words)
    return [drawn(name, draw_field(rows, words.code, left, half), half, down) for left in (0, half)]


def size_of(rows: Rows) -> tuple[float, float]:
    return len(rows[0]) * SIDE + 2 * FRAME, len(rows) * SIDE + 2 * FRAME


def name_of(rows: Rows, season: str, words: Language) -> str:
    return words.say("print-name-field", size=f"{len(rows[0])}×{len(rows)}", season=season)


def drawn(name: str, svg: str, across: float, down: float) -> PrintPiece:
    return PrintPiece("drawing", name, across * CELL / SIDE, down * CELL / SIDE, {"svg": svg})
