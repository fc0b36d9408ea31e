"""golems tournament: a whole tournament of bots from one file."""

import csv
import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from golems.arena.tournaments.announcement import decode_toml, read_announcement
from tests.cli.conftest import Golems, Write

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "tournament.toml"


def announced(**changes: Any) -> dict[str, Any]:
    return {
        "name": "Cup",
        "format": "swiss",
        "rounds": 2,
        "match": {"game": "L1"},
        "arenas": ["zigzag", "parade-ground"],
        "players": [{"name": name, "bot": "random"} for name in ("Ada", "Ben", "Cleo", "Dora", "Egon")],
    } | changes


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Cup: Swiss, 5 players", "2 rounds", "Standings", "Ada", "Decided by"]),
        ("ru", ["Cup: швейцарская система, 5 игроков", "Итоги", "Ada", "Что решило"]),
    ],
)
def test_standings_say_what_decided(golems: Golems, write: Write, lang: str, words: list[str]) -> None:
    status, out, err = golems(
        "tournament", write(announced(tie_breaks=["lot"])), "--jobs", "1", "--lang", lang
    )
    assert (status, err) == (0, "")
    for word in words:
        assert word in out, word


def test_groups_and_bracket_are_shown(golems: Golems, write: Write) -> None:
    changes = {"format": "groups", "groups": 2, "third_place": True}
    given = {key: value for key, value in announced(**changes).items() if key != "rounds"}
    status, out, err = golems("tournament", write(given), "--jobs", "1")
    assert (status, err) == (0, "")
    order = ["Group 1", "Group 2", "Semi-finals", "Final", "is third", "Standings"]
    assert [out.index(word) for word in order] == sorted(out.index(word) for word in order)


def test_who_has_nobody_to_meet_goes_on_without_a_match(golems: Golems, write: Write) -> None:
    given = {key: value for key, value in announced(format="elimination").items() if key != "rounds"}
    out = golems("tournament", write(given), "--jobs", "1").out
    assert out.count("gets a bye") == 3


def test_everything_is_written_into_a_folder(golems: Golems, write: Write, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "results"
    status, _, err = golems("tournament", write(announced()), "--jobs", "1", "--out", str(folder))
    assert (status, err) == (0, "")
    document = json.loads((folder / "tournament.json").read_text(encoding="utf-8"))
    matches = [match for round_ in document["rounds"] for match in round_["matches"]]
    assert {match["record"] for match in matches} == {
        f"records/{file.name}" for file in (folder / "records").iterdir()
    }
    assert (folder / "sheet.pdf").read_bytes().startswith(b"%PDF")
    text = (folder / "standings.csv").read_text(encoding="utf-8-sig")
    assert [row["player"] for row in csv.DictReader(io.StringIO(text))] == [
        row["player"] for row in document["standings"]
    ]
    assert golems("replay", str(folder / matches[0]["record"])).status == 0


def test_however_many_processes_play_it_the_files_are_the_same(
    golems: Golems, write: Write, tmp_path: Path
) -> None:
    file = write(announced())
    for jobs in ("1", "2"):
        golems("tournament", file, "--jobs", jobs, "--out", str(tmp_path / jobs))
    one, two = [sorted((tmp_path / jobs).rglob("*.*")) for jobs in ("1", "2")]
    assert [path.relative_to(tmp_path / "1") for path in one] == [
        path.relative_to(tmp_path / "2") for path in two
    ]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_the_example_of_the_documentation(golems: Golems) -> None:
    assert read_announcement(decode_toml(EXAMPLE.read_bytes())).rules.name == "The King's Cup"
    status, out, err = golems("tournament", str(EXAMPLE), "--jobs", "1")
    assert (status, err) == (0, "")
    assert "The King's Cup: Swiss, 7 players" in out


def test_progress_is_shown_on_a_terminal_only(
    golems: Golems, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert golems("tournament", write(announced()), "--jobs", "1").err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert "%" in golems("tournament", write(announced()), "--jobs", "1").err


REFUSED: dict[str, tuple[object, str]] = {
    "no tournament": ([], "expected an object"),
    "an unknown format": (announced(format="ladder"), "format: 'ladder' is not one of"),
    "an unknown bot": (announced(players=["random", "nobody"]), "'nobody' is not one of"),
    "one player": (announced(players=["random"]), "players: this needs 2 players or more; there are 1"),
    "the same name twice": (announced(players=["random", "random"]), "somebody is already called random"),
    "an unknown arena": (announced(arenas=["moon"]), "arenas[0].arena: there’s no arena 'moon'"),
    "points as a word": (announced(bye="many"), "bye: expected a number, got 'many'"),
}


@pytest.mark.parametrize(("document", "said"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_tournament_is_refused_in_one_line(
    golems: Golems, write: Write, document: object, said: str
) -> None:
    status, out, err = golems("tournament", write(document), "--jobs", "1")
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_fault_in_toml_is_shown_with_its_line(golems: Golems, tmp_path: Path) -> None:
    file = tmp_path / "cup.toml"
    file.write_text('format = "swiss"\nrounds = \n', encoding="utf-8")
    status, _, err = golems("tournament", str(file))
    assert status == 2
    assert "this isn’t TOML: something is wrong in line 2, column 10" in err


def test_a_folder_that_cannot_be_written_is_named(golems: Golems, write: Write, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    out = str(tmp_path / "taken" / "results")
    status, _, err = golems("tournament", write(announced()), "--jobs", "1", "--out", out)
    assert status == 2
    assert "can’t write the file" in err
