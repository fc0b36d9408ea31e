"""A round as a game: each program against what the others lay, as the search of all pairs has it."""

from random import Random

import numpy as np
import pytest

from golems.bots.considering import programs_of
from golems.bots.duels import Corrected, Leaning, Turned, duel_among, duel_between, duel_with, replies
from golems.fast.solve import Whole
from golems.match.view import view
from golems.rules.values import EventCard
from tests.fast.all_pairs import values_of
from tests.match.tables import dealt

EVENTS: list[EventCard] = ["nothing", "lose_row", "swap_rows", "thaw"]
SMALL = Whole(np.array([[1, 2, 3], [0, -1, 5]], np.float32))


@pytest.mark.parametrize("event", EVENTS)
def test_a_duel_is_the_game_of_all_pairs(event: EventCard) -> None:
    seen = view(dealt("L4", deck=(event,)), 0)
    programs = list(programs_of(seen, 0))
    duel = duel_with(seen, 0, 1, Random(0))
    some = [3, len(programs) // 2, len(programs) - 1]
    values = values_of(seen.position, event, 0, [programs[number] for number in some], {1: programs})
    for line, number in enumerate(some):
        assert duel.row(number) == pytest.approx(values[line], abs=1e-6)
        assert duel.column(number)[some] == pytest.approx(values[:, number], abs=1e-6)


@pytest.mark.parametrize("event", EVENTS)
def test_two_seats_may_have_any_programs(event: EventCard) -> None:
    seen = view(dealt("L4", deck=(event,)), 0)
    programs = list(programs_of(seen, 0))
    laid = {1: programs[5:800:90], 0: programs[::300]}
    duel = duel_between(seen.position, event, laid)
    values = values_of(seen.position, event, 1, laid[1], {0: laid[0]})
    assert duel.shape == values.shape
    for number, line in enumerate(values):
        assert duel.row(number) == pytest.approx(line, abs=1e-6)


def test_who_plays_beside_parobots_meets_what_they_roll() -> None:
    """Every program of the rival comes with a roll; the same chance makes the same game."""
    seen = view(dealt("L3", 2, 2), 0)
    one, same, other = [duel_with(seen, 0, 1, Random(seed)) for seed in (1, 1, 2)]
    assert one.shape == (2010, 2010)
    assert np.array_equal(one.row(7), same.row(7))
    assert not np.array_equal(one.row(7), other.row(7))


def test_several_others_lay_together() -> None:
    seen = view(dealt("L4", 3, deck=("nothing",)), 0)
    programs = list(programs_of(seen, 1))
    laid = {1: programs[:4], 2: programs[10:14]}
    duel = duel_among(seen, 0, laid, Random(0))
    values = values_of(seen.position, "nothing", 0, programs[:5], laid)
    assert duel.shape == (len(programs), 4)
    assert duel.column(2)[:5] == pytest.approx(values[:, 2], abs=1e-6)


def test_replies_are_worth_what_the_mixture_brings() -> None:
    assert replies(SMALL, np.array([0.5, 0, 0.5])) == pytest.approx([2, 2.5])
    assert replies(Turned(SMALL), np.array([1, 0])) == pytest.approx([-1, -2, -3])


def test_the_other_side_sees_the_game_turned() -> None:
    turned = Turned(SMALL)
    assert turned.shape == (3, 2)
    assert turned.row(2).tolist() == [-3, -5]


def test_a_game_may_lean_towards_some_rows() -> None:
    leaning = Leaning(SMALL, np.array([0, 10], np.float32))
    assert leaning.shape == SMALL.shape
    assert leaning.row(1).tolist() == [10, 9, 15]
    assert leaning.column(0).tolist() == [1, 10]


def test_some_pairs_of_a_game_may_be_corrected() -> None:
    more = np.array([[10, 20]], np.float32)
    corrected = Corrected(SMALL, [1], [2, 0], more)
    assert corrected.shape == SMALL.shape
    assert [corrected.row(0).tolist(), corrected.row(1).tolist()] == [[1, 2, 3], [20, -1, 15]]
    assert [corrected.column(number).tolist() for number in range(3)] == [[1, 20], [2, -1], [3, 15]]
