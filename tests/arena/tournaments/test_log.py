"""What may happen in a tournament: late entry, leaving, staying away, replays, corrections; all of it is
logged."""

from collections.abc import Callable

import pytest

from golems.arena.tournaments.entries import (
    Absent,
    AnyEntry,
    Corrected,
    Joined,
    Paired,
    Replayed,
    Reported,
    Returned,
    Seating,
    SeatResult,
    Unpaired,
    Withdrawn,
)
from golems.arena.tournaments.matches import seed_of
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Tournament, fold
from golems.rules.refusals import Refusal
from tests.arena.tournaments.chronicle import Chronicle, small_rules


def points(tournament: Tournament) -> dict[str, float]:
    return {
        tournament.players[row.player].name: float(row.figures["points"])  # type: ignore[arg-type]
        for row in standings(tournament)
    }


def won_by(*players: int) -> tuple[SeatResult, ...]:
    """Return results in which the players take the places in this order."""
    return tuple([SeatResult(player, place) for place, player in enumerate(players, start=1)])


@pytest.fixture
def pair() -> Chronicle:
    """Return a Swiss tournament of two who are about to play their first match."""
    chronicle = Chronicle(small_rules("swiss", rounds=3, late=0.5, tie_breaks=[], seeding="entered"), 2)
    chronicle.pair()
    return chronicle


# ---------------------------------------------------------------- who takes part


def test_who_comes_late_has_the_stated_points_for_each_round_missed(pair: Chronicle) -> None:
    pair.write(Reported(0, won_by(0, 1)))
    pair.pair()
    pair.write(Reported(1, won_by(0, 1)))
    pair.write(Joined("Late"))
    assert points(pair.tournament) == {"Player 0": 2, "Late": 1, "Player 1": 0}
    paired = pair.pair()
    assert paired is not None
    assert 2 in [*paired.byes, *[player for table in paired.tables for player in table.players]]


def test_who_has_withdrawn_keeps_the_points_and_is_paired_no_more(pair: Chronicle) -> None:
    pair.write(Reported(0, won_by(0, 1)))
    pair.write(Joined("Late"))
    pair.write(Withdrawn(0))
    paired = pair.pair()
    assert paired is not None
    assert sorted(paired.tables[0].players) == [1, 2]
    assert points(pair.tournament)["Player 0"] == 1


def test_who_withdraws_during_a_match_loses_it_and_may_return(pair: Chronicle) -> None:
    pair.write(Withdrawn(0))
    assert points(pair.tournament) == {"Player 0": 0, "Player 1": 1}
    pair.write(Returned(0))
    assert pair.tournament.active == [0, 1]
    assert pair.pair() is not None


# ---------------------------------------------------------------- matches


def test_who_does_not_come_has_nothing_and_the_other_the_win(pair: Chronicle) -> None:
    pair.write(Absent(0, (0,)))
    assert points(pair.tournament) == {"Player 0": 0, "Player 1": 1}


def test_where_nobody_comes_nobody_has_anything(pair: Chronicle) -> None:
    pair.write(Absent(0, (0, 1)))
    assert points(pair.tournament) == {"Player 0": 0, "Player 1": 0}
    assert pair.pair() is not None


def test_three_play_without_the_fourth() -> None:
    chronicle = Chronicle(small_rules("scenario", rounds=1, tie_breaks=[], seeding="entered"), 4)
    chronicle.pair()
    chronicle.write(Absent(0, (0,)))
    chronicle.write(Reported(0, won_by(3, 1, 2)))
    assert points(chronicle.tournament) == {"Player 3": 6, "Player 1": 4, "Player 2": 2, "Player 0": 0}


def test_a_match_is_played_again_with_another_seed_and_both_results_stay_in_the_trace(
    pair: Chronicle,
) -> None:
    bout = pair.tournament.bouts[0]
    before = seed_of(pair.tournament, bout)
    pair.write(Reported(0, won_by(0, 1)))
    pair.write(Replayed(0, "the lights went out"))
    assert not bout.is_over
    assert seed_of(pair.tournament, bout) != before
    pair.write(Reported(0, won_by(1, 0)))
    assert points(pair.tournament) == {"Player 1": 1, "Player 0": 0}
    assert bout.history == pair.log[-3:]


def test_who_was_absent_may_come_to_the_replay(pair: Chronicle) -> None:
    pair.write(Absent(0, (0,)))
    pair.write(Replayed(0, "the bus was late"))
    pair.write(Reported(0, won_by(0, 1)))
    assert points(pair.tournament)["Player 0"] == 1


