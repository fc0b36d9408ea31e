"""Level files of the author's editor: every segment, token, column and robot stays where it lies."""

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from golems.match.level_files import ICONS, KINDS, SEGMENT_KINDS, LevelFile, read_level
from golems.match.level_positions import lay
from golems.notation.positions import write_position
from golems.notation.reading import Malformed
from golems.rules.refusals import Illegal, Refusal
from golems.words.language import LANGUAGES, language
from golems.words.refusals import explain
from tests.match.levels import ALL_PIECES, SUMMER, WINTER, Doc, Pieces, laid, level_file, remarks


def position(*arguments: Any, **changes: Any) -> Doc:
    return dict(write_position(laid(*arguments, **changes).position))


def board(*arguments: Any, **changes: Any) -> Any:
    return position(*arguments, **changes)["board"]


def refused(play: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        play()
    for code in LANGUAGES:
        assert explain(refusal.value, language(code))
    return refusal.value


# ---------------------------------------------------------------- the pieces


@pytest.mark.parametrize("piece", ALL_PIECES)
def test_a_piece_lies_summer_or_winter_side_up(piece: str) -> None:
    """S2; the sideways ones are the upright ones turned a quarter counter-clockwise."""
    assert board(pieces={piece: (0, 0)}) == SUMMER[piece]
    assert board(pieces={piece: (0, 0)}, winter=(piece,)) == WINTER[piece]


def test_the_corner_of_the_field_is_a1_wherever_the_pieces_lie() -> None:
    found = position({(5, 4): "К↑"}, pieces={"4x4": (3, 2)})
    assert found["board"] == SUMMER["4x4"]
    assert found["robots"] == [{"id": "red", "cell": "c3", "facing": "N", "simple": True}]


def test_pieces_that_were_not_moved_lie_where_the_editor_puts_them() -> None:
    upright: Pieces = {"2x4_2": None, "4x4": None, "2x4_1": None}
    assert board(pieces=upright, winter=("4x4", "2x4_2")) == [
        ".. ...s .s",
        ".. i... .i",
        ".. ..i. ..",
        ".. .s.. ..",
    ]
    sideways: Pieces = {"4x2_1": None, "4x2_2": None}
    assert board({(1, 9): "КВ"}, pieces=sideways, winter=("4x2_1",)) == ["i..s  ....", "....  ...#"]


def test_pieces_lie_to_each_other_as_in_the_file() -> None:
    scattered: Pieces = {"4x4": (6, 0), "2x4_1": (0, 8), "4x2_2": (3, 2)}
    assert board({(9, 3): "КВ", (0, 8): "ВП", (4, 5): "ПВ"}, pieces=scattered, winter=("4x2_2",)) == [
        "        ~.",
        "        ..",
        "        ..",
        "  si..  ..",
        "  ...a    ",
        "          ",
        "....      ",
        "....      ",
        "....      ",
        "...#      ",
    ]


def test_pieces_that_are_not_on_the_table_do_not_count() -> None:
    places = {"4x4": {"row": 1, "col": 1}, "2x4_1": {"row": 2, "col": 2}}
    sides = {"4x4": 0, "2x4_1": 1}
    found = board(pieces={"4x4": None}, userFieldPositions=places, fieldImageIndices=sides)
    assert found == SUMMER["4x4"]


def test_a_piece_may_reach_over_the_edge_of_the_grid() -> None:
    assert board({(9, 9): "КВ"}, pieces={"4x2_1": (9, 7)}) == ["..#.", "...."]


def test_what_is_not_said_of_the_pieces_is_summer_and_not_moved() -> None:
    document = level_file({(0, 3): "КВ"}, pieces={"4x4": None})
    for key in ("userFieldPositions", "fieldImageIndices", "rotations", "name", "editorMode", "puzzleIcons"):
        del document[key]
    assert lay(read_level(document)).position.board == "#..." + "." * 12


def test_pieces_side_by_side_are_one_field_and_that_is_said() -> None:
    found = laid(pieces={"4x4": (0, 2), "2x4_1": (1, 0)})
    assert write_position(found.position)["board"] == ["  ....", "......", "......", "......", "..    "]
    assert ("level-touching", {"piece": "4x4", "other": "2x4_1"}) in remarks(found)


def test_one_piece_cannot_be_upright_and_on_its_side_and_that_is_said() -> None:
    found = remarks(laid(pieces={"2x4_1": (0, 0), "4x2_1": (0, 6)}))
    assert ("level-same-piece", {"piece": "2x4_1", "other": "4x2_1"}) in found


# ---------------------------------------------------------------- tokens


def test_every_token_lies_on_its_cell() -> None:
    stacks = {
        (0, 0): "КВ",
        (0, 3): "ВП",
        (1, 1): "ВК",
        (1, 2): "ВП Л",
        (2, 0): "ПВ",
        (3, 3): "ПВ",
    }
    assert board(stacks) == ["#..~", ".~=.", "a...", "...a"]


@pytest.mark.parametrize(("turns", "facing"), [(0, "N"), (90, "E"), (180, "S"), (270, "W")])
@pytest.mark.parametrize("around", [-720, -360, 0, 360])
def test_a_golem_faces_north_until_it_is_turned(turns: int, facing: str, around: int) -> None:
    [robot] = position({(1, 2): f"К↑@{turns + around}"})["robots"]
    assert (robot["cell"], robot["facing"]) == ("c2", facing)


@pytest.mark.parametrize(
    ("turns", "straight", "corner"), [(0, "│", "┌"), (90, "─", "┐"), (180, "│", "┘"), (270, "─", "└")]
)
@pytest.mark.parametrize("around", [-360, 0, 720])
def test_lines_are_turned_clockwise(turns: int, straight: str, corner: str, around: int) -> None:
    """At 0 a straight is vertical and a corner joins south and east."""
    stacks = {(0, 0): f"ПЛ@{turns + around}", (0, 1): f"УЛ@{turns + around}"}
    assert board(stacks)[0] == f"{straight}{corner}.."


def test_a_ring_of_corners_is_a_ring() -> None:
    stacks = {(1, 1): "УЛ@0", (1, 2): "УЛ@90", (2, 2): "УЛ@180", (2, 1): "УЛ@270"}
    assert board(stacks) == ["....", ".┌┐.", ".└┘.", "...."]


def test_how_a_token_is_turned_that_looks_the_same_all_around_does_not_matter() -> None:
    document = level_file({(0, 0): "Б", (1, 1): "ВП"})
    document["rotations"] = {"rotation_0_0_Б_layer1": 45, "rotation_1_1_ВП_layer1": 90}
    assert lay(read_level(document)).position.board[5] == "~"


def test_terrain_under_a_token_is_kept() -> None:
    found = position(
        {(1, 0): "ВП Л", (0, 3): "ПЛ@90", (2, 2): "Б", (3, 1): "К↑", (0, 0): "КВ"}, winter=("4x4",)
    )
    assert found["board"] == ["#..─", "=...", "..i.", ".s.."]
    assert found["under"] == {"d1": "s", "a2": "i"}


@pytest.mark.parametrize(
    ("number", "first", "last"),
    [(1, "a...", "...."), (2, "a..a", "...."), (3, "a..a", "b..."), (4, "a..a", "b..b")],
)
def test_portals_are_paired_in_order(number: int, first: str, last: str) -> None:
    """The file does not say which belong together; with two it is clear."""
    places = [(0, 0), (0, 3), (3, 0), (3, 3)]
    found = laid(dict.fromkeys(places[:number], "ПВ"))
    assert write_position(found.position)["board"] == [first, "....", "....", last]
    named = [facts for reason, facts in remarks(found) if reason == "level-portals"]
    assert named == ([] if number == 2 else [{"portals": number}])


def test_a_fifth_portal_has_no_letter_left() -> None:
    found = laid({(0, col): "ПВ" for col in range(4)} | {(2, 1): "ПВ"})
    assert write_position(found.position)["board"] == ["aabb", "....", "....", "...."]
    assert ("level-portal-surplus", {"token": "ПВ", "cell": "b3"}) in remarks(found)


# ---------------------------------------------------------------- barrels


def test_barrels_stand_in_columns() -> None:
    stacks = {
        (0, 0): "Б",
        (0, 1): "Б Б",
        (0, 2): "Б Б Б",
        (1, 0): "ПЛ Б Б",
        (2, 0): "ВП Б",
        (2, 1): "ВК Л Б",
    }
    found = position(stacks)
    assert found["board"] == ["....", "│...", "~=..", "...."]
    heights = {cell: len(column) for cell, column in found["barrels"].items()}
    assert heights == {"a1": 1, "b1": 2, "c1": 3, "a2": 2, "a3": 1, "b3": 1}


def test_what_is_in_a_barrel_is_not_known() -> None:
    found = laid({(0, 0): "Б Б"})
    assert found.position.barrels == ((0, ("?", "?")),)
    assert "level-contents" in {remark.reason for remark in found.remarks}


# ---------------------------------------------------------------- golems


def test_four_golems_sit_in_the_order_of_their_colours() -> None:
    found = position({(0, 0): "Ж↑@90", (0, 1): "З↑@180", (1, 0): "C↑", (3, 3): "К↑@270"})
    assert found["robots"] == [
        {"id": "red", "cell": "d4", "facing": "W", "simple": True},
        {"id": "blue", "cell": "a2", "facing": "N", "simple": True},
        {"id": "green", "cell": "b1", "facing": "S", "simple": True},
        {"id": "yellow", "cell": "a1", "facing": "E", "simple": True},
    ]


def test_the_mark_makes_a_golem_a_bot_that_sits_after_the_players() -> None:
    """Q1; which card it runs is not in the file, so no two run the same."""
    found = position({(0, 0): "К↑@180 МБ", (1, 1): "МБ C↑", (3, 3): "Ж↑"})
    assert found["robots"] == [
        {"id": "yellow", "cell": "d4", "facing": "N", "simple": True},
        {"id": "red", "cell": "a1", "facing": "S", "bot": "1A"},
        {"id": "blue", "cell": "b2", "facing": "N", "bot": "1B"},
    ]


def test_a_golem_stands_on_land_on_ice_on_lines_on_portals_in_water_and_on_a_floating_barrel() -> None:
    stacks = {(0, 0): "ВП Л К↑", (0, 2): "УЛ C↑", (2, 0): "ВК З↑", (3, 3): "ВП Б Ж↑"}
    found = position(stacks)
    assert found["board"] == ["=.┌.", "....", "~...", "...~"]
    assert [robot["cell"] for robot in found["robots"]] == ["a1", "c1", "a3", "d4"]
    assert found["barrels"] == {"d4": ["?"]}
    assert position({(1, 1): "ПВ К↑"})["robots"][0]["cell"] == "b2"


@pytest.mark.parametrize("name", ["C↑", "С↑", "C1"], ids=["Latin", "Cyrillic", "with a number"])
def test_the_blue_golem_may_be_written_with_either_letter(name: str) -> None:
    document = level_file()
    document["grid"][2][1][0] = name
    document["rotations"] = {f"rotation_2_1_{name}_layer1": 90}
    [robot] = lay(read_level(document)).position.robots
    assert (robot.id, robot.cell, robot.facing) == ("blue", 9, 1)


def test_a_second_golem_of_a_colour_stays_too_and_that_is_said() -> None:
    found = laid({(0, 0): "К↑", (1, 1): "К↑"})
    assert [(robot.id, robot.cell) for robot in found.position.robots] == [("red", 0), ("red-2", 5)]
    assert ("level-same-colour", {"robot": "red-2", "cell": "b2"}) in remarks(found)


def test_a_fifth_robot_is_left_out_and_that_is_said() -> None:
    """Q1: players come first."""
    stacks = {(0, 0): "К↑ МБ", (0, 1): "C↑", (0, 2): "З↑", (0, 3): "Ж↑", (1, 0): "З↑"}
    found = laid(stacks)
    assert [robot.id for robot in found.position.robots] == ["blue", "green", "green-2", "yellow"]
    assert ("level-golem-surplus", {"token": "К↑", "cell": "a1"}) in remarks(found)


@pytest.mark.parametrize("stacks", [{}, {(0, 0): "К↑ МБ"}], ids=["nobody", "a bot alone"])
def test_a_level_without_a_player_is_laid_out_and_that_is_said(stacks: Any) -> None:
    found = laid({(3, 3): "КВ", (2, 2): "Б Б"} | stacks)
    assert found.position.board == "." * 15 + "#"
    assert found.position.barrels == ((10, ("?", "?")),)
    assert ("level-no-player", {}) in remarks(found)


# ---------------------------------------------------------------- marks of a puzzle


def test_target_cells_are_kept_whatever_lies_there() -> None:
    found = laid({(0, 0): "Ц", (1, 1): "Ц Б", (2, 2): "ВП Л Ц", (3, 3): "Ц К↑"}, pieces={"4x4": (0, 0)})
    assert found.targets == (0, 5, 10, 15)
    assert found.position.board == "." * 10 + "=" + "." * 5
    assert remarks(found) == [("level-targets", {"cells": "a1 b2 c3 d4"})]


def test_a_bot_mark_without_a_golem_marks_nothing_and_that_is_said() -> None:
    found = remarks(laid({(0, 0): "К↑", (2, 1): "МБ"}))
    assert found == [("level-bot-mark", {"token": "МБ", "cell": "b3"})]


def icons(*names: str) -> LevelFile:
    return read_level(level_file(editorMode="puzzle", puzzleIcons=list(names)))


def test_the_icons_of_a_puzzle_are_understood() -> None:
    level = icons("lvl3", "repeat2", "defense", "bot2", "line6")
    assert (level.mode, level.difficulty, level.bots, level.rows) == ("puzzle", 3, 2, 6)
    assert level.cards == ("loop", "defend")
    assert icons("condition", "", "attack", "lineN", "").cards == ("if", "attack")
    assert icons("", "lineN").rows is None
    named = [facts for reason, facts in remarks(lay(level)) if reason == "level-puzzle"]
    assert named == [{"icons": "lvl3, repeat2, defense, bot2, line6"}]


def test_a_puzzle_need_not_say_anything() -> None:
    level = icons("", "", "", "", "")
    assert (level.difficulty, level.bots, level.rows, level.cards) == (None, None, None, ())


def test_an_unknown_icon_is_named() -> None:
    assert remarks(lay(icons("lvl9"))) == [("level-icon", {"icon": "lvl9"}), ("level-no-player", {})]


def test_name_and_description_are_kept() -> None:
    level = read_level(level_file(name="Мост", description="Дойди до цели."))
    assert (level.name, level.description, level.mode) == ("Мост", "Дойди до цели.", "level")


# ---------------------------------------------------------------- what is left out and named


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("ВУТ", "duck"),
        ("ПРЖ", "spring"),
        *[(name, "marker") for name in ("AM1", "AM2", "AM3", "AM1_2", "AM2_2", "AM3_2")],
        ("Ы", "unknown"),
    ],
)
def test_bonus_tokens_are_named_and_left_out(name: str, kind: str) -> None:
    document = level_file({(0, 0): "К↑", (3, 2): "КВ"})
    document["grid"][1][1][0] = name
    found = lay(read_level(document))
    assert found.position.board == "." * 14 + "#."
    assert remarks(found) == [("level-not-ours", {"token": name, "cell": "b2", "kind": kind})]


