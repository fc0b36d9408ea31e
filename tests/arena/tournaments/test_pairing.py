"""Who meets whom, where and on which seat: small examples of every format."""

from collections.abc import Sequence

import pytest

from golems.arena.tournaments.bracket import lined_up, slots
from golems.arena.tournaments.entries import Joined, Opened, Paired, Reported, Returned, SeatResult, Withdrawn
from golems.arena.tournaments.groups import group_standings
from golems.arena.tournaments.pairing import next_round
from golems.arena.tournaments.rules import read_rules
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Bout
from golems.rules.refusals import Illegal
from tests.arena.tournaments.chronicle import Chronicle, small_rules

STRONGEST_FIRST = "entered"


def win(chronicle: Chronicle, bout: Bout, winner: int) -> None:
    results = [SeatResult(player, 1 if player == winner else 2) for player in bout.present]
    chronicle.write(Reported(bout.number, tuple(results)))


def draw(chronicle: Chronicle, bout: Bout) -> None:
    chronicle.write(Reported(bout.number, tuple([SeatResult(player, 1) for player in bout.present])))


def the_stronger_win(chronicle: Chronicle) -> None:
    """Report results in which the smaller number wins."""
    for bout in chronicle.waiting():
        win(chronicle, bout, min(bout.present))


def pairs(paired: Paired | None) -> list[list[int]]:
    assert paired is not None
    return [sorted(table.players) for table in paired.tables]


def whole(chronicle: Chronicle) -> list[list[list[int]]]:
    """Return a tournament with all rounds played and the stronger winning."""
    rounds = []
    while paired := chronicle.pair():
        rounds.append(pairs(paired))
        the_stronger_win(chronicle)
    return rounds


# ---------------------------------------------------------------- Swiss


def test_swiss_of_eight_where_the_stronger_always_win() -> None:
    chronicle = Chronicle(small_rules("swiss", seeding=STRONGEST_FIRST, games=2), 8)
    assert [round_[::2] for round_ in whole(chronicle)] == [
        #  upper half against lower half, then winners against winners
        [[0, 4], [1, 5], [2, 6], [3, 7]],
        [[0, 2], [1, 3], [4, 6], [5, 7]],
        [[0, 1], [2, 4], [3, 5], [6, 7]],
    ]
    assert standings(chronicle.tournament)[0].player == 0


def test_the_bye_goes_to_the_last_who_has_had_none() -> None:
    chronicle = Chronicle(small_rules("swiss", seeding=STRONGEST_FIRST, tie_breaks=(), rounds=5), 5)
    byes: list[int] = []
    while paired := chronicle.pair():
        byes += paired.byes
        the_stronger_win(chronicle)
    assert byes[0] == 4
    assert sorted(byes) == [0, 1, 2, 3, 4]


def test_two_who_stay_alone_meet_again_on_the_other_seats() -> None:
    chronicle = Chronicle(small_rules("swiss", rounds=2, tie_breaks=()), 2)
    first = chronicle.pair()
    the_stronger_win(chronicle)
    second = chronicle.pair()
    assert first is not None
    assert second is not None
    assert first.tables[0].players == second.tables[0].players[::-1]


def test_seats_get_out_of_balance_only_where_nothing_else_is_possible() -> None:
    """Three who sat first and one who sat second are left: two of the three have to meet."""
    chronicle = Chronicle(small_rules("swiss", rounds=2, tie_breaks=()), 6)
    first = chronicle.pair()
    assert first is not None
    the_stronger_win(chronicle)
    for table in first.tables[:2]:
        chronicle.write(Withdrawn(table.players[1]))
    left = {table.players[0] for table in first.tables}
    second = chronicle.pair()
    assert second is not None
    again = [table.players[0] for table in second.tables if set(table.players) <= left]
    assert len(again) == 1


def test_an_arena_for_each_round_is_the_same_at_all_tables() -> None:
    chronicle = Chronicle(small_rules("swiss", rounds=3, tie_breaks=()), 8)
    arenas = []
    while paired := chronicle.pair():
        assert len({str(table.arena) for table in paired.tables}) == 1
        arenas.append(paired.tables[0].arena)
        the_stronger_win(chronicle)
    assert arenas == ["zigzag", "parade-ground", "zigzag"]


def test_two_matches_a_meeting_are_played_from_both_seats() -> None:
    chronicle = Chronicle(small_rules("swiss", games=2), 4)
    paired = chronicle.pair()
    assert paired is not None
    seats = [table.players for table in paired.tables]
    assert seats[0] == seats[1][::-1]
    assert seats[2] == seats[3][::-1]


