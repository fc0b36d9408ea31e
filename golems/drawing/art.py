"""The drawing source: SVG fragments of one cell each, the symbols made of them, and the looks of robots."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files

from golems.rules.field import Cell
from golems.rules.values import Position, Robot, Seat

SIDE = 100  # the side of a cell, in the units of the fragments
INK = "#2B2118"
PARCHMENT = "#FBF3E4"
BRASS = "#C98A2B"
FONT = "Nunito, 'DejaVu Sans', sans-serif"

LOOKS: dict[str, str] = {"red": "#D23B2E", "blue": "#2F6FB5", "green": "#3E8E41", "yellow": "#E0A81B"}

NUMERAL = "numeral-"  # the numeral of a column that is too high to count

_INNER = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_USED = re.compile(r'href="#art-([a-z0-9-]+)"')


def has_art(name: str) -> bool:
    return (files("golems") / "data" / "art" / f"{name}.svg").is_file()


@cache
def fragment(name: str) -> str:
    """Return what stands inside the <svg> of the file; a few fragments are made here."""
    if name == "barrel-shadow":
        return f'<ellipse cx="53" cy="86" rx="36" ry="11" fill="{INK}" opacity="0.22"/>'
    if name.startswith(NUMERAL):
        return numeral(int(name.removeprefix(NUMERAL)), 78, 78)
    text = (files("golems") / "data" / "art" / f"{name}.svg").read_text(encoding="utf-8")
    inner = _INNER.search(text)
    assert inner is not None, f"art {name!r}: expected one <svg> element"
    return inner[1].strip()


def place(name: str, x: float, y: float, size: float = SIDE, turn: int = 0, mirror: bool = False) -> str:
    """Return the fragment in the square whose top left is x, y; turned by quarter turns, then mirrored."""
    moves = [f"translate({x:g} {y:g})"]
    if size != SIDE:
        moves.append(f"scale({size / SIDE:g})")
    if mirror:
        moves.append(f"translate({SIDE} 0) scale(-1 1)")
    if turn:
        moves.append(f"rotate({90 * turn} {SIDE // 2} {SIDE // 2})")
    return f'<use href="#art-{name}" width="{SIDE}" height="{SIDE}" transform="{" ".join(moves)}"/>'


def numeral(number: int, x: float, y: float) -> str:
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="{PARCHMENT}" stroke="{INK}" stroke-width="3"/>'
    return disc + lettering(str(number), x, y + 8, 22, "800", "middle")


def lettering(
    text: str, x: float, y: float, size: int, weight: str = "700", anchor: str = "start", fill: str = INK
) -> str:
    font = f'font-family="{FONT}" font-size="{size}" font-weight="{weight}"'
    return f'<text x="{x:g}" y="{y:g}" {font} text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'


def symbols(drawn: str, names: Iterable[str] = ()) -> str:
    """Return the definitions of all fragments that a drawing uses, of those named, and of no others."""
    return "".join(_symbol(name) for name in sorted({*_USED.findall(drawn), *names}))


def _symbol(name: str) -> str:
    box = f'viewBox="0 0 {SIDE} {SIDE}" overflow="visible"'
    return f'<symbol id="art-{name}" {box}>{fragment(name)}</symbol>\n'


def looks_of(robots: Iterable[Robot]) -> tuple[str, ...]:
    """Return the look of each robot. One named after a colour has that look; another takes its seat's look
    where that is free, or the next."""
    ids = [robot.id for robot in robots]
    free = [look for look in LOOKS if look not in ids]
    return tuple(name if name in LOOKS else _take(free, seat) for seat, name in enumerate(ids))


def _take(free: list[str], seat: int) -> str:
    own = list(LOOKS)[seat % len(LOOKS)]
    if not free:
        return own
    look = own if own in free else free[0]
    free.remove(look)
    return look


def marked_cells(position: Position) -> dict[Cell, list[Seat]]:
    """Return homes and the cells of goals, with the golems on the field to which they belong."""
    marked: dict[Cell, list[Seat]] = {}
    for seat, robot in enumerate(position.robots):
        goals = [goal.cell for goal in position.goals if goal.robot == seat and not robot.out]
        for cell in dict.fromkeys((robot.home, *goals)):
            if cell is not None:
                marked.setdefault(cell, []).append(seat)
    return marked


def robot_art(robot: Robot, look: str) -> list[str]:
    """Return the fragments that lie upon each other to make this robot, from the bottom up."""
    damage = [f"damage-{part}" for part in ("chassis", "weapon", "processor") if part in robot.damaged]
    return [look, *["parobot"] * (robot.bot is not None), *damage, *["carried"] * robot.carries]
