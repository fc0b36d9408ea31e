"""Lesson plans: eight of them, whole, and the same in every language."""

import re
from typing import get_args

import pytest

from golems.drawing.art import has_art
from golems.lessons.entries import MISCONCEPTIONS
from golems.words.language import LANGUAGES
from golems.words.plans import LessonPlan, Misconception, PlanActivity, PlanText, about, plans

PLANS = pytest.mark.parametrize("plan", plans().values(), ids=plans().keys())
IN_THE_GAME = {"predict", "position", "chapter", "pairs"}


def shape(text: PlanText) -> list[int]:
    """Return how many there are of everything."""
    return [len(part) for part in (text.needs, text.steps, text.ages, text.questions, text.mistakes)]


def sentences(text: PlanText) -> list[str]:
    pairs = [each for two in (*text.questions, *text.mistakes) for each in two]
    return [text.title, text.goal, *text.needs, *text.steps, *text.ages, *pairs, text.paper]


def names(text: PlanText) -> list[list[str]]:
    """Return the puzzles that each sentence names."""
    return [sorted(re.findall(r"\{([^}]*)\}", sentence)) for sentence in sentences(text)]


def test_there_are_eight_lessons_in_their_order() -> None:
    assert list(plans()) == list("12345678")


@PLANS
def test_a_lesson_takes_45_minutes_and_ends_in_a_circle(plan: LessonPlan) -> None:
    assert sum(step.minutes for step in plan.steps) == 45
    assert plan.steps[-1].activity == "circle"


@PLANS
def test_a_lesson_is_for_three_ages(plan: LessonPlan) -> None:
    assert [age.ages for age in plan.ages] == ["7-8", "9-10", "11-12"]
    assert all(age.puzzles for age in plan.ages)


@PLANS
def test_a_lesson_is_about_something_that_a_class_does_in_the_game(plan: LessonPlan) -> None:
    activities = [step.activity for step in plan.steps]
    assert plan.main in IN_THE_GAME
    assert plan.main in activities


@PLANS
def test_where_two_play_a_level_and_an_arena_are_named_for_every_age(plan: LessonPlan) -> None:
    plays = any(step.activity == "pairs" for step in plan.steps)
    assert [(bool(age.game), bool(age.arena)) for age in plan.ages] == [(plays, plays)] * 3


@PLANS
def test_a_lesson_has_a_drawing(plan: LessonPlan) -> None:
    assert has_art(plan.art)


def test_the_course_does_all_that_a_class_can_do_and_meets_every_misconception() -> None:
    assert {step.activity for plan in plans().values() for step in plan.steps} == set(get_args(PlanActivity))
    kinds = {mistake.kind for plan in plans().values() for mistake in plan.mistakes}
    assert kinds - {None} == set(get_args(Misconception)) == set(MISCONCEPTIONS)


# ---------------------------------------------------------------- in every language


@PLANS
@pytest.mark.parametrize("code", ["en", "ru"])
def test_there_is_a_text_for_everything(plan: LessonPlan, code: str) -> None:
    text = plan.texts[code]
    assert (len(text.steps), len(text.ages), len(text.mistakes)) == (
        len(plan.steps),
        len(plan.ages),
        len(plan.mistakes),
    )
    assert all(sentence.strip() == sentence != "" for sentence in sentences(text))


@PLANS
def test_every_language_has_as_much_of_everything_and_names_the_same_puzzles(plan: LessonPlan) -> None:
    english, *others = plan.texts.values()
    for text in others:
        assert shape(text) == shape(english)
        assert names(text) == names(english)
        assert not set(sentences(text)) & set(sentences(english))


@PLANS
def test_there_are_four_questions_at_least(plan: LessonPlan) -> None:
    assert all(len(text.questions) >= 4 for text in plan.texts.values())


def test_what_stands_before_them_is_told_in_every_language() -> None:
    assert set(about().texts) == set(plans()["1"].texts) == set(LANGUAGES)
    assert len({len(text.parts) for text in about().texts.values()}) == 1


def test_a_language_that_nobody_has_written_yet_is_english() -> None:
    assert plans()["1"].text("xx") == plans()["1"].text("en")
    assert about().text("xx") == about().text("en")
