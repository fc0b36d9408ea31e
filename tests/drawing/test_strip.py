"""Film strips: one picture that holds all moments, and can stand by itself."""

from xml.etree import ElementTree

from golems.drawing.strip import PER_LINE, Moment, draw_strip
from golems.rules.field import field_of
from golems.rules.values import Position, Robot

SVG = "{http://www.w3.org/2000/svg}"
RED = Robot("red", cell=0, facing=1, simple=True)


def moment(cell: int) -> Moment:
    position = Position("4.0", field_of(3, "..."), "...", (RED._replace(cell=cell),), hand=())
    return Moment(f"Row <{cell}>", position)


def boards(svg: str) -> list[ElementTree.Element]:
    return [group for group in ElementTree.fromstring(svg).findall(f"{SVG}g") if group.get("transform")]


def test_every_moment_is_shown_with_its_caption_and_told() -> None:
    svg = draw_strip([moment(0), moment(1), moment(2)], title="A walk")
    assert [
        text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text") if "Row" in str(text.text)
    ] == [
        "Row <0>",
        "Row <1>",
        "Row <2>",
    ]
    root = ElementTree.fromstring(svg)
    assert [root.findtext(f"{SVG}title"), len(boards(svg))] == ["A walk", 3]
    assert "Red: C1, facing east" in str(root.findtext(f"{SVG}desc"))


def test_a_long_strip_goes_on_in_the_next_line() -> None:
    places = [group.get("transform") for group in boards(draw_strip([moment(0)] * (PER_LINE + 1)))]
    assert places[0] == "translate(0 0)"
    assert places[PER_LINE].startswith("translate(0 ")  # type: ignore[union-attr]
    assert len(set(places)) == PER_LINE + 1
    narrow, wide = [draw_strip([moment(0)] * count) for count in (PER_LINE, PER_LINE + 1)]
    sizes = [ElementTree.fromstring(svg).get("viewBox", "").split() for svg in (narrow, wide)]
    assert sizes[0][2] == sizes[1][2]
    assert float(sizes[0][3]) < float(sizes[1][3])


def test_a_long_caption_is_written_smaller() -> None:
    long = draw_strip([moment(0)._replace(caption="The end of the round, and of the whole game")])
    assert 'font-size="40"' not in long
    assert 'font-size="40"' in draw_strip([moment(0)])


def test_a_strip_brings_each_drawing_once() -> None:
    svg = draw_strip([moment(0)] * 3)
    assert svg.count('id="art-red"') == 1
    assert svg.count('href="#art-red"') == 3
