"""A refusal carries its facts, and can be told from a larger document."""

import pickle

import pytest

from golems.notation.tasks import resolve
from golems.rules.refusals import Illegal, Refusal, wordings
from tests.casebook import read_case


def test_a_refusal_says_where_why_and_by_which_clause() -> None:
    refusal = Illegal("robot-on-wall", "robots[0].cell", "M2", cell="b1")
    assert str(refusal) == "robots[0].cell: b1 is a wall (M2)"
    assert str(Refusal("too-deep")) == "lists and objects are nested too deeply"


def test_a_refusal_shows_its_facts_to_a_programmer() -> None:
    refusal = Illegal("robot-on-wall", "robots[0].cell", "M2", cell="b1")
    assert repr(refusal) == "Illegal('robot-on-wall', 'robots[0].cell', 'M2', {'cell': 'b1'})"
    assert wordings[0](refusal) == repr(refusal)


def test_a_refusal_within_a_larger_document_has_a_longer_path() -> None:
    refusal = Illegal("die", "programs.red[0]", "Q3", row=1)
    assert refusal.within("rounds[2]").path == "rounds[2].programs.red[0]"
    assert Illegal("die", "[0]").within("programs.red").path == "programs.red[0]"
    assert Illegal("die").within("programs.red").path == "programs.red"


def refused(program: str, **data: object) -> Illegal:
    case = read_case("", {"name": "", "clauses": [], "board": "R> .", "programs": {"red": program}, **data})
    with pytest.raises(Illegal) as refusal:
        resolve(case.task)
    return refusal.value


@pytest.mark.parametrize("program", ["3F", "e?A:F", "u?D:F", "T", "2T", "?T:F"])
def test_cards_of_another_edition_are_refused_even_in_free_play(program: str) -> None:
    assert refused(program).reason == "card-of-another-edition"


@pytest.mark.parametrize(
    ("program", "reason"),
    [("*", "die"), ("2*", "die"), ("?*:F", "die"), ("2-", "empty-inside"), ("?F:-", "empty-inside")],
)
def test_a_die_or_nothing_cannot_stand_in_a_players_row(program: str, reason: str) -> None:
    refusal = refused(f"F {program}")
    assert (refusal.reason, refusal.facts["row"]) == (reason, 2)


def test_a_program_of_the_wrong_length_names_the_clause_of_its_edition() -> None:
    assert refused("F", legal=True).rule == "P1"
    assert refused("F", legal=True, edition="3.0", bonus={"red": "blank"}).rule == "G3"


def test_an_empty_row_is_named() -> None:
    refusal = refused("F - L R", legal=True)
    assert (refusal.reason, refusal.facts["row"]) == ("empty-row", 2)


def test_a_refusal_comes_back_whole_from_another_process() -> None:
    refusal = Illegal("too-many-cards", "programs.red", "P4", row=3, card="forward", holds=2)
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is Illegal
    assert str(again) == str(refusal)
    assert again.facts == refusal.facts