def test_one_player_is_no_tournament() -> None:
    with pytest.raises(Illegal) as refused:
        Chronicle(small_rules("swiss"), 1).pair()
    assert refused.value.reason == "too-few-players"


# ---------------------------------------------------------------- round robin


@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        (2, [[[0, 1]]]),
        (3, [[[1, 2]], [[0, 2]], [[0, 1]]]),
        (4, [[[0, 3], [1, 2]], [[0, 2], [1, 3]], [[0, 1], [2, 3]]]),
    ],
)
def test_round_robin(players: int, rounds: list[list[list[int]]]) -> None:
    chronicle = Chronicle(small_rules("round_robin", seeding=STRONGEST_FIRST, tie_breaks=()), players)
    assert whole(chronicle) == rounds


def test_one_who_comes_late_to_a_round_robin_meets_everybody_all_the_same() -> None:
    chronicle = Chronicle(small_rules("round_robin", seeding=STRONGEST_FIRST, tie_breaks=()), 3)
    chronicle.pair()
    the_stronger_win(chronicle)
    chronicle.write(Joined("Late"))
    later = whole(chronicle)
    assert len(later) == 3
    assert sorted(pair for round_ in later for pair in round_ if 3 in pair) == [[0, 3], [1, 3], [2, 3]]


# ---------------------------------------------------------------- the bracket


@pytest.mark.parametrize(
    ("players", "line"),
    [
        (2, [0, 1]),
        (3, [0, None, 1, 2]),
        (4, [0, 3, 1, 2]),
        (5, [0, None, 3, 4, 1, None, 2, None]),
        (8, [0, 7, 3, 4, 1, 6, 2, 5]),
    ],
)
def test_the_best_are_far_apart_and_have_nobody_to_meet_at_first(
    players: int, line: list[int | None]
) -> None:
    assert lined_up(range(players)) == line


def test_a_bracket_of_six_with_a_match_for_the_third_place() -> None:
    rules = small_rules("elimination", seeding=STRONGEST_FIRST, third_place=True, bracket_games=1)
    chronicle = Chronicle(rules, 6)
    assert whole(chronicle) == [
        [[3, 4], [2, 5]],
        [[0, 3], [1, 2]],
        [[0, 1], [2, 3]],
    ]
    assert [row.player for row in standings(chronicle.tournament)] == [0, 1, 2, 3, 4, 5]
    assert [row.place for row in standings(chronicle.tournament)] == [1, 2, 3, 4, 5, 5]


def test_who_is_level_in_a_bracket_plays_on_the_deciding_arena_and_then_draws_lots() -> None:
    rules = small_rules("elimination", deciding=DECIDING)
    chronicle = Chronicle(rules, 2)
    stages = []
    while paired := chronicle.pair():
        stages.append((paired.stage, [table.arena for table in paired.tables]))
        for bout in chronicle.waiting():
            draw(chronicle, bout)
    assert stages == [("bracket", ["zigzag"] * 2), ("deciding", ["carousel"]), ("deciding", ["carousel"])]
    [[final]] = slots(chronicle.tournament, chronicle.tournament.seeds)
    assert final.apart is not None
    assert final.apart.by == "lot"


DECIDING = {"arena": "carousel", "matches": 2}


def test_in_a_deciding_match_who_sat_second_sits_first() -> None:
    chronicle = Chronicle(small_rules("elimination", deciding=DECIDING), 2)
    chronicle.pair()
    for bout in chronicle.waiting():
        draw(chronicle, bout)
    one = chronicle.pair()
    draw(chronicle, chronicle.waiting()[0])
    other = chronicle.pair()
    assert one is not None
    assert other is not None
    assert one.tables[0].players == other.tables[0].players[::-1]


def test_who_leaves_a_bracket_lets_the_other_go_on() -> None:
    rules = small_rules("elimination", seeding=STRONGEST_FIRST, bracket_games=1)
    chronicle = Chronicle(rules, 4)
    chronicle.pair()
    the_stronger_win(chronicle)
    chronicle.write(Withdrawn(0))
    assert chronicle.pair() is None
    assert [(row.place, row.player) for row in standings(chronicle.tournament)] == [
        (1, 1),
        (2, 0),
        (3, 2),
        (3, 3),
    ]


