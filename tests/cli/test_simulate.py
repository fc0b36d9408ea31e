"""golems simulate: bots play many matches."""

import json
import sys

import pytest

from tests.cli.conftest import Golems

SMALL = (
    "simulate",
    "--game",
    "L1",
    "--seat",
    "random",
    "--seat",
    "random",
    "--matches",
    "8",
    "--workers",
    "1",
)


def test_the_figures_as_json(golems: Golems) -> None:
    status, out, err = golems(*SMALL, "--json")
    assert (status, err) == (0, "")
    figures = json.loads(out)
    assert figures["matches"] == 8
    assert figures["settings"]["seats"] == [
        {"colour": "red", "bot": "random"},
        {"colour": "blue", "bot": "random"},
    ]
    for seat in figures["seats"]:
        assert seat["wins"] + seat["draws"] + seat["losses"] == 8
        assert 0 <= seat["points"]["low"] <= seat["points"]["value"] <= seat["points"]["high"] <= 1
    assert sum(seat["points"]["value"] for seat in figures["seats"]) == pytest.approx(1)
    assert sum(figures["reasons"].values()) == 8
    assert figures["first_seat_advantage"]["value"] == pytest.approx(
        100 * figures["seats"][0]["points"]["value"] - 50
    )


def test_the_same_seed_gives_the_same_figures(golems: Golems) -> None:
    assert golems(*SMALL, "--json") == golems(*SMALL, "--json")
    assert golems(*SMALL, "--json", "--seed", "x") != golems(*SMALL, "--json", "--seed", "y")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["8 matches", "Points", "Red: random", "Rounds in a match: 8.0 (8.0…8.0)", " pp ("]),
        ("ru", ["8 матчей", "Очки", "Красный: random", "Раундов в матче: 8,0 (8,0…8,0)", " п. п. ("]),
    ],
)
def test_the_table(golems: Golems, lang: str, words: list[str]) -> None:
    status, out, err = golems(*SMALL, "--lang", lang)
    assert (status, err) == (0, "")
    for word in words:
        assert word in out, word


def test_parobots_have_a_line_of_their_own(golems: Golems) -> None:
    seats = ("--seat", "random", "--seat", "random", "--seat", "parobot", "--seat", "parobot")
    out = golems("simulate", "--game", "L3", *seats, "--matches", "3", "--workers", "1").out
    assert "Green: ParoBot" in out
    assert "Yellow: ParoBot" in out


def test_progress_is_shown_on_a_terminal_only(golems: Golems, monkeypatch: pytest.MonkeyPatch) -> None:
    assert golems(*SMALL).err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    status, out, err = golems(*SMALL, "--json")
    assert status == 0
    assert json.loads(out)["matches"] == 8
    assert "100%" in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--matches", "0"), "--matches"),
        (("--workers", "0"), "--workers"),
        (("--cluster", "nonsense"), "nonsense: no Dask scheduler"),
        (("--arena", "moon"), "arena: there’s no arena 'moon'"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_line(
    golems: Golems, arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = golems(*SMALL, *arguments)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
