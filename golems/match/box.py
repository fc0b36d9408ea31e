"""Notices about an arena for which one box does not suffice; it can be played all the same (S3)."""

from collections import Counter
from typing import NamedTuple

from golems.match.arenas import Arena, laid_out, segments_of
from golems.match.games import game_named
from golems.rules.field import Cell
from golems.rules.setup import Shortage, shortages, tokens_of
from golems.rules.surfaces import TOKENS, WINTER, WINTRY
from golems.rules.values import GROUND, NO_CELL, WATER

SEGMENTS = {"4x4": 1, "2x4": 2, "6x6": 1}  # S1, G1
GOLEM_BOX = {"wall": 6, "water": 5, "barrel": 10}  # G1
TWO_SIDED = ("wall", "water", "portal")  # S3: in one printing of 4.0 these share two-sided tokens
TWO_SIDED_TOKENS = 8


class Notice(NamedTuple):
    """A remark with its reason, its clause, and the facts a person needs to act on it."""

    reason: str
    rule: str
    facts: dict[str, object]


class Segment(NamedTuple):
    """A part of the field: its cells, and the terrain printed on it, rows from the top."""

    cells: tuple[Cell, ...]
    terrain: tuple[str, ...]

    @property
    def size(self) -> str:
        return "x".join(map(str, sorted([len(self.terrain), len(self.terrain[0])])))

    @property
    def is_winter(self) -> bool:
        return any(sign in row for row in self.terrain for sign in WINTRY)


def warnings(arena: Arena) -> list[Notice]:
    segments = [segment_of(arena, cells) for cells in segments_of(arena.field)]
    return [
        *lacks_tokens(arena),
        *lacks_segments(arena, segments),
        *not_printed(arena, segments),
        *not_frozen(arena, segments),
    ]


def notes(arena: Arena) -> list[Notice]:
    """Return notices about all that some box does not hold, even if another one may."""
    return [*warnings(arena), *lacks_two_sided(arena)]


def lacks_two_sided(arena: Arena) -> list[Notice]:
    """Return a notice if the two-sided tokens of one printing do not suffice (S3)."""
    needs = sum(token in TWO_SIDED for sign in arena.board for token in tokens_of(sign))
    if arena.edition != "4.0" or needs <= TWO_SIDED_TOKENS:
        return []
    return [Notice("two-sided", "S3", {"needs": needs, "holds": TWO_SIDED_TOKENS})]


def segment_of(arena: Arena, cells: tuple[Cell, ...]) -> Segment:
    width, under = arena.field.width, dict(arena.under)
    left, right = min(cell % width for cell in cells), max(cell % width for cell in cells)
    rows = []
    for y in range(cells[0] // width, cells[-1] // width + 1):
        places = range(y * width + left, y * width + right + 1)
        rows.append("".join([terrain_of(arena, place, under) for place in places]))
    return Segment(cells, tuple(rows))


def terrain_of(arena: Arena, place: Cell, under: dict[Cell, str]) -> str:
    sign = arena.board[place]
    return under.get(place, GROUND) if sign in TOKENS else sign


def lacks_tokens(arena: Arena) -> list[Notice]:
    """Return notices about tokens of which the box holds too few (S3, G1)."""
    if arena.edition == "4.0":
        found, rule = shortages(laid_out(arena, arena.starts[max(arena.starts)])), "S3"
    else:
        found, rule = lacks_of_golems(arena), "G1"
    return [Notice("shortage", rule, shortage._asdict()) for shortage in found]


def lacks_of_golems(arena: Arena) -> list[Shortage]:
    needs = Counter(token for sign in arena.board for token in tokens_of(sign))
    needs["barrel"] = sum(dict(arena.heights).values())
    return [
        Shortage(token, needs[token], holds) for token, holds in GOLEM_BOX.items() if needs[token] > holds
    ]


def lacks_segments(arena: Arena, segments: list[Segment]) -> list[Notice]:
    """Return notices about segments that the box does not hold, in number or in shape (S1, G1)."""
    allowed = set.intersection(*[set(game_named(name).sizes) for name in arena.games])
    needs = Counter(shape_of(segment) for segment in segments)
    holds = {size: SEGMENTS[size] if size in allowed else 0 for size in SEGMENTS}
    return [
        Notice("segment", "S1", {"size": size, "needs": needs[size], "holds": holds.get(size, 0)})
        for size in sorted(needs)
        if needs[size] > holds.get(size, 0)
    ]


def shape_of(segment: Segment) -> str:
    """Return the segment's size, with a mark where it is no full rectangle."""
    full = NO_CELL not in "".join(segment.terrain)
    return segment.size if full else f"{segment.size} −"


def not_printed(arena: Arena, segments: list[Segment]) -> list[Notice]:
    """Return notices about winter segments unlike the printed ones; the box holds each once (S2)."""
    left = list(WINTER.values())
    found = []
    for segment in segments:
        if not segment.is_winter:
            continue
        side = next((side for side in left if segment.terrain in rotations(side)), None)
        if side:
            left.remove(side)
        else:
            cell = arena.field.name(segment.cells[0])
            found.append(Notice("not-printed", "S2", {"cell": cell}))
    return found


def rotations(rows: tuple[str, ...]) -> list[tuple[str, ...]]:
    found = [rows]
    for _ in range(3):
        found.append(turned(found[-1]))
    return found


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rows turned a quarter clockwise."""
    return tuple(["".join(column) for column in zip(*reversed(rows), strict=True)])


def not_frozen(arena: Arena, segments: list[Segment]) -> list[Notice]:
    """Return notices about water on winter segments that lies open (S4)."""
    return [
        Notice("not-frozen", "S4", {"cell": arena.field.name(cell)})
        for segment in segments
        if segment.is_winter
        for cell in segment.cells
        if arena.board[cell] == WATER
    ]