def test_a_correction_counts_and_what_it_corrects_stays_in_the_trace(pair: Chronicle) -> None:
    pair.write(Reported(0, won_by(0, 1)))
    pair.write(Corrected(0, won_by(1, 0), "the names were swapped"))
    assert points(pair.tournament) == {"Player 1": 1, "Player 0": 0}
    assert pair.tournament.bouts[0].history == pair.log[-2:]


def test_a_correction_may_say_that_somebody_was_not_there(pair: Chronicle) -> None:
    pair.write(Reported(0, won_by(0, 1)))
    pair.write(Corrected(0, (SeatResult(1, 1),), "it was another child of the same name"))
    assert points(pair.tournament) == {"Player 1": 1, "Player 0": 0}
    assert not pair.tournament.bouts[0].is_played


def test_a_round_is_taken_back_while_nothing_has_come_of_it(pair: Chronicle) -> None:
    again = pair.log[-1]
    pair.write(Unpaired("somebody was forgotten"))
    pair.write(Joined("Forgotten"))
    assert pair.tournament.players[2].missed == 0
    pair.pair()
    assert pair.log[-1] != again
    assert list(pair.tournament.bouts) == [1]  # a number is never given twice


# ---------------------------------------------------------------- brackets


def finalists() -> Chronicle:
    chronicle = Chronicle(small_rules("elimination", bracket_games=1, seeding="entered"), 4)
    chronicle.pair()
    for bout in chronicle.waiting():
        chronicle.write(Reported(bout.number, won_by(*sorted(bout.players))))
    return chronicle


def test_a_result_of_a_bracket_stands_once_somebody_has_gone_on() -> None:
    chronicle = finalists()
    chronicle.pair()
    for entry in (Replayed(0, "protest"), Corrected(0, won_by(3, 0), "protest")):
        with pytest.raises(Refusal) as refused:
            chronicle.write(entry)
        assert refused.value.reason == "stage-closed"


def test_it_can_be_corrected_when_the_next_level_is_taken_back_first() -> None:
    chronicle = finalists()
    chronicle.pair()
    chronicle.write(Unpaired("protest"))
    chronicle.write(Corrected(0, won_by(3, 0), "protest"))
    paired = chronicle.pair()
    assert paired is not None
    assert sorted(paired.tables[0].players) == [1, 3]


# ---------------------------------------------------------------- what is refused


REFUSED: dict[str, tuple[Callable[[], AnyEntry], str]] = {
    "a name that is taken": (lambda: Joined("  player  0 "), "player-name-taken"),
    "a name of blanks": (lambda: Joined("   "), "no-name"),
    "a name of two lines": (lambda: Joined("a\x00b"), "name"),
    "nobody withdraws": (lambda: Withdrawn(9), "no-such-player"),
    "who is here returns": (lambda: Returned(0), "player-here"),
    "the next round while one runs": (lambda: Paired((Seating((0, 1), "zigzag"),)), "round-runs"),
    "a match that is not there": (lambda: Reported(7, won_by(0, 1)), "no-such-table"),
    "a result without a player": (lambda: Reported(0, won_by(0)), "match-players"),
    "a result with a player too many": (lambda: Reported(0, won_by(0, 1, 2)), "match-players"),
    "nobody is absent": (lambda: Absent(0, ()), "match-players"),
    "a stranger is absent": (lambda: Absent(0, (2,)), "match-players"),
    "a replay of what was not played": (lambda: Replayed(0, "why not"), "match-without-result"),
    "a replay without a reason": (lambda: Replayed(0, " "), "no-reason"),
    "a correction of nothing": (lambda: Corrected(0, won_by(0, 1), "oops"), "match-without-result"),
    "a correction without a reason": (lambda: Corrected(0, won_by(0, 1), ""), "no-reason"),
}
REFUSED_AFTERWARDS: dict[str, tuple[Callable[[], AnyEntry], str]] = {
    "a second result": (lambda: Reported(0, won_by(0, 1)), "match-has-result"),
    "absent from a match that was played": (lambda: Absent(0, (0,)), "match-has-result"),
    "a correction with a stranger": (lambda: Corrected(0, won_by(0, 2), "oops"), "match-players"),
    "a correction with one player twice": (lambda: Corrected(0, won_by(0, 0), "oops"), "match-players"),
    "a round is taken back": (lambda: Unpaired("oops"), "round-has-results"),
    "a player at two tables": (
        lambda: Paired((Seating((0, 1), "zigzag"), Seating((0, 2), "zigzag"))),
        "pairing-player",
    ),
    "a player against himself": (lambda: Paired((Seating((0, 0), "zigzag"),)), "pairing-player"),
    "a player who sits and rests": (
        lambda: Paired((Seating((0, 1), "zigzag"),), byes=(1,)),
        "pairing-player",
    ),
    "a stranger at a table": (lambda: Paired((Seating((0, 9), "zigzag"),)), "no-such-player"),
    "one who has left at a table": (lambda: Paired((Seating((0, 2), "zigzag"),)), "pairing-player"),
    "leaving twice": (lambda: Withdrawn(2), "player-gone"),
}