def test_what_stands_on_a_bonus_token_stays() -> None:
    found = laid({(1, 1): "ПРЖ К↑@90", (2, 2): "AM1 Б Б"})
    assert [robot.cell for robot in found.position.robots] == [5]
    assert found.position.barrels == ((10, ("?", "?")),)
    assert [reason for reason, _ in remarks(found)] == ["level-not-ours", "level-not-ours"]


def test_what_lies_beside_the_pieces_is_named_and_left_out() -> None:
    found = laid({(2, 2): "К↑", (1, 2): "КВ", (9, 9): "C↑", (3, 1): "Ц"}, pieces={"4x4": (2, 2)})
    assert found.position.board == "." * 16
    assert [robot.id for robot in found.position.robots] == ["red"]
    assert found.targets == ()
    assert remarks(found) == [
        ("level-off-field", {"token": "КВ", "row": 2, "column": 3}),
        ("level-off-field", {"token": "Ц", "row": 4, "column": 2}),
        ("level-off-field", {"token": "C↑", "row": 10, "column": 10}),
    ]


def test_a_gap_between_pieces_is_beside_them() -> None:
    found = laid({(0, 2): "КВ"}, pieces={"2x4_1": None, "4x4": None})
    assert write_position(found.position)["board"] == [".. ...."] * 4
    assert ("level-off-field", {"token": "КВ", "row": 1, "column": 3}) in remarks(found)


