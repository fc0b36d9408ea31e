"""The wooden field with its segments, tokens, barrels and robots."""

from collections.abc import Iterator

from golems.drawing.art import (
    BRASS,
    FONT,
    INK,
    LOOKS,
    PARCHMENT,
    SIDE,
    looks_of,
    marked_cells,
    place,
    robot_art,
)
from golems.rules.field import Cell, Field
from golems.rules.values import (
    CORNERS,
    GROUND,
    ICE,
    ICY,
    NO_CELL,
    SNOW,
    WATER,
    Column,
    Position,
    Robot,
    Stream,
)
from golems.words.language import language

FRAME = 42  # of wood around the cells
TALLEST = 5  # a higher column gets a numeral
RISE = 26  # from one barrel of a column to the next
BARREL = 54  # how much of the cell's height one barrel takes

TERRAIN = {ICY: "icy", SNOW: "snow"}
# What lies on the printed terrain: fragment and quarter turns.
TOKENS: dict[str, tuple[str, int]] = {
    "#": ("wall", 0),
    WATER: ("water", 0),
    "a": ("portal-a", 0),
    "b": ("portal-b", 0),
    "│": ("straight", 0),
    "─": ("straight", 1),
} | {sign: ("corner", "└┌┐┘".index(sign)) for sign in CORNERS}
SUMMER, WINTER = ("#7FB04F", "#5C8A35"), ("#F4F9FC", "#B4C9D8")


