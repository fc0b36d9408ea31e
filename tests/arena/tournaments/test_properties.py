"""Properties of every tournament, whoever comes late, leaves, stays away or rests."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from golems.arena.tournaments.entries import FIRST_PAIRING, TIE_BREAKS, Paired, read_entry, write_entry
from golems.arena.tournaments.pairing import next_round
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Bout, Tournament, fold
from tests.arena.tournaments.chronicle import CALM, LIVELY, Chances, rounds_of
from tests.arena.tournaments.laws import (
    FORMATS,
    every_place_is_explained,
    seats_stay_within_one,
    started,
    swiss_keeps_its_laws,
    the_order_of_results_changes_nothing,
)
from tests.arena.tournaments.pairing_checker import faults
from tests.arena.tournaments.spectator import KINDS, EveningKind, watched

SEEDS = st.integers(0, 10**6)
ENTRIES = st.one_of(st.integers(2, 16), st.integers(2, 16), st.integers(2, 128))
FEW = st.integers(4, 14)


# ---------------------------------------------------------------- Swiss


@settings(max_examples=40)
@given(ENTRIES, SEEDS, st.sampled_from([CALM, LIVELY]), st.sampled_from([None, 5, 9]))
@example(128, 1, CALM, None)
@example(127, 1, LIVELY, None)
@example(4, 1, CALM, 9)
def test_swiss(players: int, seed: int, chances: Chances, rounds: int | None) -> None:
    """Nobody meets again needlessly, and nobody rests twice before all have."""
    swiss_keeps_its_laws(players, seed, chances, rounds)


@settings(max_examples=20)
@given(st.integers(2, 16), SEEDS, st.sampled_from([CALM, LIVELY]))
def test_a_tournament_that_an_earlier_release_opened_goes_on_with_seats_first(
    players: int, seed: int, chances: Chances
) -> None:
    swiss_keeps_its_laws(players, seed, chances, 5, FIRST_PAIRING)


@settings(max_examples=20)
@given(st.integers(1, 16), SEEDS)
def test_in_an_earlier_release_seats_are_within_one_where_nobody_comes_late_or_leaves(
    half: int, seed: int
) -> None:
    chronicle, rng = started("swiss", 2 * half, seed, FIRST_PAIRING, tie_breaks=[], rounds=7)
    seats_stay_within_one(chronicle, CALM, rng)


@settings(max_examples=30)
@given(st.integers(2, 10), SEEDS, st.sampled_from(KINDS))
def test_no_other_pairing_is_better(players: int, seed: int, kind: EveningKind) -> None:
    """The checker tries every pairing of every round."""
    assert faults(watched(players, seed, kind).rounds) == []


@pytest.mark.parametrize("players", [2, 3, 5, 7, 8, 13, 16, 31])
def test_with_decisive_results_only_one_can_have_won_all(players: int) -> None:
    for seed in range(5):
        assert len(watched(players, seed).perfect) <= 1


def test_with_seats_first_several_stayed_unbeaten_who_had_never_met() -> None:
    """The releases before points came first paired so, and the checker sees it."""
    evenings = [watched(16, seed, pairing=FIRST_PAIRING) for seed in range(10)]
    assert any(len(evening.perfect) > 1 for evening in evenings)
    assert any(
        faults(evening.rounds) for evening in [watched(8, seed, pairing=FIRST_PAIRING) for seed in range(10)]
    )


@settings(max_examples=20)
@given(st.integers(2, 24), SEEDS)
def test_the_first_seat_goes_to_whoever_has_had_it_less_often(players: int, seed: int) -> None:
    sat: Counter[str] = Counter()
    for checked in watched(players, seed).rounds:
        assert all(sat[first] <= sat[second] for first, second in checked.tables)
        sat.update({first: 1 for first, _ in checked.tables})
        sat.subtract({second: 1 for _, second in checked.tables})


def points_so_far(tournament: Tournament, rounds: int) -> Counter[int]:
    """Return twice the points of matches of two, counted independently."""
    points: Counter[int] = Counter()
    for round_ in tournament.rounds[:rounds]:
        points.update(dict.fromkeys(round_.byes, 2))
        for bout in round_.bouts:
            one, other = bout.seats or ()
            better = one.place - other.place
            points[one.player] += 1 if better == 0 else 2 * (better < 0)
            points[other.player] += 1 if better == 0 else 2 * (better > 0)
    return points


# ---------------------------------------------------------------- the other formats


@settings(max_examples=25)
@given(st.integers(2, 24), SEEDS)
def test_round_robin_brings_every_two_together_once_with_seats_within_one(players: int, seed: int) -> None:
    chronicle, rng = started("round_robin", players, seed, tie_breaks=[])
    seats_stay_within_one(chronicle, CALM, rng)
    met = Counter(frozenset(bout.players) for bout in chronicle.tournament.bouts.values())
    assert len(chronicle.tournament.rounds) == players - 1 + players % 2
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {1}


@settings(max_examples=20)
@given(FEW, SEEDS)
def test_round_robin_brings_all_together_who_stay_and_nobody_twice(players: int, seed: int) -> None:
    chronicle, rng = started("round_robin", players, seed, tie_breaks=[])
    list(rounds_of(chronicle, LIVELY, rng))
    met = Counter(frozenset(bout.players) for bout in chronicle.tournament.bouts.values())
    active = chronicle.tournament.active
    assert {frozenset((one, other)) for one in active for other in active if one < other} <= met.keys()
    assert set(met.values()) <= {1}


@settings(max_examples=20)
@given(st.sampled_from(["round_robin", "swiss", "elimination", "groups"]), FEW, SEEDS)
def test_two_matches_a_meeting_keep_seats_equal_whatever_happens(
    format_: str, players: int, seed: int
) -> None:
    games = {} if format_ == "elimination" else {"games": 2}
    chronicle, rng = started(format_, players, seed, **games)
    list(rounds_of(chronicle, Chances(leaves=0.4, comes=0.4), rng))
    firsts = Counter(bout.players[0] for bout in regular_bouts(chronicle.tournament))
    seconds = Counter(bout.players[1] for bout in regular_bouts(chronicle.tournament))
    assert firsts == seconds


def regular_bouts(tournament: Tournament) -> list[Bout]:
    return [bout for round_ in tournament.rounds if round_.stage != "deciding" for bout in round_.bouts]


@settings(max_examples=25)
@given(st.integers(2, 30), SEEDS, st.sampled_from([2, 3, 4]), st.integers(1, 9))
def test_in_the_scenario_everybody_sits_everywhere_within_one(
    players: int, seed: int, seats: int, rounds: int
) -> None:
    chronicle, rng = started("scenario", players, seed, tie_breaks=[], seats=seats, rounds=rounds)
    list(rounds_of(chronicle, CALM, rng))
    sat = Counter(
        (player, seat)
        for bout in chronicle.tournament.bouts.values()
        for seat, player in enumerate(bout.players)
    )
    for group in chronicle.tournament.groups:
        for player in group:
            times = [sat[player, seat] for seat in range(len(group))]
            assert sum(times) == (rounds if len(group) > 1 else 0)
            assert max(times) - min(times) <= 1


@settings(max_examples=20)
@given(st.integers(2, 40), SEEDS, st.sampled_from([CALM, LIVELY]))
def test_elimination_ends_with_one_winner_and_everybody_else_beaten_once(
    players: int, seed: int, chances: Chances
) -> None:
    chronicle, rng = started("elimination", players, seed)
    list(rounds_of(chronicle, chances, rng))
    first, *others = standings(chronicle.tournament)
    assert first.place == 1
    assert all(row.place > 1 for row in others)
    assert len(chronicle.tournament.seeds) == players


# ---------------------------------------------------------------- standings


@settings(max_examples=40)
@given(st.sampled_from(sorted(FORMATS)), FEW, SEEDS)
def test_the_order_in_which_results_arrive_changes_nothing(format_: str, players: int, seed: int) -> None:
    chronicle, rng = started(format_, players, seed)
    list(rounds_of(chronicle, Chances(leaves=0.3, comes=0.3), rng))
    the_order_of_results_changes_nothing(chronicle, rng)


@settings(max_examples=40)
@given(
    st.sampled_from(["round_robin", "swiss", "scenario"]),
    FEW,
    SEEDS,
    st.permutations(TIE_BREAKS),
    st.integers(0, len(TIE_BREAKS)),
)
def test_every_place_is_explained_by_its_figures(
    format_: str, players: int, seed: int, order: list[str], length: int
) -> None:
    chronicle, rng = started(format_, players, seed, tie_breaks=order[:length])
    list(rounds_of(chronicle, LIVELY, rng))
    every_place_is_explained(chronicle.tournament)


@settings(max_examples=20)
@given(FEW, SEEDS)
def test_points_and_buchholz_can_be_counted_by_hand(players: int, seed: int) -> None:
    chronicle, rng = started("swiss", players, seed, tie_breaks=["buchholz"])
    list(rounds_of(chronicle, CALM, rng))
    tournament = chronicle.tournament
    points = points_so_far(tournament, len(tournament.rounds))
    for row in standings(tournament):
        opponents = [
            other
            for bout in tournament.bouts.values()
            if row.player in bout.players
            for other in bout.players
        ]
        met = sum(points[other] for other in opponents if other != row.player)
        rested = sum(row.player in round_.byes for round_ in tournament.rounds)
        assert row.figures["points"] == Fraction(points[row.player], 2)
        assert row.figures["buchholz"] == Fraction(met + rested * points[row.player], 2)


# ---------------------------------------------------------------- the log


@settings(max_examples=20)
@given(st.sampled_from(sorted(FORMATS)), FEW, SEEDS)
def test_the_log_alone_gives_the_tournament_again_after_any_entry(
    format_: str, players: int, seed: int
) -> None:
    chronicle, rng = started(format_, players, seed)
    list(rounds_of(chronicle, LIVELY, rng))
    read = [read_entry(write_entry(entry)) for entry in chronicle.log]
    assert read == chronicle.log
    stop = rng.randrange(players + 1, len(read))
    again = fold(read[:stop])
    if isinstance(read[stop], Paired):
        assert next_round(again) == read[stop]
    for entry in read[stop:]:
        again.apply(entry)
    assert standings(again) == standings(chronicle.tournament)


@pytest.mark.parametrize("format_", FORMATS)
def test_another_seed_draws_another_tournament(format_: str) -> None:
    pairings = {str(started(format_, 12, seed)[0].pair()) for seed in range(5)}
    assert len(pairings) == 5