@pytest.mark.parametrize(
    ("stack", "token", "under", "sign", "barrels", "robots"),
    [
        ("Л", "Л", "ground", ".", 0, 0),
        ("КВ К↑", "К↑", "wall", "#", 0, 0),
        ("КВ Б", "Б", "wall", "#", 0, 0),
        ("ПВ Б", "Б", "portal", "a", 0, 0),
        ("ВП Б Б", "Б", "afloat", "~", 1, 0),
        ("Б К↑", "К↑", "barrel", ".", 1, 0),
        ("К↑ Б", "Б", "golem", ".", 0, 1),
        ("К↑ C↑", "C↑", "golem", ".", 0, 1),
        ("ВП КВ", "КВ", "water", "~", 0, 0),
        ("ВП Л Л", "Л", "ice", "=", 0, 0),
        ("УЛ УЛ", "УЛ", "line", "┌", 0, 0),
        ("ПЛ Л", "Л", "line", "│", 0, 0),
    ],
)
def test_what_cannot_lie_there_is_named_and_left_out(
    stack: str, token: str, under: str, sign: str, barrels: int, robots: int
) -> None:
    found = laid({(1, 1): stack, (3, 3): "Ж↑"})
    assert found.position.board[5] == sign
    assert len(dict(found.position.barrels).get(5, ())) == barrels
    assert len(found.position.robots) == robots + 1
    assert ("level-misfit", {"token": token, "cell": "b2", "under": under}) in remarks(found)


