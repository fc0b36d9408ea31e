"""The picture of a league."""

import re
from xml.etree import ElementTree

import pytest

from golems.drawing.league import MOST_STEPS, SCALE, Interval, Standing, draw_league, frame_of

HALF: Interval = (0.5, 0.4, 0.6)


def standings(*names: str) -> list[Standing]:
    return [
        Standing(
            bot=name,
            name=f"The {name}",
            detail=name,
            rating=(1600.0 - 50 * place, 1550.0 - 50 * place, 1650.0 - 50 * place),
            scores=tuple([None if other == name else HALF for other in names]),
        )
        for place, name in enumerate(names)
    ]


THREE = standings("greedy", "parobot:1A", "bots/my <bold> & bad.py:bot")


def drawn(found: list[Standing] = THREE, lang: str = "en") -> str:
    return draw_league(found, "90 matches", lang)


def texts(svg: str) -> list[str]:
    return [
        "".join(element.itertext()) for element in ElementTree.fromstring(svg).iter() if "text" in element.tag
    ]


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Round robin of 3 bots"), ("ru", "Круговой турнир, 3 бота")]
)
def test_the_picture_is_well_formed_and_names_itself(lang: str, title: str) -> None:
    root = ElementTree.fromstring(drawn(lang=lang))
    assert root.attrib["role"] == "img"
    assert root.attrib["lang"] == lang
    assert root[0].text == title
    assert root[1].tag.endswith("desc")


def test_every_bot_is_named_for_those_who_see_and_for_those_who_hear() -> None:
    root, seen = ElementTree.fromstring(drawn()), texts(drawn())
    for standing in THREE[:2]:
        assert standing.name in seen
        assert standing.detail in seen
    for standing in THREE:
        assert standing.name in (root[1].text or "")


def test_it_needs_nothing_from_outside_and_no_styles() -> None:
    svg = drawn()
    assert all(link.startswith("#art-") for link in re.findall(r'href="([^"]*)"', svg))
    assert not re.search(r"url\(|<script|<image|@import|<style|style=", svg)


def test_the_figures_follow_the_language() -> None:
    assert {"1600", "1550…1650", "50.0%", "40.0…60.0", "Elo"} <= set(texts(drawn()))
    assert {"1600", "1550…1650", "50,0 %", "40,0…60,0", "Эло"} <= set(texts(drawn(lang="ru")))


def test_a_long_name_keeps_its_end() -> None:
    long = standings("greedy", "a/very/long/path/to/somebodys/own/bots.py:brave")
    assert any(text.startswith("…") and text.endswith("bots.py:brave") for text in texts(drawn(long)))


def test_a_parobot_has_its_face() -> None:
    assert drawn().count('href="#art-face-parobot"') == 2
    assert drawn().count('href="#art-face-bot"') == 4


@pytest.mark.parametrize("ends", [(1499.0, 1501.0), (-3000.0, 5000.0), (1510.0, 1530.0), (1500.0, 1500.0)])
def test_every_interval_lies_on_the_scale(ends: tuple[float, float]) -> None:
    low, high = ends
    frame = frame_of([one._replace(rating=((low + high) / 2, low, high)) for one in THREE])
    assert frame.scale <= frame.x(low) <= frame.x(high) <= frame.scale + SCALE
    assert frame.scale <= frame.x(1500) <= frame.scale + SCALE
    assert (frame.highest - frame.lowest) / frame.step <= MOST_STEPS


def test_the_better_score_is_blue_and_the_worse_is_red() -> None:
    won, lost = (0.9, 0.8, 0.95), (0.1, 0.05, 0.2)
    one, other = standings("greedy", "random")
    svg = drawn([one._replace(scores=(None, won)), other._replace(scores=(lost, None))])
    assert re.findall(r'fill="(#\w+)" fill-opacity="0.46"', svg) == ["#2F6FB5", "#D23B2E"]
