"""The goals of a scenario (G14): when a golem comes nearer to one, and who has met all of its own."""

from collections.abc import Callable
from typing import TypeAlias

from golems.rules.events import BarrelOpened, Delivered, GoalAdvanced
from golems.rules.table import Figure, Table
from golems.rules.values import Goal, GoalKind

GoalSign: TypeAlias = Callable[[Table, Figure, Goal], bool]


def stands_there(table: Table, golem: Figure, goal: Goal) -> bool:
    return golem.cell == goal.cell


def brings(table: Table, golem: Figure, goal: Goal) -> bool:
    return golem.carries and golem.cell == goal.cell


def destroys(table: Table, golem: Figure, goal: Goal) -> bool:
    if goal.target is not None:
        return table.figures[goal.target].out
    return any(
        isinstance(event, BarrelOpened) and event.robot == golem.seat
        for event in table.events
        if event.row == table.row
    )


def is_still_here(table: Table, golem: Figure, goal: Goal) -> bool:
    return True


IN_A_ROW: dict[GoalKind, GoalSign] = {"reach": stands_there, "bring": brings, "destroy": destroys}
IN_A_CYCLE: dict[GoalKind, GoalSign] = {"hold": stands_there, "survive": is_still_here}


def note_row(table: Table) -> None:
    """Note goals that count by the row, once the destroyed golems are off the field."""
    note(table, IN_A_ROW)


def note_cycle(table: Table) -> None:
    note(table, IN_A_CYCLE)


def note(table: Table, signs: dict[GoalKind, GoalSign]) -> None:
    """Note what was done for the goals; a goal that is met stays met, and a golem that is out meets none."""
    for number, goal in enumerate(table.goals):
        golem = table.figures[goal.robot]
        if goal.kind not in signs or goal.met or golem.out:
            continue
        if signs[goal.kind](table, golem, goal):
            advance(table, number, goal)
        elif goal.kind == "hold" and goal.done:
            table.happen(GoalAdvanced(table.row, "G14", goal.robot, number, 0))


def advance(table: Table, number: int, goal: Goal) -> None:
    if goal.kind == "bring":
        table.happen(Delivered(table.row, "G14", goal.robot, table.figures[goal.robot].cell))
    table.happen(GoalAdvanced(table.row, "G14", goal.robot, number, goal.done + 1))


def successful(table: Table, golems: list[Figure]) -> list[Figure]:
    """Return those of the golems that have goals and have met them all."""
    trying = {goal.robot for goal in table.goals}
    failing = {goal.robot for goal in table.goals if not goal.met}
    return [golem for golem in golems if golem.seat in trying - failing]
