"""What a puzzle asks for: its goals, read, written and judged (G14)."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from golems.notation.cells import FACING_NAMES, read_cell, read_facing
from golems.notation.given import seat_reader
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_choice,
    as_int,
    as_object,
    each,
    need,
    shown,
)
from golems.rules.field import Cell
from golems.rules.refusals import Illegal, Refusal
from golems.rules.values import REPAIR_ORDER, WALL, Component, Facing, Position, Robot, Seat

MOST_HARM = 100
MOST_TOUCHED = 100  # cells of one goal

GoalKind: TypeAlias = Literal["reach", "touch", "destroy", "push", "bring", "survive", "repair"]


class Goal(NamedTuple):
    """One thing that must be so when the last round is over; `touch` alone looks at every row."""

    kind: GoalKind
    robot: Seat | None = None  # none: it is about barrels
    cell: Cell | None = None
    facing: Facing | None = None
    cells: tuple[Cell, ...] = ()  # touch: in this order
    target: Seat | None = None  # destroy: a robot; none: barrels are counted
    count: int = 1  # type: ignore[assignment]  # tuple.count is not needed here
    part: Component | None = None  # repair: one component; none: all


ROBOT_KEYS = {"goal", "robot"}
KEYS: dict[GoalKind, set[str]] = {
    "reach": ROBOT_KEYS | {"cell", "facing"},
    "touch": ROBOT_KEYS | {"cells"},
    "destroy": {"goal", "target", "count"},
    "push": {"goal", "cell"},
    "bring": ROBOT_KEYS | {"cell"},
    "survive": ROBOT_KEYS,
    "repair": ROBOT_KEYS | {"part"},
}
EDITIONS: dict[GoalKind, set[str]] = {"push": {"4.0"}, "repair": {"4.0"}, "bring": {"3.0", "2.0"}}


# ---------------------------------------------------------------- reading


def read_goals(value: Json, position: Position, control: Sequence[Seat]) -> tuple[Goal, ...]:
    goals = each(value, "goals", lambda goal: read_goal(goal, position, control))
    if not goals:
        raise Malformed("puzzle-no-goal", "goals")
    return goals


def read_goal(value: Json, position: Position, control: Sequence[Seat]) -> Goal:
    data = as_object(value, "")
    kind = as_choice(need(data, "goal"), "goal", KEYS)
    as_object(data, "", KEYS[kind])
    if position.edition not in EDITIONS.get(kind, {position.edition}):
        raise Illegal("puzzle-goal-edition", "goal", "G14", goal=kind, edition=position.edition)
    goal = READERS[kind](data, position, control)
    check_goal(goal, position)
    return goal


def read_robot(data: Object, position: Position, control: Sequence[Seat]) -> Seat:
    """Named, or the one robot that the player controls."""
    if "robot" not in data and len(control) == 1:
        return control[0]
    return read_seat(data, "robot", position)


def read_seat(data: Object, key: str, position: Position) -> Seat:
    try:
        return seat_reader(position)(need(data, key))
    except Refusal as refusal:
        raise (refusal.within(key) if key in data else refusal) from None


def read_reach(data: Object, position: Position, control: Sequence[Seat]) -> Goal:
    return Goal(
        "reach",
        read_robot(data, position, control),
        cell=read_cell(position.field, need(data, "cell"), "cell"),
        facing=read_facing(data["facing"], "facing") if "facing" in data else None,
    )


def read_touch(data: Object, position: Position, control: Sequence[Seat]) -> Goal:
    cells = each(need(data, "cells"), "cells", lambda cell: read_cell(position.field, cell))
    if not 0 < len(cells) <= MOST_TOUCHED or any(one == other for one, other in pairwise(cells)):
        raise Malformed("puzzle-touch", "cells", got=shown(data["cells"]))
    return Goal("touch", read_robot(data, position, control), cells=cells)


def read_destroy(data: Object, position: Position, control: Sequence[Seat]) -> Goal:
    if "target" in data:
        as_object(data, "", {"goal", "target"})
        return Goal("destroy", target=read_seat(data, "target", position))
    most = barrels_in(position)
    return Goal("destroy", count=as_int(data.get("count", 1), "count", 1, most))


def read_push(data: Object, position: Position, control: Sequence[Seat]) -> Goal:
    return Goal("push", cell=read_cell(position.field, need(data, "cell"), "cell"))


def read_bring(data: Object, position: Position, control: Sequence[Seat]) -> Goal:
    cell = read_cell(position.field, need(data, "cell"), "cell")
    return Goal("bring", read_robot(data, position, control), cell=cell)


def read_survive(data: Object, position: Position, control: Sequence[Seat]) -> Goal:
    return Goal("survive", read_robot(data, position, control))


def read_repair(data: Object, position: Position, control: Sequence[Seat]) -> Goal:
    part = as_choice(data["part"], "part", REPAIR_ORDER) if "part" in data else None
    return Goal("repair", read_robot(data, position, control), part=part)


READERS: dict[GoalKind, Callable[[Object, Position, Sequence[Seat]], Goal]] = {
    "reach": read_reach,
    "touch": read_touch,
    "destroy": read_destroy,
    "push": read_push,
    "bring": read_bring,
    "survive": read_survive,
    "repair": read_repair,
}


def check_goal(goal: Goal, position: Position) -> None:
    """Nothing can come to a wall."""
    for cell in (*goal.cells, *([] if goal.cell is None else [goal.cell])):
        if position.board[cell] == WALL:
            key = "cells" if goal.cells else "cell"
            raise Illegal("goal-place", key, "G14", cell=position.field.name(cell))


# ---------------------------------------------------------------- writing


def write_goal(goal: Goal, position: Position, control: Sequence[Seat]) -> Object:
    """What is default is left out."""
    name = position.field.name
    data: Object = {"goal": goal.kind}
    if goal.robot is not None and [goal.robot] != list(control):
        data["robot"] = position.robots[goal.robot].id
    if goal.cell is not None:
        data["cell"] = name(goal.cell)
    if goal.facing is not None:
        data["facing"] = FACING_NAMES[goal.facing]
    if goal.cells:
        data["cells"] = [name(cell) for cell in goal.cells]
    if goal.target is not None:
        data["target"] = position.robots[goal.target].id
    if goal.count != 1:
        data["count"] = goal.count
    if goal.part is not None:
        data["part"] = goal.part
    return data


# ---------------------------------------------------------------- judging


def barrels_in(position: Position) -> int:
    """On the field, or carried by a golem."""
    standing = sum(len(column) for _, column in position.barrels)
    return standing + sum(robot.carries for robot in position.robots)


def harm_to(robot: Robot) -> int:
    """How much it has suffered so far; more than anything else if it is destroyed."""
    if robot.out:
        return MOST_HARM
    return len(robot.damaged) + robot.damage - robot.lives


def is_met(goal: Goal, start: Position, end: Position, touched: int = 0) -> bool:
    """Whether it is so at the end; `touched` is how many of its cells have been touched in order."""
    if goal.kind == "touch":
        return touched == len(goal.cells)
    if goal.kind == "push":
        return goal.cell in dict(end.barrels)
    if goal.kind == "destroy":
        if goal.target is not None:
            return end.robots[goal.target].out
        return barrels_in(start) - barrels_in(end) >= goal.count
    assert goal.robot is not None
    robot = end.robots[goal.robot]
    return not robot.out and STATES[goal.kind](goal, robot)


def has_reached(goal: Goal, robot: Robot) -> bool:
    return robot.cell == goal.cell and goal.facing in (None, robot.facing)


def has_brought(goal: Goal, robot: Robot) -> bool:
    return robot.cell == goal.cell and robot.carries


def is_repaired(goal: Goal, robot: Robot) -> bool:
    return not robot.damage and not (robot.damaged if goal.part is None else robot.damaged & {goal.part})


def is_left(goal: Goal, robot: Robot) -> bool:
    return True


STATES: dict[GoalKind, Callable[[Goal, Robot], bool]] = {
    "reach": has_reached,
    "bring": has_brought,
    "survive": is_left,
    "repair": is_repaired,
}


def touch_goals(goals: Sequence[Goal]) -> tuple[Goal, ...]:
    return tuple([goal for goal in goals if goal.kind == "touch"])


def touched_after(touches: Sequence[Goal], touched: tuple[int, ...], position: Position) -> tuple[int, ...]:
    """How far the robots have come with their cells, now that a row is over."""
    return tuple(
        [
            done + (goal.cells[done : done + 1] == (position.robots[goal.robot or 0].cell,))
            for goal, done in zip(touches, touched, strict=True)
        ]
    )
