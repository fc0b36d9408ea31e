"""golems arena companion: how well the companion suits its opponents."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Golems

SMALL = ("arena", "companion", "random", "--game", "L4", "--matches", "10", "--workers", "1")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["10 matches for each opponent", "Opponent", "random", "L4"]),
        ("ru", ["10 матчей с каждым соперником", "Соперник", "random", "L4"]),
    ],
)
def test_wins_of_each_opponent_once_the_companion_has_adapted(
    golems: Golems, tmp_path: Path, lang: str, words: list[str]
) -> None:
    file = tmp_path / "figures.json"
    status, out, err = golems(*SMALL, "--lang", lang, "--json", str(file))
    assert (status, err) == (0, "")
    for word in words:
        assert word in out, word
    [figures] = json.loads(file.read_bytes())["opponents"]
    assert figures["wins"] + figures["draws"] + figures["losses"] == 10
    assert figures["share"]["value"] == figures["wins"] / 10


@pytest.mark.parametrize(
    "given",
    [("nobody",), ("companion:101",), ("random", "--game", "L9"), ("random", "--matches", "15")],
)
def test_what_cannot_be_played_is_refused_before_the_first_match(
    golems: Golems, given: tuple[str, ...]
) -> None:
    status, out, _ = golems("arena", "companion", *given)
    assert status
    assert not out
