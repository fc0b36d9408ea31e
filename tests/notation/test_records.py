"""Records: whole games, read, written and played again without their seed."""

import pytest
from hypothesis import given, settings

from golems.notation.positions import write_position
from golems.notation.reading import Json
from golems.notation.records import Record, read_record, replay, write_record
from golems.rules.rounds import Outcome
from golems.rules.values import Result
from tests.notation.helpers import (
    BATTLE,
    BLUE,
    DUEL_3,
    GOLEM,
    PAROBOT,
    RED,
    RIVAL,
    Doc,
    refused,
    through_json,
)
from tests.notation.strategies import any_edition_of, records

# Red shoots the line away, then blue; blue's time was up once.
GAME_4: Doc = {
    "format": "golems-record/1",
    "edition": "4.0",
    "level": "L4",
    "options": {"ice_is_obstacle": False},
    "start": BATTLE
    | {"options": {"ice_is_obstacle": False}, "board": [".─..", "...."]}
    | {"robots": [RED, BLUE, PAROBOT | {"bot": "3B", "cell": "a2"}]},
    "players": [{"seat": "red", "name": "Аня"}, {"seat": "blue", "name": "Boris"}],
    "rounds": [
        {
            "event": "lose_row",
            "programs": {"red": "A F S L", "blue": "F - R"},
            "random": {"red": [4], "blue": [3]},
            "rolls": {"paro": ["left", "left", "right", "right"]},
        },
        {
            "event": "loop",
            "programs": {"red": "R A 2L S", "blue": "F S D"},
            "rolls": {"paro": ["defend", "defend", "defend", "defend"]},
            "choices": {"blue": [{"damage": "processor"}, {"damage": "weapon"}]},
        },
    ],
    "result": None,
}

# Red needs two cycles to strike blue down.
GAME_3: Doc = {
    "format": "golems-record/1",
    "edition": "3.0",
    "level": None,
    "options": {},
    "start": DUEL_3
    | {"robots": [GOLEM, RIVAL | {"cell": "b1"}]}
    | {"hand": {"stand": 4, "attack": 2, "defend": 1, "loop": 1}},
    "players": [],
    "rounds": [
        {
            "event": "nothing",
            "programs": {"red": "A S A S", "blue": "D S S S"},
            "bonus": {"red": "blank", "blue": "blank"},
        },
        {
            "event": "nothing",
            "programs": {"red": "S 2A S S", "blue": "S S S S"},
            "bonus": {"red": "loop", "blue": "loop3"},
        },
    ],
    "result": {"winners": ["red"], "reason": "G11"},
}


def played(document: Doc) -> list[Outcome]:
    return list(replay(read_record(document)))


def replay_all(document: Json) -> object:
    return list(replay(read_record(document)))


def in_round(number: int, change: Doc, game: Doc = GAME_4) -> Doc:
    """Return the game with something else in one of its rounds."""
    rounds = [entry | change if index == number else entry for index, entry in enumerate(game["rounds"])]
    return game | {"rounds": rounds}


# ---------------------------------------------------------------- reading and writing


@settings(max_examples=60, deadline=None)
@given(any_edition_of(records))
def test_a_written_record_is_read_back_as_the_same_record(document: Doc) -> None:
    record = read_record(document)
    assert read_record(through_json(write_record(record))) == record


@pytest.mark.parametrize("game", [GAME_4, GAME_3])
def test_a_record_without_defaults_is_written_as_it_was(game: Doc) -> None:
    assert through_json(write_record(read_record(game))) == game


def test_a_record_needs_only_its_format_start_and_rounds() -> None:
    short = {key: GAME_4[key] for key in ("format", "start", "rounds")}
    record = read_record(short)
    assert (record.level, record.players, record.result) == (None, (), None)
    assert record.rounds == read_record(GAME_4).rounds


def test_a_game_may_have_no_rounds_yet() -> None:
    record = read_record(GAME_4 | {"rounds": []})
    assert record == Record(record.start, level="L4", players=record.players)
    assert list(replay(record)) == []