def board_size(field: Field) -> tuple[int, int]:
    rows = -(-len(field.shape) // field.width)
    return field.width * SIDE + 2 * FRAME, rows * SIDE + 2 * FRAME


def draw_board(position: Position, lang: str) -> str:
    """The whole field with its frame; the top left of the frame is 0, 0."""
    inside = (
        *_segments(position),
        *_tiles(position),
        *_marks(position),
        *(_stream(position.field, stream) for stream in position.streams),
        *_standing(position),
    )
    moved = f'<g transform="translate({FRAME} {FRAME})">' + "\n".join(inside) + "</g>"
    return "\n".join((_frame(position.field), *_coordinates(position.field, lang), moved))


def _frame(field: Field) -> str:
    width, height = board_size(field)
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


def _coordinates(field: Field, lang: str) -> Iterator[str]:
    columns, rows = field.width, -(-len(field.shape) // field.width)
    style = f'font-family="{FONT}" font-size="26" font-weight="800" text-anchor="middle" fill="{PARCHMENT}"'
    halo = f'stroke="{INK}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"'
    yield f"<g {style} {halo}>"
    letters = language(lang).say("columns")
    for x in range(columns):
        yield f'<text x="{FRAME + x * SIDE + SIDE / 2:g}" y="26">{letters[x]}</text>'
    for y in range(rows):
        yield f'<text x="17" y="{FRAME + y * SIDE + SIDE / 2 + 9:g}">{y + 1}</text>'
    yield "</g>"


def corner(field: Field, cell: Cell) -> tuple[int, int]:
    return cell % field.width * SIDE, cell // field.width * SIDE


def _segments(position: Position) -> Iterator[str]:
    """Grass or snow under each segment: one shape, since the pads of neighbours run together."""
    left = set(position.field.cells())
    while left:
        segment = position.field.spread(min(left), lambda _: True)
        left -= segment.keys()
        fill, edge = WINTER if _is_winter(position, segment) else SUMMER
        yield from (_pad(position.field, cell, 9, INK) for cell in segment)
        yield from (_pad(position.field, cell, 6, edge) for cell in segment)
        yield from (_pad(position.field, cell, 3, fill) for cell in segment)


def _is_winter(position: Position, segment: dict[Cell, int]) -> bool:
    hidden = dict(position.under)
    return any(
        sign in TERRAIN for cell in segment for sign in (position.board[cell], hidden.get(cell, GROUND))
    )


def _pad(field: Field, cell: Cell, grow: int, fill: str) -> str:
    x, y = corner(field, cell)
    edge = f'stroke="{fill}" stroke-width="{2 * grow}" stroke-linejoin="round"'
    return f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{fill}" {edge}/>'


def _tiles(position: Position) -> Iterator[str]:
    hidden = dict(position.under)
    cracked = {robot.cell for robot in position.robots if robot.on_ice_since is not None and not robot.out}
    for cell in position.field.cells():
        x, y = corner(position.field, cell)
        sign = position.board[cell]
        if sign not in (WATER, ICE, NO_CELL):
            terrain = sign if sign in TERRAIN else hidden.get(cell, GROUND)
            yield _terrain(terrain, x, y)
        yield from (place(name, x, y, turn=turn) for name, turn in _tokens(sign, cell in cracked))


def _terrain(sign: str, x: int, y: int) -> str:
    """The two tones alternate like a chessboard; some tiles are mirrored so that the cracks differ."""
    across, down = x // SIDE, y // SIDE
    name = TERRAIN.get(sign, f"ground-{'ab'[(across + down) % 2]}")
    return place(name, x, y, mirror=sign == GROUND and (across * 3 + down * 5) % 4 < 2)


def _tokens(sign: str, cracked: bool) -> list[tuple[str, int]]:
    if sign == ICE:
        return [("water", 0), ("ice", 0), *[("ice-cracks", 0)] * cracked]
    return [TOKENS[sign]] if sign in TOKENS else []


def _marks(position: Position) -> Iterator[str]:
    """Homes and goals in their golem's colour, in brass where several share one."""
    looks = looks_of(position.robots)
    for cell, seats in marked_cells(position).items():
        colour = LOOKS[looks[seats[0]]] if len(seats) == 1 else BRASS
        yield f'<g color="{colour}">{place("home", *corner(position.field, cell))}</g>'


def _stream(field: Field, stream: Stream) -> str:
    """A light dashed current from outlet to outlet."""
    path = (stream.outlets[0], *stream.cells, stream.outlets[1])
    middles = [(x + SIDE // 2, y + SIDE // 2) for x, y in (corner(field, cell) for cell in path)]
    dashes = 'stroke="#FFFFFF" stroke-width="7" stroke-dasharray="2 16" stroke-linecap="round"'
    points = " ".join(f"{x},{y}" for x, y in middles)
    return f'<polyline points="{points}" fill="none" stroke-linejoin="round" {dashes}/>'


def _standing(position: Position) -> Iterator[str]:
    """Barrels and robots row by row from the top, so that what is nearer covers what is farther."""
    barrels = dict(position.barrels)
    robots = {
        robot.cell: (robot, look)
        for robot, look in zip(position.robots, looks_of(position.robots), strict=True)
        if not robot.out
    }
    for cell in sorted(barrels.keys() | robots.keys()):
        x, y = corner(position.field, cell)
        afloat = position.board[cell] == WATER
        if cell in barrels:
            yield from _barrels(barrels[cell], x, y + 12 * (cell in robots), afloat)
        if cell in robots:
            yield from _robot(*robots[cell], x, y, afloat, cell in barrels)


def _barrels(contents: Column, x: int, y: int, afloat: bool) -> Iterator[str]:
    if afloat:
        yield place("barrel-afloat", x, y)
        return
    shown = min(len(contents), TALLEST)
    size = min(SIDE, SIDE * 90 / (BARREL + RISE * (shown - 1)))
    left, top = x + (SIDE - size) / 2, y + (SIDE - size) * 0.94
    yield f'<ellipse cx="{x + 53}" cy="{y + 86}" rx="{size * 0.36:g}" ry="11" fill="{INK}" opacity="0.22"/>'
    for step in range(shown):
        sway = 0 if shown == 1 else (-3, 3)[step % 2]
        yield place("barrel", left + sway, top - step * RISE * size / SIDE, size)
    if len(contents) > TALLEST:
        yield numeral(len(contents), x + 78, y + 78)


def numeral(number: int, x: float, y: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="{PARCHMENT}" stroke="{INK}" stroke-width="3"/>'
        f'<text x="{x:g}" y="{y + 8:g}" font-family="{FONT}" font-size="22" font-weight="800" '
        f'text-anchor="middle" fill="{INK}">{number}</text>'
    )


def _robot(robot: Robot, look: str, x: int, y: int, wet: bool, on_barrel: bool) -> Iterator[str]:
    """On a barrel it stands higher and smaller, in the water it splashes."""
    size, left, top = (70, x + 15, y - 8) if on_barrel else (SIDE - 6, x + 3, y + 3)
    yield place("shadow", left, top, size)
    for name in robot_art(robot, look):
        yield place(name, left, top, size, robot.facing)
    if wet and not on_barrel:
        yield place("splash", x, y)
