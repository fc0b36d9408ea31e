"""Random arenas."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golems.match.arenas import check_arena, tokens_on
from golems.match.box import warnings
from golems.match.games import game_named
from golems.match.random_arenas import ADVISED_DRAWING, FIRST_DRAWING, find_arena, in_reach, random_arena
from golems.match.symmetry import is_symmetric
from golems.rules.values import WALL

GAMES = ("L1", "L2", "L3", "L4", "beginners", "standard", "autonomous", "bring_barrel")
every_game = pytest.mark.parametrize("game", GAMES)
SEEDS = range(200)


@every_game
def test_a_random_arena_is_possible_fair_and_from_one_box(game: str) -> None:
    for seed in SEEDS:
        arena = random_arena(game_named(game), seed)
        check_arena(arena)
        assert warnings(arena) == [], seed
        assert is_symmetric(arena, 2), seed
        assert is_symmetric(arena, 4, players=2), seed
        assert not in_reach(arena.field, arena.starts[4]), seed


@pytest.mark.parametrize(
    ("game", "advice"),
    [("L1", {"wall"}), ("L2", {"wall", "water", "barrel"}), ("L3", {"wall", "water", "barrel", "portal"})],
)
def test_a_random_field_always_keeps_the_advice_for_the_age(game: str, advice: set[str]) -> None:
    """L1, L2, L3."""
    for seed in SEEDS:
        assert tokens_on(random_arena(game_named(game), seed)) >= advice, seed


@given(st.integers(0, 10**9))
def test_the_youngest_never_begin_before_a_wall(seed: int) -> None:
    arena = random_arena(game_named("L1"), seed)
    for start in arena.starts[4]:
        assert arena.board[arena.field.ahead[start.facing][start.cell]] != WALL


def test_they_did_in_games_that_were_begun_before() -> None:
    game = game_named("L1")
    old = [random_arena(game, seed, ADVISED_DRAWING) for seed in SEEDS]
    assert any(arena != random_arena(game, seed) for seed, arena in enumerate(old))
    assert all(tokens_on(arena) >= {"wall"} for arena in old)
    assert random_arena(game_named("L2"), 17) == random_arena(game_named("L2"), 17, ADVISED_DRAWING)


@pytest.mark.parametrize(
    ("game", "seed", "board", "barrels"),
    [("L2", "17", "..~.~......~.~..", 4), ("L3", "865683", "b. ..a~ .... ~a.. .b", 2)],
)
def test_fields_of_older_releases_are_drawn_as_they_were(
    game: str, seed: str, board: str, barrels: int
) -> None:
    old = random_arena(game_named(game), seed, FIRST_DRAWING)
    assert (old.board, len(old.heights)) == (board, barrels)
    assert old != random_arena(game_named(game), seed) == find_arena(f"random-{game}-{seed}")
    assert find_arena(f"random-{game}-{seed}", FIRST_DRAWING) == old


@every_game
def test_the_same_seed_makes_the_same_arena(game: str) -> None:
    assert random_arena(game_named(game), 7) == random_arena(game_named(game), 7)
    assert random_arena(game_named(game), 7).id == f"random-{game}-7"


@pytest.mark.parametrize(
    ("game", "least"),
    [("L1", 20), ("L2", 180), ("L3", 180), ("L4", 180), ("standard", 150), ("bring_barrel", 150)],
)
def test_different_seeds_make_different_arenas(game: str, least: int) -> None:
    made = [random_arena(game_named(game), seed) for seed in SEEDS]
    assert len({(arena.board, arena.heights) for arena in made}) >= least


def test_level_3_and_4_are_played_on_one_two_and_three_segments() -> None:
    for game in ("L3", "L4"):
        assert {random_arena(game_named(game), seed).field.width for seed in range(40)} == {4, 5, 10}


def test_level_4_has_winters_lines_and_columns_at_times() -> None:
    made = [random_arena(game_named("L4"), seed) for seed in range(40)]
    assert any(arena.under for arena in made)
    assert any("─" in arena.board for arena in made)
    assert any(height == 2 for arena in made for _, height in arena.heights)


def test_there_is_a_barrel_in_the_middle_to_bring_home() -> None:
    """G13."""
    for seed in range(40):
        arena = random_arena(game_named("bring_barrel"), seed)
        width = arena.field.width
        half = width // 2
        middle = {y * width + x for x in (half - 1, half) for y in (half - 1, half)}
        assert middle & dict(arena.heights).keys()
