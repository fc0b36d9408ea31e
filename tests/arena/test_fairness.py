"""How fair an arena is."""

from dataclasses import replace

import pytest

from golems.arena.fairness import Fairness, fairness
from golems.arena.matches import game_on
from golems.arena.summary import Estimate
from golems.match.arenas import arena_named, read_arena

FLAT = read_arena(
    "flat",
    {
        "edition": "4.0",
        "games": ["L1"],
        "board": ["....", "....", "....", "...."],
        "starts": {"2": ["b1 S", "c4 N"], "3": ["b1 S", "c4 N", "a3 E"]},
    },
)


def test_equal_bots_measure_the_seats() -> None:
    found = fairness(FLAT, 2, 20, workers=1)
    assert found is not None
    assert (found.players, found.parobots) == (2, 0)
    assert found.first.low <= found.first.value <= found.first.high
    assert abs(found.furthest.value) >= abs(found.first.value)
    assert found == fairness(FLAT, 2, 20, workers=1)


def test_more_players_than_starts_are_not_measured() -> None:
    assert fairness(FLAT, 4, 20, workers=1) is None


def test_more_than_a_game_is_for_play_another_one_that_the_arena_has() -> None:
    """Beginners are two (G15)."""
    yard = arena_named("small-yard")
    assert [game_on(yard, players).id for players in (2, 3)] == ["beginners", "standard"]
    three = fairness(yard, 3, 4, workers=1)
    assert three is not None
    assert fairness(replace(yard, games=("beginners",)), 3, 4, workers=1) is None


def test_it_is_measured_as_it_is_offered() -> None:
    """At level three two players meet with two ParoBots, and three with one."""
    two, three = [fairness(arena_named("canal"), players, 20, workers=1) for players in (2, 3)]
    assert two is not None
    assert three is not None
    assert (two.parobots, three.parobots) == (2, 1)


def test_what_lots_even_out_for_the_seats_is_told_of_the_places() -> None:
    drawn, even = [fairness(arena_named(name), 2, 20, workers=1) for name in ("canal", "dam")]
    assert drawn is not None
    assert even is not None
    assert abs(drawn.first.value) != abs(drawn.furthest.value)
    assert abs(even.first.value) == abs(even.furthest.value)


@pytest.mark.parametrize(
    ("first", "fair"),
    [
        (Estimate(0, -1, 1), True),
        (Estimate(9, 1.9, 16), True),
        (Estimate(9, 2.1, 16), False),
        (Estimate(-9, -16, -2.1), False),
        (Estimate(-9, -16, -1.9), True),
    ],
)
def test_it_is_unfair_when_the_whole_interval_is_too_far_from_zero(first: Estimate, fair: bool) -> None:
    assert Fairness(2, 0, first, 0, first).is_fair is fair