def test_who_had_nobody_to_meet_and_leaves_later_does_not_change_what_was_played() -> None:
    chronicle = Chronicle(small_rules("elimination", seeding=STRONGEST_FIRST, bracket_games=1), 3)
    for _ in range(2):
        chronicle.pair()
        the_stronger_win(chronicle)
    chronicle.write(Withdrawn(0))
    assert [row.player for row in standings(chronicle.tournament)] == [0, 1, 2]


def test_who_has_left_a_bracket_does_not_return_once_it_has_gone_on() -> None:
    chronicle = Chronicle(small_rules("elimination", seeding=STRONGEST_FIRST, bracket_games=1), 8)
    chronicle.pair()
    the_stronger_win(chronicle)
    chronicle.write(Withdrawn(0))
    chronicle.write(Returned(0))
    chronicle.write(Withdrawn(0))
    chronicle.pair()
    with pytest.raises(Illegal) as refused:
        chronicle.write(Returned(0))
    assert refused.value.reason == "entries-closed"


def test_who_leaves_in_the_middle_of_a_match_loses_it() -> None:
    chronicle = Chronicle(small_rules("elimination", seeding=STRONGEST_FIRST, bracket_games=1), 2)
    chronicle.pair()
    chronicle.write(Withdrawn(0))
    assert chronicle.pair() is None
    assert standings(chronicle.tournament)[0].player == 1


# ---------------------------------------------------------------- groups


@pytest.mark.parametrize(("groups", "players"), [(2, 8), (3, 9), (3, 12), (4, 16)])
def test_from_each_group_two_go_on_and_meet_others_first(groups: int, players: int) -> None:
    rules = small_rules("groups", groups=groups, seeding=STRONGEST_FIRST, bracket_games=1)
    chronicle = Chronicle(rules, players)
    while not chronicle.tournament.seeds:
        chronicle.pair()
        the_stronger_win(chronicle)
    group_of = {
        player: number for number, group in enumerate(chronicle.tournament.groups) for player in group
    }
    assert len(chronicle.tournament.seeds) == 2 * groups
    for bout in chronicle.tournament.rounds[-1].bouts:
        one, other = bout.players
        assert group_of[one] != group_of[other]
    for rows in group_standings(chronicle.tournament):
        assert {row.player for row in rows[:2]} <= set(chronicle.tournament.seeds)


def test_who_is_level_at_the_border_of_a_group_plays_a_deciding_match() -> None:
    rules = small_rules("groups", groups=1, advance=2, deciding=DECIDING, bracket_games=1)
    chronicle = Chronicle(rules, 3)
    paired = chronicle.pair()
    while paired and paired.stage == "round":
        for bout in chronicle.waiting():
            draw(chronicle, bout)
        paired = chronicle.pair()
    assert paired is not None
    assert (paired.stage, pairs(paired)) == ("deciding", [[0, 1, 2]])
    [bout] = chronicle.waiting()
    chronicle.write(Reported(bout.number, (SeatResult(2, 1), SeatResult(0, 2), SeatResult(1, 3))))
    assert pairs(chronicle.pair()) == [[0, 2]]


# ---------------------------------------------------------------- deciding matches


def decided_by(players: int, orders: Sequence[Sequence[int]], **changes: object) -> Chronicle:
    """Return a tournament in which all draw and deciding matches end in these orders."""
    chronicle = Chronicle(small_rules("round_robin", tie_breaks=("deciding",), **changes), players)
    left = list(orders)
    while paired := chronicle.pair():
        for bout in chronicle.waiting():
            if paired.stage == "round":
                draw(chronicle, bout)
            else:
                places = {player: place for place, player in enumerate(left.pop(0), start=1)}
                results = [SeatResult(player, places.get(player, 1)) for player in bout.present]
                chronicle.write(Reported(bout.number, tuple(results)))
    return chronicle


def test_three_who_are_level_decide_it_in_one_match() -> None:
    chronicle = decided_by(3, [(2, 0, 1)])
    assert [row.player for row in standings(chronicle.tournament)] == [2, 0, 1]


def test_who_is_level_in_a_deciding_match_plays_another() -> None:
    chronicle = decided_by(3, [(), (1, 0, 2)])
    assert [row.player for row in standings(chronicle.tournament)] == [1, 0, 2]
    assert [row.figures["deciding"] for row in standings(chronicle.tournament)] == [(1, 1), (1, 2), (1, 3)]


