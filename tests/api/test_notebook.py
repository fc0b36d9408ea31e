"""How values show themselves in a notebook."""

from xml.etree import ElementTree

import golems
from tests.api.test_matches import match_of
from tests.api.test_positions import ROUND


def test_a_round_is_a_film_strip_in_a_notebook() -> None:
    moments = ROUND.moments()
    assert [moment.caption for moment in moments] == [
        "Before",
        "The event",
        "Row 1",
        "Row 2",
        "Row 3",
        "Row 4",
        "The end of the round",
    ]
    assert (moments[0].position, moments[-1].position) == (ROUND.start, ROUND.position)
    page = ElementTree.fromstring(ROUND._repr_html_().replace("<br>", " "))
    assert [term.text for term in page.iter("dt")] == [moment.caption for moment in moments[1:]]


def test_names_in_a_notebook_are_no_markup() -> None:
    played = golems.Position.from_drawing('1> .\n"<b>x</b>": {"simple": true}').play({"<b>x</b>": "F L S A"})
    assert "<b>x" not in played._repr_html_()
    assert "&lt;b&gt;x" in played._repr_html_()


def test_a_match_is_a_film_strip_in_a_notebook() -> None:
    match = match_of().play(rounds=2)
    page = ElementTree.fromstring(match._repr_html_())
    assert page.findtext("h3") == "the battle isn’t over"
    assert "Round 2" in match.svg()
    assert "Раунд 2" in match.svg("ru")
    assert repr(match) == "Match('L1', arena='parade-ground', seed='3', rounds=2, result=None)"
    assert str(match).startswith("Round 1\nThe event\n")
