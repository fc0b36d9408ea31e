"""The written form: what is read is written again, and every fault is named with its place."""

from typing import Any

import pytest

from golems.notation.reading import decode, encode
from golems.puzzles.course import puzzles
from golems.puzzles.documents import faults_in, read_puzzle, write_puzzle
from golems.puzzles.puzzle import KINDS
from golems.rules.refusals import Refusal
from golems.words.language import LANGUAGES, language
from golems.words.refusals import explain
from tests.puzzles.drawing import drafted, golem
from tests.puzzles.random_puzzles import random_puzzles

WALK = ("x...", "....", "^...")
BLUE = {"others_on_board": [golem("blue", "d1 S")]}
BOT = {"others_on_board": [golem("blue", "d1 S", bot="2B")]}


@pytest.mark.parametrize("name", puzzles())
def test_a_puzzle_of_the_course_is_read_as_it_is_written(name: str) -> None:
    document = decode(encode(write_puzzle(puzzles()[name])))
    assert read_puzzle(document) == puzzles()[name]


def test_any_puzzle_is_read_as_it_is_written() -> None:
    for puzzle in random_puzzles(range(40)):
        document = decode(encode(write_puzzle(puzzle)))
        assert read_puzzle(document) == puzzle
        assert decode(encode(write_puzzle(read_puzzle(document)))) == document


def test_what_is_the_same_in_every_round_is_written_once() -> None:
    once = drafted(*WALK, rounds=2, others={"blue": "F A"}, events="freeze", **BLUE)
    each = drafted(*WALK, rounds=2, others={"blue": ["F A", "F A"]}, events=["freeze", "freeze"], **BLUE)
    assert read_puzzle(once) == read_puzzle(each)
    assert write_puzzle(read_puzzle(each))["others"] == {"blue": "F A"}
    assert write_puzzle(read_puzzle(each))["events"] == "freeze"


def test_rolls_are_the_same_in_every_round_or_one_for_each() -> None:
    same, each, any_roll = [
        read_puzzle(drafted(*WALK, rounds=2, others={"blue": rolls}, **BOT))
        for rolls in (["attack"], [["attack"], ["left"]], "any")
    ]
    assert same.others[0].rolls == (("attack",), ("attack",))
    assert each.others[0].rolls == (("attack",), ("left",))
    assert any_roll.others[0].rolls is None


def test_a_puzzle_is_told_in_a_language_or_else_in_english() -> None:
    puzzle = read_puzzle(drafted(*WALK))
    assert puzzle.text("ru").title == "Проба"
    assert puzzle.text("de").title == puzzle.text("en").title == "A test"


# ---------------------------------------------------------------- faults


