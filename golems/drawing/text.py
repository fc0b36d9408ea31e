"""A position as coloured text for the terminal."""

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from golems.drawing.art import LOOKS, looks_of, marked_cells
from golems.drawing.labels import word
from golems.rules.field import Cell
from golems.rules.values import (
    GROUND,
    ICE,
    ICY,
    NO_CELL,
    PORTALS,
    REPAIR_ORDER,
    SNOW,
    WALL,
    WATER,
    Position,
    Robot,
    Seat,
)
from golems.words.language import language

WIDTH = 6  # the characters of a cell, which is three lines high
ARROWS = "▲▶▼◀"
MOST_HEARTS = 5
INK, CHALK = "#2B2118", "#FBF3E4"

PLATE = ("#F2C230", INK)  # the colours under lines
SURFACES = {  # ground colours, and the pattern that says the same without colour
    ICY: ("#DDF2F8", "#5A93A8", "  ++  "),
    SNOW: ("#FFFFFF", "#8FA3AD", "  --  "),
    WALL: ("#6B6460", "#A49C95", "▓▓▓▓▓▓"),
    WATER: ("#2F7FC2", "#BFE3F7", "≈ ≈ ≈ "),
    ICE: ("#A9DCEF", "#4C8CA5", "░ ░ ░ "),
}
TILES = ("#E8C98E", "#B9DCEA")  # ochre and sky, as on the printed field
RAILS = {
    "─": ("      ", "━━━━━━", "      "),
    "│": ("  ┃   ", "  ┃   ", "  ┃   "),
    "└": ("  ┃   ", "  ┗━━━", "      "),
    "┘": ("  ┃   ", "━━┛   ", "      "),
    "┌": ("      ", "  ┏━━━", "  ┃   "),
    "┐": ("      ", "━━┓   ", "  ┃   "),
}


PORTAL_RINGS = {letter: (f"╭─{letter.upper() * 2}─╮", "│    │", "╰────╯") for letter in PORTALS}


def draw_text(position: Position, lang: str = "en") -> Text:
    """Return the board with its coordinates, and a line for each robot under it."""
    return Text("\n").join([*_board(position, lang), *_robots(position, lang)])


def _board(position: Position, lang: str) -> list[Text]:
    width = position.field.width
    height = len(position.board) // width
    letters = language(lang).say("columns")
    lines = [Text("   " + "".join(letters[x].center(WIDTH) for x in range(width)), "bold")]
    for y in range(height):
        cells = [_cell(position, y * width + x, lang) for x in range(width)]
        for number in range(3):
            margin = f"{y + 1:>2} " if number == 1 else "   "
            lines.append(Text(margin, "bold") + Text().join([cell[number] for cell in cells]))
    return lines


def _cell(position: Position, cell: Cell, lang: str) -> list[Text]:
    """Return three lines: the surface with whose goal it is, what stands on it, the barrels below."""
    lines = _surface(position, cell)
    if owners := marked_cells(position).get(cell):
        lines[0] = _over(lines[0], 1, _flag(position, owners, lang))
    seats = [seat for seat, robot in enumerate(position.robots) if not robot.out and robot.cell == cell]
    for seat in seats:
        lines[1] = _over(lines[1], 1, _badge(position, seat, lang))
    column = dict(position.barrels).get(cell, ())
    if column:
        barrels = "◍" * len(column) if len(column) < 5 else f"◍×{len(column)}"
        lines[2] = _over(lines[2], 1, Text(barrels, Style(color=CHALK, bgcolor="#7A4A1E", bold=True)))
    return lines


def _surface(position: Position, cell: Cell) -> list[Text]:
    sign = position.board[cell]
    if sign == NO_CELL:
        return [Text(" " * WIDTH)] * 3
    if sign in RAILS:
        return [Text(rail, Style(color=PLATE[1], bgcolor=PLATE[0])) for rail in RAILS[sign]]
    if sign != GROUND and sign not in PORTALS:
        ground, mark, pattern = SURFACES.get(sign, (TILES[0], INK, f"  {sign}{sign}  "))
        return [Text(pattern, Style(color=mark, bgcolor=ground))] * 3
    x, y = cell % position.field.width, cell // position.field.width
    style = Style(color=INK, bgcolor=TILES[(x + y) % 2])
    lines = PORTAL_RINGS[sign] if sign in PORTALS else ("      ", "  ·   ", "      ")
    return [Text(line, style) for line in lines]


def _over(line: Text, start: int, piece: Text) -> Text:
    """Lay a piece over a line."""
    return line[:start] + piece + line[start + len(piece) :]


def _badge(position: Position, seat: int, lang: str) -> Text:
    robot = position.robots[seat]
    colour = LOOKS[looks_of(position.robots)[seat]]
    load = "◍" if robot.carries else " "
    return Text(
        f" {ARROWS[robot.facing]}{_letters(position, lang)[seat]}{load}",
        Style(color=CHALK, bgcolor=colour, bold=True),
    )


def _flag(position: Position, owners: list[Seat], lang: str) -> Text:
    letters = _letters(position, lang)
    return Text("⚑" + "".join([letters[seat] for seat in owners]), Style(color=CHALK, bgcolor=INK, bold=True))


def _letters(position: Position, lang: str) -> list[str]:
    """Return one sign for each robot: its initial, or its seat number where that is wide or not unique."""
    initials = [language(lang).robot(robot.id)[0].upper() for robot in position.robots]
    return [
        initial if cell_len(initial) == len(initial) == 1 == initials.count(initial) else str(seat)
        for seat, initial in enumerate(initials, start=1)
    ]


def _robots(position: Position, lang: str) -> list[Text]:
    looks = looks_of(position.robots)
    return [
        Text.assemble(
            (f" {letter} ", Style(color=CHALK, bgcolor=LOOKS[look], bold=True)),
            f" {language(lang).robot(robot.id)}: {_state(position, robot, lang)}",
        )
        for robot, look, letter in zip(position.robots, looks, _letters(position, lang), strict=True)
    ]


def _state(position: Position, robot: Robot, lang: str) -> str:
    if robot.out:
        return word("out", lang)
    if robot.bot:
        return f"{word('parobot', lang)} {robot.bot}"
    if position.edition != "4.0":
        return "♥" * robot.lives if robot.lives <= MOST_HEARTS else f"♥×{robot.lives}"
    if robot.simple:
        return "■" * (3 - robot.damage) + "□" * robot.damage
    return ", ".join(
        [
            f"{language(lang).say(f'part-{part}')} {'✗' if part in robot.damaged else '✓'}"
            for part in REPAIR_ORDER
        ]
    )
