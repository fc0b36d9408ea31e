"""The rulebook in its languages: the same clauses, all that the game points to, and no dead link."""

import ast
import re
from pathlib import Path

import pytest

from golems.notation.tasks import play_task, read_task
from golems.words.language import LANGUAGES
from golems.words.rulebook import books, chapters, clauses, folder, picture_of
from tests.casebook import all_cases
from tests.words.source import modules, texts

LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)")
CLAUSE_ID = re.compile(r"[A-Z]\d{1,2}")
PAGES = [Path(str(page)) for code in books() for page in sorted(folder(code).iterdir(), key=str)]
PAGES = [page for page in PAGES if page.suffix == ".md"]


def anchors(page: Path) -> set[str]:
    return set(re.findall(r'<a id="([^"]+)"></a>', page.read_text(encoding="utf-8")))


def test_it_is_there_in_both_languages_of_the_game_and_in_none_that_is_not_spoken() -> None:
    assert {"en", "ru"} <= set(books()) <= set(LANGUAGES)


@pytest.mark.parametrize("code", books())
def test_every_book_has_the_same_clauses_in_the_same_order(code: str) -> None:
    assert list(clauses(code)) == list(clauses("en"))
    assert [clause.chapter for clause in clauses(code).values()] == [
        clause.chapter for clause in clauses("en").values()
    ]


def test_where_nobody_has_written_it_yet_it_is_shown_in_english() -> None:
    assert clauses("xx") == clauses("en")
    assert chapters("xx") == chapters("en")
    assert picture_of("M4", "xx") == picture_of("M4", "en") != picture_of("M4", "ru")


@pytest.mark.parametrize("code", books())
def test_every_clause_has_a_title_and_a_text(code: str) -> None:
    assert len(clauses(code)) > 90
    for name, clause in clauses(code).items():
        assert clause.id == name
        assert clause.title.strip(), name
        assert re.search(r"\w{3}", clause.text), name
        assert not clause.title.endswith("."), name


@pytest.mark.parametrize("code", books())
def test_no_clause_is_lost_between_the_pages_and_the_loader(code: str) -> None:
    written = [name for page in PAGES if page.parent.name == code for name in sorted(anchors(page))]
    assert sorted(written) == sorted(clauses(code))


def test_titles_are_in_the_language_of_the_book() -> None:
    for name, clause in clauses("ru").items():
        assert re.search("[А-яЁё]", clause.title), name
        assert not re.search("[А-яЁё]", clauses("en")[name].title), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_all_links_of_a_page_lead_somewhere(page: Path) -> None:
    for link in LINK.finditer(page.read_text(encoding="utf-8")):
        file, _, anchor = link["target"].partition("#")
        target = page.parent / file if file else page
        assert target.is_file(), link["target"]
        assert not anchor or anchor in anchors(target), link["target"]


def test_every_clause_that_explains_an_event_is_in_the_book() -> None:
    explained = {
        event.rule
        for case in all_cases()
        if "refused" not in case.expected
        for event in play_task(read_task(case.task), case.rows).events
    }
    assert explained - clauses("en").keys() == set()


def test_every_clause_that_the_source_names_is_in_the_book() -> None:
    named = {text for text in texts("rules") | texts("notation") if CLAUSE_ID.fullmatch(text)}
    assert len(named) > 40
    assert named - clauses("en").keys() == set()


def test_every_clause_that_a_comment_or_docstring_cites_is_in_the_book() -> None:
    for file, module in modules():
        if not file.startswith("rules"):
            continue
        for node in ast.walk(module):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                cited = set(re.findall(r"\b[A-Z]\d{1,2}\b", ast.get_docstring(node) or ""))
                assert cited - clauses("en").keys() == set(), file


def test_the_list_of_chapters_names_every_chapter() -> None:
    for code in books():
        contents = folder(code).joinpath("README.md").read_text(encoding="utf-8")
        for chapter in {clause.chapter for clause in clauses(code).values()}:
            assert f"]({chapter})" in contents, (code, chapter)
