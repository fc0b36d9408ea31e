"""The counts of what a class has handed in, and the report after the lesson."""

from golems.lessons.entries import Begun, ChildCame, PositionActivity, Tried
from golems.lessons.histogram import Bar, histogram, unjudged, who_shows
from golems.lessons.lesson import Lesson
from golems.lessons.report import report
from tests.lessons.classes import OPENED, apply, first_puzzle, lesson_with, paired


def handed_in(child: int, text: str, end: str, solved: bool = False, **more: tuple[str, ...]) -> Tried:
    return Tried(child, "p", (text,), (end,), solved, cards=len(text.split()), **more)  # type: ignore[arg-type]


CLASS = [
    handed_in(0, "F F", "a2 N", True),
    handed_in(1, "F F S", "a2 N", True),
    handed_in(2, "F F S", "a2 N", True),
    handed_in(3, "F", "a3 N"),
    handed_in(4, "F S", "a3 N"),
    handed_in(5, "F S", "a3 N"),
    handed_in(6, "L", "a4 W"),
    handed_in(7, "L", "a4 W"),
]


def test_equal_programs_are_one_bar_and_the_most_frequent_comes_first() -> None:
    found = histogram(CLASS)
    assert [(bar.programs[0], bar.count) for bar in found.bars] == [
        ("F F S", 2),
        ("L", 2),
        ("F S", 2),
        ("F F", 1),
        ("F", 1),
    ]
    assert sum(bar.count for bar in found.bars) == len(CLASS)


def test_programs_that_end_alike_are_one_end() -> None:
    ends = histogram(CLASS).ends
    assert [(end.end[0], end.solved, end.count) for end in ends] == [
        ("a2 N", True, 3),
        ("a3 N", False, 3),
        ("a4 W", False, 2),
    ]


def test_the_best_has_fewest_cards_and_the_most_frequent_mistake_the_most_frequent_wrong_end() -> None:
    found = histogram(CLASS)
    assert found.best is not None
    assert found.mistake is not None
    assert found.bars[found.best] == Bar(("F F",), ("a2 N",), True, 2, 1)
    assert found.bars[found.mistake] == Bar(("F S",), ("a3 N",), False, 2, 2)


def test_where_all_are_right_there_is_no_mistake_and_where_all_are_wrong_no_best() -> None:
    assert histogram(CLASS[:3]).mistake is None
    assert histogram(CLASS[3:]).best is None
    assert histogram([]).bars == ()


def test_where_everybody_errs_in_another_way_no_mistake_is_the_most_frequent() -> None:
    assert histogram([CLASS[0], CLASS[3], CLASS[6]]).mistake is None


def test_whose_program_it_was_is_told_only_where_names_may_be_told() -> None:
    assert all(not bar.children for bar in histogram(CLASS).bars)
    assert [bar.children for bar in histogram(CLASS, named=True).bars] == [(1, 2), (6, 7), (4, 5), (0,), (3,)]
    assert [end.children for end in histogram(CLASS, named=True).ends] == [(0, 1, 2), (3, 4, 5), (6, 7)]


def test_before_it_runs_neither_a_bar_nor_their_order_tells_who_is_right() -> None:
    """Who is right changes places with who is wrong: it looks the same."""
    found = unjudged(histogram(CLASS))
    turned = [handed_in(each.child, each.programs[0], "a9 N", not each.solved) for each in CLASS]
    assert found == unjudged(histogram(turned))
    assert {(bar.solved, bar.end) for bar in found.bars} == {(None, ())}
    assert (found.best, found.mistake, found.ends) == (None, None, ())


def test_ghosts_stay_where_they_were_put_before_it_runs() -> None:
    put = [Tried(child, "p", end=(end,), solved=end == "c1") for child, end in enumerate(["b1", "c1", "c1"])]
    assert [(bar.end, bar.solved) for bar in unjudged(histogram(put)).bars] == [
        (("c1",), None),
        (("b1",), None),
    ]


def test_a_misconception_is_counted_once_for_a_child() -> None:
    south = handed_in(0, "R", "a1 W", shows=("south",))
    assert who_shows([south, south, handed_in(1, "R", "a1 W", shows=("south",))]) == {"south": (0, 1)}


def test_the_report_says_how_many_solved_it_and_how_many_at_once() -> None:
    puzzle = first_puzzle("write")
    lesson = apply(lesson_with(1, 1, 1), Begun(PositionActivity(puzzle)))
    wrong = Tried(0, puzzle, ("F",), ("a1 N",), shows=("off_by_one",))
    right = [Tried(child, puzzle, ("F F",), ("a2 N",), True, 3, 2) for child in (0, 1)]
    apply(lesson, wrong, *right, paired(lesson))
    found = report(lesson)
    (about,) = found.activities[0].puzzles
    assert (about.tried, about.solved, about.at_once, about.attempts) == (2, 2, 1, 3)
    assert (found.activities[1].kind, found.activities[1].tables, found.activities[1].played) == (
        "pairs",
        2,
        0,
    )
    (shown,) = found.misconceptions
    assert (shown.misconception, shown.children, shown.programs) == ("off_by_one", (0,), ("F",))


def test_the_report_says_when_the_lesson_was() -> None:
    lesson = Lesson()
    lesson.apply(OPENED, 1_700_000_000)
    lesson.apply(ChildCame("a", "Маша"), 1_700_000_600)
    found = report(lesson)
    assert (found.opened, found.minutes, found.children) == (1_700_000_000, 10, 1)
