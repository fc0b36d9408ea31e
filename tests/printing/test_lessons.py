"""Lesson plans told and printed: all that they name exists, and every try they tell of fails as they say."""

import re

import pytest

from golems.lessons.misconceptions import shown_by_ghosts, shown_by_programs
from golems.match.arenas import arenas
from golems.notation.cells import read_cell, read_facing
from golems.notation.programs import read_short
from golems.printing.lessons import lesson_sheets
from golems.printing.paper import PAPERS
from golems.printing.typesetting import typeset
from golems.puzzles.course import puzzles
from golems.puzzles.judge import Ghost, expected_ghosts, is_right, judge
from golems.puzzles.puzzle import Puzzle
from golems.texts.plans import tell_plan, tell_plans
from golems.words.language import LANGUAGES, language
from golems.words.plans import LessonPlan, Mistake, plans
from tests.printing.measurements import fonts_in, page_sizes

PLANS = pytest.mark.parametrize("plan", plans().values(), ids=plans().keys())
MISTAKES = [mistake for plan in plans().values() for mistake in plan.mistakes]
EVERY = [(number, code) for number in plans() for code in LANGUAGES]


def ghost(puzzle: Puzzle, written: str) -> Ghost:
    cell, *facing = written.split()
    return Ghost(read_cell(puzzle.position.field, cell), read_facing(facing[0], "ghost") if facing else None)


# ---------------------------------------------------------------- what they lead to


@PLANS
def test_every_puzzle_is_in_the_course(plan: LessonPlan) -> None:
    assert set(plan.puzzles) <= puzzles().keys()


@PLANS
def test_every_arena_is_one_of_the_level(plan: LessonPlan) -> None:
    for age in plan.ages:
        if age.arena:
            assert age.game in arenas()[age.arena].games


@PLANS
def test_a_try_is_one_at_a_puzzle_of_the_lesson(plan: LessonPlan) -> None:
    assert {mistake.puzzle for mistake in plan.mistakes} <= set(plan.puzzles)


@PLANS
def test_where_all_predict_the_puzzle_asks_for_it(plan: LessonPlan) -> None:
    for step in plan.steps:
        kinds = {puzzles()[name].kind for name in step.puzzles}
        assert ("predict" in kinds) == (step.activity == "predict")


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake.puzzle}: {mistake.tried}")
def test_a_try_fails_and_shows_what_it_is_told_to_show(mistake: Mistake) -> None:
    puzzle = puzzles()[mistake.puzzle]
    if puzzle.kind == "predict":
        seat, tried = puzzle.control[0], ghost(puzzle, mistake.tried)
        solved = is_right(puzzle, tried, expected_ghosts(puzzle)[seat])
        shown = shown_by_ghosts(puzzle, {seat: tried})
    else:
        programs = [read_short(mistake.tried)]
        solved, shown = judge(puzzle, programs).solved, shown_by_programs(puzzle, programs)
    assert not solved
    assert mistake.kind is None or not shown or mistake.kind in shown


# ---------------------------------------------------------------- in words


def test_a_puzzle_is_called_as_it_is_in_the_course() -> None:
    told = tell_plan("1", "en")
    assert told.steps[2].puzzles[0].title == "The wall"
    assert "the golem of “The wall” will stop" in told.steps[2].text
    assert "голем в головоломке «Стена»" in tell_plan("1", "ru").steps[2].text


def test_a_try_is_told_with_where_it_ends() -> None:
    swapped, mirrored, _ = tell_plan("2", "en").mistakes
    assert swapped.example == (
        "In “Whose right?”: Forward · Forward · Turn left · Forward. Red ends up on C3."
    )
    assert mirrored.example == "In “The dance”: Red’s ghost on A1, north."
    assert swapped.name == mirrored.name == language("en").say("lesson-misconception-south")


def test_a_table_is_told_by_level_and_arena() -> None:
    youngest, *_ = tell_plan("3", "en").ages
    assert youngest.years == "ages 7–8"
    assert youngest.table is not None
    assert youngest.table.text == "Level “First Steps”, arena “Parade Ground”"


@pytest.mark.parametrize(("number", "code"), EVERY)
def test_no_name_is_left_open(number: str, code: str) -> None:
    assert not re.search(r"[{}]", str(tell_plan(number, code)).replace("{ $", ""))


def test_the_list_has_every_lesson() -> None:
    assert [line.id for line in tell_plans(language("ru")).plans] == list(plans())


# ---------------------------------------------------------------- on paper


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_leaf_for_all_and_one_for_each_lesson(code: str, paper: str) -> None:
    words, size = language(code), PAPERS[paper]
    sheets = lesson_sheets(list(plans()), size, words)
    pdf = typeset("", sheets, size, words)
    assert page_sizes(pdf) == [tuple(size)] * 18
    assert fonts_in(pdf) == {"GolemsDisplayRegular", "NunitoRegular", "NunitoBold"}


def test_one_lesson_is_one_leaf() -> None:
    sheets = lesson_sheets(["4"], PAPERS["a4"], language("en"))
    assert [sheet.title for sheet in sheets] == ["Lesson 4 · Again and again"] * 2
