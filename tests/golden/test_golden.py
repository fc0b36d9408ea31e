"""The golden games are played as before."""

from pathlib import Path

import pytest

from golems.match.games import games as all_games
from golems.match.scenarios import scenarios
from golems.notation.records import read_record, replay, write_record
from tests.golden.matches import TABLES, file_of, written
from tests.golden.stories import games, read_game, tell_game

GAMES = games()

EDITIONS = {"2.0", "3.0", "4.0"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_a_golden_game_is_told_as_ever(game: Path) -> None:
    assert tell_game(game) == game.with_suffix(".txt").read_text(encoding="utf-8"), "see `make golden`"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_a_golden_game_ends_as_written(game: Path) -> None:
    record = read_game(game)
    assert list(replay(record))[-1].result == record.result
    assert read_record(write_record(record)) == record


def test_every_edition_has_a_golden_game() -> None:
    assert {read_game(game).start.edition for game in GAMES} == EDITIONS


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_match_is_played_as_ever(name: str) -> None:
    assert written(name) == file_of(name).read_bytes(), "see `make golden`"


def test_every_level_mode_and_scenario_has_a_golden_match() -> None:
    played = {(settings.game, settings.edition) for settings in TABLES.values()}
    assert {game for game, _ in played} == set(all_games())
    assert {edition for _, edition in played} == EDITIONS
    assert {settings.arena for settings in TABLES.values() if settings.game == "scenario"} == set(scenarios())
