"""The counts of what a class has handed in, and the report after the lesson."""

from golems.lessons.entries import Begun, PositionActivity, Tried
from golems.lessons.histogram import Bar, histogram, misconceptions_in
from golems.lessons.report import report
from tests.lessons.classes import apply, first_puzzle, lesson_with, paired


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


def test_a_misconception_is_counted_once_for_a_child() -> None:
    south = handed_in(0, "R", "a1 W", shows=("south",))
    assert misconceptions_in([south, south, handed_in(1, "R", "a1 W", shows=("south",))]) == {"south": 2}


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
    assert (shown.misconception, shown.children, shown.programs) == ("off_by_one", 1, ("F",))
