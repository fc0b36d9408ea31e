"""The scene: what lies and stands on the ground, piece by piece: tokens, marks, barrels, robots.

A piece keeps its key as long as it is the same thing, wherever it goes. So a picture is the ground with its
pieces, and a film is the ground with pieces that change.
"""

from collections.abc import Collection, Iterator
from typing import cast

from msgspec import Struct

from golems.drawing.art import BRASS, LOOKS, SIDE, looks_of, marked_cells, place, robot_art
from golems.drawing.layout import Layout
from golems.rules.field import Cell
from golems.rules.surfaces import BY_SIGN
from golems.rules.values import WATER, Column, Position, Robot, Seat

TALLEST = 5  # the most barrels that are drawn; a higher column gets a numeral
RISE = 26  # the height from one barrel of a column to the next
BARREL = 54  # how much of the cell's height one barrel takes
LOWER = 12  # how much lower a barrel under a robot is drawn

MARKS, STANDING = 1_000, 2_000  # the drawing order z: above the tokens, above the marks
WEDGES = 4_900  # above everything that stands, so that nobody's head covers where somebody looks
FLAGS, SIGNS = 4_000, 4_950  # above all golems; signs of allies above the wedges too
LAYERS = 10  # the number of layers of what stands on one cell
NUMERAL, SHADOW, ROBOT, SPLASH = 5, 6, 7, 8  # the layers above the barrels of the cell

# What can be taken off the board: its fragment and quarter turns, or none if it is always upright.
LAID: dict[str, tuple[str, int | None]] = {
    sign: (surface.id, surface.signs.index(sign) if len(surface.signs) > 1 else None)
    for sign, surface in BY_SIGN.items()
    if surface.tokens and not surface.stays
}


class Piece(Struct, frozen=True, omit_defaults=True):
    """Fragments upon each other, from the bottom up, in a square whose top left is x, y. `size` 100 is a
    cell, `turn` counts quarter turns clockwise around its middle, `z` is the drawing order, `colour` that of
    the parts which have none."""

    key: str
    z: int
    art: tuple[str, ...]
    x: float
    y: float
    size: float
    turn: int
    colour: str | None = None


def draw_piece(piece: Piece) -> str:
    drawn = "".join(place(name, piece.x, piece.y, piece.size, piece.turn) for name in piece.art)
    return f'<g color="{piece.colour}">{drawn}</g>' if piece.colour else drawn


def named_barrels(position: Position) -> Position:
    """Return the position with the key of each barrel in place of its contents, to follow the barrels."""
    named = [
        (cell, tuple([f"barrel-{position.field.name(cell)}-{step}" for step in range(1, len(column) + 1)]))
        for cell, column in position.barrels
    ]
    return position._replace(barrels=cast(tuple[tuple[Cell, Column], ...], tuple(named)))


def pieces_of(position: Position, layout: Layout, fallen: Collection[Seat] = ()) -> list[Piece]:
    """Return everything on the ground in drawing order; barrels must be named, `fallen` are bodies (R3)."""
    return [
        *_tokens(position, layout),
        *_marks(position, layout),
        *_standing(position, layout, fallen),
        *_flags(position, layout),
        *_allies(position, layout, fallen),
    ]


# ---------------------------------------------------------------- what lies


def _tokens(position: Position, layout: Layout) -> Iterator[Piece]:
    cracked = {robot.cell for robot in position.robots if robot.on_ice_since is not None and not robot.out}
    laid = [cell for cell in position.field.cells() if position.board[cell] in LAID]
    for cell in sorted(laid, key=layout.order):
        name, turn = LAID[position.board[cell]]
        art = (name, "ice-cracks") if name == "ice" and cell in cracked else (name,)
        turned = 0 if turn is None else (turn + layout.turn) % 4
        key = f"token-{position.field.name(cell)}"
        yield Piece(key, layout.order(cell), art, *layout.corner(cell), SIDE, turned)


def _marks(position: Position, layout: Layout) -> Iterator[Piece]:
    """Yield homes and goals in their golem's colour, in brass where several share one."""
    looks = looks_of(position.robots)
    for cell, seats in marked_cells(position).items():
        colour = LOOKS[looks[seats[0]]] if len(seats) == 1 else BRASS
        key, z = f"home-{position.field.name(cell)}", MARKS + layout.order(cell)
        yield Piece(key, z, ("home",), *layout.corner(cell), SIDE, 0, colour)


# ---------------------------------------------------------------- what is above everything


