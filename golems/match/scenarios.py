"""Scenarios: a field, a start, and a goal for each side (G14), read from the package's data."""

from functools import cache

from golems.match.data import documents
from golems.notation.positions import read_position
from golems.notation.reading import as_choice
from golems.rules.values import Position


@cache
def scenarios() -> dict[str, Position]:
    """The start of every scenario, by name; its robots are those of the seats, in order."""
    return {name: read_position(document) for name, document in documents("scenarios").items()}


def scenario_named(name: str) -> Position:
    return scenarios()[as_choice(name, "arena", scenarios())]
