"""golems arena: the arenas, and how fair they are."""

from typing import Any
from xml.etree import ElementTree

import pytest

from golems.arena import fairness
from golems.arena.summary import Estimate
from golems.match.arenas import arenas
from tests.cli.conftest import Golems, Write


def own(**changes: Any) -> dict[str, Any]:
    """Return a small arena that is the same from both starts."""
    return {
        "edition": "4.0",
        "games": ["L1"],
        "board": ["#...", "....", "....", "...#"],
        "starts": {"2": ["b1 S", "c4 N"]},
    } | changes


# ---------------------------------------------------------------- list and show


@pytest.mark.parametrize(("lang", "word"), [("en", "The Canal"), ("ru", "Канал")])
def test_the_list_names_every_arena(
    golems: Golems, monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    status, out, err = golems("arena", "list", "--lang", lang)
    assert (status, err) == (0, "")
    assert word in out
    for arena in arenas():
        assert f" {arena} " in out


def test_the_list_of_one_game(golems: Golems) -> None:
    out = golems("arena", "list", "--game", "L3").out
    assert "canal" in out
    assert "parade-ground" not in out
    assert golems("arena", "list", "--game", "L9").status == 2


@pytest.mark.parametrize(("arguments", "robots"), [((), 4), (("--robots", "2"), 2), (("--robots", "3"), 3)])
def test_an_arena_is_drawn_with_its_robots(golems: Golems, arguments: tuple[str, ...], robots: int) -> None:
    status, out, err = golems("arena", "show", "canal", *arguments)
    assert (status, err) == (0, "")
    assert out.startswith("The Canal. ")
    assert [name in out for name in ("Red: ", "Blue: ", "Green: ", "Yellow: ")].count(True) == robots


@pytest.mark.parametrize(("lang", "words"), [("en", "12 wall, water and portal"), ("ru", "порталов: 12")])
def test_an_arena_that_a_box_does_not_hold_says_so(golems: Golems, lang: str, words: str) -> None:
    """S3."""
    assert words in golems("arena", "show", "lagoon", "--lang", lang).out
    assert words in golems("arena", "check", "lagoon", "--matches", "0", "--lang", lang).out
    assert "(S3)" not in golems("arena", "show", "canal", "--lang", lang).out


def test_an_arena_as_a_picture(golems: Golems) -> None:
    picture = ElementTree.fromstring(golems("arena", "show", "canal", "--svg").out)
    assert picture[0].text == "The Canal"


def test_arenas_of_chance_and_of_ones_own_are_shown_too(golems: Golems, write: Write) -> None:
    made = golems("arena", "show", "random-L2-17")
    assert made == golems("arena", "show", "random-L2-17")
    assert made.out.startswith("random-L2-17\n")
    assert made.out != golems("arena", "show", "random-L2-18").out
    assert "Blue: " in golems("arena", "show", write(own())).out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("show", "moon"), "arena: there’s no arena 'moon'"),
        (("show", "random-L9-1"), "game: 'L9' is not one of"),
        (("show", "canal", "--robots", "5"), "--robots"),
        (("show", "none.json"), "none.json: can’t read the file"),
        (("check",), "--all"),
        (("check", "canal", "--all"), "--all"),
        ((), "Missing command"),
    ],
)
def test_what_is_no_arena_is_refused_in_one_line(
    golems: Golems, arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = golems("arena", *arguments)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


# ---------------------------------------------------------------- check


def test_the_arenas_of_the_package_are_sound(golems: Golems) -> None:
    status, out, err = golems("arena", "check", "--all", "--matches", "0")
    assert (status, err) == (0, "")
    assert sum(line.startswith(f"{arena}: ") for arena in arenas() for line in out.splitlines()) == len(
        arenas()
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["looks the same from both starts", "2 players: first seat "]),
        ("ru", ["одинакова с обоих стартов", "игроков 2: первый игрок "]),
    ],
)
def test_equal_bots_measure_the_first_seat(golems: Golems, write: Write, lang: str, words: list[str]) -> None:
    checked = golems("arena", "check", write(own()), "--matches", "10", "--workers", "1", "--lang", lang)
    assert (checked.status, checked.err) == (0, "")
    for word in words:
        assert word in checked.out
    assert "3 players" not in checked.out


def test_an_arena_that_the_rules_do_not_allow(golems: Golems, write: Write) -> None:
    locked = own(board=["....", "####", "....", "...."])
    status, out, err = golems("arena", "check", write(locked))
    assert (status, err) == (1, "")
    assert "wrong: starts.2[1]: " in out
    assert "players: " not in out


def test_an_arena_that_says_it_is_symmetric_and_is_not(golems: Golems, write: Write) -> None:
    crooked = own(board=["#...", "....", "....", "...."])
    told = golems("arena", "check", write(crooked), "--matches", "0")
    assert told.status == 1
    assert 'wrong: "fair" says symmetry' in told.out
    honest = golems("arena", "check", write(crooked | {"fair": "simulation"}), "--matches", "0")
    assert honest.status == 0
    assert "doesn’t look the same" in honest.out


def test_a_box_that_does_not_suffice_is_only_a_note(golems: Golems, write: Write) -> None:
    walls = ["#.#.", ".#.#", "#..#", "#.#.", ".#.#"]
    rows = [row for wall in walls for row in ("....", wall)] + ["...."]
    large = own(board=rows, starts={"2": ["b1 S", "c11 N"]})
    status, out, err = golems("arena", "check", write(large), "--matches", "0")
    assert (status, err) == (0, "")
    assert "note: one box isn’t enough: walls needed: 10, in the box: 8" in out
    assert "(S3)" in out


def test_an_advantage_that_is_too_large(
    golems: Golems, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfair = fairness.Fairness(2, 0, Estimate(9, 3, 15), 0, Estimate(9, 3, 15))
    monkeypatch.setattr(fairness, "fairness", lambda *arguments, **more: unfair)
    status, out, err = golems("arena", "check", write(own()), "--players", "2")
    assert (status, err) == (1, "")
    assert "2 players: first seat 9.0 pp (3.0…15.0)" in out
