"""The goals of a scenario (G14)."""

from collections.abc import Sequence

from golems.notation.cells import read_cell
from golems.notation.reading import Json, Malformed, Object, as_choice, as_int, as_object, each, need, shown
from golems.rules.field import Field
from golems.rules.values import Goal, GoalKind, Position, Robot, Seat

COMMON_KEYS = {"robot", "goal", "done"}
KEYS: dict[GoalKind, set[str]] = {
    "reach": {"cell"},
    "hold": {"cell", "count"},
    "bring": {"cell", "count"},
    "survive": {"count"},
    "destroy": {"count"},
}
TARGET_KEYS = {"target"}  # the keys to destroy a golem; without a target barrels are counted


def read_goals(value: Json, field: Field, robots: Sequence[Robot]) -> tuple[Goal, ...]:
    ids = [robot.id for robot in robots]
    return each(value, "goals", lambda goal: read_goal(goal, field, ids))


def read_goal(value: Json, field: Field, ids: list[str]) -> Goal:
    data = as_object(value, "")
    kind = as_choice(need(data, "goal"), "goal", KEYS)
    keys = TARGET_KEYS if kind == "destroy" and "target" in data else KEYS[kind]
    as_object(data, "", COMMON_KEYS | keys)
    count = as_int(data.get("count", 1), "count", 1)
    return Goal(
        robot=read_seat(data, "robot", ids),
        kind=kind,
        cell=read_cell(field, need(data, "cell"), "cell") if "cell" in keys else None,
        target=read_seat(data, "target", ids) if "target" in keys else None,
        count=count,
        done=as_int(data.get("done", 0), "done", 0, count),
    )


def read_seat(data: Object, key: str, ids: list[str]) -> Seat:
    value = need(data, key)
    if value not in ids:
        raise Malformed("unknown-robot", key, got=shown(value), choices=", ".join(ids))
    return ids.index(str(value))


def write_goal(position: Position, goal: Goal) -> Object:
    """Write a goal; defaults are left out."""
    data: Object = {"robot": position.robots[goal.robot].id, "goal": goal.kind}
    if goal.cell is not None:
        data["cell"] = position.field.name(goal.cell)
    if goal.target is not None:
        data["target"] = position.robots[goal.target].id
    if goal.count != 1:
        data["count"] = goal.count
    if goal.done:
        data["done"] = goal.done
    return data
