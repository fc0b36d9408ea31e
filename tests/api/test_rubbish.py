"""Whatever is handed to the public interface, it answers with a value or with a refusal that can be told."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import golems
from tests.notation.strategies import any_edition_of, positions, records
from tests.notation.test_fuzz import anything, mutants

READERS: list[Callable[[Any], object]] = [
    golems.Position.from_json,
    golems.Position.from_drawing,
    golems.Record.from_json,
    golems.Match.from_json,
    golems.Puzzle.from_json,
    golems.Program,
]
python = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.complex_numbers()
    | st.binary(max_size=8)
    | st.text(max_size=8)
    | st.dates()
    | st.just(object())
    | st.just(print),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner, inner)
        | st.frozensets(st.integers(), max_size=2)
        | st.dictionaries(st.text(max_size=3) | st.integers() | st.binary(max_size=2), inner, max_size=3)
    ),
    max_leaves=6,
)


def read(reader: Callable[[Any], object], value: object) -> None:
    """Read a value; a refusal is the only error, and is told in one line."""
    told = "read"
    try:
        reader(value)
    except golems.Refusal as refusal:
        told = str(refusal)
    assert told
    assert told.isprintable()


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.__qualname__)
@settings(max_examples=100, deadline=None)
@given(value=python | anything | st.text('.#~=R>B<()ebt:{}" \nround', max_size=40))
def test_rubbish_is_refused(reader: Callable[[Any], object], value: object) -> None:
    read(reader, value)


@settings(max_examples=80, deadline=None)
@given(mutants(any_edition_of(positions)))
def test_an_almost_valid_position_is_read_or_refused(document: object) -> None:
    read(golems.Position.from_json, document)


@settings(max_examples=40, deadline=None)
@given(mutants(any_edition_of(records)))
def test_an_almost_valid_record_is_played_or_refused(document: object) -> None:
    read(golems.Record.from_json, document)


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["red", "blue", "pink", "event", "seed", "rows", "free", "given"]), python
    )
)
def test_rubbish_is_not_played(given: Any) -> None:
    position = golems.Position.from_drawing("R> . B<")
    read(lambda arguments: position.play(**arguments), {"red": "F L A S", "blue": "F L A S"} | given)


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["game", "seed", "arena", "edition", "options", "parobots", "hand"]), python
    )
)
def test_no_match_is_made_of_rubbish(given: Any) -> None:
    read(lambda arguments: golems.Match(**arguments), {"arena": "parade-ground"} | given)
