"""golems analyse: how good the programs of a recorded game were."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from golems.arena import analysis
from tests.cli.conftest import Golems, Write, position

GOLDEN = Path(__file__).parents[1] / "golden"


def record(**changes: Any) -> dict[str, Any]:
    """Return a game in which Blue has turned its back on Red and cannot bear a blow of strength 2 any
    more."""
    robots = position()["robots"]
    robots[1] |= {"cell": "b1", "facing": "E", "damaged": ["weapon", "chassis"]}
    rounds = [{"event": "nothing", "programs": {"red": "L R S D", "blue": "L R L R"}}] * 2
    return {
        "format": "golems-record/1",
        "edition": "4.0",
        "start": position(robots=robots),
        "rounds": rounds,
        "result": None,
    } | changes


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out best play, which the tests of the analysis itself look into."""
    monkeypatch.setattr(analysis, "is_installed", lambda: False)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["Round 1 · A quiet round", "Best reply", "L R S A would have been a little better", "too few"],
        ),
        ("ru", ["Раунд 1 · Тихий раунд", "Лучший ответ", "немного лучше была бы L R S A", "мало"]),
    ],
)
def test_every_round_has_a_table_and_sentences(
    golems: Golems, write: Write, lang: str, words: list[str]
) -> None:
    status, out, err = golems("analyse", write(record()), "--lang", lang)
    assert (status, err) == (0, "")
    for word in words:
        assert word in out, word
    assert out.count("┏") == 2


def test_what_was_better_is_worth_more(golems: Golems, write: Write) -> None:
    [line] = [line for line in golems("analyse", write(record())).out.splitlines() if "│ Red" in line][:1]
    _, _, laid, worth, best, better, regret, *_ = [cell.strip() for cell in line.split("│")]
    assert (laid, best, better) == ("L R S D", "L R S A", "1.00")
    assert float(better) - float(worth) == pytest.approx(float(regret), abs=0.011)


def test_the_figures_as_json(golems: Golems, write: Write) -> None:
    status, out, _ = golems("analyse", write(record()), "--json")
    assert status == 0
    first, second = json.loads(out)["rounds"]
    assert (first["round"], first["event"], second["round"]) == (1, "nothing", 2)
    red, blue = first["seats"]
    assert (red["robot"], red["program"], red["best"]["program"]) == ("red", "L R S D", "L R S A")
    assert (red["tried"], red["mark"], red["best_play"]) == (2010, 2, None)
    assert blue["robot"] == "blue"
    assert second["seats"][0]["habits"]["right"] == 4


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        ("3.0-bring-the-barrel", "en"),
        ("match-standard-2.0", "ru"),
        ("match-L4-alone", "en"),
        ("match-autonomous", "ru"),
    ],
)
def test_games_of_every_edition_can_be_looked_into(
    golems: Golems, write: Write, game: str, lang: str
) -> None:
    whole = json.loads((GOLDEN / f"{game}.json").read_text(encoding="utf-8"))
    begun = whole | {"rounds": whole["rounds"][:1], "result": None}
    status, out, err = golems("analyse", write(begun), "--lang", lang)
    assert (status, err) == (0, "")
    assert "┏" in out


def test_habits_are_told_at_the_end(golems: Golems, write: Write) -> None:
    out = golems("analyse", write(record(rounds=record()["rounds"] * 2))).out
    assert "Red was easy to guess: 12 of 12 rows, by chance 1.7. Row 1 was Turn left in 4 of 4 rounds." in out


def test_progress_is_shown_on_a_terminal_only(
    golems: Golems, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert golems("analyse", write(record())).err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert "100%" in golems("analyse", write(record())).err


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({"format": "x"}, "golems-record/1"),
        (record(rounds=[{"programs": {"red": "F", "blue": "F"}}]), "rounds[0].programs.red"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(
    golems: Golems, write: Write, document: Any, said: str
) -> None:
    status, out, err = golems("analyse", write(document))
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
