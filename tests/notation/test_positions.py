"""Positions are read and written without loss, and impossible ones are refused with their place."""

import pytest
from hypothesis import given, settings

from golems.notation.positions import OPTION_VALUES, read_position, write_position
from golems.notation.reading import Json
from golems.notation.tasks import read_task
from golems.rules.editions import EDITIONS
from tests.notation.helpers import (
    BATTLE,
    BLUE,
    DUEL_2,
    DUEL_3,
    EXAMPLES,
    GOLEM,
    PAROBOT,
    RED,
    RIVAL,
    SIMPLE,
    Doc,
    refused,
    through_json,
)
from tests.notation.strategies import any_edition_of, positions


def written(document: Doc) -> Doc:
    """Return a document after it was read and written again."""
    found = through_json(write_position(read_position(document)))
    assert isinstance(found, dict)
    return found


# ---------------------------------------------------------------- reading and writing


@settings(max_examples=150, deadline=None)
@given(any_edition_of(positions))
def test_a_written_position_is_read_back_as_the_same_position(document: Doc) -> None:
    position = read_position(document)
    assert read_position(through_json(write_position(position))) == position


@settings(max_examples=60, deadline=None)
@given(any_edition_of(positions))
def test_writing_what_was_written_changes_nothing(document: Doc) -> None:
    assert written(written(document)) == written(document)


FULL_4: Doc = {
    "edition": "4.0",
    "options": {"ice_is_obstacle": False, "push_column": "top"},
    "round": 3,
    "board": ["..#. .", ".~=. .", "i.s.  ", "a─┐a  "],
    "under": {"c1": "i", "b4": "s"},
    "barrels": {"b2": ["bomb"], "b3": ["empty", "?", "toolbox"]},
    "robots": [
        {
            "id": "red",
            "cell": "c2",
            "facing": "N",
            "processor": "p4",
            "weapon": "w2",
            "chassis": "c1",
            "damaged": ["processor", "chassis"],
            "on_ice_since": 2,
        },
        {"id": "blue", "cell": "d4", "facing": "S", "bot": "1A", "waits": True},
        {"id": "green", "cell": "c3", "facing": "W", "simple": True, "damage": 2, "effort": "left"},
        {"id": "gone", "out": True, "bot": "3B"},
    ],
    "hand": {"forward": 1, "if": 2},
}
FULL_3: Doc = {
    "edition": "3.0",
    "mode": "bring_barrel",
    "options": {"swap_places": False, "overtime": 5},
    "round": 2,
    "energy": 4,
    "recharged": True,
    "board": [".~..", ".~.#", ".~..", "...."],
    "barrels": {"c1": ["empty"]},
    "streams": [{"cells": ["b1", "b2", "b3"], "outlets": ["a1", "b4"]}],
    "robots": [
        {"id": "red", "cell": "a1", "facing": "E", "lives": 2, "carries": True, "home": "d4"},
        {"id": "blue", "cell": "d1", "facing": "W", "home": "a4"},
        {"id": "gone", "out": True},
    ],
    "hand": {"forward": 4, "enemy?": 1},
}
SCENARIO: Doc = {
    "edition": "3.0",
    "board": ["....", "....", "....", "...."],
    "robots": [
        {"id": "red", "cell": "a1", "facing": "E"},
        {"id": "blue", "cell": "d1", "facing": "W"},
        {"id": "green", "cell": "b4", "facing": "N"},
    ],
    "goals": [
        {"robot": "red", "goal": "reach", "cell": "d4"},
        {"robot": "red", "goal": "reach", "cell": "c4", "done": 1},
        {"robot": "blue", "goal": "survive", "count": 6},
        {"robot": "red", "goal": "hold", "cell": "c3", "count": 3, "done": 1},
        {"robot": "red", "goal": "bring", "cell": "a1", "count": 2},
        {"robot": "blue", "goal": "destroy", "target": "red"},
        {"robot": "green", "goal": "destroy", "count": 3},
    ],
}
FULL_2: Doc = {
    "edition": "2.0",
    "mode": "autonomous",
    "options": {"stand_cards": 4},
    "round": 50,
    "board": ["..", "~#"],
    "robots": [{"id": "alone", "cell": "a1", "facing": "S", "lives": 7}],
}


@pytest.mark.parametrize("document", [*EXAMPLES.values(), FULL_4, FULL_3, SCENARIO, FULL_2])
def test_a_document_without_defaults_is_written_as_it_was(document: Doc) -> None:
    assert written(document) == document


