"""Open water: channels, drifting barrels, swimming robots (B7, R5, W)."""

from collections.abc import Iterable

from golems.rules.damage import harm
from golems.rules.events import Drifted, Floated, Left, Splashed, Stuck, Sunk
from golems.rules.field import Cell
from golems.rules.lines import capture
from golems.rules.table import Figure, Table
from golems.rules.values import ICE, WALL, WATER

NO_LAND = frozenset({WATER, ICE, WALL})


def channel(table: Table, cell: Cell) -> dict[Cell, int]:
    """Return the open water joined to this cell, with the number of steps to each cell of it."""
    board = table.board
    return table.field.spread(cell, lambda near: board[near] == WATER)


def exits(table: Table, cell: Cell) -> list[Cell]:
    """Return the free land next to the channel, by lowest row number, then by lowest column letter (W3)."""
    beside = {near for wet in channel(table, cell) for near in table.field.beside(wet)}
    return sorted(near for near in beside if is_free_land(table, near))


def is_free_land(table: Table, cell: Cell) -> bool:
    return table.board[cell] not in NO_LAND and cell not in table.barrels and table.figure_at(cell) is None


def in_open_water(table: Table, figure: Figure) -> bool:
    return table.board[figure.cell] == WATER and figure.cell not in table.barrels


def swim(table: Table, figure: Figure, rule: str, walked_in: bool = False) -> None:
    """Deal one damage to a robot in the water, then let it leave if there is a way (W2-W4)."""
    table.happen(Splashed(table.row, rule, figure.seat, figure.cell))
    figure.wet = True
    harm(table, figure, 1)
    if figure.destroyed:
        return
    options = exits(table, figure.cell)
    if walked_in and len(options) > 1 and figure.began in options:
        options.remove(figure.began)
    if not options:
        table.happen(Stuck(table.row, "W4", figure.seat, figure.cell))
        return
    chosen = table.ask(figure, "exit", tuple(options), "W3")
    table.happen(Left(table.row, "W3", figure.seat, figure.cell, int(chosen)))
    capture(table, figure, figure.facing)  # W4


def drop_columns(table: Table, cells: Iterable[Cell]) -> None:
    """Drop columns into open water: all bottoms float, then the other barrels drift by column (B7)."""
    columns = sorted(cells)
    for cell in columns:
        table.happen(Floated(table.row, "B7", cell))
    for cell in columns:
        for _ in table.barrels[cell][1:]:
            drift(table, cell)


def drift(table: Table, cell: Cell) -> None:
    free = [
        (steps, near)
        for near, steps in channel(table, cell).items()
        if near not in table.barrels and table.figure_at(near) is None
    ]
    if free:
        table.happen(Drifted(table.row, "B7", cell, min(free)[1]))
    else:
        table.happen(Sunk(table.row, "B7", cell))


def fall(table: Table, cells: dict[Cell, str]) -> None:
    """Let what stood on these cells fall, now that they are open water: the columns, then the robots (R5)."""
    drop_columns(table, cells.keys() & table.barrels.keys())
    for figure in table.active:
        if figure.cell in cells and in_open_water(table, figure):
            swim(table, figure, cells[figure.cell])
