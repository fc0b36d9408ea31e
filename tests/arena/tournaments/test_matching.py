"""Pairs with the least cost together, whether the library of the extra is there or not."""

import sys
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golems.arena.tournaments import matching
from golems.arena.tournaments.blossoms import heaviest_pairs
from golems.arena.tournaments.matching import Pair, PairCost, pair_up


@st.composite
def some_costs(draw: st.DrawFn) -> dict[Pair, PairCost]:
    """Return the costs of some pairs of up to twelve players; some of these may not meet at all."""
    pairs = list(combinations(range(draw(st.integers(2, 12))), 2))
    meeting = draw(st.lists(st.sampled_from(pairs), unique=True, min_size=1))
    return {pair: draw(st.tuples(st.integers(0, 2), st.integers(0, 40))) for pair in meeting}


@given(some_costs(), st.integers())
def test_with_and_without_the_extra_the_same_pairs_are_found(costs: dict[Pair, PairCost], lot: int) -> None:
    weights = matching.weights_of(costs, lot)
    ours, plain = (
        {frozenset(pair) for pair in matched(weights)}
        for matched in (matching.matched_by_rustworkx, heaviest_pairs)
    )
    assert ours == plain


@pytest.mark.parametrize("missing", [None, "rustworkx"])
def test_as_many_as_possible_meet_and_then_the_cheapest(
    missing: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if missing:
        monkeypatch.setitem(sys.modules, missing, None)
    costs = {(1, 2): (0,), (0, 1): (9,), (2, 3): (9,), (0, 2): (9,), (1, 3): (8,)}
    assert pair_up(costs, "lot") == [(0, 2), (1, 3)]


def test_the_same_pairs_are_found_in_large_rings_within_rings() -> None:
    """Many players with few costs that differ: blossoms are closed and opened again all the time."""
    for seed in range(40):
        source = Random(seed)
        players = source.choice([31, 40, 64])
        some = [pair for pair in combinations(range(players), 2) if source.random() < 0.3]
        weights = matching.weights_of({pair: (source.randrange(3),) for pair in some}, seed)
        found, plain = heaviest_pairs(weights), matching.matched_by_rustworkx(weights)
        assert {frozenset(pair) for pair in found} == {frozenset(pair) for pair in plain}


def test_nobody_is_paired_where_nobody_may_meet() -> None:
    assert pair_up({}) == []
