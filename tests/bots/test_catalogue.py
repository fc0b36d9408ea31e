"""Bots are found by name."""

from pathlib import Path
from random import Random

import pytest

from golems.bots.catalogue import BOTS, THINKERS, bot_named, check_bot
from golems.bots.protocol import decide, play
from golems.match.view import view
from golems.notation.programs import read_program
from golems.notation.reading import Malformed
from golems.rules.refusals import Illegal
from tests.match.tables import match_of
from tests.refusals import because


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


def test_a_program_may_be_text_a_list_or_rows() -> None:
    match = match_of("L1")
    [request, _] = match.requests()
    rows: list[object] = ["forward", "left", "attack", "defend"]
    assert decide(request, "F L A D") == decide(request, rows) == decide(request, read_program("F L A D"))


@pytest.mark.parametrize(
    "kind", ["clever", "", "Random", "random ", "{file}:write", "golems.bots.random_bot:random_bot"]
)
def test_what_is_no_bot_is_refused_and_no_file_is_run(kind: str, tmp_path: Path) -> None:
    file, marker = tmp_path / "mine.py", tmp_path / "marker"
    file.write_text(f"open({str(marker)!r}, 'w').close()\ndef write(view, request, rng): ...\n", "utf-8")
    with pytest.raises(Malformed, check=because("unknown-value")):
        bot_named(kind.format(file=file))
    assert not marker.exists()


def test_a_seat_without_a_bot_is_waited_for() -> None:
    match = match_of("L1")
    play(match, [BOTS["random"], None])
    assert [request.seat for request in match.requests()] == [1]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_of_the_package_is_known(name: str) -> None:
    check_bot(name)


@pytest.mark.parametrize("name", ["", "nobody", "my_bot.py:mine", "Random"])
def test_no_other_name_is_a_bot(name: str) -> None:
    with pytest.raises(Illegal, check=because("unknown-bot")) as refusal:
        check_bot(name, "chairs[0].bot")
    assert (refusal.value.reason, refusal.value.path) == ("unknown-bot", "chairs[0].bot")
