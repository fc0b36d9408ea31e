"""Scenarios on paper: the board, the goals of all sides, and what has to be taken out of the box."""

from collections import Counter
from typing import Any

import pytest

from golems.match.scenarios import scenarios
from golems.printing.box import Box
from golems.printing.paper import PAPERS
from golems.printing.scenarios import needs, notes, scenario_sheet
from golems.printing.typesetting import typeset
from golems.words.language import LANGUAGES, language
from tests.printing.boxes import sheets_of, texts
from tests.printing.measurements import page_sizes

ENGLISH = language("en")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", scenarios())
def test_every_scenario_fits_one_page_and_tells_all_goals(name: str, code: str) -> None:
    start, words, paper = scenarios()[name], language(code), PAPERS["letter"]
    sheet = scenario_sheet(name, start, paper, words)
    [item] = sheet.items
    sides: Any = item.piece.facts["sides"]
    assert [side["look"] for side in sides] == [robot.id for robot in start.robots]
    assert all(texts(side) for side in sides)
    assert words.say(f"scenario-{name}") in texts(item.piece)
    assert page_sizes(typeset("", [sheet], paper, words)) == [tuple(paper)]


@pytest.mark.parametrize("name", scenarios())
def test_its_box_holds_all_that_a_scenario_needs(name: str) -> None:
    start = scenarios()[name]
    held = Counter(item.piece.name for sheet in sheets_of(Box(start.edition)) for item in sheet.items)
    assert {thing: count for thing, count in needs(start, ENGLISH).items() if count > held[thing]} == {}


def test_what_is_needed_is_counted() -> None:
    found = needs(scenarios()["firewood"], ENGLISH)
    assert {name: count for name, count in found.items() if count} == {
        "Board 6×6": 1,
        "Walls": 2,
        "Barrels": 4,
        "Home cells": 2,
        "Golems to fold": 2,
        "Lives": 6,
    }


def test_a_dragon_has_five_lives() -> None:
    sheet = scenario_sheet("iron-dragon", scenarios()["iron-dragon"], PAPERS["a4"], ENGLISH)
    assert "5 lives" in texts(sheet.items[0].piece)
    assert needs(scenarios()["iron-dragon"], ENGLISH)["Lives"] == 3 + 3 + 5


def test_a_field_that_is_not_in_the_box_is_a_part_of_one_that_is() -> None:
    hill = scenarios()["royal-hill"]
    assert needs(hill, ENGLISH)["Board 6×6"] == 1
    assert notes(hill, ENGLISH)[0].startswith("You only need part of the board, 5×5 cells")


def test_streams_and_energy_are_told_where_there_are_any() -> None:
    banks, road = scenarios()["two-banks"], scenarios()["kings-road"]
    assert [note.split()[0] for note in notes(banks, ENGLISH)] == ["Water", "The"]
    assert "at most 10 rounds" in notes(road, ENGLISH)[-1]
    assert "rounds" not in notes(road._replace(edition="2.0"), ENGLISH)[-1]
