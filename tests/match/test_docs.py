"""docs/match.md and docs/bots.md say what the code does, and leave nothing out."""

import re
from pathlib import Path
from typing import Any

import pytest

from golems.cli import run
from golems.match import arenas, decisions, saves, settings
from golems.match.arenas import check_arena, read_arena, write_arena
from golems.match.decisions import read_decision, write_decision
from golems.match.games import games
from golems.match.match import AWAITED, Match
from golems.match.settings import read_settings, write_settings
from golems.match.view import RoundStage, SeatView
from golems.notation.reading import decode, encode
from tests.match.tables import match_of, played, written_view

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "match.md").read_text(encoding="utf-8")
BOTS = (DOCS / "bots.md").read_text(encoding="utf-8")


def example(name: str) -> Any:
    [block] = re.findall(rf"<!-- {name} -->\n```json\n(.*?)```", PAGE, re.DOTALL)
    return decode(block)


def section(heading: str) -> str:
    """Return the text under a heading."""
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_settings_shown_are_read_and_written_as_shown() -> None:
    assert decode(encode(write_settings(read_settings(example("settings"))))) == example("settings")


def test_the_arena_shown_is_possible_and_written_as_shown() -> None:
    arena = read_arena("own", example("arena"))
    check_arena(arena)
    assert decode(encode(write_arena(arena))) == example("arena")


@pytest.mark.parametrize("text", re.findall(r'`(\{"robot".*?\})` \|', PAGE))
def test_the_decisions_shown_are_read_and_written_as_shown(text: str) -> None:
    table = match_of("L1").position
    assert decode(encode(write_decision(read_decision(decode(text), table), table))) == decode(text)


def test_nothing_is_left_out() -> None:
    played_view = written_view(played(match_of("L4", 2, 1)), 0)
    waiting_view = written_view(match_of("standard"), 0)
    named = {
        "Settings": {*settings.KEYS, *settings.SEAT_KEYS, *settings.DEALINGS, *games()},
        "Arena": {*arenas.KEYS, *arenas.FAIR},
        "Requests and decisions": {*decisions.KEYS, *saves.KEYS, "component", "damage", "repair", "exit"},
        "View": {
            *played_view,
            *waiting_view,
            *AWAITED,
            *SeatView._fields,
            *RoundStage._fields,
            "options",
            "rows",
            "cards",
        },
    }
    for heading, words in named.items():
        text = section(heading)
        assert {word for word in words if not re.search(rf'[`"]{word}[`"]', text)} == set(), heading


def test_the_program_shown_runs() -> None:
    """All of it runs; the decision that it leaves open is a program here."""
    [block] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    decision = read_decision({"robot": "red", "program": "F F A D"}, match_of("L1").position)
    given: dict[str, Any] = {"decision": decision}
    exec(block.replace('"seats": [{}, {}]', '"seats": [{"colour": "red"}, {"colour": "blue"}]'), given)
    assert isinstance(given["match"], Match)
    assert len(given["match"].decisions) == 1


# ---------------------------------------------------------------- the bot


def saved_bot(folder: Path) -> Path:
    [block] = re.findall(r"```python\n(.*?)```", BOTS, re.DOTALL)
    assert len(block.splitlines()) <= 15
    file = folder / "brave.py"
    file.write_text(block, encoding="utf-8")
    return file


@pytest.mark.parametrize("command", re.findall(r"^golems (.*brave.*)$", BOTS, re.MULTILINE))
def test_the_bot_shown_plays(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved_bot(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert run(command.replace("1000", "20").split()) == 0
    assert "brave" in capsys.readouterr().out


@pytest.mark.parametrize("game", [game for game in games() if game not in ("scenario", "L3")])
def test_the_bot_shown_plays_every_game(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = f"{saved_bot(tmp_path)}:brave"
    assert (
        run(["simulate", "--game", game, "--seat", bot, "--seat", "random", "--matches", "20", "--json"]) == 0
    )
    assert decode(capsys.readouterr().out)
