"""Room codes are read as they were meant, whatever keyboard they come from."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golems.notation.reading import Malformed
from golems.server.log.codes import CODES, LENGTH, LETTERS, READINGS, new_code, read_code
from golems.words.language import language
from golems.words.refusals import explain

codes = st.text(alphabet=LETTERS, min_size=LENGTH, max_size=LENGTH)


def test_there_are_so_many_codes() -> None:
    assert CODES == 1_889_568


def test_no_letter_is_a_vowel_or_looks_like_another() -> None:
    assert not set(LETTERS) & set("AEIOUYLQ0123456789")
    assert len(set(LETTERS)) == len(LETTERS)
    assert LETTERS.isascii()
    assert LETTERS.isupper()


def test_new_codes_are_codes_and_differ() -> None:
    found = Counter(new_code() for _ in range(2000))
    assert all(read_code(code) == code for code in found)
    assert len(found) > 1980
    assert set("".join(found)) == set(LETTERS)


@given(codes)
def test_a_code_is_read_in_any_case_and_spacing(code: str) -> None:
    assert read_code(code.lower()) == code
    assert read_code(f"  {code[:2]} {code[2:]}\n") == code
    assert read_code(f"{code[:3]}-{code[3:]}") == code
    assert read_code(".".join(code)) == code
    assert read_code("".join([chr(ord(letter) + 0xFEE0) for letter in code])) == code


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("ВСНКМ", "BCHKM"),
        ("ртхвс", "PTXBC"),
        ("BСDFХ", "BCDFX"),
        ("8CD52", "BCDSZ"),
        ("6hjkm", "GHJKM"),
    ],
)
def test_letters_that_look_the_same_are_the_same(typed: str, code: str) -> None:
    assert read_code(typed) == code


@pytest.mark.parametrize(("typed", "code"), [("авапл", "FDFGK"), ("цячыз", "WZXSP")])
def test_a_code_typed_on_the_russian_layout_is_read_by_its_keys(typed: str, code: str) -> None:
    assert read_code(typed) == code


def test_the_keys_of_every_letter_are_known() -> None:
    looks, keys = [{chr(latin) for latin in reading.values()} for reading in READINGS]
    assert keys == set(LETTERS)
    assert looks <= set(LETTERS)


@pytest.mark.parametrize(
    "text", ["", "BCDF", "BCDFGH", "BCDFO", "BCDF0", "BCDFI", "BCDF1", "HELLO", "БЖДЩЭ", "ßßßßß"]
)
def test_anything_else_is_refused_in_words(text: str) -> None:
    with pytest.raises(Malformed) as refusal:
        read_code(text)
    line = explain(refusal.value, language("en"))
    assert line == f"'{text}' isn’t a room code: it should be five letters of {' '.join(LETTERS)}"


@given(st.text())
def test_no_text_does_harm(text: str) -> None:
    with suppress(Malformed):
        assert set(read_code(text)) <= set(LETTERS)


def test_a_book_is_not_searched_for_a_code() -> None:
    with pytest.raises(Malformed):
        read_code(" " * 1_000_000 + "BCDFG")
