"""A bot from a file is a function in it; every command that lets bots play finds it."""

from pathlib import Path

import pytest

from golems.bots.catalogue import BOTS, THINKERS
from golems.bots.protocol import play
from golems.cli.bot_files import finder
from golems.notation.reading import Malformed
from tests.cli.conftest import Golems, Write
from tests.match.tables import match_of
from tests.refusals import because

LAZY = """
def lazy(view, request, rng):
    return request.options[0] if request.options else "S L R D"
"""


@pytest.fixture
def lazy(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(LAZY, encoding="utf-8")
    return f"{file}:lazy"


def test_a_bot_of_ones_own_is_a_function_in_a_file(lazy: str) -> None:
    match = match_of("L1")
    play(match, [finder()(lazy)] * 2)
    assert match.result
    assert match.result.winners == (0, 1)


@pytest.mark.parametrize("folder", ["first", "second"])
def test_files_are_looked_up_where_the_command_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, golems: Golems, folder: str
) -> None:
    """The processes that play may have been started elsewhere."""
    here = tmp_path / folder
    here.mkdir()
    (here / f"{folder}.py").write_text(LAZY, encoding="utf-8")
    monkeypatch.chdir(here)
    asked = f"simulate --game L1 --seat {folder}.py:lazy --seat random --matches 4 --workers 2"
    status, _, err = golems(*asked.split())
    assert (status, err) == (0, "")


@pytest.mark.parametrize("name", [name for name in BOTS if name not in THINKERS])
def test_the_bots_of_the_package_are_found_too(name: str) -> None:
    assert finder()(name) is BOTS[name]


@pytest.mark.parametrize(
    ("name", "reason"),
    [("clever", "unknown-value"), ("nowhere.py:lazy", "no-bot-file"), (f"{__file__}:lacking", "no-bot")],
)
def test_what_is_no_bot_is_refused(name: str, reason: str) -> None:
    with pytest.raises(Malformed, check=because(reason)):
        finder()(name)


@pytest.mark.parametrize(
    "command",
    [
        "match --game L1 --seat {bot} --seat {bot}",
        "simulate --game L1 --seat {bot} --seat random --matches 4 --workers 2",
        "arena league {bot} random --arena zigzag --matches 4 --workers 2",
        "arena check zigzag --bot {bot} --players 2 --matches 4 --workers 2",
        "tournament {tournament} --jobs 2",
    ],
)
def test_every_command_finds_it_in_its_other_processes_too(
    golems: Golems, write: Write, lazy: str, command: str
) -> None:
    tournament = {
        "format": "swiss",
        "rounds": 1,
        "match": {"game": "L1"},
        "arenas": ["zigzag"],
        "players": [{"name": "Ada", "bot": lazy}, {"name": "Ben", "bot": "random"}],
    }
    status, out, err = golems(*command.format(bot=lazy, tournament=write(tournament)).split())
    assert (status, err) == (0, "")
    assert out
