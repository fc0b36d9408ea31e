"""The course: every puzzle is proven."""

from collections import Counter

import pytest

from golems.puzzles.course import Chapter, chapters, puzzle_named, puzzles
from golems.puzzles.puzzle import CONCEPTS, KINDS
from golems.puzzles.review import review_of
from golems.puzzles.solver import solve
from golems.rules.editions import EDITIONS, ENERGY
from golems.rules.refusals import Refusal
from golems.words.language import LANGUAGES

CONCEPT_CARDS = {"loop": {"loop", "loop3"}, "condition": {"if", "enemy?", "attacked?"}}


@pytest.mark.parametrize("name", puzzles())
def test_a_puzzle_is_as_it_says(name: str) -> None:
    """It can be solved, its minimum is the proven one, it needs what it claims; a bug has one repair."""
    report = review_of(puzzles()[name], LANGUAGES)
    assert report.wrong == []
    assert report.notes == []


@pytest.mark.parametrize("name", [name for name, puzzle in puzzles().items() if puzzle.minimum])
def test_a_puzzle_about_loops_or_conditions_is_not_solved_without(name: str) -> None:
    """Where the fewest cards are asked for, it takes more of them."""
    puzzle = puzzles()[name]
    assert puzzle.minimum is not None
    for concept in CONCEPT_CARDS.keys() & set(puzzle.concepts):
        cards = solve(puzzle.without([*CONCEPT_CARDS[concept]])).cards
        assert cards is None or (puzzle.kind == "fewest" and cards > puzzle.minimum.cards)


def test_the_course_is_long_and_each_idea_has_its_place() -> None:
    assert len(chapters()) == 11
    assert len(puzzles()) >= 60
    assert {concept for puzzle in puzzles().values() for concept in puzzle.concepts} == set(CONCEPTS)


def test_the_course_begins_with_the_youngest() -> None:
    ages = [int(chapter.ages.rstrip("+").split("-")[0]) for chapter in chapters()]
    assert ages == sorted(ages)
    assert (ages[0], ages[-1]) == (6, 12)


def test_every_kind_and_all_editions_are_there() -> None:
    assert {puzzle.kind for puzzle in puzzles().values()} == set(KINDS)
    assert {puzzle.position.edition for puzzle in puzzles().values()} == set(EDITIONS)


def test_a_chapter_belongs_to_edition_2() -> None:
    """Six or more, one of them longer than any other edition plays."""
    [chapter] = [each for each in chapters() if each.name == "old-box"]
    found = chapter.puzzles.values()
    assert len(found) >= 6
    assert {puzzle.position.edition for puzzle in found} == {"2.0"}
    assert {puzzle.kind for puzzle in found} >= {"write", "bug", "predict"}
    assert max(puzzle.rounds for puzzle in found) > max(ENERGY["3.0"], EDITIONS["4.0"].last_round)


def test_some_have_two_golems_some_have_dice_and_some_have_two_rounds() -> None:
    found = puzzles().values()
    assert any(len(puzzle.control) > 1 for puzzle in found)
    assert any(other.rolls is None for puzzle in found for other in puzzle.others)
    assert any(puzzle.rounds > 1 for puzzle in found)


def test_no_two_puzzles_have_the_same_name() -> None:
    names = Counter([name for chapter in chapters() for name in chapter.puzzles])
    assert set(names.values()) == {1}


@pytest.mark.parametrize("chapter", chapters(), ids=lambda chapter: chapter.name)
def test_a_chapter_and_its_puzzles_are_told_in_every_language(chapter: Chapter) -> None:
    for texts in (chapter.texts, *[puzzle.texts for puzzle in chapter.puzzles.values()]):
        assert {code for code, _ in texts} >= set(LANGUAGES)
        assert all(text.title and text.story for _, text in texts)


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(Refusal):
        puzzle_named("square-the-circle")
