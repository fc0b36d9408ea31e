"""The checker of pairings finds what is wrong, and is itself held to trying one pairing after the other."""

import random
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tests.arena.tournaments.pairing_checker import (
    NOBODY,
    CheckedRound,
    cheapest,
    every_pairing,
    faults,
    never_met,
)

NOUGHT = {player: Fraction(0) for player in "abcd"}
FIRST = CheckedRound([("a", "b"), ("c", "d")], [], NOUGHT)
AFTER = {"a": Fraction(1), "b": Fraction(0), "c": Fraction(1), "d": Fraction(0)}


@given(st.integers(1, 7), st.randoms(use_true_random=False))
def test_trying_each_set_once_finds_what_trying_every_pairing_finds(players: int, rng: random.Random) -> None:
    names = [chr(ord("a") + number) for number in range(players)]
    seats = [*names, *([NOBODY] if players % 2 else [])]
    costs = {frozenset((one, other)): rng.randrange(50) for one in seats for other in seats if one != other}
    plain = min(sum(costs[frozenset(pair)] for pair in pairing) for pairing in every_pairing(seats))
    assert cheapest(names, lambda pair: costs[frozenset(pair)]) == plain


def test_winners_who_meet_losers_are_a_fault() -> None:
    good = CheckedRound([("a", "c"), ("b", "d")], [], AFTER)
    bad = CheckedRound([("a", "d"), ("b", "c")], [], AFTER)
    assert faults([FIRST, good]) == []
    assert len(faults([FIRST, bad])) == 1


def test_meeting_again_and_resting_twice_are_faults() -> None:
    assert len(faults([FIRST, CheckedRound([("b", "a"), ("d", "c")], [], AFTER)])) == 1
    three = {player: Fraction(0) for player in "abc"}
    one = CheckedRound([("a", "b")], ["c"], three)
    again = CheckedRound([("b", "a")], ["c"], three | {"a": Fraction(1), "c": Fraction(1)})
    assert len(faults([one, again])) == 1


def test_the_bye_belongs_to_the_last() -> None:
    points = {"a": Fraction(1), "b": Fraction(1), "c": Fraction(0)}
    assert faults([CheckedRound([("a", "b")], ["c"], points)]) == []
    assert len(faults([CheckedRound([("a", "c")], ["b"], points)])) == 1


def test_whoever_sits_twice_is_a_fault() -> None:
    assert len(faults([CheckedRound([("a", "b"), ("a", "c")], [], NOUGHT)])) == 1


def test_who_has_not_met_is_known() -> None:
    assert never_met([FIRST], ["a", "c"])
    assert not never_met([FIRST], ["a", "b"])
