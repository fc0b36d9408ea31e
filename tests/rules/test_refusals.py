"""A refusal carries its facts, and can be told from a larger document."""

import pytest

from golems.notation.tasks import resolve
from golems.rules.refusals import Illegal, Refusal
from tests.casebook import read_case


def test_a_refusal_says_where_why_and_by_which_clause() -> None:
    refusal = Illegal("robot-on-wall", "robots[0].cell", "M2", cell="b1")
    assert str(refusal) == "robots[0].cell: robot-on-wall [cell='b1'] (M2)"
    assert str(Refusal("too-deep")) == "too-deep"


def test_a_refusal_within_a_larger_document_has_a_longer_path() -> None:
    refusal = Illegal("die", "programs.red[0]", "Q3", row=1)
    assert refusal.within("rounds[2]").path == "rounds[2].programs.red[0]"
    assert Illegal("die", "[0]").within("programs.red").path == "programs.red[0]"
    assert Illegal("die").within("programs.red").path == "programs.red"


@pytest.mark.parametrize("program", ["3F", "e?A:F", "u?D:F", "T"])
def test_cards_of_another_edition_are_refused_even_in_free_play(program: str) -> None:
    case = read_case("", {"name": "", "clauses": [], "board": "R> .", "programs": {"red": program}})
    with pytest.raises(Illegal) as refusal:
        resolve(case.task)
    assert refusal.value.reason == "card-of-another-edition"
