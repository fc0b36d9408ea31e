"""The PDF itself: its pages, its letters, and cards that come out at 63 × 88 mm."""

import sys
from functools import cache
from itertools import pairwise

import pytest

from golems.match.arenas import arenas
from golems.notation.reading import Malformed
from golems.printing.arenas import arena_sheet
from golems.printing.box import EDITIONS, Box
from golems.printing.game import game_sheets
from golems.printing.paper import PAPERS
from golems.printing.typesetting import typeset
from golems.words.language import LANGUAGES, language
from tests.printing.measurements import fonts_in, level, marks_by_page, page_sizes, upright

EVERY = [(edition, paper, code) for edition in EDITIONS for paper in PAPERS for code in LANGUAGES]
OURS = {"GolemsDisplayRegular", "NunitoRegular", "NunitoBold"}
CARDS = 4  # the first sheet of cards among those with cut marks of 4.0


@cache
def printed(edition: str, paper: str, code: str) -> bytes:
    words = language(code)
    sheets = game_sheets(Box(edition), PAPERS[paper], words)
    return typeset(words.say("print-title"), sheets, PAPERS[paper], words)


@pytest.mark.parametrize(("edition", "paper", "code"), EVERY)
def test_every_sheet_is_a_page_of_the_paper_asked_for(edition: str, paper: str, code: str) -> None:
    sheets = game_sheets(Box(edition), PAPERS[paper], language(code))
    assert page_sizes(printed(edition, paper, code)) == [tuple(PAPERS[paper])] * len(sheets)


@pytest.mark.parametrize(("edition", "paper", "code"), EVERY)
def test_all_letters_are_in_the_fonts_that_ship_with_the_game(edition: str, paper: str, code: str) -> None:
    assert fonts_in(printed(edition, paper, code)) == OURS


@pytest.mark.parametrize("paper", PAPERS)
def test_the_cut_marks_of_cards_are_63_and_88_mm_apart(paper: str) -> None:
    marks = marks_by_page(printed("4.0", paper, "en"))[CARDS]
    assert steps(upright(marks)) == pytest.approx([63] * 3, abs=0.02)
    assert steps(level(marks)) == pytest.approx([88] * 3, abs=0.02)


def steps(places: list[float]) -> list[float]:
    return [after - before for before, after in pairwise(places)]


@pytest.mark.parametrize(("edition", "paper", "code"), EVERY)
def test_all_marks_are_on_the_paper(edition: str, paper: str, code: str) -> None:
    width, height = PAPERS[paper]
    for marks in marks_by_page(printed(edition, paper, code)):
        assert all(0 < mark.x < width and 0 < mark.y < height for mark in marks)


def test_the_same_sheets_give_the_same_bytes() -> None:
    printed.cache_clear()
    first = printed("4.0", "a4", "ru")
    printed.cache_clear()
    assert printed("4.0", "a4", "ru") == first


@pytest.mark.parametrize("name", sorted(arenas()))
def test_every_arena_has_a_page(name: str) -> None:
    words, paper = language("ru"), PAPERS["letter"]
    pdf = typeset(name, [arena_sheet(arenas()[name], paper, words)], paper, words)
    assert page_sizes(pdf) == [tuple(paper)]
    assert fonts_in(pdf) <= OURS


def test_without_typst_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(Malformed) as refusal:
        typeset("", [], PAPERS["a4"], language("en"))
    assert refusal.value.reason == "no-typst"
