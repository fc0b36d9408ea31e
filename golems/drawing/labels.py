"""The few words of a picture, for those who read it and for those who hear it."""

from functools import lru_cache

from golems.drawing.art import marked_cells
from golems.notation.cells import FACING_NAMES
from golems.rules.surfaces import BY_SIGN
from golems.rules.values import CORNERS, PORTALS, REPAIR_ORDER, STRAIGHTS, Facing, Goal, Position, Robot
from golems.words.language import language
from golems.words.names import NOBODY, Names, robot_id, robot_name
from golems.words.story import WAYS

LINES = STRAIGHTS | CORNERS


def word(key: str, lang: str) -> str:
    return language(lang).say(f"picture-{key}")


def describe(position: Position, lang: str) -> str:
    """Return what the picture shows, in one plain line."""
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
    where = [words.cell(position.field.name(robot.cell)), _faces(robot.facing, lang)]
    return f"{words.robot(robot.id)}: " + ", ".join([*where, *_state(position.edition, robot, lang)])


def _faces(facing: Facing, lang: str, turn: int | None = None) -> str:
    name = f"facing-{FACING_NAMES[facing]}" if turn is None else f"look-{WAYS[(facing + turn) % 4]}"
    return f"{word('faces', lang)} {language(lang).say(name)}"


def _state(edition: str, robot: Robot, lang: str) -> list[str]:
    state = [f"{word('parobot', lang)} {robot.bot}"] if robot.bot else []
    if edition != "4.0":
        state.append(f"{word('lives', lang)} {robot.lives}")
    if robot.damage:
        state.append(f"{word('damage', lang)} {robot.damage}")
    if damaged := [language(lang).say(f"part-{part}") for part in REPAIR_ORDER if part in robot.damaged]:
        state.append(f"{word('damaged', lang)}: {', '.join(damaged)}")
    return [*state, *[word("carries", lang)] * robot.carries]


# ---------------------------------------------------------------- cell by cell


def describe_cells(
    position: Position, lang: str, names: Names = NOBODY, turn: int | None = None
) -> dict[str, str]:
    """Return what is on each cell, for those who hear the board: 'C2, ice; cracked; Red faces east'; with
    `turn` as it lies on a picture turned by so many quarters: 'Red faces right'."""
    barrels, marked = dict(position.barrels), marked_cells(position)
    standing = {robot.cell: robot for robot in position.robots if not robot.out}
    called = [robot_name(robot.id, language(lang), names) for robot in position.robots]
    told = {}
    for cell in position.field.cells():
        on_it = [_surface(position.board[cell], lang, turn)] if position.board[cell] != "." else []
        if cell in marked:
            on_it.append(_owners(tuple([called[seat] for seat in marked[cell]]), lang))
        if cell in barrels:
            on_it.append(_column(len(barrels[cell]), lang))
        if cell in standing:
            robot = standing[cell]
            on_it += [word("cracked", lang)] * (robot.on_ice_since is not None)
            name = robot_name(robot.id, language(lang), names)
            on_it.append(_stands(position.edition, robot, name, lang, turn))
        name = position.field.name(cell)
        told[name] = ", ".join([language(lang).cell(name), *["; ".join(on_it)] * bool(on_it)])
    return told


@lru_cache(maxsize=256)
def _surface(sign: str, lang: str, turn: int | None) -> str:
    words = language(lang)
    if sign in PORTALS:
        return words.say("picture-portal", letter=sign.upper())
    if sign in LINES:
        one, other = [_side(side, lang, turn) for side in LINES[sign]]
        return words.say("picture-line", one=one, other=other)
    return word(BY_SIGN[sign].id, lang)


def _side(side: Facing, lang: str, turn: int | None) -> str:
    words = language(lang)
    return words.say(f"side-{FACING_NAMES[side] if turn is None else WAYS[(side + turn) % 4]}")


@lru_cache(maxsize=256)
def _owners(names: tuple[str, ...], lang: str) -> str:
    words = language(lang)
    return words.say("picture-goal", robots=words.together(names))


@lru_cache(maxsize=256)
def _column(height: int, lang: str) -> str:
    return language(lang).say("picture-column", height=height)


@lru_cache(maxsize=1024)
def _stands(edition: str, robot: Robot, name: str, lang: str, turn: int | None) -> str:
    return ", ".join([f"{name} {_faces(robot.facing, lang, turn)}", *_state(edition, robot, lang)])


def describe_aim(position: Position, together: bool, lang: str) -> str:
    """Return what everybody has to do, where it is more than to stay on the board: bring a barrel home (G13),
    beat the ParoBots together (V5). The goals of a scenario have a sentence each."""
    kind = "barrel" if position.mode == "bring_barrel" else "allies" if together else ""
    return language(lang).say("aim", kind=kind) if kind else ""


def describe_goal(position: Position, goal: Goal, lang: str, names: Names = NOBODY) -> str:
    """Return what a golem of a scenario has to do (G14)."""
    words, robots = language(lang), position.robots
    target = None if goal.target is None else robots[goal.target].id
    return words.say(
        "goal",
        kind=goal.kind,
        robot=robot_name(robots[goal.robot].id, words, names),
        cell="" if goal.cell is None else words.cell(position.field.name(goal.cell)),
        target="" if target is None else robot_name(target, words, names),
        target_id="none" if target is None else robot_id(target, words, names),
        count=goal.count,
    )