@pytest.mark.parametrize("stack", ["- К↑", "- - К↑", "ВП - К↑"])
def test_a_golem_in_the_air_is_put_down_and_that_is_said(stack: str) -> None:
    found = laid({(1, 1): stack})
    assert [robot.cell for robot in found.position.robots] == [5]
    assert remarks(found) == [("level-in-the-air", {"token": "К↑", "cell": "b2"})]


def test_barrels_in_the_air_are_put_down_and_that_is_said() -> None:
    found = laid({(0, 0): "- Б Б", (1, 1): "Б - Б", (3, 3): "К↑"})
    assert found.position.barrels == ((0, ("?", "?")), (5, ("?", "?")))
    assert remarks(found) == [
        ("level-in-the-air", {"token": "Б", "cell": "a1"}),
        ("level-in-the-air", {"token": "Б", "cell": "b2"}),
    ]


def test_a_turn_of_a_token_that_is_not_there_is_named() -> None:
    document = level_file({(0, 0): "К↑"})
    document["rotations"]["rotation_3_3_К↑_layer1"] = 90
    assert remarks(lay(read_level(document))) == [("level-loose-turn", {"key": "rotation_3_3_К↑_layer1"})]


def test_what_one_box_has_not_is_said() -> None:
    """S3."""
    found = remarks(laid(dict.fromkeys(product(range(3), range(3)), "КВ") | {(3, 3): "К↑"}))
    assert found == [("shortage", {"token": "wall", "needs": 9, "holds": 8})]


