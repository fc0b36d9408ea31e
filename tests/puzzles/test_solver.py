"""What the solver says is proven: it agrees with trying every program, and both engines agree."""

from collections import Counter
from itertools import product

import pytest

from golems.fast.maps import NotCovered
from golems.puzzles import solver
from golems.puzzles.course import puzzles
from golems.puzzles.judge import judge
from golems.puzzles.messages import programs_in
from golems.puzzles.programs import cards_in, hand_of, rows_of
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.solver import Proof, Solution, good_rows, is_solvable, solve
from golems.rules.refusals import Illegal
from tests.puzzles.drawing import drawn, golem, programs
from tests.puzzles.random_puzzles import random_puzzles

MOST_PROGRAMS = 200  # that are tried one by one
WRITTEN = [name for name, puzzle in puzzles().items() if puzzle.kind in ("write", "fewest")]


def proven(puzzle: Puzzle) -> tuple[int | None, int | None, int]:
    return solve(puzzle)[:3]


def shortest(puzzle: Puzzle) -> list[str]:
    return [programs_in(solution) for solution in solve(puzzle, examples=100).examples]


# ---------------------------------------------------------------- small ones, worked out by hand


def test_the_shortest_programs_are_found_all_of_them() -> None:
    puzzle = drawn("..x", ".#.", "^..", rows=6)
    assert proven(puzzle) == (5, 5, 1)
    assert shortest(puzzle) == ["F F R F F"]


def test_either_way_round_the_wall() -> None:
    puzzle = drawn("..x", ".#.", ">..", position={"robots": [golem("red", "a3 E", simple=True)]}, rows=6)
    assert shortest(puzzle) == ["F F L F F"]
    puzzle = drawn("...", ".#.", ">.x", rows=2)
    assert shortest(puzzle) == ["F F"]


def test_a_loop_saves_rows_in_4_0_and_cards_in_3_0() -> None:
    hand = {"forward": 4, "loop": 1}
    assert proven(drawn("x", ".", ".", "^", hand=hand, bonuses=["loop"])) == (3, 2, 3)
    thrice = drawn("x", ".", ".", "^", hand=hand | {"loop3": 1}, bonuses=["loop", "loop3"], edition="3.0")
    assert (proven(thrice), shortest(thrice)) == ((2, 1, 1), ["3F"])


def test_no_more_cards_than_the_hand_holds() -> None:
    assert not is_solvable(drawn("x", ".", ".", "^", hand={"forward": 2, "left": 2}))
    assert not is_solvable(drawn("x", ".", ".", "^", hand={"forward": 3}, rows=2))
    assert proven(drawn("x", ".", ".", "^", hand={"forward": 2}, rounds=2)) == (3, 3, 2)


def test_the_cards_come_back_after_each_round() -> None:
    puzzle = drawn("x", ".", ".", "^", hand={"forward": 1}, rounds=3)
    assert shortest(puzzle) == ["F / F / F"]
    assert not is_solvable(drawn("x", ".", ".", "^", hand={"forward": 1}, rounds=2))


def test_what_is_solved_from_the_start_needs_no_card() -> None:
    puzzle = drawn("^..", goals=[{"goal": "survive"}])
    assert (proven(puzzle), shortest(puzzle)) == ((0, 0, 1), [""])


def test_limits_count_too() -> None:
    walk, hand = ("x", ".", "^"), {"forward": 2, "stand": 2, "loop": 1}
    assert shortest(drawn(*walk, hand=hand, limits={"rows": {"exactly": 3}})) == ["F F S", "F S F", "S F F"]
    assert shortest(drawn(*walk, hand=hand, bonuses=["loop"], limits={"use": ["loop"]})) == ["2F"]
    assert not is_solvable(drawn(*walk, hand=hand, limits={"cards": {"most": 1}}))
    everything = drawn(*walk, hand={"forward": 2, "stand": 1}, limits={"all_cards": True})
    assert proven(everything) == (3, 3, 3)


def test_a_row_that_hurts_is_never_part_of_a_solution_without_damage() -> None:
    through, around = drawn(">~x", "..."), drawn(">~x", "...", limits={"no_damage": True}, rows=8)
    assert shortest(through) == ["F"]
    assert shortest(around) == ["R F L F F L F"]


def test_two_golems_run_one_program() -> None:
    """Only the wall in front of Red makes them differ."""
    puzzle = drawn(
        "#...",
        "^x..",
        "....",
        others_on_board=[golem("blue", "d3 N", simple=True)],
        control=["red", "blue"],
        goals=[{"goal": "reach", "robot": "blue", "cell": "d1"}],
        hand={"forward": 2, "left": 1, "right": 1, "if": 1},
        bonuses=["if"],
    )
    assert shortest(puzzle) == ["?R:F F"]
    assert not is_solvable(puzzle.without(["if"]))


