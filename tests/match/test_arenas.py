"""Arenas: the catalogue of the package, what an arena may be, and what one box suffices for."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from golems.match.arenas import (
    Arena,
    arena_named,
    arenas,
    check_arena,
    check_arena_for,
    editions_of,
    keeps_advice,
    offered,
    reached_from,
    read_arena,
    write_arena,
)
from golems.match.box import Notice, notes, warnings
from golems.match.games import game_named
from golems.match.random_arenas import in_reach
from golems.match.symmetry import is_symmetric
from golems.notation.reading import Malformed, decode
from golems.rules.refusals import Illegal, Refusal
from golems.words.language import LANGUAGES, language
from golems.words.refusals import explain
from tests.refusals import because
from tests.words.source import PACKAGE

SHIPPED = list(arenas().values())
every_arena = pytest.mark.parametrize("arena", SHIPPED, ids=lambda arena: arena.id)

ARENA: dict[str, Any] = {
    "edition": "4.0",
    "games": ["L4"],
    "board": ["..#.", ".~..", "..~.", ".#.."],
    "starts": {"2": ["b1 S", "c4 N"], "4": ["b1 S", "d2 W", "c4 N", "a3 E"]},
    "barrels": {"d1": 2, "a4": 2},
}
YARD: dict[str, Any] = {
    "edition": "3.0",
    "games": ["standard"],
    "board": ["....", ".~..", ".~..", "...."],
    "starts": {"2": ["a1 E", "d4 W"]},
    "barrels": {"c2": 1},
    "streams": [{"cells": ["b2", "b3"], "outlets": ["b1", "b4"]}],
}


def changed(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return copy.deepcopy(data) | changes


def arena(data: dict[str, Any] = ARENA, **changes: Any) -> Arena:
    return read_arena("own", changed(data, **changes))


def refused(play: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        play()
    for code in LANGUAGES:
        assert explain(refusal.value, language(code))
    return refusal.value


# ---------------------------------------------------------------- the catalogue


@every_arena
def test_an_arena_of_the_package_is_possible(arena: Arena) -> None:
    check_arena(arena)


@every_arena
def test_one_box_suffices_for_an_arena_of_the_package(arena: Arena) -> None:
    assert warnings(arena) == []


@every_arena
def test_an_arena_of_the_package_has_places_for_two_three_and_four(arena: Arena) -> None:
    assert list(arena.starts) == [2, 3, 4]


@pytest.mark.parametrize(
    "arena", [arena for arena in SHIPPED if arena.fair == "symmetry"], ids=lambda arena: arena.id
)
def test_two_robots_see_the_same_board(arena: Arena) -> None:
    assert is_symmetric(arena, 2)


@every_arena
def test_nobody_can_strike_anybody_before_a_step_is_made(arena: Arena) -> None:
    for starts in arena.starts.values():
        assert not in_reach(arena.field, starts)


@every_arena
def test_every_cell_without_a_wall_or_water_can_be_reached(arena: Arena) -> None:
    land = {cell for cell in arena.field.cells() if arena.board[cell] not in "#~"}
    assert land <= reached_from(arena, arena.starts[2][0].cell)


@every_arena
def test_an_arena_is_written_as_it_was_read(arena: Arena) -> None:
    file = PACKAGE / "data" / "arenas" / f"{arena.id}.json"
    assert write_arena(arena) == decode(file.read_bytes())


def test_no_two_arenas_are_the_same() -> None:
    layouts = [(arena.games, arena.board, arena.heights, arena.streams) for arena in SHIPPED]
    assert len(set(layouts)) == len(layouts)


@pytest.mark.parametrize("level", ["L1", "L2", "L3", "L4"])
def test_a_level_has_eight_arenas_or_more_of_its_own(level: str) -> None:
    assert len(offered(level)) >= 8
    assert all(arena.games == (level,) for arena in offered(level))


@pytest.mark.parametrize("level", ["L1", "L2", "L3"])
def test_eight_arenas_or_more_of_a_level_keep_the_advice_for_its_age(level: str) -> None:
    """L1: walls; L2: walls, barrels and water; L3: portals too."""
    game = game_named(level)
    assert game.advice
    assert len([arena for arena in offered(level) if keeps_advice(arena, game)]) >= 8


@pytest.mark.parametrize("game", ["standard", "autonomous", "bring_barrel"])
def test_a_game_of_golems_has_a_small_and_a_great_arena(game: str) -> None:
    assert {arena.field.width for arena in offered(game)} == {4, 6}


def test_beginners_play_on_an_empty_small_field() -> None:
    """G15."""
    assert {(arena.board, arena.heights) for arena in offered("beginners")} == {("." * 16, ())}


def test_edition_2_is_offered_no_streams() -> None:
    with_streams = [arena.id for arena in offered("standard", "3.0") if arena.streams]
    assert with_streams
    assert not [arena for arena in offered("standard", "2.0") if arena.id in with_streams]


def test_no_two_arenas_have_the_same_name() -> None:
    for code in LANGUAGES:
        names = [language(code).say(f"arena-{name}") for name in arenas()]
        assert len(set(names)) == len(names)


def test_an_unknown_arena_is_refused() -> None:
    with pytest.raises(Malformed, check=because("unknown-arena")):
        arena_named("nowhere")


# ---------------------------------------------------------------- places


def test_a_lone_robot_takes_the_first_place_of_two() -> None:
    assert arena().starts_for(1) == arena().starts_for(2)[:1]


def test_an_arena_without_places_for_three_is_refused_to_three() -> None:
    assert refused(lambda: arena().starts_for(3)).reason == "arena-places"


def test_barrels_of_golems_are_empty() -> None:
    assert arena(YARD).plain_barrels() == ((6, ("empty",)),)


# ---------------------------------------------------------------- reading


@pytest.mark.parametrize("data", [ARENA, YARD], ids=["4.0", "3.0"])
def test_reading_and_writing_are_inverse(data: dict[str, Any]) -> None:
    assert write_arena(arena(data)) == data
    assert read_arena("own", write_arena(arena(data))) == arena(data)


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        ({"robots": []}, "", "unknown-key"),
        ({"streams": []}, "", "unknown-key"),
        ({"edition": "2.0"}, "edition", "unknown-value"),
        ({"games": []}, "games", "arena-games"),
        ({"games": ["L4", "L4"]}, "games", "arena-games"),
        ({"games": ["standard"]}, "games[0]", "unknown-value"),
        ({"fair": "surely"}, "fair", "unknown-value"),
        ({"barrels": {"e1": 1}}, "barrels.e1", "not-on-board"),
        ({"barrels": {"a1": 0}}, "barrels.a1", "too-small"),
        ({"starts": {}}, "starts", "no-starts"),
        ({"starts": {"5": []}}, "starts", "unknown-key"),
        ({"starts": {"2": ["b1 S"]}}, "starts.2", "start-count"),
        ({"starts": {"2": ["b1 S", "c4"]}}, "starts.2[1]", "start-form"),
        ({"starts": {"2": ["b1 S", "c5 N"]}}, "starts.2[1]", "not-on-board"),
        ({"starts": {"2": ["b1 S", "c4 up"]}}, "starts.2[1]", "unknown-value"),
    ],
)
def test_what_is_written_wrong_is_refused(change: dict[str, Any], path: str, reason: str) -> None:
    refusal = refused(lambda: arena(**change))
    assert isinstance(refusal, Malformed)
    assert (refusal.path, refusal.reason) == (path, reason)


# ---------------------------------------------------------------- what is possible


def test_an_arena_may_be_like_this() -> None:
    check_arena(arena())
    check_arena(arena(YARD))


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        ({"board": ["..?.", "....", "....", "...."]}, "board[0]", "sign"),
        ({"starts": {"2": ["b1 E", "c4 N"]}}, "starts.2.robots[0].facing", "start-back"),
        ({"starts": {"2": ["b1 S", "d2 W"]}}, "starts.2.robots", "start-not-opposite"),
        ({"starts": {"2": ["b1 S", "b1 S"]}}, "starts.2.robots[1].cell", "two-robots"),
        ({"starts": {"2": ["c1 S", "c4 N"]}}, "starts.2.robots[0].cell", "robot-on-wall"),
        ({"barrels": {"b1": 1}}, "starts.2.robots[0].cell", "robot-on-barrel"),
        ({"board": [".~..", "....", "....", "...."]}, "starts.2[0]", "start-place"),
        ({"board": [".a..", "....", "....", "..a."]}, "starts.2[0]", "start-place"),
        ({"board": ["....", "....", "####", "...."]}, "starts.2[1]", "start-locked"),
        ({"games": ["L1"]}, "board", "arena-token"),
        ({"games": ["L2"]}, "barrels.d1", "arena-column"),
        (
            {"games": ["L3"], "barrels": {}, "board": ["...s", "....", "....", "...."]},
            "board",
            "arena-winter",
        ),
        (
            {"games": ["L2"], "barrels": {}, "board": [".... .."] * 4},
            "board",
            "arena-segments",
        ),
    ],
)
def test_what_is_impossible_is_refused(change: dict[str, Any], path: str, reason: str) -> None:
    made = arena(**{"starts": {"2": ["b1 S", "c4 N"]}} | change)
    refusal = refused(lambda: check_arena(made))
    assert isinstance(refusal, Illegal)
    assert (refusal.path, refusal.reason) == (path, reason)


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        ({"starts": {"2": ["b1 S", "c4 N"]}}, "starts.2[0]", "start-corner"),
        ({"starts": {"2": ["a1 S", "a4 N"]}}, "starts.2", "start-opposite-corners"),
        ({"games": ["bring_barrel"], "barrels": {}}, "barrels", "arena-no-barrel"),
        ({"games": ["beginners"]}, "board", "arena-token"),
        (
            {"board": ["....", "....", "..~~", "..~."], "streams": [], "barrels": {}},
            "starts.2[1]",
            "start-locked",
        ),
    ],
)
def test_what_golems_cannot_have_is_refused(change: dict[str, Any], path: str, reason: str) -> None:
    refusal = refused(lambda: check_arena(arena(YARD, **change)))
    assert (refusal.path, refusal.reason) == (path, reason)


def test_an_arena_of_another_edition_is_refused() -> None:
    assert refused(lambda: check_arena_for(arena(), game_named("standard"))).reason == "arena-edition"


def test_novices_of_level_3_are_refused_ice() -> None:
    icy = arena(games=["L3"], board=["....", ".=..", "..=.", "...."], barrels={})
    check_arena(icy)
    assert refused(lambda: check_arena_for(icy, game_named("L3").for_novices())).facts["token"] == "ice"


def test_portals_lead_where_no_way_leads() -> None:
    check_arena(pair("...a", "....", "####", "a..."))


def test_a_stream_leads_over_the_water() -> None:
    """G10."""
    banks = {"board": ["....", "~~~~", "....", "...."], "barrels": {}}
    stream = {"cells": ["b2", "c2"], "outlets": ["b1", "c3"]}
    assert refused(lambda: check_arena(arena(YARD, streams=[], **banks))).reason == "start-locked"
    check_arena(arena(YARD, streams=[stream], **banks))


# ---------------------------------------------------------------- one box


def said(warning: Notice, code: str) -> str:
    return language(code).say(f"warning-{warning.reason}", **warning.facts)


WINTER = ["...s", "i...", "..i.", ".s.."]


@pytest.mark.parametrize(
    ("change", "rule", "english"),
    [
        (
            {"barrels": {"d1": 3, "a4": 3}},
            "S3",
            "one box isn’t enough: barrels needed: 6, in the box: 5",
        ),
        (
            {"board": ["....a....", ".... ....", ".... ....", ".... ...."]},
            "S1",
            "pieces of 4x9 − needed: 1, in the box of this game: 0",
        ),
        (
            {"board": ["...a a...", ".... ....", ".... ....", ".... ...."]},
            "S1",
            "pieces of 4x4 needed: 2, in the box of this game: 1",
        ),
        (
            {"board": [row[::-1] for row in WINTER], "barrels": {}},
            "S2",
            "the winter piece with a1 isn’t printed like this, however you turn it",
        ),
        (
            {"board": ["...s", "i.~.", "..i.", ".s.."], "barrels": {}},
            "S4",
            "on a winter piece water starts under ice, but c2 is open",
        ),
    ],
)
def test_what_one_box_has_not_is_a_warning(change: dict[str, Any], rule: str, english: str) -> None:
    (warning,) = warnings(arena(**{"starts": {"2": ["b1 S", "c4 N"]}} | change))
    assert warning.rule == rule
    assert said(warning, "en") == english
    assert said(warning, "ru") != english


def test_the_printed_winter_may_lie_turned_and_under_tokens() -> None:
    """S2."""
    turned = arena(board=["..i#", "s...", ".=..", "...s"], under={"b3": "i"}, barrels={})
    assert warnings(turned) == []
    assert [
        warning.rule for warning in warnings(arena(board=["..i#", "s...", ".=..", "...s"], barrels={}))
    ] == ["S2"]


def test_each_winter_side_is_in_the_box_once() -> None:
    """S2."""
    first, second = [".i", "..", "..", ".s"], [".s", ".i", "..", ".."]
    for other, rules in ((second, []), (first, ["S2"])):
        board = [f"{left} {right}" for left, right in zip(first, other, strict=True)]
        made = arena(board=board, barrels={}, starts={"2": ["a2 E", "e3 W"]})
        assert [warning.rule for warning in warnings(made)] == rules


def test_some_boxes_have_eight_two_sided_tokens() -> None:
    """S3."""
    needs = {name: note.facts["needs"] for name, each in arenas().items() for note in notes(each)}
    assert needs == {"ice-mill": 12, "lagoon": 12, "winter-wings": 10}
    assert notes(arena(board=["####", "....", "....", "####"], barrels={}, starts=MIDDLE)) == []
    [note] = notes(arena(board=["####", "..~.", "....", "####"], barrels={}, starts=MIDDLE))
    assert (note.rule, note.facts) == ("S3", {"needs": 9, "holds": 8})
    assert said(note, "ru") != said(note, "en")


MIDDLE = {"2": ["a2 E", "d3 W"]}


def test_golems_have_fewer_walls_in_their_box() -> None:
    """G1."""
    walls = arena(YARD, board=["..##", "...#", "#...", "####"], streams=[], barrels={})
    assert [(warning.rule, warning.facts["holds"]) for warning in warnings(walls)] == [("G1", 6)]


# ---------------------------------------------------------------- fairness


def pair(*board: str, starts: tuple[str, str] = ("b1 S", "c4 N"), **more: Any) -> Arena:
    return arena(changed(ARENA, board=list(board), starts={"2": list(starts)}) | {"barrels": {}} | more)


def test_a_board_that_looks_the_same_after_half_a_turn_is_fair() -> None:
    assert is_symmetric(pair("..#.", "....", "....", ".#.."))
    assert not is_symmetric(pair("..#.", "....", "....", "...."))


def test_a_mirror_is_fair_too() -> None:
    assert is_symmetric(pair("....", ".##.", "....", "....", starts=("a3 E", "d3 W")))
    assert not is_symmetric(pair("....", ".##.", "....", "....", starts=("a2 E", "d3 W")))


def test_two_players_are_even_with_two_parobots_that_change_places() -> None:
    made = arena(
        board=["..#.", "....", "....", ".#.."], barrels={}, starts={"4": ["b1 S", "c4 N", "d2 W", "a3 E"]}
    )
    assert is_symmetric(made, 4, players=2)
    assert not is_symmetric(made, 4, players=3)


def test_lines_turn_with_the_board() -> None:
    assert is_symmetric(pair("....", ".┘..", "..┌.", "...."))
    assert not is_symmetric(pair("....", ".┘..", "..┘.", "...."))


def test_pairs_of_portals_may_change_their_names() -> None:
    assert is_symmetric(pair("a..b", "....", "....", "a..b"))
    assert not is_symmetric(pair("a..b", "....", "....", "b.a."))


def test_barrels_count() -> None:
    assert is_symmetric(pair("....", "....", "....", "....", barrels={"b2": 2, "c3": 2}))
    assert not is_symmetric(pair("....", "....", "....", "....", barrels={"b2": 2, "c3": 1}))


def test_terrain_counts_only_where_it_can_come_to_light() -> None:
    assert is_symmetric(pair("....", ".#..", "..#.", "....", under={"b2": "i"}))
    assert not is_symmetric(pair("....", ".a..", "..a.", "....", under={"b2": "i"}))


def test_streams_count() -> None:
    streams = [
        {"cells": ["b2", "b3"], "outlets": ["b1", "b4"]},
        {"cells": ["c3", "c2"], "outlets": ["c4", "c1"]},
    ]
    board = ["....", ".~~.", ".~~.", "...."]
    assert is_symmetric(arena(YARD, board=board, barrels={}, streams=streams))
    assert not is_symmetric(arena(YARD, board=board, barrels={}, streams=streams[:1]))


def test_four_robots_see_the_same_board_when_it_may_be_turned_by_a_quarter() -> None:
    four = {"4": ["b1 S", "d2 W", "c4 N", "a3 E"]}
    assert is_symmetric(arena(board=["..#.", "#...", "...#", ".#.."], barrels={}, starts=four), 4)
    assert not is_symmetric(arena(board=["..#.", "....", "....", ".#.."], barrels={}, starts=four), 4)


def test_an_arena_is_for_the_editions_that_have_all_that_is_laid_there() -> None:
    found = {name: editions_of(arena_named(name)) for name in ("harbour", "great-yard", "rapids")}
    assert found == {"harbour": ["4.0"], "great-yard": ["3.0", "2.0"], "rapids": ["3.0"]}
