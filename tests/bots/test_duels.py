"""A round as a game: each program against what the others lay, as in the search of all pairs."""

from random import Random

import numpy as np
import pytest

from golems.bots.arrays import coded
from golems.bots.candidates import programs_of, rolled_by
from golems.bots.duels import (
    FILLINGS,
    ROLLS,
    WORK,
    BiasedGame,
    CorrectedGame,
    ReversedGame,
    duel_among,
    duel_between,
    duel_with,
    replies,
)
from golems.fast.equilibrium import KnownGame
from golems.fast.jit import Words
from golems.fast.tree import ROW_BITS, SEAT_BITS
from golems.match.view import View, view
from golems.rules.values import EventCard, Program, Seat
from tests.fast.all_pairs import values_of
from tests.match.tables import dealt

EVENTS: list[EventCard] = ["nothing", "lose_row", "swap_rows", "thaw"]
PATIENT = 60.0  # seconds: enough to think of all that chance may do
SMALL = KnownGame(np.array([[1, 2, 3], [0, -1, 5]], np.float32))


@pytest.mark.parametrize("event", EVENTS)
def test_a_duel_is_the_game_of_all_pairs(event: EventCard) -> None:
    seen = view(dealt("L4", deck=(event,)), 0)
    programs = list(programs_of(seen, 0))
    duel = duel_with(seen, 0, 1, Random(0), PATIENT)
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
    """The game is the mean of those with each roll."""
    seen = view(dealt("L3", 2, 2, deck=("nothing",)), 0)
    programs = list(programs_of(seen, 0))
    some = [3, len(programs) // 2, len(programs) - 1]
    duel = duel_with(seen, 0, 1, Random(1), PATIENT)
    values = []
    for chance in duel.chances:
        rolled = {bot: [roll_of(seen, bot, chance.roll)] * len(some) for bot in (2, 3)}
        laid = {1: [programs[number] for number in some], **rolled}
        values.append(values_of(seen.position, "nothing", 0, laid[1], laid))
    assert len(values) == ROLLS
    for line, number in zip(np.mean(values, axis=0), some, strict=True):
        assert duel.row(number)[some] == pytest.approx(line, abs=1e-5)


def roll_of(seen: View, bot: Seat, joint: Words) -> Program:
    """Return what this ParoBot does in a joint roll."""
    rolls = rolled_by(seen.position.robots[bot].bot or "")
    place = [np.array_equal(roll, joint & ROW_BITS << SEAT_BITS * bot) for roll in coded(rolls, bot)].index(
        True
    )
    return rolls[place]


def test_the_same_chance_makes_the_same_game() -> None:
    seen = view(dealt("L3", 2, 2), 0)
    one, same, other = [duel_with(seen, 0, 1, Random(seed), 1.0) for seed in (1, 1, 2)]
    assert one.shape == (2010, 2010)
    assert np.array_equal(one.row(7), same.row(7))
    assert not np.array_equal(one.row(7), other.row(7))


@pytest.mark.parametrize("event", ["nothing", "swap_rows", "loop"])
def test_who_has_little_time_thinks_of_less_that_may_be_in_barrels(event: EventCard) -> None:
    seen = view(dealt("L4", deck=(event,)), 0)
    hasty, ready = [duel_with(seen, 0, 1, Random(0), seconds) for seconds in (0.1, 1.0)]
    assert [len(duel.chances) for duel in (hasty, ready)] == [1, FILLINGS]
    assert hasty.row(7).shape == hasty.shape[1:]
    assert not np.array_equal(hasty.row(7), ready.row(7))


def test_no_more_work_is_begun_than_there_is_time_for() -> None:
    seen = view(dealt("L4", deck=("nothing",)), 0)
    for seconds in (0.1, 0.3, 1.0):
        assert duel_with(seen, 0, 1, Random(0), seconds).work <= 2 * WORK * seconds


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
    assert replies(ReversedGame(SMALL), np.array([1, 0])) == pytest.approx([-1, -2, -3])


def test_the_other_side_sees_the_game_turned() -> None:
    turned = ReversedGame(SMALL)
    assert turned.shape == (3, 2)
    assert turned.row(2).tolist() == [-3, -5]


def test_a_game_may_lean_towards_some_rows() -> None:
    leaning = BiasedGame(SMALL, np.array([0, 10], np.float32))
    assert leaning.shape == SMALL.shape
    assert leaning.row(1).tolist() == [10, 9, 15]
    assert leaning.column(0).tolist() == [1, 10]


def test_some_pairs_of_a_game_may_be_corrected() -> None:
    more = np.array([[10, 20]], np.float32)
    corrected = CorrectedGame(SMALL, [1], [2, 0], more)
    assert corrected.shape == SMALL.shape
    assert [corrected.row(0).tolist(), corrected.row(1).tolist()] == [[1, 2, 3], [20, -1, 15]]
    assert [corrected.column(number).tolist() for number in range(3)] == [[1, 20], [2, -1], [3, 15]]