def test_the_order_of_seats_in_a_round_does_not_matter() -> None:
    turned = {"programs": {"blue": "F - R", "red": "A F S L"}}
    assert read_record(in_round(0, turned)) == read_record(GAME_4)


# ---------------------------------------------------------------- playing again


def test_a_battle_is_played_again() -> None:
    first, second = played(GAME_4)
    assert first.result is second.result is None
    assert [robot["cell"] for robot in written_robots(first)] == ["b1", "c2", "a2"]
    assert second.position.round == 3
    assert [robot.get("damaged") for robot in written_robots(second)] == [None, ["processor", "weapon"], None]


def written_robots(outcome: Outcome) -> list[Doc]:
    robots = through_json(write_position(outcome.position))["robots"]
    assert isinstance(robots, list)
    return robots


def test_a_duel_is_played_again_to_its_end() -> None:
    first, second = played(GAME_3)
    assert first.result is None
    assert second.result == read_record(GAME_3).result == Result((0,), "G11")


def test_an_empty_row_in_a_record_is_a_row_in_which_nothing_is_done() -> None:
    outcome = played(in_round(0, {"programs": {"red": "- - - -", "blue": ["none", "none", "none"]}}))[0]
    assert [robot["cell"] for robot in written_robots(outcome)][:2] == ["a1", "d2"]


def test_a_game_can_be_watched_up_to_a_faulty_round() -> None:
    rounds = replay(read_record(in_round(1, {"programs": {"red": "F"}})))
    assert next(rounds).position.round == 2
    assert refused(lambda _: next(rounds), None) == ("row-count", "rounds[1].programs.red")


def test_the_last_round_of_a_record_may_be_a_resignation_alone() -> None:
    for game, reason in ((GAME_4, "V1"), (in_round(1, {}, GAME_3), "G11")):
        given_up = game | {"rounds": [game["rounds"][0], {"event": "nothing", "resigned": ["blue"]}]}
        given_up["result"] = {"winners": ["red"], "reason": reason}
        assert through_json(write_record(read_record(given_up))) == given_up
        assert played(given_up)[-1].result == Result((0,), reason)


def test_the_order_of_those_who_resign_does_not_matter() -> None:
    both = in_round(0, {"resigned": ["blue", "red"]})
    assert read_record(both) == read_record(in_round(0, {"resigned": ["red", "blue"]}))


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("document", "reason", "path"),
    [
        (None, "expected", ""),
        ([], "expected", ""),
        ({}, "record-format", "format"),
        (GAME_4 | {"format": "golems-record/2"}, "record-format", "format"),
        (GAME_4 | {"format": None}, "record-format", "format"),
        (GAME_4 | {"seed": 7}, "unknown-key", ""),
        (GAME_4 | {"edition": "3.0"}, "record-differs", "edition"),
        (GAME_4 | {"edition": None}, "record-differs", "edition"),
        (GAME_4 | {"options": {}}, "record-differs", "options"),
        (GAME_4 | {"options": {"weather": True}}, "unknown-key", "options"),
        (GAME_4 | {"options": {"allies": 1}}, "expected", "options.allies"),
        (GAME_4 | {"level": 4}, "expected", "level"),
        (GAME_4 | {"players": {}}, "expected", "players"),
        (GAME_4 | {"rounds": None}, "expected", "rounds"),
        (GAME_4 | {"rounds": [[]]}, "expected", "rounds[0]"),
        (GAME_4 | {"result": []}, "expected", "result"),
        (GAME_4 | {"result": {"winners": [], "reason": "V1", "by": 1}}, "unknown-key", "result"),
        (GAME_4 | {"result": {"reason": "V1"}}, "expected", "result.winners"),
        (GAME_4 | {"result": {"winners": ["red", "pink"]}}, "unknown-robot", "result.winners[1]"),
        (GAME_4 | {"result": {"winners": [0]}}, "unknown-robot", "result.winners[0]"),
        (GAME_4 | {"result": {"winners": ["red"]}}, "expected", "result.reason"),
        (in_round(1, {"seed": 7}), "unknown-key", "rounds[1]"),
        (in_round(1, {"free": True}), "unknown-key", "rounds[1]"),
        (in_round(0, {"event": "storm"}), "unknown-value", "rounds[0].event"),
        (in_round(1, {"programs": {"pink": "F"}}), "unknown-robot", "rounds[1].programs.pink"),
        (in_round(1, {"programs": {"red": "F X"}}), "short-row", "rounds[1].programs.red"),
        (in_round(0, {"programs": {"red": ["up"]}}), "unknown-command", "rounds[0].programs.red[0]"),
        (in_round(0, {"random": {"red": [0]}}), "too-small", "rounds[0].random.red[0]"),
        (in_round(0, {"rolls": {"paro": ["stand"]}}), "unknown-value", "rounds[0].rolls.paro[0]"),
        (in_round(0, {"resigned": ["pink"]}), "unknown-robot", "rounds[0].resigned[0]"),
        (in_round(1, {"bonus": {"red": 6}}), "unknown-value", "rounds[1].bonus.red"),
        (
            in_round(0, {"choices": {"red": [{"exit": "z9"}]}}),
            "not-on-board",
            "rounds[0].choices.red[0].exit",
        ),
    ],
)
def test_a_malformed_record_is_refused_with_its_place(document: Json, reason: str, path: str) -> None:
    assert refused(read_record, document) == (reason, path)


