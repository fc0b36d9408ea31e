"""Knight, master and archmage play whole matches, with the fast engine and without it. Nothing is traced
here, which would take three times as long."""

import pytest

from golems.bots.protocol import play
from tests.bots.quick_thinkers import quick
from tests.match.tables import match_of


@pytest.mark.parametrize("name", ["knight", "master", "archmage"])
@pytest.mark.parametrize(
    ("game", "players", "parobots", "edition"),
    [
        ("L1", 2, 0, "4.0"),
        ("L2", 1, 1, "4.0"),
        ("L3", 2, 2, "4.0"),
        ("L4", 1, 0, "4.0"),
        ("L4", 3, 0, "4.0"),
        ("beginners", 2, 0, "3.0"),
        ("bring_barrel", 2, 0, "3.0"),
        ("autonomous", 2, 0, "3.0"),
    ],
)
def test_they_play_every_kind_of_match(
    name: str, game: str, players: int, parobots: int, edition: str
) -> None:
    match = match_of(game, players, parobots, edition=edition)
    play(match, [quick(name)] * (players + parobots))
    assert match.result


@pytest.mark.usefixtures("without_numba")
@pytest.mark.parametrize("name", ["knight", "master", "archmage"])
@pytest.mark.parametrize(
    ("game", "players", "parobots"), [("L2", 2, 1), ("L4", 2, 0), ("L4", 3, 0), ("L2", 1, 1)]
)
def test_without_the_fast_engine_they_play_too(name: str, game: str, players: int, parobots: int) -> None:
    match = match_of(game, players, parobots)
    play(match, [quick(name)] * (players + parobots))
    assert match.result
