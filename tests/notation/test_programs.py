"""Programs are written in three forms, and every form is read back as the same program."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golems.notation.programs import LATIN, RUSSIAN, Alphabet, read_program, write_program, write_short
from golems.notation.reading import Json
from golems.rules.refusals import Refusal
from golems.rules.values import Condition, Loop, Program
from tests.notation.helpers import refused, through_json
from tests.notation.strategies import programs

SAME_PROGRAM: list[tuple[str, str, list[Json], Program]] = [
    (
        "F B L R",
        "В Н Л П",
        ["forward", "backward", "left", "right"],
        ("forward", "backward", "left", "right"),
    ),
    ("S A D T", "С А З Б", ["stand", "attack", "defend", "take"], ("stand", "attack", "defend", "take")),
    ("2F 3A", "2В 3А", [["loop", "forward"], ["loop3", "attack"]], (Loop(2, "forward"), Loop(3, "attack"))),
    ("?A:F", "?А:В", [["if", "attack", "forward"]], (Condition("if", "attack", "forward"),)),
    ("e?A:F", "п?А:В", [["enemy?", "attack", "forward"]], (Condition("enemy?", "attack", "forward"),)),
    ("u?D:F", "н?З:В", [["attacked?", "defend", "forward"]], (Condition("attacked?", "defend", "forward"),)),
    (
        "e?2A:3F",
        "п?2А:3В",
        [["enemy?", ["loop", "attack"], ["loop3", "forward"]]],
        (Condition("enemy?", Loop(2, "attack"), Loop(3, "forward")),),
    ),
    ("* ?A:*", "* ?А:*", ["die", ["if", "attack", "die"]], ("die", Condition("if", "attack", "die"))),
    ("- F", "- В", ["none", "forward"], ("none", "forward")),
    ("", "", [], ()),
]


@pytest.mark.parametrize(("latin", "russian", "long", "program"), SAME_PROGRAM)
def test_all_three_forms_say_the_same(latin: str, russian: str, long: list[Json], program: Program) -> None:
    assert read_program(latin) == read_program(russian) == read_program(long) == program


@pytest.mark.parametrize(("latin", "russian", "long", "program"), SAME_PROGRAM)
def test_a_program_is_written_in_the_form_asked_for(
    latin: str, russian: str, long: list[Json], program: Program
) -> None:
    assert write_short(program) == latin
    assert write_short(program, RUSSIAN) == russian
    assert write_program(program) == long


@settings(max_examples=150, deadline=None)
@given(programs)
def test_the_long_form_is_read_back_as_the_same_program(program: Program) -> None:
    assert read_program(through_json(write_program(program))) == program


@settings(max_examples=150, deadline=None)
@given(programs, st.sampled_from([LATIN, RUSSIAN]))
def test_a_short_form_is_read_back_as_the_same_program(program: Program, letters: Alphabet) -> None:
    assert read_program(write_short(program, letters)) == program


def test_any_amount_of_space_separates_rows() -> None:
    assert read_program("  F\t2A\n L ") == ("forward", Loop(2, "attack"), "left")


# ---------------------------------------------------------------- two alphabets


def test_letters_that_look_alike_mean_what_their_own_alphabet_says() -> None:
    assert read_program("B") == ("backward",)  # Latin
    assert read_program("В") == ("forward",)  # Russian
    assert read_program("A") == read_program("А") == ("attack",)


@pytest.mark.parametrize(
    "text",
    [
        "F В",
        "B В",
        "В B",
        "А A",
        "Н B",
        "2A 2А",
        "?A:В",
        "?А:F",
        "e?А:В",
        "u?З:В",
        "п?A:F",
        "н?D:F",
        "F F F Л",
    ],
)
def test_a_mix_of_alphabets_is_refused(text: str) -> None:
    assert refused(read_program, text) == ("mixed-alphabets", "")


@pytest.mark.parametrize("text", ["C", "H", "P", "е?А:В", "р?А:В", "Е", "Ф", "в", "ß", "Ω"])
def test_a_letter_of_no_command_is_refused_even_if_it_looks_like_one(text: str) -> None:
    assert refused(read_program, text) == ("short-row", "")


# ---------------------------------------------------------------- malformed rows


@pytest.mark.parametrize(
    "row",
    [
        "X",
        "f",
        "4F",
        "1F",
        "0F",
        "22F",
        "FF",
        "F2",
        "2",
        "F,B",
        "?",
        ":",
        "?A",
        "?A:",
        "?:F",
        "A:F",
        "?A:F:L",
        "?A:?L:R",
        "2?A:F",
        "?4A:F",
        "x?A:F",
        "E?A:F",
        "ee?A:F",
        "e?",
        "--",
        "**",
        "forward",
        "２F",
        "_",
    ],
)
def test_a_short_row_that_is_none_is_refused_with_its_number(row: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_program(f"F 2A {row}")
    assert (caught.value.reason, caught.value.facts) == ("short-row", {"row": 3, "got": f"'{row}'"})


@pytest.mark.parametrize(
    ("program", "reason", "path"),
    [
        (None, "program", ""),
        (7, "program", ""),
        ({"loop": "left"}, "program", ""),
        (["jump"], "unknown-command", "[0]"),
        (["F"], "unknown-command", "[0]"),
        (["left", "Forward"], "unknown-command", "[1]"),
        (["loop"], "unknown-command", "[0]"),
        ([3], "row", "[0]"),
        ([None], "row", "[0]"),
        (["left", {"loop": "left"}], "row", "[1]"),
        ([[]], "row", "[0]"),
        ([["forward"]], "row", "[0]"),
        ([["loop"]], "row", "[0]"),
        ([["loop", "left", "left"]], "row", "[0]"),
        ([["loop4", "left"]], "row", "[0]"),
        ([["if", "left"]], "row", "[0]"),
        ([["if", "left", "left", "left"]], "row", "[0]"),
        ([["while", "left", "left"]], "row", "[0]"),
        ([["loop", "jump"]], "unknown-command", "[0][1]"),
        ([["loop", 2]], "inside", "[0][1]"),
        ([["loop", ["loop", "left"]]], "inside", "[0][1]"),
        ([["if", "jump", "left"]], "unknown-command", "[0][1]"),
        ([["enemy?", "left", "jump"]], "unknown-command", "[0][2]"),
        (["left", ["attacked?", "left", None]], "inside", "[1][2]"),
        ([["if", ["if", "left", "left"], "left"]], "inside", "[0][1]"),
        ([["if", "left", []]], "inside", "[0][2]"),
        ([["enemy?", ["loop3", "jump"], "left"]], "unknown-command", "[0][1][1]"),
    ],
)
def test_a_malformed_long_row_is_refused_with_its_place(program: Json, reason: str, path: str) -> None:
    assert refused(read_program, program) == (reason, path)
