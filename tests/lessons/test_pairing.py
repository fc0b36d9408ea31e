"""Pairs: everybody plays, levels are near each other, and partners change."""

from hypothesis import given
from hypothesis import strategies as st

from golems.lessons.entries import ActivityEnded, Pairing, PairsActivity, Played
from golems.lessons.lesson import Lesson
from golems.lessons.pairing import BOTS, make_pairs, times_met, winners
from tests.lessons.classes import apply, lesson_with, paired

LEVELS = st.lists(st.integers(1, 4), min_size=1, max_size=12)


@given(LEVELS)
def test_everybody_plays_once_and_at_most_one_plays_a_bot(levels: list[int]) -> None:
    pairs = make_pairs(lesson_with(*levels))
    assert sorted(child for pair in pairs for child in pair.children) == list(range(len(levels)))
    assert sum(pair.bot is not None for pair in pairs) == len(levels) % 2


@given(LEVELS)
def test_the_younger_one_knows_every_card_and_the_handicap_is_the_difference(levels: list[int]) -> None:
    for pair in make_pairs(lesson_with(*levels)):
        found = [levels[child] for child in pair.children]
        assert (pair.level, pair.handicap) == (found[0], found[-1] - found[0])
        assert found == sorted(found)


def test_levels_are_as_near_as_can_be() -> None:
    pairs = make_pairs(lesson_with(1, 4, 1, 4, 2, 3))
    assert sorted(pair.handicap for pair in pairs) == [0, 0, 1]


def test_the_odd_one_plays_a_bot_of_the_right_level() -> None:
    for level, bot in BOTS.items():
        (pair,) = make_pairs(lesson_with(level))
        assert pair == Pairing((0,), level, bot=bot)


def test_four_meet_everybody_before_they_meet_again() -> None:
    lesson = lesson_with(1, 1, 1, 1)
    for _ in range(3):
        apply(lesson, paired(lesson), ActivityEnded())
    assert set(times_met(lesson).values()) == {1}
    assert len(times_met(lesson)) == 6


def test_everybody_has_played_the_bot_once_before_somebody_plays_it_twice() -> None:
    lesson = lesson_with(1, 1, 1)
    assert [alone(apply(lesson, paired(lesson))) for _ in range(3)] == [2, 1, 0]


def alone(lesson: Lesson) -> int:
    activity = lesson.now().activity
    assert isinstance(activity, PairsActivity)
    return next(table.pair.children[0] for table in activity.tables if table.pair.bot)


def test_the_handicap_decides_between_two_who_are_both_left() -> None:
    pair = Pairing((0, 1), 1, handicap=2)
    assert winners(pair, Played(0, (2, 1), (True, True))) == (0,)
    assert winners(pair, Played(0, (3, 1), (True, True))) == (0, 1)
    assert winners(pair, Played(0, (3, 0), (True, True))) == (1,)


def test_who_is_destroyed_has_lost_whatever_the_handicap() -> None:
    pair = Pairing((0, 1), 1, handicap=3)
    assert winners(pair, Played(0, (4, 3), (False, True))) == (1,)
    assert winners(pair, Played(0, (3, 4), (True, False))) == (0,)
    assert winners(pair, Played(0, (0, 0), (False, False))) == (0, 1)
