"""Sheets of paper: where on them everything is printed, in millimetres from the top left."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from golems.notation.reading import Object

EDGE = 6.0  # the edge of a sheet, where many printers cannot print
APART = 12.0  # the distance of groups on one sheet
GAP, MARK = 1.0, 3.0  # the distance from a corner to its cut mark, and the length of the mark


class Paper(NamedTuple):
    """The size of a sheet of paper."""

    width: float
    height: float


PAPERS = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}


class PrintPiece(Struct, frozen=True):
    """Something to cut out: which drawing of data/print shows it, what people call such pieces, how large it
    is, what the drawing has to know, and what is on its other side."""

    kind: str
    name: str
    width: float
    height: float
    facts: Object
    back: "PrintPiece | None" = None


class Item(Struct, frozen=True):
    """A piece in its place."""

    x: float
    y: float
    piece: PrintPiece

    @property
    def right(self) -> float:
        return round(self.x + self.piece.width, 3)

    @property
    def bottom(self) -> float:
        return round(self.y + self.piece.height, 3)


class CutMark(Struct, frozen=True):
    """A line that shows where to cut."""

    x1: float
    y1: float
    x2: float
    y2: float


class Sheet(Struct, frozen=True):
    """One page: what is on it, where to cut, and whether it is the other side of the page before it."""

    items: tuple[Item, ...]
    marks: tuple[CutMark, ...] = ()
    is_behind: bool = False

    @property
    def title(self) -> str:
        return " · ".join(dict.fromkeys(item.piece.name for item in self.items))


class Block(NamedTuple):
    """Rows of pieces of one height, each from the left, one under the other."""

    rows: list[list[PrintPiece]]

    @property
    def width(self) -> float:
        return max(map(width_of, self.rows))

    @property
    def height(self) -> float:
        return sum(row[0].height for row in self.rows)


def width_of(row: Iterable[PrintPiece]) -> float:
    return sum(piece.width for piece in row)


def whole_page(kind: str, name: str, paper: Paper, facts: Object, margin: float = 15) -> Sheet:
    """Return a page to read."""
    piece = PrintPiece(kind, name, paper.width - 2 * margin, paper.height - 2 * margin, facts)
    return Sheet((Item(margin, margin, piece),))


def lay(groups: Iterable[Sequence[PrintPiece]], paper: Paper) -> list[Sheet]:
    """Return the pieces of each group, all of one height, in rows on as few sheets as their order allows."""
    return [sheet_of(blocks, paper) for blocks in fill(groups, paper)]


def behind(sheet: Sheet, paper: Paper) -> Sheet:
    """Return the other side of a sheet that is turned over its long edge: left is right; it may be blank."""
    items = [
        Item(round(paper.width - item.right, 3), item.y, item.piece.back)
        for item in sheet.items
        if item.piece.back
    ]
    in_order = sorted(items, key=lambda item: (item.y, item.x))
    return Sheet(tuple(in_order), tuple([mirrored(mark, paper) for mark in sheet.marks if items]), True)


def mirrored(mark: CutMark, paper: Paper) -> CutMark:
    return CutMark(round(paper.width - mark.x2, 3), mark.y1, round(paper.width - mark.x1, 3), mark.y2)


# ---------------------------------------------------------------- from groups to sheets


def fill(groups: Iterable[Sequence[PrintPiece]], paper: Paper) -> list[list[Block]]:
    sheets: list[list[Block]] = [[]]
    for group in groups:
        block = Block([])
        for row in rows_of(group, paper.width - 2 * EDGE):
            if not fits(sheets[-1], block, row, paper):
                sheets.append([])
                block = Block([])
            if not block.rows:
                sheets[-1].append(block)
            block.rows.append(row)
    return sheets


def fits(blocks: Sequence[Block], block: Block, row: Sequence[PrintPiece], paper: Paper) -> bool:
    opens = not block.rows and blocks
    used = height_of(blocks) + (APART if opens else 0)
    return not blocks or used + row[0].height <= paper.height - 2 * EDGE


def height_of(blocks: Sequence[Block]) -> float:
    return sum(block.height for block in blocks) + APART * max(0, len(blocks) - 1)


def rows_of(pieces: Iterable[PrintPiece], width: float) -> Iterator[list[PrintPiece]]:
    row: list[PrintPiece] = []
    for piece in pieces:
        if row and width_of(row) + piece.width > width:
            yield row
            row = []
        row.append(piece)
    if row:
        yield row


# ---------------------------------------------------------------- places on a sheet


def sheet_of(blocks: Sequence[Block], paper: Paper) -> Sheet:
    """Return a sheet with the blocks one under the other, all centred."""
    items: list[Item] = []
    marks: list[CutMark] = []
    y = (paper.height - height_of(blocks)) / 2
    for block in blocks:
        placed = place(block, (paper.width - block.width) / 2, y)
        items += placed
        marks += cut_marks(placed)
        y += block.height + APART
    return Sheet(tuple(items), tuple(marks))


def place(block: Block, left: float, top: float) -> list[Item]:
    items = []
    for row in block.rows:
        x = left
        for piece in row:
            items.append(Item(round(x, 3), round(top, 3), piece))
            x += piece.width
        top += row[0].height
    return items


def cut_marks(items: Sequence[Item]) -> list[CutMark]:
    """Return marks at both ends of every straight cut, where no other piece is in the way."""
    return [mark for mark in cut_ends(items) if not any(is_in_the_way(item, mark) for item in items)]


def cut_ends(items: Sequence[Item]) -> Iterator[CutMark]:
    for x in sorted({edge for item in items for edge in (item.x, item.right)}):
        beside = [item for item in items if x in (item.x, item.right)]
        top, bottom = min(item.y for item in beside), max(item.bottom for item in beside)
        yield CutMark(x, top - GAP - MARK, x, top - GAP)
        yield CutMark(x, bottom + GAP, x, bottom + GAP + MARK)
    for y in sorted({edge for item in items for edge in (item.y, item.bottom)}):
        beside = [item for item in items if y in (item.y, item.bottom)]
        left, right = min(item.x for item in beside), max(item.right for item in beside)
        yield CutMark(left - GAP - MARK, y, left - GAP, y)
        yield CutMark(right + GAP, y, right + GAP + MARK, y)


def is_in_the_way(item: Item, mark: CutMark) -> bool:
    return item.x < mark.x2 and mark.x1 < item.right and item.y < mark.y2 and mark.y1 < item.bottom
