"""golems arena league: every two of some bots meet many times."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Golems

SMALL = ("arena", "league", "random", "greedy", "--arena", "zigzag", "--matches", "6", "--workers", "1")
BOLD = """
def bold(view, request, rng):
    return request.options[0] if request.options else " ".join("FAFA"[: request.rows[1]])
"""


@pytest.fixture
def bold(tmp_path: Path) -> str:
    file = tmp_path / "bots.py"
    file.write_text(BOLD, encoding="utf-8")
    return f"{file}:bold"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["6 matches on one arena, seats swapped", "the mean of all is 1500", "Elo", "greedy", "random"],
        ),
        ("ru", ["6 матчей на 1 арене, места меняются", "среднее — 1500", "Эло", "greedy", "random"]),
    ],
)
def test_ratings_and_crosstable(golems: Golems, lang: str, words: list[str]) -> None:
    status, out, err = golems(*SMALL, "--lang", lang)
    assert (status, err) == (0, "")
    for word in words:
        assert word in out, word
    assert out.index("greedy") < out.index("random")


def test_the_figures_as_json(golems: Golems, tmp_path: Path) -> None:
    file = tmp_path / "league.json"
    assert golems(*SMALL, "--arena", "canal", "--anchor", "random", "--json", str(file)).status == 0
    figures = json.loads(file.read_text(encoding="utf-8"))
    assert figures["bots"] == ["random", "greedy"]
    assert figures["arenas"] == ["zigzag", "canal"]
    assert (figures["matches"], figures["seed"], figures["anchor"]) == (6, "0", "random")
    assert [rating["bot"] for rating in figures["ratings"]] == ["greedy", "random"]
    assert figures["ratings"][0]["low"] < figures["ratings"][0]["value"] < figures["ratings"][0]["high"]
    assert figures["ratings"][1]["value"] == pytest.approx(1500)
    one, other = figures["crosstable"]
    assert (one["bot"], one["against"]) == (other["against"], other["bot"]) == ("greedy", "random")
    assert (one["wins"], one["draws"], one["losses"]) == (other["losses"], other["draws"], other["wins"])
    assert one["points"]["value"] + other["points"]["value"] == pytest.approx(1)
    fixtures = [(one["arena"], *one["seats"]) for one in figures["fixtures"]]
    assert fixtures == [
        (arena, *seats)
        for arena in ("zigzag", "canal")
        for seats in (("random", "greedy"), ("greedy", "random"))
    ]
    assert sum(one["wins"] + one["draws"] + one["losses"] for one in figures["fixtures"]) == 6


def test_the_same_seed_gives_the_same_figures(golems: Golems) -> None:
    assert golems(*SMALL) == golems(*SMALL, "--arena", "zigzag")


def test_arenas_that_few_matches_do_not_come_to_are_not_counted(golems: Golems) -> None:
    out = golems("arena", "league", "random", "parobot:1A", "--matches", "4", "--workers", "1").out
    assert out.startswith("4 matches on 4 arenas")
    out = golems("arena", "league", "random", "greedy", "--matches", "4", "--workers", "1").out
    assert out.startswith("4 matches on 2 arenas")


@pytest.mark.parametrize(("lang", "name"), [("en", "Fighter"), ("ru", "Боец")])
def test_the_picture_names_every_bot(golems: Golems, tmp_path: Path, bold: str, lang: str, name: str) -> None:
    file = tmp_path / "league.svg"
    bots = ("random", "greedy", bold, "parobot:1A")
    asked = ("arena", "league", *bots, "--arena", "zigzag", "--matches", "2", "--workers", "1")
    status, _, err = golems(*asked, "--svg", str(file), "--lang", lang)
    assert (status, err) == (0, "")
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    seen = {"".join(element.itertext()) for element in root.iter() if element.tag.endswith("text")}
    assert {name, "greedy", "random", "bold", "parobot:1A"} <= seen


def test_progress_is_shown_on_a_terminal_only(golems: Golems, monkeypatch: pytest.MonkeyPatch) -> None:
    assert golems(*SMALL).err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert "100%" in golems(*SMALL).err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("random",), "two or more different bots"),
        (("random", "random"), "two or more different bots"),
        (("parobot:1A", "parobot:2A"), "two or more different bots"),
        (("random", "nobody"), "bot: 'nobody' is not one of"),
        (("random", "parobot:9Z"), "'9Z' is not one of"),
        (("random", "greedy", "--matches", "7"), "--matches"),
        (("random", "greedy", "--matches", "0"), "--matches"),
        (("random", "greedy", "--anchor", "knight"), "--anchor"),
        (("random", "greedy", "--arena", "moon"), "arena: there’s no arena 'moon'"),
        (("random", "greedy", "--cluster", "nonsense"), "nonsense: no Dask scheduler"),
    ],
)
def test_what_is_no_league_is_refused_in_one_line(
    golems: Golems, arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = golems("arena", "league", "--workers", "1", *arguments)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_figures_are_printed_even_where_they_cannot_be_written(golems: Golems, tmp_path: Path) -> None:
    status, out, err = golems(*SMALL, "--json", str(tmp_path / "no" / "league.json"))
    assert status == 2
    assert "greedy" in out
    assert "can’t write the file" in err
