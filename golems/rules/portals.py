"""Portals (O)."""

from golems.rules.events import Teleported, WaitEnded, Waits
from golems.rules.field import OFF, Cell
from golems.rules.table import Figure, Table
from golems.rules.values import PORTALS
from golems.rules.wishes import Wish


def go_through_portals(table: Table, moved: list[Wish]) -> None:
    """Send robots that walked onto a portal, or wait on one, to its twin if that is free (O1, O2)."""
    due = {}
    for wish in moved:
        if table.board[wish.to] in PORTALS:
            due[wish.to] = wish.figure
    for figure in table.active:
        if figure.waits:
            due[figure.cell] = figure
    if due:
        travel(table, due)


def travel(table: Table, due: dict[Cell, Figure]) -> None:
    """Move the robots that are due; twins that both hold such robots count as free for each other."""
    journeys = [(figure, twin) for cell, figure in due.items() if (twin := twin_of(table, cell)) != OFF]
    free = {twin for _, twin in journeys if twin in due or table.figure_at(twin) is None}
    for figure, twin in journeys:
        if twin in free:
            table.happen(Teleported(table.row, "O1", figure.seat, figure.cell, twin))
        elif table.options.portal_busy == "wait" and not figure.waits:
            table.happen(Waits(table.row, "O2", figure.seat, figure.cell))


def twin_of(table: Table, cell: Cell) -> Cell:
    """Return the other portal of the pair, or OFF (O3)."""
    letter = table.board[cell]
    twin = table.board.find(letter)
    return twin if twin != cell else table.board.find(letter, cell + 1)


def end_waiting(table: Table) -> None:
    """End the waiting of robots whose portal has no twin any more (O3)."""
    for figure in table.figures:
        if figure.waits and not leads_away(table, figure.cell):
            table.happen(WaitEnded(table.row, "O3", figure.seat))


def leads_away(table: Table, cell: Cell) -> bool:
    return table.board[cell] in PORTALS and twin_of(table, cell) != OFF