def test_what_is_default_or_empty_is_left_out() -> None:
    robots = [
        RED
        | {"damaged": [], "simple": False, "out": False}
        | {"effort": None, "waits": False, "on_ice_since": None},
        SIMPLE | {"id": "blue", "cell": "b1", "damage": 0},
    ]
    wordy = {
        "options": {"portal_busy": "wait", "swap_places": True},
        "mode": "battle",
        "round": 1,
        "under": {},
        "barrels": {},
        "hand": dict(EDITIONS["4.0"].hand),
    }
    plain = BATTLE | {"robots": [RED, SIMPLE | {"id": "blue", "cell": "b1"}]}
    assert written(BATTLE | wordy | {"robots": robots}) == plain


def test_what_is_default_in_the_older_editions_is_left_out() -> None:
    robots = [GOLEM | {"lives": 3, "carries": False, "out": False}, RIVAL]
    wordy = {"energy": 10, "recharged": False, "streams": [], "hand": dict(EDITIONS["3.0"].hand)}
    assert written(DUEL_3 | wordy | {"robots": robots, "goals": []}) == DUEL_3


def test_what_is_default_in_a_goal_is_left_out() -> None:
    plain = {"robot": "red", "goal": "bring", "cell": "d1"}
    assert written(DUEL_3 | {"goals": [plain | {"count": 1, "done": 0}]})["goals"] == [plain]


@pytest.mark.parametrize("mode", ["autonomous", "bring_barrel"])
def test_an_empty_list_of_goals_is_allowed_in_every_mode(mode: str) -> None:
    assert written(DUEL_3 | {"mode": mode, "goals": []}) == DUEL_3 | {"mode": mode}


def test_parts_are_written_in_one_order_however_they_were_listed() -> None:
    damaged = RED | {"damaged": ["chassis", "processor"]}
    assert written(BATTLE | {"robots": [damaged, BLUE]})["robots"][0]["damaged"] == ["processor", "chassis"]


def test_short_lines_of_a_board_are_filled_up_with_nothing() -> None:
    ragged = BATTLE | {"board": ["..", "", "...."], "robots": [RED, BLUE | {"cell": "d3"}]}
    assert written(ragged)["board"] == ["..  ", "    ", "...."]


def test_a_hand_holds_only_what_it_names() -> None:
    assert dict(read_position(BATTLE | {"hand": {"left": 3}}).hand)["forward"] == 0
    assert written(BATTLE | {"hand": {}})["hand"] == {}


def test_four_stand_cards_are_the_default_hand_of_that_option() -> None:
    four = DUEL_2 | {"options": {"stand_cards": 4}}
    assert dict(read_position(four).hand)["stand"] == 4
    assert written(four | {"hand": dict(EDITIONS["2.0"].hand) | {"stand": 4}}) == four


def test_a_board_may_have_26_columns_and_rows() -> None:
    board = ["." * 26] * 26
    position = BATTLE | {"board": board, "robots": [RED, BLUE | {"cell": "z26"}]}
    assert written(position) == position


def test_a_home_is_read_in_bring_barrel_only() -> None:
    at_home = [GOLEM | {"home": "b1"}, RIVAL]
    assert written(DUEL_3 | {"robots": at_home}) == DUEL_3
    homeless = DUEL_3 | {"mode": "bring_barrel"}
    assert written(homeless | {"robots": [GOLEM | {"home": None}, RIVAL]}) == homeless
    brought = DUEL_3 | {"mode": "bring_barrel", "robots": at_home}
    assert written(brought) == brought


