"""The goals of a puzzle, and how they are read, written and judged (G14)."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from golems.notation.cells import FACING_NAMES, read_cell, read_facing
from golems.notation.inputs import seat_reader
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
MOST_TOUCHED = 100  # the most cells of one goal

PuzzleGoalKind: TypeAlias = Literal["reach", "touch", "destroy", "push", "bring", "survive", "repair"]


class PuzzleGoal(NamedTuple):
    """One thing that must be true when the last round is over; `touch` alone looks at every row."""

    kind: PuzzleGoalKind
    robot: Seat | None = None  # none if the goal is about barrels
    cell: Cell | None = None
    facing: Facing | None = None
    cells: tuple[Cell, ...] = ()  # touch: the cells in their order
    target: Seat | None = None  # destroy: a robot, or none if barrels are counted
    count: int = 1  # type: ignore[assignment]  # tuple.count is not needed here
    part: Component | None = None  # repair: one component, or none for all


ROBOT_KEYS = {"goal", "robot"}
KEYS: dict[PuzzleGoalKind, set[str]] = {
    "reach": ROBOT_KEYS | {"cell", "facing"},
    "touch": ROBOT_KEYS | {"cells"},
    "destroy": {"goal", "target", "count"},
    "push": {"goal", "cell"},
    "bring": ROBOT_KEYS | {"cell"},
    "survive": ROBOT_KEYS,
    "repair": ROBOT_KEYS | {"part"},
}
EDITIONS: dict[PuzzleGoalKind, set[str]] = {"push": {"4.0"}, "repair": {"4.0"}, "bring": {"3.0", "2.0"}}


# ---------------------------------------------------------------- reading


def read_goals(value: Json, position: Position, control: Sequence[Seat]) -> tuple[PuzzleGoal, ...]:
    goals = each(value, "goals", lambda goal: read_goal(goal, position, control))
    if not goals:
        raise Malformed("puzzle-no-goal", "goals")
    return goals


def read_goal(value: Json, position: Position, control: Sequence[Seat]) -> PuzzleGoal:
    data = as_object(value, "")
    kind = as_choice(need(data, "goal"), "goal", KEYS)
    as_object(data, "", KEYS[kind])
    if position.edition not in EDITIONS.get(kind, {position.edition}):
        raise Illegal("puzzle-goal-edition", "goal", "G14", goal=kind, edition=position.edition)
    goal = READERS[kind](data, position, control)
    check_goal(goal, position)
    return goal


def read_robot(data: Object, position: Position, control: Sequence[Seat]) -> Seat:
    """Read the robot that is named, or else take the one that the player controls."""
    if "robot" not in data and len(control) == 1:
        return control[0]
    return read_seat(data, "robot", position)


def read_seat(data: Object, key: str, position: Position) -> Seat:
    try:
        return seat_reader(position)(need(data, key))
    except Refusal as refusal:
        raise (refusal.within(key) if key in data else refusal) from None


def read_reach(data: Object, position: Position, control: Sequence[Seat]) -> PuzzleGoal:
    return PuzzleGoal(
        "reach",
        read_robot(data, position, control),
        cell=read_cell(position.field, need(data, "cell"), "cell"),
        facing=read_facing(data["facing"], "facing") if "facing" in data else None,
    )


def read_touch(data: Object, position: Position, control: Sequence[Seat]) -> PuzzleGoal:
    cells = each(need(data, "cells"), "cells", lambda cell: read_cell(position.field, cell))
    if not 0 < len(cells) <= MOST_TOUCHED or any(one == other for one, other in pairwise(cells)):
        raise Malformed("puzzle-touch", "cells", got=shown(data["cells"]))
    return PuzzleGoal("touch", read_robot(data, position, control), cells=cells)


def read_destroy(data: Object, position: Position, control: Sequence[Seat]) -> PuzzleGoal:
    if "target" in data:
        as_object(data, "", {"goal", "target"})
        return PuzzleGoal("destroy", target=read_seat(data, "target", position))
    most = barrels_in(position)
    return PuzzleGoal("destroy", count=as_int(data.get("count", 1), "count", 1, most))


def read_push(data: Object, position: Position, control: Sequence[Seat]) -> PuzzleGoal:
    return PuzzleGoal("push", cell=read_cell(position.field, need(data, "cell"), "cell"))


def read_bring(data: Object, position: Position, control: Sequence[Seat]) -> PuzzleGoal:
    cell = read_cell(position.field, need(data, "cell"), "cell")
    return PuzzleGoal("bring", read_robot(data, position, control), cell=cell)


def read_survive(data: Object, position: Position, control: Sequence[Seat]) -> PuzzleGoal:
    return PuzzleGoal("survive", read_robot(data, position, control))


def read_repair(data: Object, position: Position, control: Sequence[Seat]) -> PuzzleGoal:
    part = as_choice(data["part"], "part", REPAIR_ORDER) if "part" in data else None
    return PuzzleGoal("repair", read_robot(data, position, control), part=part)


READERS: dict[PuzzleGoalKind, Callable[[Object, Position, Sequence[Seat]], PuzzleGoal]] = {
    "reach": read_reach,
    "touch": read_touch,
    "destroy": read_destroy,
    "push": read_push,
    "bring": read_bring,
    "survive": read_survive,
    "repair": read_repair,
}


def check_goal(goal: PuzzleGoal, position: Position) -> None:
    """Raise if the goal is on a wall, where nothing can come."""
    for cell in (*goal.cells, *([] if goal.cell is None else [goal.cell])):
        if position.board[cell] == WALL:
            key = "cells" if goal.cells else "cell"
            raise Illegal("goal-place", key, "G14", cell=position.field.name(cell))


# ---------------------------------------------------------------- writing


def write_goal(goal: PuzzleGoal, position: Position, control: Sequence[Seat]) -> Object:
    """Write a goal; defaults are left out."""
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
    """Return how many barrels are on the field or carried by a golem."""
    standing = sum(len(column) for _, column in position.barrels)
    return standing + sum(robot.carries for robot in position.robots)


def harm_to(robot: Robot) -> int:
    """Return how much the robot has suffered so far, and more than anything else if it is destroyed."""
    if robot.out:
        return MOST_HARM
    return len(robot.damaged) + robot.damage - robot.lives


def is_met(goal: PuzzleGoal, start: Position, end: Position, touched: int = 0) -> bool:
    """Tell whether the goal is met at the end; `touched` is how many of its cells were touched in order."""
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


def has_reached(goal: PuzzleGoal, robot: Robot) -> bool:
    return robot.cell == goal.cell and goal.facing in (None, robot.facing)


def has_brought(goal: PuzzleGoal, robot: Robot) -> bool:
    return robot.cell == goal.cell and robot.carries


def is_repaired(goal: PuzzleGoal, robot: Robot) -> bool:
    return not robot.damage and not (robot.damaged if goal.part is None else robot.damaged & {goal.part})


def is_left(goal: PuzzleGoal, robot: Robot) -> bool:
    return True


STATES: dict[PuzzleGoalKind, Callable[[PuzzleGoal, Robot], bool]] = {
    "reach": has_reached,
    "bring": has_brought,
    "survive": is_left,
    "repair": is_repaired,
}


def touch_goals(goals: Sequence[PuzzleGoal]) -> tuple[PuzzleGoal, ...]:
    return tuple([goal for goal in goals if goal.kind == "touch"])


def touched_after(
    touches: Sequence[PuzzleGoal], touched: tuple[int, ...], position: Position
) -> tuple[int, ...]:
    """Return how many of their cells the robots have touched, now that a row is over."""
    return tuple(
        [
            done + (goal.cells[done : done + 1] == (position.robots[goal.robot or 0].cell,))
            for goal, done in zip(touches, touched, strict=True)
        ]
    )
