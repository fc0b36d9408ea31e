"""What many matches say: points, intervals, the first seat."""

from collections.abc import Sequence

import pytest

from golems.arena.matches import MatchSummary
from golems.arena.summary import (
    Estimate,
    first_seat_advantage,
    mean,
    points_of,
    share,
    summarise,
    wilson,
)


def match(*winners: int, seats: int = 2, rounds: int = 8, reason: str = "V1") -> MatchSummary:
    ranked = [seat for seat in range(seats) if seat not in winners]
    places = tuple([place for place in (winners, tuple(ranked)) if place])
    return MatchSummary(0, winners, reason, rounds, (1,) * seats, places)


def rounded(figure: Estimate, digits: int = 4) -> tuple[float, ...]:
    return tuple([round(end, digits) for end in figure])


# ---------------------------------------------------------------- intervals


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilsons_interval(wins: int, matches: int, low: float, high: float) -> None:
    assert rounded(wilson(wins / matches, matches)) == (round(wins / matches, 4), low, high)
    assert rounded(share([1] * wins + [0] * (matches - wins))) == rounded(wilson(wins / matches, matches))


def test_draws_make_the_interval_narrower() -> None:
    drawn, won = share([0.5] * 90 + [1] * 5 + [0] * 5), share([1] * 50 + [0] * 50)
    assert drawn.value == won.value == 0.5
    assert 0 < drawn.high - drawn.low < (won.high - won.low) / 2


def test_nothing_but_draws_is_still_not_certain() -> None:
    few, many = share([0.5] * 5), share([0.5] * 500)
    assert few.low < many.low < 0.5 < many.high < few.high


@pytest.mark.parametrize(
    ("values", "figure"),
    [
        ([2, 4, 4, 4, 5, 5, 7, 9], (5.0, 3.5184, 6.4816)),  # standard deviation 2.138
        ([3], (3.0, 3.0, 3.0)),
        ([0, 0, 0, 1], (0.25, 0.0, 0.74)),
    ],
)
def test_the_interval_of_a_mean(values: Sequence[float], figure: tuple[float, ...]) -> None:
    assert rounded(mean(values)) == figure


# ---------------------------------------------------------------- points


@pytest.mark.parametrize(
    ("played", "points"),
    [
        (match(1), [0, 1]),
        (match(0, 1), [0.5, 0.5]),
        (match(), [0.5, 0.5]),
        (match(0, 2, seats=4), [0.5, 0, 0.5, 0]),
        (match(seats=1), [0]),
        (match(0, seats=1), [1]),
    ],
)
def test_every_match_is_worth_one_point(played: MatchSummary, points: list[float]) -> None:
    assert [points_of(played, seat) for seat in range(len(points))] == points


def test_a_summary_counts_wins_draws_and_losses() -> None:
    summary = summarise([match(0), match(0), match(0, 1, reason="V3"), match(1, rounds=4)], players=2)
    first, second = summary.seats
    assert (first.wins, first.draws, first.losses) == (2, 1, 1)
    assert (second.wins, second.draws, second.losses) == (1, 1, 2)
    assert (first.points.value, second.points.value) == (0.625, 0.375)
    assert summary.rounds.value == 7
    assert first.damage == second.damage == (1, 1, 1)
    assert summary.reasons == {"V1": 3, "V3": 1}


def test_the_advantage_of_the_first_seat_is_counted_from_its_fair_share() -> None:
    winning = summarise([match(0, seats=3)] * 3 + [match(1, seats=3)], players=3)
    found = first_seat_advantage(winning)
    assert round(found.value, 4) == 41.6667
    assert found.low < found.value < found.high
    level = summarise([match(seat, seats=4) for seat in range(4)], players=4)
    assert first_seat_advantage(level).value == 0


def test_no_match_has_no_summary() -> None:
    with pytest.raises(ValueError, match="no match"):
        summarise([], players=2)
