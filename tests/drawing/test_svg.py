"""Pictures of positions: what they show, what they never show, and that they are self-contained."""

import re
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from golems.drawing.art import BRASS, LOOKS, looks_of
from golems.drawing.svg import draw_pair, draw_svg
from golems.rules.field import field_of
from golems.rules.values import Column, Goal, Position, Robot, Stream

RED = Robot("red", cell=0, facing=1, processor="p4", weapon="w2", chassis="c1")
BLUE = Robot("blue", cell=3, facing=3, processor="p3", weapon="w11", chassis="c2")
ART = sorted((path.name, path.read_text()) for path in (files("golems") / "data" / "art").iterdir())
SCENES = {  # pictures of their own
    "scene-home.svg": "0 0 1200 500",
    **{f"scene-tale-{number}.svg": "0 0 800 600" for number in range(1, 6)},
}


def table(*rows: str, robots: tuple[Robot, ...] = (), **more: Any) -> Position:
    board = "".join(rows)
    shape = "".join(" " if sign == " " else "." for sign in board)
    position = Position("4.0", field_of(len(rows[0]), shape), board, robots, hand=())
    return position._replace(**more)


EVERYTHING = table(
    "..#. is",
    ".~=. ..",
    "ab─│ ..",
    "┌┐└┘ ..",
    robots=(
        RED,
        BLUE._replace(cell=8, damaged=frozenset({"weapon", "processor", "chassis"})),
        Robot("green", cell=9, facing=2, bot="1A", on_ice_since=2),
        Robot("yellow", out=True),
    ),
    barrels=((8, ("bomb",)), (10, ("toolbox", "?")), (12, ("empty",) * 7)),
)


def body(svg: str) -> str:
    return svg.split("</defs>")[1]


def uses(svg: str, name: str) -> int:
    return body(svg).count(f'href="#art-{name}"')


def alone(position: Position) -> str:
    """Return the board without cards: the part before the arrow of a pair in which nothing changed."""
    return draw_pair(position, position).split("<path transform")[0]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_picture_is_well_formed_and_names_itself(lang: str) -> None:
    root = ElementTree.fromstring(draw_svg(EVERYTHING, lang, "Round <1> & 2"))
    assert root.attrib["role"] == "img"
    assert root[0].text == "Round <1> & 2"
    assert root[1].tag.endswith("desc")


def test_the_picture_needs_nothing_from_outside() -> None:
    svg = draw_svg(EVERYTHING)
    assert all(link.startswith("#art-") for link in re.findall(r'href="([^"]*)"', svg))
    assert not re.search(r"url\(|<script|<image|@import|<style", svg)


def test_exactly_the_symbols_in_use_are_embedded() -> None:
    svg = draw_svg(EVERYTHING)
    assert sorted(re.findall(r'symbol id="([^"]*)"', svg)) == sorted(set(re.findall(r'href="#([^"]*)"', svg)))


def test_every_robot_on_the_board_is_drawn_and_one_that_is_out_is_not() -> None:
    svg = alone(EVERYTHING)
    assert [svg.count(f'href="#art-{look}"') for look in ("red", "blue", "green", "yellow")] == [1, 1, 1, 0]


def test_a_robot_that_is_out_keeps_its_card() -> None:
    svg = draw_svg(EVERYTHING)
    assert uses(svg, "yellow") == uses(svg, "destroyed") == 1


@pytest.mark.parametrize("height", [1, 2, 3, 4, 5])
def test_the_barrels_of_a_column_can_be_counted(height: int) -> None:
    svg = draw_svg(table("...", barrels=((1, ("empty",) * height),)))
    assert uses(svg, "barrel") == height


def test_a_column_too_high_to_count_says_its_height() -> None:
    svg = draw_svg(table("...", barrels=((1, ("empty",) * 12),)))
    assert uses(svg, "barrel") == 5
    assert ">12</text>" in svg


def test_a_barrel_in_open_water_floats() -> None:
    svg = draw_svg(table("~=", barrels=((0, ("empty",)), (1, ("empty",)))))
    assert (uses(svg, "barrel-afloat"), uses(svg, "barrel")) == (1, 1)


@pytest.mark.parametrize("inside", [("bomb",), ("toolbox",), ("?",)])
def test_all_barrels_look_alike(inside: Column) -> None:
    hidden, plain = (draw_svg(table("..~", barrels=((1, it), (2, it)))) for it in (inside, ("empty",)))
    assert hidden == plain
    assert not re.search("bomb|toolbox|empty", hidden)


def test_the_letters_of_the_frame_follow_the_language() -> None:
    position = table("." * 11)
    letters = {lang: re.findall(r">(\w)</text>", draw_svg(position, lang)) for lang in ("en", "ru")}
    assert "".join(letters["en"]) == "ABCDEFGHIJK1"
    assert "".join(letters["ru"]) == "АБВГДЕЖЗИКЛ1"


def test_an_id_is_text_and_never_markup() -> None:
    svg = draw_svg(table("..", robots=(RED._replace(id="<b>"),)))
    ElementTree.fromstring(svg)
    assert "<b>" not in svg
    assert "&lt;b&gt;" in svg


def test_what_is_off_the_board_is_not_drawn() -> None:
    svg = draw_svg(table(".. ..", "     ", ".. .."))
    assert uses(svg, "ground-a") + uses(svg, "ground-b") == 8


def test_only_a_segment_with_winter_terrain_lies_on_snow() -> None:
    svg = draw_svg(table(".. i."))
    assert svg.count('fill="#7FB04F"') == svg.count('fill="#F4F9FC"') == 2


