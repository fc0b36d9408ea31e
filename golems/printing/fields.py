"""The segments of the field, summer and winter, at one scale."""

from collections.abc import Sequence
from typing import TypeAlias

from golems.drawing.art import SIDE
from golems.drawing.fields import FRAME, draw_field
from golems.printing.paper import Paper, Piece, Sheet, lay
from golems.rules.setup import WINTER
from golems.rules.values import GROUND
from golems.words.language import Language

Rows: TypeAlias = tuple[str, ...]

CELL = 40.0  # mm
SQUARE, *STRIPS = WINTER.values()
SMALL, LARGE = (GROUND * 4,) * 4, (GROUND * 6,) * 6  # G1


def field_sheets(edition: str, paper: Paper, words: Language) -> list[Sheet]:
    """S1, G1; a winter side comes right after its summer side, laid so as to be its back."""
    if edition == "4.0":
        return [*two_sides([SQUARE], paper, words), *two_sides(STRIPS, paper, words)]
    pieces = (segment(SMALL, "none", words), *halves(LARGE, words))
    return [sheet for piece in pieces for sheet in lay([[piece]], paper)]


def two_sides(winter: Sequence[Rows], paper: Paper, words: Language) -> list[Sheet]:
    summer = [tuple([GROUND * len(row) for row in rows]) for rows in winter]
    front = [segment(rows, "summer", words) for rows in summer]
    back = [segment(rows, "winter", words) for rows in reversed(winter)]
    return [*lay([front], paper), *lay([back], paper)]


def segment(rows: Rows, season: str, words: Language) -> Piece:
    across, down = size_of(rows)
    return drawn(name_of(rows, season, words), draw_field(rows, words.code), across, down)


def halves(rows: Rows, words: Language) -> list[Piece]:
    """The left and the right half of a field too large for one sheet."""
    across, down = size_of(rows)
    half, name = across / 2, name_of(rows, "none", words)
    return [drawn(name, draw_field(rows, words.code, left, half), half, down) for left in (0, half)]


def size_of(rows: Rows) -> tuple[float, float]:
    return len(rows[0]) * SIDE + 2 * FRAME, len(rows) * SIDE + 2 * FRAME


def name_of(rows: Rows, season: str, words: Language) -> str:
    return words.say("print-name-field", size=f"{len(rows[0])}×{len(rows)}", season=season)


def drawn(name: str, svg: str, across: float, down: float) -> Piece:
    return Piece("drawing", name, across * CELL / SIDE, down * CELL / SIDE, {"svg": svg})