# ---------------------------------------------------------------- options


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", OPTION_VALUES)
def test_an_option_of_another_edition_is_ignored(edition: str, name: str) -> None:
    unusual: Doc = {
        "chassis": "all",
        "edge_is_obstacle": False,
        "ice_is_obstacle": False,
        "swap_places": False,
        "ice_repeats_turns": True,
        "snow_counts": "rows",
        "snow_effort_lasts": False,
        "push_backward": False,
        "push_column": "top",
        "portal_busy": "stay",
        "turn_wrong_side": "repeat",
        "allies": True,
        "dodge": True,
        "overtime": 99,
        "stand_cards": 4,
    }
    options = written(EXAMPLES[edition] | {"options": {name: unusual[name]}}).get("options", {})
    assert options == ({name: unusual[name]} if name in EDITIONS[edition].options else {})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("options", "reason", "path"),
    [
        ([], "expected", "options"),
        ({"weather": True}, "unknown-key", "options"),
        ({"chassis": "some"}, "unknown-value", "options.chassis"),
        ({"chassis": True}, "unknown-value", "options.chassis"),
        ({"allies": "yes"}, "expected", "options.allies"),
        ({"swap_places": 1}, "expected", "options.swap_places"),
        ({"overtime": -1}, "too-small", "options.overtime"),
        ({"overtime": 100}, "too-large", "options.overtime"),
        ({"overtime": True}, "expected", "options.overtime"),
        ({"overtime": 1.0}, "expected", "options.overtime"),
        ({"stand_cards": 2}, "too-small", "options.stand_cards"),
        ({"stand_cards": 5}, "too-large", "options.stand_cards"),
        ({"portal_busy": None}, "unknown-value", "options.portal_busy"),
    ],
)
def test_unknown_options_and_values_are_refused_in_every_edition(
    edition: str, options: Json, reason: str, path: str
) -> None:
    assert refused(read_position, EXAMPLES[edition] | {"options": options}) == (reason, path)


# ---------------------------------------------------------------- malformed


@pytest.mark.parametrize("document", [None, 7, "position", [], True])
def test_a_position_is_an_object(document: Json) -> None:
    assert refused(read_position, document) == ("expected", "")
    assert refused(read_task, {"position": document}) == ("expected", "position")


@pytest.mark.parametrize(
    ("document", "reason", "path"),
    [
        ({}, "missing-key", ""),
        (BATTLE | {"edition": "5.0"}, "unknown-value", "edition"),
        (BATTLE | {"edition": 4.0}, "unknown-value", "edition"),
        (BATTLE | {"colour": "red"}, "unknown-key", ""),
        (BATTLE | {"energy": 3}, "unknown-key", ""),
        (BATTLE | {"streams": []}, "unknown-key", ""),
        (BATTLE | {"goals": []}, "unknown-key", ""),
        (DUEL_2 | {"streams": []}, "unknown-key", ""),
        (DUEL_3 | {"goals": {}}, "expected", "goals"),
        (DUEL_2 | {"energy": 3}, "unknown-key", ""),
        (DUEL_2 | {"recharged": True}, "unknown-key", ""),
        (BATTLE | {"mode": "autonomous"}, "unknown-value", "mode"),
        (DUEL_2 | {"mode": "bring_barrel"}, "unknown-value", "mode"),
        (DUEL_3 | {"mode": None}, "unknown-value", "mode"),
        (BATTLE | {"round": 0}, "too-small", "round"),
        (BATTLE | {"round": 9}, "too-large", "round"),
        (DUEL_2 | {"round": 51}, "too-large", "round"),
        (DUEL_3 | {"round": 51}, "too-large", "round"),
        (BATTLE | {"round": 1.5}, "expected", "round"),
        (BATTLE | {"round": True}, "expected", "round"),
        (DUEL_3 | {"energy": 0}, "too-small", "energy"),
        (DUEL_3 | {"energy": "10"}, "expected", "energy"),
        (DUEL_3 | {"recharged": 1}, "expected", "recharged"),
        (BATTLE | {"board": None}, "expected", "board"),
        (BATTLE | {"board": "...."}, "expected", "board"),
        (BATTLE | {"board": ["....", 5]}, "expected", "board[1]"),
        (BATTLE | {"board": []}, "board-size", "board"),
        (BATTLE | {"board": ["", ""]}, "board-size", "board"),
        (BATTLE | {"board": ["." * 27]}, "board-size", "board"),
        (BATTLE | {"board": ["."] * 27}, "board-size", "board"),
        (BATTLE | {"hand": []}, "expected", "hand"),
        (BATTLE | {"hand": {"take": 1}}, "unknown-key", "hand"),
        (DUEL_3 | {"hand": {"if": 1}}, "unknown-key", "hand"),
        (BATTLE | {"hand": {"left": -1}}, "too-small", "hand.left"),
        (BATTLE | {"hand": {"left": 100}}, "too-large", "hand.left"),
        (BATTLE | {"hand": {"left": None}}, "expected", "hand.left"),
        (BATTLE | {"under": []}, "expected", "under"),
        (BATTLE | {"under": {"e1": "i"}}, "not-on-board", "under.e1"),
        (BATTLE | {"under": {"a1": "#"}}, "unknown-value", "under.a1"),
        (BATTLE | {"barrels": []}, "expected", "barrels"),
        (BATTLE | {"barrels": {"A1": ["empty"]}}, "not-on-board", "barrels.A1"),
        (BATTLE | {"barrels": {"b1": "empty"}}, "expected", "barrels.b1"),
        (BATTLE | {"barrels": {"b1": []}}, "no-barrel", "barrels.b1"),
        (BATTLE | {"barrels": {"b1": ["empty", "gold"]}}, "unknown-value", "barrels.b1[1]"),
        (DUEL_3 | {"streams": {}}, "expected", "streams"),
        (DUEL_3 | {"streams": [[]]}, "expected", "streams[0]"),
        (DUEL_3 | {"streams": [{"from": "a1"}]}, "unknown-key", "streams[0]"),
        (DUEL_3 | {"streams": [{"outlets": []}]}, "missing-key", "streams[0]"),
        (
            DUEL_3 | {"streams": [{"cells": ["a1", "a9"], "outlets": []}]},
            "not-on-board",
            "streams[0].cells[1]",
        ),
        (
            DUEL_3 | {"streams": [{"cells": ["a1"], "outlets": ["b1"]}]},
            "two-outlets",
            "streams[0].outlets",
        ),
        (
            DUEL_3 | {"streams": [{"cells": [], "outlets": ["b1", 4]}]},
            "not-on-board",
            "streams[0].outlets[1]",
        ),
    ],
)
def test_a_malformed_position_is_refused_with_its_place(document: Doc, reason: str, path: str) -> None:
    assert refused(read_position, document) == (reason, path)


