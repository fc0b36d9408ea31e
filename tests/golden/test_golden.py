"""The golden games are played as ever."""

from pathlib import Path

import pytest

from golems.notation.records import read_record, replay, write_record
from tests.golden.telling import GAMES, read_game, tell_game

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
