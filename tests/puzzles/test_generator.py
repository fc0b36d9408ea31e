"""Random puzzles: proven, about what they were asked for, the same from one seed."""

from dataclasses import replace
from datetime import date, timedelta
from functools import cache

import pytest

from golems.puzzles.daily_puzzle import daily
from golems.puzzles.documents import read_puzzle, write_puzzle
from golems.puzzles.drafts import recipes
from golems.puzzles.generator import LEVELS, MadePuzzle, make_puzzle
from golems.puzzles.judge import judge
from golems.puzzles.puzzle import Concept, Puzzle
from golems.puzzles.review import review_of
from golems.puzzles.solver import is_solvable, solve
from golems.puzzles.symmetry import look_of
from golems.puzzles.texts import words
from golems.words.language import LANGUAGES
from tests.puzzles.drawing import drawn

CONCEPTS = list(recipes())
EASY, HARD = 1, 3
MONDAY = date(2026, 8, 3)


@cache
def made(level: int, concept: Concept, seed: int = 1) -> MadePuzzle:
    return make_puzzle(level, concept, seed)


def some(concept: Concept) -> list[Puzzle]:
    return [made(level, concept, seed).puzzle for level in (EASY, HARD) for seed in (1, 2)]


@pytest.mark.parametrize("concept", CONCEPTS)
@pytest.mark.parametrize("level", [EASY, HARD])
def test_a_made_puzzle_is_proven(level: int, concept: Concept) -> None:
    puzzle = read_puzzle(write_puzzle(made(level, concept).puzzle))
    report = review_of(puzzle, LANGUAGES)
    assert (report.wrong, report.notes) == ([], [])
    assert puzzle.minimum is not None
    assert puzzle.concepts == (concept,)


@pytest.mark.parametrize("level", LEVELS)
def test_it_is_as_hard_as_the_level_says(level: int) -> None:
    easiest, hardest = LEVELS[level].easiest, LEVELS[level].hardest
    assert easiest <= made(level, "turns").difficulty.value <= hardest
    assert all(easiest > LEVELS[lower].hardest for lower in LEVELS if lower < level)


def test_every_concept_has_all_levels() -> None:
    assert list(LEVELS) == [1, 2, 3, 4]
    for concept in CONCEPTS:
        assert [len(recipe.levels) for recipe in recipes()[concept]] == [4] * len(recipes()[concept])
    assert all(concept in CONCEPTS for level in LEVELS.values() for concept in level.concepts)


# ---------------------------------------------------------------- about what it was asked for


@pytest.mark.parametrize("concept", ["turns", "loop", "condition"])
def test_it_cannot_be_solved_without_the_cards_it_is_about(concept: Concept) -> None:
    for puzzle in some(concept):
        assert puzzle.needs
        assert not any(is_solvable(puzzle.without(cards)) for cards in puzzle.needs)


def test_order_is_about_all_cards_of_the_hand() -> None:
    for puzzle in some("sequence"):
        assert puzzle.limits.all_cards
        assert puzzle.minimum
        assert puzzle.minimum.cards == sum(count for _, count in puzzle.position.hand)


def test_two_golems_need_more_cards_than_each_of_them_alone() -> None:
    for puzzle in some("several-robots"):
        assert puzzle.minimum
        for goal in puzzle.goals:
            assert (solve(replace(puzzle, goals=(goal,))).cards or 0) < puzzle.minimum.cards


def test_who_forgets_that_the_other_golem_acts_fails() -> None:
    for puzzle in some("timing"):
        naive = solve(replace(puzzle, others=()), examples=99).examples
        assert not any(judge(puzzle, programs).solved for programs in naive)


