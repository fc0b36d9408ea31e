"""Ratings: how strong each player is, from who has beaten whom."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from golems.arena.ratings import Meeting, ratings

STRENGTHS = {"ada": 1700.0, "bob": 1560.0, "cyd": 1440.0, "dan": 1300.0}  # their mean is 1500


def played(matches: int, rng: Random, draws: float = 0.3) -> Iterator[Meeting]:
    """Yield matches of players of these strengths; a draw takes as much from wins as from losses."""
    for one, other in combinations(STRENGTHS, 2):
        share = 1 / (1 + 10 ** ((STRENGTHS[other] - STRENGTHS[one]) / 400))
        drawn = draws * min(share, 1 - share) * 2
        chances = (share - drawn / 2, drawn, 1 - share - drawn / 2)
        found = rng.choices("wdl", chances, k=matches)
        yield Meeting(one, other, found.count("w"), found.count("d"), found.count("l"))


def test_known_strengths_are_found_again() -> None:
    found = ratings(played(5000, Random(1)))
    assert list(found) == list(STRENGTHS)
    for name, strength in STRENGTHS.items():
        assert found[name].value == pytest.approx(strength, abs=12)


@pytest.mark.parametrize("draws", [0.0, 0.8])
def test_nineteen_intervals_of_twenty_hold_the_truth(draws: float) -> None:
    leagues = [ratings(played(100, Random(seed), draws)) for seed in range(250)]
    held = [
        rating.low <= STRENGTHS[name] <= rating.high for found in leagues for name, rating in found.items()
    ]
    assert 0.93 <= sum(held) / len(held) <= 0.97


def test_the_order_of_results_and_of_names_does_not_matter() -> None:
    meetings = list(played(50, Random(2)))
    halves = [Meeting(*meeting[:2], *[count // 2 for count in meeting[2:]]) for meeting in meetings]
    rest = [
        Meeting(*meeting[:2], *[count - count // 2 for count in meeting[2:]]).turned() for meeting in meetings
    ]
    assert ratings(reversed([*halves, *rest])) == ratings(meetings)


def test_two_who_have_met_are_as_far_apart_as_their_points_say() -> None:
    found = ratings([Meeting("ada", "bob", 909_091, 0, 90_909)])
    assert found["ada"].value - found["bob"].value == pytest.approx(400, abs=0.1)
    assert found["ada"].value + found["bob"].value == pytest.approx(3000)


def test_draws_alone_make_equals() -> None:
    found = ratings([Meeting("ada", "bob", 0, 40, 0)])
    assert found["ada"].value == found["bob"].value == pytest.approx(1500)
    assert found["ada"].low < 1500 < found["ada"].high


def test_whoever_never_loses_has_a_rating_all_the_same() -> None:
    few, many = [ratings([Meeting("ada", "bob", wins, 0, 0)])["ada"] for wins in (10, 1000)]
    assert 1500 < few.low < few.value < few.high < 2500
    assert few.value < many.value < 2500


def test_a_ladder_of_those_who_always_win_comes_to_an_end() -> None:
    names = "abcdefghijkl"
    found = ratings([Meeting(one, other, 1000, 0, 0) for one, other in combinations(names, 2)])
    assert "".join(found) == names


def test_intervals_shrink_with_more_matches() -> None:
    few, many = [ratings(played(matches, Random(3))) for matches in (100, 10_000)]
    for name in STRENGTHS:
        wide, narrow = [found[name].high - found[name].low for found in (few, many)]
        assert wide / narrow == pytest.approx(10, rel=0.2)


def test_draws_tell_more_than_wins_and_losses() -> None:
    split, drawn = ratings([Meeting("ada", "bob", 50, 0, 50)]), ratings([Meeting("ada", "bob", 10, 80, 10)])
    assert drawn["ada"].high < split["ada"].high


def test_the_anchor_has_1500_and_no_interval_and_the_others_are_as_far_from_it_as_before() -> None:
    meetings = list(played(200, Random(4)))
    free, fixed = ratings(meetings), ratings(meetings, anchor="cyd")
    assert fixed["cyd"] == pytest.approx((1500, 1500, 1500))
    for name in STRENGTHS:
        assert fixed[name].value - free[name].value == pytest.approx(1500 - free["cyd"].value)
    assert fixed["ada"].high - fixed["ada"].low > free["ada"].high - free["ada"].low


def test_those_who_never_met_are_compared_through_a_third() -> None:
    found = ratings([Meeting("ada", "bob", 75, 0, 25), Meeting("bob", "cyd", 75, 0, 25)])
    assert found["ada"].value - found["bob"].value == pytest.approx(found["bob"].value - found["cyd"].value)
    assert list(found) == ["ada", "bob", "cyd"]