# ---------------------------------------------------------------- what is refused


def test_other_versions_are_refused() -> None:
    for version in (1, 3, "2", None):
        refusal = refused(lambda version=version: laid(version=version))  # type: ignore[misc]
        assert (refusal.path, refusal.reason) == ("version", "level-version")


def with_grid(change: Callable[[list[Any]], object]) -> Doc:
    document = level_file()
    change(document["grid"])
    return document


@pytest.mark.parametrize(
    ("document", "path", "reason"),
    [
        ([], "", "expected"),
        ({"version": 2}, "", "missing-key"),
        (level_file(grid=[]), "grid", "level-grid"),
        (with_grid(lambda grid: grid.append([])), "grid[10]", "level-grid"),
        (with_grid(lambda grid: grid[3].pop()), "grid[3]", "level-grid"),
        (with_grid(lambda grid: grid[3][4].pop()), "grid[3][4]", "level-grid"),
        (with_grid(lambda grid: grid[3][4].insert(1, 5)), "grid[3][4][1]", "expected"),
        (level_file(name=5), "name", "expected"),
        (level_file(description=None), "description", "expected"),
        (level_file(editorMode="play"), "editorMode", "unknown-value"),
        (level_file(puzzleIcons=[1]), "puzzleIcons[0]", "expected"),
        (level_file(rotations=[]), "rotations", "expected"),
        (
            level_file(rotations={"rotation_0_0_Б_layer1": "90"}),
            "rotations.rotation_0_0_Б_layer1",
            "expected",
        ),
        (level_file({(2, 1): "К↑@45"}), "rotations.rotation_2_1_К↑_layer1", "level-turn"),
        (level_file({(2, 1): "УЛ@-30"}), "rotations.rotation_2_1_УЛ_layer1", "level-turn"),
        (level_file(checkboxes={"4x4": 1}), "checkboxes.4x4", "expected"),
        (level_file(checkboxes={"4x4": True, "6x6": True}), "checkboxes", "unknown-value"),
        (level_file(pieces={"4x4": (10, 0)}), "userFieldPositions.4x4.row", "too-large"),
        (level_file(pieces={"4x4": (0, -1)}), "userFieldPositions.4x4.col", "too-small"),
        (level_file(userFieldPositions={"4x4": {"row": 1}}), "userFieldPositions.4x4", "missing-key"),
        (level_file(userFieldPositions={"4x4": [0, 1]}), "userFieldPositions.4x4", "expected"),
        (level_file(fieldImageIndices={"4x4": 2}), "fieldImageIndices.4x4", "too-large"),
        (level_file(fieldImageIndices={"4x4": True}), "fieldImageIndices.4x4", "expected"),
    ],
)
def test_what_is_written_wrong_is_refused(document: Any, path: str, reason: str) -> None:
    refusal = refused(lambda: read_level(document))
    assert isinstance(refusal, Malformed)
    assert (refusal.path, refusal.reason) == (path, reason)


