"""A compact card for each robot: who it is and what is left of it."""

from collections.abc import Iterator

from golems.drawing.art import INK, LOOKS, PARCHMENT, lettering, looks_of, numeral, place, robot_art
from golems.drawing.labels import word
from golems.rules.values import Component, Position, Robot
from golems.words.language import language

NARROWEST, HEIGHT, GAP = 232, 104, 12
FACE = 84  # the size of the robot's picture
SIGN = 44  # the size of a token
MOST = 5  # more hearts than this become one with a numeral
LETTER = 14  # the width of one letter of an id
COMPONENTS: tuple[Component, ...] = ("processor", "weapon", "chassis")


def cards_size(count: int, width: float) -> float:
    """Return how high the cards of this many robots are, laid in rows of this width."""
    rows = -(-count // _per_row(count, width))
    return rows * (HEIGHT + GAP)


def _per_row(count: int, width: float) -> int:
    fit = max(1, int((width + GAP) // (NARROWEST + GAP)))
    rows = -(-count // fit)
    return max(1, -(-count // max(1, rows)))


def draw_cards(position: Position, width: float, lang: str) -> str:
    """Return the cards in rows; the top left of the first is 0, 0."""
    count = len(position.robots)
    across = _per_row(count, width)
    each = (width - GAP * (across - 1)) / across
    looks = looks_of(position.robots)
    cards = (
        f'<g transform="translate({seat % across * (each + GAP):g} {seat // across * (HEIGHT + GAP)})">'
        f"{_card(position, robot, looks[seat], each, lang)}</g>"
        for seat, robot in enumerate(position.robots)
    )
    return "\n".join(cards)


def _card(position: Position, robot: Robot, look: str, width: float, lang: str) -> str:
    face = "".join(place(name, 18, 10, FACE) for name in robot_art(robot, look))
    told = face + _name(language(lang).robot(robot.id), width) + "".join(_state(position, robot, lang))
    if robot.out:
        told = f'<g opacity="0.4">{told}</g>{place("destroyed", 18, 10, FACE)}'
    return _paper(LOOKS[look], width) + told


def _paper(colour: str, width: float) -> str:
    """Return parchment with a band of the golem's colour on the left."""
    box = f'width="{width:g}" height="{HEIGHT}" rx="14"'
    band = f"M16 0H14Q0 0 0 14V{HEIGHT - 14}Q0 {HEIGHT} 14 {HEIGHT}H16Z"
    return (
        f'<rect {box} fill="{PARCHMENT}"/><path d="{band}" fill="{colour}"/>'
        f'<rect {box} fill="none" stroke="{INK}" stroke-width="3"/>'
    )


def _name(name: str, width: float) -> str:
    longest = int((width - 108) / LETTER)
    shown = name if len(name) <= longest else name[: longest - 1] + "…"
    return lettering(shown, 108, 32, 22, "800")


def _state(position: Position, robot: Robot, lang: str) -> Iterator[str]:
    if robot.out:
        yield lettering(word("out", lang), 108, 70, 18)
    elif robot.bot is not None:
        yield place("die", 106, 46, SIGN)
        yield lettering(word("parobot", lang), 158, 60, 15)
        yield lettering(robot.bot, 158, 86, 24, "800")
    elif position.edition != "4.0":
        yield from _lives(robot)
    elif robot.simple:
        yield from _row(["pip"] * (3 - robot.damage) + ["pip-lost"] * robot.damage)
    else:
        yield from _components(robot)


def _row(names: list[str], step: float = 40, size: float = 36) -> Iterator[str]:
    return (place(name, 106 + step * i, 48, size) for i, name in enumerate(names))


def _lives(robot: Robot) -> Iterator[str]:
    if robot.lives > MOST:
        yield place("heart", 106, 48, 36)
        yield numeral(robot.lives, 160, 66)
    else:
        lost = ["heart-lost"] * max(0, 3 - robot.lives)
        yield from _row(["heart"] * max(0, robot.lives) + lost, 28 if robot.lives <= 3 else 18, 28)
    if robot.carries:
        yield place("barrel", 184, 24, 56)


def _components(robot: Robot) -> Iterator[str]:
    kinds = {"processor": robot.processor, "weapon": robot.weapon, "chassis": robot.chassis}
    shown = [part for part in COMPONENTS if kinds[part]]
    for i, part in enumerate(shown):
        x, kind, broken = 106 + i * (SIGN - 4), kinds[part] or "", part in robot.damaged
        yield place("token-damaged" if broken else "token-intact", x, 40, SIGN - 6)
        yield place(_sign(part, kind, broken), x, 40, SIGN - 6)
        yield lettering(kind, x + (SIGN - 6) / 2, 95, 14, "700", "middle")


def _sign(part: Component, kind: str, broken: bool) -> str:
    name = part if part == "chassis" or (part == "weapon" and broken) else kind
    return f"sign-{name}{'-damaged' * broken}"