@pytest.mark.parametrize(("entry", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_does_not_fit_is_refused_and_changes_nothing(
    pair: Chronicle, entry: Callable[[], AnyEntry], reason: str
) -> None:
    refused_without_a_trace(pair, entry(), reason)


@pytest.mark.parametrize(("entry", "reason"), REFUSED_AFTERWARDS.values(), ids=REFUSED_AFTERWARDS)
def test_what_does_not_fit_after_a_result_is_refused_and_changes_nothing(
    pair: Chronicle, entry: Callable[[], AnyEntry], reason: str
) -> None:
    pair.write(Reported(0, won_by(0, 1)))
    pair.write(Joined("Gone"))
    pair.write(Withdrawn(2))
    refused_without_a_trace(pair, entry(), reason)


def refused_without_a_trace(chronicle: Chronicle, entry: AnyEntry, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        chronicle.write(entry)
    assert refused.value.reason == reason
    assert vars(chronicle.tournament).keys() == vars(fold(chronicle.log)).keys()
    for name, value in vars(fold(chronicle.log)).items():
        assert getattr(chronicle.tournament, name) == value, name


def test_nobody_joins_a_bracket() -> None:
    with pytest.raises(Refusal) as refused:
        finalists().write(Joined("Late"))
    assert refused.value.reason == "entries-closed"


@pytest.mark.parametrize("format_", ["swiss", "scenario"])
def test_nobody_joins_after_the_last_round_has_begun(format_: str) -> None:
    chronicle = Chronicle(small_rules(format_, rounds=1), 3)
    chronicle.pair()
    with pytest.raises(Refusal) as refused:
        chronicle.write(Joined("Late"))
    assert refused.value.reason == "entries-closed"


def test_nobody_joins_where_all_tables_are_full() -> None:
    chronicle = Chronicle(small_rules("scenario", seats=3), 3)
    chronicle.pair()
    chronicle.write(Reported(0, won_by(0, 1, 2)))
    with pytest.raises(Refusal) as refused:
        chronicle.write(Joined("Late"))
    assert refused.value.reason == "no-seat-free"
    chronicle.write(Withdrawn(1))
    chronicle.write(Joined("Late"))
    assert chronicle.tournament.groups[0][-1] == 3


def test_a_hundred_and_twenty_eight_are_enough() -> None:
    with pytest.raises(Refusal) as refused:
        Chronicle(small_rules("swiss"), 129)
    assert refused.value.reason == "too-many-players"


def refusal_of(chronicle: Chronicle, entry: AnyEntry) -> str:
    with pytest.raises(Refusal) as refused:
        chronicle.write(entry)
    return refused.value.reason


def test_whoever_withdraws_makes_room_for_somebody_else() -> None:
    chronicle = Chronicle(small_rules("swiss"), 128)
    chronicle.write(Withdrawn(5))
    chronicle.write(Joined("New"))
    assert refusal_of(chronicle, Returned(5)) == "too-many-players"
    assert refusal_of(chronicle, Joined("Newer")) == "too-many-players"


def test_two_hundred_are_the_most_who_ever_enter() -> None:
    chronicle = Chronicle(small_rules("swiss"), 100)
    for number in range(100):
        chronicle.write(Withdrawn(number))
    for number in range(100):
        chronicle.write(Joined(f"Late {number}"))
    assert refusal_of(chronicle, Joined("Latest")) == "too-many-players"


def test_there_is_no_round_to_take_back_before_the_first() -> None:
    with pytest.raises(Refusal) as refused:
        Chronicle(small_rules("swiss"), 2).write(Unpaired("oops"))
    assert refused.value.reason == "not-paired"
