"""Positions and rows in numbers and back, and what is refused."""

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from golems.fast.codes import code_of
from golems.fast.layout import SEATS
from golems.fast.maps import NotCovered, map_of
from golems.fast.parobots import program_of
from golems.fast.positions import pack
from golems.fast.stepper import Stepper
from golems.notation.positions import read_position
from golems.rules.parobots import CARDS, DIE, dice_of, fill_in
from golems.rules.values import DEFAULTS, Condition, Goal, Loop, Position, Row
from tests.fast.starts import wild_start

RED = {"id": "red", "cell": "a1", "facing": "S", "processor": "p4", "weapon": "w2", "chassis": "c1"}
BLUE = RED | {"id": "blue", "cell": "b2", "facing": "N"}


def position_of(*board: str, **more: Any) -> Position:
    return read_position({"edition": "4.0", "board": list(board), "robots": [RED, BLUE]} | more)


def test_a_position_comes_back_as_it_was() -> None:
    chance = random.Random(1)
    for _ in range(500):
        position = wild_start(chance)
        stepper = Stepper(position)
        assert stepper.unpack(stepper.pack(position)) == position


def test_the_same_position_is_the_same_numbers_however_it_came_about() -> None:
    stepper = Stepper(start := position_of("...", "..."))
    state = stepper.pack(start)
    there = stepper.row(stepper.row(state, ("right", "left")), ("left", "right"))
    assert np.array_equal(there, state)


def test_boards_of_64_cells_are_covered_and_larger_ones_refused() -> None:
    corner = BLUE | {"cell": "h8"}
    stepper = Stepper(start := position_of(*["........"] * 8, robots=[RED, corner]))
    after = stepper.unpack(stepper.row(stepper.pack(start), ("forward", "forward")))
    assert [start.field.name(robot.cell) for robot in after.robots] == ["a2", "h7"]
    with pytest.raises(NotCovered, match="72 cells: at most 64"):
        map_of(position_of(*["........"] * 9))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"edition": "3.0"}, "edition 3.0"),
        ({"options": replace(DEFAULTS, swap_places=False)}, "options"),
        ({"mode": "autonomous"}, "mode autonomous"),
        ({"goals": (Goal(0, "reach", 1),)}, "goals"),
        ({"round": 0}, "round 0"),
        ({"board": "aaa..."}, "more than two portals a"),
    ],
)
def test_what_only_the_rules_play_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(NotCovered, match=reason):
        map_of(position_of("...", "...")._replace(**change))


def test_more_barrels_than_fit_are_refused() -> None:
    start = position_of("....", "....", "....", barrels={"c1": ["empty"] * 9, "c2": ["bomb"] * 9})
    Stepper(start).pack(start)
    start = start._replace(barrels=(*start.barrels, (8, ("empty",) * 4)))
    with pytest.raises(NotCovered, match="22 barrels"):
        Stepper(start).pack(start)


def test_a_position_of_another_map_is_refused() -> None:
    made = map_of(position_of("...", "..."))
    for other in (position_of("..#", "..."), position_of("....", "....")):
        with pytest.raises(NotCovered, match="another map"):
            pack(made, other)


def test_who_stood_on_ice_long_ago_cannot_come_up_in_play() -> None:
    start = position_of("=..", "...", round=5)
    robots = (start.robots[0]._replace(on_ice_since=2), start.robots[1])
    with pytest.raises(NotCovered, match="cannot come up"):
        Stepper(start).pack(start._replace(robots=robots))


@pytest.mark.parametrize(
    "row",
    [Loop(3, "forward"), Condition("enemy?", "left", "right"), Condition("if", Loop(2, "left"), "right")],
)
def test_rows_of_other_editions_are_refused(row: Row) -> None:
    with pytest.raises(NotCovered):
        code_of(row)


@pytest.mark.parametrize("command", ["take", "die"])
def test_commands_of_other_editions_are_refused(command: Any) -> None:
    with pytest.raises(NotCovered, match=command):
        code_of(command)


@pytest.mark.parametrize("card", CARDS)
def test_the_parobots_cards_are_those_of_the_rules(card: str) -> None:
    chance = random.Random(card)
    for _ in range(20):
        rolls = tuple(chance.choices(DIE, k=dice_of(card)))
        assert program_of(card, rolls) == fill_in(card, rolls)


def test_five_robots_are_refused() -> None:
    start = position_of("...", "...")
    with pytest.raises(NotCovered, match=f"at most {SEATS}"):
        map_of(start._replace(robots=start.robots * 3))
