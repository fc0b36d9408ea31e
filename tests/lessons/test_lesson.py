"""A lesson from its log: who is there, what the class does, and how far everybody is."""

import pytest

from golems.lessons.entries import (
    ANIMALS,
    ActivityEnded,
    AnswersRevealed,
    AnswersRun,
    AnyEntry,
    Begun,
    ChapterActivity,
    ChildCame,
    ChildLeft,
    ClassOpened,
    Ended,
    Hinted,
    LessonPaused,
    LessonResumed,
    Levelled,
    Played,
    PositionActivity,
    PredictActivity,
    read_entry,
    write_entry,
)
from golems.lessons.lesson import Lesson, fold
from golems.lessons.progress import PuzzleMark
from golems.rules.refusals import Refusal
from tests.lessons.classes import (
    OPENED,
    apply,
    failing,
    first_chapter,
    first_puzzle,
    lesson_with,
    paired,
    solving,
    whole_chapter,
)


def refused(lesson: Lesson, entry: AnyEntry) -> str:
    """Return why an entry is refused, and check that nothing has changed."""
    before = lesson.number
    with pytest.raises(Refusal) as refusal:
        lesson.apply(entry)
    assert lesson.number == before
    return refusal.value.reason


def states(lesson: Lesson) -> list[str]:
    return [lesson.state_of(child.number) for child in lesson.present]


# ---------------------------------------------------------------- who is there


def test_a_child_comes_with_a_first_name_or_with_an_animal() -> None:
    lesson = fold([OPENED, ChildCame("a", "  Маша "), ChildCame("b", animal="fox")])
    assert [(child.name, child.animal) for child in lesson.children] == [("Маша", "wolf"), ("", "fox")]


@pytest.mark.parametrize("joined", [ChildCame("a"), ChildCame("a", "   "), ChildCame("a", "Маша", "fox")])
def test_with_neither_or_both_nobody_comes_in(joined: ChildCame) -> None:
    assert refused(fold([OPENED]), joined) == "lesson-name"


def test_two_of_one_name_or_one_animal_could_not_be_told_apart() -> None:
    lesson = fold([OPENED, ChildCame("a", "Маша"), ChildCame("b", animal="fox")])
    assert refused(lesson, ChildCame("c", "маша")) == "lesson-name-taken"
    assert refused(lesson, ChildCame("c", animal="fox")) == "lesson-animal-taken"


def test_who_has_left_makes_room_for_the_name() -> None:
    lesson = fold([OPENED, ChildCame("a", "Маша"), ChildLeft(0), ChildCame("b", "Маша")])
    assert [child.number for child in lesson.present] == [1]
    assert refused(lesson, Levelled(0, 2)) == "no-child"


def test_everybody_with_a_name_gets_an_animal_that_few_have() -> None:
    lesson = lesson_with(*[1] * 24)
    assert sorted(child.animal for child in lesson.children) == sorted(ANIMALS)


def test_a_lesson_is_opened_once_and_nothing_comes_after_its_end() -> None:
    assert refused(lesson_with(1), ClassOpened("other", "seed")) == "lesson-opens-once"
    assert refused(Lesson(), ChildCame("a", "Маша")) == "lesson-opens-once"
    assert refused(apply(lesson_with(1), Ended()), ChildCame("a", "Петя")) == "lesson-over"


# ---------------------------------------------------------------- activities


def test_between_activities_everybody_waits() -> None:
    lesson = lesson_with(1, 1)
    assert states(lesson) == ["waiting", "waiting"]
    apply(lesson, Begun(whole_chapter()))
    assert states(lesson) == ["working", "working"]
    apply(lesson, ActivityEnded())
    assert states(lesson) == ["waiting", "waiting"]


def test_the_same_failing_try_three_times_is_stuck_and_another_one_is_not() -> None:
    puzzle = next(iter(first_chapter().puzzles))
    lesson = apply(lesson_with(1, 1), Begun(whole_chapter()))
    apply(lesson, failing(0, puzzle), failing(0, puzzle), failing(1, puzzle), failing(1, puzzle, "L"))
    assert states(lesson) == ["working", "working"]
    apply(lesson, failing(0, puzzle), failing(1, puzzle, "R"))
    assert states(lesson) == ["stuck", "working"]
    apply(lesson, failing(0, puzzle, "L"))
    assert states(lesson) == ["working", "working"]


def test_who_leaves_a_puzzle_for_another_is_still_stuck_until_it_is_solved() -> None:
    first, second, *_ = first_chapter().puzzles
    lesson = apply(lesson_with(1), Begun(whole_chapter()))
    apply(lesson, *[failing(0, first)] * 3, failing(0, second))
    assert states(lesson) == ["stuck"]
    apply(lesson, solving(0, first))
    assert states(lesson) == ["working"]


def test_many_different_failing_tries_are_stuck_too() -> None:
    puzzle = next(iter(first_chapter().puzzles))
    lesson = apply(lesson_with(1), Begun(whole_chapter()))
    apply(lesson, *[failing(0, puzzle, text) for text in ("F", "L", "R", "B")])
    assert states(lesson) == ["working"]
    apply(lesson, failing(0, puzzle, "A"))
    assert states(lesson) == ["stuck"]
    assert lesson.running is not None
    assert lesson.running.marks_of(0) == {puzzle: PuzzleMark(5, False, "many")}
    apply(lesson, solving(0, puzzle))
    assert lesson.running.marks_of(0) == {puzzle: PuzzleMark(6, True)}


