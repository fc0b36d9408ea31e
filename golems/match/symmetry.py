"""Fair arenas: a board that looks the same from every start."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from golems.match.arenas import Arena, Start
from golems.rules.field import Cell, Field
from golems.rules.values import CORNERS, FACINGS, LINES, PORTALS, STRAIGHTS, Facing, Stream

SIDES = {sign: frozenset(sides) for sign, sides in (STRAIGHTS | CORNERS).items()}
LINE_OF = {sides: sign for sign, sides in SIDES.items()}
RENAMED = str.maketrans(PORTALS, PORTALS[::-1])
REMOVABLE = LINES | frozenset(PORTALS)  # what lies under other tokens is never seen


class Turning(NamedTuple):
    """The board turned round, perhaps in a mirror: where every cell and facing comes to."""

    cells: tuple[Cell, ...]
    facings: tuple[Facing, ...]

    def start(self, start: Start) -> Start:
        return Start(self.cells[start.cell], self.facings[start.facing])

    def sign(self, sign: str) -> str:
        """Lines turn with the board."""
        if sign not in SIDES:
            return sign
        return LINE_OF[frozenset([self.facings[side] for side in SIDES[sign]])]

    def stream(self, stream: Stream) -> Stream:
        first, last = stream.outlets
        return Stream(
            tuple([self.cells[cell] for cell in stream.cells]), (self.cells[first], self.cells[last])
        )


def turnings(field: Field) -> Iterator[Turning]:
    """All ways to lay the board so that it covers the same places."""
    width, height = field.width, len(field.shape) // field.width
    for mirrored in (False, True):
        for quarters in range(4) if width == height else (0, 2):
            yield turned(width, height, quarters, mirrored)


def turned(width: int, height: int, quarters: int, mirrored: bool = False) -> Turning:
    """So many quarters clockwise; odd ones only on a square."""
    cells = []
    for place in range(width * height):
        x, y = place % width, place // width
        x = width - 1 - x if mirrored else x
        for _ in range(quarters % 2):
            x, y = height - 1 - y, x
        if quarters >= 2:
            x, y = width - 1 - x, height - 1 - y
        cells.append(y * width + x)
    facings = [((-facing if mirrored else facing) + quarters) % 4 for facing in FACINGS]
    return Turning(tuple(cells), tuple(facings))


@lru_cache(maxsize=256)
def is_symmetric(arena: Arena, robots: int = 2, players: int | None = None) -> bool:
    """Whether the board can be turned so that any player takes the place of any other.

    All robots are players unless told otherwise; ParoBots may change places among themselves.
    """
    starts = arena.starts[robots]
    found = {
        turning.start(starts[0])
        for turning in turnings(arena.field)
        if keeps_board(arena, turning) and {turning.start(start) for start in starts} == set(starts)
    }
    return found.issuperset(starts[:players])


def keeps_board(arena: Arena, turning: Turning) -> bool:
    """All that lies on the board looks the same afterwards; the two pairs of portals may change names."""
    board = [""] * len(arena.board)
    for cell, sign in enumerate(arena.board):
        board[turning.cells[cell]] = turning.sign(sign)
    turned = "".join(board)
    return (
        arena.board in (turned, turned.translate(RENAMED))
        and moved(arena.heights, turning) == dict(arena.heights)
        and moved(seen_under(arena), turning) == dict(seen_under(arena))
        and {both_ways(turning.stream(stream)) for stream in arena.streams}
        == {both_ways(stream) for stream in arena.streams}
    )


def moved(things: tuple[tuple[Cell, object], ...], turning: Turning) -> dict[Cell, object]:
    return {turning.cells[cell]: thing for cell, thing in things}


def seen_under(arena: Arena) -> tuple[tuple[Cell, str], ...]:
    """Terrain that comes to light when what covers it is shot away."""
    return tuple([(cell, sign) for cell, sign in arena.under if arena.board[cell] in REMOVABLE])


def both_ways(stream: Stream) -> frozenset[Stream]:
    return frozenset({stream, Stream(stream.cells[::-1], (stream.outlets[1], stream.outlets[0]))})
