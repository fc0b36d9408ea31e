"""Every clause of the rulebook and every option is shown by a case."""

from dataclasses import fields

import pytest

import tests.rules.test_questions
import tests.rules.test_setup  # noqa: F401  (their marks count)
from golems.rules.values import Options
from golems.words.rulebook import clauses
from tests.casebook import all_cases
from tests.clauses import shown


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_clause_of_the_rulebook_has_a_case(language: str) -> None:
    assert set(clauses(language)) - shown() == set()


def test_no_case_shows_a_clause_that_the_rulebook_has_not() -> None:
    assert shown() <= set(clauses("en"))


@pytest.mark.parametrize("option", fields(Options), ids=lambda option: option.name)
def test_every_option_has_a_case_that_sets_it(option: object) -> None:
    name, default = option.name, option.default  # type: ignore[attr-defined]
    used = [case.task["position"].get("options", {}).get(name, default) for case in all_cases()]
    assert any(value != default for value in used)
