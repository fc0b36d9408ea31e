"""Bots play whole tournaments, which are the same wherever they are played."""

from typing import Any

import pytest

from golems.arena.tournaments.announcement import Announcement, read_announcement
from golems.arena.tournaments.entries import Corrected, Paired, Reported, SeatResult
from golems.arena.tournaments.matches import destroyed_in, is_shared, results_of, settings_of
from golems.arena.tournaments.runner import matches_expected, play_tournament
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import fold
from golems.bots.catalogue import bot_named
from golems.bots.protocol import play
from golems.match.decisions import Resign, Seal
from golems.match.match import Match, begin
from golems.match.settings import read_settings
from golems.notation.programs import read_program
from golems.notation.reading import Malformed, Object
from golems.notation.records import read_record, replay
from golems.rules.refusals import Illegal

FORMATS: dict[str, dict[str, Any]] = {
    "round_robin": {},
    "swiss": {"rounds": 2},
    "elimination": {"third_place": True},
    "groups": {"groups": 2, "advance": 1},
    "scenario": {"rounds": 2},
}


def announced(format_: str, bots: int = 5, **changes: Any) -> Announcement:
    return read_announcement(
        {
            "format": format_,
            "match": {"game": "L2"},
            "arenas": ["harbour", "village-pond"],
            "seed": "7",
            "players": [{"name": f"Bot {number}", "bot": "random"} for number in range(bots)],
        }
        | FORMATS[format_]
        | changes
    )


@pytest.mark.parametrize("format_", FORMATS)
def test_every_format_is_played_to_its_end(format_: str) -> None:
    told: list[int] = []
    records: list[Object | None] = []

    def keep(bout: object, record: Object | None) -> str:
        records.append(record)
        return f"{len(records)}.json"

    given = announced(format_)
    log = play_tournament(given, workers=1, progress=told.append, keep=keep)
    tournament = fold(log)
    deciding = sum(
        len(entry.tables) for entry in log if isinstance(entry, Paired) and entry.stage == "deciding"
    )
    assert sum(told) == len(tournament.bouts) == matches_expected(given) + deciding
    assert [bout.record for bout in tournament.bouts.values()] == [
        f"{number}.json" for number in range(1, sum(told) + 1)
    ]
    assert standings(tournament)[0].place == 1
    for record in records:
        assert list(replay(read_record(record)))


def test_two_processes_play_the_same_tournament_as_one() -> None:
    assert play_tournament(announced("swiss"), workers=2) == play_tournament(announced("swiss"), workers=1)


def test_a_cluster_plays_the_same_tournament(cluster: str) -> None:
    alone = play_tournament(announced("swiss"), workers=1)
    assert play_tournament(announced("swiss"), cluster=cluster) == alone


def test_another_seed_is_another_tournament() -> None:
    assert play_tournament(announced("swiss"), 1) != play_tournament(announced("swiss", seed="8"), 1)


def test_an_unknown_bot_is_refused_before_anybody_plays() -> None:
    told: list[int] = []
    with pytest.raises(Malformed):
        play_tournament(announced("swiss", players=["random", "nobody"]), 1, progress=told.append)
    assert told == []


def test_two_players_of_one_name_are_refused() -> None:
    with pytest.raises(Illegal) as refused:
        play_tournament(announced("swiss", players=["random", "random"]), 1)
    assert refused.value.reason == "player-name-taken"


# ---------------------------------------------------------------- what a tournament learns from a match


def test_components_that_are_given_out_are_those_of_the_robots() -> None:
    log = play_tournament(announced("scenario", bots=3), 1)
    tournament = fold(log)
    for bout in [bout for round_ in tournament.regular for bout in round_.bouts]:
        assert bout.table.components is not None
        match = begin(settings_of(tournament, bout), "0", bout.table.components)
        assert match.start is not None
        robots = match.start.robots[: len(bout.players)]
        assert [(robot.processor, robot.weapon, robot.chassis) for robot in robots] == list(
            bout.table.components
        )


def duel() -> Match:
    """Return an arena with two simple robots face to face in a lane, one cell between them."""
    arena = {
        "edition": "4.0",
        "games": ["L1"],
        "board": [".#..", ".#..", ".#..", "...."],
        "starts": {"2": ["a1 S", "a4 N"]},
    }
    return Match(read_settings({"game": "L1", "arena": arena, "seats": [{}, {}]}), "0")


def lay(match: Match, *programs: str) -> None:
    for seat, program in enumerate(programs):
        match.decide(Seal(seat, read_program(program)))


def test_who_struck_a_robot_in_the_row_in_which_it_fell_has_destroyed_it() -> None:
    match = duel()
    lay(match, "F A A D", "F S R L")
    assert not match.result
    lay(match, "A A D S", "R L R L")
    assert match.result
    first, second = results_of(match, (4, 7))
    assert (first.player, first.place, first.damage, first.destroyed) == (4, 1, 0, 1)
    assert (second.player, second.place, second.damage, second.destroyed) == (7, 2, 4, 0)


def test_who_resigns_was_destroyed_by_nobody() -> None:
    match = duel()
    match.decide(Resign(1))
    assert match.result
    assert not destroyed_in(match)
    assert [seat.place for seat in results_of(match, (0, 1))] == [1, 2]


def test_players_behind_parobots_are_not_ranked_behind_them() -> None:
    """Level 3: two players and two ParoBots."""
    given = announced("round_robin", bots=2, match={"game": "L3"}, arenas=["canal"])
    log = play_tournament(given, 1)
    [*_, reported] = [entry for entry in log if isinstance(entry, Reported)]
    assert {seat.place for seat in reported.seats} <= {1, 2}


def test_bots_of_the_package_play_what_the_tournament_says() -> None:
    tournament = fold(play_tournament(announced("swiss", bots=2), 1))
    bout = tournament.bouts[0]
    settings = settings_of(tournament, bout)
    assert [(seat.name, seat.bot) for seat in settings.seats] == [
        (tournament.players[player].name, "random") for player in bout.players
    ]
    match = Match(settings, "0")
    play(match, [bot_named("random")] * 2)
    assert match.result


def test_golems_that_bring_their_barrels_home_at_once_win_together_and_equal_ones_do_not() -> None:
    """G13, G11."""
    arena = {
        "edition": "3.0",
        "games": ["bring_barrel"],
        "board": ["....", "....", "....", "...."],
        "barrels": {"a3": 1, "d2": 1},
        "starts": {"2": ["a4 N", "d1 S"]},
    }
    seats = [{"colour": "red"}, {"colour": "blue"}]
    settings = read_settings(
        {"game": "bring_barrel", "edition": "3.0", "arena": arena, "seats": seats, "places": "fixed"}
    )
    together, equal = Match(settings, "3"), Match(settings, "3")
    lay(together, "T S S S", "T S S S")
    assert together.result
    assert is_shared(together)
    assert [seat.place for seat in results_of(together, (0, 1))] == [1, 1]
    while not equal.result:
        lay(equal, "L R L R", "L R L R")
    assert not is_shared(equal)
    assert [seat.place for seat in results_of(equal, (0, 1))] == [1, 1]


def test_what_was_won_together_is_kept_with_the_result_and_not_with_its_correction() -> None:
    tournament = fold(play_tournament(announced("round_robin", bots=2), 1)[:-1])
    [bout] = [bout for bout in tournament.bouts.values() if not bout.is_over][:1]
    seats = tuple([SeatResult(player, 1) for player in bout.players])
    tournament.apply(Reported(bout.number, seats, shared=True))
    assert bout.shared
    tournament.apply(Corrected(bout.number, seats, "it was a draw"))
    assert not bout.shared