@pytest.mark.parametrize(
    ("robot", "reason", "path"),
    [
        (None, "expected", ""),
        ({}, "missing-key", ""),
        (RED | {"id": 1}, "expected", ".id"),
        (RED | {"id": ""}, "id", ".id"),
        (RED | {"id": "two\nlines"}, "id", ".id"),
        (RED | {"id": "r" * 41}, "id", ".id"),
        (RED | {"out": 1}, "expected", ".out"),
        (RED | {"out": True}, "unknown-key", ""),
        ({"id": "red", "out": True, "bot": "9Z"}, "unknown-value", ".bot"),
        (RED | {"cell": "e9"}, "not-on-board", ".cell"),
        (RED | {"cell": "а1"}, "not-on-board", ".cell"),  # a Russian letter
        (RED | {"cell": 3}, "not-on-board", ".cell"),
        ({"id": "red"}, "missing-key", ""),
        (RED | {"facing": "north"}, "unknown-value", ".facing"),
        (RED | {"facing": ""}, "unknown-value", ".facing"),
        (RED | {"facing": 0}, "unknown-value", ".facing"),
        (RED | {"colour": "red"}, "unknown-key", ""),
        (RED | {"lives": 3}, "unknown-key", ""),
        (RED | {"damage": 1}, "unknown-key", ""),
        (RED | {"processor": "p5"}, "unknown-value", ".processor"),
        (RED | {"weapon": None}, "unknown-value", ".weapon"),
        (RED | {"chassis": "w2"}, "unknown-value", ".chassis"),
        ({"id": "red", "cell": "a1", "facing": "N"}, "missing-key", ""),
        (RED | {"damaged": "weapon"}, "expected", ".damaged"),
        (RED | {"damaged": ["wheel"]}, "unknown-value", ".damaged[0]"),
        (RED | {"damaged": ["weapon", "weapon"]}, "damaged-twice", ".damaged"),
        (RED | {"simple": 0}, "expected", ".simple"),
        (RED | {"simple": "yes"}, "unknown-key", ""),
        (SIMPLE | {"simple": "yes"}, "expected", ".simple"),
        (SIMPLE | {"damage": 4}, "too-large", ".damage"),
        (SIMPLE | {"damage": -1}, "too-small", ".damage"),
        (SIMPLE | {"damaged": ["weapon"]}, "unknown-key", ""),
        (PAROBOT | {"bot": "1C"}, "unknown-value", ".bot"),
        (PAROBOT | {"bot": None}, "missing-key", ""),
        (PAROBOT | {"weapon": "w2"}, "unknown-key", ""),
        (RED | {"effort": "attack"}, "unknown-value", ".effort"),
        (RED | {"waits": "yes"}, "expected", ".waits"),
        (RED | {"on_ice_since": -1}, "too-small", ".on_ice_since"),
        (RED | {"on_ice_since": "2"}, "expected", ".on_ice_since"),
    ],
)
def test_a_malformed_robot_is_refused_with_its_place(robot: Json, reason: str, path: str) -> None:
    document = BATTLE | {"robots": [BLUE, robot]}
    assert refused(read_position, document) == (reason, f"robots[1]{path}")


