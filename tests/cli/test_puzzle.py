"""golems puzzle: the course, proofs, and what is wrong with one's own puzzles."""

import json
import re
from typing import Any

import pytest

from golems.puzzles.course import puzzles
from tests.cli.conftest import Golems, Write


def own(**changes: Any) -> dict[str, Any]:
    """Return a puzzle of two steps to the north."""
    return {
        "format": "golems-puzzle/1",
        "kind": "write",
        "texts": {"en": {"title": "Two steps"}, "ru": {"title": "Два шага"}},
        "position": {
            "edition": "4.0",
            "board": ["...", "...", "..."],
            "robots": [{"id": "red", "cell": "b3", "facing": "N", "simple": True}],
            "hand": {"forward": 3, "left": 1},
        },
        "control": "red",
        "rows": 3,
        "goals": [{"goal": "reach", "cell": "b1"}],
    } | changes


# ---------------------------------------------------------------- list


@pytest.mark.parametrize(("lang", "word"), [("en", "The Turtle"), ("ru", "Черепаха")])
def test_the_list_names_every_puzzle(
    golems: Golems, monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    status, out, err = golems("puzzle", "list", "--lang", lang)
    assert (status, err) == (0, "")
    assert word in out
    for name in puzzles():
        assert f" {name} " in out


# ---------------------------------------------------------------- solve


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("the-turtle",), "3 cards, 2 rows; one program is the shortest"),
        (("the-turtle", "--lang", "ru"), "карт 3, строк 2"),
        (("short-and-sweet", "--solutions", "9"), "\n  3F L 3B\n  3F R 3F\n"),
        (("short-and-sweet", "--lang", "ru"), "\n  3В Л 3Н\n"),
        (("bring-it-home",), "F F R F / T B R F F"),
        (("almost-right",), "only one change fixes it: F F R F F"),
        (("the-wall",), "Red ends on C3, facing away from us."),
        (("the-wall", "--lang", "ru"), "Красный окажется на В3"),
    ],
)
def test_a_puzzle_is_solved(golems: Golems, arguments: tuple[str, ...], said: str) -> None:
    status, out, err = golems("puzzle", "solve", *arguments)
    assert (status, err) == (0, "")
    assert said in out


def test_a_card_can_be_taken_away(golems: Golems) -> None:
    status, out, err = golems("puzzle", "solve", "the-turtle", "--without", "loop")
    assert (status, err) == (1, "")
    assert "It can’t be solved: that is proven" in out


def test_hints_come_one_after_the_other(golems: Golems) -> None:
    first = golems("puzzle", "solve", "the-turtle", "--hints", "1").out.splitlines()
    all_of_them = golems("puzzle", "solve", "the-turtle", "--hints", "99").out.splitlines()
    assert first[1:] == ["  Watch what Blue does, row by row."]
    assert all_of_them[:2] == first
    assert not any("2F A" in line for line in all_of_them)


@pytest.mark.parametrize("name", puzzles())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_hint_has_words(golems: Golems, name: str, lang: str) -> None:
    status, out, err = golems("puzzle", "solve", name, "--hints", "99", "--lang", lang)
    assert (status, err) == (0, "")
    assert not set("{}$") & set(out)


def test_one_s_own_puzzle_is_solved_too(golems: Golems, write: Write) -> None:
    assert "\n  F F\n" in golems("puzzle", "solve", write(own())).out
    assert "\n  F F\n" in golems("puzzle", "solve", "-", given=json.dumps(own())).out
    answer = golems("puzzle", "solve", write(bug("L")))
    assert (answer.status, "No single change fixes it." in answer.out) == (1, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("solve", "square-the-circle"), "puzzle: there is no puzzle 'square-the-circle'"),
        (("solve", "none.json"), "none.json: can’t read the file"),
        (("solve", "the-turtle", "--without", "jump"), "--without: 'jump' is not one of"),
        (("check",), "--all"),
        (("check", "the-turtle", "--all"), "--all"),
        ((), "Missing command"),
    ],
)
def test_what_is_no_puzzle_is_refused_in_one_line(
    golems: Golems, arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = golems("puzzle", *arguments)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


# ---------------------------------------------------------------- check


def test_the_minimum_to_write_is_printed(golems: Golems, write: Write) -> None:
    status, out, err = golems("puzzle", "check", write(own()))
    assert (status, err) == (0, "")
    assert 'note: there is no "minimum" yet' in out
    assert '"minimum": {"cards":2,"rows":2,"solutions":1}' in out


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"minimum": {"cards": 3, "rows": 2, "solutions": 1}}, 'wrong: "minimum" says 3 cards, 2 rows'),
        ({"goals": [{"goal": "reach", "cell": "a1"}]}, "wrong: it can’t be solved"),
        ({"goals": [{"goal": "survive"}]}, "wrong: it’s already solved without a single card"),
        ({"needs": ["left"]}, "wrong: it can be solved without Turn left"),
        ({"needs": ["attack"]}, 'wrong: "needs" names Attack, which nobody can play here anyway'),
        ({"stars": [1, 2]}, "wrong: nobody can win three stars with one card: it takes 2"),
        ({"rows": 0}, "wrong: rows: expected 1 or more, got 0"),
        ({"texts": {"en": {"title": "Two"}}}, 'note: there is no text in the language "ru"'),
    ],
)
def test_what_is_wrong_is_said(golems: Golems, write: Write, changes: dict[str, Any], said: str) -> None:
    status, out, err = golems("puzzle", "check", write(own(**changes)))
    assert (status, err) == (0 if said.startswith("note") else 1, "")
    assert said in out
    assert golems("puzzle", "check", write(own(**changes)), "--lang", "ru").status == status


def test_everything_that_is_wrong_is_said_at_once(golems: Golems, write: Write) -> None:
    faulty = own(rows=0, concepts=["turns"], limits={"time": 1}, goals=[{"goal": "win"}])
    out = golems("puzzle", "check", write(faulty)).out
    assert [line.split(":")[1].strip() for line in out.splitlines()[1:]] == [
        "rows",
        "goals[0].goal",
        "limits",
    ]


def test_several_puzzles_are_checked_one_after_the_other(golems: Golems, write: Write) -> None:
    status, out, _ = golems("puzzle", "check", "the-wall", write(own(rows=0)), "the-turtle")
    assert status == 1
    assert out.index("the-wall:") < out.index("wrong:") < out.index("the-turtle:")
    assert re.search(r"^  Difficulty \d+; \d+ wrong starts look right\.$", out, re.MULTILINE)


def bug(program: str) -> dict[str, Any]:
    document = own(kind="bug", program=program)
    del document["rows"]
    return document


def test_a_bug_hunt_and_a_prediction_are_checked_too(golems: Golems, write: Write) -> None:
    assert "only one change fixes it: F F" in golems("puzzle", "check", write(bug("F L"))).out
    assert "wrong: the program has no mistake" in golems("puzzle", "check", write(bug("F F"))).out
    prediction = own(kind="predict", program="F")
    for key in ("rows", "goals"):
        del prediction[key]
    assert "Red ends on B2, facing away from us." in golems("puzzle", "check", write(prediction)).out
