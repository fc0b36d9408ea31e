"""Hints in steps: true, each a little more, and never everything."""

from collections import Counter

import pytest

from golems.notation.programs import read_short, write_short
from golems.puzzles.course import puzzles
from golems.puzzles.hints import good_start, hints
from golems.puzzles.programs import cards_in
from golems.puzzles.solver import solve
from tests.puzzles.drawing import drawn, golem, programs

WRITTEN = [name for name, puzzle in puzzles().items() if puzzle.kind in ("write", "fewest")]


def messages(name: str) -> list[str]:
    return [told.message.removeprefix("puzzle-hint-") for told in hints(puzzles()[name])]


def test_hints_lead_from_looking_to_cards() -> None:
    assert messages("a-wooden-bridge") == ["barrel", "cell", "cards", "first", "last", "row", "row"]
    assert messages("the-turtle") == ["watch", "cards", "uses", "first"]


def test_hints_for_a_bug_hunt_come_closer_and_closer() -> None:
    assert messages("almost-right") == ["cell", "bug-half", "bug-kind", "bug-row"]


def test_hints_for_a_prediction_go_half_the_way() -> None:
    assert messages("the-wall") == ["finger", "blocked", "after", "after"]


@pytest.mark.parametrize("name", puzzles())
def test_every_puzzle_has_some_hints_and_each_only_once(name: str) -> None:
    found = [str(told) for told in hints(puzzles()[name])]
    assert len(found) >= 3
    assert max(Counter(found).values()) == 1


@pytest.mark.parametrize("name", WRITTEN)
def test_all_hints_together_tell_no_more_than_half_of_a_solution(name: str) -> None:
    puzzle = puzzles()[name]
    rows = [read_short(str(told.facts["row"])) for told in hints(puzzle) if "row" in told.facts]
    proof = solve(puzzle)
    assert proof.cards is not None
    assert 2 * cards_in(puzzle, rows).total() <= proof.cards


@pytest.mark.parametrize("name", WRITTEN)
def test_the_rows_that_are_told_are_those_of_a_shortest_solution(name: str) -> None:
    told = [str(each.facts["row"]) for each in hints(puzzles()[name]) if "row" in each.facts]
    [solution] = solve(puzzles()[name]).examples
    rows = [row for program in solution for row in program]
    assert [row for text in told for row in read_short(text)] == rows[: len(told)]


def test_where_there_are_several_ways_to_begin_a_hint_says_so() -> None:
    goal = {"goal": "reach", "cell": "a1", "facing": "N"}
    puzzle = drawn("..", ".^", goals=[goal], hand={"forward": 2, "left": 1, "right": 1})
    assert [write_short(program) for [program] in solve(puzzle, 10).examples] == ["F L F R", "L F R F"]
    [first] = [told for told in hints(puzzle) if told.message == "puzzle-hint-first"]
    assert first.facts == {"kind": "step", "ways": 2}


def test_a_bonus_card_is_named_when_no_shortest_solution_does_without_it() -> None:
    looped = drawn("x", ".", ".", ".", "^", hand={"forward": 4, "loop": 2}, bonuses=["loop"], rows=2)
    assert {"card": "loop"} in [told.facts for told in hints(looped)]
    either = drawn("x", ".", "^", hand={"forward": 2, "loop": 1}, bonuses=["loop"])
    assert {"card": "loop"} not in [told.facts for told in hints(either)]


def test_there_is_no_hint_for_what_cannot_be_solved() -> None:
    assert hints(drawn("x", ".", "^", hand={"left": 1})) == []
    unmendable = {"kind": "bug", "program": "L", "hand": {"left": 1, "right": 1}}
    assert hints(drawn("x", ".", "^", **unmendable)) == []


def test_in_several_rounds_a_hint_names_the_round() -> None:
    rounds = [told.facts["round"] for told in hints(puzzles()["bring-it-home"]) if "row" in told.facts]
    assert set(rounds) == {1}


def test_a_destroyed_golem_is_nowhere_half_way() -> None:
    puzzle = drawn(
        "....",
        ".^..",
        others_on_board=[golem("blue", "b1 S")],
        red={"simple": True, "damage": 3},
        kind="predict",
        others={"blue": "A"},
        program="L R",
    )
    assert [told.message for told in hints(puzzle)] == ["puzzle-hint-finger"]


def test_how_much_of_an_attempt_can_stay() -> None:
    puzzle = drawn("..x", ".#.", "^..", rows=5)
    assert good_start(puzzle, programs("F F L")).facts == {"number": 2}
