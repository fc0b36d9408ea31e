"""docs/coverage.md names, for every statement of the printed rules, a place that exists and what shows it."""

import re
from functools import cache
from pathlib import Path

import pytest

from golems.words.rulebook import books, clauses
from tests.casebook import all_cases

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "coverage.md").read_text(encoding="utf-8")
TABLE = re.compile(r"^\| (?P<head>[^\n]*) \|\n\|[-|]+\|\n(?P<rows>(?:\|[^\n]*\n)+)", re.M)
NAMED = re.compile(r"`([^`]+)`")
READINGS = {"en": "**House rule:**", "ru": "**Спорное правило:**"}
WITHOUT_AN_OPTION = ("S3", "S5", "S7", "B7", "X3", "X4", "O2", "Q3", "G1")


def rows(head: str) -> list[list[str]]:
    """Return the rows of all tables with this head."""
    return [
        [cell.strip() for cell in row.strip("|").split(" | ")]
        for table in TABLE.finditer(PAGE)
        if table["head"] == head
        for row in table["rows"].splitlines()
    ]


STATEMENTS = rows("statement | where | shown by")
PLACES = dict(rows("place | file"))
CASES = {str(case) for case in all_cases()}


@cache
def source(file: str) -> str:
    path = ROOT / file
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def is_there(name: str) -> bool:
    """Tell whether a case, a test of ours or a test of the page has this name."""
    if "::" not in name:
        return name in CASES
    file, test = name.split("::", 1)
    if file.endswith(".ts"):
        return re.search(rf"\b(it|describe)\b[^\n]*\(\"{re.escape(test)}", source(file)) is not None
    return re.search(rf"^(async )?def {re.escape(test)}\(", source(file), re.M) is not None


def test_no_row_is_left_out() -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith("|")]
    tables = len(list(TABLE.finditer(PAGE)))
    assert len(lines) == len(STATEMENTS) + len(PLACES) + 2 * tables
    assert len(STATEMENTS) > 231
    assert {len(row) for row in STATEMENTS} == {3}


def test_every_statement_is_shown_by_something_and_by_nothing_else() -> None:
    assert [row[0] for row in STATEMENTS if not NAMED.findall(row[2])] == []
    assert [row[2] for row in STATEMENTS if NAMED.sub("", row[2]).strip(", ")] == []


def test_whatever_shows_a_statement_is_there() -> None:
    named = [name for row in STATEMENTS for name in NAMED.findall(row[2])]
    assert sorted({name for name in named if not is_there(name)}) == []


@pytest.mark.parametrize(
    "name",
    [
        "M4: two robots wishing one cell share it",
        "tests/rules/test_cases.py::test_nothing",
        "tests/rules/test_nothing.py::test_case",
        "web/tests/program.test.ts::is written as poetry",
    ],
)
def test_what_is_not_there_would_be_found(name: str) -> None:
    assert not is_there(name)


def test_every_place_is_a_clause_or_a_file() -> None:
    named = {place for row in STATEMENTS for place in row[1].split(", ")}
    assert named - clauses("en").keys() - PLACES.keys() == set()
    assert PLACES.keys() - named == set()
    assert [file for file in PLACES.values() if not (ROOT / file.strip("`")).is_file()] == []


@pytest.mark.parametrize("code", books())
def test_readings_without_an_option_are_named_in_every_book(code: str) -> None:
    """Where the prints say something that cannot be chosen, the clause says so."""
    for name in WITHOUT_AN_OPTION:
        assert READINGS[code] in clauses(code)[name].text, name


def test_the_notice_names_work_source_and_licence() -> None:
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    for fact in (
        "«Книга Големов. Играем и учимся программировать роботов»",
        "http://robotfromscratch.com/wiki/index.php?oldid=811",
        "Attribution-NonCommercial-ShareAlike 4.0",
        "http://creativecommons.org/licenses/by-nc-sa/4.0/legalcode",
        "the pictures and every sentence of the rulebook in golems/data/rules are our own",
    ):
        assert fact in notice