def _flags(position: Position, layout: Layout) -> Iterator[Piece]:
    """Yield a flag on each home or goal, so that it is seen under whatever stands there."""
    looks = looks_of(position.robots)
    for cell, seats in marked_cells(position).items():
        colour = LOOKS[looks[seats[0]]] if len(seats) == 1 else BRASS
        x, y = layout.corner(cell)
        key, z = f"flag-{position.field.name(cell)}", FLAGS + layout.order(cell)
        yield Piece(key, z, ("home-flag",), x + 66, y - 8, 42, 0, colour)


def _allies(position: Position, layout: Layout, fallen: Collection[Seat]) -> Iterator[Piece]:
    """Yield the sign of allies beside those that fight the ParoBots together (V5)."""
    for seat in allies_in(position):
        robot = position.robots[seat]
        if not robot.out and seat not in fallen:
            x, y = layout.corner(robot.cell)
            yield Piece(f"ally-{robot.id}", SIGNS + seat, ("ally",), x - 4, y + 66, 36, 0)


def allies_in(position: Position) -> list[Seat]:
    """Return who fights the ParoBots together; nobody where everyone fights alone."""
    players = [seat for seat, robot in enumerate(position.robots) if not robot.bot]
    together = position.options.allies and 1 < len(players) < len(position.robots)
    return players if together else []


# ---------------------------------------------------------------- what stands


def _standing(position: Position, layout: Layout, fallen: Collection[Seat]) -> Iterator[Piece]:
    """Yield barrels and robots row by row from the top, so that what is nearer covers what is farther."""
    barrels, looks = dict(position.barrels), looks_of(position.robots)
    seats = {robot.cell: seat for seat, robot in enumerate(position.robots) if not robot.out}
    for cell in sorted(barrels.keys() | seats.keys(), key=layout.order):
        z, (x, y) = STANDING + LAYERS * layout.order(cell), layout.corner(cell)
        afloat = position.board[cell] == WATER
        if cell in barrels:
            name = position.field.name(cell)
            yield from _column(barrels[cell], name, z, x, y + LOWER * (cell in seats), afloat)
        if cell in seats:
            seat = seats[cell]
            robot, art = position.robots[seat], robot_art(position.robots[seat], looks[seat])
            facing = (robot.facing + layout.turn) % 4
            art += ["destroyed"] * (seat in fallen)
            yield from _robot(robot, tuple(art), facing, z, x, y, on_barrel=cell in barrels)
            if seat not in fallen:
                yield _wedge(robot.id, facing, WEDGES + seat, x, y, on_barrel=cell in barrels)
            if afloat and cell not in barrels:
                yield Piece(f"splash-{robot.id}", z + SPLASH, ("splash",), x, y, SIDE, 0)


def _column(keys: Column, name: str, z: int, x: int, y: int, afloat: bool) -> Iterator[Piece]:
    """Yield the barrels that are seen, from the bottom up; of a very high column only the upper ones."""
    if afloat and len(keys) == 1:
        yield Piece(keys[0], z, ("barrel-afloat",), x, y, SIDE, 0)
        return
    seen = keys[-TALLEST:]
    size = round(min(SIDE, SIDE * 90 / (BARREL + RISE * (len(seen) - 1))), 1)
    left, top = x + (SIDE - size) / 2, y + (SIDE - size) * 0.94
    for step, key in enumerate(seen):
        art = ("barrel",) if step else ("barrel-shadow", "barrel")
        sway = 0 if len(seen) == 1 else (-3, 3)[step % 2]
        height = step * RISE * size / SIDE
        yield Piece(key, z + step, art, round(left + sway, 1), round(top - height, 1), size, 0)
    if len(keys) > TALLEST:
        yield Piece(f"count-{name}", z + NUMERAL, (f"numeral-{len(keys)}",), x, y, SIDE, 0)


def _robot(
    robot: Robot, art: tuple[str, ...], facing: int, z: int, x: int, y: int, on_barrel: bool
) -> Iterator[Piece]:
    """Yield a robot and its shadow, which does not turn with it; on a barrel it stands higher and smaller."""
    size, left, top = _stance(x, y, on_barrel)
    yield Piece(f"shadow-{robot.id}", z + SHADOW, ("shadow",), left, top, size, 0)
    yield Piece(f"robot-{robot.id}", z + ROBOT, art, left, top, size, facing)


def _wedge(name: str, facing: int, z: int, x: int, y: int, on_barrel: bool) -> Piece:
    """Return the wedge of light before a robot, which shows at every size where it looks."""
    size, left, top = _stance(x, y, on_barrel)
    return Piece(f"facing-{name}", z, ("facing",), left, top, size, facing)


def _stance(x: int, y: int, on_barrel: bool) -> tuple[int, int, int]:
    return (70, x + 15, y - 8) if on_barrel else (SIDE - 6, x + 3, y + 3)
