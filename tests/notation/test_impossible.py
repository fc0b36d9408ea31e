"""Impossible positions, each refused with its place."""

import pytest

from golems.notation.positions import read_position, write_position
from tests.notation.helpers import (
    BATTLE,
    BLUE,
    DUEL_2,
    DUEL_3,
    GOLEM,
    PAROBOT,
    RED,
    RIVAL,
    Doc,
    refused,
    through_json,
)


def stream(*cells: str, outlets: tuple[str, str]) -> Doc:
    """Return a board with water from b1 to c1 and at b3; the golems stand elsewhere."""
    position = {"board": [".~~.", "....", ".~.#"], "robots": [GOLEM | {"cell": "a2"}, RIVAL]}
    return DUEL_3 | position | {"streams": [{"cells": list(cells), "outlets": list(outlets)}]}


def at_home_on(sign: str) -> Doc:
    """Return a golem whose home is b1, with this sign."""
    robots = [GOLEM | {"cell": "a2", "home": "b1"}, RIVAL]
    return DUEL_3 | {"mode": "bring_barrel", "board": [f".{sign}..", "...."], "robots": robots}


def with_goals(*goals: Doc, **more: object) -> Doc:
    """Return a position with goals of Red; b1 is a wall and c1 water."""
    return DUEL_3 | {"board": [".#~.", "...."], "goals": [{"robot": "red"} | goal for goal in goals]} | more


