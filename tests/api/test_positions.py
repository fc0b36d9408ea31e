"""Positions and rounds of the public interface: made, printed, played, copied."""

import copy
import pickle
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import assume, given, settings

import golems
from golems.notation.tasks import resolve
from golems.rules.legal import legal_programs
from tests.notation.strategies import any_edition_of, positions, tasks
from tests.refusals import because

FIELD = golems.Position.from_drawing(
    """
    .  R> .   #
    .  .  (b) .
    ~  .  .   B<
    """
)
ROUND = FIELD.play(red="F L A S", blue="F A R S")


# ---------------------------------------------------------------- positions


@settings(max_examples=60, deadline=None)
@given(any_edition_of(positions))
def test_a_position_comes_back_from_all_its_forms(document: Any) -> None:
    position = golems.Position.from_json(document)
    again = [
        golems.Position.from_json(position.to_json()),
        golems.Position.from_drawing(str(position)),
        eval(repr(position), {"Position": golems.Position}),
        pickle.loads(pickle.dumps(position)),
        copy.copy(position),
        copy.deepcopy(position),
    ]
    assert again == [position] * len(again)
    assert {type(each) for each in again} == {golems.Position}
    assert len({hash(each) for each in again}) == 1


def test_a_position_is_drawn_in_the_language_that_is_asked_for() -> None:
    assert ElementTree.fromstring(FIELD._repr_svg_()).get("lang") == "en"
    assert ElementTree.fromstring(FIELD.svg("ru")).get("lang") == "ru"


def test_robots_are_found_by_name() -> None:
    assert FIELD.robot("blue") == FIELD.robots[1]
    assert (FIELD.where("blue"), FIELD.seat("blue")) == ("d3 W", 1)
    gone = golems.Position.from_drawing("R> . G<", blue={"out": True})
    assert gone.where("blue") is None
    with pytest.raises(golems.Malformed, match="there is no golem 'pink', only: red, blue"):
        FIELD.robot("pink")


# ---------------------------------------------------------------- programs


def test_legal_programs_are_those_of_the_rules() -> None:
    found = list(FIELD.legal_programs("red", event="loop"))
    assert found == list(legal_programs(FIELD, FIELD.robot("red"), "loop"))
    assert {type(program) for program in found} == {golems.Program}
    for program in found[::500]:
        FIELD.check_program("red", program, event="loop")


def test_who_lays_no_program_has_none_that_is_legal() -> None:
    position = golems.Position.from_drawing("R> . 2<", red={"simple": True}, paro={"bot": "1A"})
    with pytest.raises(golems.Illegal, match=r"programs.paro: this golem has no program of its own \(Q3\)"):
        position.legal_programs("paro")
    with pytest.raises(golems.Malformed, check=because("unknown-value")):
        position.legal_programs("red", event="rain")  # type: ignore[arg-type]


# ---------------------------------------------------------------- rounds


def test_a_round_is_what_resolve_says() -> None:
    task = {"position": FIELD.to_json(), "programs": {"red": "F L A S", "blue": "F A R S"}}
    assert ROUND.to_json() == resolve(task)
    assert [event.to_json() for event in ROUND] == ROUND.to_json()["events"]
    assert len(ROUND) == len(ROUND.events) == len(list(ROUND))


def test_a_round_is_told_as_a_story() -> None:
    assert str(ROUND) == ROUND.say("en")
    assert str(ROUND).splitlines()[:4] == [
        "The event",
        "  Event card: a quiet round. [E1]",
        "Row 1",
        "  Red: Forward; Blue: Forward. [R2]",
    ]
    assert repr(ROUND) == "PlayedRound(round=1, events=12, result=None)"


@settings(max_examples=40, deadline=None)
@given(any_edition_of(tasks))
def test_a_round_survives_copying_and_pickling_and_ends_as_its_strip(task: Any) -> None:
    try:
        played = golems.Position.from_json(task["position"]).play(
            task["programs"],
            event=task["event"],
            free=True,
            given={key: task[key] for key in ("random", "rolls", "bonus", "choices") if key in task},
        )
    except golems.Refusal:
        assume(False)
    assert pickle.loads(pickle.dumps(played)) == copy.deepcopy(played) == copy.copy(played) == played
    assert played.moments()[-1].position == played.position


@settings(max_examples=60, deadline=None)
@given(any_edition_of(tasks))
def test_playing_row_by_row_is_playing_the_round(task: Any) -> None:
    start = golems.Position.from_json(task["position"])
    assume(
        not any(robot.bot for robot in start.robots) and not any("?" in column for _, column in start.barrels)
    )
    programs = {
        name: golems.Program(rows) for name, rows in task["programs"].items() if not start.robot(name).out
    }
    length = max(map(len, programs.values()), default=0)
    position, stopped = start, start.play(programs, free=True, rows=0, given={"bonus": task.get("bonus", {})})
    for row in range(length):
        position = position.play_row(
            {name: rows[row : row + 1] for name, rows in programs.items() if row < len(rows)}
        ).position
        stopped = start.play(programs, free=True, rows=row + 1, given={"bonus": task.get("bonus", {})})
        assert position == stopped.position
        if stopped.result:
            return


def test_one_row_has_one_row() -> None:
    with pytest.raises(golems.Illegal, match=r"programs\.red: the program needs one row, this one has 2"):
        FIELD.play_row(red="F F")


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"red": "F F L"}, "programs.red: the program needs 4 rows, this one has 3 (P1)"),
        ({"red": "F Q L A"}, "programs.red: row 2: 'Q' isn’t a row"),
        ({"red": 7}, "programs.red: 7 isn’t a program: expected a text such as ‘F L A’ or a list of rows"),
        ({"red": [print]}, "programs.red: this can’t be written as JSON"),
        ({"pink": "F L A S"}, "programs.pink: there is no golem 'pink', only: red, blue"),
        (
            {"event": "rain"},
            "event: 'rain' is not one of: condition, freeze, loop, lose_row, nothing, swap_rows, thaw",
        ),
        ({"seed": "x"}, "seed: expected a whole number, got 'x'"),
        ({"given": {"weather": 1}}, "given: unknown key 'weather'"),
        ({}, "programs.red: this golem has no program yet (P1)"),
    ],
)
def test_a_refusal_is_a_sentence_that_says_where_and_why(given: Any, told: str) -> None:
    with pytest.raises(golems.Refusal) as refusal:
        FIELD.play(**({"blue": "F A R S"} | given))
    assert str(refusal.value) == told
