"""A film strip: the board at several moments side by side, as one self-contained SVG."""

from collections.abc import Sequence
from typing import NamedTuple

from golems.drawing.art import PARCHMENT, lettering
from golems.drawing.board import draw_board
from golems.drawing.labels import describe, word
from golems.drawing.layout import Layout
from golems.drawing.svg import document
from golems.rules.values import Position

PER_LINE = 4  # how many boards stand side by side
GAP = 40
CAPTION = 64  # the height of the line above a board
LETTERS = 40  # the size of its letters, where they fit
WIDTH = 0.65  # the width of a letter of size 1


class Moment(NamedTuple):
    """The table at one moment, with a caption."""

    caption: str
    position: Position


def draw_strip(moments: Sequence[Moment], lang: str = "en", title: str = "") -> str:
    """Return these moments of one game, in lines of four."""
    layout = Layout(moments[0].position.field)
    wide, high = layout.size[0] + GAP, layout.size[1] + CAPTION + GAP
    drawn = [
        f'<g transform="translate({wide * (number % PER_LINE):g} {high * (number // PER_LINE):g})">'
        f"{draw_moment(moment, layout, lang)}</g>"
        for number, moment in enumerate(moments)
    ]
    columns, lines = min(len(moments), PER_LINE), -(-len(moments) // PER_LINE)
    told = ". ".join([f"{caption}: {describe(position, lang)}" for caption, position in moments])
    size = columns * wide - GAP, lines * high - GAP
    return document("\n".join(drawn), *size, title or word("board", lang), told, lang)


def draw_moment(moment: Moment, layout: Layout, lang: str) -> str:
    board = f'<g transform="translate(0 {CAPTION})">{draw_board(moment.position, layout, lang)}</g>'
    label = f'<rect width="{layout.size[0]}" height="{CAPTION - 8}" rx="14" fill="{PARCHMENT}"/>'
    size = min(LETTERS, int(layout.size[0] / WIDTH / max(len(moment.caption), 1)))
    caption = lettering(moment.caption, layout.size[0] / 2, CAPTION - 22, size, "800", "middle")
    return f"{label}{caption}\n{board}"
