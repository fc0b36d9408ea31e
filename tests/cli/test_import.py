"""golems import: a level file of the author's editor, as its user sees it."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Golems, Write
from tests.match.levels import level_file

FORD = Path(__file__).parents[1] / "match" / "winter-ford.json"


def test_a_level_becomes_a_position(golems: Golems) -> None:
    status, out, _ = golems("import", str(FORD))
    assert status == 0
    assert json.loads(out) == {
        "edition": "4.0",
        "board": [
            "...a     ",
            "....     ",
            "       .s",
            " a..#  bi",
            " i==─  ..",
            " ..└.  b.",
            " .s..    ",
        ],
        "under": {"e4": "s", "d6": "i"},
        "barrels": {"b7": ["?", "?", "?"]},
        "robots": [
            {"id": "red", "cell": "a1", "facing": "E", "simple": True},
            {"id": "blue", "cell": "e6", "facing": "W", "bot": "1A"},
        ],
    }


def test_what_a_position_cannot_hold_is_named(golems: Golems) -> None:
    assert golems("import", str(FORD)).err.splitlines() == [
        "Зимний брод",
        "Перейди лёд и доберись до сугроба за порталом.",
        "note: the marker AM2 on D7 isn’t part of this game and is left out (S3)",
        "note: Б in row 10, column 10 of the file lies outside the pieces and is left out (S1)",
        "note: the file doesn’t say which portals are pairs: they are paired in order, row by row (O1)",
        'note: the file doesn’t say what’s in the barrels: each is "?" until you fill it in (S5)',
        "note: the file names no parts: players’ golems have four rows, and damage is only counted (S7)",
        "note: Blue on E6 is a ParoBot; its card isn’t in the file, so it runs 1A (Q4)",
        "note: a position has no target cells; in the file: I3 (G14)",
        "note: a position has no icons of a puzzle; in the file: lvl4, condition, attack, bot1, line4 (G14)",
    ]


def test_remarks_are_in_the_language_of_the_person(golems: Golems) -> None:
    lines = golems("import", str(FORD), "--lang", "ru").err.splitlines()
    assert "заметка: метка AM2 на Г7: в этой игре такого нет, жетон опущен (S3)" in lines
    assert "заметка: в позиции нет целевых клеток; в файле это И3 (G14)" in lines
    assert len(lines) == len(golems("import", str(FORD), "--lang", "en").err.splitlines())


def test_the_position_can_be_shown_and_played(golems: Golems, write: Write) -> None:
    level = level_file({(3, 1): "К↑", (1, 1): "КВ", (0, 3): "C↑@180"}, name="")
    imported = golems("import", "-", given=json.dumps(level))
    assert imported.status == 0
    position = json.loads(imported.out)
    assert golems("show", write(position)).status == 0
    programs = {"red": "F F L R", "blue": "F F L R"}
    played = golems("resolve", write({"position": position, "programs": programs}))
    moved = {robot["id"]: robot["cell"] for robot in json.loads(played.out)["position"]["robots"]}
    assert moved == {"red": "b3", "blue": "d3"}


def test_the_position_goes_to_a_file(golems: Golems, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    written = golems("import", str(FORD), "--out", str(file))
    assert (written.status, written.out) == (0, "")
    assert file.read_text(encoding="utf-8") == golems("import", str(FORD)).out


def test_the_level_is_drawn_with_its_target_cells(golems: Golems, tmp_path: Path) -> None:
    file = tmp_path / "level.svg"
    assert golems("import", str(FORD), "--svg", str(file)).status == 0
    title, told, *_ = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert title.text == "Зимний брод"
    assert "I3 (Red)" in str(told.text)


def test_a_level_without_golems_is_kept_whole(golems: Golems, write: Write, tmp_path: Path) -> None:
    file = write(level_file({(0, 0): "КВ", (2, 2): "Б Б"}))
    status, out, err = golems("import", file, "--svg", str(tmp_path / "level.svg"))
    assert status == 0
    assert json.loads(out) | {"edition": ""} == {
        "edition": "",
        "board": ["#...", "....", "....", "...."],
        "barrels": {"c3": ["?", "?"]},
        "robots": [],
    }
    assert "note: no golem belongs to a player: add one before you show or play the position (V4)\n" in err


def test_what_is_not_a_clause_is_named_too(golems: Golems, write: Write) -> None:
    level = level_file({(0, 0): "- К↑"}, puzzleIcons=["lvl9"], name="A\x1b[31mB\nC", description="")
    assert golems("import", write(level)).err.splitlines() == [
        "A [31mB C",
        "note: unknown icon: lvl9",
        "note: К↑ on A1 hangs in the air and is put down",
        "note: the file names no parts: players’ golems have four rows, and damage is only counted (S7)",
    ]


@pytest.mark.parametrize(
    ("document", "said"),
    [
        (level_file(version=1), "golems: version: this isn’t a level file of version 2: got 1\n"),
        (level_file(pieces={}), "golems: checkboxes: there’s no piece of the board on the table (S1)\n"),
        (
            level_file({(1, 2): "К↑@50"}),
            "golems: rotations.rotation_1_2_К↑_layer1: expected quarter turns of 90 degrees, got 50\n",
        ),
        (
            level_file(pieces={"4x4": (0, 0), "2x4_1": (2, 3)}),
            "golems: userFieldPositions.2x4_1: the pieces 4x4 and 2x4_1 lie on top of each other (S1)\n",
        ),
        (level_file(grid=[[[]]]), "golems: grid[0][0]: expected 3 entries, got 0\n"),
        ({"format": "golems-record/1"}, "golems: the key ‘version’ is missing\n"),
    ],
)
def test_what_is_no_level_is_refused_in_one_line(
    golems: Golems, write: Write, tmp_path: Path, document: object, said: str
) -> None:
    out = tmp_path / "out.json"
    assert golems("import", write(document), "--out", str(out)) == (2, "", said)
    assert not out.exists()
