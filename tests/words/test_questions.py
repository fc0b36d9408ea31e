"""Questions and answers: the same in every language, each with a position, and no dead link."""

import re

import pytest

from golems.notation.positions import read_position
from golems.words.questions import FOLDER, cover, positions, questions
from golems.words.rulebook import clauses

WRITTEN = sorted(file.name.removesuffix(".md") for file in FOLDER.iterdir() if file.name.endswith(".md"))
LINK = re.compile(r"\[(?P<shown>[^\]]+)\]\(#(?P<clause>[^)]+)\)")


@pytest.mark.parametrize("lang", WRITTEN)
def test_every_language_answers_the_same_questions(lang: str) -> None:
    assert list(questions(lang)) == list(questions("en"))
    assert len(questions(lang)) >= 21
    assert len(re.findall("^## ", FOLDER.joinpath(f"{lang}.md").read_text(encoding="utf-8"), re.M)) == len(
        questions(lang)
    )


def test_where_nobody_has_written_them_yet_they_are_in_english() -> None:
    assert (questions("xx"), cover("xx")) == (questions("en"), cover("en"))


@pytest.mark.parametrize("lang", WRITTEN)
def test_a_question_asks_and_its_answer_leads_to_clauses(lang: str) -> None:
    for name, question in questions(lang).items():
        assert question.title.endswith("?"), name
        links = list(LINK.finditer(question.text))
        assert links, name
        assert question.text.count("](") == len(links), name
        for link in links:
            assert link["shown"] == link["clause"], name
            assert link["clause"] in clauses(lang), name


def test_every_question_has_a_possible_position_and_no_position_is_left_over() -> None:
    assert list(positions()) == list(questions("en"))
    for position in positions().values():
        read_position(position)


@pytest.mark.parametrize(
    ("lang", "players", "age"),
    [("en", "one to four", "six.*eight"), ("ru", "одного до четырёх", "шести.*восьми")],
)
def test_it_is_said_for_how_many_and_for_what_age_the_game_is(lang: str, players: str, age: str) -> None:
    answers = {name: " ".join(question.text.split()).lower() for name, question in questions(lang).items()}
    assert re.search(players, answers["players"])
    assert re.search(age, answers["age"])
