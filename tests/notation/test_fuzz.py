"""Whatever comes in, the answer is a value or a refusal, and a value can be written and read back."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golems.notation.inputs import read_input, write_input
from golems.notation.positions import KEYS, OPTION_VALUES, read_position, write_position
from golems.notation.programs import read_program
from golems.notation.reading import Json, decode, encode
from golems.notation.records import RECORD_KEYS, read_record, replay, write_record
from golems.notation.tasks import TASK_KEYS, read_task, resolve
from golems.rules.refusals import Refusal
from tests.notation.helpers import BATTLE, refused, through_json
from tests.notation.strategies import any_edition_of, positions, records, tasks

# ---------------------------------------------------------------- what may not happen


def check_position(document: Json) -> None:
    try:
        position = read_position(document)
    except Refusal:
        return
    assert read_position(through_json(write_position(position))) == position


def check_task(document: Json) -> None:
    try:
        task = read_task(document)
    except Refusal:
        return
    assert read_input(through_json(write_input(task.given, task.position)), task.position) == task.given


def check_answer(document: Json) -> None:
    try:
        answer = through_json(resolve(document))
    except Refusal:
        return
    if answer["result"] is None:
        read_position(answer["position"])


def check_record(document: Json) -> None:
    try:
        record = read_record(document)
    except Refusal:
        return
    assert read_record(through_json(write_record(record))) == record


def check_replay(document: Json) -> None:
    try:
        for outcome in replay(read_record(document)):
            assert outcome.events
    except Refusal:
        return


CHECKS: tuple[Callable[[Json], None], ...] = (
    check_position,
    check_task,
    check_answer,
    check_record,
    check_replay,
)

# ---------------------------------------------------------------- anything at all

WORDS = sorted(
    {*KEYS["3.0"], *TASK_KEYS, *RECORD_KEYS, *OPTION_VALUES}
    | {"id", "cell", "facing", "out", "bot", "simple", "damage", "damaged", "lives", "carries", "home"}
    | {"effort", "waits", "on_ice_since", "cells", "outlets", "winners", "reason", "exit", "face", "repair"}
    | {"4.0", "3.0", "2.0", "battle", "autonomous", "bring_barrel", "a1", "b1", "b2", "c3", "z26", "N", "S"}
    | {"forward", "left", "attack", "stand", "take", "loop3", "if", "enemy?", "F", "2F", "?A:F", "В", "p4"}
    | {"w2", "c1", "1A", "3B", "empty", "bomb", "?", "lose_row", "freeze", "weapon", "red", "blue", "i", "#"}
    | {"goal", "robot", "target", "count", "done", "reach", "hold", "bring", "survive", "destroy"}
    | {"....", "~~~~", "a..a", " . .", "", "L1", "golems-record/1"}
)
NUMBERS = [-1, 0, 1, 2, 3, 8, 9, 50, 51, 10**30, -(10**30), 0.5, 1e300]
scalars: st.SearchStrategy[Json] = (
    st.none()
    | st.booleans()
    | st.sampled_from(NUMBERS)
    | st.sampled_from(WORDS)
    | st.text("абв🤖\0\n", max_size=3)
)
anything: st.SearchStrategy[Json] = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=3), inner)
    ),
    max_leaves=12,
)


@settings(max_examples=200, deadline=None)
@given(st.binary() | st.text() | st.text('[]{}",:0123456789truefalsn \\u', max_size=30))
def test_any_bytes_are_json_or_refused(text: bytes | str) -> None:
    try:
        value = decode(text)
    except Refusal:
        return
    assert decode(encode(value)) == value


def test_half_a_letter_is_refused() -> None:
    assert refused(lambda _: decode('"\ud800"'), None) == ("not-utf8", "")
    assert refused(lambda _: decode(b'"\xff"'), None) == ("not-utf8", "")


def test_the_mark_that_some_editors_write_first_is_no_fault() -> None:
    assert decode(b'\xef\xbb\xbf{"a": 1}') == {"a": 1}


def test_a_fault_in_json_is_found_or_it_ends_too_early() -> None:
    assert refused(lambda _: decode(b'{"a": tree}'), None) == ("not-json", "")
    assert refused(lambda _: decode(b'{"a": 1'), None) == ("cut-json", "")


def test_a_document_that_is_nested_too_deeply_is_refused() -> None:
    assert refused(lambda _: decode(b"[" * 100_000), None) == ("too-deep", "")


def test_a_value_too_deep_to_be_repeated_is_refused_all_the_same() -> None:
    deep: list[Json] = []
    for _ in range(10_000):
        deep = [deep]
    assert refused(read_position, {"edition": deep}) == ("unknown-value", "edition")


def test_a_long_key_is_shortened_in_the_path() -> None:
    document = BATTLE | {"barrels": {"x" * 1000: ["empty"]}}
    assert refused(read_position, document) == ("not-on-board", "barrels." + "x" * 40)


def test_a_long_faulty_value_is_shortened_in_the_refusal() -> None:
    with pytest.raises(Refusal) as caught:
        read_position({"edition": "x" * 1000})
    assert caught.value.facts["got"] == "'" + "x" * 39 + "…"


@settings(max_examples=150, deadline=None)
@given(anything, st.sampled_from(CHECKS))
def test_any_json_is_read_or_refused(document: Json, check: Callable[[Json], None]) -> None:
    check(document)


@settings(max_examples=150, deadline=None)
@given(anything | st.text() | st.text("FBLRS23?:eu*- ВНпн", max_size=12))
def test_any_program_is_read_or_refused(document: Json) -> None:
    try:
        assert isinstance(read_program(document), tuple)
    except Refusal:
        return


# ---------------------------------------------------------------- almost right


def nodes(value: Json, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Yield the paths of everything inside a document."""
    inner: list[tuple[Any, Json]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [place for key, item in inner for place in [(*path, key), *nodes(item, (*path, key))]]


def holder_of(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        document = document[key]
    return document


@st.composite
def mutants(draw: st.DrawFn, documents: st.SearchStrategy[Any]) -> Any:
    """Draw a valid document with one or two things made wrong."""
    document = through_json(draw(documents))
    for _ in range(draw(st.integers(1, 2))):
        path = draw(st.sampled_from(nodes(document)))
        holder, key = holder_of(document, path), path[-1]
        change = draw(st.sampled_from(["delete", "replace", "scalar", "duplicate", "rename"]))
        if change == "delete":
            del holder[key]
        elif change == "replace":
            holder[key] = draw(anything)
        elif change == "scalar":
            holder[key] = draw(scalars)
        elif isinstance(holder, list):
            holder.insert(draw(st.integers(0, len(holder))), copy.deepcopy(holder[key]))
        else:
            other = draw(st.sampled_from(WORDS))
            holder[other] = copy.deepcopy(holder[key])
            if change == "rename" and other != key:
                del holder[key]
    return document


@settings(max_examples=250, deadline=None)
@given(mutants(any_edition_of(positions)))
def test_an_almost_valid_position_is_read_or_refused(document: Json) -> None:
    check_position(document)


@settings(max_examples=250, deadline=None)
@given(mutants(any_edition_of(tasks)))
def test_an_almost_valid_task_is_played_or_refused(document: Json) -> None:
    check_task(document)
    check_answer(document)


@settings(max_examples=150, deadline=None)
@given(mutants(any_edition_of(records)))
def test_an_almost_valid_record_is_replayed_or_refused(document: Json) -> None:
    check_record(document)
    check_replay(document)
