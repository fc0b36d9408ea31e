"""Positions as drawings: what is drawn, what stands under it, and that nothing is lost on the way."""

from typing import Any

import pytest
from hypothesis import given, settings

from golems.notation.drawings import read_drawing, write_drawing
from golems.notation.positions import read_position
from golems.notation.reading import Json, Malformed, document_of, shown
from golems.rules.refusals import Refusal
from golems.rules.values import EAST, SOUTH, WEST
from tests.notation.helpers import refused
from tests.notation.strategies import any_edition_of, positions
from tests.refusals import because

EVERYTHING = """
.         #   =(eb) _ 1v
~(e)B^    a   ─     _ .
s         i   R>    _ .
round: 3
under: {"c2": "s"}
"r.2": {"bot": "1A"}
blue: {"processor": "p4", "weapon": "w2", "chassis": "c1", "damaged": ["weapon"]}
green: {"out": true}
red: {"simple": true, "damage": 1}
"""


def test_all_that_can_be_drawn_is_read_and_drawn_as_it_was() -> None:
    position = read_drawing(EVERYTHING)
    assert [robot.id for robot in position.robots] == ["r.2", "blue", "green", "red"]
    assert position.robots[0].facing == SOUTH
    assert dict(position.barrels) == {2: ("empty", "bomb"), 5: ("empty",)}
    assert (position.round, position.under, position.board[3]) == (3, ((7, "s"),), " ")
    assert [line.split() for line in write_drawing(position).splitlines()] == [
        line.split() for line in EVERYTHING.strip().splitlines()
    ]


@settings(max_examples=150, deadline=None)
@given(any_edition_of(positions))
def test_a_drawing_is_the_whole_position(document: Any) -> None:
    position = read_position(document)
    assert read_drawing(write_drawing(position)) == position


def test_a_robot_of_which_nothing_is_said_is_one_for_beginners() -> None:
    assert [robot.simple for robot in read_drawing("R> . 3<").robots] == [True, True]
    golems = read_drawing('R> . B<\nedition: "3.0"').robots
    assert [(golem.lives, golem.simple) for golem in golems] == [(3, False)] * 2


def test_robots_without_a_line_sit_in_the_order_of_their_colours() -> None:
    position = read_drawing("1> Y< B> R<")
    assert [robot.id for robot in position.robots] == ["red", "blue", "yellow", "1"]


def test_more_can_be_said_beside_a_drawing() -> None:
    position = read_drawing("B< . 2>", {"round": 2, "blue": {"bot": "1A"}, "paul": {"simple": True}})
    assert position.round == 2
    assert [(robot.id, robot.cell, robot.facing) for robot in position.robots] == [
        ("blue", 0, WEST),
        ("paul", 2, EAST),
    ]


def test_a_robot_may_be_called_like_a_key() -> None:
    position = read_drawing('1> . R<\n"round": {"simple": true}')
    assert position.robots[0].id == "round"
    assert position.round == 1
    assert read_drawing(write_drawing(position)) == position


@pytest.mark.parametrize(
    ("drawing", "reason", "facts"),
    [
        ("R> .\n. Q", "drawing-cell", {"line": 2, "got": "'Q'"}),
        ("R .", "drawing-cell", {"line": 1, "got": "'R'"}),
        ("R> . R<", "drawing-twice", {"line": 1, "robot": "R"}),
        ("R> .\nround: three", "drawing-line", {"line": 2, "got": "'round: three'"}),
        ("R> .\n: 3", "drawing-line", {"line": 2, "got": "': 3'"}),
        ('R> .\n"\\x": 3', "drawing-line", {"line": 2, "got": "'\"\\x\": 3'"}),
    ],
)
def test_a_fault_in_a_drawing_is_named_with_its_line(drawing: str, reason: str, facts: Any) -> None:
    with pytest.raises(Malformed, check=because(reason)) as refusal:
        read_drawing(drawing)
    assert refusal.value.facts == facts


def test_what_the_rules_do_not_allow_is_refused_as_in_json() -> None:
    assert refused(lambda _: read_drawing("R> #(e)"), None) == ("barrel-place", "barrels.b1")
    assert refused(lambda _: read_drawing("R> .\nred: 3"), None) == ("expected", "red")
    assert refused(lambda _: read_drawing(""), None)[0] == "board-size"


# ---------------------------------------------------------------- documents


def test_a_document_may_be_a_text_or_a_value() -> None:
    assert document_of(b"[1, 2]") == document_of("[1, 2]") == document_of((1, 2)) == [1, 2]


def endless() -> Json:
    loop: list[Any] = []
    loop.append(loop)
    return loop


def test_a_value_that_no_json_has_is_repeated_as_python_shows_it() -> None:
    assert [shown(2j), shown(["\ud800"]), shown([1])] == ["2j", "['\\ud800']", "[1]"]


@pytest.mark.parametrize("value", [object(), {"a": print}, {(1, 2): 3}, "\ud800", ["\ud800"], endless()])
def test_a_value_that_is_no_json_is_refused(value: Json) -> None:
    with pytest.raises(Refusal):
        document_of(value)