def changed(**changes: Any) -> dict[str, Any]:
    return drafted(*WALK, **changes)


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in changed().items() if name != key}


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "another format": (changed(format="golems-puzzle/9"), 'format: expected "golems-puzzle/1"'),
    "an unknown kind": (changed(kind="guess"), "kind: 'guess' is not one of: bug, fewest, predict, write"),
    "an unknown key": (changed(prize=1), "unknown key 'prize'"),
    "a key of another kind": (changed(program="F"), "unknown key 'program'"),
    "no position": (without("position"), "the key ‘position’ is missing"),
    "no English": (changed(texts={"ru": {"title": "Проба"}}), "texts: the key ‘en’ is missing"),
    "no title": (changed(texts={"en": {"title": ""}}), "texts.en.title: expected a text of up to 80"),
    "a wrong cell": (
        changed(position={"robots": [{"id": "red", "cell": "e9", "facing": "N", "simple": True}]}),
        "position.robots[0].cell: 'e9' isn’t on the board",
    ),
    "a barrel nobody knows": (changed(barrels={"b1": ["?"]}), "position.barrels.b1: to play the round"),
    "a mode": (
        changed(edition="3.0", position={"mode": "autonomous"}),
        "position: a puzzle is played in the mode battle",
    ),
    "an unknown concept": (changed(concepts=["magic"]), "concepts[0]: 'magic' is not one of"),
    "a concept twice": (changed(concepts=["loop", "loop"]), "concepts: something is named twice"),
    "nobody to control": (changed(control=[]), "control: name the golem"),
    "an unknown golem": (changed(control="pink"), "control[0]: there is no golem 'pink', only: red"),
    "a ParoBot to control": (
        changed(control="blue", others={"blue": "any"}, **BOT),
        "control: Blue is a ParoBot or out",
    ),
    "too many rounds": (changed(rounds=9), "rounds: expected 8 or less, got 9"),
    "no rows": (without("rows"), "the key ‘rows’ is missing"),
    "too many rows": (changed(rows=13), "rows: expected 12 or less, got 13"),
    "a bonus of another edition": (changed(bonuses=["loop3"]), "bonuses[0]: 'loop3' is not one of: if, loop"),
    "an event of chance": (changed(events="lose_row"), "events: 'lose_row' is not one of"),
    "events in 3.0": (changed(edition="3.0", events="freeze"), "events: edition 3.0 has no event cards"),
    "an event too many": (
        changed(events=["freeze", "thaw"]),
        "events: expected one for the only round, got 2",
    ),
    "a ParoBot without dice": (changed(**BOT), "others: the key ‘blue’ is missing"),
    "a die too many": (
        changed(others={"blue": ["left", "left"]}, **BOT),
        "others.blue: card 2B has one die, got 2 faces",
    ),
    "no face of the die": (
        changed(others={"blue": ["stand"]}, **BOT),
        "others.blue[0]: 'stand' is not one of",
    ),
    "too many dice": (
        changed(
            others={"blue": "any", "green": "any"},
            others_on_board=[golem("blue", "d1 S", bot="3B"), golem("green", "d3 N", bot="3B")],
        ),
        "others: the dice can fall in 1,679,616 ways",
    ),
    "a program for the player": (
        changed(others={"red": "F"}),
        "others.red: Red belongs to the player",
    ),
    "no program": (changed(others={"blue": "X"}, **BLUE), "others.blue: row 1: 'X' isn’t a row"),
    "a program of another edition": (
        changed(others={"blue": "3F"}, **BLUE),
        "others.blue: row 1: this edition has no card Loop 3",
    ),
    "no goal": (drafted("....", "^..."), "goals: there is no goal"),
    "an unknown goal": (changed(goals=[{"goal": "win"}]), "goals[1].goal: 'win' is not one of"),
    "a goal of another edition": (
        changed(goals=[{"goal": "bring", "cell": "a1"}]),
        'goals[1].goal: the goal "bring" isn’t for edition 4.0',
    ),
    "a goal off the board": (
        changed(goals=[{"goal": "push", "cell": "z1"}]),
        "goals[1].cell: 'z1' isn’t on",
    ),
    "a goal in a wall": (
        drafted("#x", "^.", goals=[{"goal": "push", "cell": "a1"}]),
        "goals[1].cell: no golem can stand on a1",
    ),
    "a goal with a key too many": (
        changed(goals=[{"goal": "survive", "cell": "a1"}]),
        "goals[1]: unknown key 'cell'",
    ),
    "a goal for nobody": (
        drafted(
            "x..",
            "^..",
            control=["red", "blue"],
            goals=[{"goal": "survive"}],
            **BLUE | {"others_on_board": [golem("blue", "c1 S")]},
        ),
        "goals[1]: the key ‘robot’ is missing",
    ),
    "more barrels than there are": (
        changed(goals=[{"goal": "destroy"}]),
        "goals[1].count: expected 0 or less",
    ),
    "the same cell twice": (
        changed(goals=[{"goal": "touch", "cells": ["a1", "a1"]}]),
        "goals[1].cells: expected cells, none of them twice",
    ),
    "two bounds": (
        changed(limits={"rows": {"most": 1, "exactly": 1}}),
        'limits.rows: expected {"most": …} or {"exactly": …}',
    ),
    "an unknown limit": (changed(limits={"time": 3}), "limits: unknown key 'time'"),
    "a card to use that is none": (changed(limits={"use": ["jump"]}), "limits.use[0]: 'jump' is not one of"),
    "a need that is no card": (changed(needs=["jump"]), "needs[0][0]: 'jump' is not one of"),
    "half a minimum": (changed(minimum={"cards": 1}), "minimum: the key ‘rows’ is missing"),
    "the fewest without a minimum": (changed(kind="fewest"), "the key ‘minimum’ is missing"),
    "three numbers of stars": (changed(stars=[1, 2, 3]), "stars: expected two numbers"),
    "stars the wrong way round": (changed(stars=[3, 2]), "stars: expected two numbers"),
    "a bug without a program": (changed(kind="bug"), "the key ‘program’ is missing"),
    "a bug that the hand does not hold": (
        changed(kind="bug", program="A"),
        "program: row 1: you have no Attack card",
    ),
    "a prediction whatever the die shows": (
        changed(kind="predict", program="F", others={"blue": "any"}, **BOT),
        "others.blue: expected a list, got 'any'",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_fault_is_refused_with_its_place(name: str) -> None:
    document, said = REFUSED[name]
    with pytest.raises(Refusal) as refusal:
        read_puzzle(document)
    lines = [explain(refusal.value, language(code)) for code in LANGUAGES]
    assert lines[LANGUAGES.index("en")].startswith(said)
    assert len(set(lines)) == len(LANGUAGES)


def test_all_faults_are_found_at_once() -> None:
    document = changed(rows=0, goals=[{"goal": "win"}], limits={"time": 3}, stars=[1])
    assert [fault.path for fault in faults_in(document)] == ["rows", "goals[1].goal", "limits", "stars"]
    assert faults_in(changed()) == []


def test_what_hangs_on_a_faulty_part_is_not_looked_at() -> None:
    document = changed(position={"board": []}, concepts=["magic"], rows=0)
    assert [fault.path for fault in faults_in(document)] == ["concepts[0]", "position.board"]


@pytest.mark.parametrize("kind", KINDS)
def test_no_document_is_too_odd_to_be_refused(kind: str) -> None:
    odd: list[Any] = [None, 1, "", [], {}, {"format": "golems-puzzle/1"}, changed(kind=kind, texts=[])]
    for document in odd:
        assert faults_in(document)