@pytest.mark.parametrize("edition", ["3.0", "2.0"])
@pytest.mark.parametrize(
    ("robot", "reason", "path"),
    [
        (GOLEM | {"lives": 0}, "too-small", ".lives"),
        (GOLEM | {"lives": "3"}, "expected", ".lives"),
        (GOLEM | {"carries": 1}, "expected", ".carries"),
        (RED, "unknown-key", ""),
        (GOLEM | {"simple": True}, "unknown-key", ""),
        (GOLEM | {"bot": "1A"}, "unknown-key", ""),
        ({"id": "red", "out": True, "bot": "1A"}, "unknown-key", ""),
        (GOLEM | {"waits": False}, "unknown-key", ""),
        (GOLEM | {"effort": "left"}, "unknown-key", ""),
        (GOLEM | {"on_ice_since": 1}, "unknown-key", ""),
    ],
)
def test_a_malformed_golem_is_refused_with_its_place(
    edition: str, robot: Json, reason: str, path: str
) -> None:
    document = EXAMPLES[edition] | {"robots": [RIVAL, robot]}
    assert refused(read_position, document) == (reason, f"robots[1]{path}")


def test_a_home_off_the_board_is_refused() -> None:
    lost = DUEL_3 | {"mode": "bring_barrel", "robots": [GOLEM | {"home": "h8"}, RIVAL]}
    assert refused(read_position, lost) == ("not-on-board", "robots[0].home")


REACH: Doc = {"robot": "red", "goal": "reach", "cell": "c1"}
HOLD: Doc = REACH | {"goal": "hold", "count": 3}
SURVIVE: Doc = {"robot": "red", "goal": "survive", "count": 3}
DESTROY: Doc = {"robot": "red", "goal": "destroy", "target": "blue"}


@pytest.mark.parametrize(
    ("goal", "reason", "path"),
    [
        (None, "expected", ""),
        ({}, "missing-key", ""),
        ({"goal": "reach", "cell": "c1"}, "missing-key", ""),
        ({"robot": "red", "cell": "c1"}, "missing-key", ""),
        (REACH | {"goal": "win"}, "unknown-value", ".goal"),
        (REACH | {"goal": None}, "unknown-value", ".goal"),
        (REACH | {"robot": "pink"}, "unknown-robot", ".robot"),
        (REACH | {"robot": ["red"]}, "unknown-robot", ".robot"),
        (REACH | {"colour": "red"}, "unknown-key", ""),
        (REACH | {"cell": "e9"}, "not-on-board", ".cell"),
        (REACH | {"cell": None}, "not-on-board", ".cell"),
        (REACH | {"count": 1}, "unknown-key", ""),
        (REACH | {"target": "blue"}, "unknown-key", ""),
        (REACH | {"done": 2}, "too-large", ".done"),
        ({"robot": "red", "goal": "hold"}, "missing-key", ""),
        ({"robot": "red", "goal": "bring"}, "missing-key", ""),
        (HOLD | {"target": "blue"}, "unknown-key", ""),
        (HOLD | {"count": 0}, "too-small", ".count"),
        (HOLD | {"count": "3"}, "expected", ".count"),
        (HOLD | {"done": -1}, "too-small", ".done"),
        (HOLD | {"done": 4}, "too-large", ".done"),
        (HOLD | {"done": True}, "expected", ".done"),
        (SURVIVE | {"cell": "c1"}, "unknown-key", ""),
        (SURVIVE | {"target": "blue"}, "unknown-key", ""),
        (DESTROY | {"cell": "c1"}, "unknown-key", ""),
        (DESTROY | {"count": 2}, "unknown-key", ""),
        (DESTROY | {"target": "pink"}, "unknown-robot", ".target"),
        (DESTROY | {"target": None}, "unknown-robot", ".target"),
    ],
)
def test_a_malformed_goal_is_refused_with_its_place(goal: Json, reason: str, path: str) -> None:
    document = DUEL_3 | {"goals": [REACH, goal]}
    assert refused(read_position, document) == (reason, f"goals[1]{path}")
