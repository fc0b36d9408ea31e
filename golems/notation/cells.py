"""Cells and facings by name."""

from functools import lru_cache

from golems.notation.reading import Json, Malformed, shown
from golems.rules.field import Cell, Field
from golems.rules.values import Facing

FACING_NAMES = "NESW"


@lru_cache(maxsize=1024)
def names_of(field: Field) -> dict[str, Cell]:
    return {field.name(cell): cell for cell in field.cells()}


def read_cell(field: Field, value: Json, path: str = "") -> Cell:
    """Return the cell with this name.

    >>> from golems.rules.field import field_of
    >>> field = field_of(4, "." * 16)
    >>> read_cell(field, "b3"), field.name(9)
    (9, 'b3')
    """
    cell = names_of(field).get(value) if isinstance(value, str) else None
    if cell is None:
        raise Malformed("not-on-board", path, got=shown(value))
    return cell


def read_facing(value: Json, path: str) -> Facing:
    if not (isinstance(value, str) and len(value) == 1 and value in FACING_NAMES):
        raise Malformed("unknown-value", path, got=shown(value), choices="N, E, S, W")
    return FACING_NAMES.index(value)