@pytest.mark.parametrize(("facing", "turn"), [(1, "rotate(90 "), (2, "rotate(180 "), (3, "rotate(270 ")])
def test_a_robot_is_turned_the_way_it_faces(facing: int, turn: str) -> None:
    drawn = re.findall(r'href="#art-red".*?/>', alone(table("..", robots=(RED._replace(facing=facing),))))
    assert turn in drawn[0]


def test_damage_shows_on_the_body_and_on_the_card() -> None:
    svg = draw_svg(table("..", robots=(RED._replace(damaged=frozenset({"chassis"})),)))
    assert uses(svg, "damage-chassis") == 2
    assert (uses(svg, "token-intact"), uses(svg, "token-damaged")) == (2, 1)
    assert uses(svg, "sign-chassis-damaged") == 1


def test_a_simple_robot_counts_its_damage() -> None:
    svg = draw_svg(table("..", robots=(Robot("red", cell=0, simple=True, damage=1),)))
    assert (uses(svg, "pip"), uses(svg, "pip-lost")) == (2, 1)


def test_a_golem_of_the_older_editions_shows_its_lives_and_its_barrel() -> None:
    golem = Robot("red", cell=0, lives=2, carries=True, home=1)
    svg = draw_svg(table("..", robots=(golem,), edition="3.0"))
    assert (uses(svg, "heart"), uses(svg, "heart-lost")) == (2, 1)
    assert (uses(svg, "carried"), uses(svg, "barrel"), uses(svg, "home")) == (2, 1, 1)


def test_the_cells_of_goals_are_marked_in_the_colour_of_their_golem() -> None:
    robots = (Robot("red", cell=0), Robot("blue", cell=1), Robot("green", out=True))
    goals = (
        Goal(0, "reach", cell=2),
        Goal(0, "hold", cell=2),
        Goal(1, "bring", cell=3),
        Goal(1, "survive"),
        Goal(2, "reach", cell=4),
    )
    svg = draw_svg(table(".....", robots=robots, edition="3.0", goals=goals))
    marks = re.findall(r'<g color="(#\w+)"><use href="#art-home"', svg)
    assert marks == [LOOKS["red"], LOOKS["blue"]]
    assert "goals: C1 (Red), D1 (Blue)</desc>" in svg


def test_a_goal_of_several_golems_is_marked_in_no_golems_colour() -> None:
    robots = (Robot("red", cell=0), Robot("blue", cell=1))
    goals = (Goal(0, "hold", cell=2), Goal(1, "hold", cell=2))
    svg = draw_svg(table("...", robots=robots, edition="3.0", goals=goals), "ru")
    assert re.findall(r'<g color="(#\w+)"><use href="#art-home"', svg) == [BRASS]
    assert "цели: В1 (Красный, Синий)</desc>" in svg


def test_many_lives_become_a_numeral() -> None:
    svg = draw_svg(table("..", robots=(Robot("red", cell=0, lives=9),), edition="3.0"))
    assert uses(svg, "heart") == 1
    assert ">9</text>" in svg


def test_a_parobot_wears_its_gauge_and_names_its_card() -> None:
    svg = draw_svg(table("..", robots=(RED, Robot("blue", cell=1, bot="3B"))), "ru")
    assert uses(svg, "parobot") == 2
    assert ">3B</text>" in svg
    assert "ПароБот" in svg


def test_a_robot_in_the_water_splashes_and_one_on_a_barrel_does_not() -> None:
    wet, dry = table("~.", robots=(RED,)), table("~.", robots=(RED,), barrels=((0, ("empty",)),))
    assert (uses(draw_svg(wet), "splash"), uses(draw_svg(dry), "splash")) == (1, 0)


def test_a_stream_runs_through_its_water() -> None:
    svg = draw_svg(table(".~~.", edition="3.0", streams=(Stream((1, 2), (0, 3)),)))
    assert svg.count("<polyline") == 1


def test_a_named_colour_is_kept_and_the_others_take_what_is_left() -> None:
    assert looks_of(Robot(name) for name in ("Anna", "red", "Boris", "Vera")) == (
        "blue",
        "red",
        "green",
        "yellow",
    )
    assert looks_of(Robot(name) for name in ("x", "y", "z", "w")) == ("red", "blue", "green", "yellow")


def test_a_pair_shows_cards_only_when_a_robot_changed() -> None:
    before = table("....", robots=(RED, BLUE))
    moved = before._replace(robots=(RED._replace(cell=1), BLUE))
    hurt = before._replace(robots=(RED._replace(damaged=frozenset({"weapon"})), BLUE))
    assert uses(draw_pair(before, moved), "token-intact") == 0
    assert uses(draw_pair(before, hurt), "token-intact") == 11
    ElementTree.fromstring(draw_pair(before, hurt, "ru", "a < b"))


def test_what_is_said_of_the_picture_tells_where_the_robots_stand() -> None:
    svg = draw_svg(table("....", robots=(RED, BLUE._replace(out=True)), barrels=((2, ("?", "?")),)))
    assert "<desc>Red: A1, facing east; Blue: out; barrels: C1 ×2</desc>" in svg


def test_a_narrow_screen_shows_the_whole_picture() -> None:
    style = ElementTree.fromstring(draw_svg(EVERYTHING)).attrib["style"]
    assert style == "max-width:100%;height:auto"


@pytest.mark.parametrize(("name", "text"), ART, ids=[name for name, _ in ART])
def test_a_fragment_stands_alone_in_a_cell_of_a_hundred(name: str, text: str) -> None:
    root = ElementTree.fromstring(text)
    assert root.attrib == {"viewBox": SCENES.get(name, "0 0 100 100")}
    assert not re.search(r"\bid=|href|<text|<script|<style|url\(", text), name
