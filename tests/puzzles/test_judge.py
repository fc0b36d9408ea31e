"""The judge of attempts: limits, stars, dice, predictions."""

import pytest

from golems.puzzles.judge import Ghost, expected_ghosts, judge, judge_ghosts, runs
from golems.puzzles.puzzle import Puzzle
from golems.rules.refusals import Illegal
from golems.rules.values import EAST, NORTH
from tests.puzzles.drawing import drawn, golem, lacks, programs, solves

WALK = ("x...", "....", "....", "^...")
LOOPING = {"forward": 4, "left": 1, "right": 1, "stand": 1, "loop": 1}


# ---------------------------------------------------------------- limits


@pytest.mark.parametrize(
    ("limits", "program", "broken"),
    [
        ({"rows": {"most": 2}}, "F F F", ["limits.rows"]),
        ({"rows": {"most": 2}}, "F 2F", []),
        ({"rows": {"exactly": 4}}, "F F F", ["limits.rows"]),
        ({"rows": {"exactly": 4}}, "F F F S", []),
        ({"cards": {"most": 2}}, "F 2F", ["limits.cards"]),
        ({"cards": {"most": 3}}, "F 2F", []),
        ({"cards": {"exactly": 4}}, "F F F", ["limits.cards"]),
        ({"cards": {"exactly": 4}}, "F S F F", []),
        ({"use": ["loop", "stand"]}, "F F F", ["limits.use.loop", "limits.use.stand"]),
        ({"use": ["loop"]}, "F 2F", []),
        ({"all_cards": True}, "F F F", ["limits.all_cards"]),
    ],
)
def test_a_limit_that_is_broken_is_named(limits: object, program: str, broken: list[str]) -> None:
    puzzle = drawn(*WALK, limits=limits, hand=LOOPING, bonuses=["loop"])
    assert lacks(puzzle, program) == broken


def test_all_cards_of_the_hand_but_no_bonus_card_that_is_not_allowed() -> None:
    hand = {"forward": 3, "left": 1, "loop": 1}
    puzzle = drawn(*WALK, limits={"all_cards": True}, hand=hand)
    assert solves(puzzle, "F F F L")


def test_damage_may_be_forbidden() -> None:
    """The short way leads through the water, which costs one damage, and out of it on the other side."""
    drawing = (">~x", "...")
    assert solves(drawn(*drawing), "F")
    careful = drawn(*drawing, rows=8, limits={"no_damage": True})
    assert lacks(careful, "F") == ["limits.no_damage"]
    assert solves(careful, "R F L F F L F")


def test_a_life_lost_is_damage() -> None:
    puzzle = drawn(
        "x...",
        "....",
        "^~..",
        edition="3.0",
        limits={"no_damage": True},
        hand={"forward": 3, "left": 1, "right": 2, "backward": 1},
    )
    assert solves(puzzle, "F F")
    assert lacks(puzzle, "R F L F") == ["goals[0]", "limits.no_damage"]


# ---------------------------------------------------------------- what cannot be laid


@pytest.mark.parametrize(
    ("laid", "reason"),
    [
        (["F F F L L"], "puzzle-rows"),
        (["R R R"], "too-many-cards"),
        (["2F"], "puzzle-bonus"),
        (["T"], "card-of-another-edition"),
        (["F", "F"], "puzzle-by-round"),
    ],
)
def test_what_cannot_be_laid_is_refused(laid: list[str], reason: str) -> None:
    puzzle = drawn(*WALK, hand={"forward": 4, "left": 2, "right": 2, "loop": 1})
    with pytest.raises(Illegal) as refusal:
        judge(puzzle, programs(*laid))
    assert refusal.value.reason == reason


# ---------------------------------------------------------------- stars


@pytest.mark.parametrize(("program", "stars"), [("F F F", 3), ("F F F S", 2), ("2F F R S", 0)])
def test_fewer_cards_more_stars(program: str, stars: int) -> None:
    minimum = {"cards": 3, "rows": 2, "solutions": 1}
    limits = {"cards": {"most": 4}}
    puzzle = drawn(*WALK, minimum=minimum, hand=LOOPING, bonuses=["loop"], limits=limits)
    assert judge(puzzle, programs(program)).stars == stars


def test_stars_may_be_given_for_other_numbers_of_cards() -> None:
    puzzle = drawn(*WALK, minimum={"cards": 3, "rows": 2, "solutions": 1}, stars=[4, 4], hand=LOOPING)
    assert judge(puzzle, programs("F F F S")).stars == 3
    puzzle = drawn(*WALK, minimum={"cards": 3, "rows": 2, "solutions": 1}, stars=[3, 3], hand=LOOPING)
    assert judge(puzzle, programs("F F F S")).stars == 1


