"""The fast engine finds the counts that `tests/perft` keeps."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from golems.fast.codes import codes_of
from golems.fast.jit import Words
from golems.fast.rows import answer_otherwise, step_row
from golems.fast.stepper import Stepper
from golems.notation.positions import read_position
from golems.notation.reading import decode
from golems.rules.perft import joint_commands
from golems.rules.values import Position

ENTRIES: Any = decode((Path(__file__).parents[1] / "perft" / "positions.json").read_bytes())
BATTLES = [entry for entry in ENTRIES if entry["position"]["edition"] == "4.0"]


def joint_rows(position: Position) -> list[Words]:
    return [codes_of(joint) for joint in joint_commands(position)]


def after_row(stepper: Stepper, state: Words, rows: Words) -> Iterator[Words]:
    """Yield every outcome for every choice of the owners, except where the game is over."""
    more = True
    while more:
        after = np.empty_like(state)
        step_row(stepper.map.field, stepper.table, state, rows, after)
        if stepper.result(after) is None:
            yield after
        more = answer_otherwise(stepper.table)


def perft(position: Position, depth: int) -> list[int]:
    stepper = Stepper(position)
    level = {(state := stepper.pack(position)).tobytes(): state}
    counts = []
    for _ in range(depth):
        level = {
            after.tobytes(): after
            for state in level.values()
            for rows in joint_rows(stepper.unpack(state))
            for after in after_row(stepper, state, rows)
        }
        counts.append(len(level))
    return counts


@pytest.mark.parametrize("entry", BATTLES, ids=[entry["name"] for entry in BATTLES])
def test_as_many_positions_are_reached_as_with_the_rules(entry: dict[str, Any]) -> None:
    assert perft(read_position(entry["position"]), len(entry["perft"])) == entry["perft"]
