"""Fields for printing: a segment in a light frame, paler than on the screen to save ink."""

from collections.abc import Iterator, Sequence

from golems.drawing.art import BRASS, INK, SIDE, lettering, place, symbols
from golems.drawing.ground import SUMMER, WINTER, tile_art
from golems.rules.surfaces import WINTRY
from golems.rules.values import GROUND
from golems.words.language import language

FRAME = 20  # the width of the wood around the cells
VEIL = 0.3  # the share of ink that is saved
WOOD, GRAIN = "#F3E2C2", "#D8B988"
LETTER = 14


def draw_field(rows: Sequence[str], lang: str, left: float = 0, wide: float | None = None) -> str:
    """Return the field with these rows of terrain, or only what is within `wide` units from `left`."""
    across, down = len(rows[0]) * SIDE + 2 * FRAME, len(rows) * SIDE + 2 * FRAME
    drawn = "\n".join(
        (*_frame(across, down), *_coordinates(rows, lang), *_pad(rows), *_tiles(rows), _veil(rows))
    )
    box = f'viewBox="{left:g} 0 {wide or across:g} {down:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><defs>{symbols(drawn)}</defs>{drawn}</svg>'


def _frame(across: float, down: float) -> Iterator[str]:
    yield f'<rect width="{across:g}" height="{down:g}" fill="{WOOD}"/>'
    for inset in (5, 15):
        size = f'width="{across - 2 * inset:g}" height="{down - 2 * inset:g}"'
        yield f'<rect x="{inset}" y="{inset}" {size} fill="none" stroke="{GRAIN}" stroke-width="1"/>'
    for x in (10, across - 10):
        for y in (10, down - 10):
            yield f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="{BRASS}" stroke="{INK}" stroke-width="1.5"/>'


def _coordinates(rows: Sequence[str], lang: str) -> Iterator[str]:
    letters, edge = language(lang).say("columns"), FRAME / 2
    for x in range(len(rows[0])):
        yield lettering(letters[x], FRAME + (x + 0.5) * SIDE, edge + 5, LETTER, "700", "middle")
    for y in range(len(rows)):
        yield lettering(str(y + 1), edge, FRAME + (y + 0.5) * SIDE + 5, LETTER, "700", "middle")


def _pad(rows: Sequence[str]) -> Iterator[str]:
    """Return grass or snow between the tiles."""
    fill, edge = WINTER if any(sign in row for row in rows for sign in WINTRY) else SUMMER
    yield _area(rows, f'fill="{fill}" stroke="{edge}" stroke-width="3"')


def _tiles(rows: Sequence[str]) -> Iterator[str]:
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            mirror = sign == GROUND and (x * 3 + y * 5) % 4 < 2
            yield place(tile_art(sign, x + y), FRAME + x * SIDE, FRAME + y * SIDE, mirror=mirror)


def _veil(rows: Sequence[str]) -> str:
    return _area(rows, f'fill="#FFFFFF" opacity="{VEIL}"')


def _area(rows: Sequence[str], look: str) -> str:
    size = f'width="{len(rows[0]) * SIDE}" height="{len(rows) * SIDE}"'
    return f'<rect x="{FRAME}" y="{FRAME}" {size} {look}/>'
