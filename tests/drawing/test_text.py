"""The board as text: every cell, robot and barrel can be read, with colour or without."""

from itertools import combinations

import pytest
from rich.cells import cell_len
from rich.console import Console

from golems.drawing.text import ARROWS, WIDTH, draw_text
from golems.notation.positions import read_position
from golems.notation.tasks import play_task, read_task
from golems.rules.values import Position
from tests.casebook import Case, Doc, all_cases

PARTS = {"processor": "p4", "weapon": "w2", "chassis": "c1"}
SURFACES = ".is#~=ab─│└┘┌┐"
MARGIN = 3


def position(*board: str, **more: object) -> Position:
    """Return a position with Red and Blue far from what is looked at, unless robots are given."""
    robots: list[Doc] = [
        {"id": "red", "cell": "a1", "facing": "E"},
        {"id": "blue", "cell": "b1", "facing": "W"},
    ]
    robots = [robot | PARTS for robot in robots]
    return read_position({"edition": "4.0", "board": list(board), "robots": robots} | more)


def lines(drawn: Position, lang: str = "en") -> list[str]:
    return draw_text(drawn, lang).plain.split("\n")


def board_lines(drawn: Position, lang: str = "en") -> list[str]:
    """Return the frame and three lines for every row of the board."""
    return lines(drawn, lang)[: 1 + 3 * (len(drawn.board) // drawn.field.width)]


def cell(drawn: Position, name: str, lang: str = "en") -> list[str]:
    """Return the three lines of one cell."""
    x, y = ord(name[0]) - ord("a"), int(name[1:]) - 1
    start = MARGIN + WIDTH * x
    return [line[start : start + WIDTH] for line in board_lines(drawn, lang)[1 + 3 * y :][:3]]


# ---------------------------------------------------------------- alignment


@pytest.mark.parametrize("case", [case for case in all_cases() if "refused" not in case.expected], ids=str)
def test_all_lines_of_a_board_are_equally_wide(case: Case) -> None:
    task = read_task(case.task)
    for drawn in (task.position, play_task(task, case.rows).position):
        for lang in ("en", "ru"):
            widths = {cell_len(line) for line in board_lines(drawn, lang)}
            assert widths == {MARGIN + WIDTH * drawn.field.width}


@pytest.mark.parametrize("name", ["ß", "🤖", "龍", "é", "ﬁ", "i\u0307"])
def test_a_robot_of_any_name_keeps_the_lines_equally_wide(name: str) -> None:
    robot = {"id": name, "cell": "b2", "facing": "N"} | PARTS
    drawn = position("...", "...", robots=[robot])
    assert {cell_len(line) for line in board_lines(drawn)} == {MARGIN + WIDTH * 3}


@pytest.mark.parametrize("height", [1, 4, 5, 12, 120])
def test_a_column_of_any_height_keeps_the_lines_equally_wide(height: int) -> None:
    drawn = position("...", "...", barrels={"c2": ["empty"] * height})
    assert {cell_len(line) for line in board_lines(drawn)} == {MARGIN + WIDTH * 3}


def test_the_largest_board_is_drawn_whole() -> None:
    drawn = position(*["." * 26] * 26)
    assert {cell_len(line) for line in board_lines(drawn)} == {MARGIN + WIDTH * 26}
    assert len(board_lines(drawn)) == 1 + 3 * 26


# ---------------------------------------------------------------- coordinates


@pytest.mark.parametrize(("lang", "columns"), [("en", "ABCD"), ("ru", "АБВГ")])
def test_columns_and_rows_are_named_as_on_the_frame(lang: str, columns: str) -> None:
    drawn = board_lines(position("....", "....", "...."), lang)
    assert drawn[0].split() == list(columns)
    assert [line[:MARGIN].strip() for line in drawn[1:]] == ["", "1", "", "", "2", "", "", "3", ""]


def test_a_letter_stands_over_the_middle_of_its_column() -> None:
    drawn = board_lines(position("..", "..", ".."))
    assert drawn[0].index("B") == drawn[5].rindex("·")


# ---------------------------------------------------------------- surfaces


def test_every_surface_looks_different_without_colour() -> None:
    looks = {sign: tuple(cell(position("...", "...", f"{sign}.."), "a3")) for sign in SURFACES}
    for one, other in combinations(SURFACES, 2):
        assert looks[one] != looks[other], (one, other)
    assert all("".join(look).strip() for look in looks.values())


def test_where_there_is_no_cell_there_is_nothing() -> None:
    drawn = position(".. ..", ".. ..")
    assert cell(drawn, "c1") == cell(drawn, "c2") == [" " * WIDTH] * 3
    assert "·" in cell(drawn, "d1")[1]


@pytest.mark.parametrize("sign", [sign for sign in SURFACES if sign != "#"])
def test_what_a_robot_stands_on_can_still_be_seen(sign: str) -> None:
    """Even without colour the cell under the robot differs from ground and from every other surface."""
    robot = {"id": "green", "cell": "a2", "facing": "N"} | PARTS
    looks = [
        tuple(cell(position("..", f"{under}.", robots=[robot]), "a2")) for under in SURFACES if under != "#"
    ]
    own = tuple(cell(position("..", f"{sign}.", robots=[robot]), "a2"))
    assert looks.count(own) == 1


# ---------------------------------------------------------------- robots and barrels


@pytest.mark.parametrize(("facing", "arrow"), list(zip("NESW", ARROWS, strict=True)))
def test_a_robot_shows_its_letter_and_where_it_looks(facing: str, arrow: str) -> None:
    robot = {"id": "green", "cell": "b2", "facing": facing} | PARTS
    assert f"{arrow}G" in cell(position("...", "...", robots=[robot]), "b2")[1]


def test_a_robot_shows_the_letter_of_its_name_in_each_language() -> None:
    robots = [{"id": name, "cell": f"{name[0]}1", "facing": "N"} | PARTS for name in ("axel", "blue")]
    drawn = position("..", robots=robots)
    assert [cell(drawn, name, "en")[1].strip() for name in ("a1", "b1")] == ["▲A", "▲B"]
    assert [cell(drawn, name, "ru")[1].strip() for name in ("a1", "b1")] == ["▲A", "▲С"]


def test_arrows_are_four_different_ones() -> None:
    assert len(set(ARROWS)) == 4


def test_robots_are_told_apart_without_colour() -> None:
    names = ["red", "blue", "green", "yellow"]
    robots = [
        {"id": name, "cell": f"{column}1", "facing": "N"} | PARTS
        for name, column in zip(names, "abcd", strict=True)
    ]
    drawn = position("....", robots=robots)
    assert len({cell(drawn, f"{column}1")[1] for column in "abcd"}) == 4


def test_robots_of_one_initial_are_told_apart_without_colour() -> None:
    robots = [
        {"id": name, "cell": place, "facing": "N"} | PARTS for name, place in (("ann", "a1"), ("amy", "c1"))
    ]
    drawn = position("...", robots=robots)
    assert cell(drawn, "a1")[1] != cell(drawn, "c1")[1]
    ann, amy = lines(drawn)[-2:]
    assert ann.split()[0] in cell(drawn, "a1")[1]
    assert amy.split()[0] in cell(drawn, "c1")[1]


@pytest.mark.parametrize(
    ("height", "shown"), [(1, "◍"), (2, "◍◍"), (3, "◍◍◍"), (4, "◍◍◍◍"), (5, "◍×5"), (12, "◍×12")]
)
def test_barrels_can_be_counted(height: int, shown: str) -> None:
    drawn = position("...", "...", barrels={"c2": ["empty"] * height})
    assert cell(drawn, "c2")[2].strip() == shown


def test_a_robot_on_a_floating_barrel_shows_both() -> None:
    robot = {"id": "red", "cell": "a1", "facing": "N"} | PARTS
    drawn = cell(position("~.", robots=[robot], barrels={"a1": ["bomb"]}), "a1")
    assert "▲R" in drawn[1]
    assert "◍" in drawn[2]


def test_contents_are_never_shown() -> None:
    closed = [
        lines(position("..", "..", barrels={"a2": [inside]})) for inside in ("empty", "bomb", "toolbox", "?")
    ]
    assert closed == [closed[0]] * 4


def test_a_golem_shows_what_it_carries() -> None:
    robots = [
        {"id": "red", "cell": "a1", "facing": "E", "carries": True},
        {"id": "blue", "cell": "c1", "facing": "W"},
    ]
    drawn = read_position({"edition": "3.0", "board": ["..."], "robots": robots})
    assert "▶R◍" in cell(drawn, "a1")[1]
    assert "◍" not in cell(drawn, "c1")[1]


def test_the_cell_of_a_goal_shows_whose_it_is() -> None:
    robots = [{"id": "red", "cell": "a1", "facing": "E"}, {"id": "blue", "cell": "c1", "facing": "W"}]
    goals = [
        {"robot": "red", "goal": "hold", "cell": "b1", "count": 2},
        {"robot": "blue", "goal": "bring", "cell": "b1"},
        {"robot": "blue", "goal": "reach", "cell": "a1"},
    ]
    drawn = read_position({"edition": "3.0", "board": ["..."], "robots": robots, "goals": goals})
    assert [cell(drawn, name)[0].strip() for name in ("a1", "b1", "c1")] == ["⚑B", "⚑RB", ""]
    assert cell(drawn, "b1", "ru")[0].strip() == "⚑КС"
    assert "▶R" in cell(drawn, "a1")[1]


@pytest.mark.parametrize(
    ("robot", "english", "russian"),
    [
        (PARTS, "Red: processor ✓, weapon ✓, chassis ✓", "Красный: процессор ✓, оружие ✓, шасси ✓"),
        (
            PARTS | {"damaged": ["weapon"]},
            "Red: processor ✓, weapon ✗, chassis ✓",
            "Красный: процессор ✓, оружие ✗, шасси ✓",
        ),
        ({"simple": True, "damage": 1}, "Red: ■■□", "Красный: ■■□"),
    ],
)
def test_the_state_of_a_robot_stands_under_the_board(robot: Doc, english: str, russian: str) -> None:
    drawn = position("..", robots=[{"id": "red", "cell": "a1", "facing": "N"} | robot])
    assert lines(drawn)[-1].endswith(english)
    assert lines(drawn, "ru")[-1].endswith(russian)


def test_parobots_golems_and_those_that_are_out_are_named_too() -> None:
    robots = [
        {"id": "red", "cell": "a1", "facing": "N"} | PARTS,
        {"id": "blue", "cell": "b1", "facing": "N", "bot": "1A"},
        {"id": "green", "bot": "1A", "out": True},
    ]
    drawn = position("..", robots=robots)
    assert [line.split(":")[1].strip() for line in lines(drawn)[-2:]] == ["ParoBot 1A", "out"]
    golem = {"id": "red", "cell": "a1", "facing": "N", "lives": 2}
    alone = read_position({"edition": "3.0", "board": [".."], "robots": [golem]})
    assert lines(alone)[-1].endswith("Red: ♥♥")


# ---------------------------------------------------------------- colour


def test_colour_adds_nothing_but_colour() -> None:
    drawn = draw_text(position("..i.", "s#~=", "a─┐a"))
    plain, coloured = Console(width=200, color_system=None), Console(width=200, color_system="truecolor")
    with plain.capture() as without:
        plain.print(drawn)
    with coloured.capture() as with_colour:
        coloured.print(drawn)
    assert without.get().rstrip("\n") == drawn.plain
    assert "".join(drawn.plain.split()) in "".join(without.get().split())
    assert len(with_colour.get()) >= len(without.get())


def test_many_lives_are_counted_instead_of_drawn() -> None:
    golem = {"id": "red", "cell": "a1", "facing": "N", "lives": 10**9}
    position = read_position({"edition": "3.0", "board": ["."], "robots": [golem]})
    assert draw_text(position).plain.endswith("♥×1000000000")
