"""Counts of positions, kept as data: any engine of these rules must find the same."""

from pathlib import Path
from typing import Any

import pytest

from golems.notation.positions import read_position
from golems.notation.reading import decode
from golems.rules.perft import divide, joint_commands, perft

POSITIONS: Any = decode((Path(__file__).parent / "positions.json").read_bytes())


@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])
def test_as_many_positions_are_reached_as_ever(entry: dict[str, Any]) -> None:
    position = read_position(entry["position"])
    counts = [perft(position, rows) for rows in range(1, len(entry["perft"]) + 1)]
    assert counts == entry["perft"]


def test_divide_counts_each_first_row() -> None:
    position = read_position(POSITIONS[1]["position"])
    counts = divide(position, 2)
    assert len(counts) == len(list(joint_commands(position))) == 49
    assert max(counts.values()) <= perft(position, 2) <= sum(counts.values())
    assert counts["stand", "stand"] == perft(position, 1)


def test_a_robot_that_is_out_plays_nothing() -> None:
    position = read_position(
        {
            "edition": "3.0",
            "board": ["..."],
            "robots": [
                {"id": "red", "cell": "a1", "facing": "E"},
                {"id": "blue", "out": True},
                {"id": "green", "cell": "c1", "facing": "E"},
            ],
        }
    )
    assert {commands[1] for commands in joint_commands(position)} == {None}
