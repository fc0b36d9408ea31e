"""The symmetry of arenas: a fair board looks the same from every start."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from golems.match.arenas import Arena, StartPlace
from golems.rules.field import Cell, Field
from golems.rules.values import CORNERS, FACINGS, LINES, PORTALS, STRAIGHTS, Facing, Stream

SIDES = {sign: frozenset(sides) for sign, sides in (STRAIGHTS | CORNERS).items()}
LINE_OF = {sides: sign for sign, sides in SIDES.items()}
RENAMED = str.maketrans(PORTALS, PORTALS[::-1])
REMOVABLE = LINES | frozenset(PORTALS)  # terrain under other tokens is never seen


class Turning(NamedTuple):
    """The board turned round, perhaps mirrored: where every cell and facing comes to."""

    cells: tuple[Cell, ...]
    facings: tuple[Facing, ...]

    def start(self, start: StartPlace) -> StartPlace:
        return StartPlace(self.cells[start.cell], self.facings[start.facing])

    def sign(self, sign: str) -> str:
        """Return the sign as it looks after the turn; lines turn with the board."""
        if sign not in SIDES:
            return sign
        return LINE_OF[frozenset([self.facings[side] for side in SIDES[sign]])]

    def stream(self, stream: Stream) -> Stream:
        first, last = stream.outlets
        return Stream(
            tuple([self.cells[cell] for cell in stream.cells]), (self.cells[first], self.cells[last])
        )


def turnings(field: Field) -> Iterator[Turning]:
    """Yield all ways to lay the board so that it covers the same places."""
    width, height = field.width, len(field.shape) // field.width
    for mirrored in (False, True):
        for quarters in range(4) if width == height else (0, 2):
            yield turned(width, height, quarters, mirrored)


def turned(width: int, height: int, quarters: int, mirrored: bool = False) -> Turning:
    """Return the turn by this many quarters clockwise; odd ones are possible only on a square."""
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
    """Tell whether the board can be turned so that any player takes the place of any other.

    All robots are players unless `players` says otherwise; ParoBots may change places among themselves.
    """
    starts = arena.starts[robots]
    found = {
        turning.start(starts[0])
        for turning in turnings(arena.field)
        if keeps_board(arena, turning) and {turning.start(start) for start in starts} == set(starts)
    }
    return found.issuperset(starts[:players])


def keeps_board(arena: Arena, turning: Turning) -> bool:
    """Tell whether everything looks the same after the turn; the pairs of portals may swap names."""
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
    """Return the terrain that comes to light when what covers it is shot away."""
    return tuple([(cell, sign) for cell, sign in arena.under if arena.board[cell] in REMOVABLE])


def both_ways(stream: Stream) -> frozenset[Stream]:
    return frozenset({stream, Stream(stream.cells[::-1], (stream.outlets[1], stream.outlets[0]))})
