"""Laws that hold for every tournament. Each fails with an assertion."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from golems.arena.tournaments.entries import FIRST_PAIRING, PAIRING, AnyEntry, Paired, Reported
from golems.arena.tournaments.pairing import next_round
from golems.arena.tournaments.ranking import StandingsRow, merit_of
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Tournament
from tests.arena.tournaments.chronicle import (
    Chances,
    Chronicle,
    Past,
    can_pair_all,
    past,
    rounds_of,
    small_rules,
)

FORMATS: dict[str, dict[str, Any]] = {
    "round_robin": {},
    "swiss": {"late": 0.5},
    "elimination": {"third_place": True},
    "groups": {"groups": 2},
    "scenario": {},
}


def started(
    format_: str, players: int, seed: int, pairing: int = PAIRING, **changes: Any
) -> tuple[Chronicle, random.Random]:
    rules = small_rules(format_, **(FORMATS[format_] | changes))
    return Chronicle(rules, players, str(seed), pairing), random.Random(seed)


# ---------------------------------------------------------------- Swiss


def swiss_keeps_its_laws(
    players: int, seed: int, chances: Chances, rounds: int | None, pairing: int = PAIRING
) -> Chronicle:
    """Check the laws of a Swiss tournament in every round. Those of the first releases put seats first."""
    number = {"rounds": rounds} if rounds else {}
    chronicle, rng = started("swiss", players, seed, pairing, tie_breaks=[], **number)
    for index, paired in enumerate(rounds_of(chronicle, chances, rng)):
        before, active = past(chronicle.tournament, index), chronicle.tournament.active
        all_sit_or_one_rests(paired, active)
        nobody_rests_twice_before_all_have(paired, active, before)
        nobody_meets_again_needlessly(paired, active, before)
        if pairing == FIRST_PAIRING:
            seats_are_within_one(paired, active, before)
    return chronicle


def all_sit_or_one_rests(paired: Paired, active: list[int]) -> None:
    sitting = [player for table in paired.tables for player in table.players]
    assert sorted([*sitting, *paired.byes]) == active
    assert len(paired.byes) == len(active) % 2


def nobody_rests_twice_before_all_have(paired: Paired, active: list[int], before: Past) -> None:
    for player in paired.byes:
        assert before.rested[player] == min(before.rested[other] for other in active)


def nobody_meets_again_needlessly(paired: Paired, active: list[int], before: Past) -> None:
    if meets_again(paired, before):
        assert not can_pair_all(active, unmet(before), may_rest(active, before))


def seats_are_within_one(paired: Paired, active: list[int], before: Past) -> None:
    """Check that seats are balanced, or that nothing else was possible without meeting again."""
    if out_of_balance(paired, before) and not meets_again(paired, before):
        assert not can_pair_all(active, fits(before), may_rest(active, before))


def meets_again(paired: Paired, before: Past) -> bool:
    return any(frozenset(table.players) in before.met for table in paired.tables)


def out_of_balance(paired: Paired, before: Past) -> bool:
    return any(
        before.balance[table.players[0]] >= 1 or before.balance[table.players[1]] <= -1
        for table in paired.tables
    )


def unmet(before: Past) -> Callable[[int, int], bool]:
    return lambda one, other: frozenset((one, other)) not in before.met


def fits(before: Past) -> Callable[[int, int], bool]:
    """Tell whether two players have not met and do not need the same seat."""
    return lambda one, other: (
        frozenset((one, other)) not in before.met and before.balance[one] * before.balance[other] <= 0
    )


def may_rest(active: list[int], before: Past) -> Callable[[int], bool]:
    least = min(before.rested[player] for player in active)
    return lambda player: before.rested[player] == least


# ---------------------------------------------------------------- seats


def seats_stay_within_one(chronicle: Chronicle, chances: Chances, rng: random.Random) -> None:
    """Check that seats are balanced from the first round to the last."""
    for number, _ in enumerate(rounds_of(chronicle, chances, rng)):
        within_one(past(chronicle.tournament, number))
    within_one(past(chronicle.tournament, len(chronicle.tournament.rounds)))


def within_one(before: Past) -> None:
    assert {abs(out) for out in before.balance.values()} <= {0, 1}


# ---------------------------------------------------------------- standings


def every_place_is_explained(tournament: Tournament) -> None:
    """Check that figures of the player and of the neighbour explain every place."""
    rows = standings(tournament)
    assert sorted(row.player for row in rows) == list(range(len(tournament.players)))
    for place, (above, row) in enumerate(pairwise(rows), start=2):
        explained(above, row, place)
    if len(rows) > 1 and rows[0].place < rows[1].place:
        assert rows[0].apart is not None
        assert rows[1].apart is not None
        assert rows[0].apart[2:] == rows[1].apart[:1:-1]


def explained(above: StandingsRow, row: StandingsRow, place: int) -> None:
    """Tell whether all figures before the deciding one are equal and that one is better, or all are equal."""
    assert list(row.figures) == list(above.figures)
    if row.apart is None:
        assert row.place == above.place
        assert merits(row) == merits(above)
        return
    by, other, figure, others = row.apart
    assert (row.place, other) == (place, above.player)
    assert (figure, others) == (row.figures[by], above.figures[by])
    assert merit_of(by, others) > merit_of(by, figure)
    asked = list(row.figures).index(by)
    assert merits(row)[:asked] == merits(above)[:asked]


def merits(row: StandingsRow) -> list[tuple[object, ...]]:
    return [merit_of(name, figure) for name, figure in row.figures.items()]


def the_order_of_results_changes_nothing(chronicle: Chronicle, rng: random.Random) -> None:
    """Check that the order of results changes neither pairings nor standings."""
    other = Tournament()
    for entry in shuffled(chronicle.log, rng):
        if isinstance(entry, Paired):
            assert next_round(other) == entry
        other.apply(entry)
    assert standings(other) == standings(chronicle.tournament)


def shuffled(log: list[AnyEntry], rng: random.Random) -> list[AnyEntry]:
    """Return the log with results that came one after the other in any other order."""
    done: list[AnyEntry] = []
    results: list[AnyEntry] = []
    for entry in log:
        if not isinstance(entry, Reported):
            rng.shuffle(results)
            done, results = [*done, *results, entry], []
        else:
            results.append(entry)
    rng.shuffle(results)
    return done + results