@pytest.mark.parametrize(
    ("pieces", "path", "reason"),
    [
        ({}, "checkboxes", "level-no-piece"),
        ({"4x4": None, "4x2_1": None}, "userFieldPositions.4x2_1", "level-overlap"),
        ({"2x4_1": (0, 0), "2x4_2": (4, 2)}, "board", "corner-contact"),
    ],
)
def test_pieces_that_cannot_lie_so_are_refused(pieces: Pieces, path: str, reason: str) -> None:
    refusal = refused(lambda: laid(pieces=pieces))
    assert isinstance(refusal, Illegal)
    assert (refusal.path, refusal.reason) == (path, reason)


# ---------------------------------------------------------------- docs/levels.md


def test_the_page_names_every_token_piece_and_icon() -> None:
    page = (Path(__file__).parents[2] / "docs" / "levels.md").read_text(encoding="utf-8")
    assert {name for name in (*KINDS, *SEGMENT_KINDS, *ICONS) if f"`{name}`" not in page} == set()


@pytest.mark.parametrize("piece", ALL_PIECES)
def test_the_page_shows_where_a_piece_lies_and_its_winter(piece: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "levels.md").read_text(encoding="utf-8")
    home = ", ".join(map(str, SEGMENT_KINDS[piece].home))
    winter = " ".join(f"`{line}`" for line in WINTER[piece])
    assert re.search(rf"^\| `{piece}` \|.*\| {home} \| {re.escape(winter)} \|$", page, re.MULTILINE)
