"""The ground, which never changes in a match: the frame, the segments, terrain, water, walls and streams."""

from collections.abc import Iterator

from golems.drawing.art import BRASS, FONT, INK, PARCHMENT, SIDE, place
from golems.drawing.layout import FRAME, Layout
from golems.rules.field import Cell
from golems.rules.surfaces import BY_SIGN, TERRAIN, WINTRY
from golems.rules.values import GROUND, ICE, WATER, Position, Stream
from golems.words.language import language

SUMMER, WINTER = ("#7FB04F", "#5C8A35"), ("#F4F9FC", "#B4C9D8")
LABEL = 17  # the distance from the edge of the frame to the middle of a coordinate
BELOW = 9  # the distance from the middle of a coordinate to its base line


def draw_ground(position: Position, layout: Layout, lang: str) -> str:
    hidden = dict(position.under)
    drawn = (
        _frame(layout),
        *_coordinates(layout, lang),
        *_segments(position, layout),
        *(part for cell in position.field.cells() for part in _tile(position, hidden, layout, cell)),
        *(_stream(layout, stream) for stream in position.streams),
    )
    return "<g>" + "\n".join(drawn) + "</g>"


# ---------------------------------------------------------------- the frame


def _frame(layout: Layout) -> str:
    width, height = layout.size
    grain = "".join(_plank(width, height, inset, "none") for inset in (9, 16, 24))
    corners = [(x, y) for x in (18, width - 18) for y in (18, height - 18)]
    rivets = "".join(f'<circle cx="{x}" cy="{y}" r="7" fill="{BRASS}"/>' for x, y in corners)
    return (
        f'<g stroke="{INK}" stroke-width="4">{_plank(width, height, 2, "#A9713A")}'
        f'<g stroke="#8A5A2B" stroke-width="2">{grain}</g>'
        f'{_plank(width, height, FRAME - 10, "#6E4722")}<g stroke-width="3">{rivets}</g></g>'
    )


def _plank(width: int, height: int, inset: int, fill: str) -> str:
    size = f'width="{width - 2 * inset}" height="{height - 2 * inset}"'
    return f'<rect x="{inset}" y="{inset}" {size} rx="{max(10, 20 - inset)}" fill="{fill}"/>'


def _coordinates(layout: Layout, lang: str) -> Iterator[str]:
    """Yield letters along the side that was on top, and numbers along the one that was on the left."""
    field, letters = layout.field, language(lang).say("columns")
    style = f'font-family="{FONT}" font-size="26" font-weight="800" text-anchor="middle" fill="{PARCHMENT}"'
    halo = f'stroke="{INK}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"'
    yield f"<g {style} {halo}>"
    for x in range(field.width):
        yield _label(letters[x], layout, x, layout.turn)
    for y in range(len(field.shape) // field.width):
        yield _label(str(y + 1), layout, y * field.width, (layout.turn + 3) % 4)
    yield "</g>"


def _label(text: str, layout: Layout, cell: Cell, side: int) -> str:
    """Return a label at the edge of the frame (0 is the top, then clockwise) beside a cell."""
    (width, height), (x, y) = layout.size, layout.middle(cell)
    x, y = ((x, LABEL), (width - LABEL, y), (x, height - LABEL), (LABEL, y))[side]
    return f'<text x="{x}" y="{y + BELOW}">{text}</text>'


# ---------------------------------------------------------------- segments and tiles


def _segments(position: Position, layout: Layout) -> Iterator[str]:
    """Yield grass or snow under each segment as one shape, because the pads of neighbours run together."""
    left = set(position.field.cells())
    while left:
        segment = position.field.spread(min(left), lambda _: True)
        left -= segment.keys()
        fill, edge = WINTER if _is_winter(position, segment) else SUMMER
        for grow, colour in ((9, INK), (6, edge), (3, fill)):
            yield from (_pad(layout, cell, grow, colour) for cell in segment)


def _is_winter(position: Position, segment: dict[Cell, int]) -> bool:
    hidden = dict(position.under)
    return any(
        sign in WINTRY for cell in segment for sign in (position.board[cell], hidden.get(cell, GROUND))
    )


def _pad(layout: Layout, cell: Cell, grow: int, fill: str) -> str:
    x, y = layout.corner(cell)
    edge = f'stroke="{fill}" stroke-width="{2 * grow}" stroke-linejoin="round"'
    return f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{fill}" {edge}/>'


def _tile(position: Position, hidden: dict[Cell, str], layout: Layout, cell: Cell) -> Iterator[str]:
    """Yield the tile of a cell. Water stays under ice; printed terrain shows again when a token goes."""
    sign = position.board[cell]
    if sign in (WATER, ICE):
        yield place("water", *layout.corner(cell))
        return
    yield _terrain(layout, cell, sign if sign in TERRAIN else hidden.get(cell, GROUND))
    if sign in BY_SIGN and BY_SIGN[sign].stays:
        yield place(BY_SIGN[sign].id, *layout.corner(cell))


def _terrain(layout: Layout, cell: Cell, sign: str) -> str:
    """Return the terrain of a cell. The two tones alternate like a chessboard; some tiles are mirrored so
    that the cracks differ."""
    across, down = cell % layout.field.width, cell // layout.field.width
    name = tile_art(sign, across + down)
    return place(name, *layout.corner(cell), mirror=sign == GROUND and (across * 3 + down * 5) % 4 < 2)


def tile_art(sign: str, place_in_row: int) -> str:
    """Return the drawing of a tile; the two tones of plain ground alternate."""
    return f"ground-{'ab'[place_in_row % 2]}" if sign == GROUND else BY_SIGN[sign].id


def _stream(layout: Layout, stream: Stream) -> str:
    """Return a light dashed current from outlet to outlet."""
    path = (stream.outlets[0], *stream.cells, stream.outlets[1])
    points = " ".join(f"{x},{y}" for x, y in map(layout.middle, path))
    dashes = 'stroke="#FFFFFF" stroke-width="7" stroke-dasharray="2 16" stroke-linecap="round"'
    return f'<polyline points="{points}" fill="none" stroke-linejoin="round" {dashes}/>'
