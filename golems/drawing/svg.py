"""A position, or two of them side by side, as one self-contained SVG."""

from html import escape

from golems.drawing.art import BRASS, INK, symbols
from golems.drawing.board import draw_board
from golems.drawing.cards import GAP, NARROWEST, cards_size, draw_cards
from golems.drawing.labels import describe, word
from golems.drawing.layout import Layout
from golems.rules.values import Position, Robot

EDGE = 6  # the margin around everything
ARROW = 78  # the space between two boards
FIT = ' style="max-width:100%;height:auto"'  # a narrow screen shows the whole picture


def draw_svg(position: Position, lang: str = "en", title: str = "") -> str:
    """Return the board with a card for each robot under it."""
    body, width, height = _panel(position, lang, cards=True)
    return document(body, width, height, title or word("board", lang), describe(position, lang), lang)


def draw_bare(position: Position, lang: str = "en", title: str = "") -> str:
    """Return the board alone, for a page whose own styles fit it in."""
    body, width, height = _panel(position, lang, cards=False)
    told = describe(position, lang)
    return document(body, width, height, title or word("board", lang), told, lang, style="")


def draw_pair(before: Position, after: Position, lang: str = "en", title: str = "") -> str:
    """Return two boards with an arrow between; cards are drawn only where the boards do not tell all."""
    cards = _conditions(before) != _conditions(after)
    first, width, height = _panel(before, lang, cards)
    second, second_width, second_height = _panel(after, lang, cards)
    middle = Layout(before.field).size[1] / 2
    body = (
        f"{first}\n{_arrow(width + ARROW / 2, middle)}\n"
        f'<g transform="translate({width + ARROW:g} 0)">{second}</g>'
    )
    told = ". ".join(
        f"{word(key, lang)}: {describe(position, lang)}"
        for key, position in (("before", before), ("after", after))
    )
    total = width + ARROW + second_width
    return document(body, total, max(height, second_height), title or word("board", lang), told, lang)


def _conditions(position: Position) -> list[tuple[object, ...]]:
    return [_condition(robot) for robot in position.robots]


def _condition(robot: Robot) -> tuple[object, ...]:
    return robot.id, robot.out, robot.damaged, robot.damage, robot.lives, robot.carries


def _panel(position: Position, lang: str, cards: bool) -> tuple[str, float, float]:
    """Return a board and perhaps its cards, with their width and height."""
    layout = Layout(position.field)
    board_width, board_height = layout.size
    width = max(board_width, NARROWEST) if cards else board_width
    drawn = draw_board(position, layout, lang)
    board = f'<g transform="translate({(width - board_width) / 2:g} 0)">{drawn}</g>'
    if not cards or not position.robots:
        return board, width, board_height
    below = f'<g transform="translate(0 {board_height + GAP})">{draw_cards(position, width, lang)}</g>'
    return f"{board}\n{below}", width, board_height + cards_size(len(position.robots), width)


def _arrow(x: float, y: float) -> str:
    shape = "M-30 -10H2V-28L32 0L2 28V10H-30Z"
    line = f'fill="{BRASS}" stroke="{INK}" stroke-width="4" stroke-linejoin="round"'
    return f'<path transform="translate({x:g} {y:g})" d="{shape}" {line}/>'


def document(
    body: str, width: float, height: float, title: str, told: str, lang: str, style: str = FIT
) -> str:
    wide, high = width + 2 * EDGE, height + 2 * EDGE
    size = f'viewBox="{-EDGE} {-EDGE} {wide:g} {high:g}" width="{wide:g}" height="{high:g}"{style}'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" lang="{escape(lang)}">\n'
        f"<title>{escape(title)}</title>\n<desc>{escape(told)}</desc>\n"
        f"<defs>\n{symbols(body)}</defs>\n{body}\n</svg>\n"
    )
