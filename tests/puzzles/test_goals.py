"""The goals of a puzzle, one by one."""

import pytest

from tests.puzzles.drawing import PARTS, drawn, golem, lacks, solves

ACTING = {"forward": 3, "backward": 2, "left": 1, "right": 1, "attack": 2}
TAKING = ACTING | {"take": 1}  # edition 3.0


def test_a_cell_is_reached_by_who_stands_there_at_the_end() -> None:
    puzzle = drawn("..x.", "....", "..^.")
    assert solves(puzzle, "F F")
    assert not solves(puzzle, "F")
    assert not solves(puzzle, "F F R F"), "it went on"


def test_a_cell_may_have_to_be_reached_with_a_facing() -> None:
    goal = {"goal": "reach", "cell": "c1", "facing": "E"}
    puzzle = drawn("....", "....", "..^.", goals=[goal])
    assert not solves(puzzle, "F F")
    assert not solves(puzzle, "F F L")
    assert solves(puzzle, "F F R")


def test_cells_are_touched_in_order_each_at_the_end_of_a_row() -> None:
    goal = {"goal": "touch", "cells": ["c2", "c1", "c2"]}
    puzzle = drawn("....", "....", "..^.", goals=[goal], hand=ACTING | {"loop": 1}, bonuses=["loop"])
    assert solves(puzzle, "F F B")
    assert not solves(puzzle, "F F")
    assert not solves(puzzle, "2F B"), "it only ran across C2"
    assert solves(puzzle, "F F B B"), "where it goes afterwards does not matter"


def test_touching_goes_on_in_the_next_round() -> None:
    goal = {"goal": "touch", "cells": ["c2", "c1"]}
    puzzle = drawn("....", "....", "..^.", goals=[goal], rounds=2)
    assert solves(puzzle, "F", "F")
    assert not solves(puzzle, "F", "")


def test_a_robot_is_destroyed_when_it_is_out() -> None:
    goal = {"goal": "destroy", "target": "blue"}
    blue = golem("blue", "c1 S", simple=True, damage=3)
    puzzle = drawn("....", "..^.", goals=[goal], others_on_board=[blue], hand=ACTING)
    assert solves(puzzle, "A")
    assert not solves(puzzle, "R A")


@pytest.mark.parametrize(("count", "program"), [(1, "A"), (2, "A A")])
def test_so_many_barrels_must_be_gone(count: int, program: str) -> None:
    goal = {"goal": "destroy", "count": count}
    puzzle = drawn("....", "..^.", goals=[goal], barrels={"c1": ["empty", "empty"]}, hand=ACTING)
    assert solves(puzzle, program)
    assert not solves(puzzle, "F")
    assert solves(puzzle, "A") is (count == 1)


def test_a_barrel_in_the_portal_is_gone_too() -> None:
    puzzle = drawn("..a.", "..o.", "..^.", goals=[{"goal": "destroy"}])
    assert solves(puzzle, "F")


def test_a_barrel_that_is_carried_is_not_gone() -> None:
    puzzle = drawn("..o.", "..^.", goals=[{"goal": "destroy"}], edition="3.0", hand=TAKING)
    assert not solves(puzzle, "T")
    assert solves(puzzle, "A")


def test_a_barrel_is_pushed_to_a_cell_or_into_the_water() -> None:
    puzzle = drawn("..~.", "..o.", "..^.", goals=[{"goal": "push", "cell": "c1"}])
    assert solves(puzzle, "F")
    assert not solves(puzzle, "")


def test_a_barrel_is_brought_by_a_golem_that_carries_it() -> None:
    goal = {"goal": "bring", "cell": "c3"}
    puzzle = drawn("..o.", "..^.", "....", goals=[goal], edition="3.0", hand=TAKING)
    assert solves(puzzle, "T B")
    assert not solves(puzzle, "B"), "with empty hands"
    assert not solves(puzzle, "T")


def test_who_survives_is_not_out() -> None:
    """Blue strikes C2 in the first row."""
    puzzle = drawn(
        "....",
        "..^.",
        goals=[{"goal": "survive"}],
        red={"simple": True, "damage": 2},
        others_on_board=[golem("blue", "c1 S")],
        others={"blue": "A"},
        hand={"left": 1, "defend": 1},
    )
    assert not solves(puzzle, "L")
    assert solves(puzzle, "D")


@pytest.mark.parametrize(
    ("part", "damaged", "solved"),
    [("weapon", ["weapon"], True), (None, ["weapon"], True), (None, ["weapon", "chassis"], False)],
)
def test_a_toolbox_repairs(part: str | None, damaged: list[str], solved: bool) -> None:
    goal = {"goal": "repair"} | ({"part": part} if part else {})
    red = PARTS | {"damaged": damaged}
    puzzle = drawn("....", "..^.", goals=[goal], red=red, barrels={"c1": ["toolbox"]}, hand=ACTING)
    assert solves(puzzle, "A") is solved
    assert not solves(puzzle, "")


def test_all_goals_must_hold_and_each_one_that_does_not_is_named() -> None:
    goals = [{"goal": "reach", "cell": "c1"}, {"goal": "push", "cell": "c1"}, {"goal": "survive"}]
    puzzle = drawn("....", "..o.", "..^.", goals=goals)
    assert lacks(puzzle, "") == ["goals[0]", "goals[1]"]
    assert lacks(puzzle, "F") == ["goals[0]"]


def test_a_goal_may_be_about_a_robot_that_nobody_controls() -> None:
    goal = {"goal": "reach", "robot": "blue", "cell": "d1"}
    puzzle = drawn(
        "....", ".^..", goals=[goal], others_on_board=[golem("blue", "c1 E")], others={"blue": "F"}
    )
    assert solves(puzzle, "")
