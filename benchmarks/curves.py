"""Curves over a few steps on a scale of powers of ten, as a picture."""

from collections.abc import Iterator, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from golems.drawing.art import INK, LOOKS, PARCHMENT, lettering
from golems.drawing.svg import document

PAD, HEAD, FOOT = 54, 92, 78
WIDTH, HEIGHT, GAP = 260, 300, 44  # the size of a panel, and the space between two
STEP = 0.2  # the part of the width before the first point and behind the last


class Curve(NamedTuple):
    name: str
    colour: str  # one of LOOKS
    values: list[float]


class Panel(NamedTuple):
    title: str
    curves: list[Curve]


class Scale(NamedTuple):
    """A scale of powers of ten from bottom to top."""

    lowest: int
    highest: int

    def y(self, value: float) -> float:
        return HEAD + HEIGHT * (self.highest - log10(value)) / (self.highest - self.lowest)


def draw_curves(title: str, panels: Sequence[Panel]) -> str:
    values = [value for panel in panels for curve in panel.curves for value in curve.values]
    scale = Scale(floor(log10(min(values))), ceil(log10(max(values))))
    width = 2 * PAD + len(panels) * WIDTH + (len(panels) - 1) * GAP
    height = HEAD + HEIGHT + FOOT
    body = "\n".join(
        [
            f'<rect width="{width}" height="{height}" rx="16" fill="{PARCHMENT}"/>',
            lettering(title, PAD, 40, 22, "800"),
            *[part for number, panel in enumerate(panels) for part in panel_of(panel, number, scale)],
            *legend(panels[0].curves, height - 22),
        ]
    )
    return document(body, width, height, title, described(panels), "en", "")


def panel_of(panel: Panel, number: int, scale: Scale) -> Iterator[str]:
    left = PAD + number * (WIDTH + GAP)
    yield lettering(panel.title, left, HEAD - 16, 14, "700")
    for power in range(scale.lowest, scale.highest + 1):
        y = scale.y(10**power)
        yield f'<path d="M{left} {y:g}H{left + WIDTH}" stroke="{INK}" stroke-opacity="0.18"/>'
        yield lettering(f"{10**power:g}", left - 8, y + 5, 13, "600", "end")
    steps = len(panel.curves[0].values)
    for step in range(steps):
        yield lettering(f"{step + 1}", at(left, step, steps), HEAD + HEIGHT + 20, 13, "600", "middle")
    for curve in panel.curves:
        yield from points(curve, left, scale)


def at(left: float, step: int, steps: int) -> float:
    return left + WIDTH * (STEP / 2 + (1 - STEP) * step / max(1, steps - 1))


def points(curve: Curve, left: float, scale: Scale) -> Iterator[str]:
    colour, steps = LOOKS[curve.colour], len(curve.values)
    places = [(at(left, step, steps), scale.y(value)) for step, value in enumerate(curve.values)]
    line = "L".join([f"{x:.1f} {y:.1f}" for x, y in places])
    yield f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="3" stroke-linejoin="round"/>'
    for x, y in places:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}" stroke="{INK}" stroke-width="1.5"/>'


def legend(curves: Sequence[Curve], y: float) -> Iterator[str]:
    for number, curve in enumerate(curves):
        x = PAD + number * 190
        yield f'<circle cx="{x + 7}" cy="{y - 5}" r="7" fill="{LOOKS[curve.colour]}" stroke="{INK}"/>'
        yield lettering(curve.name, x + 22, y, 15, "700")


def described(panels: Sequence[Panel]) -> str:
    """Return all figures in words, for those who hear the picture."""
    lines = [
        f"{panel.title}, {curve.name}: {', '.join([f'{value:.3g}' for value in curve.values])}"
        for panel in panels
        for curve in panel.curves
    ]
    return ". ".join(lines)
