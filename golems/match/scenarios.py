"""Scenarios: a field, a start, and a goal for each side (G14), read from the package's data."""

from functools import cache
from importlib.resources import files

from golems.notation.positions import read_position
from golems.notation.reading import Malformed, decode, shown
from golems.rules.values import Position


@cache
def scenarios() -> dict[str, Position]:
    """The start of every scenario, by name; its robots are those of the seats, in order."""
    folder = files("golems").joinpath("data", "scenarios")
    return {
        file.name.removesuffix(".json"): read_position(decode(file.read_bytes()))
        for file in sorted(folder.iterdir(), key=str)
    }


def scenario_named(name: str) -> Position:
    if name not in scenarios():
        raise Malformed("unknown-value", "arena", got=shown(name), choices=", ".join(scenarios()))
    return scenarios()[name]
