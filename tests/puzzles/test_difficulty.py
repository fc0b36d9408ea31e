"""The difficulty of a puzzle: what is counted, and what it comes to."""

import pytest

from golems.puzzles.course import puzzles
from golems.puzzles.difficulty import difficulty_of, value_of
from golems.puzzles.drafts import recipes
from golems.puzzles.generator import make_puzzle
from golems.puzzles.solver import solve
from golems.puzzles.symmetry import look_of
from tests.puzzles.drawing import drawn
from tests.puzzles.random_puzzles import random_puzzles
from tests.puzzles.test_symmetry import turned
from tests.rules.symmetry import MIRROR, QUARTER

STRAIGHT = drawn("x..", "...", "^..")
BARRED = drawn("x..", "#..", "^..", rows=7, hand={"forward": 4, "left": 2, "right": 2})


def test_the_straight_way_tempts_nobody_astray() -> None:
    difficulty = difficulty_of(STRAIGHT)
    assert difficulty
    assert (difficulty.cards, difficulty.tempting, difficulty.solutions) == (2, 0, 1)


def test_what_looks_nearer_and_leads_nowhere_is_tempting() -> None:
    """`F` comes nearer at once but ends before a wall; the way leads round on the right."""
    board, hand = ("x..", "#..", ".#.", "^.."), {"forward": 7, "left": 2, "right": 1}
    difficulty = difficulty_of(drawn(*board, rows=10, hand=hand))
    assert difficulty
    assert (difficulty.cards, difficulty.tempting) == (10, 1)


def test_a_barrel_must_come_nearer_too() -> None:
    pushed = drawn("...", ">o.", "...", goals=[{"goal": "push", "cell": "c2"}])
    aside = drawn("...", ">o.", ".#.", goals=[{"goal": "push", "cell": "b1"}], rows=6)
    assert difficulty_of(pushed)
    assert difficulty_of(aside) is None  # nobody can stand below the barrel


def test_what_is_counted_is_what_the_solver_proves() -> None:
    for puzzle in (STRAIGHT, BARRED):
        difficulty, proof = difficulty_of(puzzle), solve(puzzle)
        assert difficulty
        assert (difficulty.cards, difficulty.positions) == (proof.cards, proof.positions)
        assert difficulty.solutions == proof.solutions


def test_more_of_what_is_hard_is_harder_and_more_solutions_are_easier() -> None:
    usual = value_of(cards=5, positions=64, tempting=3, solutions=1)
    assert usual == 10 + 18 + 6
    assert value_of(6, 64, 3, 1) > usual
    assert value_of(5, 128, 3, 1) > usual
    assert value_of(5, 64, 7, 1) > usual
    assert value_of(5, 64, 3, 2) < usual


def test_what_has_no_program_to_write_or_no_solution_has_no_difficulty() -> None:
    assert difficulty_of(puzzles()["the-wall"]) is None
    assert difficulty_of(drawn("x#.", "##.", "^..")) is None


@pytest.mark.parametrize("name", ["the-turtle", "together", "a-wooden-bridge", "each-its-own-way"])
def test_both_engines_find_a_puzzle_as_hard(name: str) -> None:
    assert difficulty_of(puzzles()[name], "fast") == difficulty_of(puzzles()[name], "rules")


def test_harder_levels_are_harder_by_another_measure_too() -> None:
    """More positions have to be searched, although no level asks for that."""
    searched = [
        sum(make_puzzle(level, concept, 1).difficulty.positions for concept in recipes())
        for level in (1, 2, 3)
    ]
    assert searched == sorted(searched)


# ---------------------------------------------------------------- the same puzzle, turned round


def test_a_puzzle_looks_the_same_whichever_way_it_is_turned() -> None:
    found = list(random_puzzles(range(120)))
    for puzzle in found:
        assert look_of(turned(puzzle, QUARTER)) == look_of(puzzle)
    for puzzle in [puzzle for puzzle in found if not any(robot.bot for robot in puzzle.position.robots)]:
        assert look_of(turned(puzzle, MIRROR)) == look_of(puzzle)


def test_puzzles_that_differ_look_different() -> None:
    assert look_of(STRAIGHT) != look_of(BARRED)
    assert look_of(STRAIGHT) != look_of(drawn(".x.", "...", ".^."))
    assert look_of(STRAIGHT) == look_of(drawn("..x", "...", "..^"))
