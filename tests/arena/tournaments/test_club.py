"""What clubs know: rounds that are sat out, results on paper, the crosstable, the most beautiful program."""

from fractions import Fraction

import pytest

from golems.arena.tournaments.crosstable import crosstable
from golems.arena.tournaments.entries import (
    AnyEntry,
    Excused,
    Praised,
    Reported,
    SeatResult,
    Unpaired,
    Withdrawn,
    read_entry,
    write_entry,
)
from golems.arena.tournaments.pairing import next_round
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Bout
from golems.rules.refusals import Illegal
from tests.arena.tournaments.chronicle import Chronicle, small_rules


def evening(players: int = 5, format_: str = "swiss", **changes: object) -> Chronicle:
    more = {"rounds": 3} if format_ == "swiss" else {}
    return Chronicle(small_rules(format_, tie_breaks=[], seeding="entered", **more, **changes), players)


def win(chronicle: Chronicle, bout: Bout, damage: int | None = 0) -> None:
    """Report that the player with the smaller number has won a match."""
    ordered = sorted(bout.present)
    seats = [SeatResult(player, place, damage, damage) for place, player in enumerate(ordered, start=1)]
    chronicle.write(Reported(bout.number, tuple(seats)))


def play(chronicle: Chronicle) -> None:
    for bout in chronicle.waiting():
        win(chronicle, bout)


def refused(chronicle: Chronicle, entry: AnyEntry) -> str:
    with pytest.raises(Illegal) as refusal:
        chronicle.write(entry)
    return refusal.value.reason


def points(chronicle: Chronicle) -> dict[int, object]:
    return {row.player: row.figures["points"] for row in standings(chronicle.tournament)}


# ---------------------------------------------------------------- half-point byes


def test_who_sits_out_a_round_gets_half_a_point_and_plays_the_next() -> None:
    chronicle = evening()
    chronicle.write(Excused(0))
    paired = chronicle.pair()
    assert paired
    assert (paired.rests, paired.byes, len(paired.tables)) == ((0,), (), 2)
    play(chronicle)
    assert points(chronicle)[0] == Fraction(1, 2)
    following = chronicle.pair()
    assert following
    assert following.rests == ()


def test_the_points_and_how_often_are_as_announced() -> None:
    chronicle = evening(rest=0.25, rests=2)
    for _ in range(2):
        chronicle.write(Excused(0))
        chronicle.pair()
        play(chronicle)
    assert points(chronicle)[0] == Fraction(1, 2)
    assert refused(chronicle, Excused(0)) == "rest-too-often"


def test_a_round_can_be_sat_out_once_unless_more_is_announced_and_one_may_think_again() -> None:
    chronicle = evening()
    chronicle.write(Excused(0))
    chronicle.write(Excused(0, on=False))
    chronicle.pair()
    play(chronicle)
    assert not chronicle.tournament.rounds[0].rests
    chronicle.write(Excused(0))
    chronicle.pair()
    play(chronicle)
    assert refused(chronicle, Excused(0)) == "rest-too-often"


def test_a_bye_is_still_possible_after_a_round_that_was_sat_out() -> None:
    chronicle = evening(3)
    chronicle.write(Excused(2))
    chronicle.pair()
    play(chronicle)
    paired = chronicle.pair()
    assert paired
    assert len(paired.byes) == 1


def test_who_is_excused_stays_so_when_the_round_is_taken_back() -> None:
    chronicle = evening()
    chronicle.write(Excused(3))
    chronicle.pair()
    chronicle.write(Unpaired("too early"))
    assert chronicle.tournament.rested(3) == 0
    again = chronicle.pair()
    assert again
    assert again.rests == (3,)


def test_two_are_always_left_to_play() -> None:
    chronicle = evening(4)
    chronicle.write(Excused(0))
    chronicle.write(Excused(1))
    assert refused(chronicle, Excused(2)) == "too-few-players"
    chronicle.write(Withdrawn(3))
    paired = chronicle.pair()
    assert paired
    assert len(paired.tables) == 1
    assert paired.rests == ()


