"""Damage and repair (K6, K9, L1)."""

from golems.rules.events import Damaged, Destroyed, Repaired
from golems.rules.table import Figure, Table
from golems.rules.values import DAMAGE_ORDER, REPAIR_ORDER, Component

LAST_UNIT = 3  # a robot bears this many units; the next one destroys it


def harm(table: Table, figure: Figure, units: int) -> None:
    """Deal damage unit by unit; the owner chooses which component each unit flips."""
    for _ in range(units):
        if figure.destroyed:
            return
        harm_once(table, figure)


def harm_once(table: Table, figure: Figure) -> None:
    if figure.robot.bot:
        table.happen(Destroyed(table.row, "K9", figure.seat))
    elif damage_of(figure) == LAST_UNIT:
        table.happen(Destroyed(table.row, "K6", figure.seat))
    elif figure.robot.simple:
        table.happen(Damaged(table.row, "L1", figure.seat, None))
    else:
        table.happen(Damaged(table.row, "K6", figure.seat, choose_intact(table, figure)))


def choose_intact(table: Table, figure: Figure) -> Component:
    intact = tuple([part for part in DAMAGE_ORDER if part not in figure.damaged])
    return table.ask(figure, "damage", intact, "K6")  # type: ignore[return-value]


def repair(table: Table, figure: Figure) -> None:
    """Repair one damaged component of the owner's choice (X3); without damage nothing happens."""
    if figure.damage:
        table.happen(Repaired(table.row, "X3", figure.seat, None))
    elif damaged := tuple([part for part in REPAIR_ORDER if part in figure.damaged]):
        part = table.ask(figure, "repair", damaged, "X3")
        table.happen(Repaired(table.row, "X3", figure.seat, part))  # type: ignore[arg-type]


def damage_of(figure: Figure) -> int:
    return figure.damage if figure.robot.simple else len(figure.damaged)