def test_a_record_with_an_impossible_start_is_refused() -> None:
    too_late = GAME_4 | {"start": GAME_4["start"] | {"round": 9}}
    assert refused(read_record, too_late) == ("too-large", "start.round")
    assert refused(read_record, GAME_4 | {"start": 5}) == ("expected", "start")
    assert refused(read_record, {"format": "golems-record/1", "rounds": []}) == ("missing-key", "")


def test_options_beside_the_start_may_name_defaults() -> None:
    wordy = GAME_4 | {"options": {"ice_is_obstacle": False, "allies": False, "overtime": 5}}
    assert read_record(wordy) == read_record(GAME_4)


@pytest.mark.parametrize(
    ("document", "reason", "path"),
    [
        (in_round(1, {"programs": {"red": "R A 2L S"}}), "missing-program", "rounds[1].programs.blue"),
        (in_round(1, {"event": "nothing"}), "wrong-round", "rounds[1].programs.red"),
        (
            in_round(1, {"programs": {"red": "R A 2L T", "blue": "F S D"}}),
            "card-of-another-edition",
            "rounds[1].programs.red[3]",
        ),
        (in_round(0, {"random": {"red": [5], "blue": [1]}}), "random-rows", "rounds[0].random.red"),
        (in_round(1, {"choices": {"blue": [{"damage": "weapon"}] * 2}}), "answer", "rounds[1].choices.blue"),
        (in_round(0, {"event": "thaw"}, GAME_3), "no-events", "rounds[0].event"),
        (
            in_round(1, {"bonus": {"red": "loop3", "blue": "blank"}}, GAME_3),
            "not-rolled",
            "rounds[1].programs.red",
        ),
    ],
)
def test_an_illegal_round_is_refused_with_its_number(document: Doc, reason: str, path: str) -> None:
    assert refused(replay_all, document) == (reason, path)


@pytest.mark.parametrize(
    ("document", "path"),
    [
        (in_round(0, {"random": {"red": [1]}}), "rounds[0].random"),
        (in_round(1, {"rolls": {}}), "rounds[1].rolls"),
        (in_round(1, {"rolls": {"paro": ["left"]}}), "rounds[1].rolls"),
        (in_round(1, {"bonus": {"blue": "blank"}}, GAME_3), "rounds[1].bonus"),
    ],
)
def test_chance_that_a_record_does_not_name_is_refused(document: Doc, path: str) -> None:
    assert refused(replay_all, document) == ("record-missing", path)


def test_nothing_is_played_after_the_end() -> None:
    longer = GAME_3 | {"rounds": [*GAME_3["rounds"], GAME_3["rounds"][0]]}
    assert refused(replay_all, longer) == ("record-after-end", "rounds[2]")
