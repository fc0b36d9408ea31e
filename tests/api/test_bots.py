"""Bots, games and arenas by name."""

import pytest

import golems


def test_bots_games_and_arenas_are_named() -> None:
    assert set(golems.bot_names()) >= {"random", "greedy", "knight"}
    assert callable(golems.bot("knight", seconds=0.1))
    assert "L1" in golems.game_names()
    assert "parade-ground" in golems.arena_names("L1")
    with pytest.raises(golems.Malformed, match="game: 'chess' is not one of"):
        golems.arena_names("chess")
