"""Bots are found by name, or in a file of one's own."""

from pathlib import Path
from random import Random

import pytest

from golems.bots.named import BOTS, THINKERS, bot_named
from golems.bots.protocol import decide, play
from golems.match.view import view
from golems.notation.programs import read_program
from golems.notation.reading import Malformed
from tests.match.tables import match_of


@pytest.mark.parametrize("name", [name for name in BOTS if name not in THINKERS])
def test_the_bots_of_the_package_have_names(name: str) -> None:
    assert bot_named(name) is BOTS[name]


@pytest.mark.parametrize("name", THINKERS)
def test_those_that_think_are_told_how_long(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(THINKERS, name, lambda view, request, rng, seconds: f"{seconds} s")
    match = match_of("L1")
    asked = view(match, 0), match.request_to(0), Random(0)
    assert bot_named(name, 0.5)(*asked) == "0.5 s"
    assert bot_named(name)(*asked) == "1.0 s"


def test_a_bot_of_ones_own_is_a_function_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text('def lazy(view, request, rng):\n    return "S L R D"\n')
    match = match_of("L1")
    play(match, [bot_named(f"{file}:lazy")] * 2)
    assert match.result
    assert match.result.winners == (0, 1)


def test_a_program_may_be_text_a_list_or_rows() -> None:
    match = match_of("L1")
    [request, _] = match.requests()
    rows: list[object] = ["forward", "left", "attack", "defend"]
    assert decide(request, "F L A D") == decide(request, rows) == decide(request, read_program("F L A D"))


@pytest.mark.parametrize(
    ("name", "reason"),
    [("clever", "unknown-value"), ("nowhere.py:lazy", "no-bot-file"), (f"{__file__}:lazy", "no-bot")],
)
def test_what_is_no_bot_is_refused(name: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        bot_named(name)


def test_a_seat_without_a_bot_is_waited_for() -> None:
    match = match_of("L1")
    play(match, [BOTS["random"], None])
    assert [request.seat for request in match.requests()] == [1]
