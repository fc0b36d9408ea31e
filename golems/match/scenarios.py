"""Scenarios of the package: a field, a start, and a goal for each side (G14)."""

from functools import cache

from golems.match.data import documents
from golems.notation.positions import read_position
from golems.notation.reading import Json, Malformed, as_choice
from golems.rules.values import Position


@cache
def scenarios() -> dict[str, Position]:
    """Return the start of every scenario, by name; its robots belong to the seats in order."""
    return {name: read_scenario(document) for name, document in documents("scenarios").items()}


def read_scenario(document: Json) -> Position:
    """Read a position that has goals."""
    start = read_position(document)
    if not start.goals:
        raise Malformed("puzzle-no-goal", "goals")
    return start


def scenario_named(name: str) -> Position:
    return scenarios()[as_choice(name, "arena", scenarios())]
