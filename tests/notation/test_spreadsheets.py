"""Cells that a spreadsheet shows and does not compute."""

import pytest

from golems.notation.spreadsheets import harmless


@pytest.mark.parametrize("text", ["=1+1", "+7", "-1", "@sum", "\t=1", "\r=1", "\n=1", "  =1"])
def test_what_looks_like_a_formula_is_quoted(text: str) -> None:
    assert harmless(text) == f"'{text}"


@pytest.mark.parametrize("text", ["", "Маша", "1+1", "a=b", "F L"])
def test_everything_else_stays_as_it_is(text: str) -> None:
    assert harmless(text) == text
