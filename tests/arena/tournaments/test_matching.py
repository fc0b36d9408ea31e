"""Pairs with the least cost together, by whichever library is there."""

import sys
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golems.arena.tournaments import matching
from golems.arena.tournaments.matching import Pair, PairCost, pair_up


@st.composite
def some_costs(draw: st.DrawFn) -> dict[Pair, PairCost]:
    """Return the costs of some pairs of up to nine players; some of these may not meet at all."""
    pairs = list(combinations(range(draw(st.integers(2, 9))), 2))
    meeting = draw(st.lists(st.sampled_from(pairs), unique=True, min_size=1))
    return {pair: draw(st.tuples(st.integers(0, 2), st.integers(0, 40))) for pair in meeting}


@given(some_costs(), st.integers())
def test_both_libraries_find_the_same_pairs(costs: dict[Pair, PairCost], lot: int) -> None:
    weights = matching.weights_of(costs, lot)
    ours, plain = (
        {frozenset(pair) for pair in matched(weights)}
        for matched in (matching.matched_by_rustworkx, matching.matched_by_networkx)
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


def test_with_the_extra_the_faster_library_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "networkx", None)
    assert pair_up({(0, 1): (1,)}) == [(0, 1)]


def test_nobody_is_paired_where_nobody_may_meet() -> None:
    assert pair_up({}) == []