@pytest.mark.parametrize(
    ("document", "reason", "path"),
    [
        (BATTLE | {"board": ["....", ".?.."]}, "sign", "board[1]"),
        (BATTLE | {"board": ["c...", "...."]}, "sign", "board[0]"),
        (DUEL_3 | {"board": ["..i.", "...."]}, "sign", "board[0]"),
        (DUEL_2 | {"board": ["....", "a..a"]}, "sign", "board[1]"),
        (BATTLE | {"board": [".aa.", ".a.."]}, "three-portals", "board"),
        (BATTLE | {"board": [".b.b", ".b.."]}, "three-portals", "board"),
        (BATTLE | {"board": ["..  ", "  .."]}, "corner-contact", "board"),
        (BATTLE | {"board": ["  ..", "..  "], "robots": []}, "corner-contact", "board"),
        (BATTLE | {"under": {"b1": "i"}}, "under-no-token", "under.b1"),
        (BATTLE | {"board": [".s..", "...."], "under": {"b1": "i"}}, "under-no-token", "under.b1"),
        (BATTLE | {"board": [".#..", "...."], "barrels": {"b1": ["bomb"]}}, "barrel-place", "barrels.b1"),
        (BATTLE | {"board": [".a..", "...."], "barrels": {"b1": ["bomb"]}}, "barrel-place", "barrels.b1"),
        (
            BATTLE | {"board": [".~..", "...."], "barrels": {"b1": ["empty", "bomb"]}},
            "column-in-water",
            "barrels.b1",
        ),
        (DUEL_3 | {"barrels": {"b1": ["bomb"]}}, "golem-barrel", "barrels.b1"),
        (DUEL_2 | {"barrels": {"b1": ["empty", "empty"]}}, "golem-barrel", "barrels.b1"),
        (DUEL_3 | {"board": [".~..", "...."], "barrels": {"b1": ["empty"]}}, "golem-barrel", "barrels.b1"),
        (at_home_on("#"), "home-place", "robots[0].home"),
        (at_home_on("~"), "home-place", "robots[0].home"),
        (stream("b1", outlets=("a1", "d1")), "stream-short", "streams[0].cells"),
        (stream("b1", "a1", outlets=("a1", "d1")), "stream-dry", "streams[0].cells[1]"),
        (stream("b1", "b1", outlets=("a1", "d1")), "stream-twice", "streams[0].cells[1]"),
        (stream("b1", "b3", outlets=("a1", "d1")), "stream-gap", "streams[0].cells[1]"),
        (stream("b1", "c1", outlets=("c1", "d1")), "stream-outlet", "streams[0].outlets[0]"),
        (stream("b1", "c1", outlets=("a1", "a2")), "stream-outlet", "streams[0].outlets[1]"),
        (stream("c1", "b1", outlets=("a1", "d1")), "stream-outlet", "streams[0].outlets[0]"),
        (with_goals({"goal": "reach", "cell": "b1"}), "goal-place", "goals[0].cell"),
        (
            with_goals({"goal": "survive", "count": 2}, {"goal": "hold", "cell": "c1", "count": 2}),
            "goal-place",
            "goals[1].cell",
        ),
        (with_goals({"goal": "destroy", "target": "red"}), "goal-target", "goals[0].target"),
        (with_goals({"goal": "survive"}, mode="autonomous"), "goals-mode", "goals"),
        (with_goals({"goal": "survive"}, mode="bring_barrel"), "goals-mode", "goals"),
        (BATTLE | {"robots": []}, "no-player", "robots"),
        (BATTLE | {"robots": [PAROBOT]}, "no-player", "robots"),
        (
            BATTLE | {"robots": [RED, BLUE, PAROBOT, PAROBOT | {"id": "p2"}, PAROBOT | {"id": "p3"}]},
            "too-many-robots",
            "robots",
        ),
        (DUEL_2 | {"robots": [GOLEM, RIVAL, GOLEM | {"id": "third"}]}, "two-golems", "robots"),
        (BATTLE | {"robots": [RED, BLUE | {"id": "red"}]}, "same-id", "robots[1].id"),
        (BATTLE | {"robots": [RED, {"id": "red", "out": True}]}, "same-id", "robots[1].id"),
        (BATTLE | {"robots": [RED, BLUE, PAROBOT | {"cell": "d2"}]}, "two-robots", "robots[2].cell"),
        (BATTLE | {"board": ["....", "...#"]}, "robot-on-wall", "robots[1].cell"),
        (BATTLE | {"barrels": {"d2": ["empty"]}}, "robot-on-barrel", "robots[1].cell"),
        (DUEL_3 | {"board": ["....", "...~"]}, "golem-in-water", "robots[1].cell"),
        (DUEL_2 | {"board": ["~...", "...."]}, "golem-in-water", "robots[0].cell"),
        (BATTLE | {"robots": [RED | {"effort": "left"}, BLUE]}, "effort-off-snow", "robots[0].effort"),
        (
            BATTLE | {"round": 3, "robots": [RED, BLUE | {"on_ice_since": 2}]},
            "off-ice",
            "robots[1].on_ice_since",
        ),
        (
            BATTLE | {"round": 2, "board": ["=...", "...."], "robots": [RED | {"on_ice_since": 3}, BLUE]},
            "ice-in-future",
            "robots[0].on_ice_since",
        ),
        (BATTLE | {"robots": [RED | {"waits": True}, BLUE]}, "waits-off-portal", "robots[0].waits"),
        (
            BATTLE | {"board": ["a...", "b..."], "robots": [RED | {"waits": True}, BLUE]},
            "waits-off-portal",
            "robots[0].waits",
        ),
        (
            BATTLE
            | {"board": ["a..a", "...."], "robots": [RED | {"waits": True}, BLUE]}
            | {"options": {"portal_busy": "stay"}},
            "waits-not-played",
            "robots[0].waits",
        ),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(document: Doc, reason: str, path: str) -> None:
    assert refused(read_position, document) == (reason, path)


def test_a_stream_with_one_land_cell_at_both_ends_is_refused() -> None:
    bend = {
        "board": [".~..", "~~.."],
        "streams": [{"cells": ["b1", "b2", "a2"], "outlets": ["a1", "a1"]}],
        "robots": [GOLEM, RIVAL],
    }
    assert refused(read_position, DUEL_3 | bend) == ("stream-one-outlet", "streams[0].outlets")


@pytest.mark.parametrize(
    "document",
    [
        BATTLE | {"robots": [RED, {"id": "blue", "out": True}]},
        BATTLE | {"robots": [{"id": "red", "out": True}]},
        BATTLE | {"robots": [RED, {"id": "paro", "out": True, "bot": "1A"}]},
        BATTLE | {"robots": [{"id": "red", "out": True}, PAROBOT]},
        BATTLE | {"options": {"allies": True}, "robots": [RED, BLUE, {"id": "p", "out": True, "bot": "1A"}]},
        DUEL_3 | {"robots": [GOLEM, {"id": "blue", "out": True}]},
        DUEL_2 | {"robots": [{"id": "red", "out": True}]},
        DUEL_3 | {"mode": "bring_barrel", "robots": [GOLEM | {"carries": True, "home": "a1"}, RIVAL]},
    ],
)
def test_a_position_that_is_already_decided_is_refused(document: Doc) -> None:
    assert refused(read_position, document) == ("already-decided", "robots")


@pytest.mark.parametrize(
    "document",
    [
        with_goals({"goal": "reach", "cell": "a1"}),
        with_goals({"goal": "reach", "cell": "d1", "done": 1}),
        with_goals({"goal": "survive", "count": 3, "done": 3}),
        with_goals({"goal": "reach", "cell": "a1"}, {"goal": "survive", "done": 1}),
        with_goals({"goal": "bring", "cell": "a1"}, robots=[GOLEM | {"carries": True}, RIVAL]),
        with_goals(
            {"goal": "destroy", "target": "green"}, robots=[GOLEM, RIVAL, {"id": "green", "out": True}]
        ),
    ],
)
def test_a_scenario_that_is_already_won_is_refused(document: Doc) -> None:
    assert refused(read_position, document) == ("already-decided", "goals")


@pytest.mark.parametrize(
    "document",
    [
        BATTLE | {"robots": [RED]},
        BATTLE | {"robots": [RED, PAROBOT]},
        BATTLE | {"robots": [RED, BLUE, {"id": "gone", "out": True}]},
        BATTLE | {"options": {"allies": True}, "robots": [RED, {"id": "gone", "out": True}, PAROBOT]},
        BATTLE | {"board": ["~...", "...."], "barrels": {"a1": ["bomb"]}},
        BATTLE | {"board": ["=...", "...."], "barrels": {"a1": ["bomb", "?"]}},
        BATTLE | {"board": ["aa..", "b..."], "robots": [RED | {"waits": True}, BLUE]},
        BATTLE | {"board": ["~~~~", "~..."]},
        BATTLE | {"board": ["=...", "...."], "robots": [RED | {"on_ice_since": 1}, BLUE]},
        BATTLE | {"board": [".. .", "   .", ".. ."]} | {"robots": [RED, BLUE]},
        BATTLE | {"board": ["..  ", ". ..", "...."]},
        DUEL_2 | {"robots": [GOLEM]},
        DUEL_3 | {"robots": [GOLEM, RIVAL, {"id": "gone", "out": True}]},
        with_goals({"goal": "hold", "cell": "a1"}),
        with_goals({"goal": "bring", "cell": "a1"}),
        with_goals({"goal": "bring", "cell": "a1", "count": 2}, robots=[GOLEM | {"carries": True}, RIVAL]),
        with_goals({"goal": "reach", "cell": "a1"}, {"goal": "survive", "count": 99}),
        with_goals({"goal": "survive", "count": 3, "done": 3}, {"goal": "reach", "cell": "d1"}),
        with_goals({"goal": "survive"}, robots=[{"id": "red", "out": True}, RIVAL, GOLEM | {"id": "green"}]),
        with_goals({"goal": "survive", "count": 2}, robots=[GOLEM]),
    ],
)
def test_an_unusual_position_is_still_a_position(document: Doc) -> None:
    position = read_position(document)
    assert read_position(through_json(write_position(position))) == position
