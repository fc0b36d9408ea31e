"""The games in the box (L, G)."""

from typing import Any

import pytest

from golems.match.games import Game, game_named, games, read_game
from golems.notation.reading import Malformed, decode
from golems.rules.editions import EDITIONS
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.validity import MOST_ROBOTS
from tests.match.tables import match_of
from tests.refusals import because
from tests.words.source import PACKAGE

LEVELS = ("L1", "L2", "L3", "L4")
GOLEM_GAMES = ("beginners", "standard", "autonomous", "bring_barrel")


def written(name: str, **changes: Any) -> Any:
    """Return the file of a game, with changes."""
    data = decode((PACKAGE / "data" / "games" / f"{name}.json").read_bytes())
    assert isinstance(data, dict)
    return data | changes


def test_there_are_four_levels_and_four_games_of_golems() -> None:
    assert {*LEVELS, *GOLEM_GAMES} <= games().keys()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_game_is_possible_in_each_of_its_editions(game: Game) -> None:
    for edition in game.editions:
        assert game.mode in EDITIONS[edition].modes


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_players_and_parobots_are_at_most_four(game: Game) -> None:
    """Q1."""
    assert list(game.parobots) == [1, 2, 3, 4]
    for players, numbers in game.parobots.items():
        assert numbers
        assert players + max(numbers) <= MOST_ROBOTS


def test_level_1_has_simple_robots_walls_and_nothing_else() -> None:
    game = game_named("L1")
    assert game.robots == "simple"
    assert game.tokens == {"wall"}
    assert game.deck == ("nothing",)
    assert dict(game.hand or ())["loop"] == dict(game.hand or ())["if"] == 0
    assert game.parobots == {1: (1,), 2: (0,), 3: (0,), 4: (0,)}


def test_level_2_adds_barrels_and_water_and_has_no_frost() -> None:
    game = game_named("L2")
    assert game.tokens == {"wall", "water", "barrel"}
    assert set(EVENT_KINDS) - set(game.deck) == {"freeze", "thaw"}
    assert game.parobots[2] == (0, 1, 2)


def test_level_3_has_segments_and_parobots_for_two_and_three_players() -> None:
    game = game_named("L3")
    assert (game.segments, game.columns, game.winter) == (3, False, False)
    assert (game.parobots[2], game.parobots[3]) == ((2,), (1,))


def test_level_4_has_everything() -> None:
    game = game_named("L4")
    assert game.tokens == {"wall", "water", "ice", "portal", "line", "barrel"}
    assert game.columns
    assert game.winter
    assert 0 in game.parobots[1]


def test_beginners_see_all_programs_and_roll_no_die() -> None:
    """G15."""
    game = game_named("beginners")
    assert game.open
    assert not game.bonus_cards
    assert game.players == (2,)
    assert not game.tokens
    assert game.sizes == ("4x4",)


def test_autonomous_golems_roll_no_die() -> None:
    """G12."""
    assert match_of("autonomous").round.given.bonus == {}


def test_bring_the_barrel_is_played_in_edition_3_only() -> None:
    """G13."""
    assert game_named("bring_barrel").editions == ("3.0",)


# ---------------------------------------------------------------- novices


def test_novices_of_level_1_lay_open_programs_unless_they_choose_otherwise() -> None:
    game = game_named("L1")
    assert not game.open
    assert game.novices_play(None)
    assert not game.novices_play(False)
    assert game.for_novices().open


def test_for_novices_of_level_2_bonuses_count_as_nothing() -> None:
    game = game_named("L2").for_novices()
    assert not game.novices_play(None)
    assert [game.counts_as(card) for card in ("loop", "condition", "lose_row")] == [
        "nothing",
        "nothing",
        "lose_row",
    ]
    assert game_named("L2").counts_as("loop") == "loop"


def test_novices_of_level_3_have_neither_frost_nor_ice() -> None:
    game = game_named("L3").for_novices()
    assert {game.counts_as("freeze"), game.counts_as("thaw")} == {"nothing"}
    assert "ice" in game_named("L3").tokens
    assert "ice" not in game.tokens


def test_level_4_is_the_same_for_novices() -> None:
    assert game_named("L4").for_novices() == game_named("L4")


def test_what_is_agreed_takes_the_place_of_the_games_own() -> None:
    game = game_named("L2")
    assert game.changed() == game
    assert game.changed(deck=("loop",), open=True).deck == ("loop",)
    assert game.changed(open=True).open
    assert game.changed(hand=(("forward", 9),)).hand == (("forward", 9),)


# ---------------------------------------------------------------- files


def test_a_game_reads_as_it_is_written() -> None:
    assert read_game("L3", written("L3")) == game_named("L3")


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        ({"colour": "red"}, "", "unknown-key"),
        ({"mode": "autonomous"}, "mode", "unknown-value"),
        ({"tokens": ["wall", "lava"]}, "tokens[1]", "unknown-value"),
        ({"deck": ["snow"]}, "deck[0]", "unknown-value"),
        ({"parobots": {"1": [4]}}, "parobots.1[0]", "too-large"),
        ({"novices": {"default": 1}}, "novices.default", "expected"),
        ({"novices": {"easy": True}}, "novices", "unknown-key"),
    ],
)
def test_a_file_with_a_fault_is_refused(change: dict[str, Any], path: str, reason: str) -> None:
    with pytest.raises(Malformed) as refusal:
        read_game("L3", written("L3", **change))
    assert (refusal.value.path, refusal.value.reason) == (path, reason)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Malformed, check=because("unknown-value")):
        game_named("L9")
