"""Effects that flash up when something happens: a fragment in the middle of some cells, for one beat."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from golems.drawing.art import SIDE
from golems.drawing.layout import Layout
from golems.rules import events as happened
from golems.rules.field import Cell
from golems.rules.surfaces import TOKENS
from golems.rules.table import Event, Table
from golems.rules.values import ICE, WALL

HIT, BLAST, SPLASH, BUMP, CRACK = "effect-hit", "effect-blast", "effect-splash", "effect-bump", "effect-crack"
REPAIR, SHIELD, MISS, PORTAL = "effect-repair", "effect-shield", "effect-miss", "effect-portal"
YES, NO, STEAM = "effect-yes", "effect-no", "effect-steam"
SIZES = {BLAST: 3 * SIDE}  # a blast reaches the cells around


class Effect(Struct, frozen=True):
    """A fragment in a square whose top left is x, y; `size` 100 is a cell."""

    art: str
    x: float
    y: float
    size: float


class Flash(NamedTuple):
    """A fragment in the middle of these cells."""

    art: str
    cells: tuple[Cell, ...]


Flashes: TypeAlias = list[Flash]


def effects_of(event: Event, table: Table, layout: Layout) -> list[Effect]:
    """Return the effects of an event; the table must be as it is before the event."""
    find = EFFECTS.get(type(event))
    return [lay(flash, layout) for flash in find(event, table)] if find else []


def lay(flash: Flash, layout: Layout) -> Effect:
    size = SIZES.get(flash.art, SIDE)
    spots = [layout.middle(cell) for cell in flash.cells]
    x, y = (sum(way) / len(spots) - size / 2 for way in zip(*spots, strict=True))
    return Effect(flash.art, x, y, size)


def on_cell(art: str) -> Callable[[Any, Table], Flashes]:
    return lambda event, table: [Flash(art, (event.cell,))]


def on_robot(art: str) -> Callable[[Any, Table], Flashes]:
    return lambda event, table: [Flash(art, (table.figures[event.robot].cell,))]


def on_both(art: str) -> Callable[[Any, Table], Flashes]:
    return lambda event, table: [Flash(art, (event.cell,)), Flash(art, (event.to,))]


def blows(event: happened.Attacked, table: Table) -> Flashes:
    """Flash on each attacked cell; an attack off the board misses."""
    if not event.cells:
        return [Flash(MISS, (table.figures[event.robot].cell,))]
    return [Flash(HIT if is_something(table, cell) else MISS, (cell,)) for cell in event.cells]


def is_something(table: Table, cell: Cell) -> bool:
    sign = table.board[cell]
    token = sign in TOKENS and table.position.edition == "4.0"
    return cell in table.barrels or table.figure_at(cell) is not None or token or sign == WALL


def bump(event: happened.Blocked, table: Table) -> Flashes:
    """Flash between the robot and what is in its way."""
    own = table.figures[event.robot].cell
    return [Flash(BUMP, (own,) if event.cell is None else (own, event.cell))]


def answer(event: happened.Checked, table: Table) -> Flashes:
    own = table.figures[event.robot].cell
    return [Flash(YES if event.answer else NO, (own if event.cell is None else event.cell,))]


def gone(event: happened.TokenRemoved, table: Table) -> Flashes:
    return [Flash(CRACK if event.token == ICE else HIT, (event.cell,))]


def held_off(event: happened.DamageSummed, table: Table) -> Flashes:
    return [] if event.total else on_robot(SHIELD)(event, table)


EFFECTS: dict[type, Callable[[Any, Table], Flashes]] = {
    happened.Checked: answer,
    happened.Blocked: bump,
    happened.Swallowed: on_cell(PORTAL),
    happened.Floated: on_cell(SPLASH),
    happened.Sunk: on_cell(SPLASH),
    happened.Teleported: on_both(PORTAL),
    happened.Splashed: on_cell(SPLASH),
    happened.Swept: on_both(SPLASH),
    happened.Attacked: blows,
    happened.Defended: on_robot(SHIELD),
    happened.BarrelOpened: on_cell(CRACK),
    happened.BarrelLost: on_cell(SPLASH),
    happened.Blast: on_cell(BLAST),
    happened.TokenRemoved: gone,
    happened.DamageSummed: held_off,
    happened.Damaged: on_robot(HIT),
    happened.LifeLost: on_robot(HIT),
    happened.Destroyed: on_robot(CRACK),
    happened.Repaired: on_robot(REPAIR),
    happened.Removed: on_cell(STEAM),
    happened.Delivered: on_robot(YES),
}