def test_with_the_fewest_cards_or_not_at_all() -> None:
    puzzle = drawn(*WALK, kind="fewest", minimum={"cards": 3, "rows": 3, "solutions": 1}, hand=LOOPING)
    assert lacks(puzzle, "F F F S") == ["minimum.cards"]
    assert judge(puzzle, programs("F F F")).stars == 3


# ---------------------------------------------------------------- others, dice, rounds


def turtle(roll: object) -> Puzzle:
    """Return a puzzle with the ParoBot 3A, `D ?A:L * D`, which may defend itself or be gone in row 3, by the
    die."""
    blue = golem("blue", "b1 E", bot="3A")
    goals = [{"goal": "destroy", "target": "blue"}]
    hand = {"forward": 2, "stand": 1, "attack": 1, "loop": 1}
    drawing = ("....", "....", ".^..")
    return drawn(
        *drawing, goals=goals, others_on_board=[blue], others={"blue": roll}, hand=hand, bonuses=["loop"]
    )


def test_with_a_known_roll_only_that_roll_counts() -> None:
    assert solves(turtle(["attack"]), "S F A")
    assert not solves(turtle(["defend"]), "S F A")


def test_whatever_the_die_shows_means_every_roll() -> None:
    puzzle = turtle("any")
    assert not solves(puzzle, "S F A")
    assert solves(puzzle, "F A"), "in row 2 it never defends itself"


def test_a_failing_roll_is_shown() -> None:
    judgement = judge(turtle("any"), programs("S F A"))
    [plan] = judgement.run.plans
    assert plan.rolls[1] in {("defend",), ("forward",), ("backward",)}
    assert judgement.run.outcomes[0].events


def test_ways_that_come_to_the_same_are_one() -> None:
    assert len(runs(turtle("any"), programs("F A"))) == 1, "it is destroyed before the die counts"
    assert 1 < len(runs(turtle("any"), programs(""))) < 6, "some rolls leave it where it is"


def test_an_event_acts_before_the_first_row() -> None:
    puzzle = drawn("x~<", events="freeze", hand={"forward": 2})
    assert solves(puzzle, "F F")


def test_when_the_game_is_over_nothing_more_happens() -> None:
    """V1: with Blue destroyed in row 1, Red does not go on to A2."""
    blue = golem("blue", "a1 S", simple=True, damage=3)
    puzzle = drawn("....", "^x..", others_on_board=[blue], hand={"forward": 1, "right": 1, "attack": 1})
    assert not solves(puzzle, "A R F")
    assert solves(puzzle, "R F")


# ---------------------------------------------------------------- bug hunts


def bug(program: str, **more: object) -> Puzzle:
    return drawn(
        "..x.",
        "....",
        "^...",
        kind="bug",
        program=program,
        hand={"forward": 4, "left": 1, "right": 1},
        **more,
    )


def test_a_bug_is_mended_by_one_card_alone() -> None:
    puzzle = bug("F F L F F")
    assert solves(puzzle, "F F R F F")
    assert lacks(puzzle, "F F L F F") == ["goals[0]", "program"]
    assert lacks(puzzle, "F R F F F") != []


def test_rows_may_be_neither_added_nor_taken_away() -> None:
    puzzle = bug("F F R F L F")
    assert lacks(puzzle, "F F R F F") == ["program"]


# ---------------------------------------------------------------- predictions


def prediction(**more: object) -> Puzzle:
    return drawn("....", "....", ".^..", kind="predict", program="F R F", **more)


def test_the_ghost_is_where_the_golem_will_be() -> None:
    puzzle = prediction()
    cell = puzzle.position.field.names.index("c2")
    assert expected_ghosts(puzzle) == {0: Ghost(cell, EAST)}
    assert judge_ghosts(puzzle, {0: Ghost(cell, EAST)}).solved
    assert not judge_ghosts(puzzle, {0: Ghost(cell, NORTH)}).solved
    assert not judge_ghosts(puzzle, {0: Ghost(cell - 1, EAST)}).solved


def test_the_facing_need_not_be_asked() -> None:
    puzzle = prediction(facing=False)
    cell = puzzle.position.field.names.index("c2")
    assert judge_ghosts(puzzle, {0: Ghost(cell, NORTH)}).solved


def test_there_is_one_ghost_for_each_golem() -> None:
    with pytest.raises(Illegal):
        judge_ghosts(prediction(), {})
