"""Wishes to enter a cell, and which of them are granted together (M4-M6)."""

from collections import defaultdict

from golems.rules.events import Blocked
from golems.rules.field import OFF, Cell
from golems.rules.table import Figure, Table
from golems.rules.values import Facing


class Wish:
    """A robot wishes to enter a cell, perhaps pushing barrels on from there."""

    __slots__ = ("beyond", "cell", "count", "direction", "figure", "to")

    def __init__(
        self,
        figure: Figure,
        direction: Facing,
        cell: Cell,
        to: Cell,
        beyond: Cell = OFF,
        count: int = 0,
    ) -> None:
        self.figure = figure
        self.direction = direction
        self.cell = cell  # the cell that the step leads to
        self.to = to  # where the robot will be: that cell, or its own if barrels are left there (B3)
        self.beyond = beyond  # where the barrels go
        self.count = count


def settle(table: Table, wishes: list[Wish]) -> list[Wish]:
    """Cancel wishes that exclude each other until nothing changes, and return the rest (M4)."""
    while wishes and (cancelled := conflicts(table, wishes)):
        for wish in wishes:
            if wish in cancelled:
                table.happen(cancelled[wish])
        wishes = [wish for wish in wishes if wish not in cancelled]
    return wishes


def conflicts(table: Table, wishes: list[Wish]) -> dict[Wish, Blocked]:
    """Return all wishes that this repetition cancels, judged together, each with its event."""
    if len(wishes) == 1 and wishes[0].beyond == OFF and table.figure_at(wishes[0].to) is None:
        return {}
    going = {wish.figure.seat: wish.to for wish in wishes}
    places = [going.get(figure.seat, figure.cell) for figure in table.figures if not figure.out]
    pushes = [wish for wish in wishes if wish.beyond != OFF]
    if not pushes and table.options.swap_places and len(set(places)) == len(places):
        return {}
    cancelled: dict[Wish, Blocked] = {}
    crowd = crowds(table, going)
    for wish in wishes:
        if wish.to == wish.cell and len(crowd[wish.cell]) > 1:
            cancel(table, cancelled, wish, "M4", "robot", crowd[wish.cell])
    if not table.options.swap_places:
        cancel_swaps(table, cancelled, wishes)
    for push in pushes:
        cancel_push(table, cancelled, push, wishes)
    return cancelled


def crowds(table: Table, going: dict[int, Cell]) -> dict[Cell, list[int]]:
    """Return who would be on each cell."""
    crowd: dict[Cell, list[int]] = defaultdict(list)
    for figure in table.figures:
        if not figure.out:
            crowd[going.get(figure.seat, figure.cell)].append(figure.seat)
    return crowd


def cancel_swaps(table: Table, cancelled: dict[Wish, Blocked], wishes: list[Wish]) -> None:
    """Cancel wishes to change places, where the option `swap_places` is off (M5)."""
    for wish in wishes:
        for other in wishes:
            if wish.to == other.figure.cell and other.to == wish.figure.cell and wish is not other:
                cancel(table, cancelled, wish, "M5", "swap", [wish.figure.seat, other.figure.seat])


def cancel_push(table: Table, cancelled: dict[Wish, Blocked], push: Wish, wishes: list[Wish]) -> None:
    """Cancel a push and what conflicts with it: nobody may be where a column is pushed to, and nothing else
    may be pushed there (M6)."""
    for other in wishes:
        if other is push:
            continue
        if other.to == push.beyond or other.beyond == push.beyond or is_same_column(push, other):
            involved = [push.figure.seat, other.figure.seat]
            cancel(table, cancelled, push, "M6", "column", involved)
            cancel(table, cancelled, other, "M6", "column", involved)


def is_same_column(push: Wish, other: Wish) -> bool:
    return other.beyond != OFF and other.cell == push.cell


def cancel(
    table: Table, cancelled: dict[Wish, Blocked], wish: Wish, rule: str, by: str, involved: list[int]
) -> None:
    if wish not in cancelled:
        others = tuple([seat for seat in involved if seat != wish.figure.seat])
        cancelled[wish] = Blocked(table.row, rule, wish.figure.seat, wish.cell, by, others)