def test_in_a_puzzle_about_things_barrels_are_pushed_or_the_ground_carries_on() -> None:
    for puzzle in some("physics"):
        signs = set(puzzle.position.board) & set("iab")
        assert signs or {goal.kind for goal in puzzle.goals} == {"push"}
        plain = puzzle.position.board.translate(str.maketrans("iab", "..."))
        on_plain_ground = replace(puzzle, position=puzzle.position._replace(board=plain))
        if signs:
            for programs in solve(puzzle, examples=9).examples:
                assert not judge(on_plain_ground, programs).solved


# ---------------------------------------------------------------- always the same, and always another


def test_the_same_seed_makes_the_same_puzzle() -> None:
    """The puzzles are written down here once, because they must be the same on every day and machine."""
    puzzle = make_puzzle(2, "turns", 17).puzzle
    assert puzzle == make_puzzle(2, "turns", "17").puzzle
    assert puzzle == drawn(
        "....",
        ".##.",
        ".##^",
        "..x.",
        rows=5,
        concepts=["turns"],
        needs=[["left", "right"]],
        minimum={"cards": 5, "rows": 5, "solutions": 1},
        texts={
            "en": {
                "title": "Left or right?",
                "story": "Take the golem to C4. You can’t get there without turning.",
            },
            "ru": {
                "title": "Влево или вправо?",
                "story": "Приведи голема на клетку В4. Без поворотов туда не дойти.",
            },
        },
    )


def test_another_seed_level_or_concept_makes_another() -> None:
    assert len({made(level, "turns", seed).puzzle for level in LEVELS for seed in range(5)}) == 20


@pytest.mark.parametrize("concept", [concept for concept in CONCEPTS if concept not in ("loop", "sequence")])
def test_both_engines_make_the_same_puzzle(concept: Concept) -> None:
    """Nobody has to install Numba to get the puzzle of the day that all others get."""
    assert make_puzzle(HARD, concept, 5, "fast") == make_puzzle(HARD, concept, 5, "rules")


def test_nearly_all_are_different_whichever_way_one_turns_them() -> None:
    looks = [look_of(made(EASY, "turns", seed).puzzle) for seed in range(40)]
    assert len(set(looks)) >= 0.95 * len(looks)


def test_a_concept_that_suits_the_level_is_chosen_if_none_is_named() -> None:
    for seed in range(5):
        [concept] = make_puzzle(1, None, seed).puzzle.concepts
        assert concept in LEVELS[1].concepts


# ---------------------------------------------------------------- told


def test_every_recipe_has_titles_and_an_idea_in_every_language() -> None:
    names = {recipe.text for several in recipes().values() for recipe in several}
    assert set(words()) == set(LANGUAGES)
    for said in words().values():
        assert said.titles.keys() == said.ideas.keys() == names
        assert {len(set(titles)) for titles in said.titles.values()} == {8}


@pytest.mark.parametrize("concept", CONCEPTS)
def test_the_story_names_the_cells_as_the_frame_does(concept: Concept) -> None:
    for puzzle in some(concept):
        cells = {cell for goal in puzzle.goals for cell in (*goal.cells, goal.cell) if cell is not None}
        for cell in cells:
            name = puzzle.position.field.name(cell).upper()
            assert name in puzzle.text("en").story
            assert name.translate(str.maketrans("ABCD", "АБВГ")) in puzzle.text("ru").story


# ---------------------------------------------------------------- every day


def test_a_week_goes_from_easy_to_hard_and_through_all_ideas() -> None:
    week = [daily(MONDAY + timedelta(days=day)) for day in range(7)]
    assert sorted([puzzle.concepts[0] for puzzle in week]) == sorted(CONCEPTS)
    assert daily(MONDAY) == week[0]
    assert daily(MONDAY + timedelta(days=7)).concepts == week[1].concepts


def test_the_puzzle_of_a_day_does_not_hang_on_the_engine() -> None:
    wednesday = daily(MONDAY + timedelta(days=2))
    [concept] = wednesday.concepts
    assert wednesday == make_puzzle(2, concept, "2026-08-05", "rules").puzzle
