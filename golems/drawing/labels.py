"""The few words of a picture, for those who read it and for those who hear it."""

from golems.rules.field import Cell, Field
from golems.rules.values import Position, Robot

COLUMNS = {"en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ru": "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"}

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "board": "Board",
        "before": "Before",
        "after": "After",
        "barrels": "barrels",
        "out": "out",
        "damaged": "damaged",
        "damage": "damage",
        "lives": "lives",
        "carries": "carries a barrel",
        "parobot": "ParoBot",
        "processor": "processor",
        "weapon": "weapon",
        "chassis": "chassis",
        "facings": "north east south west",
        "faces": "faces",
    },
    "ru": {
        "board": "Поле",
        "before": "До",
        "after": "После",
        "barrels": "бочки",
        "out": "выбыл",
        "damaged": "повреждено",
        "damage": "повреждений",
        "lives": "жизни",
        "carries": "несёт бочку",
        "parobot": "ПароБот",
        "processor": "процессор",
        "weapon": "оружие",
        "chassis": "шасси",
        "facings": "север восток юг запад",
        "faces": "смотрит на",
    },
}


def word(key: str, lang: str) -> str:
    return WORDS.get(lang, WORDS["en"])[key]


def column(x: int, lang: str) -> str:
    """The letter on the frame; a field wider than the alphabet goes on with numbers."""
    letters = COLUMNS.get(lang, COLUMNS["en"])
    return letters[x] if x < len(letters) else str(x + 1)


def cell_name(field: Field, cell: Cell, lang: str) -> str:
    return f"{column(cell % field.width, lang)}{cell // field.width + 1}"


def describe(position: Position, lang: str) -> str:
    """What the picture shows, in one plain line."""
    parts = [_robot(position, robot, lang) for robot in position.robots]
    if position.barrels:
        parts.append(f"{word('barrels', lang)}: {_barrels(position, lang)}")
    return "; ".join(parts)


def _barrels(position: Position, lang: str) -> str:
    names = ((cell_name(position.field, cell, lang), len(inside)) for cell, inside in position.barrels)
    return ", ".join(name if height == 1 else f"{name} ×{height}" for name, height in names)


def _robot(position: Position, robot: Robot, lang: str) -> str:
    if robot.out:
        return f"{robot.id}: {word('out', lang)}"
    facing = word("facings", lang).split()[robot.facing]
    where = f"{cell_name(position.field, robot.cell, lang)}, {word('faces', lang)} {facing}"
    return f"{robot.id}: " + ", ".join([where, *_state(position, robot, lang)])


def _state(position: Position, robot: Robot, lang: str) -> list[str]:
    state = [f"{word('parobot', lang)} {robot.bot}"] if robot.bot else []
    if position.edition != "4.0":
        state.append(f"{word('lives', lang)} {robot.lives}")
    if robot.damage:
        state.append(f"{word('damage', lang)} {robot.damage}")
    if robot.damaged:
        state.append(
            f"{word('damaged', lang)}: {', '.join(word(part, lang) for part in sorted(robot.damaged))}"
        )
    return [*state, *[word("carries", lang)] * robot.carries]
