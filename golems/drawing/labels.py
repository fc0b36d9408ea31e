"""The few words of a picture, for those who read it and for those who hear it."""

from golems.drawing.art import marked_cells
from golems.notation.cells import FACING_NAMES
from golems.rules.values import REPAIR_ORDER, Position, Robot
from golems.words.language import language


def word(key: str, lang: str) -> str:
    return language(lang).say(f"picture-{key}")


def describe(position: Position, lang: str) -> str:
    """What the picture shows, in one plain line."""
    parts = [_robot(position, robot, lang) for robot in position.robots]
    if position.barrels:
        parts.append(f"{word('barrels', lang)}: {_barrels(position, lang)}")
    if goals := _goals(position, lang):
        parts.append(f"{word('goals', lang)}: {goals}")
    return "; ".join(parts)


def _goals(position: Position, lang: str) -> str:
    words = language(lang)
    names = [words.robot(robot.id) for robot in position.robots]
    return ", ".join(
        f"{words.cell(position.field.name(cell))} ({', '.join(names[seat] for seat in seats)})"
        for cell, seats in marked_cells(position).items()
    )


def _barrels(position: Position, lang: str) -> str:
    columns = (
        (language(lang).cell(position.field.name(cell)), len(inside)) for cell, inside in position.barrels
    )
    return ", ".join(name if height == 1 else f"{name} ×{height}" for name, height in columns)


def _robot(position: Position, robot: Robot, lang: str) -> str:
    words = language(lang)
    if robot.out:
        return f"{words.robot(robot.id)}: {word('out', lang)}"
    facing = words.say(f"facing-{FACING_NAMES[robot.facing]}")
    where = f"{words.cell(position.field.name(robot.cell))}, {word('faces', lang)} {facing}"
    return f"{words.robot(robot.id)}: " + ", ".join([where, *_state(position, robot, lang)])


def _state(position: Position, robot: Robot, lang: str) -> list[str]:
    state = [f"{word('parobot', lang)} {robot.bot}"] if robot.bot else []
    if position.edition != "4.0":
        state.append(f"{word('lives', lang)} {robot.lives}")
    if robot.damage:
        state.append(f"{word('damage', lang)} {robot.damage}")
    if damaged := [language(lang).say(f"part-{part}") for part in REPAIR_ORDER if part in robot.damaged]:
        state.append(f"{word('damaged', lang)}: {', '.join(damaged)}")
    return [*state, *[word("carries", lang)] * robot.carries]