def test_only_the_first_place_is_played_for() -> None:
    chronicle = decided_by(2, [(), (), ()])
    assert [row.place for row in standings(chronicle.tournament)] == [1, 1]
    assert len(chronicle.tournament.rounds) == 1 + 3


def test_more_than_four_decide_it_at_several_tables() -> None:
    chronicle = Chronicle(small_rules("round_robin", tie_breaks=("deciding",)), 7)
    paired = chronicle.pair()
    while paired and paired.stage == "round":
        for bout in chronicle.waiting():
            draw(chronicle, bout)
        paired = chronicle.pair()
    assert paired is not None
    assert sorted(len(table.players) for table in paired.tables) == [3, 4]
    the_stronger_win(chronicle)
    final = chronicle.pair()
    assert [len(pair) for pair in pairs(final)] == [2]


def test_golems_of_the_second_edition_decide_it_two_by_two() -> None:
    rules = read_rules(
        {
            "format": "round_robin",
            "match": {"game": "standard", "edition": "2.0"},
            "arenas": ["great-yard"],
            "tie_breaks": ["deciding"],
        }
    )
    chronicle = Chronicle(rules, 3)
    paired = chronicle.pair()
    while paired and paired.stage == "round":
        for bout in chronicle.waiting():
            draw(chronicle, bout)
        paired = chronicle.pair()
    assert paired is not None
    assert ([len(pair) for pair in pairs(paired)], len(paired.byes)) == ([2], 1)


# ---------------------------------------------------------------- the scenario for a group


def test_three_in_a_group_sit_everywhere_once_and_have_every_set_once() -> None:
    rules = read_rules(
        {"format": "scenario", "match": {"game": "L4"}, "arenas": ["railway"], "seats": 3, "tie_breaks": []}
    )
    chronicle = Chronicle(rules, 3)
    seats, sets = [], []
    while paired := chronicle.pair():
        [table] = paired.tables
        assert table.components is not None
        seats.append(table.players)
        sets.append(dict(zip(table.players, table.components, strict=True)))
        the_stronger_win(chronicle)
    assert len(seats) == 3
    assert all(sorted(seat) == [0, 1, 2] for seat in zip(*seats, strict=True))
    for player in range(3):
        assert len({match[player] for match in sets}) == len(set(sets[0].values()))


@pytest.mark.parametrize(
    ("players", "tables"),
    [(2, [2]), (3, [3]), (4, [4]), (5, [2, 3]), (6, [3, 3]), (7, [3, 4]), (9, [3, 3, 3])],
)
def test_tables_are_as_equal_as_possible(players: int, tables: list[int]) -> None:
    paired = Chronicle(small_rules("scenario"), players).pair()
    assert paired is not None
    assert sorted(len(table.players) for table in paired.tables) == tables


def test_all_seats_of_an_arena_are_sat_on_before_the_next_arena_comes() -> None:
    chronicle = Chronicle(small_rules("scenario", rounds=6, seats=3, tie_breaks=()), 3)
    arenas = []
    while paired := chronicle.pair():
        arenas.append(paired.tables[0].arena)
        the_stronger_win(chronicle)
    assert arenas == ["zigzag"] * 3 + ["parade-ground"] * 3


def test_a_group_goes_on_without_one_who_leaves() -> None:
    chronicle = Chronicle(small_rules("scenario", tie_breaks=()), 4)
    chronicle.pair()
    the_stronger_win(chronicle)
    chronicle.write(Withdrawn(3))
    assert pairs(chronicle.pair()) == [[0, 1, 2]]


def test_points_by_place_are_shared_by_those_who_share_it() -> None:
    chronicle = Chronicle(small_rules("scenario", rounds=1, tie_breaks=()), 4)
    chronicle.pair()
    [bout] = chronicle.waiting()
    places = {0: 1, 1: 2, 2: 2, 3: 4}
    chronicle.write(Reported(bout.number, tuple([SeatResult(*seat) for seat in places.items()])))
    assert [row.figures["points"] for row in standings(chronicle.tournament)] == [6, 3, 3, 0]


def test_everything_is_refused_before_a_tournament_is_opened_and_opening_it_again_after() -> None:
    chronicle = Chronicle(small_rules("swiss"), 2)
    with pytest.raises(Illegal) as refused:
        chronicle.write(Opened(small_rules("swiss"), "0"))
    assert refused.value.reason == "tournament-opens-once"
    with pytest.raises(Illegal):
        type(chronicle.tournament)().apply(Joined("Ada"))
    assert next_round(chronicle.tournament) is not None
