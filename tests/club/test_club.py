"""A club file tells the same wherever it is opened, whoever merges it, however often it is written in."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from golems.club.changes import (
    AddMembers,
    BeginSeason,
    EditMember,
    NameClub,
    RemoveEvening,
    RemoveMember,
    change,
)
from golems.club.club import Attendee, ClubBout, ClubEvening, KeptClub, Member
from golems.club.files import read_club, tidy, upgraded
from golems.club.merging import merge
from golems.club.recording import record_lesson, record_tournament
from golems.club.season import season_of
from golems.club.tables import COLUMNS, season_csv
from golems.notation.reading import Malformed
from golems.rules.refusals import Illegal
from tests.refusals import because

KEPT = json.loads((Path(__file__).parent / "club-1.json").read_text("utf-8"))
NAMES = ["Аня", "Боря", "Вера", "anna", "Олег"]
DAYS = ["2026-09-05", "2026-09-12", "2026-10-01"]

members = st.builds(Member, st.sampled_from(NAMES), st.sampled_from([None, "fox", "owl"]), st.integers(1, 4))
presences = st.builds(
    Attendee,
    st.sampled_from(NAMES),
    st.lists(st.sampled_from(["walk-1", "walk-2"]), unique=True).map(tuple),
    st.sampled_from([0, 0.5, 1, 2.5]),
)
bouts = st.builds(
    ClubBout,
    st.permutations(NAMES).map(lambda names: tuple(names[:2])),
    st.sampled_from([(1, 1), (1, 2), (2, 1)]),
)
evenings = st.builds(
    ClubEvening,
    st.sampled_from(["lesson-a", "lesson-b", "tournament-c"]),
    st.sampled_from(["lesson", "tournament"]),
    st.sampled_from(DAYS),
    st.sampled_from(["", "Мосты"]),
    st.lists(presences, max_size=3, unique_by=lambda each: each.name).map(tuple),
    st.lists(bouts, max_size=3).map(tuple),
)
clubs = st.builds(
    KeptClub,
    title=st.sampled_from(["", "Кружок"]),
    season=st.sampled_from(["", *DAYS]),
    members=st.lists(members, max_size=5, unique_by=lambda each: each.name).map(tuple),
    evenings=st.lists(evenings, max_size=3, unique_by=lambda each: each.id).map(tuple),
).map(tidy)

LESSON: dict[str, Any] = {
    "format": "golems-lesson/1",
    "id": "ab12",
    "children": [
        {"number": 0, "name": "аня", "animal": "fox"},
        {"number": 1, "name": "Глеб", "animal": "owl"},
        {"number": 2, "name": "", "animal": "cat"},
    ],
    "activities": [
        {
            "attempts": [
                {"child": 0, "puzzle": "walk-1", "solved": True},
                {"child": 0, "puzzle": "walk-1", "solved": True},
                {"child": 1, "puzzle": "walk-1"},
                {"child": 2, "puzzle": "walk-1", "solved": True},
            ],
            "matches": [{"children": [0, 1], "winners": [1]}, {"children": [0], "winners": [0]}],
        }
    ],
}
TOURNAMENT: dict[str, Any] = {
    "format": "golems-tournament/1",
    "name": "Кубок",
    "players": [{"name": "Аня"}, {"name": "Вера"}, {"name": "Гром", "bot": "greedy"}],
    "rounds": [
        {"matches": [{"seats": [{"player": "Аня", "place": 1}, {"player": "Вера", "place": 1}]}]},
        {"matches": [{"seats": [{"player": "Аня", "place": 2}, {"player": "Гром", "place": 1}]}]},
        {"matches": [{"seats": [{"player": "Вера", "place": ""}, {"player": "Аня", "place": ""}]}]},
    ],
}


def row(club: KeptClub, name: str) -> Any:
    return next(each for each in season_of(club).rows if each.name == name)


# ---------------------------------------------------------------- the file


@given(clubs)
def test_what_was_written_is_read_again(club: KeptClub) -> None:
    assert read_club(msgspec.json.decode(msgspec.json.encode(club))) == club


def test_a_file_as_it_was_first_written_opens() -> None:
    club = read_club(KEPT)
    assert [member.name for member in club.members] == ["Аня", "Боря", "Вера"]
    assert row(club, "Аня").points == 2


def test_an_older_format_is_brought_up_step_by_step() -> None:
    steps = {
        "golems-club/a": lambda data: {**data, "format": "golems-club/b", "members": data["who"]},
        "golems-club/b": lambda data: {"format": "golems-club/1", "members": data["members"]},
    }
    old: dict[str, object] = {"format": "golems-club/a", "who": [{"name": "Аня"}]}
    assert read_club(upgraded(old, steps)).members == (Member("Аня"),)


@pytest.mark.parametrize("format", ["golems-club/2", "golems-lesson/1", None, 7])
def test_another_file_is_refused(format: object) -> None:
    with pytest.raises(Malformed, check=because("club-format")):
        read_club({**KEPT, "format": format})


@pytest.mark.parametrize("names", [["Аня", " аня "], ["Anna Maria", "anna  maria"]])
def test_nobody_is_in_a_club_twice(names: list[str]) -> None:
    with pytest.raises(Illegal, check=because("club-name-taken")):
        read_club({"format": "golems-club/1", "members": [{"name": name} for name in names]})


@pytest.mark.parametrize("name", ["", "  ", "Аня\n", "\u202eяна"])
def test_a_name_is_something_one_can_read(name: str) -> None:
    with pytest.raises(Illegal, check=because("club-name")):
        read_club({"format": "golems-club/1", "members": [{"name": name}]})


def test_in_a_match_everybody_has_one_place() -> None:
    for bout in (
        {"names": ["Аня", "аня"], "places": [1, 2]},
        {"names": ["Аня", "Боря"], "places": [1, 2, 3]},
    ):
        evening = {"id": "x", "kind": "lesson", "day": "", "bouts": [bout]}
        with pytest.raises(Illegal, check=because("club-bout")):
            read_club({"format": "golems-club/1", "evenings": [evening]})


# ---------------------------------------------------------------- merging


@given(clubs, clubs)
def test_it_does_not_matter_which_of_two_files_comes_first(one: KeptClub, other: KeptClub) -> None:
    assert merge(one, other) == merge(other, one)


@given(clubs, clubs, clubs)
def test_nor_in_which_order_three_are_merged(one: KeptClub, other: KeptClub, third: KeptClub) -> None:
    assert merge(merge(one, other), third) == merge(one, merge(other, third))


@given(clubs, clubs)
def test_merging_again_changes_nothing(one: KeptClub, other: KeptClub) -> None:
    both = merge(one, other)
    assert merge(both, one) == merge(both, other) == merge(both, both) == both


@given(clubs, clubs)
def test_nobody_and_no_evening_is_lost(one: KeptClub, other: KeptClub) -> None:
    both = merge(one, other)
    for club in (one, other):
        assert {member.name for member in club.members} <= {member.name for member in both.members}
        assert {evening.id for evening in club.evenings} <= {evening.id for evening in both.evenings}


def test_two_files_may_be_too_much_for_one() -> None:
    some, more = (KeptClub(members=tuple([Member(f"{n} {i}") for i in range(150)])) for n in ("a", "b"))
    with pytest.raises(Illegal, check=because("club-full")):
        merge(some, more)


# ---------------------------------------------------------------- what is written in


def test_a_lesson_tells_who_was_there_what_was_solved_and_who_won() -> None:
    club = record_lesson(read_club(KEPT), LESSON, "2026-09-12", "Мосты")
    assert [member.name for member in club.members] == ["Аня", "Боря", "Вера", "Глеб"]
    evening = club.evenings[-1]
    assert (evening.day, evening.title) == ("2026-09-12", "Мосты")
    assert evening.here == (Attendee("Аня", ("walk-1",), 1), Attendee("Глеб", (), 1))
    assert evening.bouts == (ClubBout(("Аня", "Глеб"), (2, 1)),)


def test_a_tournament_tells_who_was_there_and_the_points() -> None:
    evening = record_tournament(KeptClub(), TOURNAMENT, "2026-09-12").evenings[-1]
    assert evening.title == "Кубок"
    assert evening.here == (Attendee("Аня", (), 0.5), Attendee("Вера", (), 0.5))
    assert evening.bouts == (ClubBout(("Аня", "Вера"), (1, 1)),)


def test_what_is_written_in_again_takes_the_place_of_the_first_time() -> None:
    once = record_lesson(read_club(KEPT), LESSON, "2026-09-12")
    assert record_lesson(once, LESSON, "2026-09-12") == once
    later = record_lesson(once, LESSON, "2026-09-13", "Мосты")
    assert len(later.evenings) == len(once.evenings)
    cup = record_tournament(later, TOURNAMENT, "2026-09-12")
    assert record_tournament(cup, TOURNAMENT, "2026-09-12") == cup


def test_only_lessons_are_written_in_as_lessons() -> None:
    with pytest.raises(Malformed, check=because("club-format")):
        record_lesson(KeptClub(), TOURNAMENT, "2026-09-12")
    with pytest.raises(Malformed, check=because("club-format")):
        record_tournament(KeptClub(), LESSON, "2026-09-12")


# ---------------------------------------------------------------- changes


def test_a_new_name_holds_for_all_evenings() -> None:
    club = change(read_club(KEPT), EditMember("аня", Member("Анна", "cat", 3)))
    assert (row(club, "Анна").points, row(club, "Анна").solved) == (2, ("walk-1",))
    assert "Аня" not in msgspec.json.encode(club).decode()


def test_of_a_child_that_is_removed_nothing_is_left() -> None:
    club = change(read_club(KEPT), RemoveMember("Аня"))
    assert "Аня" not in msgspec.json.encode(club).decode()
    assert [member.name for member in club.members] == ["Боря", "Вера"]


def test_who_is_not_there_is_neither_changed_nor_removed() -> None:
    for wanted in (RemoveMember("Олег"), EditMember("Олег", Member("Олег"))):
        with pytest.raises(Illegal, check=because("club-no-member")):
            change(read_club(KEPT), wanted)


def test_no_two_get_the_same_name() -> None:
    for wanted in (AddMembers((Member("АНЯ"),)), EditMember("Боря", Member("аня"))):
        with pytest.raises(Illegal, check=because("club-name-taken")):
            change(read_club(KEPT), wanted)


def test_evenings_before_the_season_bring_no_points_but_stay_in_the_file() -> None:
    club = change(read_club(KEPT), BeginSeason("2026-10-01"))
    assert (season_of(club).evenings, row(club, "Аня").points) == (0, 0)
    assert row(club, "Аня").solved == ("walk-1",)
    assert row(club, "Аня").rating > row(club, "Боря").rating


def test_a_club_is_named_and_an_evening_forgotten() -> None:
    club = change(read_club(KEPT), NameClub("Вечерний"))
    assert club.title == "Вечерний"
    assert change(club, RemoveEvening(club.evenings[0].id)).evenings == ()


# ---------------------------------------------------------------- the season


def test_who_shares_points_shares_a_place() -> None:
    places = {each.name: each.place for each in season_of(read_club(KEPT)).rows}
    assert places == {"Аня": 1, "Боря": 2, "Вера": 3}
    again = change(read_club(KEPT), BeginSeason("2026-10-01"))
    assert {each.place for each in season_of(again).rows} == {1}


def test_who_has_met_nobody_has_no_rating() -> None:
    club = read_club(KEPT)
    assert row(club, "Вера").rating is None
    assert row(club, "Аня").rating + row(club, "Боря").rating == 3000


@given(st.integers(1, 12))
def test_who_keeps_winning_keeps_rising_and_is_known_better(wins: int) -> None:
    evening = read_club(KEPT).evenings[0]
    less, more = (
        replace(read_club(KEPT), evenings=(replace(evening, bouts=evening.bouts * count),))
        for count in (wins, wins + 1)
    )
    assert row(more, "Аня").rating > row(less, "Аня").rating
    assert row(more, "Аня").within < row(less, "Аня").within


@pytest.mark.parametrize("name", ["=1+2", "+7", "-1", "@x", " =1"])
def test_a_name_that_looks_like_a_formula_is_a_text_in_the_table(name: str) -> None:
    table = season_csv(season_of(KeptClub(members=(Member(name),))), COLUMNS, ",")
    assert f"1,'{name},1,0,0,0,," in table.splitlines()


def test_a_russian_table_is_one_that_russian_spreadsheets_open() -> None:
    club = record_tournament(KeptClub(), TOURNAMENT, "2026-09-12")
    assert "1;Аня;1;1,5;1;0;1500;" in season_csv(season_of(club), COLUMNS, ";")