def test_a_child_is_quiet_since_it_came_tried_something_or_got_something_to_do() -> None:
    puzzle = next(iter(first_chapter().puzzles))
    lesson = lesson_with(1, 1)
    lesson.apply(Begun(whole_chapter()), 100)
    lesson.apply(failing(1, puzzle), 150)
    assert [child.acted for child in lesson.children] == [100, 150]
    lesson.apply(LessonPaused(), 160)
    lesson.apply(LessonResumed(), 200)
    assert [child.acted for child in lesson.children] == [200, 200]


def test_answers_run_only_after_all_have_looked_at_them() -> None:
    lesson = apply(lesson_with(1), Begun(PositionActivity(first_puzzle("write"))))
    assert refused(lesson, AnswersRun()) == "lesson-not-looked-at"
    apply(lesson, AnswersRevealed(), AnswersRun())
    assert lesson.running is not None
    assert lesson.running.ran


def test_who_has_solved_a_puzzle_is_not_stuck_in_it_and_who_has_solved_all_is_done() -> None:
    first, second = list(first_chapter().puzzles)[:2]
    lesson = apply(lesson_with(1), Begun(ChapterActivity(first_chapter().name, (first, second))))
    apply(lesson, solving(0, first), *[failing(0, first)] * 3)
    assert states(lesson) == ["working"]
    apply(lesson, solving(0, second))
    assert states(lesson) == ["done"]


def test_a_locked_puzzle_cannot_be_tried() -> None:
    first, second = list(first_chapter().puzzles)[:2]
    lesson = apply(lesson_with(1), Begun(ChapterActivity(first_chapter().name, (first,))))
    assert refused(lesson, solving(0, second)) == "lesson-puzzle-locked"


def test_puzzles_must_be_of_the_chapter_and_fit_the_activity() -> None:
    lesson = lesson_with(1)
    assert refused(lesson, Begun(ChapterActivity(first_chapter().name, ("no-such",)))) == "lesson-chapter"
    assert refused(lesson, Begun(PositionActivity(first_puzzle("predict")))) == "lesson-puzzle-kind"
    assert refused(lesson, Begun(PredictActivity(first_puzzle("write")))) == "lesson-puzzle-kind"
    assert refused(lesson, Begun(PositionActivity("no-such"))) == "unknown-puzzle"


@pytest.mark.parametrize(
    "activity", [PositionActivity(first_puzzle("write")), PredictActivity(first_puzzle("predict"))]
)
def test_who_has_handed_in_is_done_and_may_change_it_until_it_is_looked_at(
    activity: PositionActivity | PredictActivity,
) -> None:
    lesson = apply(lesson_with(1, 1), Begun(activity), failing(0, activity.puzzle))
    assert states(lesson) == ["done", "working"]
    apply(lesson, solving(0, activity.puzzle), AnswersRevealed())
    assert lesson.now().last_tries() == {0: solving(0, activity.puzzle)}
    assert refused(lesson, failing(1, activity.puzzle)) == "lesson-revealed"


def test_only_what_is_handed_in_can_be_revealed() -> None:
    assert refused(lesson_with(1), AnswersRevealed()) == "lesson-nothing-runs"
    assert (
        refused(apply(lesson_with(1), Begun(whole_chapter())), AnswersRevealed())
        == "lesson-nothing-to-reveal"
    )


def test_while_eyes_are_on_the_teacher_nobody_tries_anything() -> None:
    puzzle = next(iter(first_chapter().puzzles))
    lesson = apply(lesson_with(1), Begun(whole_chapter()), LessonPaused())
    assert refused(lesson, failing(0, puzzle)) == "lesson-paused"
    apply(lesson, LessonResumed(), failing(0, puzzle))


def test_hints_are_counted_for_each_child_and_puzzle() -> None:
    first, second = list(first_chapter().puzzles)[:2]
    lesson = apply(lesson_with(1, 1), Begun(whole_chapter()))
    apply(lesson, Hinted((0, 1), first), Hinted((0,), first), Hinted((0,), second))
    assert lesson.now().hints == {(0, first): 2, (1, first): 1, (0, second): 1}
    assert refused(lesson, Hinted((7,), first)) == "no-child"


def test_a_pair_is_done_when_its_match_is_over_and_who_comes_late_waits() -> None:
    lesson = lesson_with(1, 1, 1, 1)
    apply(lesson, paired(lesson), ChildCame("late", animal="fox"), Played(0, (1, 0), (True, True)))
    table = lesson.now().activity.tables[0]  # type: ignore[union-attr]
    done = [lesson.state_of(child) for child in table.pair.children]
    assert done == ["done", "done"]
    assert states(lesson).count("working") == 2
    assert lesson.state_of(4) == "waiting"
    assert refused(lesson, Played(9, (0, 0), (True, True))) == "lesson-no-table"


# ---------------------------------------------------------------- the log


def test_every_entry_is_read_as_it_was_written() -> None:
    lesson = lesson_with(1, 2)
    log: list[AnyEntry] = [
        OPENED,
        ChildCame("a", animal="owl", level=3),
        Begun(whole_chapter()),
        solving(0, "two-steps"),
        paired(lesson),
        Hinted((0,), "two-steps"),
        Played(0, (1, 0), (True, False)),
        *[kind() for kind in (LessonPaused, LessonResumed, AnswersRevealed, ActivityEnded, Ended)],
    ]
    assert [read_entry(write_entry(entry)) for entry in log] == log


def test_an_animal_that_came_with_a_name_can_still_be_chosen() -> None:
    lesson = fold([OPENED, ChildCame("a", "Маша")])
    given = lesson.children[0].animal
    lesson.apply(ChildCame("b", animal=given))
    assert refused(lesson, ChildCame("c", animal=given)) == "lesson-animal-taken"