def test_nobody_sits_out_after_leaving_or_where_everybody_meets_everybody_or_after_the_last_round() -> None:
    chronicle = evening()
    chronicle.write(Withdrawn(1))
    assert refused(chronicle, Excused(1)) == "player-gone"
    assert refused(evening(4, "round_robin"), Excused(0)) == "no-rest"
    while chronicle.pair():
        play(chronicle)
    assert refused(chronicle, Excused(0)) == "no-rest"


# ---------------------------------------------------------------- results on paper


@pytest.mark.parametrize("tie_break", ["damage", "destroyed"])
def test_what_nobody_knows_sets_nobody_apart(tie_break: str) -> None:
    """Player 0 has won on paper, player 1 with damage: that is not worse than unknown."""
    chronicle = Chronicle(small_rules("swiss", rounds=1, tie_breaks=[tie_break], seeding="entered"), 4)
    chronicle.pair()
    for bout in chronicle.waiting():
        win(chronicle, bout, damage=None if 0 in bout.players else 3)
    first, second = standings(chronicle.tournament)[:2]
    assert (first.place, second.place) == (1, 1)
    assert first.figures[tie_break] is second.figures[tie_break] is None


def test_of_some_matches_known_and_some_not_the_known_ones_count() -> None:
    chronicle = Chronicle(small_rules("round_robin", tie_breaks=["damage"], seeding="entered"), 3)
    for damage in (2, None, 2):
        chronicle.pair()
        [bout] = chronicle.waiting()
        places = {player: (player - min(bout.players)) % 3 for player in bout.players}
        winner = min(bout.players) if places[max(bout.players)] == 1 else max(bout.players)
        seats = [SeatResult(player, 1 if player == winner else 2, damage) for player in bout.players]
        chronicle.write(Reported(bout.number, tuple(seats)))
    rows = standings(chronicle.tournament)
    assert [row.figures["damage"] for row in rows] == [2, 2, 2]


def test_unknown_is_kept_in_the_log_and_nothing_is_what_old_logs_mean() -> None:
    kept = read_entry(write_entry(Reported(0, (SeatResult(0, 1, None, None), SeatResult(1, 2)))))
    assert isinstance(kept, Reported)
    assert [seat.damage for seat in kept.seats] == [None, 0]


# ---------------------------------------------------------------- the crosstable


def test_the_crosstable_says_whom_everybody_met_and_what_came_of_it() -> None:
    chronicle = evening()
    chronicle.write(Excused(4))
    while paired := next_round(chronicle.tournament):
        chronicle.write(paired)
        play(chronicle)
    rows = crosstable(chronicle.tournament, standings(chronicle.tournament))
    by_player = {row.player: row for row in rows}
    assert [row.place for row in rows] == sorted(row.place for row in rows)
    for row in rows:
        assert len(row.cells) == 3
        assert sum(cell.points or 0 for cell in row.cells) == row.points
        for number, cell in enumerate(row.cells):
            for other in cell.against:
                mirrored = by_player[other].cells[number]
                assert mirrored.against == (row.player,)
                assert {cell.seat, mirrored.seat} == {1, 2}
    assert by_player[4].cells[0].kind == "rest"
    assert {cell.kind for row in rows for cell in row.cells} == {"played", "bye", "rest"}


def test_before_the_results_are_there_a_cell_is_open() -> None:
    chronicle = evening(4)
    chronicle.pair()
    rows = crosstable(chronicle.tournament, standings(chronicle.tournament))
    assert {cell.kind for row in rows for cell in row.cells} == {"open"}


def test_a_bracket_has_no_crosstable() -> None:
    chronicle = Chronicle(small_rules("elimination"), 4)
    chronicle.pair()
    assert crosstable(chronicle.tournament, standings(chronicle.tournament)) == []


# ---------------------------------------------------------------- the most beautiful program


def test_the_organiser_may_choose_another_or_nobody() -> None:
    chronicle = evening()
    for player in (3, 1, None):
        chronicle.write(Praised(player))
        assert chronicle.tournament.praised == player
    assert refused(chronicle, Praised(17)) == "no-such-player"