def test_a_program_must_beat_every_roll() -> None:
    """3A is `D ?A:L * D`: it can be caught for certain in row 2 alone."""
    puzzle = drawn(
        "....",
        "....",
        ".^..",
        others_on_board=[golem("blue", "b1 E", bot="3A")],
        others={"blue": "any"},
        goals=[{"goal": "destroy", "target": "blue"}],
        hand={"forward": 1, "stand": 1, "attack": 1},
    )
    assert shortest(puzzle) == ["F A"]
    lucky = drawn(
        "....",
        "....",
        ".^..",
        others_on_board=[golem("blue", "b1 E", bot="3A")],
        others={"blue": ["attack"]},
        goals=[{"goal": "destroy", "target": "blue"}],
        hand={"forward": 1, "stand": 1, "attack": 1},
        limits={"rows": {"exactly": 3}},
    )
    assert "F S A" in shortest(lucky)


def test_a_card_can_be_forbidden() -> None:
    puzzle = drawn("..x", "...", "^..", hand={"forward": 4, "left": 3, "right": 1}, rows=7)
    assert shortest(puzzle.without(["right"])) == ["F F L L L F F"]
    assert not is_solvable(puzzle.without(["left", "right"]))


def test_too_many_positions_are_refused() -> None:
    with pytest.raises(Illegal):
        solve(drawn("..x", "...", "^..", rows=6), most=3)


# ---------------------------------------------------------------- every program, one by one


def all_attempts(puzzle: Puzzle) -> list[Solution]:
    rows, hand = rows_of(puzzle), Counter(hand_of(puzzle))
    fitting = [
        program
        for length in range(puzzle.rows + 1)
        for program in product(rows, repeat=length)
        if not cards_in(puzzle, [program]) - hand
    ]
    return (
        list(product(fitting, repeat=puzzle.rounds)) if len(fitting) ** puzzle.rounds <= MOST_PROGRAMS else []
    )


def tried(puzzle: Puzzle, attempts: list[Solution]) -> tuple[int | None, int | None, int]:
    """Return what the solver should find, by trying every program."""
    solutions = [attempt for attempt in attempts if judge(puzzle, attempt).solved]
    cards = [cards_in(puzzle, solution).total() for solution in solutions]
    rows = [sum(map(len, solution)) for solution in solutions]
    return min(cards, default=None), min(rows, default=None), cards.count(min(cards, default=0))


@pytest.mark.parametrize("seeds", [range(first, first + 60) for first in range(0, 480, 60)], ids=str)
def test_the_solver_finds_what_trying_everything_finds(seeds: range) -> None:
    found = []
    for puzzle in random_puzzles(seeds):
        if attempts := all_attempts(puzzle):
            proof = solve(puzzle, examples=3, engine="rules")
            assert proof[:3] == tried(puzzle, attempts)
            assert all(judge(puzzle, solution).solved for solution in proof.examples)
            found.append(proof.cards)
    assert None in found
    assert any(found), "some need cards"


# ---------------------------------------------------------------- the two engines


def both(puzzle: Puzzle) -> tuple[Proof, Proof]:
    return solve(puzzle, 5, "rules"), solve(puzzle, 5, "fast")


def test_both_engines_prove_the_same_of_random_puzzles() -> None:
    found = [puzzle for puzzle in random_puzzles(range(1000, 1150)) if puzzle.position.edition == "4.0"]
    assert len(found) > 50
    for puzzle in found:
        rules, fast = both(puzzle)
        assert rules == fast


@pytest.mark.parametrize("name", [name for name in WRITTEN if puzzles()[name].position.edition == "4.0"])
def test_both_engines_prove_the_same_of_the_course(name: str) -> None:
    rules, fast = both(puzzles()[name])
    assert rules == fast


def test_the_fast_engine_refuses_what_it_does_not_cover() -> None:
    with pytest.raises(NotCovered):
        solve(drawn("x", "^", edition="3.0"), engine="fast")
    with pytest.raises(NotCovered):
        solve(drawn("x", "^", position={"options": {"swap_places": False}}), engine="fast")


def test_without_being_told_the_solver_finds_an_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the rules for small puzzles, the fast engine for larger ones, and the rules where that does
    not fit."""
    monkeypatch.setattr(solver, "FEW", 2)
    other_rules = {"options": {"swap_places": False}}
    for more in ({}, {"position": other_rules}, {"edition": "3.0"}):
        assert shortest(drawn("..x", ".#.", "^..", rows=6, **more)) == ["F F R F F"]
    monkeypatch.setattr(solver, "is_installed", lambda: False)
    assert shortest(drawn("..x", ".#.", "^..", rows=6)) == ["F F R F F"]


# ---------------------------------------------------------------- beginnings


@pytest.mark.parametrize(
    ("attempt", "good"),
    [("F F R F F", 5), ("F F L", 3), ("F F R", 3), ("F R F", 1), ("", 0), ("B", 0), ("F F R F R", 4)],
)
def test_how_many_rows_of_an_attempt_can_stay(attempt: str, good: int) -> None:
    hand = {"forward": 4, "backward": 2, "left": 2, "right": 2}
    puzzle = drawn("..x", "##.", "^..", position={"board": ["...", ".#.", "..."]}, rows=5, hand=hand)
    assert good_rows(puzzle, programs(attempt)) == good


def test_beginnings_in_several_rounds() -> None:
    puzzle = drawn("x", ".", ".", "^", hand={"forward": 2, "left": 1}, rounds=2, rows=2)
    assert good_rows(puzzle, programs("F F", "F")) == 3
    assert good_rows(puzzle, programs("F L", "F")) == 1
    assert good_rows(puzzle, programs("", "F F")) == 0
