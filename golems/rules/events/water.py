"""The change from ice to open water."""

from golems.rules.field import Cell
from golems.rules.table import Table
from golems.rules.values import WATER


def open_water(table: Table, cell: Cell) -> None:
    table.cover(cell, WATER)
    for figure in table.figures:
        if figure.cell == cell:
            figure.on_ice_since = None
